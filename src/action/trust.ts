/** Whose code it is, and what may be done with it. */
import { InvalidInput } from '../errors.js';
import type { Io } from '../platform/io.js';
import type { Runner } from '../platform/runner.js';
import type { Inputs } from './inputs/table.js';
import * as messages from './messages.js';
import type { Event } from './model.js';

/**
 * Events that run with secrets and a token that may write, whoever has written the code. A merge queue (`merge_group`) is
 * none: somebody who may write has put the commit there, and it is what is pushed next.
 */
const PRIVILEGED: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

export const isOfStrangers = ({ name, pullRequest }: Event): boolean =>
  PRIVILEGED.has(name) || pullRequest?.isFork === true;

/**
 * Real providers are programs that the code names, run with the job's credentials.
 * @throws InvalidInput for `planner: terraform` where the code may be that of strangers
 */
export function checkTrust(inputs: Pick<Inputs, 'planner'>, event: Event): void {
  if (inputs.planner !== 'terraform' || !isOfStrangers(event)) return;
  throw new InvalidInput(messages.realProvidersRefused(event.name), { remedy: messages.REAL_PROVIDERS_REMEDY });
}

/**
 * Whether hosts may be asked for modules that the code names; `auto` is off for strangers.
 * @throws InvalidInput where real providers, which are fetched, are asked for as well
 */
export function mayFetch({ fetch, planner }: Pick<Inputs, 'fetch' | 'planner'>, event: Event): boolean {
  if (fetch === 'false' && planner === 'terraform') {
    throw new InvalidInput(messages.PROVIDERS_ARE_FETCHED, { remedy: messages.PROVIDERS_ARE_FETCHED_REMEDY });
  }
  return fetch === 'auto' ? !isOfStrangers(event) : fetch === 'true';
}

/** Whether ids of accounts are hidden: with `auto` they are, unless the event says that the repository is private. */
export const hidesAccounts = (
  { 'hide-accounts': when }: Pick<Inputs, 'hide-accounts'>,
  { isPrivate }: Event,
): boolean => (when === 'auto' ? !isPrivate : when === 'true');

interface TrustContext {
  readonly inputs: Pick<Inputs, 'page'>;
  readonly event: Event;
  readonly runner: Pick<Runner, 'annotate'>;
}

/** What opens with a click in a comment is not made of the words of strangers. */
export function mayLinkPage({ inputs, event, runner }: TrustContext): boolean {
  const isRefused = inputs.page && isOfStrangers(event);
  if (isRefused) runner.annotate('notice', messages.PAGE_OF_STRANGERS);
  return inputs.page && !isRefused;
}

/** The same of pages that other jobs have uploaded. Of another run it is who has written the code of that one. */
export function mayLinkFound({ inputs, event }: FoundBy): boolean {
  const { workflowRun: run, repository, pullRequest } = event;
  if (inputs.trust === 'untrusted' || pullRequest?.isFork === true) return false;
  if (run === null) return !isOfStrangers(event);
  const isOwn = run.headRepository.toLowerCase() === `${repository.owner}/${repository.name}`.toLowerCase();
  return isOwn && !PRIVILEGED.has(run.event);
}

interface FoundBy {
  readonly inputs: Pick<Inputs, 'trust'>;
  readonly event: Event;
}

/** Terraform's own names for credentials of registries; the runner masks only what it knows from `secrets`. */
const SECRET = /^(TFE_TOKEN$|TF_TOKEN_)/;

export function maskSecrets({ env }: Pick<Io, 'env'>, token: string, runner: Pick<Runner, 'mask'>): void {
  const names = Object.keys(env).filter((name) => SECRET.test(name));
  for (const secret of [token, ...names.map((name) => env[name] ?? '')]) if (secret !== '') runner.mask(secret);
}
