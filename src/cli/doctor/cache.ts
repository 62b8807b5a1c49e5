import { join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { CACHE_FILES_COUNTED } from '../limits.js';
import * as messages from '../messages.js';
import type { Check } from './check.js';

/** Measures the cache of fetched repositories and modules, `~/.groundplan/`. */
export async function checkCache(io: Io): Promise<Check> {
  const { bytes, files, isAll } = await sizeBelow(join(io.home, '.groundplan'), io);
  const megabytes = (bytes / 1e6).toFixed(1);
  const words = isAll ? messages.cacheIs : messages.cacheIsAtLeast;
  return {
    name: messages.CACHE,
    state: 'found',
    version: files === 0 ? messages.CACHE_EMPTY : words(megabytes, files),
    purpose: messages.CACHE_FOR,
    remedy: null,
  };
}

/** Sums up the files below a directory. Does not follow links; unreadable files count as 0 bytes. */
async function sizeBelow(top: string, io: Io): Promise<{ bytes: number; files: number; isAll: boolean }> {
  let [bytes, files] = [0, 0];
  const directories = [top];
  for (let directory = directories.pop(); directory !== undefined; directory = directories.pop()) {
    for (const { name, kind } of await io.list(directory).catch(() => [])) {
      const path = join(directory, name);
      if (kind === 'directory') directories.push(path);
      // `.bytes` files hold the size of cache entries and may outlive them.
      if (kind !== 'file' || name === '.bytes') continue;
      if (files === CACHE_FILES_COUNTED) return { bytes, files, isAll: false };
      files++;
      bytes += (await io.sizeOf(path).catch(() => null)) ?? 0;
    }
  }
  return { bytes, files, isAll: true };
}
