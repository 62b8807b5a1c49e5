/** Extracts files, folders and symbolic links from a zip archive. Checks the declared sizes before unpacking anything. */
import { readZip, type ZipEntry, ZipFault } from '../../../platform/archives/zip.js';
import {
  CHECKOUT_BYTES_MAX,
  CHECKOUT_FILES_MAX,
  FILE_BYTES_MAX,
  LINK_BYTES_MAX,
  RATIO_FROM_BYTES,
  RATIO_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from '../network/trouble.js';
import { entryPath, utf8 } from './names.js';
import type { PackageWriter } from './package-writer.js';

/** Unpacks a zip archive. @throws FetchError if the archive is broken or exceeds the limits */
export async function unpackZip(archive: Buffer, to: PackageWriter): Promise<void> {
  try {
    const entries = await readZip(archive, CHECKOUT_FILES_MAX, (count) => to.spend({ entries: count }));
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    const isBomb = total > RATIO_FROM_BYTES && total > RATIO_MAX * archive.length;
    if (isBomb || total > CHECKOUT_BYTES_MAX) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
    for (const entry of entries) await unpackEntry(entry, to);
  } catch (cause) {
    if (!(cause instanceof ZipFault)) throw cause;
    throw new FetchError(cause.kind === 'unknown' ? messages.ARCHIVE_UNKNOWN : messages.ARCHIVE_BROKEN, { cause });
  }
}

async function unpackEntry(entry: ZipEntry, to: PackageWriter): Promise<void> {
  const { name, kind, size } = entry;
  const path = entryPath(name);
  if (path === null || kind === null) return;
  if (kind !== 'folder') to.spend({ unpackedBytes: Math.min(size, FILE_BYTES_MAX) });
  if (kind === 'folder') await to.folder(path);
  else if (kind === 'file' && size <= FILE_BYTES_MAX) await to.file(path, entry.content());
  else if (kind === 'link' && size <= LINK_BYTES_MAX) to.link(path, utf8(entry.content()) ?? '');
}
