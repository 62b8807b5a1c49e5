/** Which tier of a network is meant by its name, where somebody names a network and not which of its subnets. */
import type { Json } from '../../graph/inventory.js';
import { factsOf } from '../index.js';

/** Tiers are called after what stands in them, in the words of a type or in others for these. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  application: ['app'],
  bastion: ['bastions'],
  cache: ['caches', 'redis'],
  container: ['gke', 'k8s'],
  db: ['data', 'database', 'databases', 'rds'],
  eks: ['k8s', 'kubernetes'],
  elasticache: ['cache', 'caches', 'redis'],
  endpoint: ['endpoints', 'pe', 'pep'],
  gateway: ['agw', 'appgw', 'gateways', 'gw'],
  kubernetes: ['aks', 'k8s'],
  mysql: ['data', 'database', 'databases', 'db'],
  mssql: ['data', 'database', 'databases', 'db', 'sql'],
  postgresql: ['data', 'database', 'databases', 'db', 'postgres'],
  rds: ['data', 'database', 'databases', 'db'],
};

/** A balancer that people reach stands where they come in, any other one where nobody does. */
const TOWARDS_ALL: readonly string[] = ['external', 'public'];
const TOWARDS_OWN: readonly string[] = ['internal', 'private'];

function wordsFor(type: string, values: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const own = type.split('_').slice(1);
  const facing = factsOf(type).tierByFacing === true ? (values.internal === true ? TOWARDS_OWN : TOWARDS_ALL) : [];
  return new Set([...own, ...own.flatMap((word) => ALSO_CALLED[word] ?? []), ...facing]);
}

/**
 * @param names what may be meant, all of one subject: `private_subnet`, `database_subnet`
 * @param subject what they have in common: `subnet`
 * @returns those that are called after what stands in them; of these the most exact
 */
export function tiersFor(
  { type, values }: { readonly type: string; readonly values: Readonly<Record<string, Json>> },
  names: readonly string[],
  subject: string,
): readonly string[] {
  const words = wordsFor(type, values);
  const told = names
    .map((name) => ({ name, left: name.split('_').filter((word) => word !== subject) }))
    .filter(({ left }) => left.length > 0 && left.every((word) => words.has(word)));
  const longest = Math.max(...told.map(({ left }) => left.length));
  return told.filter(({ left }) => left.length === longest).map(({ name }) => name);
}
