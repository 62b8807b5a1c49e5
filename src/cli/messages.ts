/** Messages of the command line: options, files, summaries. */

import { inShell, type Removal, removedBy } from '../messages.js';
import { plural } from '../platform/text/english.js';
import { printable, short } from '../platform/text/printable.js';
import { NAME_LENGTH_MAX } from './limits.js';

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
  `Use one or several of ${names.join(', ')}: ${option} ${names.slice(0, 2).join(',')}.`;
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
export const openerOutput = (command: string, words: string) => `${command}: ${words}`;
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
export const STDOUT_ONE_FORMAT = 'stdout can take only one format';
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
export const INTERNAL_FAULT = 'internal error (this is a bug in groundplan)';
export const REPORT_FAULT =
  'This is not your mistake. Please report it with the lines above and, if you may share it, the input.';
export const seeHelp = (command: string | null) => `See groundplan ${command === null ? '' : `${command} `}--help.`;

/** Returns the path with its option, or the path alone for a file found by convention. */
const given = (option: string, path: string) => (option === '' ? printable(path) : `${option} ${printable(path)}`);
export const optionEmpty = (option: string) => `${option} is empty`;
export const optionTwice = (option: string, first: string, second: string) =>
  `${option} is given twice: ${printable(first)}, ${printable(second)}`;
export const OPTION_TWICE_REMEDY = 'Leave one of them out; several pictures are several runs.';
export const OPTION_EMPTY_REMEDY = 'Pass a value (is the variable set?)';
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
    : `drawn by groundplan ${printable(drawn)}, and this is ${own}, which detects different resources or connections`;
export const SAME_GRAPH =
  'resources and connections are unchanged; values in captions, titles, annotations or drawing options differ';
export const NO_STAMP = 'it differs from the current diagram, and does not name its source';
export const DIFFERS = 'it differs from the current diagram';
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
export const PRESENT_STATUS = 'found';
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

// ---- `groundplan comment`.

export const PROVIDER_REQUIRED = '--provider is required: whose pipeline this is';
export const providerRemedy = (names: readonly string[]) => `Give --provider ${names.join(' or --provider ')}.`;
export const badCommentId = (text: string) => `--comment-id ${printable(text)} is no name for a comment`;
export const COMMENT_ID_REMEDY = 'Use letters, digits, dots, hyphens and underscores, at most 64 of them.';
export const variableMissing = (name: string) =>
  `the variable ${printable(name)} of the CI is not set, or is not what it should be`;
export const GITLAB_PIPELINE_REMEDY =
  'Run it in a pipeline of a merge request: rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }].';
export const DEVOPS_PIPELINE_REMEDY =
  "Run it in a build of a pull request: condition: eq(variables['Build.Reason'], 'PullRequest').";
export const unsafeAddress = (name: string) =>
  `the address in ${printable(name)} is not one that a token may be sent to`;
export const ADDRESS_REMEDY = 'It has to begin with https:// and hold no login; http:// is for this machine alone.';
export const sourceMissing = (path: string) => `--source ${printable(path)} is not a directory`;
export const SOURCE_REMEDY = 'Give directories of the repository that is checked out.';
export const GRAPHFILE_ALONE = '--graphfile belongs to a plan';
export const GRAPHFILE_REMEDY = 'Give --planfile too, or leave --graphfile out.';
export const ONE_SOURCE_FOR_PLAN = '--planfile is the plan of one directory, and there are several --source';
export const ONE_SOURCE_REMEDY =
  'Give the one directory that the plan was made in; comment on each plan with a --comment-id of its own.';
export const FORK_PROVIDERS = '--planner terraform runs programs that the code names, and this is the code of a fork';
export const FORK_PROVIDERS_REMEDY = 'Use --planner offline or static, which run nothing of it.';

export const GITLAB_TOKEN_REMEDY =
  'Set the variable GITLAB_TOKEN, or GROUNDPLAN_TOKEN, to a project access token with the scope api and the role Reporter; CI_JOB_TOKEN cannot write comments.';
export const DEVOPS_TOKEN_REMEDY =
  'Give the step env: SYSTEM_ACCESSTOKEN: $(System.AccessToken), and the build service the permission Contribute to pull requests.';
export const GITLAB_DEPTH_REMEDY = 'Set the variable GIT_DEPTH: "0".';
export const DEVOPS_DEPTH_REMEDY = 'Set fetchDepth: 0 in the step checkout: self.';
export const nothingToCompare = (path: string, base: string, remedy: string) =>
  `${printable(path)}: nothing to compare with, so what there is was drawn: ${base === '' ? 'the CI names no base' : `${printable(base)} is not in this clone`}. ${remedy}`;

export const noToken = (isFork: boolean, remedy: string) =>
  isFork
    ? 'There is no comment: pipelines of forks have no token.'
    : `There is no comment: there is no token. ${remedy}`;
export const refused = (message: string, remedy: string) => `There is no comment. ${message}. ${remedy}`;
export const CLOSED = 'There is no comment: the request is merged or closed.';
export const CONVERSATION_LOCKED =
  'There is no comment: the conversation of the merge request is locked, and only members of the project may write. Unlock it, or use the token of a member.';
export const NEWER_RUN = 'The comment is of a newer run, or there are newer commits; it was left as it is.';
export const picturesRefused = (reason: string) =>
  `The comment shows a Mermaid diagram in place of a picture, which could not be uploaded (${reason}).`;
export const DONE = {
  created: 'The comment was written.',
  updated: 'The comment was updated.',
  unchanged: 'The comment says it already.',
} as const;
export const NOT_WRITTEN = 'the comment could not be written';
export const hostRefuses = (host: string, call: string, reason: string) => `${host}: ${call}: ${reason}`;
export const REMEDY = {
  credentials: 'Check the token: it is not valid, or no longer.',
  permission: 'The token may not do that.',
  locked: 'Unlock the conversation of the request, or give the token to a member of the project.',
  missing: 'Check that the project and the request are there, and that the token may see them.',
  invalid: 'Please report it with the lines above.',
  limit: 'Run the job again later: the host allows no more calls now.',
  trouble: 'Run the job again later.',
} as const;
export const TOO_LARGE = 'the picture is too large';
export const statusWithVersion = (resources: number) => plural(resources, 'resource');

// ---- `groundplan docs` and the text of its index.

export const HEADING = 'Architecture';
export const NOTE = '<!-- Written by groundplan docs, which writes it anew: changes here are lost. -->';
export const drawnSentence = (roots: number) =>
  `${plural(roots, 'root module')}, each with its picture and a page to look closer.`;
export const OPEN_PAGE = 'Open interactive diagram';
export const NOT_DRAWN = 'Not drawn';

export const DIRECTORY = 'the directory';
export const NO_ROOTS = 'No resources found: there is no root module';
export const noRootsRemedy = (code: number) =>
  code === 0
    ? 'Name a directory with Terraform code in it, or below it.'
    : `${plural(code, 'directory').replace('directorys', 'directories')} with code are parts of others: a root module is one that nobody calls, outside of folders named modules.`;
export const TOO_MANY_DIRECTORIES = 'not all directories were looked into: there are too many';
export const unnameable = (count: number) => `${plural(count, 'root module')} left out: line breaks in the name`;
export const drew = (path: string, at: number, all: number) => `${at} of ${all}: ${printable(path)}`;
export const failed = (path: string) => `${printable(path)} is not drawn:`;

export const notOurs = (path: string) => `${printable(path)} is there, and groundplan docs has not written it as it is`;
export const NOT_OURS_REMEDY =
  'Take it away, or write to a directory of its own with --outdir. What was changed in it would be lost.';
export const manifestUnfit = (path: string) => `${printable(path)} is not what groundplan docs has written there`;
export const MANIFEST_REMEDY = 'Take it away together with the files of before, or choose another --outdir.';
export const outdirUnfit = (path: string) => `--outdir ${printable(path)} is no directory`;
export const outdirIsLink = (path: string) =>
  `--outdir ${printable(path)} is a link, or is behind one; nothing is written through links`;
export const OUTDIR_LINK_REMEDY = 'Give --outdir the directory that the link leads to.';
export const OUTDIR_REMEDY = 'Name a directory; its parent must be there.';
export const removed = (path: string) => `removed ${printable(path)}`;
export const unchanged = (files: number) => `${plural(files, 'file')} as before`;

// ---- `groundplan doctor`.

export const TERRAFORM_FOR = '--planner offline and terraform: reading a directory or a Git repository';
export const TERRAFORM_DO =
  'Install Terraform 1.0 or newer. Without it code is read, but not evaluated (--planner static).';
export const TOFU_FOR = 'the same, instead of Terraform (--engine tofu)';
export const TOFU_DO = 'Not needed if Terraform is installed; otherwise install OpenTofu.';
export const DOT_FOR = '--layout dot';
export const DOT_DO =
  'Install Graphviz 2.40 or newer, if you want its layout. The layout of groundplan needs no program.';
export const GIT_FOR = 'Git addresses as --source, and modules from Git';
export const GIT_DO = 'Install Git, if you draw from repositories.';
export const PYTHON_FOR = '--planner terraform, if a configuration runs Python programs (data "external")';
export const PYTHON_DO = 'Install Python 3.10 or newer, if yours does. groundplan itself needs none.';
export const DOCKER_FOR = 'the image of groundplan; nothing else';
export const DOCKER_DO = 'Not needed if groundplan is installed.';
export const TERRAGRUNT_FOR = 'directories with terragrunt.hcl';
export const TERRAGRUNT_DO =
  'Install Terragrunt, if you use it. Without it the code of the units is read, but not evaluated.';

export const DRAWING = 'icons and font';
export const DRAWING_FOR = 'every diagram; they are part of groundplan';
export const RASTERISER = 'PNG rasteriser';
export const NATIVE = 'native';
export const BUNDLED = 'bundled';
export const RASTERISER_FOR = 'PNG: the native one is several times as fast and draws the same';
export const rasteriserDo = (name: string, version: string) =>
  `For large diagrams in less time: npm install ${name}@${version} beside groundplan.`;
export const CACHE = 'cache';
export const cacheIs = (megabytes: string, files: number) => `~/.groundplan, ${megabytes} MB in ${files} files`;
export const cacheIsAtLeast = (megabytes: string, files: number) =>
  `~/.groundplan, more than ${megabytes} MB in ${files} files`;
export const CACHE_EMPTY = '~/.groundplan, empty';
export const CACHE_FOR = 'modules and repositories that were fetched; it may be deleted';
export const SELF_BROKEN = 'groundplan cannot draw';
export const SELF_REMEDY = 'Install it again. If that does not help, report it.';
export const noPicture = (format: string) => `the ${format} of a diagram with one icon is wrong`;

// ---- `groundplan mcp`.

export const INSTRUCTIONS =
  'Diagrams of Terraform code, plans and graph files in the directory that this server was started in. All tools only read. Paths are from that directory. Ask for the graph or an explanation to reason about an architecture, for a drawing to show it.';

export const DRAW = 'Draw the architecture of Terraform code, a plan or a graph file as an image or as diagram text.';
export const GRAPH = 'Return the graph behind the diagram as JSON: nodes, containers and edges.';
export const EXPLAIN =
  'Explain each resource (drawn, folded or hidden) and the reason for each arrow, with the evidence.';
export const DIFF =
  'Compare two sources (before and after), or two commits of a directory, as text, a table, JSON or a diagram.';
export const PATH = 'Find a shortest path between two nodes by their addresses, one arrow per line.';

export const SOURCE =
  'a directory of Terraform code, a plan in JSON, a state or a graph file, from the directory of the server (default: that directory)';
export const PLANNER =
  'plan the code offline (with Terraform, without credentials and providers), read it static, or auto (default: offline if Terraform is installed, else static)';
export const FORMAT = 'format of the answer';
export const BEFORE = 'the source before: a directory, a plan or a graph file; together with after';
export const AFTER = 'the source after';
export const PATH_FROM = 'address of the first node, as in the graph';
export const PATH_TO = 'address of the second node';
export const ofFalse = (help: string) => `false: ${printable(help)}`;

export const waiting = (directory: string) =>
  `Serving ${printable(directory)} to a client of the Model Context Protocol on stdin and stdout. Ctrl-D ends it.`;
export const NOBODY = 'nobody can speak to this process: it has no standard input';
export const TOO_WIDE = 'the directory is the home of a user, or holds it: everything of theirs would be open';
export const TOO_WIDE_REMEDY =
  'Start groundplan mcp in the directory of the code, with "cwd" in the settings of the client.';

/** URI of a document in an answer that is not an image. */
export const DOCUMENT = 'groundplan:///architecture';

export const unknownTool = (name: string) => `there is no tool ${short(name, NAME_LENGTH_MAX)}`;
export const BUSY = 'too many calls are waiting';
export const BUSY_REMEDY = 'Ask again when some of them are answered.';
export const unknownArgument = (name: string) => `the argument ${short(name, NAME_LENGTH_MAX)} is not known`;
export const argumentsAre = (names: readonly string[]) => `Arguments are ${names.join(', ')}.`;
export const wrongArgument = (name: string, wanted: string) =>
  `the argument ${printable(name)} must be ${printable(wanted)}`;
export const argumentTooLong = (name: string, length: number, most: number) =>
  `the argument ${printable(name)} has ${length} characters, and ${most} are the most`;
export const tooManyItems = (name: string, count: number, most: number) =>
  `the argument ${printable(name)} has ${count} items, and ${most} are the most`;
export const missingArgument = (name: string) => `the argument ${printable(name)} is missing`;
export const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list of texts',
};
export const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;

export const outside = (name: string, path: string) =>
  `${printable(name)} ${printable(path)} is outside of the directory that the server was started in`;
export const OUTSIDE_REMEDY = 'Name a path in that directory, which no link leads out of.';
export const addressRefused = (name: string) => `${printable(name)} is a Git address, and this server asks no host`;
export const addressOfThisMachine = (name: string) =>
  `${printable(name)} is a Git address of this machine, and may be outside of the directory that the server was started in`;
export const MCP_ADDRESS_REMEDY = 'Whoever starts the server may allow it: groundplan mcp --network.';
export const REPOSITORY_OUTSIDE =
  'the repository, or a part of it, is outside of the directory that the server was started in';
export const REPOSITORY_REMEDY =
  'Start groundplan mcp at the top of a clone (of a work tree Git keeps its objects elsewhere), or compare two directories with before and after.';

export const textTooLong = (length: number, most: number) =>
  `the answer has ${length} characters, and ${most} are the most`;
export const imageTooLarge = (bytes: number, most: number) =>
  `the picture has ${bytes} bytes, and ${most} are the most`;
export const TOO_LONG_REMEDY =
  'Ask for less: a directory further down, detail low, simplified, or a shorter format; for one thing, ask for a path or a difference.';

export const unknownAddress = (name: string, address: string) =>
  `${printable(name)} ${printable(address)} is nothing in the graph`;
export const perhaps = (addresses: readonly string[]) => `There is ${addresses.map(printable).join(', ')}.`;
export const NO_PATH = 'No path found, or one is inside the other.';
export const pathAlong = (steps: number) => `${plural(steps, 'step')}, as the arrows lead:`;
export const pathBack = (steps: number) =>
  `No arrows lead there. ${plural(steps, 'step')} the other way, from the second to the first:`;
export const pathIgnoringDirection = (steps: number) =>
  `No arrows lead either way. What joins the two, in ${plural(steps, 'step')}:`;
