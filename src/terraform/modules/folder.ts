/**
 * Finds the folder of a package that a source names. Names may contain `*` and `?`, as in Terraform; exactly one folder must
 * match.
 */
import type { Io } from '../../platform/io.js';
import { matchesName } from '../../platform/text/wildcard.js';
import { isWithin } from '../../platform/text/within.js';

/**
 * Returns the directory; null if none or several match, or if it lies outside the package.
 * @param root package directory without links
 */
export async function folderIn(root: string, folder: string, io: Io): Promise<string | null> {
  let at = root;
  for (const name of folder.split('/').filter((part) => part !== '' && part !== '.')) {
    if (name === '..') return null;
    const next = /[*?]/.test(name) ? await only(at, name, io) : name;
    if (next === null) return null;
    at = `${at}/${next}`;
  }
  const real = await io.realPath(at).catch(() => null);
  const isThere = real !== null && isWithin(root, real) && (await io.kindOf(real)) === 'directory';
  return isThere ? at : null;
}

async function only(directory: string, pattern: string, io: Io): Promise<string | null> {
  const entries = await io.list(directory).catch(() => []);
  const fitting = entries.filter(({ name, kind }) => kind === 'directory' && matchesName(pattern, name));
  return fitting.length === 1 ? fitting[0]!.name : null;
}
