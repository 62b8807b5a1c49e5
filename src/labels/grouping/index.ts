/** Groups in a container: modules, unconnected icons with equal properties, strips. */
import { productOf } from '../../catalog/products.js';
import type { Graph } from '../../graph/model.js';
import { namesOf } from '../names.js';
import type { NameContext } from '../words.js';
import type { GroupSiblings } from './groups.js';
import type { IsBox } from './hosts.js';
import { boxedModules, type ModuleBoxes } from './module-boxes.js';
import { groupByModule } from './modules.js';
import { type SmallNodes, stripsAmong, withoutSmall } from './strips.js';
import { groupUnconnected, type UnconnectedContext } from './unconnected.js';

interface GroupingContext {
  readonly names: NameContext;
  /** The modules that have a box. */
  readonly modules: ModuleBoxes;
  readonly isBox: IsBox;
  readonly small: SmallNodes;
}

/**
 * Returns the function that divides the siblings in each container of a graph.
 * @param graph graph with the edges that are drawn
 */
export function groupingFor(graph: Graph, context: GroupingContext): GroupSiblings {
  const { names, isBox, small } = context;
  const byModule = moduleGroupingFor(graph, context);
  const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const unconnected: UnconnectedContext = {
    isJoined: (address) => joined.has(address),
    isBox,
    nameOf: (node) => {
      const { title } = productOf(node.type, node.attributes);
      return namesOf(node, { title, context: names, enclosingNames: [] })[0] as string;
    },
  };
  return (parent, siblings) => {
    const large = byModule(parent, withoutSmall(siblings, small));
    const style = parent === null ? null : (graph.nodes.get(parent)?.type ?? parent);
    return [...groupUnconnected({ parent, style }, large, unconnected), ...stripsAmong(siblings, small, parent)];
  };
}

function moduleGroupingFor(graph: Graph, { names, modules, isBox, small }: GroupingContext): GroupSiblings {
  if (modules === 'none') return (_, siblings) => siblings;
  if (modules === 'all') return groupByModule(names, null, isBox);
  // Small icons are never in a module's box, so they do not count towards one.
  const nodes = new Map([...graph.nodes].filter(([address]) => !small.has(address)));
  return groupByModule(names, boxedModules({ ...graph, nodes }, names, isBox), isBox);
}
