import type { Io } from '../../platform/io.js';
import { matchesName } from '../../platform/text/matching.js';
import { isWithin } from '../../platform/text/paths.js';

/**
 * Returns the directory of the folder that a module source names, such as `modules/vpc`. Names may contain `*` and `?`, as in Terraform:
 * an archive of GitHub has one top directory with an unknown name. Returns null if no directory or several match, or if it lies outside
 * the package.
 * @param root package directory with links resolved
 */
export async function findFolder(root: string, folder: string, io: Io): Promise<string | null> {
  let directory = root;
  for (const pattern of folder.split('/').filter((name) => name !== '' && name !== '.')) {
    if (pattern === '..') return null;
    const name = /[*?]/.test(pattern) ? await onlyMatch(directory, pattern, io) : pattern;
    if (name === null) return null;
    directory = `${directory}/${name}`;
  }
  const real = await io.realPath(directory).catch(() => null);
  const isInPackage = real !== null && isWithin(root, real) && (await io.kindOf(real)) === 'directory';
  return isInPackage ? directory : null;
}

/** Returns the only subdirectory that matches; null if none or several do. */
async function onlyMatch(directory: string, pattern: string, io: Io): Promise<string | null> {
  const entries = await io.list(directory).catch(() => []);
  const matches = entries.filter(({ name, kind }) => kind === 'directory' && matchesName(pattern, name));
  return matches.length === 1 ? matches[0]!.name : null;
}
