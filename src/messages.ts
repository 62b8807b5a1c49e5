/**
 * Every word said to the user. One function or constant a message, in a section a stage; the code that reports it and
 * the test that expects it both name the function, so wording is edited here and nowhere else.
 * Messages that the interface fixes word for word carry the note "fixed".
 */
import { printable } from './messages/printable.js';

// ---- command line ----------------------------------------------------------------------------------------------

export const PROGRAM = 'groundplan';

/** fixed */
export const PLANFILE_NEEDS_ALL = '--planfile requires --graphfile and --source';
export const PLANFILE_NEEDS_ALL_REMEDY =
  'Give all three together, or the plan alone: --source plan.json (no graph file needed).';

export const SOURCE_REQUIRED = '--source is required';
export const WHAT_SOURCE_ACCEPTS =
  'Give --source a directory of Terraform code, a Git address, a plan in JSON (terraform show -json plan.out > plan.json), a state, or a graph file in JSON.';

export const unknownFormat = (name: string) => `--format ${printable(name) || "''"} is not known`;
export const FORMAT_REMEDY = 'Use svg, png or both: --format svg,png.';
export const formatContradicts = (format: string, outfile: string) =>
  `--format ${printable(format)} and --outfile ${printable(outfile)} ask for different formats`;
export const FORMAT_CONTRADICTS_REMEDY = 'Leave one of them out: a known extension picks the format.';
export const outfileExtension = (outfile: string, extension: string) =>
  `--outfile ${printable(outfile)}: ${printable(extension)} files cannot be written`;
export const OUTFILE_EXTENSION_REMEDY = 'Name the file .svg or .png.';
export const STDOUT_ONE_FORMAT = 'a pipe or a device takes one picture, and two formats are two';
export const STDOUT_ONE_FORMAT_REMEDY = 'Write --format svg or --format png, or give a file name for both.';
export const STDOUT_IS_TERMINAL = 'a PNG is not written to a terminal';
export const STDOUT_IS_TERMINAL_REMEDY = 'Redirect the output (> picture.png) or give --outfile a file name.';
export const STDOUT_TAKEN = '--show_services prints to stdout, so --outfile - cannot';
export const STDOUT_TAKEN_REMEDY = 'Give --outfile a file name, or leave it out to list the services only.';
export const badScale = (text: string, min: number, max: number) =>
  `--scale ${printable(text)} is not a number from ${min} to ${max}`;
export const BAD_SCALE_REMEDY = 'For example --scale 2: twice as many pixels each way.';

export const unknownLayout = (name: string) => `--layout ${printable(name) || "''"} is not known`;
export const LAYOUT_REMEDY = 'Use nested (the default) or dot.';
export const unknownTheme = (name: string) => `--theme ${printable(name) || "''"} is not known`;
export const THEME_REMEDY = 'Use light (the default), dark or auto.';

interface Removal {
  readonly by: string;
  readonly resources: number;
}
/** Behind a number of resources: what is there and not seen. */
export const removedBy = (removed: readonly Removal[] = []) =>
  removed.map(({ by, resources }) => `, ${resources} removed by ${printable(by)}`).join('');
export const summaryOfPlan = (
  counts: { total: number; drawn: number; folded: number; hidden: number },
  removed?: readonly Removal[],
) =>
  `${plural(counts.total, 'resource')}: ${counts.drawn} drawn, ${counts.folded} folded, ${counts.hidden} hidden${removedBy(removed)}`;
export const summaryOfGraph = (resources: number, edges: number, removed?: readonly Removal[]) =>
  `${plural(resources, 'resource')}, ${plural(edges, 'connection')}${removedBy(removed)}`;
/** fixed */
export const NO_RESOURCES_FOUND = 'No resources found';
export const noResourcesRemedy = (hidden: number) =>
  `The source has ${plural(hidden, 'resource')}, none of them to be drawn (data sources, settings). Check that it is the right plan.`;
export const wrote = (path: string) => `wrote ${printable(path)}`;
export const stepReading = (path: string) => `reading ${printable(path)}`;
export const STEP_UNDERSTANDING = 'finding out what belongs together';
export const STEP_ARRANGING = 'arranging';
export const stepDrawing = (format: string) => `drawing ${format.toUpperCase()}`;

export const errorLine = (message: string) => `error: ${message}`;
export const remedyLine = (remedy: string) => `  ${remedy}`;
export const moreLikeThese = (count: number) => `and ${count} more of this kind`;
export const moreWarnings = (count: number) => `and ${plural(count, 'warning')} more`;
/** fixed: the prefix */
export const warningLine = (message: string) => `WARNING: ${message}`;
export const INTERNAL_FAULT = 'groundplan has a fault';
export const REPORT_FAULT =
  'This is not your mistake. Please report it with the lines above and, if you may share it, the input.';
export const seeHelp = (command: string | null) => `See groundplan ${command === null ? '' : `${command} `}--help.`;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

// ---- files -----------------------------------------------------------------------------------------------------

/** A path that can be pasted into a command line. */
export const inShell = (path: string) =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${printable(path).replaceAll("'", "'\\''")}'`;
/** A file that is looked for by itself has no option. */
const given = (option: string, path: string) => (option === '' ? printable(path) : `${option} ${printable(path)}`);
export const NO_WORKING_DIRECTORY = 'the working directory is not there any more';
export const NO_WORKING_DIRECTORY_REMEDY = 'Go to a directory that is there: cd "$PWD" finds one that was made again.';
export const optionEmpty = (option: string) => `${option} is empty`;
export const optionTwice = (option: string, first: string, second: string) =>
  `${option} is given twice: ${printable(first)}, ${printable(second)}`;
export const OPTION_TWICE_REMEDY = 'Leave one of them out; several pictures are several runs.';
export const OPTION_EMPTY_REMEDY = 'Write a name behind it; in a script, is the variable set?';
export const fileMissing = (option: string, path: string) =>
  `${given(option, path)}: there is no such file${option === '--source' ? ' or directory' : ''}`;
export const FILE_MISSING_REMEDY = 'Check the name and the folder that the command runs in.';
export const fileUnreadable = (option: string, path: string, reason: string) =>
  `${given(option, path)}: the file cannot be read (${reason})`;
export const FILE_UNREADABLE_REMEDY = 'Check its permissions.';
export const fileIsDirectory = (option: string, path: string) => `${given(option, path)} is a directory, not a file`;
export const FILE_IS_DIRECTORY_REMEDY = 'Give the path of a file.';
export const fileEmpty = (option: string, path: string) => `${given(option, path)}: the file is empty`;
export const FILE_EMPTY_REMEDY = 'Write it again; an interrupted command or a full disk leaves empty files.';
export const fileUnwritable = (path: string, reason: string) => `${path} cannot be written (${reason})`;
export const FILE_UNWRITABLE_REMEDY = 'Choose another place with --outfile.';
export const temporaryUnwritable = (path: string, reason: string) =>
  `temporary files cannot be made in ${path} (${reason})`;
export const TEMPORARY_UNWRITABLE_REMEDY = 'Set TMPDIR to a directory that can be written.';
const MAKE_ROOM = 'Make room, also where temporary files are (TMPDIR) and in ~/.groundplan, which may be deleted.';
/** What the system answers where neither we nor the input are the cause, and what to do about it. */
export const MACHINE_TROUBLES: ReadonlyMap<string | undefined, readonly [string, string]> = new Map([
  ['ENOSPC', ['The disk is full', MAKE_ROOM]],
  ['EDQUOT', ['The quota of the disk is used up', MAKE_ROOM]],
  ['EMFILE', ['Too many files are open', 'Raise the limit: ulimit -n 4096.']],
  ['ENFILE', ['Too many files are open on this machine', 'End other programs, or raise its limit.']],
  ['EIO', ['The disk cannot be read or written', 'Check the disk, and that it is still connected.']],
]);
export const outfileIsDirectory = (path: string) => `--outfile ${printable(path)} is a directory`;
export const OUTFILE_IS_DIRECTORY_REMEDY = 'Name the file to write in it.';
export const outfileIsLink = (path: string) => `${printable(path)} is a link, and links are not written through`;
export const OUTFILE_IS_LINK_REMEDY =
  'Remove the link, or name the file that it leads to with --outfile: in a repository somebody else may have put it there.';
export const outfileIsPipe = (path: string) => `${printable(path)} is a pipe or a socket, not a file`;
export const OUTFILE_IS_PIPE_REMEDY =
  'Remove it, or choose another file with --outfile. A pipe of your own is written to by the shell: --outfile - > pipe.';
export const outfileFolderMissing = (path: string) => `--outfile ${printable(path)}: its folder does not exist`;
export const OUTFILE_REMEDY = 'Create the folder first, or choose another place with --outfile.';

// ---- read ------------------------------------------------------------------------------------------------------

/** fixed */
export const BINARY_PLAN = 'This appears to be a binary Terraform plan file';
export const binaryPlanRemedy = (file: string) =>
  `Convert it: terraform show -json ${inShell(file)} > converted.json, and give converted.json.`;
export const addressesTooLong = (count: number, characters: number, modules: number) =>
  `${plural(count, 'resource')} with an address of more than ${characters} characters or ${modules} modules: left out`;
export const resourcesTooMany = (left: number, total: number) =>
  `${left} of ${total} resources left out: ${total - left} are read of one source`;
export const LINKS_TOO_MANY =
  'the code refers to itself in too many ways: connections through locals, variables and outputs may be missing';
export const referencesTooMany = (most: number) =>
  `more than ${most} references between resources: the connections of those behind them are missing`;
/** fixed */
export const NO_RESOURCE_CHANGES_MEMBER = "Plan file does not contain 'resource_changes'";
export const STREAM_REMEDY =
  'This is the log of terraform plan -json. Save the plan and export it: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';
export const NOT_A_PLAN_REMEDY =
  'Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';
/** fixed */
export const NO_RESOURCE_CHANGES = 'Plan file contains no resource changes';
export const NO_RESOURCE_CHANGES_REMEDY =
  'Check the code and the variable files: the plan creates, updates and destroys nothing, and nothing exists yet.';

export const jsonOfNothing = (file: string) =>
  `${printable(file)} holds millions of empty lists and objects: it is no plan, state or graph`;
export const jsonEmpty = (file: string) => `${printable(file)} is empty`;
export const fileTooLarge = (file: string, bytes: number) => `${printable(file)} is larger than ${bytes} bytes`;
export const FILE_TOO_LARGE_REMEDY = 'Split the configuration and draw each part.';
export const notJson = (file: string, place: { line: number; column: number }, expected: string, found: string) =>
  `${printable(file)}:${place.line}:${place.column}: not JSON: ${expected} expected${found === '' ? ', but the file ends' : `, found ${printable(found)}`}`;
export const JSON_EXPECTED = {
  value: 'a value',
  name: 'a name in double quotes',
  colon: 'a colon',
  comma: 'a comma or the closing bracket',
  end: 'the end of the file',
  string: 'a character or escape that a string may hold',
} as const;
/** In the place of what stands in a file, which may be a secret. */
export const FOUND_TEXT = 'a text in quotes';
export const FOUND_NUMBER = 'a number';
export const FOUND_WORD = 'a word';
export const FOUND_CHARACTER = 'another character';
export const textOfLength = (characters: number) => `a text of ${plural(characters, 'character')}`;
export const NOT_JSON_REMEDY = 'Write the file again, or correct it at that place.';

export const stateIsNoPlan = (file: string) =>
  `${NO_RESOURCE_CHANGES_MEMBER}: ${printable(file)} holds a state, not a plan (terraform show -json was run without a plan file)`;
export const STATE_REMEDY =
  'Make a plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json. It draws what exists, too. Or draw the state alone: --source with that file, without --planfile.';
export const planFormatUnknown = (file: string, version: string) =>
  `${printable(file)} has plan format ${printable(version)}; this version of groundplan reads 0.x and 1.x`;
/** In the place of a number. */
export const UNKNOWN_PLAN_FORMAT = 'that is no number';
export const PLAN_FORMAT_REMEDY = 'Update groundplan, or export the plan with a released version of Terraform.';
export const PLAN_INCOMPLETE = 'Terraform stopped with errors while it made this plan: resources may be missing';
export const entryWithoutAddress = (path: string, address: string) =>
  `${printable(path)}${address === '' ? '' : ` (${printable(address)})`} has no address and no type and name to build one from; it is left out`;

export const notDot = (file: string, place: { line: number; column: number }, found: string) =>
  `${printable(file)}:${place.line}:${place.column}: no DOT graph: ${found === '' ? 'the file ends' : `${printable(found)} cannot stand here`}`;
export const NOT_DOT_REMEDY = 'Write it with: terraform graph > graph.dot.';

export const invalidGraph = (file: string, lines: readonly string[], total: number) =>
  [
    `${file} is no valid graph (graph format 1.0): ${plural(total, 'problem')}`,
    ...lines,
    ...(total > lines.length ? [`  and ${total - lines.length} more`] : []),
  ].join('\n');
export const graphProblem = (
  file: string,
  place: { line: number; column: number },
  path: string,
  value: string,
  rule: string,
) => `  ${printable(file)}:${place.line}:${place.column} ${printable(path)}: ${printable(value)}: ${rule}`;
export const INVALID_GRAPH_REMEDY =
  'A graph maps each node address to an array of node addresses; see docs/graph-format.md.';
export const GRAPH_RULE_TOP = 'the file must hold one object, from node addresses to arrays of node addresses';
export const GRAPH_RULE_NOT_EMPTY = 'a graph needs at least one node';
export const GRAPH_RULE_ARRAY = 'the value of a node must be an array of node addresses';
export const GRAPH_RULE_STRING = 'a target must be a string';
export const GRAPH_RULE_KEY_ONCE = 'a key may be there only once';
export const GRAPH_RULE_TARGET_ONCE = 'a target may be there only once in its array';
export const GRAPH_RULE_ADDRESS =
  'not a node address: [module.<module_name>[<index>].]*<type>.<name>[<index>]*[~<copy_number>]';
export const graphRuleLength = (characters: number, modules: number) =>
  `an address has at most ${characters} characters and ${modules} modules`;
export const graphAddressInstead = (address: string) =>
  `not a node address; the graph format writes it ${printable(address)}`;
export const holdsItself = (container: string) => `${printable(container)} lists itself; that entry is left out`;
export const holdsEachOther = (inner: string, outer: string) =>
  `${printable(inner)} lists ${printable(outer)}, which is around it; that entry is left out`;
export const heldTwice = (node: string, containers: readonly string[]) =>
  `${printable(node)} is listed by ${containers.map(printable).join(' and ')}; it is drawn in ${printable(containers[0]!)}`;

// ---- understand ------------------------------------------------------------------------------------------------

export const nestedTooDeep = (count: number, levels: number) =>
  `${count} icons and boxes are in more than ${levels} boxes: they are drawn in the last of these`;

/** Rule in the ledger. */
export const HIDDEN_DATA_SOURCE = 'a data source: read, not built';
export const HIDDEN_UNUSED_GROUP = 'a security group that nothing in the plan is in';
export const unknownTypes = (types: readonly string[]) =>
  `no icon of its own for ${types.slice(0, 5).map(printable).join(', ')}${types.length > 5 ? ` and ${types.length - 5} more` : ''}`;

/** Title of a picture of nothing. */
export const NOTHING_DRAWN = 'Nothing is drawn';
export const simplified = (before: number, after: number) => `simplified: ${before} icons and boxes are now ${after}`;
export const overviewDrawn = (
  whole: { readonly shapes: number; readonly lines: number },
  arrows: { readonly found: number; readonly drawn: number },
  canBeSimpler: boolean,
) =>
  [
    `${whole.shapes} icons and boxes with ${plural(whole.lines, 'line')} are too many for one picture: this is an overview`,
    arrows.drawn === arrows.found ? '' : ` with the ${arrows.drawn} strongest of ${plural(arrows.found, 'connection')}`,
    `. Everything: --no-overview${canBeSimpler ? '; services only: --simplified' : ''}.`,
  ].join('');
/** Names of containers that one box stands for. */
export const severalBoxes = (count: number, names: string) => `×${count}${names === '' ? '' : `: ${names}`}`;
export const counted = (count: number, noun: string) => (count === 1 ? noun : `${noun} ×${count}`);
/** What one node is called that stands for several. */
export const severalNames = (names: readonly string[], more: number) =>
  more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;

// ---- arrange ---------------------------------------------------------------------------------------------------

export const resourceCount = (count: number, removed?: readonly Removal[]) =>
  plural(count, 'resource') + removedBy(removed);
/** How many there are is known by a plan only. */
export const COUNT_UNKNOWN = '×?';
export const instanceCount = (count: number) => `×${count}`;
/** In tooltips, where there is room for the word. */
export const instancesInWords = (count: number) => plural(count, 'instance');
/** For names that differ only where they are cut. */
export const numbered = (number: number, name: string) => `${number}: ${name}`;
export const LEGEND_DASHED = 'implied or assumed, not stated in the plan';
export const LEGEND_TWO_WAY = 'requests in both directions';
export const LEGEND_LOOKED_UP = 'looked up, not built here';
export const LEGEND_SUGGESTED = 'suggested by a language model';
export const LEGEND_COUNT = 'so many of the same';
export const LEGEND_COUNT_SAMPLE = '×n';
export const TO_BE_DESTROYED = 'to be destroyed';
export const TO_BE_REPLACED = 'to be replaced';

// ---- called programs -------------------------------------------------------------------------------------------

/** fixed */
export const DOT_MISSING = 'dot command not found';
export const DOT_MISSING_REMEDY =
  'Install Graphviz, check with dot -V. Or leave --layout dot out: the layout of groundplan itself needs no other program.';
export const dotTooOld = (found: string, least: string) =>
  `Graphviz version not supported: dot -V says ${printable(found)}, --layout dot needs ${least} or newer`;
export const DOT_UPDATE_REMEDY = 'Update Graphviz, or leave --layout dot out.';
export const dotVersionUnreadable = (said: string) =>
  `dot -V names no version${said === '' ? ' and says nothing' : `, it says ${printable(said)}`}`;
export const DOT_VERSION_REMEDY =
  'Check that the first dot on the PATH is that of Graphviz, or leave --layout dot out.';
export const dotTimeOut = (seconds: number) => `dot has not finished after ${seconds} seconds`;
export const dotUnusable = (reason: string) => `dot cannot be run (${reason})`;
export const dotFailed = (how: string, complaint: string) =>
  `dot failed (${how})${complaint === '' ? '' : `: ${complaint}`}`;
export const exitCode = (code: number) => `exit code ${code}`;
export const DOT_FAILED_REMEDY = 'Leave --layout dot out: the layout of groundplan itself draws graphs of any size.';
export const DOT_ANSWER_UNREADABLE = 'the answer of dot does not hold the places of what it was asked to place';
export const DOT_ANSWER_REMEDY = 'Update Graphviz, or leave --layout dot out.';

// ---- draw ------------------------------------------------------------------------------------------------------

export const DIAGRAM = 'Architecture diagram';
export const pictureDescription = (resources: number, connections: number) =>
  `Architecture diagram with ${plural(resources, 'resource')} and ${plural(connections, 'connection')}`;
export const edgeTooltip = (from: string, to: string, twoWay: boolean, label: string) =>
  `${from} ${twoWay ? 'and' : 'to'} ${to}${label === '' ? '' : `: ${label}`}`;
export const TITLE_WITHOUT_WORDS = 'the layout has a place for a title, but no title';
export const notANumber = (value: number) => `a coordinate is ${value}`;
export const pngScaledDown = (asked: number, used: number, megapixels: number) =>
  `the picture is drawn at scale ${used} instead of ${asked}: a PNG has at most ${megapixels} megapixels; SVG has no such limit`;
export const RASTERISER_FAILED = 'the picture could not be turned into a PNG';
export const RASTERISER_FAILED_REMEDY = 'Use --format svg until this is mended.';
export const NOT_AN_SVG = 'the picture to be rasterised has no size';
