/**
 * Publishes diagrams on pull requests and in the step summary. A failure never fails the step, because the pictures
 * exist and can still be used.
 */

import { lineUrlOn } from '../differences.js';
import { GroundplanError } from '../errors.js';
import { writeBody } from '../pull-request/body.js';
import { GITHUB } from '../pull-request/model.js';
import { type Context, repositoryUrl, runUrl } from './context.js';
import { publish } from './github/publish.js';
import { readPullRequests } from './github/pulls.js';
import { PULLS_LISTED_MAX, SUMMARY_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';
import type { CommentOptions, Publication, PublishRequest, PullRequest } from './model.js';

type Made = Pick<PublishRequest, 'diagrams' | 'artifacts' | 'absent' | 'uncompared' | 'isUntrusted'>;

/**
 * Publishes the diagrams.
 * @returns the result for the first pull request; null if there is nothing to publish or no pull request
 */
export async function publishDiagrams(made: Made, context: Context): Promise<Publication | null> {
  const { inputs, runner, event } = context;
  if (inputs.comment === 'off' || !isNews(made)) return null;
  try {
    const pulls = await readPullRequests(context);
    if (pulls.length === 0)
      runner.say(event.workflowRun === null ? messages.NO_PULL_REQUEST : messages.NO_PULL_OF_HEAD);
    if (pulls.length > PULLS_LISTED_MAX) {
      runner.annotate('notice', messages.pullsUnlisted(pulls.length - PULLS_LISTED_MAX, pulls.length));
    }
    const publications: Publication[] = [];
    for (const pull of pulls.slice(0, PULLS_LISTED_MAX)) publications.push(await publishOn(pull, made, context));
    return publications[0] ?? null;
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    runner.annotate('warning', messages.notPublished(error.message, error.remedy ?? ''));
    return null;
  }
}

/**
 * False if nothing could be drawn although it should have been. The previous comment then stays, as the last known
 * result.
 */
const isNews = ({ diagrams, absent }: Made): boolean =>
  diagrams.length > 0 || (absent !== undefined && absent.missing.length === 0);

async function publishOn(pullRequest: PullRequest, made: Made, context: Context): Promise<Publication> {
  const { inputs, io, runner } = context;
  const event = { ...context.event, pullRequest };
  const token = inputs['github-token'];
  const publication = await publish({ ...made, event, options: optionsOf(made, context), token }, io);
  for (const notice of publication.notices) runner.annotate('notice', notice);
  return publication;
}

const optionsOf = ({ diagrams }: Made, { inputs }: Context): CommentOptions => ({
  commentId: inputs['comment-id'],
  behaviour: inputs.comment,
  whenUnchanged: inputs['when-unchanged'],
  images: inputs.images,
  imageBaseUrl: inputs['image-base-url'] === '' ? null : inputs['image-base-url'],
  title: diagrams.length !== 1 && inputs.title !== '' ? inputs.title : null,
});

// ---- Step summary: the sections of the comment without pictures, which GitHub strips from summaries.

/** Writes the summary, even without diagrams, so that it explains why there is no picture. */
export async function writeJobSummary(
  { diagrams, artifacts, absent, uncompared }: Pick<PublishRequest, 'diagrams' | 'artifacts' | 'absent' | 'uncompared'>,
  { inputs, event, runner, io }: Context,
): Promise<void> {
  const isNews = diagrams.length > 0 || absent !== undefined || (uncompared ?? []).length > 0;
  if (!inputs.summary || !isNews || (io.env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  const run = {
    number: event.runNumber,
    url: runUrl(event, event.runId),
    sha: event.pullRequest?.headSha || event.sha,
  };
  const title = diagrams.length !== 1 && inputs.title !== '' ? inputs.title : null;
  const dialect = { ...GITHUB, lineUrl: lineUrlOn('github', repositoryUrl(event)) };
  const content = { title, diagrams, absent, uncompared, artifacts, images: new Map(), run, dialect };
  const body = writeBody(content, SUMMARY_BYTES_MAX);
  try {
    await runner.writeSummary(body);
  } catch (error) {
    runner.annotate('warning', messages.summaryFailed((error as Error).message));
  }
}
