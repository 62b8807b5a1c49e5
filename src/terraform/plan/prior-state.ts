/** Dependencies that Terraform recorded in the state when it built a resource: true, but transitive and without keys. */

import { listOf, member } from '../../platform/json/foreign.js';
import { configAddressOf, moduleOf } from '../references/config-address.js';
import { moduleSizes, wholeModules } from '../references/whole-modules.js';
import { priorValues, valueEntries } from './found.js';
import { originOf } from './origin.js';

type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns all recorded dependencies, direct or indirect, by configuration address. */
function notedDependencies(plan: unknown): Dependencies {
  const noted = new Map<string, Set<string>>();
  for (const entry of valueEntries(priorValues(plan))) {
    const from = configAddressOf(originOf(entry) ?? '');
    if (from === null) continue;
    const dependencies = noted.get(from) ?? new Set<string>();
    for (const text of listOf(member(entry, 'depends_on'))) {
      const to = typeof text === 'string' ? configAddressOf(text) : null;
      if (to !== null && to !== from) dependencies.add(to);
    }
    noted.set(from, dependencies);
  }
  return noted;
}

/**
 * Returns the direct dependencies of resources: without those reached through another dependency, and without those on whole
 * modules.
 * @param wanted true for the resources to return
 * @param known references from earlier sources; the state has none for resources that are not built yet
 */
export function priorDependencies(
  plan: unknown,
  wanted: (address: string) => boolean,
  known: (address: string) => Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const noted = notedDependencies(plan);
  const sizes = moduleSizes(noted.keys());
  const direct = new Map<string, readonly string[]>();
  for (const [from, dependencies] of noted) {
    if (!wanted(from)) continue;
    const indirect = new Set<string>();
    for (const dependency of dependencies) {
      if (indirect.has(dependency)) continue;
      for (const further of reachedWithin(dependency, dependencies, noted, known)) indirect.add(further);
    }
    const left = [...dependencies].filter((dependency) => !indirect.has(dependency));
    const whole = wholeModules(from, left, [...dependencies], sizes);
    direct.set(
      from,
      left.filter((dependency) => !whole.has(moduleOf(dependency))),
    );
  }
  return direct;
}

/**
 * Returns the other dependencies that can be reached from a dependency. Excludes the start, so that a cycle does not lose all its
 * members.
 */
function reachedWithin(
  start: string,
  among: ReadonlySet<string>,
  noted: Dependencies,
  known: (address: string) => Iterable<string>,
): Set<string> {
  const reached = new Set<string>([start]);
  for (const address of reached) {
    for (const further of [...(noted.get(address) ?? []), ...known(address)])
      if (among.has(further)) reached.add(further);
  }
  reached.delete(start);
  return reached;
}
