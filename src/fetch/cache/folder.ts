/** `~/.groundplan/`: what was fetched. All of it may be deleted at any time when nothing runs. */
import { External } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import * as messages from '../messages.js';
import { boundCache } from './size.js';

/** Named by what it is the answer to; nobody can make two questions with one name. */
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
 * Calls `work` with a directory beside the entries, so that what is finished can be renamed into its place; it is gone
 * afterwards, also when a signal ends the program. @throws External where the home cannot be written to; what `work` throws
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

/** Puts a finished directory in its place, or leaves the one there that another run has finished before. Old entries may go. */
export async function settle(finished: string, place: string, io: Io): Promise<void> {
  await io.rename(finished, place).catch(async (error) => {
    if ((await io.kindOf(place)) !== 'directory') throw error;
  });
  await boundCache(place, io);
}
