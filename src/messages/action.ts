/** Words of the GitHub Action: annotations, log, summary. */

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
  `planner: terraform runs what the code says, with credentials; refused for code of strangers (${event})`;
export const REAL_PROVIDERS_REMEDY =
  'Use planner: offline or static, which run nothing of it; or give the path of a plan that a trusted job has made.';

// ---- what is drawn -------------------------------------------------------------------------------------------------

export const ONE_PATH_ONLY = 'this goes with one path, and path names several';
export const ONE_PATH_REMEDY = 'Use one step for each path, or leave it out.';
export const GRAPHFILE_NEEDS_PLANFILE = 'input graphfile goes with planfile';
export const GRAPHFILE_REMEDY = 'Give both, or leave graphfile out.';
export const pathMissing = (path: string) => `path ${path}: there is nothing`;
export const PATH_MISSING_REMEDY =
  'Check out the repository before this step (actions/checkout), and give paths from its root.';
export const inputUnreadable = (input: string, path: string, reason: string) =>
  `${input} ${path}: it cannot be read (${reason})`;

// ---- artifacts -----------------------------------------------------------------------------------------------------

export const inputDirMissing = (path: string) => `input-dir ${path}: there is no such folder`;
export const INPUT_DIR_REMEDY =
  'Put the artifacts there first (actions/download-artifact with path), or leave input-dir out.';
export const manifestInvalid = (name: string) => `${name} in an artifact is none of this version's; left out`;
export const diagramTwice = (id: string) => `two artifacts hold a diagram ${id}; the second is left out`;
export const tooManyDiagrams = (found: number, limit: number) => `${found} diagrams; the first ${limit} are reported`;
