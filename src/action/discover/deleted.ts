/** Root modules that a change has taken away: nothing of them can be drawn, and somebody wants to know. */
import { posix } from 'node:path';
import { byText } from '../../graph/order.js';
import { isCode, type Repository } from '../../roots/code.js';
import { isLookedInto, isPart, type RootPatterns } from '../../roots/find.js';
import { matches } from '../../roots/pattern.js';

/**
 * Directories that have lost the last of their code. Whether somebody has called them is known no more: below a folder
 * `modules` they were parts.
 * @param removed files that are not there any more, from the root of the repository
 */
export async function deletedRoots(
  removed: readonly string[],
  repository: Repository,
  wanted: RootPatterns,
): Promise<readonly string[]> {
  const code = removed.filter((file) => isCode(posix.basename(file)) && !posix.basename(file).startsWith('.'));
  const folders = [...new Set(code.map((file) => posix.dirname(file)))].filter((path) => isWanted(path, wanted));
  const gone: string[] = [];
  for (const path of folders) if ((await repository.read(path)) === null) gone.push(path);
  return gone.sort(byText);
}

function isWanted(path: string, wanted: RootPatterns): boolean {
  if (!isLookedInto(path, wanted)) return false;
  return wanted.roots.length > 0 ? wanted.roots.some((pattern) => matches(pattern, path)) : !isPart(path);
}
