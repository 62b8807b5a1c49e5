/**
 * Keeps the cache within CACHE_BYTES_MAX by evicting the entries with the oldest modification time. `~/.groundplan/.bytes`
 * records the size of each entry, so that only new entries are measured. If the record is lost, all entries are measured again.
 */

import type { Io } from '../../../platform/io.js';
import { entriesOf } from '../../../platform/json/foreign.js';
import { CACHE_BYTES_MAX, INODE_BYTES } from '../limits.js';

const KINDS = ['git', 'modules'] as const;
const NOTE = '.bytes';
/** Entries are named by a digest. Other folders belong to runs in progress. */
const ENTRY = /^[0-9a-f]{40}$/;

/**
 * Evicts the oldest entries until the cache fits. Never fails on file system errors: an oversized cache must not prevent drawing.
 * @param changed path of the new entry; it is measured again and never evicted
 */
export async function boundCache(changed: string, io: Io, bytesMax: number = CACHE_BYTES_MAX): Promise<void> {
  const cache = `${io.home}/.groundplan`;
  try {
    const noted = await readNote(cache, io);
    const sizes = new Map<string, number>();
    for (const entry of await entriesIn(cache, io)) {
      const isChanged = `${changed}/`.startsWith(`${cache}/${entry}/`);
      const bytes = isChanged ? undefined : noted.get(entry);
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
    await io.writeFile(`${cache}/${NOTE}`, JSON.stringify(Object.fromEntries(sizes)));
  } catch (error) {
    // Another run has removed the folder being measured, or the disk is full. The next run tries again.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}

async function entriesIn(cache: string, io: Io): Promise<readonly string[]> {
  const found: string[] = [];
  for (const kind of KINDS) {
    for (const entry of await io.list(`${cache}/${kind}`).catch(() => [])) {
      if (entry.kind === 'directory' && ENTRY.test(entry.name)) found.push(`${kind}/${entry.name}`);
    }
  }
  return found;
}

async function readNote(cache: string, io: Io): Promise<ReadonlyMap<string, number>> {
  const text = await io.readFile(`${cache}/${NOTE}`).catch(() => new Uint8Array());
  try {
    const entries = entriesOf(JSON.parse(Buffer.from(text).toString('utf8')));
    return new Map(entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
  } catch {
    return new Map();
  }
}

/** Counts at least INODE_BYTES for each file and folder. */
async function bytesBelow(directory: string, io: Io): Promise<number> {
  let bytes = 0;
  const pending = [directory];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    bytes += INODE_BYTES;
    for (const { name, kind } of await io.list(at)) {
      if (kind === 'directory') pending.push(`${at}/${name}`);
      else bytes += INODE_BYTES + (kind === 'file' ? ((await io.sizeOf(`${at}/${name}`)) ?? 0) : 0);
    }
  }
  return bytes;
}
