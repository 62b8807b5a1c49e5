/** Paths of files as text. */

import * as ownPaths from 'node:path';

// ---- Folders.

/** True if `path` is `directory` or below it. Compares the text of absolute paths; resolve links first where they matter. */
export function isWithin(
  directory: string,
  path: string,
  { relative, isAbsolute, sep }: Pick<typeof ownPaths, 'relative' | 'isAbsolute' | 'sep'> = ownPaths,
): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

// ---- Names of files.

/**
 * Removes folder names from a stack trace, because bug reports and the logs of public repositories are public. URLs of
 * hosts stay whole: they name what failed.
 * Example: `at read (/home/ann/x/cli.js:1:2)` becomes `at read (cli.js:1:2)`.
 */
export const withoutFolders = (stack: string): string =>
  stack.replace(/(?<![\w.:/-])(?:file:\/\/)?(?:[A-Za-z]:)?[\\/](?:[^\s():'"]+[\\/])+/g, '');
