import type { Planning } from '../diagram.js';
import { Misuse } from '../errors.js';
import * as messages from './messages.js';
import type { SourceOptions } from './options.js';
import { parsePrivateHosts } from './private-hosts.js';

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
