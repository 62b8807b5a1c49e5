/** Openings of two revisions, with the addresses of the union. */

import type { Recreated } from '../graph/recreated.js';
import { type Known, stemOf } from './known.js';
import type { Revision } from './model.js';
import type { United } from './nodes.js';

/** Returns the openings of both revisions. Both are empty if either revision does not know its openings, so nothing differs. */
export function exposedOn(
  { exposed: old }: Revision,
  { exposed: now }: Revision,
  known: Known,
  { nodes, placeOf }: United,
  recreated: Recreated,
) {
  const again = new Set(recreated.values());
  const there = (address: string): boolean =>
    known.stemBefore(stemOf(address)) !== undefined || again.has(stemOf(address));
  const placed = (address: string): string =>
    recreated.get(address) ?? (known.before.graph.nodes.has(address) ? placeOf(address) : known.stemAfter(address));
  const before = (old ?? []).map((one) => ({
    ...{ ...one, of: placed(one.of), by: known.stemAfter(one.by) },
    ...(one.at !== undefined && { at: placed(one.at) }),
  }));
  const isOf = (address: string, change: 'create' | 'delete'): boolean => nodes.get(address)?.change === change;
  const isKnown = old !== undefined && now !== undefined;
  return {
    before: isKnown ? before : [],
    after: isKnown ? now : [],
    wasThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'create') || again.has(stemOf(address)) : there(address),
    isThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'delete') : known.after.entryOf(stemOf(address)) !== undefined,
  };
}
