import type { Context } from './context.js';
import { connect } from './github/client.js';
import { findPull } from './github/pulls.js';
import type { PullRequest } from './model.js';

/**
 * The pull request that the run is for: that of the event, or, on: workflow_run, the one whose head the other run was for.
 * @throws as the calls to GitHub do
 */
export async function readPullRequest({ event, inputs, io }: Omit<Context, 'runner'>): Promise<PullRequest | null> {
  if (event.pullRequest !== null || event.workflowRun === null) return event.pullRequest;
  const github = connect(event, inputs['github-token'], io);
  return findPull(github, event.repository, event.workflowRun);
}
