import { KNOWLEDGE, type Knowledge } from '../../../catalog/knowledge.js';
import { parseAddress, unescapeName } from '../../../graph/address.js';
import { countDrawn, countResources } from '../../../graph/counts.js';
import { createEdge, createGraph, createNode, headOf } from '../../../graph/create.js';
import { mergeChanges } from '../../../graph/merge-changes.js';
import type { Graph, GraphEdge, GraphNode } from '../../../graph/model.js';
import { isContainerType } from '../../../graph/node-types.js';
import { byText } from '../../../graph/order.js';
import { severalNames } from '../../../messages.js';
import { KINDS_LISTED, OVERVIEW_BIDIRECTIONAL, OVERVIEW_EDGES, OVERVIEW_SIZE } from '../../limits.js';
import { nounWithCount } from '../../messages.js';
import { treeOf } from '../simplify/boxes.js';
import { mergeNodes, severalBox } from '../simplify/together.js';
import { type Group, type Grouped, groupingOf, levelsOf, type View, viewsOf } from './groups.js';
import { isReadable, READABLE, type Sizes } from './readable.js';

/** A reduced graph, with the size of the full one. */
export interface Overview {
  readonly graph: Graph;
  /** Icons, boxes and edges of the full graph. */
  readonly full: { readonly shapes: number; readonly lines: number };
  /** Connections between icons, and the number of them drawn. */
  readonly arrows: { readonly found: number; readonly drawn: number };
  /** Returns the icon or box that stands for a node of the full graph; undefined for none. */
  readonly drawnFor: (address: string) => string | undefined;
}

const SIZES: Sizes = { ...READABLE, size: OVERVIEW_SIZE };

/**
 * Returns an overview of a graph that is too large to read: icons with counts by container and type, and edges between
 * them. Of all views (levels and modules to open), the largest that fits is drawn. Null if the graph is small enough,
 * or if it has so many types that the overview would have as many icons and boxes as the graph.
 */
export function overview(graph: Graph, knowledge: Knowledge = KNOWLEDGE, sizes: Sizes = SIZES): Overview | null {
  if (isReadable(graph, sizes)) return null;
  const levels = levelsOf(graph, knowledge);
  const group = groupingOf(graph, treeOf(graph), levels);
  const view = largestThatFits(viewsOf(graph, levels), (candidate) => sizeOf(group(candidate)), sizes.size);
  if (view === null || sizeOf(group(view)) >= graph.nodes.size) return null;
  const { iconOf: _, ...drawn } = drawGrouped(graph, group(view), knowledge);
  return drawn;
}

const sizeOf = ({ groups, boxes }: Grouped): number => groups.length + boxes.size;

/**
 * Returns the largest view that fits, otherwise the smallest one; of equal views, the first. Views without an icon do
 * not count; null if all are empty.
 */
function largestThatFits(views: readonly View[], sizeIn: (view: View) => number, limit: number): View | null {
  let best: { view: View; size: number } | null = null;
  for (const view of views) {
    const size = sizeIn(view);
    if (size === 0) continue;
    const isBetter = best === null || (best.size > limit ? size < best.size : size <= limit && size > best.size);
    if (isBetter) best = { view, size };
  }
  return best?.view ?? null;
}

/** An overview with its icons by node. */
export interface Drawn extends Overview {
  /** By address of a node, or of a container that is closed: its icon. */
  readonly iconOf: ReadonlyMap<string, string>;
}

/** Returns the overview of the groups of a view: icons with counts, and the edges that stand for most connections. */
export function drawGrouped(graph: Graph, grouped: Grouped, knowledge: Knowledge): Drawn {
  const takenAddresses = new Set(graph.nodes.keys());
  const iconOf = new Map<string, string>();
  const icons: GraphNode[] = [];
  const groupsPerContainer = countBy(grouped.groups, ({ container }) => container);
  for (const group of grouped.groups) {
    const node = iconFor(group, (address) => takenAddresses.has(address), knowledge);
    takenAddresses.add(node.address);
    icons.push({ ...node, parent: group.container });
    for (const { address } of group.members) iconOf.set(address, node.address);
    const isAlone = group.container !== null && groupsPerContainer.get(group.container) === 1;
    if (standsForContents(group) && group.module === '' && isAlone) iconOf.set(group.container as string, node.address);
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
  const bundles = joinDirections(bundlesOf(graph.edges, endOf)).filter(({ from, to }) => !isInside(from, to, parents));
  const drawn = strongest(bundles, icons.length);
  return {
    graph: createGraph({ ...headOf(graph), nodes: [...boxes, ...icons], edges: drawn.map(edgeOf) }),
    full: { shapes: graph.nodes.size, lines: graph.edges.length },
    arrows: { found: bundles.length, drawn: drawn.length },
    drawnFor: (address) => (graph.nodes.has(address) ? (endOf(address) ?? undefined) : undefined),
    iconOf,
  };
}

function countBy<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, number> {
  const counts = new Map<K, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** True if the icon stands for all contents of a container or module. A single node is drawn as itself. */
const standsForContents = ({ isContents, members }: Group): boolean => isContents && members.length > 1;

function iconFor(group: Group, isTaken: (address: string) => boolean, knowledge: Knowledge): GraphNode {
  if (standsForContents(group)) return contentsOf(group, isTaken, knowledge);
  // A group of empty containers.
  if (isContainerType((group.members[0] as GraphNode).type)) return severalBox(group.members);
  const node = mergeNodes(group.members, isTaken);
  // Names on icons with counts are left out, because three names of forty resources tell the reader nothing.
  const isUseless = node.labelOverride !== undefined && (node.change === 'none' || group.members.length > 1);
  return isUseless ? { ...node, labelOverride: '' } : node;
}

function isInside(address: string, container: string, parents: ReadonlyMap<string, string | null>): boolean {
  let at = parents.get(address) ?? null;
  while (at !== null && at !== container) at = parents.get(at) ?? null;
  return at !== null;
}

/** Returns the most frequent kinds of resource, services first: "ECS service ×98, Aurora instance ×17 and 8 more". */
function listKinds(members: readonly GraphNode[], knowledge: Knowledge): string {
  const byTitle = new Map<string, GraphNode[]>();
  for (const node of members) {
    const { title } = knowledge.factsOf(node.type);
    const sameTitle = byTitle.get(title);
    if (sameTitle === undefined) byTitle.set(title, [node]);
    else sameTitle.push(node);
  }
  const counts = [...byTitle]
    .map(([title, nodes]) => {
      const isPlumbing = knowledge.factsOf((nodes[0] as GraphNode).type).plumbing === true;
      return { title, count: countDrawn(nodes), order: isPlumbing ? 1 : 0 };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.order - b.order || b.count - a.count || byText(a.title, b.title));
  const unlisted = counts.slice(KINDS_LISTED).reduce((sum, { count }) => sum + count, 0);
  return severalNames(
    counts.slice(0, KINDS_LISTED).map(({ count, title }) => nounWithCount(count, title)),
    unlisted,
  );
}

/** Returns one icon for all contents of a container or module, with their number and kinds. */
function contentsOf(group: Group, isTaken: (address: string) => boolean, knowledge: Knowledge): GraphNode {
  const { members, module } = group;
  const type = knowledge.contentsTypeOf(knowledge.cloudOf((members[0] as GraphNode).type));
  const prefix = module === '' ? '' : `${module}.`;
  const step = parseAddress(`${prefix}${type}.contents`)?.modules.at(-1);
  const name = step === undefined ? '' : `${unescapeName(step.name)}${step.index === null ? '' : ` ${step.index}`}: `;
  let address = `${prefix}${type}.contents`;
  for (let n = 1; isTaken(address); n++) address = `${prefix}${type}.contents[${n}]`;
  return createNode({
    address,
    type,
    parent: group.container,
    ...mergeChanges(members),
    count: countResources(members),
    labelOverride: `${name}${listKinds(members, knowledge)}`,
  });
}

// Edges between icons: the connections that each stands for, and the selection that is drawn.

interface Bundle {
  readonly from: string;
  readonly to: string;
  readonly twoWay: boolean;
  readonly edges: GraphEdge[];
}

/**
 * Groups edges by their ends in the overview. Edges inside one icon, or without a drawn end, are dropped.
 * @param endOf returns the drawn element of an address; null for none
 */
function bundlesOf(edges: readonly GraphEdge[], endOf: (address: string) => string | null): Bundle[] {
  const bundles = new Map<string, Bundle>();
  const put = (from: string | null, to: string | null, edge: GraphEdge): void => {
    if (from === null || to === null || from === to) return;
    const key = `${from}\n${to}`;
    const bundle = bundles.get(key);
    if (bundle === undefined) bundles.set(key, { from, to, twoWay: false, edges: [edge] });
    else bundle.edges.push(edge);
  };
  for (const edge of edges) {
    put(endOf(edge.from), endOf(edge.to), edge);
    if (edge.twoWay) put(endOf(edge.to), endOf(edge.from), edge);
  }
  return [...bundles.values()];
}

/**
 * Joins the two directions of each pair into the one with more connections. The bundle is bidirectional if the other
 * direction has at least `OVERVIEW_BIDIRECTIONAL` times as many.
 */
function joinDirections(bundles: readonly Bundle[]): Bundle[] {
  const byEnds = new Map(bundles.map((bundle) => [`${bundle.from}\n${bundle.to}`, bundle]));
  return bundles.flatMap((bundle): Bundle[] => {
    const opposite = byEnds.get(`${bundle.to}\n${bundle.from}`);
    if (opposite === undefined) return [bundle];
    const difference = bundle.edges.length - opposite.edges.length || (bundle.from < bundle.to ? 1 : -1);
    if (difference < 0) return [];
    const isTwoWay = opposite.edges.length >= bundle.edges.length * OVERVIEW_BIDIRECTIONAL;
    return [{ ...bundle, twoWay: isTwoWay, edges: [...bundle.edges, ...opposite.edges] }];
  });
}

/**
 * Returns the bundles with most connections, up to `OVERVIEW_EDGES` per icon; changed ones come first. Above the limit,
 * it also includes the strongest bundle to each icon, and the strongest from each icon without any other, so that no
 * connected icon looks isolated.
 */
function strongest(bundles: readonly Bundle[], icons: number): readonly Bundle[] {
  const limit = Math.ceil(icons * OVERVIEW_EDGES);
  if (bundles.length <= limit) return bundles;
  const inOrder = [...bundles].sort((a, b) => b.edges.length - a.edges.length);
  const chosen = new Set<Bundle>();
  const joined = new Set<string>();
  const choose = (bundle: Bundle): void => {
    chosen.add(bundle);
    joined.add(bundle.from).add(bundle.to);
  };
  for (const bundle of inOrder) if (changeOfAll(bundle.edges) !== undefined && chosen.size < limit) choose(bundle);
  const reached = new Set<string>();
  for (const bundle of inOrder) {
    if (!reached.has(bundle.to)) choose(bundle);
    reached.add(bundle.to);
  }
  for (const bundle of inOrder) if (!joined.has(bundle.from)) choose(bundle);
  for (const bundle of inOrder) if (chosen.size < limit) choose(bundle);
  return bundles.filter((bundle) => chosen.has(bundle));
}

/** Returns the edge of a bundle, with the label and change that all its edges share. */
export function edgeOf({ from, to, twoWay, edges }: Bundle): GraphEdge {
  const [first] = edges as [GraphEdge, ...GraphEdge[]];
  const label = edges.every((edge) => edge.label === first.label) ? first.label : '';
  const provenance = edges.some((edge) => edge.provenance === 'planned') ? 'planned' : first.provenance;
  const isThin = edges.every((edge) => edge.thin === true);
  const change = changeOfAll(edges);
  return createEdge({
    ...{ from, to, twoWay, label, provenance },
    ...(isThin && { thin: true as const }),
    ...(change !== undefined && { change }),
  });
}

/** Returns the change that all edges of a bundle share; undefined if they differ or are unchanged. */
function changeOfAll(edges: readonly GraphEdge[]): 'create' | 'delete' | undefined {
  const [first] = edges;
  const change = edges.every((edge) => edge.change === first?.change) ? first?.change : undefined;
  return change === 'create' || change === 'delete' ? change : undefined;
}
