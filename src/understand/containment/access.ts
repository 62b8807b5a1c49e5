/** Public and private subnets, by their routes: names say what somebody had in mind, routes what happens. */
import type { Knowledge } from '../../catalog/knowledge.js';
import { type Json, leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import { paired } from '../instances.js';
import { referencesOf, type Selection } from '../select.js';

export type Access = 'public' | 'private';

/**
 * Subnets whose routes the plan says. One without a route table of its own uses the main one of its VPC, which leads
 * nowhere unless the plan changes it.
 */
export function accessOf(selection: Selection, { routing }: Knowledge): ReadonlyMap<string, Access> {
  const { resources, instances } = selection;
  const typeOf = (address: string): string => resources.get(address)?.type ?? '';

  /** The one that an attribute of a resource means. */
  function named(address: string, attribute: string, fits: (type: string) => boolean): string | null {
    const targets = referencesOf(selection, address)
      .filter((reference) => leadsInto(reference.path, attribute) && fits(typeOf(reference.to)))
      .map(({ to }) => to);
    return paired(address, [...new Set(targets)], instances);
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
    const references = referencesOf(selection, address);
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
