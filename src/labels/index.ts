/** Labels: the texts of each node, box and edge. */
import { cloudOf } from '../catalog/index.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { childrenOf } from '../graph/tree.js';
import { containerBox, groupBox } from './box.js';
import { ownWords } from './box-title.js';
import { withChangedArrows } from './changes/arrows.js';
import { changesOf, hiddenChanges } from './changes/counts.js';
import { isAllNew, isChanged, showsChanges } from './changes/shown.js';
import { edgeWithoutChange, withoutChange } from './changes/without.js';
import { emptiesOf, foldEmpties } from './grouping/empties.js';
import { withFellows } from './grouping/equivalent-nodes.js';
import { type Entry, isGroup } from './grouping/groups.js';
import { type IsBox, withHosts } from './grouping/hosts.js';
import { groupingOf } from './grouping/index.js';
import type { ModuleBoxes } from './grouping/module-boxes.js';
import { isLine, type Ranks, ranksOf } from './grouping/ranks.js';
import { withoutSoleRegions } from './grouping/regions.js';
import { heading } from './heading.js';
import { withConnections } from './lines/connections.js';
import { withinZones } from './lines/copies.js';
import { loopsOf, presentedEdge } from './lines/edges.js';
import { standsOnBorder, withWays } from './lines/gateway-paths.js';
import type { Presentation, PresentedBox, PresentedNode } from './model.js';
import { presentedNode } from './node.js';
import { type Context, inTiers, nameSiblings, type SiblingKey } from './siblings.js';
import { saidOfClouds, topEntries } from './top.js';
import { inWords } from './unsaid.js';
import { loneInstances } from './words.js';

export interface PresentOptions {
  /** The modules that have a box. */
  readonly modules: ModuleBoxes;
  /** True if the source knows what exists, the default. An offline plan creates everything, which is not a change. */
  readonly changes?: boolean;
  /** True to mark changes even if everything is new. By default, a plan that creates everything has no marks. */
  readonly marksAllNew?: boolean;
  /**
   * True to draw operational and security resources small, in strips (the default); false to draw them like all others, with thin
   * edges.
   */
  readonly strips?: boolean;
  /** Title of a graph without a title. */
  readonly called?: string;
}

/** An entry that is not processed yet, with the id of its box. */
interface Waiting {
  readonly entry: Entry;
  readonly parent: string | null;
  /** Name and style; null for a group, which has a title. */
  readonly called: SiblingKey | null;
  /** Names of the enclosing boxes, outermost first. */
  readonly said: readonly string[];
}

/** Number of enclosing boxes whose names a title does not repeat: a network, a region, a zone. */
const SAID_BOXES = 3;

/**
 * Returns all elements of the diagram with their labels. Parents come before children. Siblings are sorted by address, except for
 * subnets: public ones come first.
 * An explicit stack replaces recursion, because the input may nest containers to any depth.
 */
export function present(given: Graph, options: PresentOptions): Presentation {
  const { modules, changes = true, marksAllNew = false, strips = true, called = '' } = options;
  const isMarked = changes && showsChanges(given, marksAllNew);
  const drawn = withinZones(withConnections(withWays(isMarked ? withChangedArrows(given) : given)));
  const { graph, isBox } = withHosts(withoutSoleRegions(drawn));
  const ranks = strips ? ranksOf(graph, isBox) : NO_RANKS;
  const edges = graph.edges.filter(isLine(ranks));
  const items = itemsOf({ ...graph, edges }, ranks, { modules, isMarked, isBox });
  const unsaid = graph.edges.filter((edge) => !isLine(ranks)(edge));
  const lines = edges.map(presentedEdge);
  return {
    ...heading(given, called),
    ...withFellows({
      items: inWords(isMarked ? items : items.map(withoutChange), unsaid, ranks, isMarked),
      edges: isMarked ? lines : lines.map(edgeWithoutChange),
    }),
    flows: graph.flows ?? [],
    ...(isMarked ? changesOf(given, isAllNew(given)) : changes && !isChanged(given) && hiddenChanges(given)),
  };
}

const NO_RANKS: Ranks = new Map();

/** @param graph graph with the edges that are drawn */
function itemsOf(
  graph: Graph,
  ranks: Ranks,
  { modules, isMarked, isBox }: { readonly modules: ModuleBoxes; readonly isMarked: boolean; readonly isBox: IsBox },
): readonly (PresentedNode | PresentedBox)[] {
  const children = childrenOf(graph);
  const loops = loopsOf(graph);
  const context: Context = {
    lone: loneInstances(graph),
    childrenOf: (address) => children.get(address) ?? [],
    isSmall: (address) => ranks.has(address),
    isBox,
  };
  const group = groupingOf(graph, ranks, { lone: context.lone, modules, isBox });
  const empties = emptiesOf(graph, context.childrenOf, isMarked);

  const items: (PresentedNode | PresentedBox)[] = [];
  const stack: Waiting[] = [];
  const wait = (entries: readonly Entry[], parent: string | null, said: readonly string[]): void => {
    const nodes = entries.filter((entry): entry is GraphNode => !isGroup(entry));
    const called = nameSiblings(nodes, said, context);
    for (const entry of [...foldEmpties(entries, called, empties)].reverse()) {
      stack.push({ entry, parent, called: isGroup(entry) ? null : (called.get(entry.address) as SiblingKey), said });
    }
  };

  const saidOf = saidOfClouds(graph);
  const top = { childrenOf: context.childrenOf, saidOf };
  wait(topEntries(inTiers(children.get(null) ?? [], [], context), group, top), null, []);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { entry, parent, said } = next;
    if (isGroup(entry)) {
      items.push(groupBox(entry, parent));
      wait(entry.members, entry.id, said);
      continue;
    }
    const called = next.called as SiblingKey;
    const around = [...saidOf(cloudOf(entry.type)), ...said];
    if (isBox(entry)) {
      items.push(containerBox(entry, parent, called, around));
      const saidInside = saidIn(entry, called, said);
      const members = inTiers(context.childrenOf(entry.address), saidInside, context);
      wait(group(entry.address, members), entry.address, saidInside);
    } else {
      const loop = loops.get(entry.address) ?? null;
      const isSmall = ranks.has(entry.address);
      const onBorder = !isSmall && parent === entry.parent && standsOnBorder(entry, graph);
      items.push(presentedNode(entry, { parent, name: called.name, loop, isSmall, onBorder, said: around }));
    }
  }
  return items;
}

/** Both `shop-vpc-app` and `shop-app` repeat the name of a VPC `shop-vpc`. */
function saidIn({ type }: GraphNode, { name, style }: SiblingKey, said: readonly string[]): readonly string[] {
  const words = [name, ownWords(type, style, name)].filter((each) => each !== '');
  return [...said, ...new Set(words)].slice(-2 * SAID_BOXES);
}
