/** Addresses of packages over HTTP: https://developer.hashicorp.com/terraform/language/modules/sources#http-urls */

import { decoded } from '../fetch/git/address.js';
import { mayCarryLogin } from '../fetch/network/get.js';
import { FetchError } from '../fetch/network/trouble.js';
import { splitSource } from '../fetch/split-source.js';
import type { ArchiveFormat } from '../fetch/unpack/index.js';
import * as messages from '../messages.js';

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

export interface Checksum {
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
export function parseArchiveAddress(source: string): ArchiveAddress {
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
export async function verifyChecksum(bytes: Uint8Array, checksum: Checksum | null): Promise<void> {
  if (checksum === null) return;
  const digest = await crypto.subtle.digest(checksum.algorithm, new Uint8Array(bytes));
  if (Buffer.from(digest).toString('hex') !== checksum.hex) throw new FetchError(messages.CHECKSUM_WRONG);
}
