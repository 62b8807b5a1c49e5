/** Groups of an overview: nodes that share one icon, containers that share one box. */

import type { Knowledge } from '../../../catalog/knowledge.js';
import { modulesOf } from '../../../graph/address.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import { isContainerType } from '../../../graph/node-types.js';
import { CHANGED_ALONE_MAX, CLOSED_RANK_MAX, OVERVIEW_LEVELS } from '../../limits.js';
import type { Tree } from '../simplify/boxes.js';

/** Nodes that share one icon. */
export interface Group {
  /** The drawn box around the icon; null at the top level. */
  readonly container: string | null;
  /**
   * Address of the common module, with keys; empty for the root module, or if the view does not distinguish modules.
   */
  readonly module: string;
  /** True if the group consists of all contents of its container or module, whatever their types. */
  readonly isContents: boolean;
  /** In address order. */
  readonly members: GraphNode[];
}

/** The groups and boxes of a graph in one view. */
export interface Grouped {
  readonly groups: readonly Group[];
  /**
   * Returns the node that is drawn for an empty container: the outermost empty container that encloses it. Any other
   * address is returned unchanged.
   */
  readonly leafOf: (address: string) => string;
  /** Returns the innermost drawn box of a node or container; null at the top level. */
  readonly boxOf: (address: string) => string | null;
  /** Boxes with an icon at any depth, each with its parent box. */
  readonly boxes: ReadonlyMap<string, string | null>;
  /** Returns the containers that a box stands for: several for merged ones. */
  readonly containersIn: (box: string) => readonly GraphNode[];
}

/** Returns a function that groups a graph for a view. The work that all views share is done once. */
export function groupingOf(graph: Graph, tree: Tree, levels: Levels): (view: View) => Grouped {
  const inTreeOrder = tree.order.map((address) => graph.nodes.get(address) as GraphNode);
  const emptyContainers = containersOfContainers(inTreeOrder);
  const containers = inTreeOrder.filter(({ address, type }) => isContainerType(type) && !emptyContainers.has(address));
  const leaves = [...graph.nodes.values()]
    .filter(({ address, type }) => emptyContainers.get(address) === address || !isContainerType(type))
    .map((node) => ({ node, modules: modulesOf(node.address) }));
  const peers = peersOf(containers, levels);
  const withOwnIcon = changedNodes(leaves.map(({ node }) => node));

  return (view) => {
    const boxes = new Map<string | null, string | null>([[null, null]]);
    for (const { address, parent } of containers) {
      const level = levels.levelOf(address);
      const isMerged = view.innermost === 'merged' && level === view.levels - 1;
      const drawnBox = isMerged ? (peers.get(address)?.[0]?.address ?? address) : address;
      boxes.set(address, level < view.levels ? drawnBox : (boxes.get(parent) as string | null));
    }
    const isLast = (box: string | null): boolean => box !== null && levels.levelOf(box) === view.levels - 1;
    const groups = new Map<string, Group>();
    for (const { node, modules } of leaves) {
      const container = boxes.get(node.parent) as string | null;
      const isClosed = view.innermost === 'closed' && isLast(container);
      const module = isClosed ? '' : (modules[Math.min(view.modules, modules.length) - 1] ?? '');
      const isContents = isClosed || (view.areModulesClosed && module !== '');
      if (withOwnIcon.has(node.address)) {
        groups.set(node.address, { container, module, isContents: false, members: [node] });
        continue;
      }
      const key = `${container ?? ''}\n${module}\n${isContents ? '' : node.type}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { container, module, isContents, members: [node] });
      else group.members.push(node);
    }
    const boxOf = (address: string): string | null =>
      boxes.get(boxes.has(address) ? address : (graph.nodes.get(address) as GraphNode).parent) ?? null;
    const outerBoxes = new Map<string, string | null>();
    for (const { container } of groups.values()) {
      for (let at = container; at !== null && !outerBoxes.has(at); at = outerBoxes.get(at) as string | null) {
        outerBoxes.set(at, boxes.get((graph.nodes.get(at) as GraphNode).parent) as string | null);
      }
    }
    return {
      groups: [...groups.values()],
      leafOf: (address) => emptyContainers.get(address) ?? address,
      boxOf,
      boxes: outerBoxes,
      containersIn: (box) =>
        view.innermost === 'merged' && isLast(box)
          ? (peers.get(box) as readonly GraphNode[])
          : [graph.nodes.get(box) as GraphNode],
    };
  };
}

/**
 * Returns the addresses of the changed nodes that keep an icon each, because an icon for sixty resources does not show
 * which of them changes. If there are more than `CHANGED_ALONE_MAX`, only nodes that change themselves keep theirs, not
 * those with changed parts; if these are too many as well, none.
 */
function changedNodes(leaves: readonly GraphNode[]): ReadonlySet<string> {
  const differing = leaves.filter(({ change, changed }) => change !== 'none' || changed !== undefined);
  const changing = differing.filter(({ change }) => change !== 'none');
  const few = [differing, changing].find(({ length }) => length <= CHANGED_ALONE_MAX) ?? [];
  return new Set(few.map(({ address }) => address));
}

/** Returns the containers without any node except containers in them, each with the outermost one that encloses it. */
export function containersOfContainers(inTreeOrder: readonly GraphNode[]): ReadonlyMap<string, string> {
  const filled = new Set<string>();
  for (const { address, type, parent } of [...inTreeOrder].reverse())
    if (parent !== null && (!isContainerType(type) || filled.has(address))) filled.add(parent);
  const outermost = new Map<string, string>();
  for (const { address, type, parent } of inTreeOrder) {
    if (!isContainerType(type) || filled.has(address)) continue;
    outermost.set(address, (parent === null ? undefined : outermost.get(parent)) ?? address);
  }
  return outermost;
}

/** Returns, for each container, those with the same type, level and parent, itself included. */
function peersOf(containers: readonly GraphNode[], levels: Levels): ReadonlyMap<string, readonly GraphNode[]> {
  const byKey = new Map<string, GraphNode[]>();
  const peers = new Map<string, GraphNode[]>();
  for (const node of containers) {
    const key = `${levels.levelOf(node.address)} ${node.type} ${node.parent}`;
    const peersOfKey = byKey.get(key) ?? [];
    peersOfKey.push(node);
    byKey.set(key, peersOfKey);
    peers.set(node.address, peersOfKey);
  }
  return peers;
}

// ---- Levels of an overview: the containers and modules that are opened.

export interface Levels {
  /** Number of levels. Containers of one rank at one depth form a level; outer levels come first. */
  readonly count: number;
  readonly levelOf: (container: string) => number;
  /** True if containers of the level are still useful when they only show a number of resources. */
  readonly isClosable: (level: number) => boolean;
}

interface Level {
  /** The largest rank on the path from the root. */
  readonly rank: number;
  readonly depth: number;
}

/**
 * Returns the levels of a graph's containers. A network in a region is on a deeper level than the regions, even if
 * another network has no region.
 */
export function levelsOf(graph: Graph, knowledge: Knowledge): Levels {
  const levelByAddress = new Map<string, Level>();
  const assignLevel = (start: GraphNode): void => {
    const chain: GraphNode[] = [];
    let at: GraphNode | undefined = start;
    while (at !== undefined && !levelByAddress.has(at.address)) {
      chain.push(at);
      at = at.parent === null ? undefined : graph.nodes.get(at.parent);
    }
    let outer = at === undefined ? undefined : levelByAddress.get(at.address);
    for (const { address, type } of chain.reverse()) {
      const { rank } = knowledge.boxFactsOf(type);
      outer = { rank: Math.max(rank, outer?.rank ?? 0), depth: (outer?.depth ?? 0) + 1 };
      levelByAddress.set(address, outer);
    }
  };
  for (const node of graph.nodes.values()) if (isContainerType(node.type)) assignLevel(node);

  const key = ({ rank, depth }: Level): string => `${rank} ${depth}`;
  const distinct = [...new Map([...levelByAddress.values()].map((level) => [key(level), level])).values()].sort(
    (a, b) => a.rank - b.rank || a.depth - b.depth,
  );
  const levels = new Map(distinct.map((each, level) => [key(each), level]));
  return {
    count: distinct.length,
    levelOf: (container) => levels.get(key(levelByAddress.get(container) as Level)) as number,
    isClosable: (level) => (distinct[level]?.rank ?? Number.POSITIVE_INFINITY) <= CLOSED_RANK_MAX,
  };
}

/**
 * Drawing of containers of the innermost level: with their contents (`open`), as one box per type and parent
 * (`merged`), or with only a number of resources (`closed`).
 */
export type Innermost = 'open' | 'merged' | 'closed';

/** The part of a graph that an overview opens. */
export interface View {
  /** Number of container levels drawn; deeper containers lose their box. */
  readonly levels: number;
  readonly innermost: Innermost;
  /** Depth to which modules are distinguished. */
  readonly modules: number;
  /** True to draw only the resource count of each module. */
  readonly areModulesClosed: boolean;
}

/** Returns all views of a graph, in order of preference among those of equal size. */
export function viewsOf(graph: Graph, levels: Levels): View[] {
  let deepest = 0;
  for (const address of graph.nodes.keys()) deepest = Math.max(deepest, modulesOf(address).length);
  const depths = [...new Set([deepest, 1, 0])].filter((depth) => depth <= deepest);
  const views: View[] = [];
  for (let level = Math.min(levels.count, OVERVIEW_LEVELS); level >= 0; level--) {
    const innermosts: Innermost[] = level > 0 && levels.isClosable(level - 1) ? ['open', 'closed', 'merged'] : ['open'];
    for (const modules of depths) {
      for (const innermost of innermosts) views.push({ levels: level, innermost, modules, areModulesClosed: false });
      if (modules > 0) views.push({ levels: level, innermost: 'open', modules, areModulesClosed: true });
    }
  }
  return views;
}
