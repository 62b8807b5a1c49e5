/**
 * Paths of folders whose location does not matter, such as the temporary checkout of a commit. Questions name them by a
 * token, so that the answers of one checkout serve the next one.
 */

import { isAbsolute, join, relative } from 'node:path';
import { isWithin } from '../text/paths.js';

/** Absolute paths by token. Tokens contain no slash. */
export type Bases = ReadonlyMap<string, string>;

const MARK = '<';

/** Returns an absolute path with the token of its base: `<source>/main.tf`. */
export function shorten(path: string, bases: Bases): string {
  for (const [token, base] of bases) if (isWithin(base, path)) return join(`${MARK}${token}>`, relative(base, path));
  return path;
}

/** Reverses `shorten`. */
export function expand(name: string, bases: Bases): string {
  if (isAbsolute(name)) return name;
  const end = name.indexOf('>');
  const base = name.startsWith(MARK) ? bases.get(name.slice(MARK.length, end)) : undefined;
  return base === undefined ? name : join(base, name.slice(end + 1));
}
