/** Messages of the GitHub Action: annotations, log, summary. */
import { printable } from '../platform/text/printable.js';
import { PATHS_SAID_MAX } from './limits.js';

// Inputs

export const badInput = (name: string) => `input ${name}: not a value that it takes`;
export const INPUT_TOO_LONG = 'It is too long.';
export const oneOf = (values: readonly string[]) => `It must be ${list(values)}.`;
export const numberWithin = (least: number, most: number, isWhole: boolean) =>
  `It must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`;
export const mustBe = (what: string) => `It must be ${what}.`;

const list = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

// Event and trust

export const EVENT_UNREADABLE = 'the event that started the workflow cannot be read (GITHUB_EVENT_PATH)';
export const NO_REPOSITORY = 'this is no run of a workflow: GITHUB_REPOSITORY names no repository';
export const EVENT_REMEDY = 'Use groundplan as a step of a GitHub workflow; elsewhere, use its command line.';
export const realProvidersRefused = (event: string) =>
  `planner: terraform runs what the code says, with credentials; refused for code of strangers (${printable(event)})`;
export const REAL_PROVIDERS_REMEDY =
  'Use planner: offline or static, which run nothing of it; or give the path of a plan that a trusted job has made.';

export const originUnknown = (number: number, reason: string) =>
  `whether pull request ${number} is one of a fork is not known (${printable(reason)}): its code counts as that of strangers`;
export const PROVIDERS_ARE_FETCHED = 'planner: terraform fetches providers, so fetch: false cannot hold';
export const PROVIDERS_ARE_FETCHED_REMEDY = 'Leave one of the two out. The other planners need no providers.';
export const MODULES_NOT_FETCHED =
  'modules that are not in the repository were not fetched, which fetch: auto does not do for code of strangers; the input fetch: true of the workflow changes that';

// Sources and output

export const ONE_PATH_ONLY = 'this goes with one path, and path names several';
export const ONE_PATH_REMEDY = 'Use one step for each path, or leave it out.';
export const GRAPHFILE_NEEDS_PLANFILE = 'input graphfile goes with planfile';
export const GRAPHFILE_REMEDY = 'Give both, or leave graphfile out.';
export const pathMissing = (path: string) => `path ${printable(path)}: there is nothing`;
export const PATH_MISSING_REMEDY =
  'Check out the repository before this step (actions/checkout), and give paths from its root.';
export const outputUnwritable = (path: string, reason: string) => `output-dir: ${path} cannot be written (${reason})`;
export const OUTPUT_OUTSIDE = 'output-dir leads out of the workspace, perhaps by a link in the repository';
export const OUTPUT_OUTSIDE_REMEDY =
  'Leave output-dir out, or give a folder that really is in the workspace or in RUNNER_TEMP.';
export const OUTPUT_REMEDY = 'Leave output-dir out, or give a folder that the job may write to.';
export const inputLinkOut = (input: string, path: string) =>
  `${printable(input)} ${printable(path)} is a link out of the repository; it is not read`;
export const INPUT_LINK_OUT_REMEDY = 'Name a file or folder of the repository itself, or the place where it really is.';
export const inputNoFile = (input: string, path: string) =>
  `${printable(input)} ${printable(path)} is a pipe or a device, not a file`;
export const INPUT_NO_FILE_REMEDY = 'Give a file; a link in the repository may lead somewhere else.';
export const inputUnreadable = (input: string, path: string, reason: string) =>
  `${input} ${path}: it cannot be read (${reason})`;

export const WORKSPACE_EMPTY = 'there is nothing in the workspace';
/** Returns `a, b and 3 more`. */
const listed = (paths: readonly string[]) => {
  const more = paths.length - PATHS_SAID_MAX;
  return `${paths.slice(0, PATHS_SAID_MAX).map(printable).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
export const noRoots = (code: readonly string[], input: 'path' | 'roots') =>
  code.length === 0
    ? 'no Terraform code found in the repository, so nothing is drawn'
    : `no root module of Terraform found, so nothing is drawn; there is code in ${listed(code)}: name what is to be drawn in ${input}`;
export const patternNamesNothing = (pattern: string, code: readonly string[]) =>
  `path ${printable(pattern)} names no directory with Terraform code; ${code.length === 0 ? 'there is none in the repository' : `there is code in ${listed(code)}`}`;
export const rootsLeft = (left: number, total: number, limit: number) =>
  `${left} of ${total} root modules are not drawn: without path one job draws ${limit}. The workflow for monorepos in docs/action.md draws all of them.`;

export const rootsNotCompared = (left: number) =>
  `${left} root module${left === 1 ? ' is' : 's are'} changed and not drawn`;
export const goneNotDrawn = (paths: readonly string[]) =>
  `${listed(paths)}: there is nothing, and the repository before the change, which may hold it, is not at hand; not drawn`;
export const looksRenamed = (from: string, to: string) =>
  `${printable(from)} looks renamed to ${printable(to)}; they are compared with each other`;

// Comparison

/** Returns `a, b: reason`. */
export const ofPaths = (paths: readonly string[], reason: string) => `${listed(paths)}: ${printable(reason)}`;
export const notDrawnReason = (paths: readonly string[]) => `${listed(paths)}: not drawn`;
export const deletedNotCompared = (paths: readonly string[]) => `${listed(paths)}: deleted, and not compared`;
export const COMPARED_BY_STRANGERS = 'the artifacts are those of strangers, who may have written anything into them';
export const NOTHING_KNOWN = 'nothing was drawn, and it is not known what should have been';
export const NOBODY_ASKED = 'without a pull request and a token nobody is asked what has changed';
export const CHANGES_OFF = 'changes: off compares nothing';
export const GRAPH_ONLY = 'mode: graphdata compares nothing';
export const notOfPull = (event: string) =>
  `only pull requests are compared, and base-dir; the event is ${printable(event)}`;
export const NO_SOURCE = 'neither code nor a plan: there is nothing to compare it with';

// Annotations and log

export const ACTION_FAULT =
  'groundplan has a fault. This is not your mistake; please report it with the lines of the log.';
export const FAULT_DETAILS = 'the fault';
export const inputTitle = (name: string) => `input ${name}`;
export const ALL_THAT_WAS_SAID = 'all that was said';
export const warningsOf = (what: string, count: number) =>
  `${printable(what)}: ${count} warning${count === 1 ? '' : 's'}`;
export const drewOne = (path: string, resources: number, drawn: number) =>
  `${printable(path)}: ${resources} resource${resources === 1 ? '' : 's'}, ${drawn} icons and boxes`;
export const summaryFailed = (reason: string) => `the summary could not be written (${reason})`;
export const NOTHING_DRAWN = 'nothing was drawn';

export const DANGER_TITLES = {
  opens: 'Opened to the outside',
  data: 'Data is lost',
  rights: 'Rights are widened',
} as const;
export const danger = (text: string, address: string) => `${printable(text)} (${printable(address)})`;
export const dangersMore = (count: number) =>
  `${count} more danger${count === 1 ? '' : 's'} not annotated: see the report`;

// Publication

export const NO_PULL_REQUEST = 'no pull request to comment on';
export const NO_PULL_OF_HEAD = 'no pull request to comment on: none that is open has the head of that run any more';
export const pullsNotTold = (left: number, total: number) =>
  `${total} open pull requests have the head of that run; ${left} of them were not told`;
export const notPublished = (reason: string, remedy: string) =>
  `the pull request was not told: ${reason}${remedy === '' ? '' : `\n${remedy}`}`;

export const labelsRemedy = (kinds: readonly string[], most: number) =>
  `It must be true, or lines of the form "<kind>" or "<kind>: <label>" with ${list(kinds.map(printable))}; labels have at most ${most} characters, no comma, and are not repeated.`;
export const CHECK_NAME = 'groundplan';
export const checkNamed = (id: string) => `groundplan (${printable(id)})`;
export const notComparedTitle = (reason: string) => `Not compared: ${reason}`;
export const rootsChange = (changed: number, all: number) =>
  `${changed} of ${all} diagram${all === 1 ? '' : 's'} changed`;
export const staleLine = (reason: string) => `**${reason}**`;
export const stalePicture = (path: string, reason: string) => `${printable(path)} is not current: ${reason}`;
export const STALE = {
  differs: 'it differs from the current diagram',
  'no-stamp': 'it was drawn by an older version, or by another program',
  'same-graph': 'resources and connections are unchanged; it was drawn with other options',
  'graph-differs': 'the architecture has changed since it was drawn',
  'other-version': 'it was drawn by another version of groundplan',
} as const;
export const checkFileMissing = (path: string) => `check-file ${printable(path)}: there is no such file`;
export const CHECK_FILE_REMEDY =
  'Commit the picture or the graph file first, and give its path from the root of the repository.';
export const checkFileFormat = (path: string) => `check-file ${printable(path)}: its format is not drawn`;
export const checkFileFormats = (drawn: readonly string[]) =>
  `It must end in .${list(drawn.map(printable))}; or add its format to formats.`;
export const CHECK_FILE_ONE = 'check-file goes with one path, and there are several diagrams, or none';

// Report and cleanup

export const gathered = (count: number) => `${count} diagram${count === 1 ? '' : 's'} in the artifacts`;
export const notDrawn = (paths: readonly string[]) => `no diagram of ${listed(paths)}: see their jobs`;
export const NOTHING_TO_CLEAN = 'mode: cleanup has nothing to do: this event is not about a pull request';
export const cleaned = (number: number, isRefDeleted: boolean, comments: number) =>
  `pull request ${number}: ${isRefDeleted ? 'its pictures are gone' : 'there were no pictures'}, ${comments} comment${comments === 1 ? '' : 's'} changed`;

// Discover

export const NOTHING_TO_COMPARE = 'this event has nothing to compare with';
export const TOO_MANY_FILES = 'the pull request changes more files than GitHub lists (3,000)';
export const TOO_MANY_FILES_COMPARED =
  'more files have changed than GitHub lists (300), and the checkout has no history: actions/checkout with fetch-depth: 0 has';
export const allRoots = (reason: string) => `all root modules count as changed: ${reason}`;
export const TOO_MANY_DIRECTORIES = 'too many directories to look into all of them; use path or exclude';
export const deletedUnknown = (reason: string) =>
  `whether root modules are deleted is not known (${printable(reason)})`;
export const ALL_ASKED_FOR = 'changed-only: false asks for no change';
export const foundRoots = (total: number, changed: number) =>
  `${total} root module${total === 1 ? '' : 's'}, ${changed} to be drawn`;
export const deletedRoots = (paths: readonly string[]) => `Terraform code that is gone: ${listed(paths)}`;
export const unnameableRoots = (count: number) =>
  `${count} root module${count === 1 ? '' : 's'} left out: a line break, a control character, or a space at an end of the path`;
export const PAGE_OF_STRANGERS = 'page: true is left out for code of strangers; the pictures are there';
