/** Host names: of names in a zone, which are made of the two, and of what a program is called by beside itself. */
import type { Knowledge } from '../../catalog/knowledge.js';
import { groupBy } from '../../graph/group-by.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import { textsAt } from '../values.js';

/** A host name of several labels; one label alone only where a URL says that it is one. */
const HOSTS =
  /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\.)+[a-z][a-z0-9-]{0,62}(?![\w-])|(?<=:\/\/)[a-z0-9][a-z0-9-]{0,62}(?=[:/]|$)/gi;

const plain = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/** `@` is the zone itself; some clouds write the whole name, with a dot at its end, others what stands before the zone. */
function inZone(name: string, zone: string): string {
  if (name.endsWith('.')) return plain(name);
  const [own, outer] = [plain(name), plain(zone)];
  if (own === '@' || own === outer || own.endsWith(`.${outer}`)) return own === '@' ? outer : own;
  return `${own}.${outer}`;
}

/** Resources that are called by one host name. */
export interface HostNameOwners {
  readonly bearers: readonly string[];
  /** All are one name in one zone: for two families of addresses, or one that takes over where the other fails. */
  readonly isOne: boolean;
}

/** @param known references among the resources @returns what finds, for each host name in a text, what is called so */
export function hostFinder(
  resources: readonly Resource[],
  known: readonly Reference[],
  { factsOf }: Knowledge,
): (text: string) => readonly HostNameOwners[] {
  const named = resources.filter(
    ({ type }) => factsOf(type).hostnameZone !== undefined || factsOf(type).hostnames !== undefined,
  );
  if (named.length === 0) return () => [];
  const byAddress = new Map(resources.map((resource) => [resource.address, resource]));
  const outgoing = groupBy(known, ({ from }) => from);
  const hosts = new Map<string, Map<string, string>>();
  for (const resource of named) {
    const zone = zonesOf(resource).join(' ');
    for (const host of hostsOf(resource)) hosts.set(host, (hosts.get(host) ?? new Map()).set(resource.address, zone));
  }

  function zonesOf({ address, type }: Pick<Resource, 'address' | 'type'>): readonly string[] {
    const { hostnameZone = [] } = factsOf(type);
    const references = (outgoing.get(address) ?? []).filter(({ path }) =>
      hostnameZone.some((end) => leadsInto(path, end)),
    );
    return [...new Set(references.map(({ to }) => to))];
  }

  function hostsOf({ address, type, values }: Resource): readonly string[] {
    const { hostnameZone = [], hostnames: own = [] } = factsOf(type);
    const zones = zonesOf({ address, type }).flatMap((to) => textsAt(byAddress.get(to)?.values, ['name']));
    const written = zones.length > 0 ? zones : hostnameZone.flatMap((path) => textsAt(values, path.split('.')));
    const inZones = textsAt(values, ['name']).flatMap((name) => written.map((zone) => inZone(name, zone)));
    return [...inZones, ...own.flatMap((path) => textsAt(values, path.split('.'))).map(plain)];
  }

  return (text) =>
    [...text.matchAll(HOSTS)].flatMap(([host]): HostNameOwners[] => {
      const found = hosts.get(plain(host));
      if (found === undefined) return [];
      const zones = new Set(found.values());
      return [{ bearers: [...found.keys()], isOne: zones.size === 1 && !zones.has('') }];
    });
}
