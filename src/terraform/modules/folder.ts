/** The folder of a package that a source means, `*` and `?` in its names as Terraform takes them: one folder must fit. */
import type { Io } from '../../platform/io.js';
import { matchesName } from '../../text/wildcard.js';
import { isWithin } from '../../text/within.js';

/** @param root without links. @returns the directory; null where there is none, several, or it leads out */
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
