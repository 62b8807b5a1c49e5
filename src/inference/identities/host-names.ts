/** Host names: of records, made of name and zone, and of services with a public name. */

import type { Knowledge } from '../../catalog/knowledge.js';
import { groupBy } from '../../graph/group-by.js';
import { holdsInstanceName, isExact, isInformative, STAND_IN } from '../../graph/instance-name.js';
import { leadsInto, nameOf, type Pattern, type Reference, type Resource } from '../../graph/inventory.js';
import { textsAt } from '../values.js';

/** Matches host names of several labels; a single label only after `://`. */
const HOSTS =
  /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\.)+[a-z][a-z0-9-]{0,62}(?![\w-])|(?<=:\/\/)[a-z0-9][a-z0-9-]{0,62}(?=[:/]|$)/gi;

/** Matches host names with unknown parts, which may be several labels. */
const PARTLY_KNOWN_HOSTS = new RegExp(`(?<![\\w.-])(?:(?:[a-z0-9-]|${STAND_IN})+\\.)*(?:[a-z0-9-]|${STAND_IN})+`, 'gi');

const normalised = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/**
 * Joins a record's name and zone. `@` is the zone itself; some clouds write the whole name with a trailing dot, others
 * the part before the zone.
 */
function inZone(name: string, zone: string): string {
  if (name.endsWith('.')) return normalised(name);
  const [short, outer] = [normalised(name), normalised(zone)];
  if (short === '@' || short === outer || short.endsWith(`.${outer}`)) return short === '@' ? outer : short;
  return `${short}.${outer}`;
}

/** A host name in a text, with the resources that have it. */
interface HostNameOwners {
  readonly owners: readonly string[];
  /** Position in the text. */
  readonly index: number;
  /** True if all are records of one name in one zone: IPv4 and IPv6, or failover. */
  readonly isOneRecord: boolean;
}

/** Finds the owners of each host name in a text. */
export type HostFinder = (text: string) => readonly HostNameOwners[];

/**
 * Returns a function that finds the owners of each host name in a text. A partly unknown host name is that of a record
 * with the same expression.
 * @param known references among the resources
 */
export function hostFinder(
  resources: readonly Resource[],
  known: readonly Reference[],
  { factsOf, isOtherRecord }: Knowledge,
): HostFinder {
  const named = resources.filter(({ type, values }) => {
    const { hostnames, hostnameZone } = factsOf(type);
    return hostnames !== undefined || (hostnameZone !== undefined && !isOtherRecord(type, values));
  });
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

  function hostsOf(resource: Resource): readonly string[] {
    const { hostnameZone = [], hostnames = [] } = factsOf(resource.type);
    const zones = zonesOf(resource).flatMap((to) => namesAt(byAddress.get(to), 'name'));
    const zoneNames = zones.length > 0 ? zones : hostnameZone.flatMap((path) => namesAt(resource, path));
    const names = hostnameZone.length === 0 ? [] : namesAt(resource, 'name');
    return [
      ...names.flatMap((name) => zoneNames.map((zone) => inZone(name, zone))),
      // A name that ends with an unknown part may be the whole name.
      ...names.filter(endsUnknown).map(normalised),
      ...hostnames.flatMap((path) => namesAt(resource, path)).map(normalised),
    ];
  }

  return (text) => {
    const isKnown = !holdsInstanceName(text);
    const matches = [...text.matchAll(isKnown ? HOSTS : PARTLY_KNOWN_HOSTS)];
    // Beside unknown parts any word looks like a host name.
    const isHost = ({ 0: host, index }: RegExpExecArray): boolean =>
      isKnown || /\./.test(host) || holdsInstanceName(host) || text.startsWith('://', index - 3);
    return matches.filter(isHost).flatMap(({ 0: host, index }): HostNameOwners[] => {
      const owners = hosts.get(normalised(host));
      if (owners === undefined) return [];
      const zones = new Set(owners.values());
      return [{ owners: [...owners.keys()], index, isOneRecord: zones.size === 1 && !zones.has('') }];
    });
  };
}

const ENDS_UNKNOWN = new RegExp(`${STAND_IN}$`);
const endsUnknown = (name: string): boolean => ENDS_UNKNOWN.test(name);

/** Returns the texts at a path, including those that are known only in part. */
export function namesAt(resource: Resource | undefined, path: string): readonly string[] {
  const patterns = (resource?.patterns ?? []).filter(
    (pattern) => pattern.path === path && isExact(pattern.text) && isInformative(pattern.text),
  );
  return [...textsAt(resource?.values, path.split('.')), ...patterns.map(({ text }) => text)];
}

// ---- Settings of programs: a host name that is known only in part may be the program's own, or a domain.

/** The name of a setting and its value up to a host name, as JSON, shell scripts and others write them. */
const SETTINGS = [
  /"name"\s*:\s*"([\w.-]{1,64})"\s*,\s*"value"\s*:\s*"[^"]{0,128}$/,
  /([\w.-]{1,64})["']?\s*[:=]\s*["']?[^"'\n]{0,128}$/,
];
const SETTING_LENGTH_MAX = 256;
const SCHEME = /[a-z][\w+.-]{0,31}:\/\/[^/\s"']{0,128}$/i;

/** True if the text before a host name says that the program calls it: a scheme, or the name of the setting. */
export function isForCall(
  { text, path, valueName = nameOf(path) }: Pattern,
  index: number,
  { isForCalls }: Knowledge,
): boolean {
  const before = text.slice(Math.max(0, index - SETTING_LENGTH_MAX), index);
  const isUrl = SCHEME.test(before);
  const setting = before.replace(SCHEME, '');
  const [word = valueName] = SETTINGS.flatMap((pattern) => pattern.exec(setting)?.[1] ?? []);
  return isForCalls(word, isUrl);
}
