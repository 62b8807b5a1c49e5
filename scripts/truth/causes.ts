/**
 * Finds the cause of each icon without edges: nothing in the input could connect it, or its references have a meaning for which no
 * edge is drawn.
 */

import { groupBy } from '../../src/graph/group-by.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { isContainerType } from '../../src/graph/node-types.js';
import type { Ledger } from '../../src/inference/ledger.js';

/** Cause of an icon without references, identities and grants, and without any of these in its folded resources. */
export const UNCONNECTABLE = 'unconnectable';
/** Cause of an icon with a text that could refer to several resources. */
const UNCLEAR = 'a text that fits several resources';

/** Meanings of references, the most informative first. An icon with several references gets the first one as cause. */
const PRECEDENCE = ['way', 'group', 'shared', 'link', 'many', 'passive', 'quiet', 'hidden', 'build', 'order'];

const rankOf = (why: string): number => (PRECEDENCE.includes(why) ? PRECEDENCE.indexOf(why) : PRECEDENCE.length);

/** Returns the cause of each icon without edges, by address. */
export function causesOf(
  unconnected: readonly GraphNode[],
  { nodes }: Graph,
  { entries, references, unclear }: Ledger,
): ReadonlyMap<string, string> {
  const nodeOf = new Map(
    entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node] as const])),
  );
  const isBox = (address: string): boolean => isContainerType(nodes.get(nodeOf.get(address) ?? '')?.type ?? '');
  // A placement connects nothing.
  const connecting = references.filter(
    ({ from, to, why }) => nodeOf.get(from) !== nodeOf.get(to) && why !== 'contained' && !(isBox(to) && why !== 'way'),
  );
  const byEnd = groupBy(
    connecting.flatMap(({ from, to, why }) =>
      [from, to].map((end) => ({ node: nodeOf.get(end) ?? '', why: why ?? '' })),
    ),
    ({ node }) => node,
  );
  const ambiguous = new Set(unclear.map(({ resource }) => nodeOf.get(resource)));
  return new Map(
    unconnected.map(({ address }) => {
      const rules = (byEnd.get(address) ?? []).map(({ why }) => why).sort((a, b) => rankOf(a) - rankOf(b));
      return [address, rules[0] ?? (ambiguous.has(address) ? UNCLEAR : UNCONNECTABLE)] as const;
    }),
  );
}
