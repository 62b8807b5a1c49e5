/**
 * Hosts that untrusted code may make this machine contact: hosts on the public internet, and those that the user allows by name.
 * This file sends no requests. `mayConnect` checks the IP address when a connection opens.
 */
import ipaddr from 'ipaddr.js';
import { METADATA_ADDRESSES, METADATA_HOSTS } from '../../../catalog/cloud.js';

/** `anywhere`: allowed by name. `public`: may resolve to public addresses only. `nowhere`: never a public host. */
export type Reach = 'anywhere' | 'public' | 'nowhere';

/**
 * Returns where connections to a host may go.
 * @param host host of a URL or Git address, with or without port and brackets
 */
export function reachOf(host: string, privateHosts: readonly string[]): Reach {
  const name = nameOf(host);
  if (privateHosts.some((allowed) => nameOf(allowed) === name && name !== '')) return 'anywhere';
  if (name.includes(':')) return isPublicAddress(name) ? 'public' : 'nowhere';
  if (name.length > NAME_LENGTH_MAX) return 'nowhere';
  const labels = name.split('.');
  // Resolvers treat a name that ends in a number as an address, including `2130706433`, `0x7f.1` and `0177.0.0.1`.
  if (/^(0x[0-9a-f]*|\d+)$/.test(labels.at(-1)!)) {
    return /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(name) && isPublicAddress(name) ? 'public' : 'nowhere';
  }
  // Resolvers look up a name without a dot in the local network's domains; `localhost.` is localhost.
  const isLocal = labels.length < 2 || labels.includes('') || LOCAL.has(labels.at(-1)!) || METADATA_HOSTS.has(name);
  return isLocal || spellsAddress(name) ? 'nowhere' : 'public';
}

/**
 * True for names that resolve to the private address they contain, such as `169.254.169.254.nip.io` and `10-0-0-1.sslip.io`.
 * If this machine resolves the name, the address is checked anyway. Behind a proxy, only the name is known.
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

/** Other ranges occur in names by coincidence. */
const OF_NETWORKS: ReadonlySet<string> = new Set(['private', 'loopback', 'linkLocal', 'carrierGradeNat']);

/** Returns a predicate for the IP addresses that connections with this reach may go to. */
export const mayConnect = (reach: Reach): ((address: string) => boolean) =>
  reach === 'anywhere' ? () => true : reach === 'public' ? isPublicAddress : () => false;

/** Returns the host in lower case, without port and brackets. */
export function nameOf(host: string): string {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed !== null) return bracketed[1]!;
  return /^[^:]*:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text;
}

/** Limit of RFC 1035. A longer name is text that someone wants to be displayed. */
const NAME_LENGTH_MAX = 253;

/** Returns a host for messages, shortened because a server may have chosen it. */
export const shownHost = (host: string): string => nameOf(host).slice(0, NAME_LENGTH_MAX);

/** RFC 6761, RFC 6762 (appendix G), RFC 8375, and Kubernetes cluster names. Never public. */
const LOCAL: ReadonlySet<string> = new Set([
  ...['localhost', 'localdomain', 'local', 'internal', 'arpa', 'onion', 'test', 'invalid', 'alt'],
  ...['intranet', 'private', 'corp', 'home', 'lan', 'svc'],
]);
/**
 * True for addresses of the public internet. False for loopback, private, link-local, shared, multicast, reserved and metadata
 * addresses. IPv6 addresses must be global unicast without an embedded IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || METADATA_ADDRESSES.has(parsed.toString())) return false;
  // 2000::/3 is the only allocated range of IPv6.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20;
}
