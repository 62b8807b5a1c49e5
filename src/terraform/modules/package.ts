/** Fetches a package into a directory: an archive, or one commit from Git. */

import { ANSWER_BYTES_MAX, HOPS_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import type { GitAddress } from '../fetch/git/address.js';
import { type FetchTree, fetchTree } from '../fetch/git/tree.js';
import type { ReportUsage } from '../fetch/network/allowance.js';
import { type Answer, get, mayCarryLogin, type Network } from '../fetch/network/get.js';
import { FetchError } from '../fetch/network/trouble.js';
import { unpackArchive } from '../fetch/unpack/index.js';
import { ARCHIVE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type ArchiveAddress, parseArchiveAddress, verifyChecksum } from './archive-address.js';
import type { Logins } from './logins.js';
import { type Located, locate, type RegistryModule } from './registry.js';
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
