import * as ownPaths from 'node:path';

/** True if `path` is `directory` or below it. Compares the text of absolute paths; resolve links first where they matter. */
export function isWithin(
  directory: string,
  path: string,
  { relative, isAbsolute, sep }: Pick<typeof ownPaths, 'relative' | 'isAbsolute' | 'sep'> = ownPaths,
): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
