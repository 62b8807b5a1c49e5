import { textAt } from '../../json/foreign.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { GitHub } from './client.js';
import type { Comment } from './comments.js';

/** Whom GITHUB_TOKEN stands for. */
const WORKFLOW = 'github-actions[bot]';

/** Whether we have written a comment. Anybody can write our marker, and a token may edit the comments of others. */
export type IsOurs = (comment: Comment) => boolean;

/** @throws Refusal */
export async function whoWeAre(github: GitHub): Promise<IsOurs> {
  const login = await viewer(github);
  // GraphQL leaves out the `[bot]` of an app at times; REST never does, and no person can have it in a name.
  return ({ author, isBot }) => author === login || (isBot && author === `${login}[bot]`);
}

async function viewer(github: GitHub): Promise<string> {
  try {
    return textAt(await github.graphql('query{viewer{login}}'), 'viewer', 'login') ?? WORKFLOW;
  } catch (error) {
    // A token may be kept from asking, and still write comments.
    if (isRefusal(error, 'permission', 'missing', 'invalid')) return WORKFLOW;
    throw error;
  }
}
