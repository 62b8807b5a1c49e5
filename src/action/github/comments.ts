/** Comments on a pull request, which GitHub's API treats as an issue. https://docs.github.com/rest/issues/comments */

import { integerAt, textAt } from '../../platform/json/foreign.js';
import { isRefusal } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import { type GitHub, refusal } from './client.js';

export interface Comment {
  readonly id: number;
  /** Id of the comment in GraphQL. */
  readonly nodeId: string;
  /** Login of the author; empty if the account was deleted. */
  readonly author: string;
  readonly isBot: boolean;
  readonly body: string;
  /** URL for readers. */
  readonly url: string;
}

/**
 * Lists the comments of a pull request, oldest first, up to PAGES_MAX pages.
 * @throws Refusal
 */
export async function listComments(github: GitHub, pull: number): Promise<readonly Comment[]> {
  const items = await github.list(`${github.repositoryPath}/issues/${pull}/comments`);
  return items.map(commentOf).filter((comment) => comment !== null);
}

/**
 * Creates a comment.
 * @throws Refusal; with `mayHaveHappened` the comment may or may not exist
 */
export const createComment = async (github: GitHub, pull: number, body: string): Promise<Comment> =>
  expected(await github.create(`${github.repositoryPath}/issues/${pull}/comments`, { body }));

/**
 * Reads a comment; null if it no longer exists.
 * @throws Refusal
 */
export const readComment = (github: GitHub, id: number): Promise<Comment | null> =>
  unlessGone(async () => expected(await github.get(path(github, id))));

/**
 * Updates a comment; null if it no longer exists.
 * @throws Refusal
 */
export const updateComment = (github: GitHub, id: number, body: string): Promise<Comment | null> =>
  unlessGone(async () => expected(await github.put('PATCH', path(github, id), { body })));

/**
 * Deletes a comment. Succeeds if it no longer exists.
 * @throws Refusal
 */
export const deleteComment = async (github: GitHub, id: number): Promise<void> =>
  void (await unlessGone(() => github.put('DELETE', path(github, id))));

const MINIMIZE =
  'mutation($id:ID!){minimizeComment(input:{subjectId:$id,classifier:OUTDATED}){minimizedComment{isMinimized}}}';

/**
 * Collapses a comment as outdated.
 * @throws Refusal
 */
export const hideComment = async (github: GitHub, { nodeId }: Comment): Promise<void> =>
  void (await unlessGone(() => github.graphql(MINIMIZE, { id: nodeId })));

const path = ({ repositoryPath }: GitHub, id: number): string => `${repositoryPath}/issues/comments/${id}`;

/** Calls `work`; null if GitHub answers that the comment does not exist. */
async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error, 'missing')) return null;
    throw error;
  }
}

/**
 * Returns the comment in a response.
 * @throws Refusal with `mayHaveHappened` for any other response, because GitHub may have carried out the call
 */
function expected(value: unknown): Comment {
  const comment = commentOf(value);
  if (comment === null) throw refusal('trouble', 'comments', NOT_AS_DOCUMENTED, true);
  return comment;
}

function commentOf(value: unknown): Comment | null {
  const id = integerAt(value, 'id');
  if (id === null) return null;
  return {
    id,
    nodeId: textAt(value, 'node_id') ?? '',
    // GitHub returns null as author if the account was deleted.
    author: textAt(value, 'user', 'login') ?? '',
    isBot: textAt(value, 'user', 'type') === 'Bot',
    body: textAt(value, 'body') ?? '',
    url: textAt(value, 'html_url') ?? '',
  };
}

// ---- Our own comments.

/** Login of the account that GITHUB_TOKEN belongs to. */
const WORKFLOW = 'github-actions[bot]';

/**
 * True for a comment that groundplan wrote. Its marker alone is no proof: anyone can write one, and a token may edit the
 * comments of others.
 */
export type IsOurs = (comment: Comment) => boolean;

/**
 * Returns a predicate for comments of the token's account.
 * @throws Refusal
 */
export async function authorTest(github: GitHub): Promise<IsOurs> {
  const login = await viewer(github);
  // GraphQL sometimes omits the `[bot]` suffix of an app; REST never does, and user names cannot contain it.
  return ({ author, isBot }) => author === login || (isBot && author === `${login}[bot]`);
}

/** Returns the login of the token's account, as GraphQL names it. */
async function viewer(github: GitHub): Promise<string> {
  try {
    return textAt(await github.graphql('query{viewer{login}}'), 'viewer', 'login') ?? WORKFLOW;
  } catch (error) {
    // A token without permission for this query may still be allowed to comment.
    if (isRefusal(error, 'permission', 'missing', 'invalid')) return WORKFLOW;
    throw error;
  }
}
