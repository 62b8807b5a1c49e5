/** Events that start the action: whose code it is, and what a workflow hands to it. */
import { pullRequestEvent } from '../../action/support/run-action.js';

export interface HostileEvent {
  readonly about: string;
  readonly name: string;
  readonly payload: object;
  /** The code may be of anybody: nothing is fetched, and nothing of the job is handed on. */
  readonly isUntrusted: boolean;
  /** Of a pull request that the workflow names, of a fork. */
  readonly named?: number;
}

const own = pullRequestEvent().payload;
const fork = pullRequestEvent({ fork: true }).payload;

const WORKFLOW_RUN = {
  action: 'completed',
  workflow_run: {
    ...{ id: 4242, run_number: 3, run_attempt: 1, event: 'pull_request', head_sha: 'c'.repeat(40) },
    ...{ head_repository: { full_name: 'stranger/infra' }, head_branch: 'topic' },
  },
};

const COMMENT = {
  action: 'created',
  issue: { number: 7, state: 'open', pull_request: {} },
  comment: { id: 1, body: '/draw $(touch x) `touch x`' },
};

const QUEUED = { action: 'checks_requested', merge_group: { head_sha: 'c'.repeat(40), base_sha: 'a'.repeat(40) } };

export const EVENTS: readonly HostileEvent[] = [
  { about: 'push', name: 'push', payload: {}, isUntrusted: false },
  { about: 'pull_request', name: 'pull_request', payload: own, isUntrusted: false },
  { about: 'pull_request of a fork', name: 'pull_request', payload: fork, isUntrusted: true },
  { about: 'pull_request_target', name: 'pull_request_target', payload: fork, isUntrusted: true },
  { about: 'issue_comment', name: 'issue_comment', payload: COMMENT, isUntrusted: true },
  { about: 'workflow_run', name: 'workflow_run', payload: WORKFLOW_RUN, isUntrusted: true },
  { about: 'merge_group', name: 'merge_group', payload: QUEUED, isUntrusted: false },
  { about: 'workflow_dispatch for a fork', name: 'workflow_dispatch', payload: {}, isUntrusted: true, named: 7 },
  { about: 'schedule', name: 'schedule', payload: { schedule: '0 0 * * *' }, isUntrusted: false },
];
