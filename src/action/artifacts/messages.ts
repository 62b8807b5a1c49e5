import { printable } from '../../platform/text/printable.js';

// Gathering

export const inputDirMissing = (path: string) => `input-dir ${printable(path)}: there is no such folder`;
export const INPUT_DIR_REMEDY =
  'Put the artifacts there first (actions/download-artifact with path), or leave input-dir out.';
export const manifestInvalid = (name: string) =>
  `${printable(name)} in an artifact is none of this version's; left out`;
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
