/** Ensures that the user's programs are run, and none that the drawn repository supplies. */
import { dirname, resolve } from 'node:path';
import type { Io } from '../platform/io.js';
import { withoutProgramsIn } from '../platform/programs/find.js';
import { isWithin } from '../platform/text/within.js';

/** Returns `io` without the folders of PATH that are inside the repository or directory of the source. */
export async function withoutProgramsOf(source: string | null, io: Io): Promise<Io> {
  if (source === null || source === '') return io;
  const place = resolve(io.directory, source);
  const kind = await io.kindOf(place).catch(() => 'missing');
  if (kind !== 'directory' && kind !== 'file') return io;
  const directory = await realOr(kind === 'directory' ? place : dirname(place), io);
  const around = await repositoryAround(directory, io);
  return around === null ? io : withoutProgramsIn([around], io);
}

/**
 * Returns the nearest folder with a `.git`, else the directory itself; null for a folder that also holds the user's
 * programs.
 */
async function repositoryAround(directory: string, io: Io): Promise<string | null> {
  const home = await realOr(io.home, io);
  const isPlaceOfAll = (folder: string) => folder === dirname(folder) || isWithin(folder, home);
  for (let at = directory; !isPlaceOfAll(at); at = dirname(at)) {
    if ((await io.kindOf(`${at}/.git`).catch(() => 'missing')) !== 'missing') return at;
  }
  return isPlaceOfAll(directory) ? null : directory;
}

const realOr = async (path: string, io: Io): Promise<string> => (await io.realPath(path).catch(() => null)) ?? path;
