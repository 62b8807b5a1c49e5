/** Links that a repository brings along: a path that somebody types must not lead elsewhere by one. */
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../platform/io.js';
import { isWithin } from '../text/within.js';

type Looks = Pick<Io, 'realPath'>;

/** Returns a path without links; of what is not there, where it would be. Null if it may not be looked at. */
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
 * Returns true if a path in `top` passes a link below `top`, or is one, even one that leads nowhere. A path outside `top` by
 * its own words is the choice of whoever typed it.
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
