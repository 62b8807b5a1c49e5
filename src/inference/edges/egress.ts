/**
 * Edges along egress routes, from the workloads of a subnet to the hops of its routes. The subnet itself has no edge, because an
 * edge from a container would mean its contents in the graph format.
 */
import type { GraphNode } from '../../graph/model.js';
import { TAKERS_MAX } from '../limits.js';
import type { Model } from '../model.js';
import type { Scene } from '../scene.js';
import { isSet, textsAt } from '../values.js';
import type { Arrow } from './candidates.js';
import type { EgressRoutes } from './egress-routes.js';
import { zoneOf } from './multiply.js';

/** A drawn node, and the resource that it is a replica of. */
export interface PlacedNode {
  readonly node: GraphNode;
  readonly resource: string;
  /** The subnets of a node that is drawn around several of them. */
  readonly seats: readonly string[];
}

/** Start of an edge, and the subnet whose routes give the edge. */
interface Taker {
  readonly from: string;
  readonly subnet: string;
}

/** By resource, so that replicas share one edge to a hop. */
type Takers = ReadonlyMap<string, Taker>;

/**
 * Returns an edge from each workload to the hops of its subnet. Hops with more than `TAKERS_MAX` workloads get none.
 * @param arrows the existing edges; joined pairs get no second edge
 */
export function egress(
  placed: readonly PlacedNode[],
  arrows: readonly Arrow[],
  routes: EgressRoutes,
  picture: Scene,
): readonly Arrow[] {
  if (routes.size === 0) return [];
  const joined = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const parentOf = new Map(placed.map(({ node }) => [node.address, node.parent]));
  return [...takersOf(placed, joined, routes, picture)].flatMap(([hop, takers]) =>
    takers.size > TAKERS_MAX
      ? []
      : [...takers.values()].map(({ from, subnet }): Arrow => {
          const to = landing(hop, parentOf.get(from) ?? null, picture);
          return { from, to, label: '', evidence: [{ rule: 'route', by: subnet }] };
        }),
  );
}

function takersOf(
  placed: readonly PlacedNode[],
  joined: ReadonlySet<string>,
  routes: EgressRoutes,
  picture: Scene,
): ReadonlyMap<string, Takers> {
  const takers = new Map<string, Map<string, Taker>>();
  for (const one of placed) {
    if (picture.isContainer(one.resource)) continue;
    const { address, parent } = one.node;
    for (const seat of one.seats.length > 1 ? one.seats : [parent]) {
      const subnet = routedAround(seat, routes, picture);
      for (const hop of subnet === null ? [] : (routes.get(subnet) ?? [])) {
        if (!picture.drawn.has(hop) || !isTaker(one, hop, picture) || joined.has(`${address} ${hop}`)) continue;
        const all = takers.get(hop) ?? new Map<string, Taker>();
        takers.set(hop, all);
        if (!all.has(one.resource)) all.set(one.resource, { from: address, subnet: subnet as string });
      }
    }
  }
  return takers;
}

/** The innermost container with routes. */
function routedAround(start: string | null, routes: EgressRoutes, { parentOf }: Scene): string | null {
  let at = start;
  while (at !== null && !routes.has(at)) at = parentOf(at);
  return at;
}

function isTaker({ node: { type }, resource }: PlacedNode, hop: string, { folds, model }: Scene): boolean {
  const takers = model.factsOf(hop).routeHop;
  const { category, supporting } = model.knowledge.factsOf(type);
  if (takers === undefined || resource === hop || supporting === true) return false;
  if (isReluctant([resource, ...folds.partsOf(resource)], type, hop, model)) return false;
  return takers.types.includes(type) || takers.categories.includes(category);
}

/** True if a workload does not use this hop, by its own values or those of a folded part. */
function isReluctant(parts: readonly string[], type: string, hop: string, model: Model): boolean {
  const { hops, unless = [], only, is = [] } = model.knowledge.factsOf(type).egress ?? {};
  if (hops !== undefined && !hops.includes(model.typeOf(hop))) return false;
  const said = parts.map(model.valuesOf);
  if (unless.some((path) => said.some((values) => isSet(values, path.split('.'))))) return true;
  if (only === undefined) return false;
  return !only.some((path) =>
    said.some((values) => textsAt(values, path.split('.')).some((text) => is.includes(text))),
  );
}

/**
 * Returns the node that is drawn for a hop: its replica in the zone of the start, else its first replica, else the hop itself.
 */
function landing(hop: string, start: string | null, picture: Scene): string {
  const parts = picture.copies.of.get(hop) ?? [];
  const zone = zoneOf(start, picture) ?? start;
  const near = parts.find(({ parent }) => (zoneOf(parent, picture) ?? parent) === zone);
  return (near ?? parts[0])?.address ?? hop;
}
