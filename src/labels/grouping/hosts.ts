/**
 * Draws hosts as boxes around what runs in them: a cluster around its node groups, its namespaces and their workloads.
 * In the graph these are siblings of the host, joined by thin edges. If host and guest are in the same container, a box
 * around them replaces the edges.
 */
import { BOXES_WITHOUT_TITLE, isHostType } from '../../catalog/boxes.js';
import { isNetworkHost } from '../../catalog/other/clouds.js';
import { builtType } from '../../catalog/products.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';

/** True if a node is drawn as a box. */
export type IsBox = (node: GraphNode) => boolean;

/**
 * Returns the graph with nodes moved into their hosts, and without the edges that the boxes replace; and the test for the
 * nodes that are then drawn as boxes.
 */
export function withHosts(graph: Graph): { readonly graph: Graph; readonly isBox: IsBox } {
  const hostOf = withoutCycles(findHosts(graph));
  const hosts = new Set([...hostOf.values(), ...networksIn(graph)]);
  if (hosts.size === 0) return { graph, isBox: ({ type }) => isContainerType(type) };
  const nodes = new Map<string, GraphNode>();
  for (const [address, node] of graph.nodes) {
    const { parent, type, attributes } = node;
    // The box of an unread module is that of the type that it seems to build.
    const shown = hosts.has(address) ? { ...node, type: builtType(type, attributes) } : node;
    const host = hostOf.get(address) ?? parent;
    nodes.set(address, host === parent ? shown : { ...shown, parent: host });
  }
  const isInside = (address: string, host: string): boolean => {
    let box = nodes.get(address)?.parent ?? null;
    while (box !== null && box !== host) box = nodes.get(box)?.parent ?? null;
    return box === host;
  };
  const isReplaced = ({ from, to, label, steps = [] }: GraphEdge): boolean =>
    label === '' &&
    steps.length === 0 &&
    ((hosts.has(from) && isInside(to, from)) || (hosts.has(to) && isInside(from, to)));
  return {
    graph: { ...graph, nodes, edges: graph.edges.filter((edge) => !isReplaced(edge)) },
    isBox: ({ address, type }) => isContainerType(type) || hosts.has(address),
  };
}

/**
 * Returns the host of each node that is in the same container as its host, by address. A generic container, such as a
 * namespace, has a host if everything in it runs in that one host.
 */
function findHosts({ nodes, edges }: Graph): ReadonlyMap<string, string> {
  const loops = loopsOf(edges);
  const isBesideHost = ({ parent, ghostOf }: GraphNode, hostAddress: string): boolean => {
    const host = nodes.get(hostAddress);
    return host !== undefined && ghostOf === undefined && host.parent === parent && canBeBox(host, loops);
  };
  const hostOf = new Map<string, string>();
  for (const node of nodes.values())
    if (node.runsIn !== undefined && isBesideHost(node, node.runsIn)) hostOf.set(node.address, node.runsIn);
  const byParent = groupBy([...nodes.values()], ({ parent }) => parent);
  for (const box of nodes.values()) {
    if (!BOXES_WITHOUT_TITLE.has(box.type)) continue;
    const [host, ...others] = new Set((byParent.get(box.address) ?? []).map(({ runsIn }) => runsIn));
    if (host !== undefined && others.length === 0 && isBesideHost(box, host)) hostOf.set(box.address, host);
  }
  return hostOf;
}

/** Returns the networks and subnets that are hosts, with and without contents: an empty subnet is a box too. */
function networksIn({ nodes, edges }: Graph): string[] {
  const loops = loopsOf(edges);
  return [...nodes.values()].flatMap((node) =>
    isNetworkHost(node.type) && canBeBox(node, loops) ? [node.address] : [],
  );
}

/** Returns the addresses of the nodes with an edge to themselves. */
const loopsOf = (edges: readonly GraphEdge[]): ReadonlySet<string> =>
  new Set(edges.filter(({ from, to }) => from === to).map(({ from }) => from));

/**
 * Returns the map of hosts unchanged, or an empty one if any node would be inside itself. An input file may state that two
 * nodes run in each other; then all of its hosts are ignored.
 */
function withoutCycles(hostOf: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const checked = new Set<string>();
  for (const start of hostOf.keys()) {
    const path = new Set<string>();
    for (let host: string | undefined = start; host !== undefined && !checked.has(host); host = hostOf.get(host)) {
      if (path.has(host)) return new Map();
      path.add(host);
    }
    for (const address of path) checked.add(address);
  }
  return hostOf;
}

/** True for a host that can be drawn as a box. Annotations and self-loops are only visible on an icon. */
const canBeBox = (
  { address, attributes, type, steps, detail, ghostOf, provenance }: GraphNode,
  loops: ReadonlySet<string>,
): boolean =>
  isHostType(builtType(type, attributes)) &&
  steps === undefined &&
  detail === undefined &&
  ghostOf === undefined &&
  provenance !== 'suggested' &&
  !loops.has(address);
