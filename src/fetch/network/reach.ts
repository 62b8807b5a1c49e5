/**
 * Which hosts code of strangers may make this machine talk to: those of the public internet, and those that the user has
 * allowed by name. Nothing here asks the network; the connection is asked about with `mayConnect` when it is made.
 */
import ipaddr from 'ipaddr.js';
import { METADATA_ADDRESSES, METADATA_HOSTS } from '../../catalog/cloud.js';

/** `anywhere`: allowed by name. `public`: to public addresses. `nowhere`: it is no public host whatever it resolves to. */
export type Reach = 'anywhere' | 'public' | 'nowhere';

/** @param host of a URL or an address of Git, with or without a port and brackets */
export function reachOf(host: string, privateHosts: readonly string[]): Reach {
  const name = nameOf(host);
  if (privateHosts.some((allowed) => nameOf(allowed) === name && name !== '')) return 'anywhere';
  if (name.includes(':')) return isPublicAddress(name) ? 'public' : 'nowhere';
  if (name.length > NAME_LENGTH_MAX) return 'nowhere';
  const labels = name.split('.');
  // What ends in a number is an address for every resolver: also `2130706433`, `0x7f.1`, `0177.0.0.1`.
  if (/^(0x[0-9a-f]*|\d+)$/.test(labels.at(-1)!)) {
    return /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(name) && isPublicAddress(name) ? 'public' : 'nowhere';
  }
  // A name without a dot is looked up in the domains of the network around; `localhost.` is localhost.
  const isLocal = labels.length < 2 || labels.includes('') || LOCAL.has(labels.at(-1)!) || METADATA_HOSTS.has(name);
  return isLocal || spellsAddress(name) ? 'nowhere' : 'public';
}

/**
 * Names that are made to mean the address in them, `169.254.169.254.nip.io`, `10-0-0-1.sslip.io`. Where this machine looks
 * a name up its address is asked about anyway; behind a proxy the name is all that is known.
 */
function spellsAddress(name: string): boolean {
  const numbers = [...name.matchAll(/(?<![a-z0-9])(?=((?:\d{1,3}[.-]){3}\d{1,3})(?![a-z0-9]))/g)].map(
    ([, text]) => text!,
  );
  const words = name.split(/[.-]/).filter((label) => /^[0-9a-f]{8}$/.test(label));
  const addresses = [
    ...numbers.map((text) => text.split(/[.-]/).map(Number).join('.')),
    ...words.map((word) => Buffer.from(word, 'hex').join('.')),
  ];
  return addresses.some(
    (address) => ipaddr.IPv4.isValidFourPartDecimal(address) && OF_NETWORKS.has(ipaddr.IPv4.parse(address).range()),
  );
}

/** Others are in names by chance. */
const OF_NETWORKS: ReadonlySet<string> = new Set(['private', 'loopback', 'linkLocal', 'carrierGradeNat']);

export const mayConnect = (reach: Reach): ((address: string) => boolean) =>
  reach === 'anywhere' ? () => true : reach === 'public' ? isPublicAddress : () => false;

/** Lower case, without port and brackets. */
export function nameOf(host: string): string {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed !== null) return bracketed[1]!;
  return /^[^:]*:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text;
}

/** RFC 1035; a longer one is a text that somebody wants to be read. */
const NAME_LENGTH_MAX = 253;

/** For a message: a server may have named it. */
export const shownHost = (host: string): string => nameOf(host).slice(0, NAME_LENGTH_MAX);

/** RFC 6761, 6762 with its appendix G, and 8375, clusters of Kubernetes: never of the public internet. */
const LOCAL: ReadonlySet<string> = new Set([
  ...['localhost', 'localdomain', 'local', 'internal', 'arpa', 'onion', 'test', 'invalid', 'alt'],
  ...['intranet', 'private', 'corp', 'home', 'lan', 'svc'],
]);
/** Not loopback, private, link-local, shared, multicast, reserved; in IPv6 global unicast without an IPv4 address in it. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || METADATA_ADDRESSES.has(parsed.toString())) return false;
  // 2000::/3 is all of IPv6 that is given out.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20;
}
