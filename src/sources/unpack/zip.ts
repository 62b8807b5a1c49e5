/**
 * Files, folders and links of a zip archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT. The directory at
 * its end says what is in it; entries that share bytes (how a small archive becomes petabytes) are refused.
 */
import { inflateRawSync } from 'node:zlib';
import { CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FILE_BYTES_MAX, LINK_BYTES_MAX } from '../limits.js';
import { Trouble } from '../network/trouble.js';
import { RATIO_FROM_BYTES, RATIO_MAX } from './limits.js';
import * as messages from './messages.js';
import { entryPath, utf8 } from './names.js';
import type { PackageWriter } from './package-writer.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_BYTES_MAX = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** What a number is where the true one is in a part for archives over 4 GB. */
const ELSEWHERE = 0xffffffff;
const KIND = 0o170000;
const KINDS: ReadonlyMap<number, 'file' | 'link' | 'folder'> = new Map([
  [0, 'file'],
  [0o100000, 'file'],
  [0o120000, 'link'],
  [0o040000, 'folder'],
]);

interface ZipEntry {
  readonly name: Buffer;
  readonly kind: 'file' | 'link' | 'folder' | null;
  readonly isDeflated: boolean;
  readonly packed: number;
  readonly size: number;
  /** Where its own header begins, and where its content. */
  readonly start: number;
  readonly content: number;
}

const broken = () => new Trouble(messages.ARCHIVE_BROKEN);

/** @throws Trouble where it is broken or too much */
export async function unpackZip(archive: Buffer, to: PackageWriter): Promise<void> {
  const { at, count } = directoryOf(archive);
  to.spend({ entries: count });
  const entries = entriesOf(archive, at, count);
  refuseShared(entries, at);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = total > RATIO_FROM_BYTES && total > RATIO_MAX * archive.length;
  if (isBomb || total > CHECKOUT_BYTES_MAX) throw new Trouble(messages.ARCHIVE_TOO_LARGE);
  for (const entry of entries) {
    const path = entryPath(entry.name);
    if (path === null || entry.kind === null) continue;
    if (entry.kind !== 'folder') to.spend({ unpackedBytes: Math.min(entry.size, FILE_BYTES_MAX) });
    if (entry.kind === 'folder') await to.folder(path);
    else if (entry.kind === 'file' && entry.size <= FILE_BYTES_MAX) await to.file(path, contentOf(archive, entry));
    else if (entry.kind === 'link' && entry.size <= LINK_BYTES_MAX)
      to.link(path, utf8(contentOf(archive, entry)) ?? '');
  }
}

function directoryOf(archive: Buffer): { readonly at: number; readonly count: number } {
  const last = archive.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES_MAX); at--) {
    if (archive.readUInt32LE(at) !== END) continue;
    const count = archive.readUInt16LE(at + 10);
    const start = archive.readUInt32LE(at + 16);
    const isWhole = archive.readUInt16LE(at + 4) === 0 && start + archive.readUInt32LE(at + 12) <= at;
    if (!isWhole || count > CHECKOUT_FILES_MAX) throw broken();
    return { at: start, count };
  }
  throw broken();
}

function entriesOf(archive: Buffer, directory: number, count: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = directory;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY) throw broken();
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    entries.push(entryAt(archive, at, nameBytes!));
    at += ENTRY_BYTES + nameBytes! + extraBytes! + commentBytes!;
  }
  return entries;
}

function entryAt(archive: Buffer, at: number, nameBytes: number): ZipEntry {
  const method = archive.readUInt16LE(at + 10);
  const [packed, size, start] = [20, 24, 42].map((offset) => archive.readUInt32LE(at + offset)) as [
    number,
    number,
    number,
  ];
  const isKnown = (method === STORED || method === DEFLATED) && (archive.readUInt16LE(at + 8) & ENCRYPTED) === 0;
  if (!isKnown || [packed, size, start].includes(ELSEWHERE)) throw new Trouble(messages.ARCHIVE_UNKNOWN);
  if (start + LOCAL_BYTES > archive.length || archive.readUInt32LE(start) !== LOCAL) throw broken();
  const content = start + LOCAL_BYTES + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  const name = archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
  // The upper half of the attributes is the mode of Unix; other systems leave it empty.
  const mode = archive.readUInt32LE(at + 38) >>> 16;
  const kind = name.at(-1) === SLASH ? 'folder' : (KINDS.get(mode & KIND) ?? null);
  return { name, kind, isDeflated: method === DEFLATED, packed, size, start, content };
}

const SLASH = 47;

function refuseShared(entries: readonly ZipEntry[], directory: number): void {
  let end = 0;
  for (const { start, content, packed } of [...entries].sort((a, b) => a.start - b.start)) {
    if (start < end) throw broken();
    end = content + packed;
  }
  if (end > directory) throw broken();
}

function contentOf(archive: Buffer, { content, packed, size, isDeflated }: ZipEntry): Buffer {
  const data = archive.subarray(content, content + packed);
  let bytes = data;
  if (isDeflated) {
    try {
      bytes = inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
    } catch (cause) {
      throw new Trouble(messages.ARCHIVE_BROKEN, { cause });
    }
  }
  if (bytes.length !== size) throw broken();
  return bytes;
}
