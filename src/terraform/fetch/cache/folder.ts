/** The cache of fetched files, `~/.groundplan/`. Users may delete all of it whenever groundplan is not running. */
import { External } from '../../../errors.js';
import type { Io } from '../../../platform/io.js';
import * as messages from '../messages.js';
import { boundCache } from './size.js';

/** Returns the path of a cache entry. Its name is the hash of the request, so different requests never share an entry. */
export async function cacheEntry(
  kind: 'git' | 'modules',
  question: readonly string[],
  io: Pick<Io, 'home'>,
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(question)));
  return `${cacheFolder(kind, io)}/${Buffer.from(digest).toString('hex').slice(0, 40)}`;
}

const cacheFolder = (kind: 'git' | 'modules', { home }: Pick<Io, 'home'>): string => `${home}/.groundplan/${kind}`;

/**
 * Calls `work` with a temporary directory next to the entries, so that a finished entry can be renamed into place.
 * The directory is removed afterwards, also if a signal ends the program.
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
 * Renames a finished directory to its cache entry, or keeps the entry if another run has created it first. May evict old entries.
 */
export async function settle(finished: string, place: string, io: Io): Promise<void> {
  await io.rename(finished, place).catch(async (error) => {
    if ((await io.kindOf(place)) !== 'directory') throw error;
  });
  await boundCache(place, io);
}
