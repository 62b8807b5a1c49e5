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

/** The result of a step that is published. */
type DrawnContent = Pick<PublishRequest, 'diagrams' | 'artifacts' | 'absent' | 'uncompared' | 'isUntrusted'>;

/**
 * Publishes the diagrams on each open pull request of the run, up to PULLS_LISTED_MAX.
 * @returns the result for the first pull request; null if there is nothing to publish or no pull request
 */
export async function publishDiagrams(content: DrawnContent, context: Context): Promise<Publication | null> {
  const { inputs, runner, event } = context;
  if (inputs.comment === 'off' || !isNews(content)) return null;
  try {
    const pulls = await readPullRequests(context);
    if (pulls.length === 0)
      runner.say(event.workflowRun === null ? messages.NO_PULL_REQUEST : messages.NO_PULL_OF_HEAD);
    if (pulls.length > PULLS_LISTED_MAX) {
      runner.annotate('notice', messages.pullsUnlisted(pulls.length - PULLS_LISTED_MAX, pulls.length));
    }
    const publications: Publication[] = [];
    for (const pull of pulls.slice(0, PULLS_LISTED_MAX)) publications.push(await publishOn(pull, content, context));
    return publications[0] ?? null;
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    runner.annotate('warning', messages.notPublished(error.message, error.remedy ?? ''));
    return null;
  }
}

/** True unless there were roots to draw and none could be drawn. The comment then keeps the last known result. */
const isNews = ({ diagrams, absent }: DrawnContent): boolean =>
  diagrams.length > 0 || (absent !== undefined && absent.missing.length === 0);

async function publishOn(pullRequest: PullRequest, content: DrawnContent, context: Context): Promise<Publication> {
  const { inputs, io, runner } = context;
  const event = { ...context.event, pullRequest };
  const token = inputs['github-token'];
  const publication = await publish({ ...content, event, options: optionsOf(content, context), token }, io);
  for (const notice of publication.notices) runner.annotate('notice', notice);
  return publication;
}

const optionsOf = ({ diagrams }: DrawnContent, { inputs }: Context): CommentOptions => ({
  commentId: inputs['comment-id'],
  behaviour: inputs.comment,
  whenUnchanged: inputs['when-unchanged'],
  images: inputs.images,
  imageBaseUrl: inputs['image-base-url'] === '' ? null : inputs['image-base-url'],
  title: titleFor(diagrams, inputs),
});

/**
 * Returns the title above all diagrams; null for the default. A single diagram has the input `title` as its own title.
 */
const titleFor = ({ length }: DrawnContent['diagrams'], { title }: Context['inputs']): string | null =>
  length !== 1 && title !== '' ? title : null;

// ---- Step summary: the sections of the comment without pictures, which GitHub strips from summaries.

/**
 * Writes the step summary, unless the input `summary` is off or there is nothing to report. Without diagrams, it
 * explains why there are none.
 */
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
  const dialect = { ...GITHUB, lineUrl: lineUrlOn('github', repositoryUrl(event)) };
  const content = {
    title: titleFor(diagrams, inputs),
    diagrams,
    absent,
    uncompared,
    artifacts,
    images: new Map(),
    run,
    dialect,
  };
  const body = writeBody(content, SUMMARY_BYTES_MAX);
  try {
    await runner.writeSummary(body);
  } catch (error) {
    runner.annotate('warning', messages.summaryFailed((error as Error).message));
  }
}
