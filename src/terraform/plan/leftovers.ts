/** Finds deposed objects that have no resource left at their address. */
import type { Leftover } from '../../graph/inventory.js';
import { NAMES_LISTED } from '../../limits.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import type { Planned } from './details.js';
import { priorValues, valueEntries } from './found.js';
import * as messages from './messages.js';
import { originOf } from './origin.js';

/**
 * Returns the addresses that only deposed objects have, with the number of objects.
 * @param isThere true if a resource has that address, including one to be destroyed
 */
export function leftoversIn(plan: unknown, isThere: (origin: string) => boolean): readonly Leftover[] {
  const keys = new Map<string, Set<string>>();
  const note = (entry: unknown, name: string): void => {
    const key = textOf(member(entry, name));
    const origin = key === null ? null : originOf(entry);
    if (key === null || origin === null || isThere(origin)) return;
    keys.set(origin, (keys.get(origin) ?? new Set()).add(key));
  };
  for (const entry of listOf(member(plan, 'resource_changes'))) note(entry, 'deposed');
  for (const entry of valueEntries(priorValues(plan))) note(entry, 'deposed_key');
  return [...keys].map(([origin, { size }]) => ({ origin, objects: size }));
}

/** Adds a warning that names the leftovers, if there are any. */
export function withLeftoversNamed(inventory: Planned): Planned {
  const { deposed = [], warnings } = inventory;
  if (deposed.length === 0) return inventory;
  const names = deposed.slice(0, NAMES_LISTED).map(({ origin }) => origin);
  return { ...inventory, warnings: [...warnings, messages.onlyDeposed(names, deposed.length - names.length)] };
}
