/** Who is meant by everybody, and what people call ports and what is open. */
import { listed } from '../../text/english.js';

/** Ranges and tags that are the whole internet, also by halves. */
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

/** No address that somebody has: in a firewall rule of Azure it stands for the services of Azure. */
export const NO_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '0.0.0.0/32']);

export const INTERNET = 'the internet';
/** Everybody by the rule, and those inside by the routes: nothing leads from the internet to where it stands. */
export const ANY_ADDRESS = 'any address';
export const PUBLIC_ADDRESS = 'the internet (public address)';
/** What others may then say: that everybody may read. */
export const PUBLIC_ACCESS = 'public access';
export const EVERYBODY = 'everybody';
export const EVERYBODY_WITH_ACCOUNT = 'everybody with an account';
export const UNAUTHORISED = 'calls without authorisation';
export const ENDPOINT = 'the endpoint';
export const THE_FIREWALL = 'the firewall';

/** Whoever is let in by another word is one of these. */
const ALL_OF_THEM: ReadonlySet<string> = new Set([INTERNET, EVERYBODY]);
const SOME_OF_THEM: ReadonlySet<string> = new Set([EVERYBODY_WITH_ACCOUNT, 'all of Azure', ANY_ADDRESS]);

/** The words for all that are among those of another word, and more. */
export const widerThan = (narrow: string): readonly string[] => (SOME_OF_THEM.has(narrow) ? [...ALL_OF_THEM] : []);

/** The words without those that another one of them says, too: who may call a service is said, not also from where. */
export function withoutNarrower(all: readonly string[]): readonly string[] {
  const narrow = new Set(
    all.includes(EVERYBODY) ? [INTERNET, PUBLIC_ADDRESS, ANY_ADDRESS] : all.includes(INTERNET) ? [PUBLIC_ADDRESS] : [],
  );
  return all.filter((one) => !narrow.has(one));
}

/** True for words that no address range is outside of. */
export const hasAllAddresses = (to: string): boolean => ALL_OF_THEM.has(to) || to === ANY_ADDRESS;

/** By which one gets onto a machine: nobody opens these for its work. */
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

const LAST = 65_535;

/** Protocol empty for any. */
export interface OpenPorts {
  readonly protocol: string;
  readonly from: number;
  readonly to: number;
  /** The code sets them, and their numbers are not known: `from` and `to` are the whole range. */
  readonly isUnknown?: true;
}

const UNKNOWN_PORT = 'a port (number not known)';

/** `port 22 (SSH)`, `ports 8000-8100`, `all ports`. */
export function portsInWords({ protocol, from, to, isUnknown }: OpenPorts): string {
  if (isUnknown === true) return UNKNOWN_PORT;
  const isUsual = protocol === '' || protocol === 'tcp';
  const tail = isUsual || !/^[a-z]+$/.test(protocol) ? '' : ` (${protocol.toUpperCase()})`;
  if (isAllPorts({ from, to })) return `all ports${tail}`;
  if (from !== to) return `ports ${from}-${to}${tail}`;
  const name = isUsual ? ADMINISTRATION.get(from) : undefined;
  return `port ${from}${name === undefined ? tail : ` (${name})`}`;
}

export const isAllPorts = ({ from, to }: Pick<OpenPorts, 'from' | 'to'>): boolean => from <= 1 && to >= LAST;

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

/** `all ports but 443`. */
export const allPortsBut = (left: readonly OpenPorts[]): string =>
  `all ports but ${listed([...new Set(left.map(portInShort))])}`;

const portInShort = (ports: OpenPorts): string =>
  isAllPorts(ports) ? ports.protocol.toUpperCase() : portsInWords(ports).replace(/^ports? /, '');

/** More are counted. */
const EXCEPT_MAX = 2;

/** `except 203.0.113.0/24`; empty for nothing. */
export function exceptFor(ranges: readonly string[]): string {
  if (ranges.length === 0) return '';
  return `except ${ranges.length > EXCEPT_MAX ? `${ranges.length} address ranges` : listed(ranges)}`;
}
