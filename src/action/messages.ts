/** Messages of the GitHub Action: annotations, log, summary. */

import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';
import { CALLS_AN_HOUR, COMPARED_FILES_MAX, PATHS_LISTED_MAX, PULL_FILES_MAX } from './limits.js';

/** Formats `3000` as `3,000`. */
const thousands = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

// Inputs

export const badInput = (name: string) => `input ${name}: invalid value`;
export const INPUT_TOO_LONG = 'It is too long.';
export const oneOf = (values: readonly string[]) => `It must be ${listWithOr(values)}.`;
export const numberWithin = (least: number, most: number, isWhole: boolean) =>
  `It must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`;
export const mustBe = (description: string) => `It must be ${description}.`;

const listWithOr = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

// Event and trust

export const EVENT_UNREADABLE = 'the event that started the workflow cannot be read (GITHUB_EVENT_PATH)';
export const NO_REPOSITORY = 'this is not a workflow run: GITHUB_REPOSITORY names no repository';
export const EVENT_REMEDY = 'Use groundplan as a step of a GitHub workflow; elsewhere, use its command line.';
export const realProvidersRefused = (event: string) =>
  `planner: terraform runs programs of the code, with credentials; refused for untrusted code (${printable(event)})`;
export const REAL_PROVIDERS_REMEDY =
  'Use planner: offline or static, which run no programs of the code; or pass the path of a plan that a trusted job made.';

export const originUnknown = (number: number, reason: string) =>
  `pull request ${number} may be from a fork (${printable(reason)}): its code is treated as untrusted`;
export const PROVIDERS_ARE_FETCHED = 'fetch: false cannot be combined with planner: terraform, which fetches providers';
export const PROVIDERS_ARE_FETCHED_REMEDY = 'Omit one of the two. The other planners need no providers.';
export const MODULES_NOT_FETCHED =
  'modules outside the repository were not fetched: fetch: auto fetches nothing for untrusted code. To fetch them, set the input fetch: true';

// Sources and output

export const ONE_PATH_ONLY = 'this input needs a single path, but path names several';
export const ONE_PATH_REMEDY = 'Use one step for each path, or omit the input.';
export const idsDiffer = (ids: number, paths: number) => `${plural(ids, 'id')} for ${plural(paths, 'path')}`;
export const IDS_REMEDY = 'Set one id for each path, in the same order, or omit the input.';
export const matrixTooLarge = (roots: number) =>
  `a matrix of ${plural(roots, 'root module')} is larger than the output of a job may be (1 MB)`;
export const MATRIX_REMEDY = 'Use several workflows, each with an input path for a part of the repository.';
export const GRAPHFILE_NEEDS_PLANFILE = 'input graphfile requires planfile';
export const GRAPHFILE_REMEDY = 'Set both, or omit graphfile.';
export const pathMissing = (path: string) => `path ${printable(path)}: no such file or directory`;
export const PATH_MISSING_REMEDY =
  'Check out the repository before this step (actions/checkout), and set path relative to its root.';
export const outputUnwritable = (path: string, reason: string) => `output-dir: ${path} cannot be written (${reason})`;
export const OUTPUT_OUTSIDE = 'output-dir is outside the workspace, possibly because of a link in the repository';
export const OUTPUT_OUTSIDE_REMEDY = 'Omit output-dir, or set it to a directory inside the workspace or RUNNER_TEMP.';
export const OUTPUT_REMEDY = 'Omit output-dir, or set it to a directory that the job can write to.';
export const inputLinksOutside = (input: string, path: string) =>
  `${printable(input)} ${printable(path)} links outside the repository`;
export const INPUT_LINKS_OUTSIDE_REMEDY = 'Set it to a file or directory inside the repository.';
export const inputNotFile = (input: string, path: string) =>
  `${printable(input)} ${printable(path)} is a pipe or a device, not a file`;
export const INPUT_NO_FILE_REMEDY = 'Set it to a file. If it is a link, check its target.';
export const inputUnreadable = (input: string, path: string, reason: string) =>
  `${input} ${path}: it cannot be read (${reason})`;

export const WORKSPACE_EMPTY = 'the workspace is empty';
/** Returns `a, b and 3 more`. */
const listPaths = (paths: readonly string[]) => {
  const more = paths.length - PATHS_LISTED_MAX;
  return `${paths.slice(0, PATHS_LISTED_MAX).map(printable).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
export const noRoots = (code: readonly string[], input: 'path' | 'roots') =>
  code.length === 0
    ? 'no Terraform code found in the repository, so nothing is drawn'
    : `no root module of Terraform found, so nothing is drawn; there is code in ${listPaths(code)}: list the directories to draw in ${input}`;
export const patternMatchesNothing = (pattern: string, code: readonly string[]) =>
  `path ${printable(pattern)} names no directory with Terraform code; ${code.length === 0 ? 'there is none in the repository' : `there is code in ${listPaths(code)}`}`;
export const rootsOverLimit = (omitted: number, total: number, limit: number) =>
  `${omitted} of ${total} root modules are not drawn: without path, one job draws at most ${limit}. The workflow for monorepos in docs/action.md draws all of them.`;

export const rootsNotCompared = (omitted: number) =>
  `${omitted} changed root module${omitted === 1 ? ' is' : 's are'} not drawn`;
export const deletedNotDrawn = (paths: readonly string[]) =>
  `${listPaths(paths)}: not drawn: no such directory, and the repository before the change is not available`;
export const looksRenamed = (from: string, to: string) =>
  `${printable(from)} looks renamed to ${printable(to)}; they are compared with each other`;

// Comparison

/** Returns `a, b: reason`. */
export const reasonForPaths = (paths: readonly string[], reason: string) => `${listPaths(paths)}: ${printable(reason)}`;
export const notDrawnReason = (paths: readonly string[]) => `${listPaths(paths)}: not drawn`;
export const deletedNotCompared = (paths: readonly string[]) => `${listPaths(paths)}: deleted, and not compared`;
export const COMPARED_BY_UNTRUSTED_CODE = 'the artifacts come from untrusted code and may contain anything';
export const NOTHING_KNOWN = 'nothing was drawn, and it is unknown which root modules should have been';
export const CHANGED_FILES_UNKNOWN = 'the changed files are unknown without a pull request and a token';
export const CHANGES_OFF = 'changes: off compares nothing';
export const GRAPH_ONLY = 'mode: graphdata compares nothing';
export const notOfPull = (event: string) =>
  `only pull requests are compared, or any event with base-dir; the event is ${printable(event)}`;
export const NO_SOURCE = 'it is neither code nor a plan, so there is nothing to compare it with';

// Annotations and log

export const ACTION_FAULT = 'Internal error: this is a bug in groundplan. Please report it with the log.';
export const FAULT_DETAILS = 'error details';
export const inputTitle = (name: string) => `input ${name}`;
export const ALL_MESSAGES = 'all messages';
export const warningsOf = (subject: string, count: number) =>
  `${printable(subject)}: ${count} warning${count === 1 ? '' : 's'}`;
export const diagramDrawn = (path: string, resources: number, drawn: number) =>
  `${printable(path)}: ${resources} resource${resources === 1 ? '' : 's'}, ${drawn} icons and boxes`;
export const summaryFailed = (reason: string) => `the summary could not be written (${reason})`;
export const NOTHING_DRAWN = 'nothing was drawn';

export const DANGER_TITLES = {
  opens: 'Opened to the outside',
  data: 'Data is lost',
  rights: 'Rights are widened',
} as const;
export const dangerText = (text: string, address: string) => `${printable(text)} (${printable(address)})`;
export const moreDangers = (count: number) =>
  `${count} more danger${count === 1 ? '' : 's'} without an annotation: see the report`;

// Publication

export const NO_PULL_REQUEST = 'no pull request to comment on';
export const NO_PULL_OF_HEAD =
  'no pull request to comment on: no open pull request still has the head commit of that run';
export const pullsUnlisted = (omitted: number, total: number) =>
  `${total} open pull requests have the head commit of that run; ${omitted} of them were not commented on`;
export const notPublished = (reason: string, remedy: string) =>
  `nothing was written to the pull request: ${reason}${remedy === '' ? '' : `\n${remedy}`}`;

export const labelsRemedy = (kinds: readonly string[], most: number) =>
  `It must be true, or lines of the form "<kind>" or "<kind>: <label>" with ${listWithOr(kinds.map(printable))}; labels have at most ${most} characters, no comma, and are not repeated.`;
export const CHECK_NAME = 'groundplan';
export const checkNamed = (id: string) => `groundplan (${printable(id)})`;
export const notComparedTitle = (reason: string) => `Not compared: ${reason}`;
export const rootsChange = (changed: number, all: number) =>
  `${changed} of ${all} diagram${all === 1 ? '' : 's'} changed`;
export const staleLine = (reason: string) => `**${reason}**`;
export const stalePicture = (path: string, reason: string) => `${printable(path)} is stale: ${reason}`;
export const STALE_REASONS = {
  differs: 'it differs from the current diagram',
  'no-stamp': 'it was drawn by an older version, or by another program',
  'same-graph': 'resources and connections are unchanged; it was drawn with other options',
  'graph-differs': 'the architecture has changed since it was drawn',
  'other-version': 'it was drawn by another version of groundplan',
} as const;
export const checkFileMissing = (path: string) => `check-file ${printable(path)}: there is no such file`;
export const CHECK_FILE_REMEDY =
  'Commit the diagram or the graph file first, and set its path relative to the root of the repository.';
export const checkFileFormat = (path: string) => `check-file ${printable(path)}: its format is not in formats`;
export const checkFileFormats = (drawn: readonly string[]) =>
  `It must end in .${listWithOr(drawn.map(printable))}. Or add its format to formats.`;
export const CHECK_FILE_ONE = 'check-file needs a single path, but there are several diagrams, or none';

// Report and cleanup

export const diagramsGathered = (count: number) => `${count} diagram${count === 1 ? '' : 's'} in the artifacts`;
export const notDrawn = (paths: readonly string[]) => `no diagram of ${listPaths(paths)}: see the logs of their jobs`;
export const NOTHING_TO_CLEAN = 'mode: cleanup has nothing to do: this event is not about a pull request';
export const cleanedUp = (number: number, isRefDeleted: boolean, comments: number) =>
  `pull request ${number}: ${isRefDeleted ? 'images deleted' : 'no images'}, ${comments} comment${comments === 1 ? '' : 's'} changed`;

// Discover

export const NOTHING_TO_COMPARE = 'this event has nothing to compare with';
export const TOO_MANY_FILES = `the pull request changes more files than GitHub lists (${thousands(PULL_FILES_MAX)})`;
export const TOO_MANY_FILES_COMPARED = `more files have changed than GitHub lists (${COMPARED_FILES_MAX}), and the checkout has no history: set fetch-depth: 0 in actions/checkout`;
export const allRoots = (reason: string) => `all root modules count as changed: ${reason}`;
export const TOO_MANY_DIRECTORIES = 'too many directories to search all of them; use path or exclude';
export const deletedUnknown = (reason: string) => `deleted root modules are unknown (${printable(reason)})`;
export const readersUnknown = (count: number, most: number) =>
  `${count} root modules: which of them read what the change changes is looked up among ${most} at most, so the comment does not say it`;
export const READERS_FAILED = 'root modules that read what the change changes are unknown';
export const readersUnread = (paths: readonly string[]) =>
  `${listPaths(paths)}: cannot be read, so it is unknown whether they read what the change changes`;
export const ALL_REQUESTED = 'changed-only is false';
export const rootsDiscovered = (total: number, changed: number) =>
  `${total} root module${total === 1 ? '' : 's'}, ${changed} to draw`;
export const deletedRoots = (paths: readonly string[]) => `deleted Terraform code: ${listPaths(paths)}`;
export const unnameableRoots = (count: number) =>
  `${count} root module${count === 1 ? '' : 's'} skipped: a line break or control character in the path, or a space at its start or end`;
export const PAGE_OF_UNTRUSTED_CODE = 'page: true is ignored for untrusted code; only images are uploaded';

// Gathering

export const inputDirMissing = (path: string) => `input-dir ${printable(path)}: no such directory`;
export const INPUT_DIR_REMEDY =
  'Download the artifacts there first (actions/download-artifact with path), or omit input-dir.';
export const manifestInvalid = (name: string) => `${printable(name)} in an artifact is not from this version; skipped`;
export const rootsOmitted = (count: number) =>
  `${plural(count, 'root module')} did not fit in the list of root modules`;
export const diagramTwice = (id: string) => `two artifacts contain a diagram ${printable(id)}; the second is skipped`;
export const manifestsTooLarge = (omitted: number, total: number, bytes: number) =>
  `${omitted} of ${total} diagrams skipped: a report reads at most ${bytes / 2 ** 20} MB of manifests`;
export const tooManyDiagrams = (found: number, limit: number) => `${found} diagrams; the first ${limit} are reported`;

// Upload

export const artifactFailed = (name: string, reason: string) =>
  `the artifact ${name} could not be uploaded (${reason}); the files are in output-dir`;
export const uploaded = (name: string) => `uploaded ${printable(name)}`;
export const NO_ARTIFACT_SERVICE =
  'nothing was uploaded: the runner gave this step no token for artifacts; the files are in output-dir';
export const NOT_UPLOADED_ON_ENTERPRISE =
  'nothing was uploaded: GitHub Enterprise Server does not support version 4 of artifacts; upload output-dir with actions/upload-artifact@v3';
export const picturesOnlyInArchives = (count: number, limit: number) =>
  `${count} image${count === 1 ? '' : 's'} not unpacked: a job can have ${limit} artifacts; all of them are in the archives`;

export const pagesOnlyInArchives = (count: number, limit: number) =>
  `${count} page${count === 1 ? '' : 's'} without a link: a job can have ${limit} artifacts; all of them are in the archives`;

// Download

export const artifactUnusable = (name: string) =>
  `the artifact ${printable(name)} is not an archive, or is too large; skipped`;
export const artifactsNotRead = (reason: string) => `the artifacts could not be downloaded (${reason})`;
export const ARTIFACTS_REMEDY =
  'Run the job again, or download them before this step (actions/download-artifact) and set input-dir to that directory.';
export const ARTIFACTS_OF_OTHERS_REMEDY =
  'Give the job the permission actions: read, or download them before this step (actions/download-artifact) and set input-dir to that directory.';
export const ARTIFACTS_ON_ENTERPRISE =
  'GitHub Enterprise Server does not support version 4 of artifacts, so there are none to report';
export const ARTIFACTS_ON_ENTERPRISE_REMEDY =
  'Upload output-dir of the drawing jobs with actions/upload-artifact@v3, get them with actions/download-artifact@v3 before this step, and set input-dir to that directory. Or draw everything in one job, which needs no report.';
export const NO_RUNTIME_TOKEN = 'the runner gave this step no token for artifacts, so there are none to report';
export const NO_RUNTIME_TOKEN_REMEDY =
  'Use groundplan as a separate step (uses:), or download them before this step (actions/download-artifact) and set input-dir to that directory.';
export const artifactLost = (name: string, reason: string) =>
  `the artifact ${printable(name)} could not be downloaded (${printable(reason)}); skipped`;
export const tooManyArtifacts = (omitted: number, total: number) =>
  `${omitted} of ${total} artifacts skipped: a report reads at most ${total - omitted}`;
export const tooFewCalls = (omitted: number, total: number) =>
  `${omitted} of ${total} artifacts skipped: the hourly rate limit of GitHub is reached. Draw several directories in one job, one per line in path: they share one artifact.`;

// ---- The repository before the change, and reasons for no comparison.

export const BASE_UNKNOWN = 'the base commit of the pull request is unknown';
export const baseUnknown = (reason: string) => `${BASE_UNKNOWN} (${printable(reason)}). Run the job again.`;
export const baseNotFetched = (commit: string, reason: string, remedy: string) =>
  `the repository before the change (${commit}) could not be fetched: ${printable(reason)}. ${remedy}`;

const CHECK_OUT_BASE = 'check out the base in a separate step and set base-dir to its directory';
export const BASE_DIR_REMEDY = `Alternatively, ${CHECK_OUT_BASE}.`;
const PERMISSION = 'Give the job permissions: { contents: read }.';
const LIMIT_REMEDY = `Run the job again later; GitHub allows ${thousands(CALLS_AN_HOUR)} calls per hour and repository.`;
export const BASE_REMEDY = {
  credentials: 'Check the input github-token: it is invalid or expired.',
  permission: PERMISSION,
  // GitHub answers 404 to a token without access to a private repository.
  missing: PERMISSION,
  invalid: BASE_DIR_REMEDY,
  // Applies to comments only; an archive has no conversation that could be locked.
  locked: BASE_DIR_REMEDY,
  limit: LIMIT_REMEDY,
  trouble: 'Run the job again.',
  'too-large': `The repository is too large for an archive: ${CHECK_OUT_BASE}.`,
} as const;

/** @param commit abbreviated id of the checked-out commit */
export const baseCheckedOut = (commit: string) =>
  `the base (${printable(commit)}) is checked out, not the pull request. On pull_request, omit ref of actions/checkout. On pull_request_target, which runs with the permissions of the base, set ref: \${{ github.event.pull_request.head.sha }} only in a job that runs nothing from that code; groundplan treats it as untrusted.`;
export const headUnknown = (commit: string) =>
  `the checked-out commit (${printable(commit)}) may not contain the pull request. Check out the pull request itself: actions/checkout without ref, on pull_request.`;
export const CHECKOUT_UNKNOWN =
  'the checked-out commit is unknown: the workspace has no Git repository, or Git may not read it';

export const BASE_DIR_MISSING_REMEDY =
  'Fill the directory in an earlier step (actions/checkout with path and ref), or omit base-dir.';
export const baseDirMissing = (path: string) => `base-dir ${printable(path)}: no such directory`;

export const notCompared = (reason: string) => `not compared: ${reason}`;
export const baseUnusable = (reason: string, remedy: string) =>
  `the archive of the repository before the change cannot be used: ${printable(reason)}. ${remedy}`;
export const sharedBase = (name: string) =>
  `the repository before the change is shared with the other jobs: ${printable(name)}`;
export const sharedUnusable = (name: string, reason: string) =>
  `${name} cannot be used (${printable(reason)}), so the repository before the change is fetched again`;

// ---- Calls to GitHub, and content on a pull request.

export const githubRefusal = (call: string, reason: string) => `GitHub: ${call}: ${reason}`;
export const graphqlError = (complaint: string) => `GraphQL: ${complaint}`;
export const GITHUB_REMEDIES = {
  credentials: 'Check the input github-token: it is invalid or expired.',
  permission: 'Give the job the permission: permissions: { contents: write, pull-requests: write }.',
  locked: 'Unlock the conversation of the pull request.',
  missing: 'Check that the repository and the pull request exist, and that the token may read them.',
  invalid: 'Please report it with the lines above.',
  limit: LIMIT_REMEDY,
  trouble: 'Run the job again later; see https://www.githubstatus.com.',
} as const;

const OTHER_PLACES = 'The diagram is in the job summary and in the artifacts.';
export const FORK_READ_ONLY = `No comment was written: the token of a fork pull request is read-only. ${OTHER_PLACES}`;
export const tokenReadOnly = (reason: string) =>
  `No comment was written: the token may not write to the pull request (${reason}). ${OTHER_PLACES} For a comment, give the job permissions: { pull-requests: write }.`;
export const CONVERSATION_LOCKED = `No comment was written: the conversation of the pull request is locked. ${OTHER_PLACES} For a comment, unlock it; no permission is missing.`;
export const commentFailed = (message: string, remedy: string) =>
  `No comment was written. ${message}. ${OTHER_PLACES} ${remedy}`;
export const FORK_NO_LABELS =
  'The token of a fork pull request is read-only, so no labels were set and no check run was created.';
export const labelsRefused = (reason: string, isPermission: boolean) =>
  `The labels could not be set (${reason}).${isPermission ? ' Give the job permissions: { pull-requests: write }.' : ''}`;
export const labelsNotCreated = (names: readonly string[], reason: string) =>
  `The repository has no label ${names.join(', ')}, and it could not be created (${reason}). Create it yourself, or give the job permissions: { issues: write }.`;
export const checkRefused = (reason: string, isPermission: boolean) =>
  `No check run was created (${reason}).${isPermission ? ' Give the job permissions: { checks: write }.' : ''}`;
export const PULL_CLOSED = `The pull request is closed, so nothing was written to it. ${OTHER_PLACES}`;
export const newerRun = (run: number) => `The comment is from a newer run (${run}) and was left unchanged.`;
export const HEAD_MOVED = 'The pull request has newer commits; the comment was left unchanged for their run to update.';
export const picturesRefused = (reason: string, isPermission: boolean) =>
  `The comment shows a Mermaid diagram instead of the image, which could not be stored (${reason}).${isPermission ? ' For images, give the job permissions: { contents: write }.' : ''}`;
export const picturesNotStored = (count: number) =>
  `${plural(count, 'image')} not stored: GitHub does not accept that many new ones at once. The next run stores more.`;
export const picturesUnusable = (ids: readonly string[]) => `No usable PNG: ${ids.join(', ')}.`;
export const pictureCommitMessage = (pull: number, run: number) => `Diagrams of pull request ${pull}, run ${run}`;
export const refNotDeleted = (message: string) => `The images of the pull request were not deleted. ${message}`;
export const commentsNotChanged = (message: string) => `Comments still link to the deleted images. ${message}`;
export const REF_KEEPS_MOVING = 'other jobs store images at the same time';

// ---- The container image and Docker failures.

export const DOCKER_REMEDY =
  'Use runtime: host with the programs installed (hashicorp/setup-terraform), or a runner with Docker, or another image.';
export const NOT_INSTALLED = 'runtime: container needs Docker on a Linux runner, but docker is not on the PATH';
export const NOT_LINUX = 'runtime: container needs Docker on a Linux runner, but this one runs another system';
export const NO_USER = 'runtime: container needs the program id, which prints the user of the step';
export const inContainer = (program: string) => `${program} is not installed: drawing in the container image`;
export const dockerEnded = (how: string) => `docker run did not finish (${how})`;
export const dockerUnusable = (reason: string) => `Docker cannot be used: ${printable(reason)}`;
export const dockerFailed = (image: string, reason: string) => `docker could not run ${image}: ${printable(reason)}`;
export const NO_DOCKER_MESSAGE = 'no message';

/** Remedies by pattern in Docker's message. The first match counts, so the more specific patterns come first. */
export const DOCKER_REMEDIES: readonly (readonly [says: RegExp, remedy: string])[] = [
  [
    /permission denied.*(docker daemon|docker\.sock|docker API)/i,
    'The user of this runner may not use Docker: add it to the group docker, or use a rootless Docker (DOCKER_HOST); or use runtime: host.',
  ],
  [
    /cannot connect to the docker daemon|is the docker daemon running|error during connect|failed to connect to the docker/i,
    'Docker is installed but not running: start its daemon, or set DOCKER_HOST to its address; or use runtime: host.',
  ],
  [
    /no matching manifest|does not match the (detected host|specified) platform|exec format error/i,
    'The image supports amd64 and arm64 only, or the input image names one for another processor: use a matching runner, or runtime: host.',
  ],
  [
    /toomanyrequests|rate limit/i,
    'The rate limit of the registry is reached: log in to it before this step (docker/login-action), or run the job again later.',
  ],
  [
    /pull access denied|manifest unknown|manifest for .* not found|not found: manifest|repository .*not found|no such image|name unknown|unauthorized|denied: /i,
    'Check the input image: it does not exist, or is private (then log in before this step: docker/login-action). Omit it to use the image of this version.',
  ],
  [
    /no such host|dial tcp|i\/o timeout|TLS handshake|x509|certificate|proxyconnect|connection refused|network is unreachable/i,
    'The registry cannot be reached from this runner: check its network and proxy, or use an image from a reachable registry.',
  ],
  [/no space left on device/i, 'The disk of the runner is full: free up space, or use runtime: host.'],
  [
    /bind source path does not exist|mounts denied|error mounting|invalid mount|operation not permitted|userns|rootless|cgroup|mount.*permission denied/i,
    'Docker may not mount the directories of this job, or may not set limits: a rootless Docker, or one on another machine, sees other directories and users. Use Docker on the runner itself, or runtime: host.',
  ],
  [
    /executable file not found|oci runtime/i,
    'The image cannot be started: is it a groundplan image? Omit the input image to use the one of this version.',
  ],
];
