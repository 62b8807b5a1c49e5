/** Examines and shortens paths as text, without access to files. */
import * as localPaths from 'node:path';

/**
 * True if `path` is `directory` or below it. Compares the text of absolute paths; resolve links first where they
 * matter.
 * @param paths functions of another system's paths, such as `win32` of node:path
 */
export function isWithin(
  directory: string,
  path: string,
  paths: Pick<typeof localPaths, 'relative' | 'isAbsolute' | 'sep'> = localPaths,
): boolean {
  const route = paths.relative(directory, path);
  // Absolute if the two are on different drives of Windows.
  return route !== '..' && !route.startsWith(`..${paths.sep}`) && !paths.isAbsolute(route);
}

/**
 * Removes folder names from a stack trace, because bug reports and the logs of public repositories are public. URLs of
 * hosts stay whole: they name what failed.
 * Example: `at read (/home/ann/x/cli.js:1:2)` becomes `at read (cli.js:1:2)`.
 */
export const withoutFolders = (stack: string): string =>
  stack.replace(/(?<![\w.:/-])(?:file:\/\/)?(?:[A-Za-z]:)?[\\/](?:[^\s():'"]+[\\/])+/g, '');
