/** What started the run: from the environment of the runner and the event's payload, neither of which is taken at its word. */
import { InvalidInput } from '../errors.js';
import { memberAt, textAt } from '../json/foreign.js';
import type { Io } from '../platform/io.js';
import * as messages from './messages.js';
import type { Event, PullRequest, Repository, WorkflowRun } from './model.js';
import { rangeOf } from './range.js';

/**
 * @param prNumber of the input, for events without a pull request
 * @throws InvalidInput where this is no run of a workflow, or the payload cannot be read
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
  // The repository of a fork may have been deleted since: nothing is there then, and it was not this one.
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
 * A comment on a pull request (`issue_comment`) names it as an issue: neither its commits nor its repository. The event
 * itself counts as one of strangers, trust.ts.
 */
function commentedOn(issue: unknown): PullRequest | null {
  const number = wholeNumber(memberAt(issue, 'number'));
  if (number === 0 || typeof memberAt(issue, 'pull_request') !== 'object') return null;
  return { number, headSha: '', baseSha: '', isFork: false, isClosed: memberAt(issue, 'state') === 'closed' };
}

/** Whose code it is the event does not say: origin.ts. */
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

/** 0 for what is none. */
function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}

const address = (given: string | undefined, usual: string): string => (given || usual).replace(/\/+$/, '');
