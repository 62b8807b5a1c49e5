import type { Planning } from '../diagram.js';
import { Misuse } from '../errors.js';
import * as messages from './messages.js';
import type { SourceOptions } from './options.js';

type PlanningOptions = Pick<
  SourceOptions,
  'planner' | 'engine' | 'workspace' | 'fetch' | 'varfile' | 'private-host' | 'timeout'
>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings for planning.
 * @throws Misuse for contradicting options and invalid hosts
 */
export function parsePlanning(options: PlanningOptions, env: Environment, debug: Planning['debug']): Planning {
  const { planner, engine, workspace, fetch } = options;
  if (planner === 'terraform' && !fetch) {
    throw new Misuse(messages.NO_FETCH_WITH_PROVIDERS, { remedy: messages.NO_FETCH_WITH_PROVIDERS_REMEDY });
  }
  return {
    planner,
    engine,
    workspace,
    varFiles: options.varfile,
    network: fetch,
    privateHosts: parsePrivateHosts(options['private-host'], env),
    seconds: options.timeout,
    debug,
  };
}

const VARIABLE = 'GROUNDPLAN_PRIVATE_HOSTS';

/**
 * Returns the private hosts that may be contacted, from `--private-host` and the environment.
 * @throws Misuse for an invalid host
 */
export function parsePrivateHosts(
  given: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const ofVariable = (env[VARIABLE] ?? '').split(',').filter((host) => host.trim() !== '');
  return [
    ...given.map((host) => checked(host, '--private-host')),
    ...ofVariable.map((host) => checked(host, VARIABLE)),
  ];
}

/** Accepts a host name or IP address; no pattern, path or port. */
function checked(text: string, where: string): string {
  const host = text.trim().toLowerCase();
  if (/^([a-z0-9_]([a-z0-9._-]*[a-z0-9_])?|\[?[0-9a-f:.]*:[0-9a-f:.]*\]?)$/.test(host) && !/^[^:]*:\d+$/.test(host))
    return host;
  throw new Misuse(messages.badPrivateHost(where, text), { remedy: messages.PRIVATE_HOST_REMEDY });
}
