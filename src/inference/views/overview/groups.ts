/** Groups of an overview: nodes that share one icon, containers that share one box. */
import { modulesOf } from '../../../graph/address.js';
import { isContainerType } from '../../../graph/containers.js';
import type { Graph, GraphNode } from '../../../graph/model.js';
import type { Tree } from '../simplify/boxes.js';
import type { Levels, View } from './levels.js';

export interface Group {
  /** The container of the icon. */
  readonly home: string | null;
  /** Address of the common module, with keys; empty for none, or if the view does not distinguish modules. */
  readonly module: string;
  /** True if the group is all contents of its container or module, of any type. */
  readonly isContents: boolean;
  /** In address order. */
  readonly members: GraphNode[];
}

/** A graph as one view groups it. */
export interface Grouped {
  readonly groups: readonly Group[];
  /** The node that is drawn for an empty container: the outermost empty one around it. Any other address is returned as it is. */
  readonly leafOf: (address: string) => string;
  /** The innermost drawn box of a node or container; null at the top level. */
  readonly boxOf: (address: string) => string | null;
  /** Boxes with an icon at any depth, each with the box around it. */
  readonly boxes: ReadonlyMap<string, string | null>;
  /** The containers that a box stands for. */
  readonly containersIn: (box: string) => readonly GraphNode[];
}

/** Returns a function that groups a graph for a view. Work that does not depend on the view is done once. */
export function groupingOf(graph: Graph, tree: Tree, levels: Levels): (view: View) => Grouped {
  const inTreeOrder = tree.order.map((address) => graph.nodes.get(address) as GraphNode);
  const hollow = hollowOf(inTreeOrder);
  const containers = inTreeOrder.filter(({ address, type }) => isContainerType(type) && !hollow.has(address));
  const leaves = [...graph.nodes.values()]
    .filter(({ address, type }) => hollow.get(address) === address || !isContainerType(type))
    .map((node) => ({ node, modules: modulesOf(node.address) }));
  const peers = peersOf(containers, levels);

  return (view) => {
    const boxes = new Map<string | null, string | null>([[null, null]]);
    for (const { address, parent } of containers) {
      const level = levels.of(address);
      const isMerged = view.innermost === 'merged' && level === view.levels - 1;
      const own = isMerged ? (peers.get(address)?.[0]?.address ?? address) : address;
      boxes.set(address, level < view.levels ? own : (boxes.get(parent) as string | null));
    }
    const isLast = (box: string | null): boolean => box !== null && levels.of(box) === view.levels - 1;
    const groups = new Map<string, Group>();
    for (const { node, modules } of leaves) {
      const home = boxes.get(node.parent) as string | null;
      const isClosed = view.innermost === 'closed' && isLast(home);
      const module = isClosed ? '' : (modules[Math.min(view.modules, modules.length) - 1] ?? '');
      const isContents = isClosed || (view.closedModules && module !== '');
      const key = `${home ?? ''}\n${module}\n${isContents ? '' : node.type}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { home, module, isContents, members: [node] });
      else group.members.push(node);
    }
    const boxOf = (address: string): string | null =>
      boxes.get(boxes.has(address) ? address : (graph.nodes.get(address) as GraphNode).parent) ?? null;
    const around = new Map<string, string | null>();
    for (const { home } of groups.values()) {
      for (let at = home; at !== null && !around.has(at); at = around.get(at) as string | null) {
        around.set(at, boxes.get((graph.nodes.get(at) as GraphNode).parent) as string | null);
      }
    }
    return {
      groups: [...groups.values()],
      leafOf: (address) => hollow.get(address) ?? address,
      boxOf,
      boxes: around,
      containersIn: (box) =>
        view.innermost === 'merged' && isLast(box)
          ? (peers.get(box) as readonly GraphNode[])
          : [graph.nodes.get(box) as GraphNode],
    };
  };
}

/** Returns containers that hold only containers at any depth, each with the outermost such container around it. */
export function hollowOf(inTreeOrder: readonly GraphNode[]): ReadonlyMap<string, string> {
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

/** Containers of the same type, level and parent, by the address of each. */
function peersOf(containers: readonly GraphNode[], levels: Levels): ReadonlyMap<string, readonly GraphNode[]> {
  const byKey = new Map<string, GraphNode[]>();
  const peers = new Map<string, GraphNode[]>();
  for (const node of containers) {
    const key = `${levels.of(node.address)} ${node.type} ${node.parent}`;
    const others = byKey.get(key) ?? [];
    others.push(node);
    byKey.set(key, others);
    peers.set(node.address, others);
  }
  return peers;
}
