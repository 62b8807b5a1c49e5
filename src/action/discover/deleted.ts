/** Finds root modules that a change deletes. They cannot be drawn but are reported. */
import { posix } from 'node:path';
import { byText } from '../../graph/order.js';
import { isCode, type Repository } from '../../terraform/roots/code.js';
import { isLookedInto, isPart, type RootPatterns } from '../../terraform/roots/find.js';
import { matches } from '../../terraform/roots/pattern.js';

/**
 * Returns directories that have lost all of their code. Their callers are unknown, so those below a folder `modules`
 * count as parts.
 * @param removed deleted files, relative to the repository root
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
