/** The folder of a package that a source means, `*` and `?` in its names as Terraform takes them: one folder must fit. */
import type { Io } from '../../io/io.js';
import { isWithin } from '../../sources/package.js';

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
  const fitting = entries.filter(({ name, kind }) => kind === 'directory' && fits(name, pattern));
  return fitting.length === 1 ? fitting[0]!.name : null;
}

/** Each `*` takes as little as it can: no pattern makes this slow. */
function fits(name: string, pattern: string): boolean {
  let [at, inside, star, from] = [0, 0, -1, 0];
  while (at < name.length) {
    if (pattern[inside] === '*') [star, from, inside] = [inside, at, inside + 1];
    else if (pattern[inside] === '?' || pattern[inside] === name[at]) [at, inside] = [at + 1, inside + 1];
    else if (star >= 0) [from, at, inside] = [from + 1, from + 1, star + 1];
    else return false;
  }
  return /^\**$/.test(pattern.slice(inside));
}
