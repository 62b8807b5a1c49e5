/** Reads pull requests from GitHub. https://docs.github.com/rest/pulls/pulls */

import type { Io } from '../../platform/io.js';
import { integerAt, memberAt, textAt } from '../../platform/json/foreign.js';
import type { Runner } from '../../platform/runner.js';
import { isRefusal } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import type { Context } from '../context.js';
import type { Inputs } from '../inputs/table.js';
import { PULL_FILES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Event, PullRequest, Repository, WorkflowRun } from '../model.js';
import { connect, type GitHub, refusal } from './client.js';

/**
 * Reads the current state of a pull request.
 * @throws Refusal
 */
export async function readPull(github: GitHub, repository: Repository, number: number): Promise<PullRequest> {
  const path = `${github.repositoryPath}/pulls/${number}`;
  const pull = pullOf(await github.get(path), repository);
  if (pull === null) throw refusal('trouble', `GET ${path}`, NOT_AS_DOCUMENTED);
  return pull;
}

/** A file that a pull request or a comparison changes. */
export interface ChangedFile {
  /** Path relative to the repository root. */
  readonly path: string;
  /** Previous path of a renamed file; null for any other. */
  readonly previousPath: string | null;
  readonly isRemoved: boolean;
}

/**
 * Lists the changed files of a pull request. `isWhole` is false if GitHub may have omitted some.
 * @throws Refusal
 */
export async function listChangedFiles(
  github: GitHub,
  number: number,
): Promise<{ readonly files: readonly ChangedFile[]; readonly isWhole: boolean }> {
  const items = await github.list(`${github.repositoryPath}/pulls/${number}/files`);
  return { files: changedFilesOf(items), isWhole: items.length < PULL_FILES_MAX };
}

/** Returns the changed files in a response that lists them. Items without a file name are ignored. */
export const changedFilesOf = (items: readonly unknown[]): readonly ChangedFile[] =>
  items.flatMap((item): ChangedFile[] => {
    const path = textAt(item, 'filename');
    if (path === null) return [];
    return [{ path, previousPath: textAt(item, 'previous_filename'), isRemoved: textAt(item, 'status') === 'removed' }];
  });

/**
 * Finds the open pull requests that the run of another workflow was for, oldest first. One branch may have several, with
 * different target branches. They are found by the head commit and repository that GitHub reports: the event's own list
 * is empty for forks, and the artifacts of the run are untrusted.
 * @throws Refusal
 */
export async function findPulls(
  github: GitHub,
  repository: Repository,
  { headSha, headRepository, headBranch }: WorkflowRun,
): Promise<readonly PullRequest[]> {
  const owner = headRepository.split('/', 1)[0]!;
  const head = encodeURIComponent(`${owner}:${headBranch}`);
  const items = await github.list(`${github.repositoryPath}/pulls?state=open&head=${head}`);
  const matching = items.filter(
    (item) => textAt(item, 'head', 'sha') === headSha && textAt(item, 'head', 'repo', 'full_name') === headRepository,
  );
  const pulls = matching.flatMap((item) => pullOf(item, repository) ?? []);
  return pulls.sort((a, b) => a.number - b.number);
}

function pullOf(value: unknown, { owner, name }: Repository): PullRequest | null {
  const [number, headSha] = [integerAt(value, 'number'), textAt(value, 'head', 'sha')];
  if (number === null || headSha === null) return null;
  return {
    number,
    headSha,
    baseSha: textAt(value, 'base', 'sha') ?? '',
    // The repository of a deleted fork is null.
    isFork: textAt(value, 'head', 'repo', 'full_name')?.toLowerCase() !== `${owner}/${name}`.toLowerCase(),
    isClosed: memberAt(value, 'state') === 'closed',
  };
}

// ---- Pull requests of a run.

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

// ---- Finds the origin of the pull request that a workflow names with `pr-number`.
// The event does not contain the pull request, so GitHub is asked whether it comes from a fork. Until that is known, it
// counts as one from a fork.

interface OriginContext {
  readonly inputs: Pick<Inputs, 'mode' | 'github-token'>;
  readonly io: Pick<Io, 'request' | 'wait'>;
  readonly runner: Pick<Runner, 'annotate'>;
}

/** Modes that draw or read drawn diagrams. */
const MODES: ReadonlySet<string> = new Set(['draw', 'graphdata', 'report']);

/**
 * Returns the event with `isFork` as GitHub reports it, if the pull request is known by its number alone. If GitHub
 * refuses, the pull request still counts as one from a fork, and a notice says so.
 */
export async function withOrigin(event: Event, { inputs, io, runner }: OriginContext): Promise<Event> {
  const { pullRequest, repository } = event;
  const token = inputs['github-token'];
  if (pullRequest?.isNamed !== true || token === '' || !MODES.has(inputs.mode)) return event;
  try {
    const { isFork } = await readPull(connect(event, token, io), repository, pullRequest.number);
    return { ...event, pullRequest: { ...pullRequest, isFork } };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    runner.annotate('notice', messages.originUnknown(pullRequest.number, error.reason));
    return event;
  }
}
