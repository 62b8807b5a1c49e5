/**
 * Unpacks untrusted archives of modules into an empty folder. Entries with unsafe paths are skipped, and links are
 * created last, so that nothing is written outside the folder.
 */

import { dirname } from 'node:path';
import { readZip, type ZipEntry, ZipFault } from '../../../platform/archives/zip.js';
import type { Files } from '../../../platform/io.js';
import {
  CHECKOUT_BYTES_MAX,
  CHECKOUT_FILES_MAX,
  FILE_BYTES_MAX,
  LINK_BYTES_MAX,
  LINKS_MAX,
  RATIO_FROM_BYTES,
  RATIO_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from '../network/fetch-error.js';
import type { ReportUsage } from '../network/quota.js';
import { entryPath, isPlainLink, removeLinksOut, utf8 } from './paths.js';
import { readTar } from './tar.js';

export type ArchiveFormat = 'tar.gz' | 'tar' | 'zip';

/** The target of an unpacked archive. */
export interface Unpacking {
  /** Path of an existing, empty directory. It contains no links. */
  readonly root: string;
  readonly io: Files;
  readonly spend: ReportUsage;
}

/**
 * Unpacks an archive into `to.root`.
 * @throws FetchError if the archive is broken or exceeds the limits
 */
export async function unpackArchive(bytes: Uint8Array, format: ArchiveFormat, to: Unpacking): Promise<void> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const writer = new PackageWriter(to.root, to.io, to.spend);
  if (format === 'zip') await unpackZip(archive, writer);
  else await unpackTar(archive, format, writer);
  await writer.finish();
}

// ---- Zip archives.
// The declared sizes are checked before anything is unpacked.

/**
 * Unpacks a zip archive.
 * @throws FetchError if the archive is broken or exceeds the limits
 */
async function unpackZip(archive: Buffer, to: PackageWriter): Promise<void> {
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

/** Writes an entry. Skips an entry that is too large, has an unsafe name, or is neither a file, a folder nor a link. */
async function unpackEntry(entry: ZipEntry, to: PackageWriter): Promise<void> {
  const { name, kind, size } = entry;
  const path = entryPath(name);
  if (path === null || kind === null) return;
  if (kind !== 'folder') to.spend({ unpackedBytes: Math.min(size, FILE_BYTES_MAX) });
  if (kind === 'folder') await to.createFolder(path);
  else if (kind === 'file' && size <= FILE_BYTES_MAX) await to.writeFile(path, entry.content());
  else if (kind === 'link' && size <= LINK_BYTES_MAX) to.recordLink(path, utf8(entry.content()) ?? '');
}

// ---- Tar archives.
// Hard links, devices and all other types are skipped.

/**
 * Unpacks a tar archive.
 * @throws FetchError if the archive is broken or exceeds the limits
 */
async function unpackTar(archive: Buffer, format: 'tar.gz' | 'tar', to: PackageWriter): Promise<void> {
  for await (const { name, kind, target, size, content } of readTar(archive, format, to.spend)) {
    const path = entryPath(name);
    if (path === null) continue;
    if (kind === 'folder') await to.createFolder(path);
    else if (kind === 'file' && size <= FILE_BYTES_MAX) await to.writeFile(path, await content());
    else if (kind === 'link') to.recordLink(path, target);
  }
}

// ---- The unpacked package.

/**
 * Writes the entries of an archive into an empty folder, within limits. Links are created last, so that no file is
 * written through one.
 */
class PackageWriter {
  #bytes = 0;
  readonly #folders = new Set<string>(['.']);
  #files = 0;
  readonly #links = new Map<string, string>();

  /** @param root an empty directory whose path contains no links */
  constructor(
    readonly root: string,
    readonly io: Files,
    readonly spend: ReportUsage,
  ) {}

  /**
   * Creates a folder and its parents; false if the file system rejects the name.
   * @throws FetchError if the total exceeds the limits
   */
  async createFolder(path: string): Promise<boolean> {
    if (this.#folders.has(path)) return true;
    if (path !== '.' && !(await this.createFolder(dirname(path)))) return false;
    this.#folders.add(path);
    this.#check();
    this.spend({ inodes: 1 });
    return succeeds(() => this.io.makeDirectory(`${this.root}/${path}`));
  }

  /**
   * Writes a file, or skips it if the file system rejects the name.
   * @throws FetchError if the total exceeds the limits
   */
  async writeFile(path: string, content: Uint8Array): Promise<void> {
    this.#files++;
    this.#bytes += content.length;
    this.#check();
    this.spend({ inodes: 1, diskBytes: content.length });
    if (await this.createFolder(dirname(path))) await succeeds(() => this.io.writeNew(`${this.root}/${path}`, content));
  }

  /** Records a link for `finish`. Skips links whose target may lie outside the package. */
  recordLink(path: string, target: string): void {
    if (this.#links.size >= LINKS_MAX || !isPlainLink(path, target)) return;
    this.#links.set(path, target);
    this.spend({ inodes: 1 });
  }

  /**
   * Creates the links after all folders. Skips a link whose own path leads through another link: it would lie elsewhere
   * than its path says, perhaps outside the package.
   */
  async finish(): Promise<void> {
    const linkNames = new Set([...this.#links.keys()].map(foldName));
    const isBelowLink = (path: string) => foldersAbove(path).some((folder) => linkNames.has(foldName(folder)));
    const links: [path: string, target: string][] = [];
    for (const [path, target] of this.#links) {
      if (!isBelowLink(path) && (await this.createFolder(dirname(path)))) links.push([path, target]);
    }
    for (const [path, target] of links) await succeeds(() => this.io.link(`${this.root}/${path}`, target));
    await removeLinksOut(
      this.root,
      links.map(([path]) => path),
      this.io,
    );
  }

  /** @throws FetchError if the files written so far exceed the limits */
  #check(): void {
    const isTooLarge = this.#bytes > CHECKOUT_BYTES_MAX || this.#files + this.#folders.size > CHECKOUT_FILES_MAX;
    if (isTooLarge) throw new FetchError(messages.ARCHIVE_TOO_LARGE);
  }
}

/** File systems may treat names as equal that differ only in case or Unicode composition. */
const foldName = (path: string): string => path.normalize('NFC').toLowerCase();

/** Returns the folders that a path leads through: `a/b/main.tf` -> `a`, `a/b`. */
const foldersAbove = (path: string): string[] => {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
};

/** Error codes for names that the file system rejects or treats as equal to another name. The entry is skipped. */
const REFUSED_NAME_CODES: ReadonlySet<string> = new Set([
  'EEXIST',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'EILSEQ',
  'EINVAL',
  'ENOENT',
]);

/** Runs an operation of the file system; false if it rejects the name. */
async function succeeds(operation: () => Promise<void>): Promise<boolean> {
  try {
    await operation();
    return true;
  } catch (error) {
    if (REFUSED_NAME_CODES.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
