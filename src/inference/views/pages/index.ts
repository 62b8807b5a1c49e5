/**
 * Pages: one diagram per network, resource group, module or location, and an overview that links to them
 * (docs/large-graphs.md).
 */

import { KNOWLEDGE, type Knowledge } from '../../../catalog/knowledge.js';
import { modulesOf } from '../../../graph/address.js';
import { countResources, isPseudoType } from '../../../graph/counts.js';
import { createGraph } from '../../../graph/create.js';
import { put } from '../../../graph/group-by.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import { isContainerType } from '../../../graph/node-types.js';
import { byText } from '../../../graph/order.js';
import { ancestorsOf } from '../../../graph/tree.js';
import { OVERVIEW_SIZE, PAGE_ICONS, PAGE_TYPES_MAX, PAGES_MAX } from '../../limits.js';
import { containersOfContainers, type Group, type Grouped } from '../overview/groups.js';
import { drawGrouped, type Overview } from '../overview/index.js';
import { treeOf } from '../simplify/boxes.js';
import { mergeNodes, severalBox } from '../simplify/together.js';

/** The pages of a graph, and the overview that links to them. */
export interface Pages {
  readonly overview: Graph;
  /** Returns the icon or box of the overview that stands for a node; undefined for none. */
  readonly drawnFor: Overview['drawnFor'];
  /** The page of each overview icon that stands for contents of a page. */
  readonly pageOfIcon: ReadonlyMap<string, string>;
  /** Page IDs: addresses of containers or modules, in graph order, modules last. */
  readonly ids: readonly string[];
  /** Returns the page of a node, or of a container inside a page; null for none. */
  readonly pageOf: (address: string) => string | null;
  /** Builds the graph of a page. On demand, because all pages together are as large as the graph. */
  readonly page: (id: string) => Graph;
  /** Number of pages before `PAGES_MAX` is applied. */
  readonly total: number;
}

/** Splits a graph into pages; null if nothing is large enough for a page. */
export function pagesOf(graph: Graph, knowledge: Knowledge = KNOWLEDGE): Pages | null {
  const split = splitIntoPages(graph, knowledge);
  if (split.pages.length === 0) return null;
  const { graph: overview, pageOfIcon, drawnFor } = overviewOfPages(graph, split, knowledge);
  return {
    ...{ overview, drawnFor, pageOfIcon, ids: split.pages, pageOf: split.pageOf, total: split.total },
    page: (id) => pageGraph(graph, id, split),
  };
}

// ---- A page: the contents of a container or module, and the other ends of its edges.

/**
 * Builds a page with the containers around its contents. Connected nodes of other pages are shown as counted icons by
 * type, in a box for their page or container.
 */
function pageGraph(graph: Graph, page: string, split: Split): Graph {
  const pageNodes = nodesOfPage(graph, page, split);
  const nodes = new Map([...pageNodes].map((address) => [address, graph.nodes.get(address) as GraphNode]));
  for (const address of pageNodes)
    for (const container of ancestorsOf(graph, address)) nodes.set(container.address, container);

  const crossing = graph.edges.filter(({ from, to }) => pageNodes.has(from) !== pageNodes.has(to));
  const outside = new Map<string, GraphNode[]>();
  const seen = new Set<string>();
  for (const { from, to } of crossing) {
    const address = pageNodes.has(from) ? to : from;
    if (seen.has(address)) continue;
    seen.add(address);
    const node = graph.nodes.get(address) as GraphNode;
    const key = `${containerOf(graph, node, split)}\n${split.pageOf(address)}\n${node.type}`;
    put(outside, key, node);
  }
  const stubs = stubsOf(graph, [...outside.values()], nodes, split);
  const endOf = (address: string): string => (pageNodes.has(address) ? address : (stubs.get(address) as string));
  const inner = graph.edges.filter(({ from, to }) => pageNodes.has(from) && pageNodes.has(to));
  const outer = crossing
    .map((edge) => ({ ...edge, from: endOf(edge.from), to: endOf(edge.to) }))
    .filter(({ from, to }) => !isWithin(from, to, nodes) && !isWithin(to, from, nodes));
  // Totals of the source do not apply to a part of it.
  const { title, within } = graph;
  return createGraph({
    title,
    ...(within !== undefined && { within }),
    nodes: nodes.values(),
    edges: [...inner, ...outer],
  });
}

function nodesOfPage(graph: Graph, page: string, { pageOf }: Split): ReadonlySet<string> {
  const nodes = new Set<string>();
  for (const { address } of graph.nodes.values()) if (pageOf(address) === page) nodes.add(address);
  return nodes;
}

/**
 * Returns the container to show around a node outside the page: the container of the node's page, otherwise its
 * outermost container; null for none.
 */
function containerOf(graph: Graph, { address }: GraphNode, { pageOf }: Split): string | null {
  const page = pageOf(address);
  if (page !== null && graph.nodes.has(page)) return page;
  return ancestorsOf(graph, address).at(-1)?.address ?? null;
}

/**
 * Adds to `nodes` a stub for each outside end of an edge.
 * @returns the stub of each address
 */
function stubsOf(
  graph: Graph,
  outsideNodes: readonly (readonly GraphNode[])[],
  nodes: Map<string, GraphNode>,
  split: Split,
): ReadonlyMap<string, string> {
  const drawnAs = new Map<string, string>();
  const takenAddresses = new Set(graph.nodes.keys());
  for (const members of outsideNodes) {
    const [first] = members as [GraphNode, ...GraphNode[]];
    const container = containerOf(graph, first, split);
    if (container !== null && !nodes.has(container)) nodes.set(container, stubBox(graph, container, nodes));
    if (isContainerType(first.type)) {
      // A nested box would only repeat the box of its page.
      const box = container !== null && split.pageOf(first.address) !== null ? container : first.address;
      if (!nodes.has(box))
        nodes.set(box, { ...severalBox(members), address: box, parent: container === box ? null : container });
      for (const { address } of members) drawnAs.set(address, box);
      continue;
    }
    const node = mergeNodes(members, (address) => takenAddresses.has(address));
    takenAddresses.add(node.address);
    nodes.set(node.address, { ...node, parent: container });
    for (const { address } of members) drawnAs.set(address, node.address);
  }
  return drawnAs;
}

/** Returns a stub box for a container outside the page, nested in its innermost ancestor that the page shows. */
function stubBox(graph: Graph, container: string, nodes: ReadonlyMap<string, GraphNode>): GraphNode {
  const parent = ancestorsOf(graph, container).find(({ address }) => nodes.has(address))?.address ?? null;
  return { ...(graph.nodes.get(container) as GraphNode), parent };
}

/** True if an address is a container, or is inside it. */
function isWithin(container: string, address: string, nodes: ReadonlyMap<string, GraphNode>): boolean {
  let at: string | null = address;
  while (at !== null && at !== container) at = nodes.get(at)?.parent ?? null;
  return at !== null;
}

// ---- Overview of the pages: one box per page with its main types.

/** An overview with the page of each icon. */
interface PagedOverview extends Overview {
  readonly pageOfIcon: ReadonlyMap<string, string>;
}

/**
 * Draws each page as a box, with counted icons for its main types and one for the rest. Nodes without a page are drawn
 * as they are, or counted by container and type if there are more than half of `OVERVIEW_SIZE`.
 */
function overviewOfPages(graph: Graph, split: Split, knowledge: Knowledge): PagedOverview {
  const inTreeOrder = treeOf(graph).order.map((address) => graph.nodes.get(address) as GraphNode);
  const boxOf = drawnBoxes(graph, inTreeOrder, split);
  // Each container that contains only containers, with the outermost such container around it.
  const emptyContainers = containersOfContainers(inTreeOrder);
  const leaves = inTreeOrder.filter(
    ({ address, type }) =>
      !isContainerType(type) || (emptyContainers.get(address) === address && split.pageOf(address) === null),
  );
  const groups = groupsOf(leaves, split, boxOf, knowledge);
  const boxes = new Map<string, string | null>();
  for (const { container } of groups) {
    for (let at = container; at !== null && !boxes.has(at); at = boxes.get(at) as string | null)
      boxes.set(at, boxOf((graph.nodes.get(at) as GraphNode).parent));
  }
  const grouped: Grouped = {
    groups,
    leafOf: (address) => emptyContainers.get(address) ?? address,
    boxOf,
    boxes,
    containersIn: (box) => [graph.nodes.get(box) as GraphNode],
  };
  const { iconOf, ...drawn } = drawGrouped(graph, grouped, knowledge);
  const pageOfIcon = new Map<string, string>();
  for (const [address, icon] of iconOf) {
    const page = split.pageOf(address);
    if (page !== null) pageOfIcon.set(icon, page);
  }
  return { ...drawn, pageOfIcon };
}

/**
 * Returns a lookup of the innermost drawn box of a node. Containers inside a page's container are drawn on the page
 * only.
 */
function drawnBoxes(graph: Graph, inTreeOrder: readonly GraphNode[], { pageOf }: Split) {
  const boxes = new Map<string | null, string | null>([[null, null]]);
  for (const { address, type, parent } of inTreeOrder) {
    const page = pageOf(address);
    const isOnPage = page !== null && page !== address && graph.nodes.has(page);
    boxes.set(address, isContainerType(type) && !isOnPage ? address : (boxes.get(parent) as string | null));
  }
  return (address: string | null): string | null => boxes.get(address) ?? null;
}

/** Groups icons by page, container and type. */
function groupsOf(
  leaves: readonly GraphNode[],
  split: Split,
  boxOf: (address: string | null) => string | null,
  knowledge: Knowledge,
): Group[] {
  const byPage = new Map<string, GraphNode[]>();
  const withoutPage: GraphNode[] = [];
  for (const node of leaves) {
    const page = split.pageOf(node.address);
    if (page === null) withoutPage.push(node);
    else put(byPage, page, node);
  }
  const isGroupedByType = withoutPage.length > OVERVIEW_SIZE / 2;
  const groups: Group[] = [
    ...byKey(withoutPage, (node) => (isGroupedByType ? `${node.parent}\n${node.type}` : node.address)),
  ].map((members) => ({ container: boxOf((members[0] as GraphNode).parent), module: '', isContents: false, members }));
  for (const members of byPage.values()) {
    // A module may span several containers, and needs a box in each.
    for (const inContainer of byKey(members, ({ parent }) => String(boxOf(parent)))) {
      const container = boxOf((inContainer[0] as GraphNode).parent);
      for (const { isContents, members: ofType } of mainTypesOf(inContainer, knowledge))
        groups.push({ container, module: moduleOf(ofType, split), isContents, members: ofType });
    }
  }
  return groups;
}

/** Returns the module of a page; empty for the page of a container. */
function moduleOf([first]: readonly GraphNode[], { pageOf }: Split): string {
  const page = pageOf((first as GraphNode).address);
  return page === modulesOf((first as GraphNode).address)[0] ? (page ?? '') : '';
}

/** Groups members by type: services before plumbing, then by number of resources. All other types share one icon. */
function mainTypesOf(members: readonly GraphNode[], knowledge: Knowledge): Pick<Group, 'isContents' | 'members'>[] {
  const plumbingRank = (type: string): number => (knowledge.factsOf(type).plumbing === true ? 1 : 0);
  const types = [...byKey(members, ({ type }) => type)].sort((a, b) => {
    const [x, y] = [(a[0] as GraphNode).type, (b[0] as GraphNode).type];
    return plumbingRank(x) - plumbingRank(y) || countResources(b) - countResources(a) || byText(x, y);
  });
  // One more type takes no more room than an icon for the rest.
  const shown = types.length === PAGE_TYPES_MAX + 1 ? types.length : PAGE_TYPES_MAX;
  const unlisted = new Set(types.slice(shown).flat());
  return [
    ...types.slice(0, shown).map((sameType) => ({ isContents: false, members: sameType })),
    ...(unlisted.size > 0 ? [{ isContents: true, members: members.filter((node) => unlisted.has(node)) }] : []),
  ];
}

function byKey(members: readonly GraphNode[], keyOf: (node: GraphNode) => string): Iterable<GraphNode[]> {
  const byKeyValue = new Map<string, GraphNode[]>();
  for (const node of members) put(byKeyValue, keyOf(node), node);
  return byKeyValue.values();
}

// ---- The split into pages.

/** The pages, and the page of each node. */
interface Split {
  /** Page IDs: addresses of containers or modules, in graph order, modules last. */
  readonly pages: readonly string[];
  /** Page of a node, or of a container inside a page; null for none. */
  readonly pageOf: (address: string) => string | null;
  /** Number of pages before `PAGES_MAX` is applied. */
  readonly total: number;
}

/**
 * Assigns each icon to at most one page: that of its outermost network or resource group, otherwise of its outermost
 * module, otherwise of its outermost container (account, region). A page needs at least `PAGE_ICONS` icons; only the
 * largest `PAGES_MAX` pages are made. Pseudo-types, such as the internet, are on no page.
 */
function splitIntoPages(graph: Graph, knowledge: Knowledge): Split {
  const ancestorsAt = ancestorFinder(graph, knowledge);
  const pageByNode = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const { address, type } of graph.nodes.values()) {
    if (isContainerType(type) || isPseudoType(type)) continue;
    const { page, outermost } = ancestorsAt(address);
    const pageId = page ?? modulesOf(address)[0] ?? outermost;
    if (pageId === null) continue;
    pageByNode.set(address, pageId);
    sizes.set(pageId, (sizes.get(pageId) ?? 0) + 1);
  }
  const candidates = [...sizes].filter(([, size]) => size >= PAGE_ICONS);
  const largest = [...candidates].sort((a, b) => b[1] - a[1] || byText(a[0], b[0])).slice(0, PAGES_MAX);
  const chosen = new Set(largest.map(([id]) => id));
  const pages = [...graph.nodes.keys(), ...sizes.keys()].filter((id) => chosen.delete(id));
  const chosenPages = new Set(pages);
  const pageOf = (address: string): string | null => {
    const pageId = pageByNode.get(address) ?? ancestorsAt(address).page;
    return pageId !== null && chosenPages.has(pageId) ? pageId : null;
  };
  return { pages, pageOf, total: candidates.length };
}

/** The containers of a node that decide its page. */
interface Ancestors {
  /** The outermost container whose type gets pages; it may be the node itself. */
  readonly page: string | null;
  /** The outermost container. */
  readonly outermost: string | null;
}

/** Returns a cached lookup of a node's outermost containers. */
function ancestorFinder(graph: Graph, knowledge: Knowledge): (address: string) => Ancestors {
  const known = new Map<string, Ancestors>();
  return (address) => {
    const chain: GraphNode[] = [];
    let at = graph.nodes.get(address) as GraphNode | undefined;
    while (at !== undefined && !known.has(at.address)) {
      chain.push(at);
      at = at.parent === null ? undefined : graph.nodes.get(at.parent);
    }
    let ancestors: Ancestors = (at && known.get(at.address)) ?? { page: null, outermost: null };
    for (const node of chain.reverse()) {
      if (isContainerType(node.type)) {
        const isPage = knowledge.boxFactsOf(node.type).isPage === true;
        ancestors = {
          page: ancestors.page ?? (isPage ? node.address : null),
          outermost: ancestors.outermost ?? node.address,
        };
      }
      known.set(node.address, ancestors);
    }
    return ancestors;
  };
}
