/** Writes the step summary: the sections of the comment without pictures, which GitHub strips from summaries. */

import { lineUrlOn } from '../differences.js';
import { writeBody } from '../pull-request/body.js';
import { GITHUB } from '../pull-request/model.js';
import type { Context } from './context.js';
import { SUMMARY_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';
import type { PublishRequest } from './model.js';
import { repositoryUrl, runUrl } from './urls.js';

/** Writes the summary, even without diagrams, so that it explains why there is no picture. */
export async function summarise(
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
