/** What a dependency on a module as a whole is a dependency on. */
import { type ConfigGraph, type ConfigReference, referencesFrom } from './config-graph.js';
import { linksFrom } from './links.js';

const NOTHING: readonly ConfigReference[] = [];

/**
 * The resources below a prefix that no other resource there depends on: all the rest is reached through them. In a
 * circle, all of them.
 */
export function lastOf(prefix: string, resources: readonly string[], graph: ConfigGraph): readonly string[] {
  const own = new Set(resources.filter((address) => address.startsWith(prefix)));
  const stepsInside = (address: string) => (address.startsWith(prefix) ? referencesFrom(graph, address) : NOTHING);
  const needed = new Set<string>();
  for (const from of own) {
    for (const { to } of linksFrom(from, stepsInside, (address) => own.has(address))) needed.add(to);
  }
  const last = [...own].filter((address) => !needed.has(address));
  return last.length > 0 ? last : [...own];
}
