/** Messages of the command line: options, files, summaries. */

import { inShell, type Removal, removedBy } from '../messages.js';
import { plural } from '../platform/text/plural.js';
import { printable } from '../platform/text/printable.js';
import { short } from '../platform/text/short.js';

export const unknownName = (option: string, text: string) => `${option} ${printable(text) || "''"} is not known`;
export const knownNames = (names: readonly string[]) => `Use one of ${names.join(', ')}.`;
/** Joins names with commas, and the last one with `or`. */
const either = (names: readonly string[]) =>
  [...(names.length > 1 ? [names.slice(0, -1).join(', ')] : []), ...names.slice(-1)].join(' or ');
export const namesWithDefault = (names: readonly string[], usual: string) =>
  `Use ${either(names.map((name) => (name === usual ? `${name} (the default)` : name)))}.`;
export const bareOrNamed = (option: string, names: readonly string[], bare: string) =>
  `Use ${option} for ${bare}, or ${names.map((name) => `${option} ${name}`).join(', or ')}.`;
export const oneOrMore = (option: string, names: readonly string[]) =>
  `Use ${names.join(', ')} or ${names.length === 2 ? 'both' : 'several'}: ${option} ${names.join(',')}.`;
export const badNumber = (option: string, text: string, min: number, max: number) =>
  `${option} ${printable(text)} is not a number from ${min} to ${max}`;
export const badAmount = (option: string, text: string, unit: string) =>
  `${option} ${printable(text)} is no number of ${unit}`;
export const notWhole = (option: string, value: number) => `${option} ${value} is no whole number`;
export const forExample = (option: string, example: string) => `For example ${option} ${example}.`;
const WORD_LENGTH = 60;
const wordOf = (word: string) => printable(short(word, WORD_LENGTH));
/**
 * @param words unexpected positional arguments
 * @param source true if the first one may be an intended source
 */
export const argumentsLeftOver = (words: readonly string[], source: boolean) => {
  const [first = '', ...more] = words;
  if (more.length > 0) return `${words.length} unexpected arguments, the first of them '${wordOf(first)}'`;
  return `unexpected argument '${wordOf(first)}'${source ? `; did you mean --source ${inShell(wordOf(first))}?` : ''}`;
};
export const PATHS_IN_QUOTES = 'Put a path with spaces in quotes.';
export const didYouMean = (option: string) => `Did you mean ${option}?`;
export const VAR_REMEDY = 'Pass variables in a file with --varfile <file>, or as TF_VAR_<name> in the environment.';
export const VERSION_REMEDY = 'Did you mean --debug, or groundplan --version?';

/** fixed: `WARNING:` comes before it. */
export const IGNORED_WITH_PLANFILE = '--workspace/--varfile ignored with --planfile';
export const ignoredWithFile = (options: readonly string[], source: string) =>
  `${options.join('/')} ignored: ${printable(source)} is a file, and nothing is planned`;

/** @param used formats that use the option, or the condition for it */
export const noEffect = (option: string, formats: readonly string[], used: readonly string[]) =>
  `${option} has no effect on ${either(formats)}; ${either(used)} ${used.length === 1 ? 'uses' : 'use'} it`;
export const noEffectOnGraph = (options: readonly string[]) =>
  `${options.join('/')} ignored: a graph file is compared, and nothing is drawn`;
export const noEffectWithout = (option: string, condition: string) => `${option} has no effect without ${condition}`;
export const noEffectWith = (option: string, condition: string) => `${option} has no effect with ${condition}`;
export const PLAN_OF_TERRAFORM = 'a plan of Terraform: --source <plan.json>, or --planner terraform';

/** Name of `-` in messages. */
export const STDIN = 'stdin';
export const notPiped = (option: string, path: string) =>
  `${option} ${printable(path)}: there is no pipe and no file to be read from`;
export const NOT_PIPED_REMEDY = 'For example: terraform show -json plan.out | groundplan draw --source -';
export const notAFile = (option: string, path: string) =>
  `${option} ${printable(path)} is a pipe or a device, not a file`;
export const NOT_A_FILE_REMEDY =
  'Give a file. A command can write to --source - instead: terraform show -json plan.out | groundplan draw --source -';
export const NOT_A_VARFILE_REMEDY = 'Check that it is a variable file: lines such as name = "value", or JSON.';
/** Name of a revision without a variable file. */
export const WITHOUT_VARIABLES = 'defaults';
export const DIFF_TAKES_TWO = 'diff takes two sources';
export const DOCS_TAKES_ONE = 'docs takes one directory';
export const DOCS_REMEDY = 'Write groundplan docs <directory> --outdir <directory>.';
export const DIFF_EITHER_OR = 'two sources are given, and --source, --from or --to as well';
export const DIFF_REMEDY =
  'Write groundplan diff <before> <after>, or groundplan diff --source <directory> --from <commit> [--to <commit>].';
export const notADirectory = (option: string, path: string) => `${option} ${printable(path)} is no directory`;
export const STDIN_TWICE = 'two files cannot both be read from stdin';
export const STDIN_TWICE_REMEDY = 'Write one of them to a file.';

export const SHOW_WSLVIEW_MISSING =
  'WSL is detected but wslview is not installed: the picture is written, and is not opened. Install wslu, or leave --show out.';
export const showFailed = (path: string, reason: string) =>
  `${path} is written, and could not be opened (${reason}). Open it yourself, or leave --show out.`;
export const openerMissing = (command: string) => `${command} is not installed`;
export const openerSaid = (command: string, words: string) => `${command}: ${words}`;
export const SHOW_NEEDS_FILE = '--show needs a file, and --outfile - writes to a pipe';
export const SHOW_NEEDS_FILE_REMEDY = 'Give --outfile a file name, or leave --show out.';
export const PAGES_NEED_FILE = '--pages writes several files, and --outfile names a pipe or a device';
export const PAGES_NEED_FILE_REMEDY = 'Give --outfile a file name, or leave --pages out.';
export const DRY_RUN_TAKES_STDOUT = '--ai-dry-run prints to stdout, so --outfile - cannot';
export const DRY_RUN_TAKES_STDOUT_REMEDY = 'Give --outfile a file name, or leave it out.';
export const DRY_RUN_NEEDS_BACKEND = '--ai-dry-run needs --ai-annotate';
export const DRY_RUN_NEEDS_BACKEND_REMEDY = 'Say which service would be asked: --ai-annotate ollama --ai-dry-run.';
export const DEBUG_DATA_REMEDY = 'Run in a folder that can be written, or without --debug.';
export const fileIsCode = (option: string, path: string) =>
  `${option} ${printable(path)} is one file of Terraform code`;
export const fileIsCodeRemedy = (folder: string) => `Give its folder: --source ${inShell(folder)}`;
export const NO_FETCH_WITH_PROVIDERS = '--planner terraform fetches providers, so --no-fetch cannot hold';
export const NO_FETCH_WITH_PROVIDERS_REMEDY = 'Leave one of the two out. The other planners need no providers.';

export const badPrivateHost = (where: string, host: string) =>
  `${printable(where)} ${printable(host)} is no name of a host`;
export const PRIVATE_HOST_REMEDY =
  'Give a name or an address, without https:// and port; the option several times, the variable with commas.';

export const PROGRAM = 'groundplan';

/** fixed */
export const PLANFILE_NEEDS_ALL = '--planfile requires --graphfile and --source';
export const PLANFILE_NEEDS_ALL_REMEDY =
  'Give all three together, or the plan alone: --source plan.json (no graph file needed).';

export const SOURCE_REQUIRED = '--source is required';
export const WHAT_SOURCE_ACCEPTS =
  'Give --source a directory of Terraform code, a Git address, a plan in JSON (terraform show -json plan.out > plan.json), a state, or a graph file in JSON.';

export const formatContradicts = (format: string, outfile: string) =>
  `--format ${printable(format)} and --outfile ${printable(outfile)} ask for different formats`;
export const FORMAT_CONTRADICTS_REMEDY = 'Leave one of them out: a known extension picks the format.';
export const outfileExtension = (outfile: string, extension: string) =>
  `--outfile ${printable(outfile)}: ${printable(extension)} files cannot be written`;
export const outfileExtensionRemedy = (extensions: readonly string[]) =>
  `Name the file ${either(extensions.map((extension) => `.${extension}`))}.`;
export const STDOUT_ONE_FORMAT = 'a pipe or a device takes one picture, and two formats are two';
export const stdoutOneFormatRemedy = (formats: readonly string[]) =>
  `Write ${either(formats.map((format) => `--format ${format}`))}, or give a file name for both.`;
export const stdoutIsTerminal = (noun: string) => `a ${noun} is not written to a terminal`;
export const STDOUT_IS_TERMINAL_REMEDY = 'Redirect the output to a file, or give --outfile a file name.';
export const STDOUT_TAKEN = '--show_services prints to stdout, so --outfile - cannot';
export const STDOUT_TAKEN_REMEDY = 'Give --outfile a file name, or leave it out to list the services only.';

export const summaryOfPlan = (
  counts: { total: number; drawn: number; folded: number; hidden: number },
  removed?: readonly Removal[],
) =>
  `${plural(counts.total, 'resource')}: ${counts.drawn} drawn, ${counts.folded} folded, ${counts.hidden} hidden${removedBy(removed)}`;
export const summaryOfGraph = (resources: number, edges: number, removed?: readonly Removal[]) =>
  `${plural(resources, 'resource')}, ${plural(edges, 'connection')}${removedBy(removed)}`;
export const wrote = (path: string) => `wrote ${printable(path)}`;
/** fixed: the prefix */
export const warningLine = (message: string) => `WARNING: ${message}`;
export const INTERNAL_FAULT = 'groundplan has a fault';
export const REPORT_FAULT =
  'This is not your mistake. Please report it with the lines above and, if you may share it, the input.';
export const seeHelp = (command: string | null) => `See groundplan ${command === null ? '' : `${command} `}--help.`;

/** Returns the path with its option, or the path alone for a file found by convention. */
const given = (option: string, path: string) => (option === '' ? printable(path) : `${option} ${printable(path)}`);
export const optionEmpty = (option: string) => `${option} is empty`;
export const optionTwice = (option: string, first: string, second: string) =>
  `${option} is given twice: ${printable(first)}, ${printable(second)}`;
export const OPTION_TWICE_REMEDY = 'Leave one of them out; several pictures are several runs.';
export const OPTION_EMPTY_REMEDY = 'Write a name behind it; in a script, is the variable set?';
/** Names of sources that may also be directories. */
const MAY_BE_FOLDER: ReadonlySet<string> = new Set(['--source', 'before', 'after']);
export const fileMissing = (option: string, path: string) =>
  `${given(option, path)}: there is no such file${MAY_BE_FOLDER.has(option) ? ' or directory' : ''}`;
export const FILE_MISSING_REMEDY = 'Check the name and the folder that the command runs in.';
export const fileUnreadable = (option: string, path: string, reason: string) =>
  `${given(option, path)}: the file cannot be read (${reason})`;
export const FILE_UNREADABLE_REMEDY = 'Check its permissions.';
export const fileIsDirectory = (option: string, path: string) => `${given(option, path)} is a directory, not a file`;
export const FILE_IS_DIRECTORY_REMEDY = 'Give the path of a file.';
export const fileEmpty = (option: string, path: string) => `${given(option, path)}: the file is empty`;
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

export const isCurrent = (file: string) => `${printable(file)} is current`;
export const isStale = (file: string, reason: string) => `${printable(file)} is stale: ${reason}`;
export const graphDiffers = 'the architecture has changed';
export const otherVersion = (drawn: string, own: string, isSame: boolean) =>
  isSame
    ? `the architecture is the same, only the version of groundplan is another one (drawn by ${printable(drawn)}, this is ${own})`
    : `drawn by groundplan ${printable(drawn)}, and this is ${own}, which finds other things or arrows`;
export const SAME_GRAPH =
  'the things and arrows are the same; values in captions, titles, annotations or options of drawing are not';
export const NO_STAMP = 'it is not what is drawn now, and does not say what it was drawn of';
export const DIFFERS = 'it is not what is drawn now';
export const pageMissing = (path: string) => `its page ${printable(path)} is not there`;
export const pageStale = (path: string, reason: string) => `its page ${printable(path)}: ${reason}`;
export const drawAgain = (command: string, source: string, file: string) =>
  `Write it again: groundplan ${command} --source ${inShell(source)} --outfile ${inShell(file)}, with the same options.`;
/** Note below a comparison with a graph file, which does not record every difference. */
export const GRAPH_FILE_KNOWS =
  'Compared are icons and arrows: boxes, values and what has no icon are not in that file, and may differ, too.';
export const sinceGraphFile = (file: string) => `Since ${printable(file)}:`;
export const checkExtension = (file: string) => `--file ${printable(file)} is none of the files that can be checked`;
export const checkExtensionRemedy = (extensions: readonly string[]) =>
  `Name a file that groundplan has written: ${either(extensions.map((extension) => `.${extension}`))}.`;

export const heading = (version: string) => `groundplan ${version}`;
export const FOUND = 'found';
export const MISSING = 'missing';
export const TOO_OLD = 'too old';
export const BROKEN = 'broken';
export const line = (state: string, name: string, what: string) => `  ${state.padEnd(8)} ${name.padEnd(18)} ${what}`;
export const under = (text: string) => `${' '.repeat(30)}${text}`;
export const neededFor = (purpose: string) => `for ${purpose}`;

export const TERRAFORM = 'Terraform';
export const TOFU = 'OpenTofu';

export const ALL_WELL = 'Nothing is missing that the default run needs.';
export const NO_ENGINE =
  'Neither Terraform nor OpenTofu is found: plans and graph files are drawn, and code is read, but not evaluated.';

export const EXPLANATION_TAKES_STDOUT = '--explain prints to stdout, and so does something else that is asked for';
export const EXPLANATION_TAKES_STDOUT_REMEDY = 'Give --outfile a file name, and ask for one listing at a time.';
export const NOTHING_TO_EXPLAIN = 'A graph file is drawn as it is: --explain has nothing to say about it.';

/** Reasons why a resource has no node of its own. `into` is the resource that it is folded into. */
export const WHY_FOLDED = {
  owner: (into: string) => `part of ${printable(into)}`,
  user: (into: string) => `used by ${printable(into)}`,
  twin: (into: string) => `the same thing as ${printable(into)}`,
  member: (into: string) => `protects ${printable(into)}`,
} as const;

export const drawnAs = (node: string) => `drawn as ${printable(node)}`;
export const lineBetween = (from: string, to: string) => `a line between ${printable(from)} and ${printable(to)}`;
export const drawnIn = (containers: readonly string[]) => `in ${containers.map(printable).join(' and ')}`;
export const arrow = (from: string, to: string) => `${printable(from)} -> ${printable(to)}`;
export const because = (said: readonly string[], isFact: boolean, more: number) =>
  `${isFact ? '' : 'assumed: '}${said.map(printable).join(', ')}${more === 0 ? '' : `; and ${more} more`}`;
export const provedBy = (proof: string) => `because of ${printable(proof)}`;

export const explained = (
  counts: { readonly total: number; readonly drawn: number; readonly folded: number; readonly hidden: number },
  blocks: number,
  deposed: number,
) =>
  [
    summaryOfPlan(counts),
    ...(blocks === 0 ? [] : [`${plural(blocks, 'block')} without instances`]),
    ...(deposed === 0 ? [] : [`${plural(deposed, 'resource')} with deposed objects only`]),
  ].join('; ');
export const absentBecause = (reason: string, at?: string) =>
  `${printable(reason)}${at === undefined ? '' : ` (${printable(at)})`}`;
export const sameAs = (option: string) => `the same as ${option}`;
