import type { Context } from './context.js';
import { connect } from './github/client.js';
import { findPulls } from './github/pulls.js';
import type { PullRequest } from './model.js';

/**
 * The pull requests that the run is for: that of the event, or, on: workflow_run, those whose head the other run was for.
 * @throws as the calls to GitHub do
 */
export async function readPullRequests({
  event,
  inputs,
  io,
}: Omit<Context, 'runner'>): Promise<readonly PullRequest[]> {
  if (event.pullRequest !== null) return [event.pullRequest];
  if (event.workflowRun === null) return [];
  const github = connect(event, inputs['github-token'], io);
  return findPulls(github, event.repository, event.workflowRun);
}
