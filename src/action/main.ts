import { InvalidInput } from '../errors.js';
import type { Mode } from '../option-row.js';
import type { Io } from '../platform/io.js';
import { memberAt, textAt } from '../platform/json/foreign.js';
import { withoutProgramsIn } from '../platform/programs/find.js';
import type { Runner } from '../platform/runner.js';
import { type Context, workspaceOf } from './context.js';
import { annotateFailure } from './failures.js';
import { withOrigin } from './github/pulls.js';
import { areInvalid, readInputs } from './inputs/read.js';
import * as messages from './messages.js';
import type { Event, PullRequest, Range, Repository, WorkflowRun } from './model.js';
import { maskSecrets } from './trust.js';

/** Loads the function of a mode on demand, so that a cleanup does not load the pipeline. */
const MODES: Readonly<Record<Mode, () => Promise<(context: Context) => Promise<number>>>> = {
  draw: async () => (await import('./modes/draw.js')).draw,
  graphdata: async () => (await import('./modes/draw.js')).draw,
  discover: async () => (await import('./modes/discover.js')).discover,
  report: async () => (await import('./modes/report.js')).report,
  cleanup: async () => (await import('./modes/cleanup.js')).cleanup,
};

/**
 * Runs one step of a workflow. Never throws and never exits the process.
 * @returns the exit code, docs/exit-codes.md
 */
export async function main(io: Io, runner: Runner): Promise<number> {
  try {
    const inputs = await readInputs(runner);
    if (areInvalid(inputs)) {
      for (const problem of inputs) await annotateFailure(problem, '.', { io, runner });
      return 2;
    }
    maskSecrets(io, inputs['github-token'], runner);
    const event = await withOrigin(await readEvent(io, inputs['pr-number']), { inputs, io, runner });
    const mode = await MODES[inputs.mode]();
    // The author of the checked-out code must not choose the programs that are run.
    return await mode({ io: await withoutProgramsIn([workspaceOf(io)], io), runner, inputs, event });
  } catch (error) {
    return annotateFailure(error, '.', { io, runner });
  }
}

// ---- The event that started the run, validated.

/**
 * Reads the event from the environment of the runner and the payload of the event. Members that are missing or malformed
 * become empty, 0 or null.
 * @param prNumber the input, for events without a pull request
 * @throws InvalidInput outside a workflow run, or if the payload cannot be read
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
  const [owner, name, extraSegment] = text.split('/');
  if (!owner || !name || extraSegment !== undefined) {
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

/**
 * Returns the pull request that the input `pr-number` names; null for none. It counts as one from a fork until
 * `withOrigin` (github/pulls.ts) has asked GitHub.
 */
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

/** Returns a positive integer, also one that is written as text; 0 for anything else. */
function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}

const address = (url: string | undefined, usual: string): string => (url || usual).replace(/\/+$/, '');

// ---- Revisions to compare, for an event without a pull request.

/** A commit id. Git writes zeros for "no commit", as before the first push of a branch. */
const COMMIT = /^(?!0+$)[0-9a-f]{40,64}$/;
/** A branch name that Git cannot interpret as anything else. */
const BRANCH = /^(?!.*\.\.)[\w][\w./-]{0,254}$/;

/** Returns the revisions; null if the event has no previous revision, such as a schedule, a manual start or a tag. */
export function rangeOf(payload: unknown): Range | null {
  const group = memberAt(payload, 'merge_group');
  if (group !== undefined) return between(textAt(group, 'base_sha'), textAt(group, 'head_sha'));
  const [before, after] = [textAt(payload, 'before'), textAt(payload, 'after')];
  // Only a push has both. In other events (`synchronize`) they are commits of a pull request.
  if (before === null || after === null || memberAt(payload, 'pull_request') !== undefined) return null;
  return /^0+$/.test(before) ? newBranch(payload, after) : between(before, after);
}

const between = (base: string | null, head: string | null): Range | null =>
  base !== null && head !== null && COMMIT.test(base) && COMMIT.test(head) ? { base, head, isBranch: false } : null;

/** Returns the range of a new branch, from its merge base with the default branch; null for a tag or that branch itself. */
function newBranch(payload: unknown, head: string): Range | null {
  const base = textAt(payload, 'repository', 'default_branch') ?? '';
  const ref = textAt(payload, 'ref') ?? '';
  const isOther = ref.startsWith('refs/heads/') && ref !== `refs/heads/${base}`;
  return isOther && BRANCH.test(base) && COMMIT.test(head) ? { base, head, isBranch: true } : null;
}
