/** The summary of the step: the same sections as the comment, without pictures, which GitHub strips from summaries. */
import { SUMMARY_BYTES_MAX } from '../limits/github.js';
import * as messages from '../messages/action.js';
import { writeBody } from './comment/body.js';
import type { Context } from './context.js';
import type { Artifact, Diagram } from './model.js';

/** @param images whether the pictures are stored where a summary may show them */
export async function summarise(
  diagrams: readonly Diagram[],
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
  { inputs, event, runner, io }: Context,
): Promise<void> {
  if (!inputs.summary || diagrams.length === 0 || (io.env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  const { owner, name } = event.repository;
  const run = {
    number: event.runNumber,
    url: `${event.serverUrl}/${owner}/${name}/actions/runs/${event.runId}`,
    sha: event.pullRequest?.headSha || event.sha,
  };
  const title = diagrams.length > 1 && inputs.title !== '' ? inputs.title : null;
  const body = writeBody({ title, diagrams, artifacts, images: new Map(), run }, SUMMARY_BYTES_MAX);
  try {
    await runner.writeSummary(body);
  } catch (error) {
    runner.annotate('warning', messages.summaryFailed((error as Error).message));
  }
}
