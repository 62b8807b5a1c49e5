/** Reads the event that started the run from the runner's environment and the event payload, and validates both. */
import { InvalidInput } from '../errors.js';
import type { Io } from '../platform/io.js';
import { memberAt, textAt } from '../platform/json/foreign.js';
import * as messages from './messages.js';
import type { Event, PullRequest, Repository, WorkflowRun } from './model.js';
import { rangeOf } from './range.js';

/**
 * Returns the event.
 * @param prNumber the input, for events without a pull request
 * @throws InvalidInput outside of a workflow run, or if the payload cannot be read
 */
export async function readEvent(io: Pick<Io, 'env' | 'readFile'>, prNumber: number | null): Promise<Event> {
  const { env } = io;
  const payload = await readPayload(io);
  const repository = repositoryOf(env.GITHUB_REPOSITORY ?? '');
  return {
    name: env.GITHUB_EVENT_NAME ?? '',
    repository,
    isPrivate: memberAt(payload, 'repository', 'private') === true,
    pullRequest: pullRequestOf(payload, repository) ?? numbered(prNumber, env.GITHUB_SHA ?? ''),
    workflowRun: workflowRunOf(payload),
    range: rangeOf(payload),
    actor: env.GITHUB_ACTOR ?? '',
    sha: env.GITHUB_SHA ?? '',
    apiUrl: address(env.GITHUB_API_URL, 'https://api.github.com'),
    graphqlUrl: address(env.GITHUB_GRAPHQL_URL, 'https://api.github.com/graphql'),
    serverUrl: address(env.GITHUB_SERVER_URL, 'https://github.com'),
    runId: wholeNumber(env.GITHUB_RUN_ID),
    runNumber: wholeNumber(env.GITHUB_RUN_NUMBER),
    runAttempt: wholeNumber(env.GITHUB_RUN_ATTEMPT),
  };
}

async function readPayload({ env, readFile }: Pick<Io, 'env' | 'readFile'>): Promise<unknown> {
  const path = env.GITHUB_EVENT_PATH ?? '';
  if (path === '') return {};
  try {
    return JSON.parse(Buffer.from(await readFile(path)).toString('utf8'));
  } catch (cause) {
    throw new InvalidInput(messages.EVENT_UNREADABLE, { remedy: messages.EVENT_REMEDY, cause });
  }
}

function repositoryOf(text: string): Repository {
  const [owner, name, more] = text.split('/');
  if (!owner || !name || more !== undefined) {
    throw new InvalidInput(messages.NO_REPOSITORY, { remedy: messages.EVENT_REMEDY });
  }
  return { owner, name };
}

function pullRequestOf(payload: unknown, { owner, name }: Repository): PullRequest | null {
  const pull = memberAt(payload, 'pull_request');
  const number = wholeNumber(memberAt(pull, 'number'));
  if (number === 0) return commentedOn(memberAt(payload, 'issue'));
  // A deleted fork has no repository in the payload, and still counts as a fork.
  const headRepository = textAt(pull, 'head', 'repo', 'full_name') ?? '';
  return {
    number,
    headSha: textAt(pull, 'head', 'sha') ?? '',
    baseSha: textAt(pull, 'base', 'sha') ?? '',
    isFork: headRepository.toLowerCase() !== `${owner}/${name}`.toLowerCase(),
    isClosed: memberAt(pull, 'state') === 'closed' || memberAt(payload, 'action') === 'closed',
  };
}

/**
 * Returns the pull request of a comment. The event `issue_comment` contains it as an issue, without commits or
 * repository. trust.ts treats the event as untrusted.
 */
function commentedOn(issue: unknown): PullRequest | null {
  const number = wholeNumber(memberAt(issue, 'number'));
  if (number === 0 || typeof memberAt(issue, 'pull_request') !== 'object') return null;
  return { number, headSha: '', baseSha: '', isFork: false, isClosed: memberAt(issue, 'state') === 'closed' };
}

/** Returns the pull request of the input. The event does not contain the origin of its code: origin.ts. */
const numbered = (number: number | null, headSha: string): PullRequest | null =>
  number === null ? null : { number, headSha, baseSha: '', isFork: true, isNamed: true, isClosed: false };

function workflowRunOf(payload: unknown): WorkflowRun | null {
  const run = memberAt(payload, 'workflow_run');
  const id = wholeNumber(memberAt(run, 'id'));
  if (id === 0) return null;
  return {
    id,
    number: wholeNumber(memberAt(run, 'run_number')),
    attempt: wholeNumber(memberAt(run, 'run_attempt')),
    event: textAt(run, 'event') ?? '',
    headSha: textAt(run, 'head_sha') ?? '',
    headRepository: textAt(run, 'head_repository', 'full_name') ?? '',
    headBranch: textAt(run, 'head_branch') ?? '',
    conclusion: textAt(run, 'conclusion') ?? '',
  };
}

/** Returns 0 for anything but a positive integer. */
function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}

const address = (given: string | undefined, usual: string): string => (given || usual).replace(/\/+$/, '');
