/** The way out of each subnet, as its routes say it: the appliances that it leads through. */
import type { Knowledge } from '../../catalog/knowledge.js';
import { type Json, leadsInto } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import { paired } from '../instances.js';
import type { Picture } from '../picture.js';
import { referencesOf, type Selection } from '../select.js';
import { isSet, textsAt } from '../values.js';

/** Subnet, or network without other ways, to what its way leads through, in address order. */
export type Ways = ReadonlyMap<string, readonly string[]>;

const isOneOf = (value: Json | undefined, texts: readonly string[]): boolean =>
  texts.length === 0
    ? !isSet(value, []) || (Array.isArray(value) && value.length === 0)
    : textsAt(value, []).some((text) => texts.includes(text));

export function waysOf(selection: Selection, picture: Picture, { factsOf }: Knowledge): Ways {
  const { resources, instances } = selection;
  const typeOf = (address: string): string => resources.get(address)?.type ?? '';
  const isTable = (address: string): boolean => factsOf(typeOf(address)).routesIn !== undefined;

  const named = (address: string, attributes: readonly string[]): string[] => [
    ...new Set(
      referencesOf(selection, address)
        .filter(({ path }) => attributes.some((attribute) => leadsInto(path, attribute)))
        .map(({ to }) => to),
    ),
  ];
  /** What attributes lead through, one of each type: an interface is its machine, all gateways are the one with its key. */
  function hopsAt(address: string, attributes: readonly string[]): string[] {
    const byType = new Map<string, string[]>();
    for (const target of named(address, attributes)) {
      const type = typeOf(picture.rootOf(target) ?? '');
      if (factsOf(type).hop !== undefined) byType.set(type, [...(byType.get(type) ?? []), target]);
    }
    return [...byType.values()].flatMap((targets) => {
      const one = paired(address, targets, instances);
      return (one === null ? null : picture.rootOf(one)) ?? [];
    });
  }

  const throughTable = new Map<string, Set<string>>();
  const lead = (table: string | null, hops: readonly string[]): void => {
    if (table === null) return;
    for (const hop of hops) throughTable.set(table, (throughTable.get(table) ?? new Set()).add(hop));
  };
  for (const { address, type } of resources.values()) {
    const { routesIn, route } = factsOf(type);
    if (routesIn !== undefined) lead(address, hopsAt(address, [routesIn]));
    if (route === undefined) continue;
    const tables = named(address, route.table).filter(isTable);
    lead(paired(address, tables, instances), hopsAt(address, route.to));
  }

  const ways = new Map<string, Set<string>>();
  const leave = (subnet: string | null, hops: Iterable<string>): void => {
    if (subnet === null) return;
    for (const hop of hops) ways.set(subnet, (ways.get(subnet) ?? new Set()).add(hop));
  };
  for (const { address, type, values } of resources.values()) {
    const rule = factsOf(type).wayOut;
    if (rule === undefined) continue;
    if (!Object.entries(rule.when ?? {}).every(([name, texts]) => isOneOf(values[name], texts))) continue;
    const places = named(address, [rule.subnet]).filter(picture.isContainer);
    if (rule.to === undefined) {
      const isOfAll =
        rule.all !== undefined && textsAt(values, [rule.all.when]).some((text) => rule.all?.is.includes(text));
      for (const subnet of isOfAll ? beside(address) : places) leave(subnet, [address]);
      continue;
    }
    const hops = hopsAt(address, rule.to);
    const tables = named(address, rule.to).filter(isTable);
    const table = paired(address, tables, instances);
    leave(paired(address, places, instances), hops.length > 0 ? hops : (throughTable.get(table ?? '') ?? []));
  }

  /** Subnets in the box that something is in, such as a region of a network; none where it is in no box. */
  function beside(address: string): string[] {
    const home = picture.parentOf(address);
    const isIn = (subnet: string): boolean => picture.isContainer(subnet) && picture.parentOf(subnet) === home;
    return home === null ? [] : [...resources.keys()].filter(isIn);
  }

  return new Map([...ways].map(([subnet, hops]) => [subnet, [...hops].sort(byAddress)]));
}
