import { ENGINES, PLANNERS, type Planning } from '../diagram.js';
import { Misuse } from '../errors.js';
import { PLANNING_SECONDS, PLANNING_SECONDS_MAX } from '../limits.js';
import * as messages from './messages.js';
import type { SourceOptions } from './options.js';
import { parsePrivateHosts } from './private-hosts.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** How code is to be planned. @throws Misuse for a name or a number that is none. */
export function parsePlanning(options: SourceOptions, env: Environment, debug: Planning['debug']): Planning {
  const planner = oneOf(PLANNERS, options.planner ?? 'auto', '--planner');
  if (planner === 'terraform' && options.fetch === false) {
    throw new Misuse(messages.NO_FETCH_WITH_PROVIDERS, { remedy: messages.NO_FETCH_WITH_PROVIDERS_REMEDY });
  }
  return {
    planner,
    engine: oneOf(ENGINES, options.engine ?? 'auto', '--engine'),
    workspace: options.workspace ?? null,
    varFiles: options.varfile ?? [],
    network: options.fetch !== false,
    privateHosts: parsePrivateHosts(options.privateHost, env),
    seconds: parseSeconds(options.timeout),
    debug,
  };
}

function oneOf<T extends string>(names: readonly T[], text: string, option: string): T {
  const name = names.find((known) => known === text);
  if (name === undefined) {
    throw new Misuse(messages.unknownName(option, text), { remedy: messages.knownNames(names) });
  }
  return name;
}

function parseSeconds(text: string | undefined): number {
  if (text === undefined) return PLANNING_SECONDS;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(seconds > 0 && seconds <= PLANNING_SECONDS_MAX)) {
    throw new Misuse(messages.badTimeout(text), { remedy: messages.BAD_TIMEOUT_REMEDY });
  }
  return seconds;
}
