/**
 * Why an icon has no arrow, as far as the program can know it: whether the input has anything at all that could join it, and
 * if so by which rule that is no arrow.
 */

import { groupBy } from '../../src/graph/group-by.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { isContainerType } from '../../src/graph/node-types.js';
import type { Ledger } from '../../src/inference/ledger.js';

/** No reference, no identity, no grant leads from or to it, or from or to what has folded into it. */
export const UNJOINABLE = 'unjoinable';
const UNCLEAR = 'a text that could mean several';

/** What a reference of it says that is the least about what it is for comes last. */
const WEIGHT = ['way', 'group', 'shared', 'link', 'many', 'passive', 'quiet', 'hidden', 'build', 'order'];

const telling = (why: string): number => (WEIGHT.indexOf(why) + 1 || WEIGHT.length + 1) - 1;

/** The cause of each of these icons. @returns by address */
export function causesOf(
  silent: readonly GraphNode[],
  { nodes }: Graph,
  { entries, references, unclear }: Ledger,
): ReadonlyMap<string, string> {
  const nodeOf = new Map(
    entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node] as const])),
  );
  const isBox = (address: string): boolean => isContainerType(nodes.get(nodeOf.get(address) ?? '')?.type ?? '');
  // Where something stands joins it to nobody; what is not drawn may still be known to be about both.
  const outward = references.filter(
    ({ from, to, why }) => nodeOf.get(from) !== nodeOf.get(to) && why !== 'contained' && !(isBox(to) && why !== 'way'),
  );
  const byEnd = groupBy(
    outward.flatMap(({ from, to, why }) => [from, to].map((end) => ({ node: nodeOf.get(end) ?? '', why: why ?? '' }))),
    ({ node }) => node,
  );
  const inDoubt = new Set(unclear.map(({ by }) => nodeOf.get(by)));
  return new Map(
    silent.map(({ address }) => {
      const rules = (byEnd.get(address) ?? []).map(({ why }) => why).sort((a, b) => telling(a) - telling(b));
      return [address, rules[0] ?? (inDoubt.has(address) ? UNCLEAR : UNJOINABLE)] as const;
    }),
  );
}
