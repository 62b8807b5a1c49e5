/** Messages about calls to GitHub and about content on a pull request. */
import { plural } from '../../platform/text/plural.js';

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
