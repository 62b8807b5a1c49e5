/** What changes of resources that are part of another one: counted at that. */
import type { ChangeCounts, ChangeName } from '../graph/changes.js';
import type { GraphNode } from '../graph/model.js';
import { put } from '../graph/put.js';
import { countsOf, valuesOfResource } from './details.js';
import type { Known } from './known.js';
import type { United } from './nodes.js';

/** By the address in the union of what they are part of. */
export function foldedChanges(known: Known, { placeOf }: United): ReadonlyMap<string, ChangeCounts> {
  const { before, after, stemBefore } = known;
  const found = new Map<string, ChangeName[]>();
  for (const { address, bucket, node } of after.entries) {
    if (bucket !== 'folded' || node === undefined || !after.graph.nodes.has(node)) continue;
    const was = stemBefore(address);
    if (was === undefined) put(found, node, known.isImported(address) ? 'import' : 'create');
    else if (before.entryOf(was)?.bucket === 'folded' && valuesOfResource(was, address, known).length > 0) {
      put(found, node, 'update');
    }
  }
  for (const { address, bucket, node } of before.entries) {
    if (bucket !== 'folded' || node === undefined || !before.graph.nodes.has(node)) continue;
    if (!known.isThere(address)) {
      put(found, placeOf(node), known.isForgotten(address) ? 'forget' : 'delete');
    }
  }
  return new Map([...found].map(([address, names]) => [address, countsOf(names) as ChangeCounts]));
}

/** What is part of a thing is a change of it, where it has no greater one. */
export function withFolded(node: GraphNode, folded: ChangeCounts | undefined): GraphNode {
  if (folded === undefined) return node;
  return { ...node, change: node.change === 'none' ? 'update' : node.change, changed: { ...node.changed, folded } };
}
