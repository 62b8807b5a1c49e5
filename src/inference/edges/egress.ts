/**
 * Edges along egress routes, from the workloads of a subnet to the hops of its routes. The subnet itself has no edge,
 * because an edge from a container would mean its contents in the graph format.
 */

import type { Json, Resource } from '../../graph/inventory.js';
import type { GraphNode } from '../../graph/model.js';
import { byAddress, largest } from '../../graph/order.js';
import type { Evidence } from '../evidence.js';
import { namesakes } from '../instances.js';
import { HOP_USERS_MAX } from '../limits.js';
import type { Model } from '../model.js';
import type { Access } from '../placement/access.js';
import type { Scene } from '../scene.js';
import { hasAny, isSet, textsAt } from '../values.js';
import type { DirectedEdge } from './candidates.js';
import { zoneOf } from './multiply.js';

/** A drawn node, and the resource that it is a replica of. */
export interface PlacedNode {
  readonly node: GraphNode;
  readonly resource: string;
  /** The subnets of a node that is drawn around several of them. */
  readonly subnets: readonly string[];
}

/** A workload that uses a hop. Evidence: its subnet, the subnet's routes, and settings of the workload. */
interface HopUser {
  readonly from: string;
  readonly evidence: readonly Evidence[];
}

/** Users of one hop, by resource, so that replicas share one edge to the hop. */
type HopUsers = ReadonlyMap<string, HopUser>;

/**
 * Returns an edge from each workload to the hops of its subnet's routes. Hops with more than `HOP_USERS_MAX` workloads
 * get none.
 * @param edges the existing edges; joined pairs get no second edge
 */
export function egressEdges(
  placed: readonly PlacedNode[],
  edges: readonly DirectedEdge[],
  routes: EgressRoutes,
  scene: Scene,
): readonly DirectedEdge[] {
  if (routes.size === 0) return [];
  const joined = new Set(edges.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const parentOf = new Map(placed.map(({ node }) => [node.address, node.parent]));
  return [...usersOfHops(placed, joined, routes, scene)].flatMap(([hop, all]) => {
    const users = [...all].filter(([resource]) => !hostsOf(resource, scene).some((host) => all.has(host)));
    return users.length > HOP_USERS_MAX
      ? []
      : users.map(([, { from, evidence }]): DirectedEdge => {
          const to = drawnHop(hop, parentOf.get(from) ?? null, scene);
          return { from, to, label: '', evidence };
        });
  });
}

/** Returns the cluster that a node group runs in. The cluster's edge to a hop stands for all of its nodes. */
const hostsOf = (resource: string, { model, rootsOf }: Scene): readonly string[] =>
  model.namedBy(resource, model.factsOf(resource).runsIn ?? []).flatMap(rootsOf);

function usersOfHops(
  placed: readonly PlacedNode[],
  joined: ReadonlySet<string>,
  routes: EgressRoutes,
  scene: Scene,
): ReadonlyMap<string, HopUsers> {
  const users = new Map<string, Map<string, HopUser>>();
  for (const workload of placed) {
    if (scene.isContainer(workload.resource)) continue;
    const { address, parent } = workload.node;
    for (const container of workload.subnets.length > 1 ? workload.subnets : [parent]) {
      const subnet = innermostRoutedContainer(container, routes, scene);
      for (const [hop, stated] of (subnet === null ? undefined : routes.get(subnet)) ?? []) {
        const settings = scene.drawn.has(hop) ? settingsForHop(workload, hop, scene) : null;
        if (settings === null || joined.has(`${address} ${hop}`)) continue;
        const byResource = users.get(hop) ?? new Map<string, HopUser>();
        users.set(hop, byResource);
        const evidence = [...[subnet as string, ...stated].map((by): Evidence => ({ rule: 'route', by })), ...settings];
        if (!byResource.has(workload.resource)) byResource.set(workload.resource, { from: address, evidence });
      }
    }
  }
  return users;
}

/** Returns the innermost container with routes among `start` and the containers that enclose it. */
function innermostRoutedContainer(start: string | null, routes: EgressRoutes, { parentOf }: Scene): string | null {
  let at = start;
  while (at !== null && !routes.has(at)) at = parentOf(at);
  return at;
}

/** Returns the settings by which a workload uses this hop; empty if it needs none, null if it does not use the hop. */
function settingsForHop(
  { node: { type }, resource }: PlacedNode,
  hop: string,
  { folds, model }: Scene,
): readonly Evidence[] | null {
  const users = model.factsOf(hop).routeHop;
  const { category, supporting } = model.knowledge.factsOf(type);
  if (users === undefined || resource === hop || supporting === true) return null;
  if (!users.types.includes(type) && !users.categories.includes(category)) return null;
  return settingsFor([resource, ...folds.partsOf(resource)], type, hop, model);
}

/** Returns the settings of a workload or its folded parts that let it use this hop; null if they do not let it. */
function settingsFor(parts: readonly string[], type: string, hop: string, model: Model): readonly Evidence[] | null {
  const { hops, unless = [], onlyIf, onlyIfValues = [] } = model.knowledge.factsOf(type).egress ?? {};
  if (hops !== undefined && !hops.includes(model.typeOf(hop))) return [];
  if (unless.some((path) => parts.some((part) => isSet(model.valuesOf(part), path.split('.'))))) return null;
  if (onlyIf === undefined) return [];
  const settings = onlyIf.flatMap((path) =>
    parts
      .filter((part) => textsAt(model.valuesOf(part), path.split('.')).some((text) => onlyIfValues.includes(text)))
      .map((by): Evidence => ({ rule: 'route', by, path })),
  );
  return settings.length > 0 ? settings : null;
}

/**
 * Returns the node that is drawn for a hop: its replica in the zone of the start, otherwise its first replica,
 * otherwise the hop itself.
 */
function drawnHop(hop: string, start: string | null, scene: Scene): string {
  const replicas = scene.copies.byResource.get(hop) ?? [];
  const zone = zoneOf(start, scene) ?? start;
  const nearest = replicas.find(({ parent }) => (zoneOf(parent, scene) ?? parent) === zone);
  return (nearest ?? replicas[0])?.address ?? hop;
}

// ---- Egress routes: the appliances that each subnet's outbound traffic passes, as its route tables say.

/** Hops by address, in address order, each with the resources that state the route. */
type Hops = ReadonlyMap<string, ReadonlySet<string>>;

/** Hops of each subnet, or of a network without subnet routes. */
export type EgressRoutes = ReadonlyMap<string, Hops>;

const isOneOf = (value: Json | undefined, texts: readonly string[]): boolean =>
  texts.length === 0
    ? !isSet(value, []) || (Array.isArray(value) && value.length === 0)
    : textsAt(value, []).some((text) => texts.includes(text));

/**
 * Returns the hops of each subnet's outbound traffic. Example: a route table whose default route names the network
 * interface of a firewall machine gives that machine for each associated subnet.
 */
export function egressRoutes(scene: Scene): EgressRoutes {
  const { factsOf, namedBy, paired, resources } = scene.model;
  const hopsAt = hopFinder(scene);
  const throughTable = hopsOfTables(scene, hopsAt);
  const routes = new Map<string, Map<string, Set<string>>>();

  for (const { address, values } of resources.values()) {
    const rule = factsOf(address).egressRoute;
    if (rule === undefined) continue;
    if (!Object.entries(rule.when ?? {}).every(([name, texts]) => isOneOf(values[name], texts))) continue;
    const containers =
      rule.subnet === undefined
        ? [address]
        : innermostOf(namedBy(address, [rule.subnet]).filter(scene.isContainer), rule.subnet, scene);
    if (rule.to === undefined) {
      const routesAll =
        rule.all !== undefined && textsAt(values, [rule.all.attribute]).some((text) => rule.all?.values.includes(text));
      for (const subnet of routesAll ? subnetsBeside(address, scene) : containers)
        addHops(routes, subnet, statedBy(address, [address]));
      continue;
    }
    const hops = hopsAt(address, rule.to);
    const tables = namedBy(address, rule.to).filter((target) => isTable(target, scene));
    const table = paired(address, namesakes(address, tables));
    addHops(routes, paired(address, containers), statedBy(address, hops));
    for (const [hop, by] of hops.length > 0 ? [] : (throughTable.get(table ?? '') ?? []))
      addHops(routes, paired(address, containers), new Map([[hop, new Set([address, ...by])]]));
  }
  return new Map([...routes].map(([subnet, hops]) => [subnet, new Map([...hops].sort(([a], [b]) => byAddress(a, b)))]));
}

/**
 * Returns the innermost containers. A composed subnet ID also names the network and the resource group, but the route
 * applies to the subnet alone.
 */
function innermostOf(containers: readonly string[], attribute: string, { model }: Scene): readonly string[] {
  const rankOf = (container: string): number => model.knowledge.boxFactsOf(model.typeOf(container)).rank;
  const innermost = largest(containers.map(rankOf));
  return containers.filter((container) => {
    const { placementRefs } = model.factsOf(container);
    return rankOf(container) === innermost && placementRefs?.test(attribute) !== false;
  });
}

type HopFinder = (address: string, attributes: readonly string[]) => readonly string[];

/**
 * Returns a function that finds the hops that attributes name, one per type. A network interface stands for its
 * machine. Of several instances, the one with the same key is chosen.
 */
function hopFinder({ model, rootOf }: Scene): HopFinder {
  return (address, attributes) => {
    const byType = new Map<string, string[]>();
    for (const target of model.namedBy(address, attributes)) {
      const root = rootOf(target) ?? '';
      const type = model.typeOf(root);
      if (model.factsOf(root).routeHop !== undefined) byType.set(type, [...(byType.get(type) ?? []), target]);
    }
    return [...byType.values()].flatMap((targets) => {
      const target = model.paired(address, targets);
      return (target === null ? null : rootOf(target)) ?? [];
    });
  };
}

/** Returns the hops of each route table. */
function hopsOfTables(scene: Scene, hopsAt: HopFinder): EgressRoutes {
  const { factsOf, namedBy, paired, resources } = scene.model;
  const through = new Map<string, Map<string, Set<string>>>();
  for (const address of resources.keys()) {
    const { routesIn, route } = factsOf(address);
    if (routesIn !== undefined) addHops(through, address, statedBy(address, hopsAt(address, [routesIn])));
    if (route === undefined) continue;
    const tables = namedBy(address, route.table).filter((target) => isTable(target, scene));
    addHops(through, paired(address, tables), statedBy(address, hopsAt(address, route.to)));
  }
  return through;
}

const isTable = (address: string, { model }: Scene): boolean => model.factsOf(address).routesIn !== undefined;

/** Returns the subnets in the resource's container, such as a region of a network; none if it has no container. */
function subnetsBeside(address: string, { model, isContainer, parentOf }: Scene): string[] {
  const container = parentOf(address);
  const isIn = (subnet: string): boolean => isContainer(subnet) && parentOf(subnet) === container;
  return container === null ? [] : [...model.resources.keys()].filter(isIn);
}

const statedBy = (address: string, hops: readonly string[]): Hops =>
  new Map(hops.map((hop) => [hop, new Set([address])]));

function addHops(to: Map<string, Map<string, Set<string>>>, key: string | null, hops: Hops): void {
  if (key === null) return;
  const known = to.get(key) ?? new Map<string, Set<string>>();
  to.set(key, known);
  for (const [hop, by] of hops) known.set(hop, new Set([...(known.get(hop) ?? []), ...by]));
}

// ---- Outlets: edges from NAT gateways to the border gateway of their network, and so to the internet.

/** Finds the internet gateway on the border of the network around a node; null if the input has none. */
export type GatewayFinder = (address: string) => string | null;

/** Returns the lookup of internet gateways. */
export function gatewayFinder({ model, drawn, parentOf }: Scene): GatewayFinder {
  const gateways = new Map<string, string>();
  for (const address of drawn) {
    const { border } = model.factsOf(address);
    const network = parentOf(address);
    if (border?.allows.includes('internet') !== true || network === null || gateways.has(network)) continue;
    if (border.containerTypes.includes(model.typeOf(network))) gateways.set(network, address);
  }
  return (address) => {
    let at = parentOf(address);
    while (at !== null && !gateways.has(at)) at = parentOf(at);
    return at === null ? null : (gateways.get(at) as string);
  };
}

/**
 * True for an egress gateway with an entry rule for outbound traffic to the internet. A gateway to other networks has
 * none.
 */
const leadsToInternet = ({ address, values }: Resource, { factsOf }: Model): boolean =>
  factsOf(address).egressGateway === true &&
  factsOf(address).entries?.some(({ outward, unless = {} }) => outward === true && !hasAny(values, unless)) === true;

/**
 * Returns the edges from outlets to the border gateways of their networks. An outlet whose subnet is private or has
 * routes through another hop gets none. Without these edges, nothing would show the purpose of an outlet. Workloads get
 * no edge to the outlet, because an edge per workload would repeat the routes of the subnet.
 */
export function outletEdges(
  scene: Scene,
  access: ReadonlyMap<string, Access>,
  routes: EgressRoutes,
  gatewayOf: GatewayFinder,
): readonly DirectedEdge[] {
  const { model, drawn, parentOf } = scene;
  return [...model.resources.values()].flatMap((resource): DirectedEdge[] => {
    const { address: from } = resource;
    if (!drawn.has(from) || !leadsToInternet(resource, model)) return [];
    const to = gatewayOf(from);
    const subnet = parentOf(from) ?? '';
    const goesElsewhere =
      access.get(subnet) === 'private' ||
      [...(routes.get(subnet)?.keys() ?? [])].some((hop) => hop !== from && hop !== to);
    if (to === null || goesElsewhere) return [];
    const evidence: Evidence =
      access.get(subnet) === 'public' ? { rule: 'route', by: subnet } : { rule: 'only', by: from };
    return [{ from, to, label: '', isImplied: true, evidence: [evidence] }];
  });
}
