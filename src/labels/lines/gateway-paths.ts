/**
 * Ways in and out, as they are drawn. The graph says that users call a load balancer and that a gateway and the internet
 * call each other; a picture shows the one line that both are about: from the users through the gateway on the border of
 * the network. Only what is implied is drawn otherwise: what the source says in so many words is drawn as it says it.
 */
import { boxFactsOf } from '../../catalog/index.js';
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import type { EntryRule } from '../../catalog/rules.js';
import { isContainerType } from '../../graph/containers.js';
import { createEdge } from '../../graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { busyContainers } from '../grouping/busy.js';
import { isInferred } from './inferred.js';

/** Whether a node stands on the border of the box that it is in. */
export function standsOnBorder({ type, parent }: GraphNode, { nodes }: Pick<Graph, 'nodes'>): boolean {
  const { border } = KNOWLEDGE.factsOf(type);
  return border !== undefined && parent !== null && border.of.includes(nodes.get(parent)?.type ?? '');
}

/** The graph with its ways in as lines through the gateways on the borders, and without lines that say nothing. */
export function withWays(given: Graph): Graph {
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

/** Of so many ways out that nothing leads to, the lines say what their names say. */
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

/** It is new where all that goes this way is; where something else goes on as before, it stays. */
function legFor(leg: GraphEdge, all: readonly GraphEdge[]): GraphEdge {
  const [first, ...more] = new Set(all.map(({ change }) => change));
  return first === undefined || more.length > 0 ? leg : createEdge({ ...leg, change: first });
}

/** Requests that start at either end are drawn from the outside: the gateway stands where its network begins. */
function inwards(edge: GraphEdge, { nodes }: Graph): GraphEdge {
  if (!edge.twoWay || !isOutside(nodes.get(edge.to)!.type)) return edge;
  return createEdge({ ...edge, from: edge.to, to: edge.from });
}

/** What stands on the border of a network and lets somebody in, by address. */
function gatesOf(graph: Graph): ReadonlyMap<string, GraphNode> {
  const gates = [...graph.nodes.values()].filter(
    (node) => standsOnBorder(node, graph) && KNOWLEDGE.factsOf(node.type).border!.allows.length > 0,
  );
  return new Map(gates.map((gate) => [gate.address, gate]));
}

/** The gateway that an arrow from outside goes through: that of the outermost network around its target that it enters. */
function gateOn(edge: GraphEdge, { nodes }: Graph, gates: ReadonlyMap<string, GraphNode>): GraphNode | null {
  const from = nodes.get(edge.from)!;
  const to = nodes.get(edge.to)!;
  if (!isInferred(edge) || !isOutside(from.type) || gates.has(to.address) || !hasPublicAddress(to.type)) return null;
  let found: GraphNode | null = null;
  for (let box = to.parent; box !== null; box = nodes.get(box)!.parent)
    for (const gate of gates.values()) if (gate.parent === box && lets(gate, from.type)) found ??= gate;
  return found;
}

/** Whether it lets in whom this pseudo-type of its cloud stands for. */
function lets({ type }: GraphNode, actorType: string): boolean {
  const cloud = KNOWLEDGE.cloudOf(type);
  return KNOWLEDGE.factsOf(type).border!.allows.some((actor) => KNOWLEDGE.actorTypeOf(cloud, actor) === actorType);
}

/** What is open to the world wherever it is has no address in the network: its cloud hands requests on. */
const isConditional = ({ when, unless, has, inPublic }: EntryRule): boolean =>
  when !== undefined || unless !== undefined || has !== undefined || inPublic === true;

const hasPublicAddress = (type: string): boolean => (KNOWLEDGE.factsOf(type).entries ?? []).some(isConditional);

const isOutlet = (address: string, { nodes }: Graph): boolean =>
  KNOWLEDGE.factsOf(nodes.get(address)!.type).egressGateway === true;

/** Boxes with something in them, at any depth, by which others get out. */
function networksWithOutlet({ nodes }: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { type, parent } of nodes.values()) {
    if (KNOWLEDGE.factsOf(type).egressGateway !== true) continue;
    for (let box = parent; box !== null && !found.has(box); box = nodes.get(box)!.parent) found.add(box);
  }
  return found;
}

/**
 * Boxes with several zones in them, at any depth, subnets of several, or several things by which others get out: lines from these to the gateway
 * would cross all of it, to say what is the same in every network.
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

/** Without those outside of whom no line is left: nobody wrote them down. */
function withoutLost(graph: Graph, before: Graph): Graph {
  const endsOf = ({ edges }: Graph): Set<string> => new Set(edges.flatMap(({ from, to }) => [from, to]));
  const [joined, wereJoined] = [endsOf(graph), endsOf(before)];
  const isLost = ({ address, type, provenance }: GraphNode): boolean =>
    provenance === 'implied' && isOutside(type) && wereJoined.has(address) && !joined.has(address);
  const nodes = [...graph.nodes].filter(([, node]) => !isLost(node));
  return nodes.length === graph.nodes.size ? graph : { ...graph, nodes: new Map(nodes) };
}
