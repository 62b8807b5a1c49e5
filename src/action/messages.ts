/** Messages of the GitHub Action: annotations, log, summary. */

import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';
import { PATHS_LISTED_MAX } from './limits.js';

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
  `${printable(input)} ${printable(path)} links outside the repository`;
export const INPUT_LINK_OUT_REMEDY = 'Name a file or folder inside the repository.';
export const inputNoFile = (input: string, path: string) =>
  `${printable(input)} ${printable(path)} is a pipe or a device, not a file`;
export const INPUT_NO_FILE_REMEDY = 'Give a file; a link in the repository may lead somewhere else.';
export const inputUnreadable = (input: string, path: string, reason: string) =>
  `${input} ${path}: it cannot be read (${reason})`;

export const WORKSPACE_EMPTY = 'there is nothing in the workspace';
/** Returns `a, b and 3 more`. */
const listed = (paths: readonly string[]) => {
  const more = paths.length - PATHS_LISTED_MAX;
  return `${paths.slice(0, PATHS_LISTED_MAX).map(printable).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
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
export const CHANGED_FILES_UNKNOWN = 'without a pull request and a token nobody is asked what has changed';
export const CHANGES_OFF = 'changes: off compares nothing';
export const GRAPH_ONLY = 'mode: graphdata compares nothing';
export const notOfPull = (event: string) =>
  `only pull requests are compared, and base-dir; the event is ${printable(event)}`;
export const NO_SOURCE = 'neither code nor a plan: there is nothing to compare it with';

// Annotations and log

export const ACTION_FAULT =
  'Internal error: this is a bug in groundplan, not your mistake. Please report it with the lines of the log.';
export const FAULT_DETAILS = 'the fault';
export const inputTitle = (name: string) => `input ${name}`;
export const ALL_MESSAGES = 'all that was said';
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
export const pullsUnlisted = (left: number, total: number) =>
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
export const ALL_REQUESTED = 'changed-only: false asks for no change';
export const rootsDiscovered = (total: number, changed: number) =>
  `${total} root module${total === 1 ? '' : 's'}, ${changed} to be drawn`;
export const deletedRoots = (paths: readonly string[]) => `Terraform code that is gone: ${listed(paths)}`;
export const unnameableRoots = (count: number) =>
  `${count} root module${count === 1 ? '' : 's'} left out: a line break, a control character, or a space at an end of the path`;
export const PAGE_OF_STRANGERS = 'page: true is left out for code of strangers; the pictures are there';

// Gathering

export const inputDirMissing = (path: string) => `input-dir ${printable(path)}: there is no such folder`;
export const INPUT_DIR_REMEDY =
  'Put the artifacts there first (actions/download-artifact with path), or leave input-dir out.';
export const manifestInvalid = (name: string) =>
  `${printable(name)} in an artifact is none of this version's; left out`;
export const rootsOmitted = (count: number) =>
  `${plural(count, 'root module')} did not fit into the list of root modules`;
export const diagramTwice = (id: string) => `two artifacts hold a diagram ${printable(id)}; the second is left out`;
export const manifestsTooLarge = (left: number, total: number, bytes: number) =>
  `${left} of ${total} diagrams left out: a report reads ${bytes / 2 ** 20} MB of manifests`;
export const tooManyDiagrams = (found: number, limit: number) => `${found} diagrams; the first ${limit} are reported`;

// Upload

export const artifactFailed = (name: string, reason: string) =>
  `the artifact ${name} could not be uploaded (${reason}); the files are in output-dir`;
export const uploaded = (name: string) => `uploaded ${printable(name)}`;
export const NO_ARTIFACT_SERVICE =
  'nothing was uploaded: the runner has given this step no token for artifacts; the files are in output-dir';
export const NOT_UPLOADED_ON_ENTERPRISE =
  'nothing was uploaded: GitHub Enterprise Server has no artifacts of version 4; upload output-dir with actions/upload-artifact@v3';
export const picturesOnlyInArchives = (count: number, limit: number) =>
  `${count} picture${count === 1 ? '' : 's'} not unpacked: a job may have ${limit} artifacts; all of them are in the archives`;

export const pagesOnlyInArchives = (count: number, limit: number) =>
  `${count} page${count === 1 ? '' : 's'} without a link: a job may have ${limit} artifacts; all of them are in the archives`;

// Download

export const artifactUnusable = (name: string) =>
  `the artifact ${printable(name)} is no archive, or too large; left out`;
export const artifactsNotRead = (reason: string) => `the artifacts could not be downloaded (${reason})`;
export const ARTIFACTS_REMEDY =
  'Run the job again; or download them before this step (actions/download-artifact) and name the folder in input-dir.';
export const ARTIFACTS_OF_OTHERS_REMEDY =
  'Give the job the permission actions: read, or download them before this step (actions/download-artifact) and name the folder in input-dir.';
export const ARTIFACTS_ON_ENTERPRISE =
  'GitHub Enterprise Server has no artifacts of version 4, so there are none to report';
export const ARTIFACTS_ON_ENTERPRISE_REMEDY =
  'Upload output-dir of the drawing jobs with actions/upload-artifact@v3, get them with actions/download-artifact@v3 before this step, and name the folder in input-dir. Or draw all of it in one job, which needs no report.';
export const NO_RUNTIME_TOKEN = 'the runner has given this step no token for artifacts, so there are none to report';
export const NO_RUNTIME_TOKEN_REMEDY =
  'Use groundplan as a step of its own (uses:), or download them before (actions/download-artifact) and name the folder in input-dir.';
export const artifactLost = (name: string, reason: string) =>
  `the artifact ${printable(name)} could not be downloaded (${printable(reason)}); left out`;
export const tooManyArtifacts = (left: number, total: number) =>
  `${left} of ${total} artifacts left out; a report reads ${total - left}`;
export const tooFewCalls = (left: number, total: number) =>
  `${left} of ${total} artifacts left out: GitHub allows no more calls in this hour. Draw several directories in one job, one a line in path: they share one artifact.`;

// ---- The repository before the change, and reasons for no comparison.

export const BASE_UNKNOWN = 'which commit the pull request is compared with is not known';
export const baseUnknown = (reason: string) => `${BASE_UNKNOWN} (${printable(reason)}). Run the job again.`;
export const baseNotFetched = (commit: string, reason: string, remedy: string) =>
  `the repository before the change (${commit}) could not be fetched: ${printable(reason)}. ${remedy}`;

const FILL = 'check the base out in a step of its own and name its folder in base-dir';
export const BASE_DIR_REMEDY = `To do without, ${FILL}.`;
const PERMISSION = 'Give the job permissions: { contents: read }.';
export const BASE_REMEDY = {
  credentials: 'Check the input github-token: it is not valid, or no longer.',
  permission: PERMISSION,
  // GitHub answers 404 to a token without access to a private repository.
  missing: PERMISSION,
  invalid: BASE_DIR_REMEDY,
  // Applies to comments only; an archive has no conversation that could be locked.
  locked: BASE_DIR_REMEDY,
  limit: 'Run the job again later; GitHub allows 1,000 calls an hour for a repository.',
  trouble: 'Run the job again.',
  'too-large': `The repository is too large for an archive: ${FILL}.`,
} as const;

/** @param commit abbreviated id of the checked-out commit */
export const baseCheckedOut = (commit: string) =>
  `the base (${printable(commit)}) is checked out, not the pull request. On pull_request, leave out ref of actions/checkout. On pull_request_target, which runs with the rights of the base, give it ref: \${{ github.event.pull_request.head.sha }} only in a job that runs nothing of that code; groundplan treats it as code of strangers.`;
export const headUnknown = (commit: string) =>
  `whether what is checked out (${printable(commit)}) holds the pull request is not known. Check out the pull request itself: actions/checkout without ref, on pull_request.`;
export const CHECKOUT_UNKNOWN =
  'which commit is checked out is not known: there is no Git repository in the workspace, or Git may not read it';

export const BASE_DIR_MISSING_REMEDY =
  'Fill the folder in a step before this one (actions/checkout with path and ref), or leave base-dir out.';
export const baseDirMissing = (path: string) => `base-dir ${printable(path)}: there is no such folder`;

export const notCompared = (reason: string) => `not compared: ${reason}`;
export const baseUnusable = (reason: string, remedy: string) =>
  `the archive of the repository before the change cannot be used: ${printable(reason)}. ${remedy}`;
export const sharedBase = (name: string) =>
  `the repository before the change is shared with the other jobs: ${printable(name)}`;
export const sharedUnusable = (name: string, reason: string) =>
  `${name} cannot be used (${printable(reason)}), so the repository before the change is fetched again`;

// ---- Calls to GitHub, and content on a pull request.

export const githubRefuses = (call: string, reason: string) => `GitHub: ${call}: ${reason}`;
export const graphqlSays = (complaint: string) => `GraphQL: ${complaint}`;
export const REMEDY = {
  credentials: 'Check the input github-token: it is not valid, or no longer.',
  permission: 'Give the job the permission: permissions: { contents: write, pull-requests: write }.',
  locked: 'Unlock the conversation of the pull request.',
  missing: 'Check that the repository and the pull request are there, and that the token may see them.',
  invalid: 'Please report it with the lines above.',
  limit: 'Run the job again later; GitHub allows 1,000 calls an hour for a repository.',
  trouble: 'Run the job again later; see https://www.githubstatus.com.',
} as const;

const ELSEWHERE_INSTEAD = 'The diagram is in the summary of the job and in its artifacts.';
export const FORK_READ_ONLY = `A pull request of a fork has a read-only token, so there is no comment. ${ELSEWHERE_INSTEAD}`;
export const tokenReadOnly = (reason: string) =>
  `The token may not write on the pull request (${reason}), so there is no comment. ${ELSEWHERE_INSTEAD} For a comment give the job permissions: { pull-requests: write }.`;
export const CONVERSATION_LOCKED = `The conversation of the pull request is locked, so there is no comment. ${ELSEWHERE_INSTEAD} Unlock it for a comment; no permission is missing.`;
export const commentFailed = (message: string, remedy: string) =>
  `There is no comment. ${message}. ${ELSEWHERE_INSTEAD} ${remedy}`;
export const FORK_NO_VERDICTS =
  'A pull request of a fork has a read-only token, so there are no labels and no check of groundplan.';
export const labelsRefused = (reason: string, isPermission: boolean) =>
  `The labels could not be set (${reason}).${isPermission ? ' Give the job permissions: { pull-requests: write }.' : ''}`;
export const labelsNotMade = (names: readonly string[], reason: string) =>
  `The repository has no label ${names.join(', ')}, and it could not be made (${reason}). Make it by hand, or give the job permissions: { issues: write }.`;
export const checkRefused = (reason: string, isPermission: boolean) =>
  `There is no check run (${reason}).${isPermission ? ' Give the job permissions: { checks: write }.' : ''}`;
export const PULL_CLOSED = `The pull request is closed, so nothing was written on it. ${ELSEWHERE_INSTEAD}`;
export const newerRun = (run: number) => `The comment is of a newer run (${run}) and was left as it is.`;
export const HEAD_MOVED =
  'The pull request has newer commits; their run will write the comment, which was left as it is.';
export const picturesRefused = (reason: string, isPermission: boolean) =>
  `The comment shows a Mermaid diagram in place of the picture, which could not be stored (${reason}).${isPermission ? ' For pictures give the job permissions: { contents: write }.' : ''}`;
export const picturesLeft = (count: number) =>
  `${plural(count, 'picture')} not stored: so many new ones at a time are not taken by GitHub. The next run stores more.`;
export const picturesUnusable = (ids: readonly string[]) => `No PNG that can be shown: ${ids.join(', ')}.`;
export const pictureCommit = (pull: number, run: number) => `Diagrams of pull request ${pull}, run ${run}`;
export const refNotDeleted = (message: string) => `The pictures of the pull request were not deleted. ${message}`;
export const commentsNotChanged = (message: string) => `Comments still show the deleted pictures. ${message}`;
export const REF_KEEPS_MOVING = 'other jobs store pictures at the same time';

// ---- The container image and Docker failures.

export const DOCKER_REMEDY =
  'Use runtime: host with the programs installed (hashicorp/setup-terraform), or a runner with Docker, or another image.';
export const NOT_INSTALLED =
  'runtime: container needs Docker on a Linux runner, and there is no program docker on the PATH';
export const NOT_LINUX = 'runtime: container needs Docker on a Linux runner, and this one runs another system';
export const NO_USER = 'runtime: container needs the program id, which says who runs the step';
export const inContainer = (program: string) => `${program} is not here: drawn in the container image`;
export const ended = (how: string) => `docker run did not finish (${how})`;
export const unusable = (reason: string) => `Docker cannot be used: ${printable(reason)}`;
export const failed = (image: string, reason: string) => `docker could not run ${image}: ${printable(reason)}`;
export const SAYS_NOTHING = 'it says nothing';

/** Remedies by pattern in Docker's message; the first match counts. */
export const REMEDIES: readonly (readonly [says: RegExp, remedy: string])[] = [
  [
    /permission denied.*(docker daemon|docker\.sock|docker API)/i,
    'The user of this runner may not use Docker: add it to the group docker, or use a rootless Docker (DOCKER_HOST); or use runtime: host.',
  ],
  [
    /cannot connect to the docker daemon|is the docker daemon running|error during connect|failed to connect to the docker/i,
    'Docker is installed and not running: start its daemon, or say with DOCKER_HOST where it is; or use runtime: host.',
  ],
  [
    /no matching manifest|does not match the (detected host|specified) platform|exec format error/i,
    'The image is for amd64 and arm64 alone, or image names one for another processor: use a runner of that kind, or runtime: host.',
  ],
  [
    /toomanyrequests|rate limit/i,
    'The registry answers no more for now: log in to it before this step (docker/login-action), or run the job again later.',
  ],
  [
    /pull access denied|manifest unknown|manifest for .* not found|not found: manifest|repository .*not found|no such image|name unknown|unauthorized|denied: /i,
    'Check the input image: it is not there, or not for everybody (then log in before this step: docker/login-action). Leave it out for the image of this version.',
  ],
  [
    /no such host|dial tcp|i\/o timeout|TLS handshake|x509|certificate|proxyconnect|connection refused|network is unreachable/i,
    'The registry cannot be reached from this runner: check its network and proxy, or name an image of a registry that can be.',
  ],
  [/no space left on device/i, 'The disk of the runner is full: make room, or use runtime: host.'],
  [
    /bind source path does not exist|mounts denied|error mounting|invalid mount|operation not permitted|userns|rootless|cgroup|mount.*permission denied/i,
    'Docker may not mount the folders of this job, or may not set limits: a rootless Docker, or one on another machine, sees other folders and users. Use a Docker on the runner itself, or runtime: host.',
  ],
  [
    /executable file not found|oci runtime/i,
    'What is in the image cannot be started: is it an image of groundplan? Leave the input image out for that of this version.',
  ],
];
