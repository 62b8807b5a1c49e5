/** Security decisions: whether code is trusted, what may be done with it, and what the output hides. */
import { InvalidInput } from '../errors.js';
import type { Io } from '../platform/io.js';
import type { Runner } from '../platform/runner.js';
import type { Inputs } from './inputs/table.js';
import * as messages from './messages.js';
import type { Event } from './model.js';

/**
 * Events whose jobs get secrets and a write token no matter who wrote the code. A merge queue (`merge_group`) is not
 * among them: a user with write access queued the commit, which is about to be merged anyway.
 */
const PRIVILEGED: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/** True if the code may be untrusted: the event is privileged, or the pull request comes from a fork. */
export const mayBeUntrusted = ({ name, pullRequest }: Event): boolean =>
  PRIVILEGED.has(name) || pullRequest?.isFork === true;

/**
 * Rejects real providers for untrusted code: the code chooses these programs, and they run with the job's credentials.
 * @throws InvalidInput for `planner: terraform` with code that may be untrusted
 */
export function checkTrust(inputs: Pick<Inputs, 'planner'>, event: Event): void {
  if (inputs.planner !== 'terraform' || !mayBeUntrusted(event)) return;
  throw new InvalidInput(messages.realProvidersRefused(event.name), { remedy: messages.REAL_PROVIDERS_REMEDY });
}

/**
 * True if modules may be fetched from hosts that the code names. `auto` allows that for trusted code only. Call
 * `checkTrust` first, which rejects real providers for untrusted code.
 * @throws InvalidInput if fetching is off and real providers, which must be fetched, are requested
 */
export function mayFetch({ fetch, planner }: Pick<Inputs, 'fetch' | 'planner'>, event: Event): boolean {
  if (fetch === 'false' && planner === 'terraform') {
    throw new InvalidInput(messages.PROVIDERS_ARE_FETCHED, { remedy: messages.PROVIDERS_ARE_FETCHED_REMEDY });
  }
  return fetch === 'auto' ? !mayBeUntrusted(event) : fetch === 'true';
}

/** True if account IDs are hidden. `auto` hides them unless the event reports the repository as private. */
export const hidesAccounts = (
  { 'hide-accounts': setting }: Pick<Inputs, 'hide-accounts'>,
  { isPrivate }: Event,
): boolean => (setting === 'auto' ? !isPrivate : setting === 'true');

interface TrustContext {
  readonly inputs: Pick<Inputs, 'page'>;
  readonly event: Event;
  readonly runner: Pick<Runner, 'annotate'>;
}

/**
 * True if the comment may link to an interactive page. Pages of untrusted code are never linked, because one click
 * would run their scripts in the reader's browser. Annotates a notice if the input asks for such a page.
 */
export function mayLinkPage({ inputs, event, runner }: TrustContext): boolean {
  const isRefused = inputs.page && mayBeUntrusted(event);
  if (isRefused) runner.annotate('notice', messages.PAGE_OF_UNTRUSTED_CODE);
  return inputs.page && !isRefused;
}

interface ArtifactTrustContext {
  readonly inputs: Pick<Inputs, 'trust'>;
  readonly event: Event;
}

/**
 * True if interactive pages in the artifacts of other jobs may be linked. On `workflow_run`, the head of the triggering
 * run must be in this repository and its event must not be privileged. Whatever this returns, all other files count as
 * untrusted on `workflow_run`.
 */
export function mayLinkArtifacts({ inputs, event }: ArtifactTrustContext): boolean {
  const { workflowRun: run, repository, pullRequest } = event;
  if (inputs.trust === 'untrusted' || pullRequest?.isFork === true) return false;
  if (run === null) return !mayBeUntrusted(event);
  const isOwn = run.headRepository.toLowerCase() === `${repository.owner}/${repository.name}`.toLowerCase();
  return isOwn && !PRIVILEGED.has(run.event);
}

/**
 * Environment variables with Terraform's registry credentials. The runner masks only values of the `secrets` context,
 * so these are masked here.
 */
const SECRET_VARIABLE = /^(TFE_TOKEN$|TF_TOKEN_)/;

/** Tells the runner to mask the token and registry credentials in the log. */
export function maskSecrets({ env }: Pick<Io, 'env'>, token: string, runner: Pick<Runner, 'mask'>): void {
  const names = Object.keys(env).filter((name) => SECRET_VARIABLE.test(name));
  for (const secret of [token, ...names.map((name) => env[name] ?? '')]) {
    if (secret !== '') runner.mask(secret);
  }
}
