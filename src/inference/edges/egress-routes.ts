/** Egress routes: the appliances that each subnet's outbound traffic passes, as its route tables say. */
import type { Json } from '../../graph/inventory.js';
import { byAddress, largest } from '../../graph/order.js';
import { sameNamed } from '../instances.js';
import type { Scene } from '../scene.js';
import { isSet, textsAt } from '../values.js';

/** Hops of each subnet, or of a network without subnet routes, in address order. */
export type EgressRoutes = ReadonlyMap<string, readonly string[]>;

const isOneOf = (value: Json | undefined, texts: readonly string[]): boolean =>
  texts.length === 0
    ? !isSet(value, []) || (Array.isArray(value) && value.length === 0)
    : textsAt(value, []).some((text) => texts.includes(text));

/**
 * Returns the hops of each subnet's outbound traffic. Example: a route table whose default route names the network interface of a
 * firewall machine gives that machine for each associated subnet.
 */
export function egressRoutes(picture: Scene): EgressRoutes {
  const { factsOf, namedBy, paired, resources } = picture.model;
  const hopsAt = hopFinder(picture);
  const throughTable = hopsOfTables(picture, hopsAt);
  const routes = new Map<string, Set<string>>();
  const leave = (subnet: string | null, hops: Iterable<string>): void => addAll(routes, subnet, hops);

  for (const { address, values } of resources.values()) {
    const rule = factsOf(address).egressRoute;
    if (rule === undefined) continue;
    if (!Object.entries(rule.when ?? {}).every(([name, texts]) => isOneOf(values[name], texts))) continue;
    const places = innermostOf(namedBy(address, [rule.subnet]).filter(picture.isContainer), rule.subnet, picture);
    if (rule.to === undefined) {
      const isOfAll =
        rule.all !== undefined && textsAt(values, [rule.all.when]).some((text) => rule.all?.is.includes(text));
      for (const subnet of isOfAll ? beside(address, picture) : places) leave(subnet, [address]);
      continue;
    }
    const hops = hopsAt(address, rule.to);
    const tables = namedBy(address, rule.to).filter((target) => isTable(target, picture));
    const table = paired(address, sameNamed(address, tables));
    leave(paired(address, places), hops.length > 0 ? hops : (throughTable.get(table ?? '') ?? []));
  }
  return new Map([...routes].map(([subnet, hops]) => [subnet, [...hops].sort(byAddress)]));
}

/**
 * Drops the network and resource group that a composed subnet ID names as well, because the route applies to the subnet alone.
 */
function innermostOf(places: readonly string[], attribute: string, { model }: Scene): readonly string[] {
  const rankOf = (place: string): number => model.knowledge.boxFactsOf(model.typeOf(place)).rank;
  const innermost = largest(places.map(rankOf));
  return places.filter((place) => {
    const { placementRefs } = model.factsOf(place);
    return rankOf(place) === innermost && placementRefs?.test(attribute) !== false;
  });
}

type HopFinder = (address: string, attributes: readonly string[]) => readonly string[];

/**
 * Finds the hops that attributes name, one per type. A network interface stands for its machine; of several instances, the one
 * with the same key counts.
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
      const one = model.paired(address, targets);
      return (one === null ? null : rootOf(one)) ?? [];
    });
  };
}

/** Returns the hops of each route table. */
function hopsOfTables(picture: Scene, hopsAt: HopFinder): ReadonlyMap<string, ReadonlySet<string>> {
  const { factsOf, namedBy, paired, resources } = picture.model;
  const through = new Map<string, Set<string>>();
  for (const address of resources.keys()) {
    const { routesIn, route } = factsOf(address);
    if (routesIn !== undefined) addAll(through, address, hopsAt(address, [routesIn]));
    if (route === undefined) continue;
    const tables = namedBy(address, route.table).filter((target) => isTable(target, picture));
    addAll(through, paired(address, tables), hopsAt(address, route.to));
  }
  return through;
}

const isTable = (address: string, { model }: Scene): boolean => model.factsOf(address).routesIn !== undefined;

/** Subnets in the same container, such as a region of a network; none for a resource without a container. */
function beside(address: string, { model, isContainer, parentOf }: Scene): string[] {
  const home = parentOf(address);
  const isIn = (subnet: string): boolean => isContainer(subnet) && parentOf(subnet) === home;
  return home === null ? [] : [...model.resources.keys()].filter(isIn);
}

function addAll(to: Map<string, Set<string>>, key: string | null, hops: Iterable<string>): void {
  if (key === null) return;
  for (const hop of hops) to.set(key, (to.get(key) ?? new Set()).add(hop));
}
