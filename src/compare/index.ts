import { createGraph } from '../graph/create.js';
import type { Graph } from '../graph/model.js';
import { uniteEdges } from './edges.js';
import { withExposure } from './exposure.js';
import { foldedChanges, withFolded } from './folded.js';
import { withHints } from './hints.js';
import { type Known, know, stemOf } from './known.js';
import { match } from './match.js';
import type { Side, Statements } from './model.js';
import { type United, unite } from './nodes.js';

export { withoutBare } from './bare.js';
export { focus } from './focus.js';

/** The code says nothing of where things have come from. */
const NOTHING_SAID: Statements = { moved: new Map(), forgotten: new Set(), imported: new Set() };

/**
 * Two graphs as one: all that is in either, each thing once with how it differs. What it says of itself as a whole is what
 * the one after says.
 */
export function compare(before: Side, after: Side, said: Statements = NOTHING_SAID): Graph {
  const known = know(before, after, said);
  const matches = match(known);
  const united = unite(known, matches);
  const folded = foldedChanges(known, united);
  const inside = [...united.nodes.values()].map((node) => withFolded(node, folded.get(node.address)));
  const { nodes, elsewhere } = withExposure(inside, exposedOn(before, after, known, united));
  const edges = uniteEdges(known, matches, united);
  // What changes is what is found here, and nothing that the one after says of itself.
  const { nodes: _, edges: __, changes: ___, ...head } = after.graph;
  const union = createGraph({ ...head, nodes: withHints(nodes, edges), edges });
  return Object.freeze({ ...head, ...union, ...(elsewhere.length > 0 && { exposure: elsewhere }) });
}

/** A side that does not know what is open is as the other one. */
function exposedOn({ exposed: old }: Side, { exposed: now }: Side, known: Known, { nodes, placeOf }: United) {
  const there = (address: string): boolean => known.stemBefore(stemOf(address)) !== undefined;
  const placed = (address: string): string =>
    known.before.graph.nodes.has(address) ? placeOf(address) : known.stemAfter(address);
  const before = (old ?? []).map((one) => ({
    ...{ ...one, of: placed(one.of), by: known.stemAfter(one.by) },
    ...(one.at !== undefined && { at: placed(one.at) }),
  }));
  const isOf = (address: string, change: 'create' | 'delete'): boolean => nodes.get(address)?.change === change;
  const isKnown = old !== undefined && now !== undefined;
  return {
    before: isKnown ? before : [],
    after: isKnown ? now : [],
    wasThere: (address: string) => (nodes.has(address) ? !isOf(address, 'create') : there(address)),
    isThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'delete') : known.after.entryOf(stemOf(address)) !== undefined,
  };
}
