/**
 * Draws hosts as boxes around what runs in them: a cluster around its node groups, its namespaces and their workloads. In the
 * graph these are siblings of the host, joined by thin edges. In the same container, a box replaces the edges.
 */
import { isHostType, NAME_SAYS_ALL } from '../../catalog/boxes.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';

/** True if a node is drawn as a box. */
export type IsBox = (node: GraphNode) => boolean;

/** Returns the graph with nodes moved into their hosts, and without the edges that the boxes replace. */
export function withHosts(graph: Graph): { readonly graph: Graph; readonly isBox: IsBox } {
  const hostOf = hostsIn(graph);
  if (hostOf.size === 0) return { graph, isBox: ({ type }) => isContainerType(type) };
  const hosts = new Set(hostOf.values());
  const nodes = new Map(
    [...graph.nodes].map(([address, node]) => {
      const host = hostOf.get(address);
      return [address, host === undefined ? node : { ...node, parent: host }] as const;
    }),
  );
  const isInside = (address: string, host: string): boolean => {
    let at = nodes.get(address)?.parent ?? null;
    while (at !== null && at !== host) at = nodes.get(at)?.parent ?? null;
    return at === host;
  };
  const isSaid = ({ from, to, label, steps = [] }: GraphEdge): boolean =>
    label === '' &&
    steps.length === 0 &&
    ((hosts.has(from) && isInside(to, from)) || (hosts.has(to) && isInside(from, to)));
  return {
    graph: { ...graph, nodes, edges: graph.edges.filter((edge) => !isSaid(edge)) },
    isBox: ({ address, type }) => isContainerType(type) || hosts.has(address),
  };
}

/** Returns the host of each node that is in the same container as its host, and of boxes that hold only such nodes. */
function hostsIn({ nodes, edges }: Graph): ReadonlyMap<string, string> {
  const loops = new Set(edges.filter(({ from, to }) => from === to).map(({ from }) => from));
  const inSamePlace = ({ runsIn = '', parent, ghostOf }: GraphNode): boolean => {
    const host = nodes.get(runsIn);
    return host !== undefined && ghostOf === undefined && host.parent === parent && isHost(host, loops);
  };
  const found = new Map<string, string>();
  for (const node of nodes.values()) if (inSamePlace(node)) found.set(node.address, node.runsIn as string);
  const held = groupBy([...nodes.values()], ({ parent }) => parent);
  for (const box of nodes.values()) {
    if (!NAME_SAYS_ALL.has(box.type)) continue;
    const [first, ...others] = new Set((held.get(box.address) ?? []).map(({ runsIn }) => runsIn));
    if (first === undefined || others.length > 0) continue;
    if (inSamePlace({ ...box, runsIn: first })) found.set(box.address, first);
  }
  return withoutCycles(found);
}

/** Guards against cycles: an input file may claim that two nodes run in each other. */
function withoutCycles(hostOf: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const outside = new Set<string>();
  for (const start of hostOf.keys()) {
    const way = new Set<string>();
    for (let at: string | undefined = start; at !== undefined && !outside.has(at); at = hostOf.get(at)) {
      // Such a file is not trusted at all.
      if (way.has(at)) return new Map();
      way.add(at);
    }
    for (const at of way) outside.add(at);
  }
  return hostOf;
}

/** True for a node that can be a box. Annotations and self-loops are only visible on an icon. */
const isHost = (
  { address, type, steps, detail, ghostOf, provenance }: GraphNode,
  loops: ReadonlySet<string>,
): boolean =>
  isHostType(type) &&
  steps === undefined &&
  detail === undefined &&
  ghostOf === undefined &&
  provenance !== 'suggested' &&
  !loops.has(address);
