/** Extracts files, folders and symbolic links from a tar archive. Skips hard links, devices and all other types. */
import { CHECKOUT_FILES_MAX, FILE_BYTES_MAX, HEADER_BYTES_MAX, LINK_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from '../network/trouble.js';
import type { ByteReader } from './byte-reader.js';
import { entryPath, utf8 } from './names.js';
import type { PackageWriter } from './package-writer.js';
import { BLOCK, cString, type Pax, parsePax, parseTarHeader, type TarHeader } from './tar-header.js';

/** Types without content, regardless of their size field. */
const WITHOUT_CONTENT = /^[1-6]$/;
const FILE: ReadonlySet<string> = new Set(['0', '\0', '7']);

/** Two headers per file: one for the file and one extension. */
const HEADERS_MAX = 2 * CHECKOUT_FILES_MAX;

/** Unpacks a tar stream. @throws FetchError if the archive is broken or exceeds the limits */
export async function unpackTar(from: ByteReader, to: PackageWriter): Promise<void> {
  /** Extensions that apply to the next entry. */
  let next: Pax = {};
  for (let headers = 0; ; headers++) {
    if (headers > HEADERS_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
    const block = await from.take(BLOCK);
    to.spend({ entries: 1 });
    if (block.length === 0) return;
    const header = block.length < BLOCK ? null : parseTarHeader(block);
    if (header === null) return;
    const more = await extension(header, from);
    if (more !== null) {
      next = { ...next, ...more };
      continue;
    }
    await entry({ ...header, ...next }, from, to);
    next = {};
  }
}

/**
 * Returns the fields that an extension header sets on the next entry; null for a regular entry. Global headers (`g`) set no field
 * that is needed.
 */
async function extension({ type, size }: TarHeader, from: ByteReader): Promise<Pax | null> {
  if (!/^[xgLK]$/.test(type)) return null;
  if (size > HEADER_BYTES_MAX) throw new FetchError(messages.ARCHIVE_BROKEN);
  const data = await padded(from, size);
  if (type === 'L') return { name: cString(data) };
  if (type === 'K') return { target: cString(data) };
  return type === 'x' ? parsePax(data) : {};
}

async function entry({ type, name, target, size: written }: TarHeader, from: ByteReader, to: PackageWriter) {
  const size = WITHOUT_CONTENT.test(type) ? 0 : written;
  const path = entryPath(name);
  if (FILE.has(type) && path !== null && size <= FILE_BYTES_MAX && name.at(-1) !== SLASH) {
    return to.file(path, await padded(from, size));
  }
  await from.skip(Math.ceil(size / BLOCK) * BLOCK);
  if (path === null) return;
  if (type === '5') await to.folder(path);
  const leads = type === '2' && target.length <= LINK_BYTES_MAX ? utf8(target) : null;
  if (leads !== null) to.link(path, leads);
}

const SLASH = 47;

async function padded(from: ByteReader, size: number): Promise<Buffer> {
  const data = await from.take(size);
  if (data.length < size) throw new FetchError(messages.ARCHIVE_BROKEN);
  await from.skip(Math.ceil(size / BLOCK) * BLOCK - size);
  return data;
}
