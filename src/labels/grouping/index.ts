/** How the members of one box are divided: by rank, by module, by what loose icons share. */
import { productOf } from '../../catalog/products.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { namesOf } from '../names.js';
import type { Lone } from '../words.js';
import type { Entry } from './groups.js';
import type { IsBox } from './hosts.js';
import { groupLoose, type Looseness } from './loose.js';
import { boxedModules, type ModuleBoxes } from './module-boxes.js';
import { groupByModule } from './modules.js';
import { ofFirstRank, type Ranks, stripsIn } from './ranks.js';

/** @param parent id of the box; null at the top */
export type Grouping = (parent: string | null, siblings: readonly GraphNode[]) => readonly Entry[];

interface Naming {
  readonly lone: Lone;
  /** Boxes around what belongs to one module. */
  readonly modules: ModuleBoxes;
  readonly isBox: IsBox;
}

/** @param graph with the edges that are drawn */
export function groupingOf(graph: Graph, ranks: Ranks, { lone, modules, isBox }: Naming): Grouping {
  const { nodes, edges } = graph;
  const byModule = groupingByModule(graph, ranks, { lone, modules, isBox });
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const about: Looseness = {
    isJoined: (address) => joined.has(address),
    isBox,
    nameOf: (node) => {
      const { title } = productOf(node.type, node.attributes);
      return namesOf(node, { title, lone, said: [] })[0] as string;
    },
  };
  return (parent, siblings) => {
    const first = byModule(parent, ofFirstRank(siblings, ranks));
    const style = parent === null ? null : (nodes.get(parent)?.type ?? parent);
    return [...groupLoose({ parent, style }, first, about), ...stripsIn(parent, siblings, ranks)];
  };
}

/** What is drawn small is in no module's box, so it is no reason for one. */
function groupingByModule(graph: Graph, ranks: Ranks, { lone, modules, isBox }: Naming): Grouping {
  if (modules === 'none') return (_, siblings) => siblings;
  if (modules === 'all') return groupByModule(lone, null, isBox);
  const large = new Map([...graph.nodes].filter(([address]) => !ranks.has(address)));
  return groupByModule(lone, boxedModules({ ...graph, nodes: large }, lone, isBox), isBox);
}
