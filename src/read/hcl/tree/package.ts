/** What belongs to a configuration: how far `../` and links may lead. */
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Files } from '../../../io/io.js';
import { LEVELS_ABOVE_MAX } from '../../../limits/tree.js';

/** Code that came together: the repository of the root, or what was fetched for one call. */
export interface Package {
  /** Absolute path without links: nothing outside of it is read. */
  readonly top: string;
  /** Paths are shown from here on. */
  readonly base: string;
  /** Stands before them: the source of what was fetched, empty for the root. */
  readonly shown: string;
}

/** Whether `path` is `directory` or below it; both without links. */
export function isWithin(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** A path of a package as it is shown, with `/`. */
export function shownPath({ base, shown }: Package, path: string): string {
  const way = relative(base, path).split(sep).join('/');
  return [shown, way].filter((part) => part !== '').join('/') || '.';
}

/**
 * The repository around the root. Where there is none, `../` may lead some levels up: shared modules lie beside the
 * directories that call them, and a configuration has no business at the top of the file system.
 */
export async function topAround(root: string, io: Files): Promise<string> {
  for (let at = root; ; at = dirname(at)) {
    if ((await io.kindOf(join(at, '.git')).catch(() => 'missing')) !== 'missing') return at;
    if (dirname(at) === at) break;
  }
  let top = root;
  for (let level = 0; level < LEVELS_ABOVE_MAX && dirname(dirname(top)) !== dirname(top); level++) top = dirname(top);
  return top;
}
