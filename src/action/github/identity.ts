import { textAt } from '../../platform/json/foreign.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { GitHub } from './client.js';
import type { Comment } from './comments.js';

/** Account of GITHUB_TOKEN. */
const WORKFLOW = 'github-actions[bot]';

/**
 * Predicate for our own comments. The marker alone is no proof: anyone can write it, and a token may edit others'
 * comments.
 */
export type IsOurs = (comment: Comment) => boolean;

/**
 * Returns a predicate for comments of the token's account.
 * @throws Refusal
 */
export async function whoWeAre(github: GitHub): Promise<IsOurs> {
  const login = await viewer(github);
  // GraphQL sometimes omits the `[bot]` suffix of an app; REST never does, and user names cannot contain it.
  return ({ author, isBot }) => author === login || (isBot && author === `${login}[bot]`);
}

async function viewer(github: GitHub): Promise<string> {
  try {
    return textAt(await github.graphql('query{viewer{login}}'), 'viewer', 'login') ?? WORKFLOW;
  } catch (error) {
    // A token without permission for this query may still be allowed to comment.
    if (isRefusal(error, 'permission', 'missing', 'invalid')) return WORKFLOW;
    throw error;
  }
}
