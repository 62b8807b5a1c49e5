/** Words, ports and address ranges of firewall rules and exposure. */
import { listed } from '../platform/text/english.js';

// ---- Words for everybody, and for ports

/** Ranges and tags that mean the whole internet, or half of it. */
export const THE_INTERNET: ReadonlySet<string> = new Set([
  '*',
  'any',
  'internet',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1',
  '128.0.0.0/1',
  '::/1',
  '8000::/1',
]);

/** Means Azure services in an Azure firewall rule; no host has this address. */
export const NO_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '0.0.0.0/32']);

export const INTERNET = 'the internet';
/** For a rule that allows everybody, in a place without a route from the internet. */
export const ANY_ADDRESS = 'any address';
export const PUBLIC_ADDRESS = 'the internet (public address)';
/** For public permissions, such as reading by everybody. */
export const PUBLIC_ACCESS = 'public access';
export const EVERYBODY = 'everybody';
export const EVERYBODY_WITH_ACCOUNT = 'everybody with an account';
/** For an entrance that asks users to sign in (Identity-Aware Proxy). */
export const EVERYBODY_UNKNOWN = 'everybody without a sign-in (IAP)';
export const UNAUTHORISED = 'calls without authorisation';
export const ENDPOINT = 'the endpoint';
export const THE_FIREWALL = 'the firewall';

// Everybody: any other word names a subset of these.
const ALL_ADDRESSES: ReadonlySet<string> = new Set([INTERNET, EVERYBODY]);
const SOME_ADDRESSES: ReadonlySet<string> = new Set([EVERYBODY_WITH_ACCOUNT, 'all of Azure', ANY_ADDRESS]);

/** Returns the words that include another word. */
export const widerThan = (narrow: string): readonly string[] => (SOME_ADDRESSES.has(narrow) ? [...ALL_ADDRESSES] : []);

/** Drops words that another one includes: "everybody" makes "the internet" redundant. */
export function withoutNarrower(phrases: readonly string[]): readonly string[] {
  const narrow = new Set(
    phrases.includes(EVERYBODY)
      ? [INTERNET, PUBLIC_ADDRESS, ANY_ADDRESS]
      : phrases.includes(INTERNET)
        ? [PUBLIC_ADDRESS]
        : [],
  );
  return phrases.filter((phrase) => !narrow.has(phrase));
}

/** True for words that include every address. */
export const hasAllAddresses = (phrase: string): boolean => ALL_ADDRESSES.has(phrase) || phrase === ANY_ADDRESS;

/** Administration ports, which no workload opens for its work. */
const ADMINISTRATION: ReadonlyMap<number, string> = new Map([
  [21, 'FTP'],
  [22, 'SSH'],
  [23, 'Telnet'],
  [445, 'SMB'],
  [2375, 'Docker'],
  [3389, 'RDP'],
  [5900, 'VNC'],
  [5985, 'WinRM'],
  [5986, 'WinRM'],
]);

const LAST_PORT = 65_535;

/** Port range; the protocol is empty for any. */
export interface OpenPorts {
  readonly protocol: string;
  readonly from: number;
  readonly to: number;
  /** True if the code sets the ports but their numbers are unknown; `from` and `to` are then the whole range. */
  readonly isUnknown?: true;
}

const UNKNOWN_PORT = 'a port (number not known)';

/** Returns `port 22 (SSH)`, `ports 8000-8100` or `all ports`. */
export function portsInWords({ protocol, from, to, isUnknown }: OpenPorts): string {
  if (isUnknown === true) return UNKNOWN_PORT;
  const isTcp = protocol === '' || protocol === 'tcp';
  const tail = isTcp || !/^[a-z]+$/.test(protocol) ? '' : ` (${protocol.toUpperCase()})`;
  if (isAllPorts({ from, to })) return `all ports${tail}`;
  if (from !== to) return `ports ${from}-${to}${tail}`;
  const name = isTcp ? ADMINISTRATION.get(from) : undefined;
  return `port ${from}${name === undefined ? tail : ` (${name})`}`;
}

export const isAllPorts = ({ from, to }: Pick<OpenPorts, 'from' | 'to'>): boolean => from <= 1 && to >= LAST_PORT;

const SINGLE_PORT = /^port (\d+)(.*)$/;

/**
 * Joins phrases of `portsInWords`, single ports first and by number.
 * @example portsListed(['port 443', 'port 22 (SSH)']) // 'ports 22 (SSH) and 443'
 */
export function portsListed(texts: readonly string[]): string {
  const single = texts.filter((text) => SINGLE_PORT.test(text)).sort((a, b) => numberIn(a) - numberIn(b));
  if (single.length < 2) return listed(texts);
  const others = texts.filter((text) => !single.includes(text));
  return listed([`ports ${listed(single.map((text) => text.slice('port '.length)))}`, ...others]);
}

const numberIn = (text: string): number => Number(SINGLE_PORT.exec(text)?.[1]);

/** Returns `all ports but 443`. */
export const allPortsBut = (openPorts: readonly OpenPorts[]): string =>
  `all ports but ${listed([...new Set(openPorts.map(portInShort))])}`;

const portInShort = (ports: OpenPorts): string =>
  isAllPorts(ports) ? ports.protocol.toUpperCase() : portsInWords(ports).replace(/^ports? /, '');

// Maximum number of listed ranges; more are counted.
const EXCEPT_MAX = 2;

/** Returns `except 203.0.113.0/24`; empty for no range. */
export function exceptFor(ranges: readonly string[]): string {
  if (ranges.length === 0) return '';
  return `except ${ranges.length > EXCEPT_MAX ? `${ranges.length} address ranges` : listed(ranges)}`;
}

/** Returns `HTTPS 443`; the port alone if the protocol is unknown or not worth naming. */
export function portInWords(port: number, protocol: string): string {
  const word = protocol.toUpperCase();
  return SHOWN_PROTOCOLS.has(word) ? `${word} ${port}` : String(port);
}

// Protocols named beside a port.
const SHOWN_PROTOCOLS: ReadonlySet<string> = new Set(['HTTP', 'HTTPS', 'TLS', 'UDP']);

// ---- Address ranges of rules: CIDR blocks, single addresses and `first-last`, IPv4 and IPv6

/** Addresses as numbers, both ends included. */
interface Interval {
  readonly bits: 32 | 128;
  readonly from: bigint;
  readonly to: bigint;
}

// Maximum length of a range.
const LENGTH_MAX = 90;

// Service tags of a cloud: `VirtualNetwork`, `AzureCloud.WestEurope`.
const TAG = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)?$/;

/** True for an address range or service tag, which may be shown as written. */
export const isRange = (text: string): boolean =>
  text.length <= LENGTH_MAX && (TAG.test(text) || intervalOf(text) !== null);

/** True if the ranges together contain every address of a range. A service tag is contained in itself only. */
export function isRangeWithin(range: string, others: readonly string[]): boolean {
  if (others.includes(range)) return true;
  const interval = intervalOf(range);
  if (interval === null) return false;
  const intervals = others
    .map(intervalOf)
    .filter((other): other is Interval => other !== null && other.bits === interval.bits)
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  let next = interval.from;
  for (const { from, to } of intervals) {
    if (from > next) return false;
    if (to >= next) next = to + 1n;
    if (next > interval.to) return true;
  }
  return false;
}

/** Returns the number of addresses in a range; 0 for a service tag. */
export function sizeOfRange(range: string): bigint {
  const interval = intervalOf(range);
  return interval === null ? 0n : interval.to - interval.from + 1n;
}

function intervalOf(text: string): Interval | null {
  if (text.length > LENGTH_MAX) return null;
  const [first = '', last, ...more] = text.split('-');
  if (more.length > 0) return null;
  if (last === undefined) return blockOf(first);
  const [from, to] = [blockOf(first.trim()), blockOf(last.trim())];
  if (from === null || to === null || from.bits !== to.bits || from.from > to.to) return null;
  return { bits: from.bits, from: from.from, to: to.to };
}

/** Parses a CIDR block or a single address. */
function blockOf(text: string): Interval | null {
  const [address = '', length, ...more] = text.split('/');
  const parsed = numberOf(address);
  if (parsed === null || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const { bits, value } = parsed;
  const hostBits = BigInt(bits - Number(length ?? bits));
  if (hostBits < 0n) return null;
  const from = (value >> hostBits) << hostBits;
  return { bits, from, to: from + (1n << hostBits) - 1n };
}

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const V6 = /^[0-9a-f]{0,4}(:[0-9a-f]{0,4}){1,8}$/i;

function numberOf(text: string): { readonly bits: 32 | 128; readonly value: bigint } | null {
  const bytes = V4.exec(text)?.slice(1).map(Number);
  if (bytes !== undefined) {
    if (bytes.some((byte) => byte > 255)) return null;
    return { bits: 32, value: bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n) };
  }
  if (!V6.test(text)) return null;
  const [head = '', tail, ...more] = text.split('::');
  const groups = (part: string | undefined): string[] => (part === undefined || part === '' ? [] : part.split(':'));
  const [start, end] = [groups(head), groups(tail)];
  const missing = 8 - start.length - end.length;
  if (more.length > 0 || [...start, ...end].includes('') || (tail === undefined ? missing !== 0 : missing < 1))
    return null;
  const complete = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  return { bits: 128, value: complete.reduce((sum, group) => sum * 65_536n + BigInt(Number.parseInt(group, 16)), 0n) };
}

// ---- Words in firewall rules of all clouds

/** Ranges that mean everywhere, or the whole network. https://learn.microsoft.com/azure/virtual-network/service-tags-overview */
export const EVERYWHERE: ReadonlySet<string> = new Set(['*', 'any', '0.0.0.0/0', '::/0', 'virtualnetwork']);

/** Address ranges of outsiders. */
export interface Outsiders {
  /** Words and ranges for everybody. */
  readonly anybody: ReadonlySet<string>;
  /** Ranges of private networks and of cloud health checks, which no outsider has. */
  readonly never: readonly string[];
  /** Tunnelling proxy for users without a route of their own, and its ranges. */
  readonly tunnels: { readonly says: string; readonly ranges: ReadonlySet<string> };
}

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry, https://www.iana.org/assignments/iana-ipv6-special-registry,
 * https://cloud.google.com/load-balancing/docs/health-check-concepts#ip-ranges,
 * https://cloud.google.com/iap/docs/using-tcp-forwarding, https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
export const OUTSIDERS: Outsiders = {
  anybody: new Set(['*', 'any', 'internet', '0.0.0.0/0', '::/0']),
  never: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
    ...['::/128', '::1/128', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
    ...['35.191.0.0/16', '130.211.0.0/22', '209.85.152.0/22', '209.85.204.0/22', '35.235.240.0/20', '168.63.129.16/32'],
  ],
  tunnels: { says: 'IAP', ranges: new Set(['35.235.240.0/20']) },
};

/** True for a range from which nobody outside comes: of private networks, or of a cloud's health checks. */
export const isPrivateRange = (range: string): boolean => isRangeWithin(range, OUTSIDERS.never);

/** Aliases of protocols; the empty one is any. https://www.iana.org/assignments/protocol-numbers */
export const PROTOCOLS: ReadonlyMap<string, string> = new Map([
  ['-1', ''],
  ['*', ''],
  ['all', ''],
  ['any', ''],
  ['1', 'icmp'],
  ['2', 'igmp'],
  ['4', 'ipip'],
  ['6', 'tcp'],
  ['17', 'udp'],
  ['50', 'esp'],
  ['51', 'ah'],
  ['58', 'icmpv6'],
  ['ipv6-icmp', 'icmpv6'],
  ['112', 'vrrp'],
  ['132', 'sctp'],
]);

/** Protocols that carry no calls: ping, tunnels. Names as in `PROTOCOLS`. */
export const NO_CALLS: ReadonlySet<string> = new Set(['icmp', 'icmpv6', 'ah', 'esp', 'igmp', 'ipip', 'vrrp']);

/** Returns `ICMP`, `ICMPv6`. */
export const protocolInWords = (protocol: string): string =>
  protocol === 'icmpv6' ? 'ICMPv6' : protocol.toUpperCase();

// ---- Ends of firewall rules that are no address range

export const UNKNOWN_ADDRESSES = 'addresses (not known)';
/** For labels, whose texts are not shown. */
export const TAGGED = 'tagged machines';

/** Words for peers of other kinds, by their attribute: see `PermissionRule.otherPeers`. */
export const OTHER_PEER_WORDS: ReadonlyMap<string, string> = new Map([
  ['self', 'the group itself'],
  ['prefix_list_id', 'a prefix list'],
  ['prefix_list_ids', 'a prefix list'],
]);

/** True for a string that a report may show as the end of a rule, besides the address of a resource. */
export const isPeer = (text: string): boolean =>
  text === UNKNOWN_ADDRESSES || text === TAGGED || isRange(text) || [...OTHER_PEER_WORDS.values()].includes(text);
