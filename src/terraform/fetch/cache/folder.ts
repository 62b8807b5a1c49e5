/** The cache of fetched files, `~/.groundplan/`. Users may delete all of it whenever groundplan is not running. */

import { External } from '../../../errors.js';
import type { Io } from '../../../platform/io.js';
import { entriesOf } from '../../../platform/json/foreign.js';
import { CACHE_BYTES_MAX, INODE_BYTES } from '../limits.js';
import * as messages from '../messages.js';

/**
 * Returns the path of a cache entry. Its name is the hash of the request, so different requests never share an entry.
 */
export async function cacheEntry(
  kind: 'git' | 'modules',
  request: readonly string[],
  io: Pick<Io, 'home'>,
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)));
  return `${cacheFolder(kind, io)}/${Buffer.from(digest).toString('hex').slice(0, 40)}`;
}

const cacheFolder = (kind: 'git' | 'modules', { home }: Pick<Io, 'home'>): string => `${home}/.groundplan/${kind}`;

/**
 * Calls `work` with a temporary directory next to the entries, so that a finished entry can be renamed into place.
 * The directory is removed afterwards, even if a signal ends the program.
 * @throws External if the home directory is not writable; also any error of `work`
 */
export async function withStaging<T>(
  kind: 'git' | 'modules',
  io: Io,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const cache = cacheFolder(kind, io);
  let isBegun = false;
  try {
    await io.makeDirectory(cache);
    return await io.withTemporaryDirectory((folder) => {
      isBegun = true;
      return work(folder);
    }, cache);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isBegun || code === undefined) throw error;
    throw new External(messages.cacheUnwritable(code), { remedy: messages.CACHE_REMEDY, cause: error });
  }
}

/**
 * Renames a finished directory to its cache entry, or keeps the entry if another run has created it first. May evict
 * old entries.
 * @param finished path below the directory that `withStaging` passed
 */
export async function moveIntoCache(finished: string, entry: string, io: Io): Promise<void> {
  await io.rename(finished, entry).catch(async (error) => {
    if ((await io.kindOf(entry)) !== 'directory') throw error;
  });
  await boundCache(entry, io);
}

// ---- Size of the cache: at most CACHE_BYTES_MAX, by evicting the entries with the oldest modification time.
// `~/.groundplan/.bytes` records the size of each entry, so that only new entries are measured. If the record is lost,
// all entries are measured again.

const KINDS = ['git', 'modules'] as const;
const RECORD = '.bytes';
/** Entries are named by a digest. Other folders belong to runs in progress. */
const ENTRY = /^[0-9a-f]{40}$/;

/**
 * Evicts the oldest entries until the cache fits. Never fails on file system errors: an oversized cache must not
 * prevent drawing.
 * @param changed path of the new entry; it is measured again and never evicted
 */
export async function boundCache(changed: string, io: Io, bytesMax: number = CACHE_BYTES_MAX): Promise<void> {
  const cache = `${io.home}/.groundplan`;
  try {
    const recorded = await readRecord(cache, io);
    const sizes = new Map<string, number>();
    for (const entry of await entriesIn(cache, io)) {
      const isChanged = `${changed}/`.startsWith(`${cache}/${entry}/`);
      const bytes = isChanged ? undefined : recorded.get(entry);
      sizes.set(entry, bytes ?? (await bytesBelow(`${cache}/${entry}`, io)));
    }
    let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const oldest = total > bytesMax ? await io.oldestFirst([...sizes.keys()].map((entry) => `${cache}/${entry}`)) : [];
    for (const path of oldest) {
      if (total <= bytesMax || `${changed}/`.startsWith(`${path}/`)) continue;
      const entry = path.slice(cache.length + 1);
      await io.remove(path);
      total -= sizes.get(entry) ?? 0;
      sizes.delete(entry);
    }
    await io.writeFile(`${cache}/${RECORD}`, JSON.stringify(Object.fromEntries(sizes)));
  } catch (error) {
    // Another run has removed the folder being measured, or the disk is full. The next run tries again.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}

/** Returns the entries as `git/<digest>` and `modules/<digest>`. */
async function entriesIn(cache: string, io: Io): Promise<readonly string[]> {
  const entries: string[] = [];
  for (const kind of KINDS) {
    for (const entry of await io.list(`${cache}/${kind}`).catch(() => [])) {
      if (entry.kind === 'directory' && ENTRY.test(entry.name)) entries.push(`${kind}/${entry.name}`);
    }
  }
  return entries;
}

/** Returns the recorded sizes by entry; empty if the record is missing or damaged. */
async function readRecord(cache: string, io: Io): Promise<ReadonlyMap<string, number>> {
  const text = await io.readFile(`${cache}/${RECORD}`).catch(() => new Uint8Array());
  try {
    const entries = entriesOf(JSON.parse(Buffer.from(text).toString('utf8')));
    return new Map(entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
  } catch {
    return new Map();
  }
}

/** Returns the size of everything in a directory. Each file and folder counts at least INODE_BYTES. */
async function bytesBelow(directory: string, io: Io): Promise<number> {
  let bytes = 0;
  const pending = [directory];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    bytes += INODE_BYTES;
    for (const { name, kind } of await io.list(folder)) {
      if (kind === 'directory') pending.push(`${folder}/${name}`);
      else bytes += INODE_BYTES + (kind === 'file' ? ((await io.sizeOf(`${folder}/${name}`)) ?? 0) : 0);
    }
  }
  return bytes;
}
