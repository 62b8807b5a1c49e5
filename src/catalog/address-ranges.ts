/**
 * Address ranges of firewall rules: CIDR blocks, single addresses and `first-last`, IPv4 and IPv6; the ranges with a
 * special meaning; and the words for peers that are not ranges.
 */
import { parseTerraformAddress, type TerraformAddress } from '../graph/terraform-address.js';
import { listed } from '../platform/text/english.js';

/** Addresses as numbers, both ends included. */
interface Interval {
  readonly bits: 32 | 128;
  readonly from: bigint;
  readonly to: bigint;
}

/** Maximum length of the text of a range. */
const LENGTH_MAX = 90;

/** The shape of a cloud's service tag: `VirtualNetwork`, `AzureCloud.WestEurope`. Any other word has it too. */
const TAG = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)?$/;

/** True for an address range, or a word in the shape of a service tag. Either may be shown as written. */
export const isRangeOrTag = (text: string): boolean =>
  text.length <= LENGTH_MAX && (TAG.test(text) || intervalOf(text) !== null);

/** True if `ranges` together contain every address of `range`. A service tag is contained in itself only. */
export function isRangeWithin(range: string, ranges: readonly string[]): boolean {
  if (ranges.includes(range)) return true;
  const interval = intervalOf(range);
  if (interval === null) return false;
  const intervals = ranges
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

/** Returns the number of addresses in a range; 0 for anything else, such as a service tag. */
export function sizeOfRange(range: string): bigint {
  const interval = intervalOf(range);
  return interval === null ? 0n : interval.to - interval.from + 1n;
}

/** Parses a CIDR block, an address or `first-last`; null for anything else. */
function intervalOf(text: string): Interval | null {
  if (text.length > LENGTH_MAX) return null;
  const [first = '', last, ...more] = text.split('-');
  if (more.length > 0) return null;
  if (last === undefined) return blockOf(first);
  const [from, to] = [blockOf(first.trim()), blockOf(last.trim())];
  if (from === null || to === null || from.bits !== to.bits || from.from > to.to) return null;
  return { bits: from.bits, from: from.from, to: to.to };
}

/** Parses a CIDR block or a single address; null for anything else. */
function blockOf(text: string): Interval | null {
  const [address = '', length, ...more] = text.split('/');
  const parsed = parseAddress(address);
  if (parsed === null || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const { bits, value } = parsed;
  const hostBits = BigInt(bits - Number(length ?? bits));
  if (hostBits < 0n) return null;
  const from = (value >> hostBits) << hostBits;
  return { bits, from, to: from + (1n << hostBits) - 1n };
}

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const V6 = /^[0-9a-f]{0,4}(:[0-9a-f]{0,4}){1,8}$/i;

/** Parses an IPv4 or IPv6 address; null for anything else. */
function parseAddress(text: string): { readonly bits: 32 | 128; readonly value: bigint } | null {
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

/** Maximum number of excepted ranges that are listed; more are counted. */
const EXCEPTED_RANGES_MAX = 2;

/** Returns `except 203.0.113.0/24`; empty for no range. */
export function exceptPhrase(ranges: readonly string[]): string {
  if (ranges.length === 0) return '';
  return `except ${ranges.length > EXCEPTED_RANGES_MAX ? `${ranges.length} address ranges` : listed(ranges)}`;
}

// ---- Ranges with a special meaning.

/** Ranges and tags, in lower case, that mean the whole internet or half of it. */
export const INTERNET_RANGES: ReadonlySet<string> = new Set([
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

/** In an Azure firewall rule, this address means all Azure services. */
export const PLATFORM_SERVICES: ReadonlySet<string> = new Set(['0.0.0.0', '0.0.0.0/32']);

/**
 * Ranges and tags, in lower case, that do not limit a rule: everywhere, or everywhere within the network.
 * https://learn.microsoft.com/azure/virtual-network/service-tags-overview
 */
export const UNLIMITED_RANGES: ReadonlySet<string> = new Set(['*', 'any', '0.0.0.0/0', '::/0', 'virtualnetwork']);

/** Tells the addresses of outsiders from those of the estate. */
export interface OutsiderRanges {
  /** Words and ranges for everybody. */
  readonly anybody: ReadonlySet<string>;
  /**
   * Ranges that never are the source of an outsider's request: private, reserved and multicast networks, and the
   * clouds' own proxies and health checks.
   */
  readonly never: readonly string[];
  /** The cloud's tunnelling proxy, through which users reach machines without a public address, and its ranges. */
  readonly tunnels: { readonly label: string; readonly ranges: ReadonlySet<string> };
}

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry,
 * https://cloud.google.com/load-balancing/docs/health-check-concepts#ip-ranges,
 * https://cloud.google.com/iap/docs/using-tcp-forwarding,
 * https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 */
export const OUTSIDERS: OutsiderRanges = {
  anybody: new Set(['*', 'any', 'internet', '0.0.0.0/0', '::/0']),
  never: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
    ...['::/128', '::1/128', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
    ...['35.191.0.0/16', '130.211.0.0/22', '209.85.152.0/22', '209.85.204.0/22', '35.235.240.0/20', '168.63.129.16/32'],
  ],
  tunnels: { label: 'IAP', ranges: new Set(['35.235.240.0/20']) },
};

/** True for a range within `OUTSIDERS.never`, from which no outsider comes. */
export const isNeverOutside = (range: string): boolean => isRangeWithin(range, OUTSIDERS.never);

/** True for a range of a machine's own addresses, from which no other machine can send a request. */
export const isLoopback = (range: string): boolean => isRangeWithin(range, ['127.0.0.0/8', '::1/128']);

// ---- Ends of firewall rules that are not address ranges.

/** Stands for peers whose addresses the code leaves open. */
export const UNKNOWN_ADDRESSES = 'addresses (not known)';
/** Stands for peers that a rule selects by a label, which is not shown. */
export const TAGGED_MACHINES = 'tagged machines';

const THE_ADDRESSES = 'the addresses';
const THE_GROUP_ITSELF = 'the group itself';

/** Words of attributes that say which end they are, `source_security_group_id`, or that the value is an identity. */
const END_WORDS: ReadonlySet<string> = new Set([
  ...['allowed', 'destination', 'id', 'ids', 'peer', 'referenced', 'remote', 'source', 'target', 'user'],
]);

/**
 * Returns a peer whose identity or addresses the code leaves open, by the name that the code gives it: `the security group
 * vpn_sg_id`.
 * @param attribute attribute of the rule that names the peer
 * @param isRange true for an attribute with addresses
 */
export function unknownPeer(attribute: string, name: string, isRange: boolean): string {
  if (!NAME_IN_CODE.test(name)) return UNKNOWN_ADDRESSES;
  const words = attribute
    .split('_')
    .filter((word) => !END_WORDS.has(word))
    .map((word) => KIND_WORDS.get(word) ?? word)
    .join(' ');
  const kind = isRange || words === '' ? THE_ADDRESSES : `the ${words === 'group' ? 'security group' : words}`;
  return `${kind} ${name}`;
}

const KIND_WORDS: ReadonlyMap<string, string> = new Map([
  ['accounts', 'account'],
  ['groups', 'group'],
  ['lists', 'list'],
  ['sgid', 'security group'],
]);
const NAME_IN_CODE = /^[A-Za-z_][A-Za-z0-9_-]{0,59}$/;
const UNKNOWN_PEER = /^the [a-z]+(?: [a-z]+){0,3} [A-Za-z_][A-Za-z0-9_-]{0,59}$/;

/** True for a peer of `unknownPeer`, and for one without a name. */
export const isUnknownPeer = (peer: string): boolean =>
  peer === UNKNOWN_ADDRESSES || (UNKNOWN_PEER.test(peer) && peer !== THE_GROUP_ITSELF);

/** True for a peer whose addresses the code leaves open, so that it may be anybody. */
export const mayBeAnybody = (peer: string): boolean =>
  peer === UNKNOWN_ADDRESSES || (isUnknownPeer(peer) && peer.startsWith(THE_ADDRESSES));

/** Phrases for other kinds of peers, by the attribute that names them (`PermissionRule.otherPeers`). */
export const OTHER_PEER_WORDS: ReadonlyMap<string, string> = new Map([
  ['self', THE_GROUP_ITSELF],
  ['prefix_list_id', 'a prefix list'],
  ['prefix_list_ids', 'a prefix list'],
]);

/** True for an attribute of `OTHER_PEER_WORDS` that names its peer. */
export const isNamedPeer = (attribute: string): boolean => attribute.startsWith('prefix_list_id');

/**
 * True for a text that a report may show as an end of a rule. Any single word passes as a service tag. Addresses
 * of resources may be shown too, but are not tested here.
 */
export const isPeer = (text: string): boolean =>
  isUnknownPeer(text) ||
  text === TAGGED_MACHINES ||
  isRangeOrTag(text) ||
  [...OTHER_PEER_WORDS.values()].includes(text);

/** Returns the resource that an end of a rule is; null for any other end. `Storage.WestEurope` is a service tag. */
export const resourceOfPeer = (peer: string): TerraformAddress | null =>
  isPeer(peer) ? null : parseTerraformAddress(peer);
