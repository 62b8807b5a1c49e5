/** Detects links in a repository that would redirect a path typed by the user. */
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../io.js';
import { isWithin } from '../text/paths.js';

type Looks = Pick<Io, 'realPath'>;

/** Returns the real path of a file, also of one that does not exist yet. Null if the path may not be accessed. */
export async function realLocation(path: string, io: Looks): Promise<string | null> {
  const missing: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    const real = await io.realPath(at).catch(() => undefined);
    if (real === undefined) return null;
    if (real !== null) return join(real, ...missing);
    if (at === dirname(at)) return path;
    missing.unshift(basename(at));
  }
}

/**
 * True if a path in `top` is a link or passes through one below `top`, even a broken one. False for a path that lies outside of
 * `top` by its text, because the user chose it.
 */
export async function isThroughLink(path: string, top: string, io: Looks & Pick<Io, 'list'>): Promise<boolean> {
  const realTop = (await io.realPath(top).catch(() => null)) ?? top;
  const at = resolve(top, path);
  const base = [top, realTop].find((one) => isWithin(one, at));
  if (base === undefined) return false;
  const steps = relative(base, at).split(/[\\/]/);
  let folder = realTop;
  for (const step of steps) {
    const entry = (await io.list(folder).catch(() => [])).find(({ name }) => name === step);
    if (entry?.kind === 'link') return true;
    folder = join(folder, step);
  }
  return (await realLocation(at, io)) !== join(realTop, relative(base, at));
}
