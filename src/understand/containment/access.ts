/** Public and private subnets, by their routes: names say what somebody had in mind, routes what happens. */
import { type Json, leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Model } from '../model.js';

export type Access = 'public' | 'private';

/**
 * Subnets whose routes the plan says. One without a route table of its own uses the main one of its VPC, which leads
 * nowhere unless the plan changes it.
 */
export function accessOf(model: Model): ReadonlyMap<string, Access> {
  const { namedBy, paired, referencesOf, resources, typeOf } = model;
  const { routing } = model.knowledge;

  /** The one that an attribute of a resource means. */
  function named(address: string, attribute: string, fits: (type: string) => boolean): string | null {
    const targets = namedBy(address, [attribute]).filter((target) => fits(typeOf(target)));
    return paired(address, targets);
  }

  const isTable = (type: string): boolean => routing.table.types.includes(type);
  const leadsOut = ({ path, to }: Reference, by: string): boolean =>
    leadsInto(path, by) && typeOf(to) === routing.gateway;
  const isEverywhere = (destinations: readonly (Json | undefined)[]): boolean => {
    const known = destinations.filter((value) => typeof value === 'string' && value !== '');
    return known.length === 0 || known.some((value) => routing.everywhere.includes(value as string));
  };

  const open = new Set<string>();
  for (const { address, type, values } of resources.values()) {
    const references = referencesOf(address);
    if (isTable(type) && references.some((reference) => leadsOut(reference, routing.table.block))) open.add(address);
    if (type !== routing.route.type) continue;
    if (!references.some((reference) => leadsOut(reference, routing.route.target))) continue;
    if (!isEverywhere(routing.destinations.map((name) => values[name]))) continue;
    const table = named(address, routing.route.table, isTable);
    if (table !== null) open.add(table);
  }

  const access = new Map<string, Access>();
  const isAssociated = new Set<string>();
  let isClear = open.size > 0;
  for (const { address, type } of resources.values()) {
    if (type !== routing.association.type) continue;
    const subnet = named(address, routing.association.subnet, () => true);
    const table = named(address, routing.association.table, isTable);
    if (subnet === null) isClear = false;
    else isAssociated.add(subnet);
    if (subnet === null || table === null) continue;
    if (open.has(table)) access.set(subnet, 'public');
    else if (!access.has(subnet)) access.set(subnet, 'private');
  }
  // The main table of a VPC that is only looked up may have been changed elsewhere.
  const isChanged = ({ type, mode }: Resource): boolean =>
    routing.main.includes(type) || (mode === 'data' && routing.network === type);
  if ([...resources.values()].some(isChanged)) isClear = false;
  if (!isClear) return access;
  for (const { address, type, mode } of resources.values()) {
    if (type === routing.subnet && mode === 'managed' && !isAssociated.has(address)) access.set(address, 'private');
  }
  return access;
}
