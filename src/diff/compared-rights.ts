/** Rights of two revisions, with the addresses of the union. */

import { withInstances } from '../graph/instance-name.js';
import type { Recreated } from '../graph/recreated.js';
import type { Right, Subject } from '../graph/rights.js';
import { type Known, stemOf } from './known.js';
import type { Revision } from './model.js';
import type { United } from './nodes.js';
import type { RightsSides } from './rights/difference.js';

/** Returns the rights of both revisions. Both are empty if either revision does not know its rights, so nothing differs. */
export function rightsOn(
  { rights: old }: Revision,
  { rights: now }: Revision,
  known: Known,
  { placeOf }: United,
  recreated: Recreated,
): RightsSides {
  const { before, after, stemBefore } = known;
  const isKnown = old !== undefined && now !== undefined;
  const again = new Set(recreated.values());
  const stemAfter = (address: string): string => recreated.get(address) ?? known.stemAfter(address);
  const placed = (address: string): string => (before.graph.nodes.has(address) ? placeOf(address) : stemAfter(address));
  // Rights refer to an existing resource (data source) by an address that is in neither ledger.
  const isListed = (address: string): boolean =>
    after.entryOf(stemOf(address)) !== undefined || before.entryOf(stemOf(address)) !== undefined;
  return {
    before: isKnown ? old.map((right) => moved(right, stemAfter, placed)) : [],
    after: isKnown ? now : [],
    wasThere: (address) =>
      !isListed(address) || stemBefore(stemOf(address)) !== undefined || again.has(stemOf(address)),
    isThere: (address) => !isListed(address) || after.entryOf(stemOf(address)) !== undefined,
  };
}

function moved(right: Right, at: (address: string) => string, placed: (address: string) => string): Right {
  const text = (one: string): string => withInstances(one, at);
  const subject = <T extends Subject>(one: T): T =>
    one.address === undefined ? one : { ...one, address: at(one.address) };
  const { principal, target, conditions, by, nodes } = right;
  const key = principal.address === undefined ? text(principal.key) : at(principal.key);
  return {
    ...right,
    principal: { ...subject(principal), key, ...(principal.claim !== undefined && { claim: text(principal.claim) }) },
    target: { ...subject(target), pattern: text(target.pattern) },
    conditions: conditions.map(text).sort(),
    by: at(by),
    nodes: nodes.map(placed),
  };
}
