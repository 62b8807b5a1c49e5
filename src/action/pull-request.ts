import type { Context } from './context.js';
import { connect } from './github/client.js';
import { findPulls } from './github/pulls.js';
import type { PullRequest } from './model.js';

/**
 * Returns the pull requests of the run: that of the event or, for `on: workflow_run`, those with the head of the other
 * run.
 * @throws the errors of calls to GitHub
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
