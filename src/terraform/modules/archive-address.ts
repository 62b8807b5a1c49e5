/**
 * The address of a package over HTTP: an archive, or a page that names one.
 * https://developer.hashicorp.com/terraform/language/modules/sources#http-urls
 */

import { decoded } from '../fetch/git/address.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import { mayCarryLogin } from '../fetch/network/get.js';
import { splitSource } from '../fetch/split-source.js';
import type { ArchiveFormat } from '../fetch/unpack/index.js';
import * as messages from '../messages.js';
import { type Checksum, parseChecksum } from './checksum.js';

export interface ArchiveAddress {
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
export function parseArchiveAddress(source: string): ArchiveAddress {
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
  const login = username === '' ? null : `${decoded(username) ?? ''}:${decoded(password) ?? ''}`;
  return { url, password: login, folder, format, checksum };
}

/**
 * Returns the archive format, or null if neither the parameter nor the extension names one. `archive=false` is such a parameter.
 * @param parameter value of the parameter `archive`, which takes precedence over the extension
 */
function formatOf(parameter: string | null, path: string): ArchiveFormat | null {
  const name = parameter ? parameter.toLowerCase() : (/\.((?:tar\.)?[a-z0-9]+)$/.exec(path)?.[1] ?? '');
  if (UNSUPPORTED.test(name)) throw new FetchError(messages.formatNotRead(name));
  // `.tar.zip` is read by its last extension.
  const format = FORMATS.get(name) ?? FORMATS.get(name.replace(/^.*\./, '')) ?? null;
  if (format === null && parameter && parameter !== 'false') throw new FetchError(messages.FORMAT_UNKNOWN);
  return format;
}
