/**
 * Fetches the package of a module into a directory: an archive, or one commit from Git. `fetcher.ts` moves it to the
 * cache. Follows registries and pages until one names an archive or a repository.
 */

import { ANSWER_BYTES_MAX, HOPS_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { type GitAddress, percentDecode } from '../fetch/git/address.js';
import { type FetchTree, fetchTree } from '../fetch/git/tree.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import { type Answer, get, mayCarryLogin, type Network } from '../fetch/network/get.js';
import type { ReportUsage } from '../fetch/network/quota.js';
import { splitSource } from '../fetch/split-source.js';
import { type ArchiveFormat, unpackArchive } from '../fetch/unpack/index.js';
import { ARCHIVE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Logins } from './cli-config.js';
import { locateModule, type PackageLocation, type RegistryModule } from './registry.js';
import { type ModuleSource, parseModuleSource } from './source.js';

/** Everything that fetching needs from the run. */
export interface FetchContext {
  readonly io: Io;
  readonly network: Network;
  readonly logins: Logins;
  readonly git: Omit<FetchTree, 'quota' | 'privateHosts'>;
}

/** A fetched package. */
export interface FetchedPackage {
  /** Directory with the files. */
  readonly root: string;
  /** Folder that the server names, possibly with `*`; empty for the root. */
  readonly folder: string;
  readonly warnings: readonly string[];
}

/** A module of a registry, or the address of an archive without its folder. */
type PackageRequest = RegistryModule | { readonly source: string };

/**
 * Fetches a package from a registry or an address.
 * @param staging a directory used by this run only
 * @throws FetchError, and the errors of `fetchTree`
 */
export async function fetchPackage(
  request: PackageRequest,
  staging: string,
  context: FetchContext,
): Promise<FetchedPackage> {
  const { logins, network } = context;
  let target: Target =
    'source' in request
      ? { kind: 'http', address: parseArchiveAddress(request.source) }
      : targetAt(await locateModule(request, logins, network));
  let folder = '';
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    if (target.kind === 'git') return fetchRepository(target.address, staging, folder, context);
    folder = joinFolders(target.address.folder, folder);
    if (target.address.format !== null) return fetchArchive(target.address, staging, folder, context);
    target = targetAt(await locationOnPage(target.address, context));
  }
  throw new FetchError(messages.LOCATION_UNCLEAR);
}

/** Joins two relative paths; either of them may be empty. */
const joinFolders = (outer: string, inner: string): string => [outer, inner].filter((path) => path !== '').join('/');

/** An address to request next. */
type Target =
  | Extract<ModuleSource, { kind: 'git' }>
  /** An archive, or a page that names one. */
  | { readonly kind: 'http'; readonly address: ArchiveAddress };

/**
 * Parses the location that a server names. Allows only https and Git over https or SSH (http if the server itself uses
 * http): no files, buckets or programs.
 * @throws FetchError for any other location
 */
function targetAt({ source, from }: PackageLocation): Target {
  const isRelative = /^\.{0,2}\//.test(source);
  const absolute = isRelative && URL.canParse(source, from.href) ? new URL(source, from).href : source;
  const parsed = parseModuleSource(absolute);
  const isDowngrade = (scheme: string) => scheme === 'http' && from.protocol === 'https:';
  if (parsed.kind === 'git') {
    const { transport } = parsed.address;
    if (transport !== 'file' && !isDowngrade(transport)) return parsed;
  }
  if (parsed.kind === 'archive' && !isDowngrade(absolute.slice(0, absolute.indexOf(':')).toLowerCase())) {
    return { kind: 'http', address: parseArchiveAddress(absolute) };
  }
  throw new FetchError(messages.LOCATION_REFUSED);
}

/**
 * Requests the location of the archive from an address that is not an archive, as Terraform does.
 * @throws FetchError if the page cannot be requested, or names no location
 */
async function locationOnPage(address: ArchiveAddress, context: FetchContext): Promise<PackageLocation> {
  const url = new URL(address.url);
  url.searchParams.set('terraform-get', '1');
  const answer = await get(
    { url, login: loginOf(address, context.logins), bytesMax: ANSWER_BYTES_MAX },
    context.network,
  );
  const source = answer.headers.get('x-terraform-get') || locationInMeta(answer);
  if (!source) throw new FetchError(messages.LOCATION_UNCLEAR);
  return { source, from: answer.url };
}

/** Returns the content of `<meta name="terraform-get" content="...">` in the head of a page; null if there is none. */
function locationInMeta({ bytes }: Answer): string | null {
  const text = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('utf8');
  for (const [tag] of text.matchAll(/<meta\s[^<>]{1,2000}>/gi)) {
    const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"'<>]*)["']`, 'i').exec(tag)?.[1];
    if (attribute('name') === 'terraform-get') return attribute('content')?.replaceAll('&amp;', '&') ?? null;
  }
  return null;
}

/** Bytes at the start of a page that are searched: enough for any head. */
const HEAD_BYTES = 65_536;

/** Returns the value of the header `Authorization`; null without credentials or a protected connection. */
function loginOf({ url, password }: ArchiveAddress, logins: Logins): string | null {
  const userAndPassword = password ?? logins.passwordFor(url.hostname);
  return userAndPassword === null || !mayCarryLogin(url)
    ? null
    : `Basic ${Buffer.from(userAndPassword).toString('base64')}`;
}

/** @throws FetchError if the archive cannot be downloaded or unpacked, or its checksum differs */
async function fetchArchive(
  address: ArchiveAddress,
  staging: string,
  folder: string,
  context: FetchContext,
): Promise<FetchedPackage> {
  const { io, network, logins } = context;
  const login = loginOf(address, logins);
  const { bytes } = await get({ url: address.url, login, bytesMax: ARCHIVE_BYTES_MAX }, network);
  await verifyChecksum(bytes, address.checksum);
  const root = `${staging}/package`;
  await io.makeDirectory(root);
  const spend: ReportUsage = (spent) => network.quota.spend(spent);
  await unpackArchive(bytes, address.format!, { root, io, spend });
  return { root, folder, warnings: [] };
}

async function fetchRepository(
  address: GitAddress,
  staging: string,
  folder: string,
  context: FetchContext,
): Promise<FetchedPackage> {
  const { io, network, git } = context;
  const { quota, privateHosts } = network;
  const { tree, warnings } = await fetchTree(address, io, staging, { ...git, quota, privateHosts });
  return { root: tree, folder: joinFolders(address.subfolder, folder), warnings };
}

// ---- Addresses of packages over HTTP.
// https://developer.hashicorp.com/terraform/language/modules/sources#http-urls

/** The address of an archive, or of a page that names one. */
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

const FORMATS: ReadonlyMap<string, ArchiveFormat> = new Map([
  ['zip', 'zip'],
  ['tar.gz', 'tar.gz'],
  ['tgz', 'tar.gz'],
  ['tar', 'tar'],
]);
/** Archive formats of Terraform that groundplan does not read. */
const UNSUPPORTED = /^(tar\.)?(bz2|xz|zst)$|^t(bz2|xz|zst)$|^gz$/;

/**
 * Parses a source such as `https://user:password@example.com/vpc.zip//modules/a?checksum=sha256:9f86d0...`.
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
  const checksum = parseChecksum(searchParams.get('checksum'));
  for (const name of ['archive', 'checksum', 'filename']) searchParams.delete(name);
  url.hash = '';
  const login = username === '' ? null : `${percentDecode(username) ?? ''}:${percentDecode(password) ?? ''}`;
  return { url, password: login, folder, format, checksum };
}

/**
 * Returns the archive format, or null if neither the parameter nor the extension names one. With `archive=false`, the
 * address is that of a page, whatever its extension.
 * @param parameter value of the parameter `archive`, which takes precedence over the extension
 * @throws FetchError for a format that cannot be read
 */
function formatOf(parameter: string | null, path: string): ArchiveFormat | null {
  const name = parameter ? parameter.toLowerCase() : (/\.((?:tar\.)?[a-z0-9]+)$/.exec(path)?.[1] ?? '');
  if (UNSUPPORTED.test(name)) throw new FetchError(messages.formatNotRead(name));
  // `.tar.zip` is read by its last extension.
  const format = FORMATS.get(name) ?? FORMATS.get(name.replace(/^.*\./, '')) ?? null;
  if (format === null && parameter && parameter !== 'false') throw new FetchError(messages.FORMAT_UNKNOWN);
  return format;
}

// ---- Checksums: `?checksum=sha256:9f86d0...`, or the digits alone.

interface Checksum {
  readonly algorithm: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';
  /** Digits in lower case. */
  readonly hex: string;
}

const ALGORITHMS: ReadonlyMap<string, Checksum['algorithm']> = new Map([
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
]);
/** Algorithm by the number of hexadecimal digits. */
const ALGORITHM_BY_LENGTH: ReadonlyMap<number, string> = new Map([
  [40, 'sha1'],
  [64, 'sha256'],
  [96, 'sha384'],
  [128, 'sha512'],
]);

/**
 * Parses a checksum; null if there is none.
 * @throws FetchError if the algorithm is unknown, or the digits are not hexadecimal
 */
function parseChecksum(text: string | null): Checksum | null {
  if (text === null || text === '') return null;
  const [, prefix, hex = ''] = /^(?:([a-z0-9]+):)?([0-9a-f]+)$/i.exec(text) ?? [];
  const name = prefix?.toLowerCase() ?? ALGORITHM_BY_LENGTH.get(hex.length) ?? '';
  const algorithm = ALGORITHMS.get(name);
  if (algorithm === undefined) throw new FetchError(messages.CHECKSUM_UNKNOWN);
  return { algorithm, hex: hex.toLowerCase() };
}

/**
 * Compares the bytes with the checksum, if there is one.
 * @throws FetchError if they differ
 */
async function verifyChecksum(bytes: Uint8Array, checksum: Checksum | null): Promise<void> {
  if (checksum === null) return;
  const digest = await crypto.subtle.digest(checksum.algorithm, new Uint8Array(bytes));
  if (Buffer.from(digest).toString('hex') !== checksum.hex) throw new FetchError(messages.CHECKSUM_WRONG);
}
