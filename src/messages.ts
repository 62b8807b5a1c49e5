/**
 * Every word said to the user. One function or constant a message, in a section a stage; the code that reports it and
 * the test that expects it both name the function, so wording is edited here and nowhere else.
 * Messages that the interface fixes word for word carry the note "fixed".
 */

// ---- command line ----------------------------------------------------------------------------------------------

export const PROGRAM = 'groundplan';

/** fixed */
export const PLANFILE_NEEDS_ALL = '--planfile requires --graphfile and --source';
export const PLANFILE_NEEDS_ALL_REMEDY =
  'Give all three together, or the plan alone: --source plan.json (no graph file needed).';

export const SOURCE_REQUIRED = '--source is required';
export const WHAT_SOURCE_ACCEPTS =
  'Give --source a plan in JSON (terraform show -json plan.out > plan.json) or a graph file in JSON.';

export const sourceIsDirectory = (path: string) =>
  `--source ${path} is a directory; Terraform code is not read directly yet`;
export const sourceIsGit = (address: string) =>
  `--source ${address} is a Git address; Git repositories are not fetched yet`;
export const NOT_YET_REMEDY =
  'Plan it first (terraform plan -out=plan.out && terraform show -json plan.out > plan.json), then --source plan.json.';

export const unknownFormat = (name: string) => `--format ${name || "''"} is not known`;
export const FORMAT_REMEDY = 'Use svg, png or both: --format svg,png.';
export const formatContradicts = (format: string, outfile: string) =>
  `--format ${format} and --outfile ${outfile} ask for different formats`;
export const FORMAT_CONTRADICTS_REMEDY = 'Leave one of them out: a known extension picks the format.';
export const outfileExtension = (outfile: string, extension: string) =>
  `--outfile ${outfile}: ${extension} files cannot be written`;
export const OUTFILE_EXTENSION_REMEDY = 'Name the file .svg or .png.';
export const STDOUT_ONE_FORMAT = '--outfile - takes one format';
export const STDOUT_ONE_FORMAT_REMEDY = 'Write --format svg or --format png, or give a file name for both.';
export const STDOUT_IS_TERMINAL = 'a PNG is not written to a terminal';
export const STDOUT_IS_TERMINAL_REMEDY = 'Redirect the output (> picture.png) or give --outfile a file name.';
export const STDOUT_TAKEN = '--show_services prints to stdout, so --outfile - cannot';
export const STDOUT_TAKEN_REMEDY = 'Give --outfile a file name, or leave it out to list the services only.';
export const badScale = (text: string, min: number, max: number) =>
  `--scale ${text} is not a number from ${min} to ${max}`;
export const BAD_SCALE_REMEDY = 'For example --scale 2: twice as many pixels each way.';

export const summaryOfPlan = (counts: { total: number; drawn: number; folded: number; hidden: number }) =>
  `${plural(counts.total, 'resource')}: ${counts.drawn} drawn, ${counts.folded} folded, ${counts.hidden} hidden`;
export const summaryOfGraph = (nodes: number, edges: number) =>
  `${plural(nodes, 'node')}, ${plural(edges, 'connection')}`;
export const wrote = (path: string) => `wrote ${path}`;
export const stepReading = (path: string) => `reading ${path}`;
export const STEP_UNDERSTANDING = 'finding out what belongs together';
export const STEP_ARRANGING = 'arranging';
export const stepDrawing = (format: string) => `drawing ${format.toUpperCase()}`;

export const errorLine = (message: string) => `error: ${message}`;
export const remedyLine = (remedy: string) => `  ${remedy}`;
/** fixed: the prefix */
export const warningLine = (message: string) => `WARNING: ${message}`;
export const INTERNAL_FAULT = 'groundplan has a fault';
export const REPORT_FAULT =
  'This is not your mistake. Please report it with the lines above and, if you may share it, the input.';
export const SEE_HELP = 'See groundplan --help.';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

// ---- files -----------------------------------------------------------------------------------------------------

export const fileMissing = (option: string, path: string) => `${option} ${path}: there is no such file`;
export const FILE_MISSING_REMEDY = 'Check the name and the folder that the command runs in.';
export const fileUnreadable = (option: string, path: string, reason: string) =>
  `${option} ${path}: the file cannot be read (${reason})`;
export const FILE_UNREADABLE_REMEDY = 'Check its permissions.';
export const fileIsDirectory = (option: string, path: string) => `${option} ${path} is a directory, not a file`;
export const FILE_IS_DIRECTORY_REMEDY = 'Give the path of a file.';
export const fileEmpty = (option: string, path: string) => `${option} ${path}: the file is empty`;
export const FILE_EMPTY_REMEDY = 'Write it again; an interrupted command or a full disk leaves empty files.';
export const fileUnwritable = (path: string, reason: string) => `${path} cannot be written (${reason})`;
export const FILE_UNWRITABLE_REMEDY = 'Choose another place with --outfile.';
export const outfileIsDirectory = (path: string) => `--outfile ${path} is a directory`;
export const outfileFolderMissing = (path: string) => `--outfile ${path}: its folder does not exist`;
export const OUTFILE_REMEDY = 'Create the folder first, or choose another place with --outfile.';

// ---- read ------------------------------------------------------------------------------------------------------

// ---- understand ------------------------------------------------------------------------------------------------

// ---- arrange ---------------------------------------------------------------------------------------------------

export const resourceCount = (count: number) => plural(count, 'resource');
export const instanceCount = (count: number) => `×${count}`;
export const TO_BE_DESTROYED = 'to be destroyed';

// ---- draw ------------------------------------------------------------------------------------------------------

export const DIAGRAM = 'Architecture diagram';
export const pictureDescription = (nodes: number, connections: number) =>
  `Architecture diagram with ${plural(nodes, 'resource')} and ${plural(connections, 'connection')}`;
export const edgeTooltip = (from: string, to: string, twoWay: boolean, label: string) =>
  `${from} ${twoWay ? 'and' : 'to'} ${to}${label === '' ? '' : `: ${label}`}`;
export const TITLE_WITHOUT_WORDS = 'the layout has a place for a title, but no title';
export const notANumber = (value: number) => `a coordinate is ${value}`;
export const pngScaledDown = (asked: number, used: number, megapixels: number) =>
  `the picture is drawn at scale ${used} instead of ${asked}: a PNG has at most ${megapixels} megapixels; SVG has no such limit`;
export const NOT_AN_SVG = 'the picture to be rasterised has no size';
