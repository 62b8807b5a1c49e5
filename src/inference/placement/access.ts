/**
 * Public and private subnets, according to their routes: a name shows the intention, a route the effect. A subnet
 * without known routes is neither public nor private, because another plan may have its routes.
 */
import { SUBNET_TYPES } from '../../catalog/boxes.js';
import { type Json, leadsInto, nameOf, type Resource } from '../../graph/inventory.js';
import { namesakes } from '../instances.js';
import type { Model } from '../model.js';
import { isSet, textsAt, textsIn } from '../values.js';

/** Access of a subnet to and from the internet. */
export type Access = 'public' | 'private';

/**
 * Returns the access of each subnet with known routes: `public` with a route to an internet gateway, `private` with
 * only other routes, or if the subnet or its network blocks outbound traffic. A subnet without known routes is absent.
 */
export function accessOf(model: Model): ReadonlyMap<string, Access> {
  const { routing } = model.knowledge;
  const tables = accessOfTables(model);
  const access = new Map<string, Access>();
  const joined = new Set<string | null>();
  for (const { address, type } of model.resources.values()) {
    if (blocksOutbound(address, model)) access.set(address, 'private');
    const closed = closedSubnetOf(address, model);
    if (closed !== null) access.set(closed, 'private');
    if (type !== routing.association.type) continue;
    const subnet = targetOf(model, address, routing.association.subnet, () => true);
    const table = targetOf(model, address, routing.association.table, (to) => isTable(to, model));
    const tableAccess = table === null ? undefined : tables.get(table);
    joined.add(subnet);
    if (subnet !== null && tableAccess !== undefined && access.get(subnet) !== 'public')
      access.set(subnet, tableAccess);
  }
  for (const [subnet, mainAccess] of accessByMain(model, joined, tables))
    if (!access.has(subnet)) access.set(subnet, mainAccess);
  return access;
}

/**
 * Returns the access of subnets without an associated route table, which use the main table of their network.
 * @param joined associated subnets; null stands for an unknown one, which may be any subnet
 */
function accessByMain(
  model: Model,
  joined: ReadonlySet<string | null>,
  tables: ReadonlyMap<string, Access>,
): ReadonlyMap<string, Access> {
  if (joined.has(null)) return new Map();
  const { knowledge, namedBy, resources } = model;
  const ofMainTables = accessOfMainTables(model, tables);
  // The main table that is created with a network has no route to the internet.
  const withoutRoute = new Set(joined.size === 0 ? [] : networksWithoutMainTable(model));
  const access = new Map<string, Access>();
  for (const { address, type, mode } of resources.values()) {
    if (!SUBNET_TYPES.includes(type) || mode !== 'managed' || joined.has(address)) continue;
    for (const network of namedBy(address, knowledge.placedBy(type))) {
      const known = ofMainTables.get(network) ?? (withoutRoute.has(network) ? 'private' : undefined);
      if (known !== undefined) access.set(address, known);
    }
  }
  return access;
}

/** Returns, by network, the access that its main table gives; absent without a route of that table in the plan. */
function accessOfMainTables(model: Model, tables: ReadonlyMap<string, Access>): ReadonlyMap<string, Access> {
  const { networkTypes, routing } = model.knowledge;
  const isNetwork = (type: string): boolean => Object.values(networkTypes).some(({ network }) => network === type);
  const main = new Map<string, Access>();
  const add = (network: string | null, access: Access | null | undefined): void => {
    if (network !== null && access && main.get(network) !== 'public') main.set(network, access);
  };
  for (const resource of model.resources.values()) {
    const { address, type } = resource;
    if (type === routing.route.type) {
      // `route_table_id = aws_vpc.shop.main_route_table_id`
      add(targetOf(model, address, routing.route.table, isNetwork), accessOfRoute(resource, model));
    } else if (routing.main.includes(type)) {
      const table = isTable(type, model)
        ? address
        : targetOf(model, address, routing.association.table, (to) => isTable(to, model));
      const network = model.referencesOf(address).find(({ to }) => isNetwork(model.typeOf(to)))?.to ?? null;
      add(network, tables.get(table ?? ''));
    }
  }
  return main;
}

/** Returns the networks with an internet gateway whose main table the plan does not configure. */
function networksWithoutMainTable({ knowledge, referencesOf, resources }: Model): readonly string[] {
  const withGateway = new Set<string>();
  const withMainTable = new Set<string>();
  for (const { address, type } of resources.values()) {
    const target =
      type === knowledge.routing.gateway ? withGateway : knowledge.routing.main.includes(type) ? withMainTable : null;
    for (const network of target === null ? [] : referencesOf(address)) target?.add(network.to);
  }
  return [...withGateway].filter((network) => !withMainTable.has(network));
}

function accessOfTables(model: Model): ReadonlyMap<string, Access> {
  const { routing } = model.knowledge;
  const tables = new Map<string, Access>();
  const add = (table: string | null, routeAccess: Access | null): void => {
    if (table !== null && routeAccess !== null && tables.get(table) !== 'public') tables.set(table, routeAccess);
  };
  for (const resource of model.resources.values()) {
    if (isTable(resource.type, model)) add(resource.address, accessByRoutes(resource, routing.table.block, model));
    if (resource.type !== routing.route.type) continue;
    const table = targetOf(model, resource.address, routing.route.table, (to) => isTable(to, model));
    add(table, accessOfRoute(resource, model));
  }
  return tables;
}

/**
 * Returns the access that a route resource gives; null if it gives none, such as a route to the internet for some
 * addresses only.
 */
function accessOfRoute(route: Resource, model: Model): Access | null {
  const access = accessByRoutes(route, null, model);
  return access === 'public' && !isEverywhere(route, model) ? null : access;
}

/**
 * Returns the access that a route or a block of routes gives, according to the references or IDs of its targets; null
 * if it has no known target.
 * @param block name of the block of routes; null if the resource itself is the route
 */
function accessByRoutes({ address, values }: Resource, block: string | null, model: Model): Access | null {
  const { routing } = model.knowledge;
  const references = model.referencesOf(address).filter(({ path }) => block === null || leadsInto(path, block));
  const isGateway = references.some(
    ({ path, to }) => model.typeOf(to) === routing.gateway && (block !== null || leadsInto(path, routing.route.target)),
  );
  const ids = (block === null ? Object.keys(values) : [block]).flatMap((name) =>
    textsIn(name, values[name] as Json).map(({ path, text }) => ({ name: nameOf(path), text })),
  );
  const gateways = ids.filter(({ name }) => name === routing.route.target);
  if (isGateway || gateways.some(({ text }) => routing.gatewayId.test(text))) return 'public';
  const leadsElsewhere =
    references.some(({ to }) => routing.otherTargets.includes(model.typeOf(to))) ||
    ids.some(({ text }) => routing.otherTargetIds.test(text));
  return leadsElsewhere ? 'private' : null;
}

/** True for a route for all addresses, or without a stated destination. */
function isEverywhere({ values }: Resource, { knowledge }: Model): boolean {
  const { destinations, everywhere } = knowledge.routing;
  const stated = destinations
    .map((name) => values[name])
    .filter((value) => typeof value === 'string' && value !== '') as string[];
  return stated.length === 0 || stated.some((value) => everywhere.includes(value));
}

/** True for a subnet that blocks outbound traffic itself, or whose network does. */
function blocksOutbound(
  address: string,
  { factsOf, namedBy, referrersOf, valuesOf, knowledge, typeOf }: Model,
): boolean {
  const isClosed = (container: string): boolean => {
    const { closed } = factsOf(container);
    if (closed === undefined || valuesOf(container)[closed.attribute] !== closed.value) return false;
    const { unless } = closed;
    const opensIt = (from: string): boolean => typeOf(from) === unless?.type && isSet(valuesOf(from), [unless.has]);
    return !referrersOf(container).some(({ from }) => opensIt(from));
  };
  const type = typeOf(address);
  return SUBNET_TYPES.includes(type) && [address, ...namedBy(address, knowledge.placedBy(type))].some(isClosed);
}

/** Returns the subnet of an association whose route table sends all traffic to an internal hop; null for any other. */
function closedSubnetOf(address: string, model: Model): string | null {
  const { factsOf, namedBy, paired, referrersOf, resources, valuesOf } = model;
  const rule = factsOf(address).egressRoute;
  if (rule?.to === undefined) return null;
  const table = paired(
    address,
    namedBy(address, rule.to).filter((to) => factsOf(to).routesIn !== undefined),
  );
  if (table === null) return null;
  const inTable = valuesOf(table)[factsOf(table).routesIn as string];
  const separateRoutes = referrersOf(table).filter(({ from }) => factsOf(from).route !== undefined);
  const routes = [inTable, ...separateRoutes.map(({ from }) => valuesOf(from))].flat() as Json[];
  const subnet = rule.subnet === undefined ? address : paired(address, namedBy(address, [rule.subnet]));
  return resources.has(subnet ?? '') && routes.some((route) => routesAllInside(route, model)) ? subnet : null;
}

function routesAllInside(route: Json | undefined, { knowledge }: Model): boolean {
  const { nextHops, destinations, everywhere } = knowledge.routing;
  const isAll = destinations.flatMap((name) => textsAt(route, [name])).some((text) => everywhere.includes(text));
  return isAll && textsAt(route, [nextHops.attribute]).some((text) => nextHops.values.includes(text));
}

const isTable = (type: string, { knowledge }: Model): boolean => knowledge.routing.table.types.includes(type);

/** Returns the resource that an attribute names, if its type fits; null if there is none, or if several remain. */
function targetOf(
  model: Model,
  address: string,
  attribute: string,
  isFitting: (type: string) => boolean,
): string | null {
  const targets = model.namedBy(address, [attribute]).filter((target) => isFitting(model.typeOf(target)));
  return model.paired(address, namesakes(address, targets));
}
