import { createGraph } from '../graph/create.js';
import type { Graph } from '../graph/model.js';
import { uniteEdges } from './edges.js';
import { foldedChanges, withFolded } from './folded.js';
import { withHints } from './hints.js';
import { know } from './known.js';
import { match } from './match.js';
import type { Side, Statements } from './model.js';
import { unite } from './nodes.js';

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
  const nodes = [...united.nodes.values()].map((node) => withFolded(node, folded.get(node.address)));
  const edges = uniteEdges(known, matches, united);
  // What changes is what is found here, and nothing that the one after says of itself.
  const { nodes: _, edges: __, changes: ___, ...head } = after.graph;
  return Object.freeze({ ...head, ...createGraph({ ...head, nodes: withHints(nodes, edges), edges }) });
}
