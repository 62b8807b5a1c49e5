/** Words of the GitHub Action: annotations, log, summary. */
import { printable } from './printable.js';

// ---- inputs --------------------------------------------------------------------------------------------------------

export const badInput = (name: string) => `input ${name}: not a value that it takes`;
export const INPUT_TOO_LONG = 'It is too long.';
export const oneOf = (values: readonly string[]) => `It must be ${list(values)}.`;
export const numberWithin = (least: number, most: number, isWhole: boolean) =>
  `It must be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`;
export const mustBe = (what: string) => `It must be ${what}.`;

const list = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

// ---- the run -------------------------------------------------------------------------------------------------------

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

// ---- what is drawn -------------------------------------------------------------------------------------------------

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

// ---- artifacts -----------------------------------------------------------------------------------------------------

export const inputDirMissing = (path: string) => `input-dir ${printable(path)}: there is no such folder`;
export const INPUT_DIR_REMEDY =
  'Put the artifacts there first (actions/download-artifact with path), or leave input-dir out.';
export const manifestInvalid = (name: string) =>
  `${printable(name)} in an artifact is none of this version's; left out`;
export const diagramTwice = (id: string) => `two artifacts hold a diagram ${printable(id)}; the second is left out`;
export const tooManyDiagrams = (found: number, limit: number) => `${found} diagrams; the first ${limit} are reported`;

// ---- annotations and the log ---------------------------------------------------------------------------------------

export const ACTION_FAULT =
  'groundplan has a fault. This is not your mistake; please report it with the lines of the log.';
export const FAULT_DETAILS = 'the fault';
export const inputTitle = (name: string) => `input ${name}`;
export const ALL_THAT_WAS_SAID = 'all that was said';
export const warningsOf = (what: string, count: number) =>
  `${printable(what)}: ${count} warning${count === 1 ? '' : 's'}`;
export const drewOne = (path: string, resources: number, drawn: number) =>
  `${printable(path)}: ${resources} resource${resources === 1 ? '' : 's'}, ${drawn} icons and boxes`;
export const artifactFailed = (name: string, reason: string) =>
  `the artifact ${name} could not be uploaded (${reason}); the files are in output-dir`;
export const uploaded = (name: string) => `uploaded ${printable(name)}`;
export const NO_ARTIFACT_SERVICE =
  'nothing was uploaded: this server has no artifact service that @actions/artifact knows; the files are in output-dir';
export const summaryFailed = (reason: string) => `the summary could not be written (${reason})`;
export const NOTHING_DRAWN = 'nothing was drawn';

// ---- container -----------------------------------------------------------------------------------------------------

export const DOCKER_MISSING = 'runtime: container needs Docker on a Linux runner, and docker version says nothing';
export const DOCKER_REMEDY =
  'Use runtime: host with the programs installed (hashicorp/setup-terraform), or a runner with Docker, or another image.';
export const NO_USER = 'runtime: container needs the program id, which says who runs the step';
export const inContainer = (program: string) => `${program} is not here: drawn in the container image`;
export const dockerEnded = (how: string) => `docker run did not finish (${how})`;
export const dockerFailed = (image: string, reason: string) => `docker could not run ${image}: ${reason}`;

// ---- publishing ----------------------------------------------------------------------------------------------------

export const NO_PULL_REQUEST = 'no pull request to comment on';
export const notPublished = (reason: string, remedy: string) =>
  `the pull request was not told: ${reason}${remedy === '' ? '' : `\n${remedy}`}`;

// ---- report and cleanup --------------------------------------------------------------------------------------------

export const gathered = (count: number) => `${count} diagram${count === 1 ? '' : 's'} in the artifacts`;
export const artifactUnusable = (name: string) =>
  `the artifact ${printable(name)} is no archive, or too large; left out`;
export const artifactsNotRead = (reason: string) => `the artifacts could not be downloaded (${reason})`;
export const ARTIFACTS_REMEDY =
  'Give the job the permission actions: read, or download them before this step (actions/download-artifact) and name the folder in input-dir.';
export const NOTHING_TO_CLEAN = 'mode: cleanup has nothing to do: this event is not about a pull request';
export const cleaned = (number: number, isRefDeleted: boolean, comments: number) =>
  `pull request ${number}: ${isRefDeleted ? 'its pictures are gone' : 'there were no pictures'}, ${comments} comment${comments === 1 ? '' : 's'} changed`;

// ---- discover ------------------------------------------------------------------------------------------------------

export const NO_PULL_REQUEST_TO_COMPARE = 'this event is not about a pull request';
export const TOO_MANY_FILES = 'the pull request changes more files than GitHub lists';
export const allRoots = (reason: string) => `all root modules count as changed: ${reason}`;
export const TOO_MANY_DIRECTORIES = 'too many directories to look into all of them; use path or exclude';
export const foundRoots = (total: number, changed: number) =>
  `${total} root module${total === 1 ? '' : 's'}, ${changed} to be drawn`;
