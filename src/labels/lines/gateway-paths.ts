/**
 * Draws paths into and out of networks through their gateways. In the graph, users call a load balancer, and a gateway and the
 * internet call each other. The diagram shows one path: from the users through the gateway on the border of the network. Only
 * inferred edges are redrawn; edges that the source states stay as they are.
 */
import { boxFactsOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import type { EntryRule } from '../../catalog/rules.js';
import { createEdge } from '../../graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isContainerType, isOutside } from '../../graph/node-types.js';
import { busyContainers } from '../grouping/empties.js';
import { isInferred } from './connections.js';

/** True for a node on the border of its container. */
export function standsOnBorder({ type, parent }: GraphNode, { nodes }: Pick<Graph, 'nodes'>): boolean {
  const { border } = KNOWLEDGE.factsOf(type);
  return border !== undefined && parent !== null && border.of.includes(nodes.get(parent)?.type ?? '');
}

/** Returns the graph with paths through the gateways on the borders, and without redundant edges. */
export function withGatewayPaths(given: Graph): Graph {
  const graph = withoutManyOutlets(given);
  const gates = gatesOf(graph);
  if (gates.size === 0) return graph;
  const entered = new Set<string>();
  const legs = new Map<string, GraphEdge>();
  const onLeg = new Map<string, GraphEdge[]>();
  const through = graph.edges.flatMap((edge): GraphEdge[] => {
    const gate = gateOn(edge, graph, gates);
    if (gate === null) return [edge];
    entered.add(gate.address);
    const first = createEdge({ from: edge.from, to: gate.address, provenance: edge.provenance, twoWay: edge.twoWay });
    const key = pairOf(first);
    const isNew = !legs.has(key);
    if (isNew) legs.set(key, first);
    onLeg.set(key, [...(onLeg.get(key) ?? []), edge]);
    const { twoWay, label, provenance, steps, change } = edge;
    const last = createEdge({
      ...{ from: gate.address, to: edge.to, twoWay, label, provenance },
      ...(steps && { steps }),
      ...(change && { change }),
    });
    return isNew ? [first, last] : [last];
  });
  const outlets = networksWithOutlet(graph);
  const busy = busyContainers(graph);
  const saysNothing = (edge: GraphEdge): boolean => {
    const [gate, other] = gates.has(edge.from) ? [edge.from, edge.to] : [edge.to, edge.from];
    if (!gates.has(gate) || !isInferred(edge) || !isOutside(graph.nodes.get(other)!.type)) return false;
    const network = gates.get(gate)!.parent!;
    return !isLeg(edge, legs) && (entered.has(gate) || (outlets.has(network) && busy.has(network)));
  };
  const many = networksOfSeveral(graph);
  const isOneOfMany = (edge: GraphEdge): boolean =>
    isInferred(edge) && isOutlet(edge.from, graph) && many.has(gates.get(edge.to)?.parent ?? '');
  const edges = through
    .filter((edge) => !saysNothing(edge) && !isOneOfMany(edge))
    .map((edge) => (isLeg(edge, legs) ? legFor(edge, onLeg.get(pairOf(edge)) as GraphEdge[]) : edge))
    .map((edge) => (gates.has(edge.from) ? inwards(edge, graph) : edge));
  return withoutLost({ ...graph, edges }, graph);
}

/** Maximum number of drawn edges from outlets without incoming edges; beyond it, the names of the outlets suffice. */
const MOST_OUTLETS = 2;

function withoutManyOutlets(graph: Graph): Graph {
  const led = new Set(graph.edges.map(({ to }) => to));
  const isLone = (edge: GraphEdge): boolean =>
    isInferred(edge) && isOutlet(edge.from, graph) && !led.has(edge.from) && isOutside(graph.nodes.get(edge.to)!.type);
  const edges = graph.edges.filter((edge) => !isLone(edge));
  return graph.edges.length - edges.length <= MOST_OUTLETS ? graph : withoutLost({ ...graph, edges }, graph);
}

const pairOf = ({ from, to }: GraphEdge): string => JSON.stringify([from, to]);

const isLeg = (edge: GraphEdge, legs: ReadonlyMap<string, GraphEdge>): boolean => legs.get(pairOf(edge)) === edge;

/** Returns the shared first edge of a path. It is new if everything on the path is new; otherwise it stays unchanged. */
function legFor(leg: GraphEdge, all: readonly GraphEdge[]): GraphEdge {
  const [first, ...more] = new Set(all.map(({ change }) => change));
  return first === undefined || more.length > 0 ? leg : createEdge({ ...leg, change: first });
}

/** Points two-way edges inwards, because the gateway marks the start of its network. */
function inwards(edge: GraphEdge, { nodes }: Graph): GraphEdge {
  if (!edge.twoWay || !isOutside(nodes.get(edge.to)!.type)) return edge;
  return createEdge({ ...edge, from: edge.to, to: edge.from });
}

/** Returns the gateways on borders that admit external users, by address. */
function gatesOf(graph: Graph): ReadonlyMap<string, GraphNode> {
  const gates = [...graph.nodes.values()].filter(
    (node) => standsOnBorder(node, graph) && KNOWLEDGE.factsOf(node.type).border!.allows.length > 0,
  );
  return new Map(gates.map((gate) => [gate.address, gate]));
}

/** Returns the gateway that an edge from outside passes: that of the outermost network around its target. */
function gateOn(edge: GraphEdge, { nodes }: Graph, gates: ReadonlyMap<string, GraphNode>): GraphNode | null {
  const from = nodes.get(edge.from)!;
  const to = nodes.get(edge.to)!;
  if (!isInferred(edge) || !isOutside(from.type) || gates.has(to.address) || !hasPublicAddress(to.type)) return null;
  let found: GraphNode | null = null;
  for (let box = to.parent; box !== null; box = nodes.get(box)!.parent)
    for (const gate of gates.values()) if (gate.parent === box && lets(gate, from.type)) found ??= gate;
  return found;
}

/** True if the gateway admits the external user type of its cloud. */
function lets({ type }: GraphNode, actorType: string): boolean {
  const cloud = KNOWLEDGE.cloudOf(type);
  return KNOWLEDGE.factsOf(type).border!.allows.some((actor) => KNOWLEDGE.actorTypeOf(cloud, actor) === actorType);
}

/**
 * True for a service that is only public under a condition, so it has an address in the network. A service that is always public
 * is reached through its cloud instead.
 */
const isConditional = ({ when, unless, has, inPublic }: EntryRule): boolean =>
  when !== undefined || unless !== undefined || has !== undefined || inPublic === true;

const hasPublicAddress = (type: string): boolean => (KNOWLEDGE.factsOf(type).entries ?? []).some(isConditional);

const isOutlet = (address: string, { nodes }: Graph): boolean =>
  KNOWLEDGE.factsOf(nodes.get(address)!.type).egressGateway === true;

/** Returns the containers with an outlet at any depth. */
function networksWithOutlet({ nodes }: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { type, parent } of nodes.values()) {
    if (KNOWLEDGE.factsOf(type).egressGateway !== true) continue;
    for (let box = parent; box !== null && !found.has(box); box = nodes.get(box)!.parent) found.add(box);
  }
  return found;
}

/**
 * Returns the containers with several zones at any depth, subnets across several zones, or several outlets. Edges from these to
 * the gateway would cross the whole network, and be the same in every one.
 */
function networksOfSeveral(graph: Graph): ReadonlySet<string> {
  const several = new Set<string>();
  const areZones = ({ type, count }: GraphNode): boolean =>
    isContainerType(type) && (boxFactsOf(type).peers || count > 1);
  for (const isCounted of [areZones, ({ address }: GraphNode) => isOutlet(address, graph)]) {
    const found = new Set<string>();
    for (const node of graph.nodes.values()) {
      if (!isCounted(node)) continue;
      for (let box = node.parent; box !== null; box = graph.nodes.get(box)!.parent)
        (found.has(box) || node.count > 1 ? several : found).add(box);
    }
  }
  return several;
}

/** Removes implied external users that have lost their last edge. */
function withoutLost(graph: Graph, before: Graph): Graph {
  const endsOf = ({ edges }: Graph): Set<string> => new Set(edges.flatMap(({ from, to }) => [from, to]));
  const [joined, wereJoined] = [endsOf(graph), endsOf(before)];
  const isLost = ({ address, type, provenance }: GraphNode): boolean =>
    provenance === 'implied' && isOutside(type) && wereJoined.has(address) && !joined.has(address);
  const nodes = [...graph.nodes].filter(([, node]) => !isLost(node));
  return nodes.length === graph.nodes.size ? graph : { ...graph, nodes: new Map(nodes) };
}
