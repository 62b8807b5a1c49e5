/** Words of the calls to GitHub, and of what is written on a pull request. */

// ---- calls -----------------------------------------------------------------------------------------------------

export const githubRefuses = (call: string, reason: string) => `GitHub: ${call}: ${reason}`;
export const status = (code: number, complaint: string) => `HTTP ${code}${complaint === '' ? '' : `, ${complaint}`}`;
export const TIME_OUT = 'no answer in time';
export const TOO_LARGE = 'the answer is too large';
export const NOT_JSON = 'the answer is not JSON';
export const NOT_AS_DOCUMENTED = 'the answer is not as documented';
export const ELSEWHERE = 'the next page is on another server';
export const graphqlSays = (complaint: string) => `GraphQL: ${complaint}`;
export const REMEDY = {
  credentials: 'Check the input github-token: it is not valid, or no longer.',
  permission: 'Give the job the permission: permissions: { contents: write, pull-requests: write }.',
  missing: 'Check that the repository and the pull request are there, and that the token may see them.',
  invalid: 'Please report it with the lines above.',
  limit: 'Run the job again later; GitHub allows 1,000 calls an hour for a repository.',
  trouble: 'Run the job again later; see https://www.githubstatus.com.',
} as const;

// ---- bodies ----------------------------------------------------------------------------------------------------

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const COMMENT_TITLE = 'Architecture';
export const resources = (
  count: number,
  ledger: { readonly drawn: number; readonly folded: number; readonly hidden: number } | undefined,
) =>
  ledger === undefined
    ? plural(count, 'resource')
    : `${plural(count, 'resource')}: ${ledger.drawn} drawn, ${ledger.folded} folded, ${ledger.hidden} hidden`;
/** As Terraform writes them. */
export const CHANGE_SIGN = { create: '+', update: '~', replace: '±', delete: '-' } as const;
export const CHANGE_WORD = {
  create: 'created',
  update: 'updated',
  replace: 'replaced',
  delete: 'deleted',
  none: '',
} as const;
export const changed = (parts: readonly string[]) => `changes: ${parts.join(' ')}`;
export const diagramsChanged = (count: number, changes: number) =>
  `${plural(count, 'diagram')}, ${changes === 0 ? 'none' : changes} of them changed`;
export const NOTHING_CHANGED = 'No root module of Terraform is changed any more, so there is no picture.';
export const NOTHING_WAS_DRAWN =
  'The last run has drawn nothing: no root module of Terraform is changed any more, or the drawing has failed.';
export const deleted = (paths: string) => `Deleted: ${paths}.`;
export const missing = (paths: string, where: string) => `Not drawn, see ${where}: ${paths}.`;
export const pathsMore = (count: number) => `${count} more`;
export const OVERVIEW_HEAD = '| Diagram | Source | Resources | Changes |';
export const pictureOf = (title: string) => `Architecture diagram of ${title}`;
export const pictureLink = 'Picture';
/** Behind a number of resources. @param by fit for Markdown */
export const removed = (resources: number, by: string) => `, ${resources} removed by ${by}`;
export const tableSummary = (count: number, removedOnes: string) => plural(count, 'resource') + removedOnes;
export const TABLE_HEAD = { changes: '| Resource | Name | Change |', plain: '| Resource | Name |' } as const;
export const rowsMore = (count: number) => `${count} more not listed here.`;
export const MERMAID_SUMMARY = 'The same as text (Mermaid)';
export const mermaidOfChanges = (shown: number, total: number) =>
  `Only what changes, with what it is connected to: ${shown} of ${total}.`;
export const mermaidOfBoxes = (shown: number, total: number) =>
  `Only the boxes, ${shown} of ${total}: the whole is too large for Mermaid.`;
export const mermaidOfPart = (shown: number, total: number) => `Only ${shown} of ${total}.`;
export const MERMAID_TOO_LARGE = 'Too large for Mermaid.';
export const inside = (count: number) => `${count} inside`;
export const WARNINGS_SUMMARY = (count: number) => plural(count, 'warning');
export const ASSUMPTIONS_SUMMARY = (count: number) => plural(count, 'assumption');
export const files = (links: readonly string[]) => `Files: ${links.join(', ')}`;
export const lastChanged = (run: string, commit: string) =>
  `Last changed by ${run}${commit === '' ? '' : ` for ${commit}`}.`;
export const run = (number: number) => `run ${number}`;
export const LEFT_OUT_NAMES = {
  mermaid: 'Mermaid diagram',
  table: 'resource table',
  rows: 'shortened table',
  picture: 'picture',
  notes: 'warning list',
  section: 'section',
  line: 'overview line',
} as const;
export const leftOut = (parts: readonly string[], where: string) =>
  `Left out for lack of space: ${parts.join(', ')}. All of it is in the summary and the artifacts of ${where}.`;
export const leftOutPart = (count: number, what: keyof typeof LEFT_OUT_NAMES) => plural(count, LEFT_OUT_NAMES[what]);
export const PICTURES_GONE = 'The picture was taken away when the pull request was closed.';

// ---- notices ---------------------------------------------------------------------------------------------------

const ELSEWHERE_INSTEAD = 'The diagram is in the summary of the job and in its artifacts.';
export const FORK_READ_ONLY = `A pull request of a fork has a read-only token, so there is no comment. ${ELSEWHERE_INSTEAD}`;
export const tokenReadOnly = (reason: string) =>
  `The token may not write on the pull request (${reason}), so there is no comment. ${ELSEWHERE_INSTEAD} For a comment give the job permissions: { pull-requests: write }.`;
export const commentFailed = (message: string, remedy: string) =>
  `There is no comment. ${message}. ${ELSEWHERE_INSTEAD} ${remedy}`;
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
