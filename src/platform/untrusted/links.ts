/** Detects symbolic links by which a repository would redirect a path that the user has typed. */
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../io.js';
import { isWithin } from '../text/paths.js';

type PathReader = Pick<Io, 'realPath'>;

/**
 * Returns the real path of a file, also of one that does not exist yet: the real path of the nearest existing folder,
 * with the rest added. Null if a folder cannot be accessed.
 */
export async function realLocation(path: string, io: PathReader): Promise<string | null> {
  const missing: string[] = [];
  for (let existing = path; ; existing = dirname(existing)) {
    const real = await io.realPath(existing).catch(() => undefined);
    if (real === undefined) return null;
    if (real !== null) return join(real, ...missing);
    if (existing === dirname(existing)) return path;
    missing.unshift(basename(existing));
  }
}

/**
 * True if a path below `top` is a link or passes through one, even a broken one. False for a path that is outside
 * `top` by its text, because the user chose it.
 * @param path absolute, or relative to `top`
 */
export async function isThroughLink(path: string, top: string, io: PathReader & Pick<Io, 'list'>): Promise<boolean> {
  const realTop = (await io.realPath(top).catch(() => null)) ?? top;
  const absolute = resolve(top, path);
  const base = [top, realTop].find((folder) => isWithin(folder, absolute));
  if (base === undefined) return false;
  const belowTop = relative(base, absolute);
  let folder = realTop;
  for (const step of belowTop.split(/[\\/]/)) {
    const entry = (await io.list(folder).catch(() => [])).find(({ name }) => name === step);
    if (entry?.kind === 'link') return true;
    folder = join(folder, step);
  }
  // Also finds links in folders that cannot be listed.
  return (await realLocation(absolute, io)) !== join(realTop, belowTop);
}
