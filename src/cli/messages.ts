/**
 * Messages of the command line, by command. Texts marked `fixed` are prescribed: tests of users may compare them.
 * Remedies are sentences; a remedy that ends in a command or path has no full stop, so that it can be copied.
 */

import type { AffectedRead } from '../diagram.js';
import { inShell, type Removal, removedBy } from '../messages.js';
import { plural } from '../platform/text/english.js';
import { printable, short } from '../platform/text/printable.js';
import { NAME_LENGTH_MAX } from './limits.js';

export const unknownName = (option: string, text: string) => `unknown value ${printable(text) || "''"} for ${option}`;
export const knownNames = (names: readonly string[]) => `Use one of ${names.join(', ')}.`;
/** Joins names with commas, and the last one with `or`. */
const either = (names: readonly string[]) =>
  [...(names.length > 1 ? [names.slice(0, -1).join(', ')] : []), ...names.slice(-1)].join(' or ');
export const namesWithDefault = (names: readonly string[], defaultName: string) =>
  `Use ${either(names.map((name) => (name === defaultName ? `${name} (the default)` : name)))}.`;
export const bareOrNamed = (option: string, names: readonly string[], bare: string) =>
  `Use ${option} for ${bare}, or ${names.map((name) => `${option} ${name}`).join(', or ')}.`;
export const oneOrMore = (option: string, names: readonly string[]) =>
  `Use one or more of ${names.join(', ')}: ${option} ${names.slice(0, 2).join(',')}.`;
export const badNumber = (option: string, text: string, min: number, max: number) =>
  `${option} ${printable(text)} is not a number from ${min} to ${max}`;
export const badAmount = (option: string, text: string, unit: string) =>
  `${option} ${printable(text)} is not a number of ${unit}`;
export const notWhole = (option: string, text: string) => `${option} ${printable(text)} is not a whole number`;
export const forExample = (option: string, example: string) => `For example ${option} ${example}.`;
/** Characters of an unexpected argument, so that the message fits on a line. */
const WORD_LENGTH = 60;
const wordOf = (word: string) => printable(short(word, WORD_LENGTH));
/**
 * @param words unexpected positional arguments, at least one
 * @param isSource true if a single one may be meant as `--source`
 */
export const unexpectedArguments = (words: readonly string[], isSource: boolean) => {
  const [first = '', ...more] = words;
  if (more.length > 0) return `${words.length} unexpected arguments, the first of them '${wordOf(first)}'`;
  return `unexpected argument '${wordOf(first)}'${isSource ? `; did you mean --source ${inShell(wordOf(first))}?` : ''}`;
};
export const PATHS_IN_QUOTES = 'Put a path with spaces in quotes.';
export const didYouMean = (option: string) => `Did you mean ${option}?`;
export const VAR_REMEDY = 'Pass variables in a file with --varfile <file>, or as TF_VAR_<name> in the environment.';
export const VERSION_REMEDY = 'Did you mean --debug, or groundplan --version?';

/** fixed, after the prefix `WARNING:` */
export const IGNORED_WITH_PLANFILE = '--workspace/--varfile ignored with --planfile';
export const ignoredWithFile = (options: readonly string[], source: string) =>
  `${options.join('/')} ignored: ${printable(source)} is a file, and nothing is planned`;

/**
 * @param formats formats that are written
 * @param used formats that use the option
 */
export const noEffect = (option: string, formats: readonly string[], used: readonly string[]) =>
  `${option} has no effect on ${either(formats)}; ${either(used)} ${used.length === 1 ? 'uses' : 'use'} it`;
export const noEffectOnGraph = (options: readonly string[]) =>
  `${options.join('/')} ignored: a graph file is compared, and nothing is drawn`;
export const noEffectWithout = (option: string, condition: string) => `${option} has no effect without ${condition}`;
export const noEffectWith = (option: string, condition: string) => `${option} has no effect with ${condition}`;
export const PLAN_OF_TERRAFORM = 'a plan of Terraform: --source <plan.json>, or --planner terraform';

/** Name of the path `-` in messages. */
export const STDIN = 'stdin';
export const notPiped = (option: string, path: string) =>
  `${option} ${printable(path)}: stdin is neither a pipe nor a file`;
export const NOT_PIPED_REMEDY = 'For example: terraform show -json plan.out | groundplan draw --source -';
export const notAFile = (option: string, path: string) =>
  `${option} ${printable(path)} is a pipe or a device, not a file`;
export const NOT_A_FILE_REMEDY =
  'Pass a file. To read the output of a command, use --source -: terraform show -json plan.out | groundplan draw --source -';
export const NOT_A_VARFILE_REMEDY = 'Check that it is a variable file: lines such as name = "value", or JSON.';
/** @param other the source without the file */
export const varFileOfOneSide = (path: string, other: string) =>
  `--varfile ${printable(path)}: ${printable(other)} has no such file; it is used for both sources`;
/** Name of a revision without a variable file. */
export const WITHOUT_VARIABLES = 'defaults';
export const DIFF_TAKES_TWO = 'diff takes two sources';
export const DOCS_TAKES_ONE = 'docs takes one directory';
export const DOCS_REMEDY = 'Run groundplan docs <directory> --outdir <directory>.';
export const DIFF_EITHER_OR = 'two sources cannot be combined with --source, --from or --to';
export const DIFF_REMEDY =
  'Run groundplan diff <before> <after>, or groundplan diff --source <directory> --from <commit> [--to <commit>].';
export const notADirectory = (option: string, path: string) => `${option} ${printable(path)} is not a directory`;
export const STDIN_TWICE = 'two files cannot both be read from stdin';
export const STDIN_TWICE_REMEDY = 'Write one of them to a file.';

export const SHOW_WSLVIEW_MISSING =
  'WSL is detected but wslview is not installed: the diagram is written but not opened. Install wslu, or omit --show.';
export const showFailed = (path: string, reason: string) =>
  `${path} is written but could not be opened (${reason}). Open it yourself, or omit --show.`;
export const openerMissing = (command: string) => `${command} is not installed`;
export const openerOutput = (command: string, output: string) => `${command}: ${output}`;
export const SHOW_NEEDS_FILE = '--show needs a file, but --outfile - writes to stdout';
export const SHOW_NEEDS_FILE_REMEDY = 'Pass --outfile a file name, or omit --show.';
export const fileEdited = (path: string) => `${printable(path)} has edits, which would be lost`;
export const fileEditedRemedy = (path: string) =>
  `Pass --layout-from ${inShell(path)} to keep them, or delete the file to draw anew.`;
export const fileForeign = (path: string) => `${printable(path)} is not a file that groundplan wrote`;
export const FILE_FOREIGN_REMEDY = 'Pass another --outfile, or delete the file.';
export const watching = (files: number) => `watching ${plural(files, 'file')}; press Ctrl-C to stop`;
export const changed = (path: string) => `${printable(path)} changed`;
export const serving = (address: string) => `${printable(address)} shows the page and reloads it`;
export const WATCHED_PAGE = 'Diagram';
export const WATCH_NEEDS_FILE = '--watch needs files to read and to write, but stdin or stdout is given';
export const WATCH_NEEDS_FILE_REMEDY = 'Pass --source a directory or file and --outfile a file name, or omit --watch.';
export const WATCH_NEEDS_LOCAL = '--watch needs a source on this machine';
export const WATCH_NEEDS_LOCAL_REMEDY = 'Clone the repository and pass its directory, or omit --watch.';
export const WATCH_WITH_AI =
  '--watch cannot be combined with --ai-annotate, which would ask the service after every save';
export const WATCH_WITH_AI_REMEDY =
  'Run --ai-annotate once: its suggestions stay in groundplan.ai.yml. Then run --watch without it.';
export const PAGES_NEED_FILE = '--pages writes several files, but --outfile is a pipe or a device';
export const PAGES_NEED_FILE_REMEDY = 'Pass --outfile a file name, or omit --pages.';
export const DRY_RUN_TAKES_STDOUT = '--ai-dry-run and --outfile - both write to stdout';
export const DRY_RUN_TAKES_STDOUT_REMEDY = 'Pass --outfile a file name, or omit it.';
export const DRY_RUN_NEEDS_BACKEND = '--ai-dry-run needs --ai-annotate';
export const DRY_RUN_NEEDS_BACKEND_REMEDY = 'Name the AI service: --ai-annotate ollama --ai-dry-run.';
export const SUGGESTIONS_REMEDY = 'Make the directory of the source writable, or omit --ai-annotate.';
export const DEBUG_DATA_REMEDY = 'Run in a writable directory, or omit --debug.';
export const fileIsCode = (option: string, path: string) => `${option} ${printable(path)} is a single Terraform file`;
/** @param argument `--source`, or the name of a positional argument, which is not part of a command line */
export const fileIsCodeRemedy = (argument: string, directory: string) =>
  `Pass its directory: ${argument.startsWith('--') ? `${argument} ` : ''}${inShell(directory)}`;
export const NO_FETCH_WITH_PROVIDERS =
  '--no-fetch cannot be combined with --planner terraform, which fetches providers';
export const NO_FETCH_WITH_PROVIDERS_REMEDY = 'Omit one of the two. The other planners need no providers.';

export const badPrivateHost = (origin: string, host: string) =>
  `${printable(origin)} ${printable(host)} is not a host name`;
export const PRIVATE_HOST_REMEDY =
  'Pass a name or an address, without https:// and port. For several hosts, repeat the option, or separate them with commas in the variable.';

export const PROGRAM = 'groundplan';

/** fixed */
export const PLANFILE_NEEDS_ALL = '--planfile requires --graphfile and --source';
export const PLANFILE_NEEDS_ALL_REMEDY =
  'Give all three together, or the plan alone: --source plan.json (no graph file needed).';

export const SOURCE_REQUIRED = '--source is required';
export const WHAT_SOURCE_ACCEPTS =
  'Pass --source a directory of Terraform code, a Git address, a JSON plan (terraform show -json plan.out > plan.json), a state, or a JSON graph file.';

export const formatContradicts = (format: string, outfile: string) =>
  `--format ${printable(format)} and --outfile ${printable(outfile)} specify different formats`;
export const FORMAT_CONTRADICTS_REMEDY = 'Omit one of them: the extension selects the format.';
export const outfileExtension = (outfile: string, extension: string) =>
  `--outfile ${printable(outfile)}: ${printable(extension)} files cannot be written`;
export const outfileExtensionRemedy = (extensions: readonly string[]) =>
  `Name the file ${either(extensions.map((extension) => `.${extension}`))}.`;
export const STDOUT_ONE_FORMAT = 'stdout can take only one format';
export const stdoutOneFormatRemedy = (formats: readonly string[]) =>
  `Use ${either(formats.map((format) => `--format ${format}`))}, or pass a file name with --outfile.`;
export const stdoutIsTerminal = (noun: string) => `a ${noun} is not written to a terminal`;
export const STDOUT_IS_TERMINAL_REMEDY = 'Redirect the output to a file, or pass --outfile a file name.';
export const STDOUT_TAKEN = '--show_services and --outfile - both write to stdout';
export const STDOUT_TAKEN_REMEDY = 'Pass --outfile a file name, or omit it to list the services only.';

export const summaryOfPlan = (
  counts: { total: number; drawn: number; folded: number; hidden: number },
  removed?: readonly Removal[],
) =>
  `${plural(counts.total, 'resource')}: ${counts.drawn} drawn, ${counts.folded} folded, ${counts.hidden} hidden${removedBy(removed)}`;
export const summaryOfGraph = (resources: number, edges: number, removed?: readonly Removal[]) =>
  `${plural(resources, 'resource')}, ${plural(edges, 'connection')}${removedBy(removed)}`;
export const wrote = (path: string) => `wrote ${printable(path)}`;
/** The prefix is fixed. */
export const warningLine = (message: string) => `WARNING: ${message}`;
export const INTERNAL_FAULT = 'internal error (this is a bug in groundplan)';
export const REPORT_FAULT = 'Please report it with the lines above and, if you can share it, the input.';
export const seeHelp = (command: string | null) => `See groundplan ${command === null ? '' : `${command} `}--help.`;

/** Returns the path with its option; the path alone for a file found by convention (`option` is empty). */
const given = (option: string, path: string) => (option === '' ? printable(path) : `${option} ${printable(path)}`);
export const optionEmpty = (option: string) => `${option} is empty`;
export const optionTwice = (option: string, first: string, second: string) =>
  `${option} is given twice: ${printable(first)}, ${printable(second)}`;
export const OPTION_TWICE_REMEDY = 'Omit one of them. For several diagrams, run groundplan once for each.';
export const OPTION_EMPTY_REMEDY = 'Pass a value. In a script, is the variable set?';
/** Options and arguments that also accept a directory. */
const DIRECTORY_ARGUMENTS: ReadonlySet<string> = new Set(['--source', 'before', 'after']);
export const fileMissing = (option: string, path: string) =>
  `${given(option, path)}: there is no such file${DIRECTORY_ARGUMENTS.has(option) ? ' or directory' : ''}`;
export const FILE_MISSING_REMEDY = 'Check the name and the working directory.';
export const fileUnreadable = (option: string, path: string, reason: string) =>
  `${given(option, path)}: the file cannot be read (${reason})`;
export const FILE_UNREADABLE_REMEDY = 'Check its permissions.';
export const fileIsDirectory = (option: string, path: string) => `${given(option, path)} is a directory, not a file`;
export const FILE_IS_DIRECTORY_REMEDY = 'Pass the path of a file.';
export const fileEmpty = (option: string, path: string) => `${given(option, path)}: the file is empty`;
export const outfileIsDirectory = (path: string) => `--outfile ${printable(path)} is a directory`;
export const OUTFILE_IS_DIRECTORY_REMEDY = 'Add a file name to the path.';
export const outfileIsLink = (path: string) =>
  `${printable(path)} is a symbolic link; groundplan does not write through links`;
export const OUTFILE_IS_LINK_REMEDY =
  'Remove the link, or pass its target to --outfile. In a repository, somebody else may have created the link.';
export const outfileIsPipe = (path: string) => `${printable(path)} is a pipe or a socket, not a file`;
export const OUTFILE_IS_PIPE_REMEDY =
  'Remove it, or pass another file to --outfile. To write to a pipe, redirect stdout: --outfile - > pipe.';
/** Remedy for a link or pipe in place of a file whose name the user did not choose. */
export const REMOVE_SPECIAL_REMEDY = 'Remove it. In a repository, somebody else may have created it.';
export const outfileFolderMissing = (path: string) => `--outfile ${printable(path)}: its directory does not exist`;
export const OUTFILE_REMEDY = 'Create the directory first, or pass another path to --outfile.';

export const isCurrent = (file: string) => `${printable(file)} is up to date`;
export const isStale = (file: string, reason: string) => `${printable(file)} is stale: ${reason}`;
export const graphDiffers = 'the architecture has changed';
export const otherVersion = (drawn: string, own: string, isSame: boolean) =>
  isSame
    ? `the architecture is unchanged, only the version of groundplan differs (drawn by ${printable(drawn)}, this is ${own})`
    : `drawn by groundplan ${printable(drawn)}; this version, ${own}, detects different resources or connections`;
export const SAME_GRAPH =
  'resources and connections are unchanged; values in captions, titles, annotations or drawing options differ';
export const NO_STAMP = 'it differs from the current diagram and does not record its source';
export const DIFFERS = 'it differs from the current diagram';
export const pageMissing = (path: string) => `its page ${printable(path)} is missing`;
export const pageStale = (path: string, reason: string) => `its page ${printable(path)}: ${reason}`;
export const redrawAdvice = (command: string, source: string, file: string) =>
  `Update it: groundplan ${command} --source ${inShell(source)} --outfile ${inShell(file)}, with the same options.`;
/** Note below a comparison with a graph file, which does not record every difference. */
export const GRAPH_FILE_LIMITS =
  'Only icons and arrows are compared. Boxes, values and resources without an icon are not in that file and may also differ.';
export const sinceGraphFile = (file: string) => `Since ${printable(file)}:`;
export const checkExtension = (file: string) => `--file ${printable(file)}: files of this type cannot be checked`;
export const checkExtensionRemedy = (extensions: readonly string[]) =>
  `Pass a file that groundplan wrote: ${either(extensions.map((extension) => `.${extension}`))}.`;

export const heading = (version: string) => `groundplan ${version}`;
export const PRESENT_STATUS = 'found';
export const MISSING = 'missing';
export const TOO_OLD = 'too old';
export const BROKEN = 'broken';
/** A line of `groundplan doctor`, in three columns. */
export const line = (state: string, name: string, detail: string) =>
  `  ${state.padEnd(8)} ${name.padEnd(18)} ${detail}`;
/** A further line of the third column, which begins after 30 characters. */
export const belowThirdColumn = (text: string) => `${' '.repeat(30)}${text}`;
export const neededFor = (purpose: string) => `for ${purpose}`;

export const TERRAFORM = 'Terraform';
export const TOFU = 'OpenTofu';

export const ALL_WELL = 'Everything that the default run needs is installed.';
export const NO_ENGINE =
  'Neither Terraform nor OpenTofu was found: plans and graph files can be drawn, and code is read statically.';

export const EXPLANATION_TAKES_STDOUT = '--explain and another option both write to stdout';
export const EXPLANATION_TAKES_STDOUT_REMEDY = 'Pass --outfile a file name, and request one listing at a time.';
export const NOTHING_TO_EXPLAIN = '--explain has no effect: a graph file is drawn as it is.';

/** Reasons why a resource has no node of its own. `into` is the resource that it is folded into. */
export const WHY_FOLDED = {
  owner: (into: string) => `part of ${printable(into)}`,
  user: (into: string) => `used by ${printable(into)}`,
  twin: (into: string) => `the same resource as ${printable(into)}`,
  member: (into: string) => `protects ${printable(into)}`,
} as const;

export const drawnAs = (node: string) => `drawn as ${printable(node)}`;
export const lineBetween = (from: string, to: string) => `a line between ${printable(from)} and ${printable(to)}`;
export const drawnIn = (containers: readonly string[]) => `in ${containers.map(printable).join(' and ')}`;
export const arrow = (from: string, to: string) => `${printable(from)} -> ${printable(to)}`;
/**
 * @param statements rule and location
 * @param more number of further evidence
 */
export const because = (statements: readonly string[], isFact: boolean, more: number) =>
  `${isFact ? '' : 'assumed: '}${statements.map(printable).join(', ')}${more === 0 ? '' : `; and ${more} more`}`;
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

// ---- `groundplan comment`.

export const PROVIDER_REQUIRED = '--provider is required';
export const providerRemedy = (names: readonly string[]) => `Pass --provider ${names.join(' or --provider ')}.`;
export const badCommentId = (text: string) => `--comment-id ${printable(text)} is not valid`;
export const COMMENT_ID_REMEDY = 'Use letters, digits, dots, hyphens and underscores, at most 64 of them.';
export const variableMissing = (name: string) => `the CI variable ${printable(name)} is not set, or is not valid`;
export const GITLAB_PIPELINE_REMEDY =
  'Run it in a pipeline of a merge request: rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }].';
export const DEVOPS_PIPELINE_REMEDY =
  "Run it in a build of a pull request: condition: eq(variables['Build.Reason'], 'PullRequest').";
export const unsafeAddress = (name: string) => `the address in ${printable(name)} is not safe to send a token to`;
export const ADDRESS_REMEDY =
  'It must begin with https:// and contain no login; http:// is allowed for this machine only.';
export const sourceMissing = (path: string) => `--source ${printable(path)} is not a directory`;
export const SOURCE_REMEDY = 'Pass directories of the checked-out repository.';
export const GRAPHFILE_ALONE = '--graphfile requires --planfile';
export const GRAPHFILE_REMEDY = 'Pass --planfile too, or omit --graphfile.';
export const ONE_SOURCE_FOR_PLAN = '--planfile is the plan of one directory, but there are several --source';
export const ONE_SOURCE_REMEDY =
  'Pass the directory that the plan was made in. For several plans, run once for each, with a different --comment-id.';
export const FORK_PROVIDERS =
  '--planner terraform is refused for a fork: it would run programs named by untrusted code';
export const FORK_PROVIDERS_REMEDY = 'Use --planner offline or static, which run no programs of the code.';

export const GITLAB_TOKEN_REMEDY =
  'Set the variable GITLAB_TOKEN, or GROUNDPLAN_TOKEN, to a project access token with the scope api and the role Reporter; CI_JOB_TOKEN cannot write comments.';
export const DEVOPS_TOKEN_REMEDY =
  'Set env: SYSTEM_ACCESSTOKEN: $(System.AccessToken) in the step, and give the build service the permission Contribute to pull requests.';
export const GITLAB_DEPTH_REMEDY = 'Set the variable GIT_DEPTH: "0".';
export const DEVOPS_DEPTH_REMEDY = 'Set fetchDepth: 0 in the checkout: self step.';
export const nothingToCompare = (path: string, base: string, remedy: string) =>
  `${printable(path)}: drawn without a comparison: ${base === '' ? 'the CI names no base' : `${printable(base)} is not in this clone`}. ${remedy}`;

export const noToken = (isFork: boolean, remedy: string) =>
  isFork
    ? 'No comment was written: pipelines of forks have no token.'
    : `No comment was written: there is no token. ${remedy}`;
export const refused = (message: string, remedy: string) => `No comment was written. ${message}. ${remedy}`;
export const CLOSED = 'No comment was written: the request is merged or closed.';
export const CONVERSATION_LOCKED =
  'No comment was written: the conversation of the merge request is locked, and only members of the project may write. Unlock it, or use the token of a member.';
export const NEWER_RUN = 'The comment was left unchanged: it is from a newer run, or there are newer commits.';
export const picturesRefused = (reason: string) =>
  `The comment shows a Mermaid diagram instead of an image, which could not be uploaded (${reason}).`;
export const DONE = {
  created: 'The comment was written.',
  updated: 'The comment was updated.',
  unchanged: 'The comment is already up to date.',
} as const;
export const NOT_WRITTEN = 'the comment could not be written';
export const hostRefuses = (host: string, call: string, reason: string) => `${host}: ${call}: ${reason}`;
export const REMEDY = {
  credentials: 'Check the token: it is invalid or expired.',
  permission: 'The token lacks the permission for that.',
  locked: 'Unlock the conversation of the request, or give the token to a member of the project.',
  missing: 'Check that the project and the request exist, and that the token may read them.',
  invalid: 'Please report it with the lines above.',
  limit: 'Run the job again later: the rate limit of the host is reached.',
  trouble: 'Run the job again later.',
} as const;
export const TOO_LARGE = 'the image is too large';
export const resourceCount = (resources: number) => plural(resources, 'resource');

// ---- Several sources.

export const joinedNotDirectory = (path: string) =>
  `--source ${printable(path)} is not a directory: several sources are joined`;
export const JOINED_REMEDY = 'Pass the directories of root modules. For one plan or graph file, pass --source once.';
export const JOINED_PLANFILE = '--planfile and --graphfile need one --source';
export const JOINED_PLANFILE_REMEDY = 'Omit --planfile and --graphfile, or pass --source once.';

// ---- `groundplan estate`.

export const ESTATE_SOURCE = 'the source';
export const ESTATE_REMEDY = 'Run groundplan estate <directory or estate.json> ...';
export const ESTATE_STDOUT_REMEDY = 'Write one of them to a file: --outfile <path> or --estatefile <path>.';
export const ESTATE_EMPTY = 'no root modules found: nothing is drawn';
export const CHANGED_ONE = '--changed needs one directory';
export const CHANGED_ONE_REMEDY =
  'Run groundplan estate <directory> --changed <commit>. Estate files of other repositories may follow.';
/** @param roots ids; each reads from the next one, and the last one from the first */
export const cycle = (roots: readonly string[], isStated: boolean) =>
  `${isStated ? 'root modules' : 'root modules probably'} read from each other in a cycle: ${[...roots, roots[0]!].map(printable).join(' -> ')}`;
const listed = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.map(printable).join(', '));
export const changedRoots = (commit: string, ids: readonly string[]) =>
  `changed since ${printable(commit)}: ${listed(ids)}`;
export const affectedRoots = (ids: readonly string[]) => `affected: ${listed(ids)}`;
export const uncomparedRoots = (ids: readonly string[]) => `not compared, because they cannot be read: ${listed(ids)}`;
/** Returns one line: `main.tf:7: aws_instance.web.subnet_id reads subnet_id of network: aws_subnet.app changed` */
export const affectedRead = ({ at, by, path, of, output, resource, change, certainty }: AffectedRead) => {
  const reader = `${at === undefined ? '' : `${at}: `}${by}${path === undefined ? '' : `.${path}`}`;
  const value = output === undefined ? of : `${output} of ${of}`;
  const source = resource === undefined ? change : `${resource} ${change}`;
  return printable(`${reader} reads ${value}: ${source}${certainty === 'likely' ? ' (likely)' : ''}`);
};
export const ESTATE_FILES_ALONE = 'estate files hold no resources: nothing is drawn';

// ---- `groundplan docs` and the text of its index.

export const HEADING = 'Architecture';
export const NOTE = '<!-- Generated by groundplan docs. Changes here are overwritten. -->';
export const drawnSentence = (roots: number) =>
  `${plural(roots, 'root module')}, each with a diagram and an interactive page.`;
export const MAP = 'All root modules';
export const OPEN_PAGE = 'Open interactive diagram';
export const NOT_DRAWN = 'Not drawn';
export const COLUMN_ROOT = 'Root module';
export const COLUMN_RESOURCES = 'Resources';
export const COLUMN_KINDS = 'Kinds';
export const COLUMN_READS = 'Reads from';
export const COLUMN_READ_BY = 'Read by';
export const COLUMN_CHANGE = 'Last change';
export const moreKinds = (count: number) => `${count} more kinds`;

export const DIRECTORY = 'the directory';
export const NO_ROOTS = 'No resources found: there is no root module';
export const noRootsRemedy = (code: number) =>
  code === 0
    ? 'Pass a directory with Terraform code in or below it.'
    : `${code} ${code === 1 ? 'directory' : 'directories'} with code ${code === 1 ? 'is a module' : 'are modules'} of other code: a root module is one that no other code calls, outside directories named modules.`;
export const TOO_MANY_DIRECTORIES = 'too many directories: some were not searched';
export const unnameable = (count: number) => `${plural(count, 'root module')} skipped: line breaks in the name`;
export const drawingRoot = (path: string, number: number, total: number) => `${number} of ${total}: ${printable(path)}`;
export const rootFailed = (path: string) => `${printable(path)} was not drawn:`;
export const MAP_FAILED = 'the diagram of all root modules was not drawn:';

export const notOurs = (path: string) => `${printable(path)} exists, and groundplan docs did not write it in this form`;
export const NOT_OURS_REMEDY = 'Remove it, or pass another directory to --outdir. Manual changes in it would be lost.';
export const manifestUnfit = (path: string) => `${printable(path)} is not a file that groundplan docs wrote`;
export const MANIFEST_REMEDY = 'Remove it together with the generated files, or pass another --outdir.';
export const outdirUnfit = (path: string) => `--outdir ${printable(path)} is not a directory`;
export const outdirIsLink = (path: string) =>
  `--outdir ${printable(path)} is a symbolic link or below one; groundplan does not write through links`;
export const OUTDIR_LINK_REMEDY = 'Pass --outdir the target of the link.';
export const OUTDIR_UNWRITABLE_REMEDY = 'Pass another directory to --outdir, or change its permissions.';
export const OUTDIR_REMEDY = 'Pass a directory; its parent must exist.';
export const removed = (path: string) => `removed ${printable(path)}`;
export const unchanged = (files: number) => `${plural(files, 'file')} unchanged`;

// ---- `groundplan doctor`.

export const TERRAFORM_FOR = 'planning code: --planner offline and --planner terraform';
export const TERRAFORM_DO = 'Install Terraform 1.0 or newer. Without it, code is read statically (--planner static).';
export const TOFU_FOR = 'planning OpenTofu code, or --engine tofu';
export const TOFU_DO = 'Install OpenTofu. Rarely needed if Terraform is installed.';
export const DOT_FOR = '--layout dot';
export const DOT_DO = 'Install Graphviz 2.40 or newer to use its layout. The default layout needs no program.';
export const GIT_FOR = 'Git addresses as --source, and modules from Git';
export const GIT_DO = 'Install Git to draw from Git addresses.';
export const PYTHON_FOR = '--planner terraform, if a configuration runs Python programs (data "external")';
export const PYTHON_DO = 'Install Python 3.10 or newer for such a configuration. groundplan itself does not need it.';
export const DOCKER_FOR = 'the groundplan image only';
export const DOCKER_DO = 'Not needed if groundplan is installed.';
export const TERRAGRUNT_FOR = 'directories with terragrunt.hcl';
export const TERRAGRUNT_DO = 'Install Terragrunt to plan its units. Without it, units are read statically.';

export const DRAWING = 'icons and font';
export const DRAWING_FOR = 'every diagram (included in groundplan)';
export const RASTERISER = 'PNG rasteriser';
export const NATIVE = 'native';
export const BUNDLED = 'bundled';
export const RASTERISER_FOR = 'PNG; native is several times as fast as bundled and draws the same bytes';
export const rasteriserDo = (name: string, version: string) =>
  `For faster PNGs, run npm install ${name}@${version} beside groundplan.`;
export const CACHE = 'cache';
export const cacheIs = (megabytes: string, files: number) => `~/.groundplan, ${megabytes} MB in ${files} files`;
export const cacheIsAtLeast = (megabytes: string, files: number) =>
  `~/.groundplan, more than ${megabytes} MB in ${files} files`;
export const CACHE_EMPTY = '~/.groundplan, empty';
export const CACHE_FOR = 'fetched modules and repositories; safe to delete';
export const RESULTS = 'results';
export const resultsAre = (entries: number, megabytes: string) =>
  entries === 0 ? 'none' : `${entries} of earlier runs, ${megabytes} MB in ~/.groundplan/results`;
export const RESULTS_FOR = 'code that has not changed, which is not planned again; --clear-cache deletes them';
export const resultsCleared = (entries: number, megabytes: string) =>
  `deleted ${plural(entries, 'result')} of earlier runs, ${megabytes} MB`;
export const SELF_BROKEN = 'groundplan cannot draw';
export const SELF_REMEDY = 'Reinstall groundplan. If that does not help, report it.';
export const noPicture = (format: string) => `the ${format} test diagram is not valid`;

// ---- `groundplan mcp`.

export const INSTRUCTIONS =
  'Diagrams of Terraform code, plans and graph files in the directory that this server was started in. All tools are read-only. Paths are relative to that directory. Begin with summary and find. Ask neighbours, path and reach to reason about an architecture, and request a drawing to show it. Long answers have a cursor for their next page.';

export const DRAW = 'Draw the architecture of Terraform code, a plan or a graph file as an image or as diagram text.';
export const GRAPH = 'Return the graph behind the diagram as JSON: nodes, containers and edges.';
export const EXPLAIN =
  'Explain each resource (drawn, folded or hidden) and the reason for each arrow, with the evidence.';
export const DIFF =
  'Compare two sources (before and after), or two commits of a directory, as text, a table, JSON or a diagram.';

export const SOURCE =
  'a directory of Terraform code, a JSON plan, a state or a graph file, relative to the directory of the server (default: that directory)';
export const PLANNER =
  'offline (plan with Terraform, without credentials and providers), static (read the code only) or auto (default: offline if Terraform is installed, else static)';
export const FORMAT = 'format of the answer';
export const BEFORE = 'the source before: a directory, a plan or a graph file; needs after';
export const AFTER = 'the source after';
export const ofFalse = (help: string) => `false: ${printable(help)}`;

export const waiting = (directory: string) =>
  `Serving ${printable(directory)} over the Model Context Protocol on stdin and stdout. Press Ctrl-D to stop.`;
export const NO_CLIENT_REMEDY = 'Start it from an MCP client, which sends its requests to stdin.';
export const NO_CLIENT = 'no client can connect: this process has no standard input';
export const TOO_WIDE = 'the directory is a home directory or contains one: all of its files would be readable';
export const TOO_WIDE_REMEDY =
  'Start groundplan mcp in the directory of the code: set "cwd" in the settings of the client.';

/** URI of a document in an answer that is not an image. */
export const DOCUMENT = 'groundplan:///architecture';

export const unknownTool = (name: string) => `unknown tool ${short(name, NAME_LENGTH_MAX)}`;
export const BUSY = 'too many calls are waiting';
export const BUSY_REMEDY = 'Retry when some of them have finished.';
export const unknownArgument = (name: string) => `unknown argument ${short(name, NAME_LENGTH_MAX)}`;
export const argumentsAre = (names: readonly string[]) => `Valid arguments: ${names.join(', ')}.`;
export const wrongArgument = (name: string, expected: string) =>
  `the argument ${printable(name)} must be ${printable(expected)}`;
export const argumentTooLong = (name: string, length: number, limit: number) =>
  `the argument ${printable(name)} has ${length} characters; the limit is ${limit}`;
export const tooManyItems = (name: string, count: number, limit: number) =>
  `the argument ${printable(name)} has ${count} items; the limit is ${limit}`;
export const missingArgument = (name: string) => `the argument ${printable(name)} is missing`;
export const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list of strings',
};
export const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;

export const outside = (name: string, path: string) =>
  `${printable(name)} ${printable(path)} is outside the directory that the server was started in`;
export const OUTSIDE_REMEDY = 'Pass a path in that directory; links must not lead out of it.';
export const addressRefused = (name: string) =>
  `${printable(name)} is a Git address, but this server makes no network requests`;
export const addressOfThisMachine = (name: string) =>
  `${printable(name)} is a Git address on this machine and may be outside the directory that the server was started in`;
export const MCP_ADDRESS_REMEDY = 'To allow it, start the server with groundplan mcp --network.';
export const REPOSITORY_OUTSIDE =
  'the repository, or part of it, is outside the directory that the server was started in';
export const REPOSITORY_REMEDY =
  'Start groundplan mcp at the top of a clone (a Git worktree keeps its objects elsewhere), or compare two directories with before and after.';

export const textTooLong = (length: number, limit: number) =>
  `the answer has ${length} characters; the limit is ${limit}`;
export const imageTooLarge = (bytes: number, limit: number) => `the image has ${bytes} bytes; the limit is ${limit}`;
export const TOO_LONG_REMEDY =
  'Request less: a subdirectory, detail low, simplified, or a shorter format; for a single question, a path or a diff.';

export const unknownAddress = (name: string, address: string) =>
  `${printable(name)} ${printable(address)} is not in the graph`;
export const perhaps = (addresses: readonly string[]) =>
  `Addresses in the graph: ${addresses.map(printable).join(', ')}.`;
export const NO_PATH = 'No path found, or one node is inside the other.';
export const pathAlong = (steps: number) => `${plural(steps, 'step')} along the arrows:`;
export const pathBack = (steps: number) =>
  `No path along the arrows. ${plural(steps, 'step')} in the opposite direction, from the second to the first:`;
export const pathIgnoringDirection = (steps: number) =>
  `No path in either direction. ${plural(steps, 'step')}, ignoring direction:`;

export const unknownShell = (name: string) => (name === '' ? 'no shell is given' : `unknown shell ${printable(name)}`);
export const shellRemedy = (names: readonly string[]) =>
  `Use one of ${names.join(', ')}: groundplan completion ${names[0]}`;
