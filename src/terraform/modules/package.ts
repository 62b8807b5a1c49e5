/** Fetches a package into a directory: an archive, or one commit from Git. */

import { ANSWER_BYTES_MAX, HOPS_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { decoded, type GitAddress } from '../fetch/git/address.js';
import { type FetchTree, fetchTree } from '../fetch/git/tree.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import { type Answer, get, isSameHost, mayCarryLogin, type Network } from '../fetch/network/get.js';
import type { ReportUsage } from '../fetch/network/quota.js';
import { splitSource } from '../fetch/split-source.js';
import { type ArchiveFormat, unpackArchive } from '../fetch/unpack/index.js';
import { ARCHIVE_BYTES_MAX, CONDITIONS_MAX, CONSTRAINT_LENGTH_MAX, SEGMENTS_MAX, VERSIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type Logins, SERVICE } from './cli-config.js';
import { type ModuleSource, parseModuleSource } from './source.js';

export interface Packages {
  readonly io: Io;
  readonly network: Network;
  readonly logins: Logins;
  readonly git: Omit<FetchTree, 'allowance' | 'privateHosts'>;
}

export interface Package {
  /** Directory that holds the files. */
  readonly root: string;
  /** Folder that the server names, possibly with `*`; empty for the root. */
  readonly folder: string;
  readonly warnings: readonly string[];
}

type PackageRequest = RegistryModule | { readonly source: string };

/**
 * Fetches a package from a registry or an address.
 * @param staging a directory used by this run only
 * @throws FetchError, and the errors of Git
 */
export async function fetchPackage(wanted: PackageRequest, staging: string, packages: Packages): Promise<Package> {
  const { logins, network } = packages;
  let at = 'source' in wanted ? parseArchiveAddress(wanted.source) : null;
  let next = 'source' in wanted ? null : meaningOf(await locate(wanted, logins, network));
  let folder = '';
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    if (next?.kind === 'git') return fromGit(next.address, staging, folder, packages);
    if (next !== null) at = parseArchiveAddress(next.source);
    folder = joined(at!.folder, folder);
    if (at!.format !== null) return fromArchive(at!, staging, folder, packages);
    next = meaningOf(await pageOf(at!, packages));
  }
  throw new FetchError(messages.LOCATION_UNCLEAR);
}

const joined = (outer: string, inner: string): string => [outer, inner].filter((part) => part !== '').join('/');

type Meaning =
  | Extract<ModuleSource, { kind: 'git' }>
  | (ModuleSource & { readonly kind: 'archive'; readonly source: string });

/**
 * Parses the location that a server names. Allows only https and Git over https or SSH (http if the server itself uses http): no
 * files, buckets or programs.
 * @throws FetchError for any other location
 */
function meaningOf({ location, from }: Located): Meaning {
  const isRelative = /^\.{0,2}\//.test(location);
  const text = isRelative && URL.canParse(location, from.href) ? new URL(location, from).href : location;
  const meaning = parseModuleSource(text);
  const isPlain = (scheme: string) => scheme === 'http' && from.protocol === 'https:';
  if (meaning.kind === 'git') {
    const { transport } = meaning.address;
    if (transport !== 'file' && !isPlain(transport)) return meaning;
  }
  if (meaning.kind === 'archive' && !isPlain(text.slice(0, text.indexOf(':')).toLowerCase())) {
    return { kind: 'archive', host: meaning.host, shown: meaning.shown, source: text };
  }
  throw new FetchError(messages.LOCATION_REFUSED);
}

/** Requests the location of the archive from an address that is not an archive, as Terraform does. */
async function pageOf(address: ArchiveAddress, packages: Packages): Promise<Located> {
  const url = new URL(address.url);
  url.searchParams.set('terraform-get', '1');
  const answer = await get(
    { url, login: loginOf(address, packages.logins), bytesMax: ANSWER_BYTES_MAX },
    packages.network,
  );
  const location = answer.headers.get('x-terraform-get') || metaIn(answer);
  if (!location) throw new FetchError(messages.LOCATION_UNCLEAR);
  return { location, from: answer.url };
}

/** Reads `<meta name="terraform-get" content="...">` from the head of a page. */
function metaIn({ bytes }: Answer): string | null {
  const text = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('utf8');
  for (const [tag] of text.matchAll(/<meta\s[^<>]{1,2000}>/gi)) {
    const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"'<>]*)["']`, 'i').exec(tag)?.[1];
    if (attribute('name') === 'terraform-get') return attribute('content')?.replaceAll('&amp;', '&') ?? null;
  }
  return null;
}

/** Bytes at the start of a page that are searched for its head. */
const HEAD_BYTES = 65_536;

function loginOf({ url, password }: ArchiveAddress, logins: Logins): string | null {
  const own = password ?? logins.passwordFor(url.hostname);
  return own === null || !mayCarryLogin(url) ? null : `Basic ${Buffer.from(own).toString('base64')}`;
}

async function fromArchive(address: ArchiveAddress, staging: string, folder: string, packages: Packages) {
  const { io, network, logins } = packages;
  const login = loginOf(address, logins);
  const { bytes } = await get({ url: address.url, login, bytesMax: ARCHIVE_BYTES_MAX }, network);
  await verifyChecksum(bytes, address.checksum);
  const root = `${staging}/package`;
  await io.makeDirectory(root);
  const spend: ReportUsage = (spent) => network.allowance.spend(spent);
  await unpackArchive(bytes, address.format!, { root, io, spend });
  return { root, folder, warnings: [] };
}

async function fromGit(address: GitAddress, staging: string, inner: string, packages: Packages): Promise<Package> {
  const { io, network, git } = packages;
  const { allowance, privateHosts } = network;
  const { tree, warnings } = await fetchTree(address, io, staging, { ...git, allowance, privateHosts });
  return { root: tree, folder: joined(address.subfolder, inner), warnings };
}

// ---- Module registry protocol.
// https://developer.hashicorp.com/terraform/internals/module-registry-protocol

interface RegistryModule {
  readonly host: string;
  /** `namespace/name/system`. */
  readonly name: string;
  /** Version constraint as written; null for the newest version. */
  readonly version: string | null;
}

/** Location of a package from a registry: a source, and the address that it is relative to. */
interface Located {
  readonly location: string;
  readonly from: URL;
}

/**
 * Resolves a registry module to the location of its package.
 * @throws FetchError
 */
async function locate(wanted: RegistryModule, logins: Logins, network: Network): Promise<Located> {
  const constraint = parseConstraint(wanted.version ?? '');
  if (constraint === null) throw new FetchError(messages.CONSTRAINT_UNREADABLE);
  const { base, token } = await serviceOf(wanted.host, logins, network);
  const login = token === null || !mayCarryLogin(base) ? null : `Bearer ${token}`;
  const ask = (path: string) =>
    get({ url: new URL(`${wanted.name}/${path}`, base), login, bytesMax: ANSWER_BYTES_MAX }, network);
  const version = newest(versionsIn(await ask('versions')), constraint);
  if (version === null) throw new FetchError(messages.noSuchVersion(wanted.version), { kind: 'missing' });
  const answer = await ask(`${encodeURIComponent(version.text)}/download`);
  const location = answer.headers.get('x-terraform-get') || textOf(member(jsonOf(answer), 'location'));
  if (!location) throw new FetchError(messages.REGISTRY_UNREADABLE);
  return { location, from: answer.url };
}

interface Service {
  readonly base: URL;
  /** Null if there is no token, or the registry is on another host than the token's. */
  readonly token: string | null;
}

/** Returns the registry of a host: from the user's settings, or from `/.well-known/terraform.json`. */
async function serviceOf(host: string, logins: Logins, network: Network): Promise<Service> {
  const token = logins.tokenFor(host);
  const own = logins.serviceOf(host);
  if (own !== null) return { base: baseOf(own, new URL(`https://${host}/`), true), token };
  const discovery = new URL(`https://${host}/.well-known/terraform.json`);
  const login = token === null ? null : `Bearer ${token}`;
  const answer = await get({ url: discovery, login, bytesMax: ANSWER_BYTES_MAX }, network);
  const service = textOf(member(jsonOf(answer), SERVICE));
  if (service === null) throw new FetchError(messages.noRegistry(host));
  const base = baseOf(service, answer.url, false);
  return { base, token: isSameHost(base, discovery) ? token : null };
}

function baseOf(service: string, from: URL, isOwn: boolean): URL {
  const url = URL.canParse(service, from.href) ? new URL(service, from) : null;
  const isFit = url?.protocol === 'https:' || (isOwn && url?.protocol === 'http:');
  if (url === null || !isFit) throw new FetchError(messages.REGISTRY_UNREADABLE);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

function versionsIn(answer: Answer): readonly string[] {
  const [module] = listOf(member(jsonOf(answer), 'modules'));
  return listOf(member(module, 'versions'))
    .slice(0, VERSIONS_MAX)
    .flatMap((one) => textOf(member(one, 'version')) ?? []);
}

/** Returns undefined for anything but JSON. A response without a body has its location in a header. */
function jsonOf({ bytes }: Answer): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

// ---- Packages over HTTP.
// https://developer.hashicorp.com/terraform/language/modules/sources#http-urls

interface ArchiveAddress {
  /** Request URL, without credentials and without parameters for the client. */
  readonly url: URL;
  /** `user:password` from the address; null if there is none. */
  readonly password: string | null;
  /** Folder in the package, possibly with `*`; empty for its root. */
  readonly folder: string;
  /** Archive format; null if the address is a page that names the archive. */
  readonly format: ArchiveFormat | null;
  readonly checksum: Checksum | null;
}

interface Checksum {
  readonly algorithm: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';
  readonly hex: string;
}

const FORMATS: ReadonlyMap<string, ArchiveFormat> = new Map([
  ['zip', 'zip'],
  ['tar.gz', 'tar.gz'],
  ['tgz', 'tar.gz'],
  ['tar', 'tar'],
]);
const UNREAD = /^(tar\.)?(bz2|xz|zst)$|^t(bz2|xz|zst)$|^gz$/;

/**
 * Parses a source with an HTTP address.
 * @throws FetchError if the address cannot be used
 */
function parseArchiveAddress(source: string): ArchiveAddress {
  const { remote, folder, query } = splitSource(source);
  if (!URL.canParse(remote + query)) throw new FetchError(messages.SOURCE_UNREADABLE);
  const url = new URL(remote + query);
  const { username, password, searchParams } = url;
  url.username = '';
  url.password = '';
  if (username !== '' && !mayCarryLogin(url)) throw new FetchError(messages.PASSWORD_PLAIN);
  const format = formatOf(searchParams.get('archive'), url.pathname.toLowerCase());
  const checksum = checksumOf(searchParams.get('checksum'));
  for (const name of ['archive', 'checksum', 'filename']) searchParams.delete(name);
  url.hash = '';
  const login = username === '' ? null : `${decoded(username) ?? ''}:${decoded(password) ?? ''}`;
  return { url, password: login, folder, format, checksum };
}

function formatOf(asked: string | null, path: string): ArchiveFormat | null {
  const written =
    asked === null || asked === '' ? (/\.((?:tar\.)?[a-z0-9]+)$/.exec(path)?.[1] ?? '') : asked.toLowerCase();
  if (UNREAD.test(written)) throw new FetchError(messages.formatNotRead(written));
  const format = FORMATS.get(written) ?? FORMATS.get(written.replace(/^.*\./, '')) ?? null;
  if (format === null && asked && asked !== 'false') throw new FetchError(messages.FORMAT_UNKNOWN);
  return format;
}

const ALGORITHMS: ReadonlyMap<string, Checksum['algorithm']> = new Map([
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
]);
/** Algorithm by the number of hexadecimal digits. */
const LENGTHS: ReadonlyMap<number, string> = new Map([
  [40, 'sha1'],
  [64, 'sha256'],
  [96, 'sha384'],
  [128, 'sha512'],
]);

function checksumOf(text: string | null): Checksum | null {
  if (text === null || text === '') return null;
  const [, named, hex = ''] = /^(?:([a-z0-9]+):)?([0-9a-f]+)$/i.exec(text) ?? [];
  const name = named?.toLowerCase() ?? LENGTHS.get(hex.length) ?? '';
  const algorithm = ALGORITHMS.get(name);
  if (algorithm === undefined) throw new FetchError(messages.CHECKSUM_UNKNOWN);
  return { algorithm, hex: hex.toLowerCase() };
}

/**
 * Checks the checksum, if there is one.
 * @throws FetchError if it differs
 */
async function verifyChecksum(bytes: Uint8Array, checksum: Checksum | null): Promise<void> {
  if (checksum === null) return;
  const digest = await crypto.subtle.digest(checksum.algorithm, new Uint8Array(bytes));
  if (Buffer.from(digest).toString('hex') !== checksum.hex) throw new FetchError(messages.CHECKSUM_WRONG);
}

// ---- Module versions and version constraints.
// https://developer.hashicorp.com/terraform/language/expressions/version-constraints

interface Version {
  readonly text: string;
  /** At least three numbers. */
  readonly numbers: readonly bigint[];
  /** Empty for a release. */
  readonly prerelease: string;
}

const VERSION = /^v?(\d{1,18}(?:\.\d{1,18})*)(?:-([0-9A-Za-z.~-]{1,200}))?(?:\+[0-9A-Za-z.~-]{1,200})?$/;

/** Parses a version; null if the text is not a version. */
function parseVersion(text: string): (Version & { readonly written: number }) | null {
  const [, numbers, prerelease = ''] = VERSION.exec(text.trim()) ?? [];
  const parts = numbers?.split('.').map(BigInt);
  if (parts === undefined || parts.length > SEGMENTS_MAX) return null;
  const written = parts.length;
  while (parts.length < 3) parts.push(0n);
  return { text: text.trim(), numbers: parts, prerelease, written };
}

/** Compares by the rules of https://semver.org; missing numbers are 0. */
function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < Math.max(a.numbers.length, b.numbers.length); i++) {
    const [x, y] = [a.numbers[i] ?? 0n, b.numbers[i] ?? 0n];
    if (x !== y) return x < y ? -1 : 1;
  }
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === '' || b.prerelease === '') return a.prerelease === '' ? 1 : -1;
  return comparePrereleases(a.prerelease.split('.'), b.prerelease.split('.'));
}

function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    if (x === y) continue;
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    const [isX, isY] = [x, y].map((part) => /^\d+$/.test(part));
    if (isX && isY && BigInt(x) !== BigInt(y)) return BigInt(x) < BigInt(y) ? -1 : 1;
    if (isX !== isY) return isX ? -1 : 1;
    return x < y ? -1 : 1;
  }
  return 0;
}

interface Condition {
  readonly operator: string;
  readonly version: Version;
  /** Number of numbers in the constraint as written: 2 for `~> 1.2`. */
  readonly written: number;
}

type Constraint = readonly Condition[];

/** Parses a constraint. Returns null if it is invalid or has too many conditions, and no conditions for an empty text. */
export function parseConstraint(text: string): Constraint | null {
  if (text.length > CONSTRAINT_LENGTH_MAX) return null;
  if (text.trim() === '') return [];
  const parts = text.split(',');
  if (parts.length > CONDITIONS_MAX) return null;
  const conditions: Condition[] = [];
  for (const part of parts) {
    const [, operator, rest] = /^\s*(=|!=|>=|<=|~>|>|<|)\s*(\S+)\s*$/.exec(part) ?? [];
    const version = rest === undefined ? null : parseVersion(rest);
    if (version === null) return null;
    conditions.push({ operator: operator || '=', version, written: version.written });
  }
  return conditions;
}

/** Returns the newest version that meets all conditions, or null. A prerelease qualifies only if it is named exactly. */
export function newest(versions: readonly string[], constraint: Constraint): Version | null {
  let best: Version | null = null;
  for (const text of versions) {
    const version = parseVersion(text);
    if (version === null || !constraint.every((condition) => meets(version, condition))) continue;
    if (version.prerelease !== '' && !constraint.some((condition) => isExactly(version, condition))) continue;
    if (best === null || compareVersions(version, best) > 0) best = version;
  }
  return best;
}

const isExactly = (version: Version, condition: Condition): boolean =>
  condition.operator === '=' && compareVersions(version, condition.version) === 0;

function meets(version: Version, { operator, version: asked, written }: Condition): boolean {
  const order = compareVersions(version, asked);
  switch (operator) {
    case '!=':
      return order !== 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '~>':
      // All numbers except the last written one must be equal.
      return order >= 0 && asked.numbers.slice(0, written - 1).every((number, i) => version.numbers[i] === number);
    default:
      return order === 0;
  }
}
