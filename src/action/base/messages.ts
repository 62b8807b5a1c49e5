/** Messages about the repository before the change and reasons for no comparison. */
import { printable } from '../../platform/text/printable.js';

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
