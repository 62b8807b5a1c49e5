/** Diagrams to the pull request. Nothing of it fails the step: the pictures are there, and somebody may want them. */
import { GroundplanError } from '../errors.js';
import * as messages from '../messages/action.js';
import type { Context } from './context.js';
import { publish } from './github/publish.js';
import type { Artifact, Diagram, Publication } from './model.js';
import { readPullRequest } from './pull-request.js';

/** @returns null where there is nothing to write or nowhere to write it */
export async function publishDiagrams(
  diagrams: readonly Diagram[],
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
  context: Context,
  isUntrusted = false,
): Promise<Publication | null> {
  const { inputs, runner, io } = context;
  if (inputs.comment === 'off' || diagrams.length === 0) return null;
  try {
    const pullRequest = await readPullRequest(context);
    if (pullRequest === null) {
      runner.say(messages.NO_PULL_REQUEST);
      return null;
    }
    const event = { ...context.event, pullRequest };
    const options = {
      commentId: inputs['comment-id'],
      behaviour: inputs.comment,
      whenUnchanged: inputs['when-unchanged'],
      images: inputs.images,
      imageBaseUrl: inputs['image-base-url'] === '' ? null : inputs['image-base-url'],
      title: diagrams.length > 1 && inputs.title !== '' ? inputs.title : null,
    };
    const token = inputs['github-token'];
    const publication = await publish({ event, diagrams, artifacts, options, token, isUntrusted }, io);
    for (const notice of publication.notices) runner.annotate('notice', notice);
    return publication;
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    runner.annotate('warning', messages.notPublished(error.message, error.remedy ?? ''));
    return null;
  }
}
