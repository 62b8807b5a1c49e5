/** Who is meant by everybody, and what people call ports and what is open. */

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
export const WHOLE_ACCOUNT = 'the whole account';
export const WHOLE_PROJECT = 'the whole project';

/** Whoever is let in by another word is one of these. */
const ALL_OF_THEM: ReadonlySet<string> = new Set([INTERNET, EVERYBODY]);
const SOME_OF_THEM: ReadonlySet<string> = new Set([EVERYBODY_WITH_ACCOUNT, 'all of Azure', ANY_ADDRESS]);

/** The words for all that are among those of another word, and more. */
export const widerThan = (narrow: string): readonly string[] => (SOME_OF_THEM.has(narrow) ? [...ALL_OF_THEM] : []);

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
}

/** `port 22 (SSH)`, `ports 8000-8100`, `all ports`. */
export function portsInWords({ protocol, from, to }: OpenPorts): string {
  const isUsual = protocol === '' || protocol === 'tcp';
  const tail = isUsual || !/^[a-z]+$/.test(protocol) ? '' : ` (${protocol.toUpperCase()})`;
  if (from <= 1 && to >= LAST) return `all ports${tail}`;
  if (from !== to) return `ports ${from}-${to}${tail}`;
  const name = isUsual ? ADMINISTRATION.get(from) : undefined;
  return `port ${from}${name === undefined ? tail : ` (${name})`}`;
}
