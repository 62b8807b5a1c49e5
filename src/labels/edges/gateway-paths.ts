/**
 * Draws paths into and out of networks through their gateways. In the graph, users call a load balancer, and a gateway
 * and the internet call each other. The diagram shows one path: from the users through the gateway on the border of the
 * network. Only inferred edges are redrawn; edges that the source states stay as they are.
 */
import { boxFactsOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import type { EntryRule } from '../../catalog/rules.js';
import { createEdge } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isContainerType, isOutside } from '../../graph/node-types.js';
import { containersWithServices } from '../grouping/empties.js';
import { isInferred } from './connections.js';

/** True for a node that is drawn on the border of its container, such as an internet gateway of a VPC. */
export function isOnBorder({ type, parent }: GraphNode, { nodes }: Pick<Graph, 'nodes'>): boolean {
  const { border } = KNOWLEDGE.factsOf(type);
  return border !== undefined && parent !== null && border.containerTypes.includes(nodes.get(parent)?.type ?? '');
}

/** Returns the graph with paths through the gateways on the borders, and without redundant edges. */
export function withGatewayPaths(original: Graph): Graph {
  const graph = withoutManyOutletEdges(original);
  const gateways = entryGatewaysIn(graph);
  if (gateways.size === 0) return graph;
  const gatewayOf = new Map<GraphEdge, GraphNode>();
  for (const edge of graph.edges) {
    const gateway = gatewayOn(edge, graph, gateways);
    if (gateway !== null) gatewayOf.set(edge, gateway);
  }
  const entered = new Set([...gatewayOf.values()].map(({ address }) => address));
  const isRedundant = redundantEdges(graph, gateways, entered);
  const unrouted = graph.edges.filter((edge) => gatewayOf.has(edge) || !isRedundant(edge));
  const edges = routeThrough(gatewayOf, unrouted).map((edge) => pointInwards(edge, graph, gateways));
  return withoutUnusedActors({ ...graph, edges }, graph);
}

// ---- Paths from outside through a gateway.

type Gateways = ReadonlyMap<string, GraphNode>;

/** Returns the gateways on borders that admit external users, by address. */
function entryGatewaysIn(graph: Graph): Gateways {
  const gateways = [...graph.nodes.values()].filter(
    (node) => isOnBorder(node, graph) && KNOWLEDGE.factsOf(node.type).border!.allows.length > 0,
  );
  return new Map(gateways.map((gateway) => [gateway.address, gateway]));
}

/**
 * Returns the gateway that an edge from outside passes: that of the innermost network with one. Null for any other
 * edge.
 */
function gatewayOn(edge: GraphEdge, { nodes }: Graph, gateways: Gateways): GraphNode | null {
  const from = nodes.get(edge.from)!;
  const to = nodes.get(edge.to)!;
  if (!isInferred(edge) || !isOutside(from.type) || gateways.has(to.address) || !hasPublicAddress(to.type)) return null;
  for (let box = to.parent; box !== null; box = nodes.get(box)!.parent)
    for (const gateway of gateways.values()) if (gateway.parent === box && admits(gateway, from.type)) return gateway;
  return null;
}

/** True if the gateway admits external users of this type. */
function admits({ type }: GraphNode, actorType: string): boolean {
  const cloud = KNOWLEDGE.cloudOf(type);
  return KNOWLEDGE.factsOf(type).border!.allows.some((actor) => KNOWLEDGE.actorTypeOf(cloud, actor) === actorType);
}

/**
 * True for a service that is public only under a condition, such as a public IP address. It is in a network, and users
 * pass the network's gateway. A service that is always public is reached through its cloud instead.
 */
const hasPublicAddress = (type: string): boolean => (KNOWLEDGE.factsOf(type).entries ?? []).some(isConditional);

const isConditional = ({ when, unless, has, inPublic }: EntryRule): boolean =>
  when !== undefined || unless !== undefined || has !== undefined || inPublic === true;

/**
 * Replaces each edge with a gateway by two: an entry from the external user to the gateway, which all edges of that
 * user through the gateway share, and an edge with the original label from the gateway to the service.
 */
function routeThrough(gatewayOf: ReadonlyMap<GraphEdge, GraphNode>, edges: readonly GraphEdge[]): GraphEdge[] {
  const entryKey = ({ from }: GraphEdge, gateway: GraphNode): string => JSON.stringify([from, gateway.address]);
  const sharing = groupBy([...gatewayOf], ([edge, gateway]) => entryKey(edge, gateway));
  const drawn = new Set<string>();
  return edges.flatMap((edge): GraphEdge[] => {
    const gateway = gatewayOf.get(edge);
    if (gateway === undefined) return [edge];
    const { from, to, twoWay, label, provenance, steps, change } = edge;
    const inner = createEdge({
      from: gateway.address,
      to,
      twoWay,
      label,
      provenance,
      ...(steps && { steps }),
      ...(change && { change }),
    });
    const key = entryKey(edge, gateway);
    if (drawn.has(key)) return [inner];
    drawn.add(key);
    // The entry is new only if everything behind it is new.
    const changes = new Set(sharing.get(key)?.map(([shared]) => shared.change));
    const entry = { from, to: gateway.address, provenance, twoWay, ...(change && changes.size === 1 && { change }) };
    return [createEdge(entry), inner];
  });
}

// ---- Edges that the paths make redundant.

/**
 * Returns a predicate for inferred edges without information:
 * - between a gateway and the internet, if users enter through it, or if it only lets the services of its network out;
 * - from an outlet to the gateway of its network, if the network has several zones or outlets.
 * @param entered addresses of the gateways on paths from outside
 */
function redundantEdges(graph: Graph, gateways: Gateways, entered: ReadonlySet<string>): (edge: GraphEdge) => boolean {
  const withOutlet = networksWithOutlet(graph);
  const withServices = containersWithServices(graph);
  const withSeveral = networksWithSeveral(graph);
  const isToOutside = ({ from, to }: GraphEdge): boolean => {
    const [gateway, other] = gateways.has(from) ? [gateways.get(from), to] : [gateways.get(to), from];
    if (gateway === undefined || !isOutside(graph.nodes.get(other)!.type)) return false;
    const network = gateway.parent!;
    return entered.has(gateway.address) || (withOutlet.has(network) && withServices.has(network));
  };
  const isFromOutlet = ({ from, to }: GraphEdge): boolean =>
    isOutlet(from, graph) && withSeveral.has(gateways.get(to)?.parent ?? '');
  return (edge) => isInferred(edge) && (isToOutside(edge) || isFromOutlet(edge));
}

/**
 * Makes a two-way edge between a gateway and an external user start at the user, so that it leads into the network like
 * the paths through the gateway.
 */
function pointInwards(edge: GraphEdge, { nodes }: Graph, gateways: Gateways): GraphEdge {
  const { from, to, twoWay } = edge;
  const isOutwards = gateways.has(from) && twoWay && isOutside(nodes.get(to)!.type);
  return isOutwards ? createEdge({ ...edge, from: to, to: from }) : edge;
}

// ---- Outlets, such as NAT gateways.

/** Maximum edges that are drawn from outlets without incoming edges. With more of them, the outlets' names suffice. */
const OUTLET_EDGES_MAX = 2;

/** Removes the inferred edges from outlets to external users, if no edge leads to the outlets and there are many. */
function withoutManyOutletEdges(graph: Graph): Graph {
  const targets = new Set(graph.edges.map(({ to }) => to));
  const isUnused = (edge: GraphEdge): boolean =>
    isInferred(edge) &&
    isOutlet(edge.from, graph) &&
    !targets.has(edge.from) &&
    isOutside(graph.nodes.get(edge.to)!.type);
  const edges = graph.edges.filter((edge) => !isUnused(edge));
  const removed = graph.edges.length - edges.length;
  return removed <= OUTLET_EDGES_MAX ? graph : withoutUnusedActors({ ...graph, edges }, graph);
}

const isOutlet = (address: string, { nodes }: Graph): boolean =>
  KNOWLEDGE.factsOf(nodes.get(address)!.type).egressGateway === true;

/** Returns the addresses of the containers with an outlet at any depth. */
function networksWithOutlet(graph: Graph): ReadonlySet<string> {
  const networks = new Set<string>();
  for (const { address, parent } of graph.nodes.values()) {
    if (!isOutlet(address, graph)) continue;
    for (let box = parent; box !== null && !networks.has(box); box = graph.nodes.get(box)!.parent) networks.add(box);
  }
  return networks;
}

/**
 * Returns the addresses of the containers with several zones at any depth, subnets across several zones, or several
 * outlets. Edges from their outlets to the gateway would cross the whole network, and look the same in every zone.
 */
function networksWithSeveral(graph: Graph): ReadonlySet<string> {
  const isZone = ({ type, count }: GraphNode): boolean =>
    isContainerType(type) && (boxFactsOf(type).peers || count > 1);
  const isOutletNode = ({ address }: GraphNode): boolean => isOutlet(address, graph);
  const networks = new Set<string>();
  for (const isCounted of [isZone, isOutletNode]) {
    const withOne = new Set<string>();
    for (const node of graph.nodes.values()) {
      if (!isCounted(node)) continue;
      for (let box = node.parent; box !== null; box = graph.nodes.get(box)!.parent)
        (withOne.has(box) || node.count > 1 ? networks : withOne).add(box);
    }
  }
  return networks;
}

/** Removes implied external users whose last edge was removed. */
function withoutUnusedActors(graph: Graph, before: Graph): Graph {
  const endsOf = ({ edges }: Graph): Set<string> => new Set(edges.flatMap(({ from, to }) => [from, to]));
  const [ends, endsBefore] = [endsOf(graph), endsOf(before)];
  const isUnused = ({ address, type, provenance }: GraphNode): boolean =>
    provenance === 'implied' && isOutside(type) && endsBefore.has(address) && !ends.has(address);
  const nodes = [...graph.nodes].filter(([, node]) => !isUnused(node));
  return nodes.length === graph.nodes.size ? graph : { ...graph, nodes: new Map(nodes) };
}
