/** Expands a dependency on a whole module into dependencies on resources. */
import { type ConfigGraph, type ConfigReference, referencesFrom } from './config-graph.js';
import { linksFrom } from './links.js';

const NOTHING: readonly ConfigReference[] = [];

/**
 * Returns the resources below a prefix that no other resource there depends on; the others are reached through them. Returns all
 * of
 * them if every resource is part of a cycle.
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
