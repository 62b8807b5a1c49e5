/** Divides the members of a container: into strips, by module, and by properties of unconnected icons. */
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

/** @param parent id of the container; null at the top */
export type Grouping = (parent: string | null, siblings: readonly GraphNode[]) => readonly Entry[];

interface Naming {
  readonly lone: Lone;
  /** The modules that have a box. */
  readonly modules: ModuleBoxes;
  readonly isBox: IsBox;
}

/**
 * Returns the function that divides the members of a container.
 * @param graph graph with the edges that are drawn
 */
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

/** Small icons are never in a module's box, so they do not count towards one. */
function groupingByModule(graph: Graph, ranks: Ranks, { lone, modules, isBox }: Naming): Grouping {
  if (modules === 'none') return (_, siblings) => siblings;
  if (modules === 'all') return groupByModule(lone, null, isBox);
  const large = new Map([...graph.nodes].filter(([address]) => !ranks.has(address)));
  return groupByModule(lone, boxedModules({ ...graph, nodes: large }, lone, isBox), isBox);
}
