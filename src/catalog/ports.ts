/** Ports and protocols of firewall rules, and the phrases for them. */
import { listed } from '../platform/text/english.js';

/** Names of ports for administration, which should not be open to outsiders. */
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

/** A range of ports, both ends included. */
export interface OpenPorts {
  /** Protocol in lower case; empty for any. */
  readonly protocol: string;
  readonly from: number;
  readonly to: number;
  /** True if the code sets the ports but their numbers are unknown; `from` and `to` are then the whole range. */
  readonly isUnknown?: true;
}

const UNKNOWN_PORT = 'a port (number not known)';

/** Returns the ports in words: `port 22 (SSH)`, `port 53 (UDP)`, `ports 8000-8100`, `all ports`. */
export function portsInWords({ protocol, from, to, isUnknown }: OpenPorts): string {
  if (isUnknown === true) return UNKNOWN_PORT;
  const mayBeTcp = protocol === '' || protocol === 'tcp';
  const tail = mayBeTcp || !/^[a-z]+$/.test(protocol) ? '' : ` (${protocol.toUpperCase()})`;
  if (isAllPorts({ from, to })) return `all ports${tail}`;
  if (from !== to) return `ports ${from}-${to}${tail}`;
  const name = mayBeTcp ? ADMINISTRATION.get(from) : undefined;
  return `port ${from}${name === undefined ? tail : ` (${name})`}`;
}

/** True for the whole range, 0-65535 or 1-65535. */
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

/** Returns `all ports but 443`, `all ports but UDP`. */
export const allPortsBut = (openPorts: readonly OpenPorts[]): string =>
  `all ports but ${listed([...new Set(openPorts.map(portOrProtocol))])}`;

const portOrProtocol = (ports: OpenPorts): string =>
  isAllPorts(ports) ? ports.protocol.toUpperCase() : portsInWords(ports).replace(/^ports? /, '');

/** Returns `HTTPS 443`; the port alone if the protocol is unknown or not worth naming. */
export function protocolAndPort(port: number, protocol: string): string {
  const word = protocol.toUpperCase();
  return SHOWN_PROTOCOLS.has(word) ? `${word} ${port}` : String(port);
}

/** Protocols that are named beside a port. */
const SHOWN_PROTOCOLS: ReadonlySet<string> = new Set(['HTTP', 'HTTPS', 'TLS', 'UDP']);

// ---- Protocols in firewall rules of all clouds.

/** Protocols by number or alias; the empty protocol is any. https://www.iana.org/assignments/protocol-numbers */
export const PROTOCOL_ALIASES: ReadonlyMap<string, string> = new Map([
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

/** Protocols without requests: ping, tunnels. Names as in the values of `PROTOCOL_ALIASES`. */
export const PROTOCOLS_WITHOUT_CALLS: ReadonlySet<string> = new Set([
  'icmp',
  'icmpv6',
  'ah',
  'esp',
  'igmp',
  'ipip',
  'vrrp',
]);

/** Returns `ICMP`, `ICMPv6`. */
export const protocolInWords = (protocol: string): string =>
  protocol === 'icmpv6' ? 'ICMPv6' : protocol.toUpperCase();
