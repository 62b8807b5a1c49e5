/**
 * Reads the dependencies that Terraform recorded in the state when it built a resource (`depends_on` of `prior_state`).
 * They include indirect ones and have no instance keys, so they are reduced to the direct ones.
 */

import { listOf, member } from '../../platform/json/foreign.js';
import { configAddressOf, moduleOf } from '../references/addresses.js';
import { moduleSizes, wholeModules } from '../references/whole-modules.js';
import { originOf, priorValues, valueEntries } from './entries.js';

type Dependencies = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns all recorded dependencies, direct or indirect, by configuration address. */
function allDependencies(plan: unknown): Dependencies {
  const recorded = new Map<string, Set<string>>();
  for (const entry of valueEntries(priorValues(plan))) {
    const from = configAddressOf(originOf(entry) ?? '');
    if (from === null) continue;
    const dependencies = recorded.get(from) ?? new Set<string>();
    for (const text of listOf(member(entry, 'depends_on'))) {
      const to = typeof text === 'string' ? configAddressOf(text) : null;
      if (to !== null && to !== from) dependencies.add(to);
    }
    recorded.set(from, dependencies);
  }
  return recorded;
}

/**
 * Returns the direct dependencies of resources: without those reached through another dependency, and without those on
 * whole modules.
 * @param isIncluded true for the resources to return
 * @param known references from earlier sources; the state has none for resources that are not built yet
 */
export function priorDependencies(
  plan: unknown,
  isIncluded: (address: string) => boolean,
  known: (address: string) => Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const recorded = allDependencies(plan);
  const sizes = moduleSizes(recorded.keys());
  const direct = new Map<string, readonly string[]>();
  for (const [from, dependencies] of recorded) {
    if (!isIncluded(from)) continue;
    const indirect = new Set<string>();
    for (const dependency of dependencies) {
      if (indirect.has(dependency)) continue;
      for (const reached of reachedWithin(dependency, dependencies, recorded, known)) indirect.add(reached);
    }
    const unreached = [...dependencies].filter((dependency) => !indirect.has(dependency));
    const whole = wholeModules(from, unreached, [...dependencies], sizes);
    direct.set(
      from,
      unreached.filter((dependency) => !whole.has(moduleOf(dependency))),
    );
  }
  return direct;
}

/**
 * Returns the other dependencies that can be reached from a dependency. Excludes the start, so that a cycle does not
 * lose all its members.
 */
function reachedWithin(
  start: string,
  among: ReadonlySet<string>,
  recorded: Dependencies,
  known: (address: string) => Iterable<string>,
): Set<string> {
  const reached = new Set<string>([start]);
  for (const address of reached) {
    for (const further of [...(recorded.get(address) ?? []), ...known(address)])
      if (among.has(further)) reached.add(further);
  }
  reached.delete(start);
  return reached;
}
