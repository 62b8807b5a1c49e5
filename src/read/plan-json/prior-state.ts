/** Dependencies that Terraform noted in the state when it built a resource: true, but transitive and without keys. */
import { configAddressOf } from '../config-address.js';
import { listOf, member } from '../foreign.js';
import { priorValues, valueEntries } from './found.js';
import { originOf } from './origin.js';

/**
 * What each resource depends on directly, by configuration address. The state lists everything that a resource
 * depends on by any way; what another dependency depends on itself is taken out.
 */
export function priorDependencies(plan: unknown): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, Set<string>>();
  for (const entry of valueEntries(priorValues(plan))) {
    const from = configAddressOf(originOf(entry) ?? '');
    if (from === null) continue;
    const dependencies = all.get(from) ?? new Set<string>();
    for (const text of listOf(member(entry, 'depends_on'))) {
      const to = typeof text === 'string' ? configAddressOf(text) : null;
      if (to !== null && to !== from) dependencies.add(to);
    }
    all.set(from, dependencies);
  }
  const direct = new Map<string, readonly string[]>();
  for (const [from, dependencies] of all) {
    const indirect = new Set<string>();
    for (const dependency of dependencies) {
      for (const further of all.get(dependency) ?? []) if (!all.get(further)?.has(dependency)) indirect.add(further);
    }
    direct.set(
      from,
      [...dependencies].filter((dependency) => !indirect.has(dependency)),
    );
  }
  return direct;
}
