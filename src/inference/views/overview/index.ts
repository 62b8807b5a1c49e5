import { KNOWLEDGE, type Knowledge } from '../../../catalog/knowledge.js';
import { isContainerType } from '../../../graph/containers.js';
import { createGraph, headOf } from '../../../graph/create.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import { OVERVIEW_SIZE } from '../../limits.js';
import { treeOf } from '../simplify/boxes.js';
import { severalBox, together } from '../simplify/together.js';
import { arrowOf, bundlesOf, paired, strongest } from './arrows.js';
import { contentsOf } from './contents.js';
import { type Group, type Grouped, groupingOf } from './groups.js';
import { levelsOf, type View, viewsOf } from './levels.js';
import { isReadable, READABLE, type Sizes } from './readable.js';

export interface Overview {
  readonly graph: Graph;
  /** Icons, boxes and lines of what it stands for. */
  readonly whole: { readonly shapes: number; readonly lines: number };
  /** Connections between its icons, and how many of them are drawn. */
  readonly arrows: { readonly found: number; readonly drawn: number };
}

const SIZES: Sizes = { ...READABLE, size: OVERVIEW_SIZE };

/**
 * A picture of what is too much for one: counted icons by place and type, and arrows between these. Of the ways to
 * open containers and modules it is the one that shows most and still fits. Null where the graph is small enough, or of
 * so many types that an overview would be no smaller.
 */
export function overview(graph: Graph, knowledge: Knowledge = KNOWLEDGE, sizes: Sizes = SIZES): Overview | null {
  if (isReadable(graph, sizes)) return null;
  const levels = levelsOf(graph, knowledge);
  const group = groupingOf(graph, treeOf(graph), levels);
  const view = mostThatFits(viewsOf(graph, levels), (each) => sizeOf(group(each)), sizes.size);
  if (view === null || sizeOf(group(view)) >= graph.nodes.size) return null;
  const { iconOf: _, ...drawn } = drawGrouped(graph, group(view), knowledge);
  return drawn;
}

const sizeOf = ({ groups, boxes }: Grouped): number => groups.length + boxes.size;

/** Of several that show equally much, the first; where none fits, the one that shows least. */
function mostThatFits(views: readonly View[], sizeIn: (view: View) => number, most: number): View | null {
  let best: { view: View; size: number } | null = null;
  for (const view of views) {
    const size = sizeIn(view);
    if (size === 0) continue;
    const isBetter = best === null || (best.size > most ? size < best.size : size <= most && size > best.size);
    if (isBetter) best = { view, size };
  }
  return best?.view ?? null;
}

export interface Drawn extends Overview {
  /** The icon that stands for a node, or for all that is in a closed container. */
  readonly iconOf: ReadonlyMap<string, string>;
}

export function drawGrouped(graph: Graph, grouped: Grouped, knowledge: Knowledge): Drawn {
  const taken = new Set(graph.nodes.keys());
  const iconOf = new Map<string, string>();
  const icons: GraphNode[] = [];
  const homes = countBy(grouped.groups, ({ home }) => home);
  for (const group of grouped.groups) {
    const node = iconFor(group, (address) => taken.has(address), knowledge);
    taken.add(node.address);
    icons.push({ ...node, parent: group.home });
    for (const { address } of group.members) iconOf.set(address, node.address);
    const isAlone = group.home !== null && homes.get(group.home) === 1;
    if (isWhole(group) && group.module === '' && isAlone) iconOf.set(group.home as string, node.address);
  }
  const boxes = [...grouped.boxes].map(([box, parent]) => ({ ...severalBox(grouped.containersIn(box)), parent }));
  const parents = new Map([...icons, ...boxes].map(({ address, parent }) => [address, parent]));
  const endOf = (address: string): string | null => {
    const box = grouped.boxOf(address);
    return (
      iconOf.get(grouped.leafOf(address)) ??
      (box === null ? null : (iconOf.get(box) ?? (grouped.boxes.has(box) ? box : null)))
    );
  };
  const bundles = paired(bundlesOf(graph.edges, endOf)).filter(({ from, to }) => !isInside(from, to, parents));
  const drawn = strongest(bundles, icons.length);
  return {
    graph: createGraph({ ...headOf(graph), nodes: [...boxes, ...icons], edges: drawn.map(arrowOf) }),
    whole: { shapes: graph.nodes.size, lines: graph.edges.length },
    arrows: { found: bundles.length, drawn: drawn.length },
    iconOf,
  };
}

function countBy<T, K>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1);
  return counts;
}

/** Whether its icon is "everything in here": what is alone in a container is drawn as itself. */
const isWhole = ({ isContents, members }: Group): boolean => isContents && members.length > 1;

function iconFor(group: Group, isTaken: (address: string) => boolean, knowledge: Knowledge): GraphNode {
  if (isWhole(group)) return contentsOf(group, isTaken, knowledge);
  // Containers without anything in them.
  if (isContainerType((group.members[0] as GraphNode).type)) return severalBox(group.members);
  const node = together(group.members, isTaken);
  // Three names of forty say nothing, on forty icons.
  return node.called === undefined ? node : { ...node, called: '' };
}

function isInside(address: string, container: string, parents: ReadonlyMap<string, string | null>): boolean {
  let at = parents.get(address) ?? null;
  while (at !== null && at !== container) at = parents.get(at) ?? null;
  return at !== null;
}
