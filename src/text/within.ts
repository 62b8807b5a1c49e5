import * as ownPaths from 'node:path';

/** Whether `path` is `directory` or below it, by their words: both absolute, and without links where links matter. */
export function isWithin(
  directory: string,
  path: string,
  { relative, isAbsolute, sep }: Pick<typeof ownPaths, 'relative' | 'isAbsolute' | 'sep'> = ownPaths,
): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
