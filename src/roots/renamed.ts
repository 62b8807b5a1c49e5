/** Root modules whose directory looks renamed: the old path is gone, and a new one holds most of the same code. */
import { posix } from 'node:path';
import { byText } from '../graph/order.js';
import type { Repository } from './code.js';
import { LIKE_MIN, RENAMED_PAIRS_MAX, RENAMED_READ_MAX } from './limits.js';

export interface RepositoryPair {
  readonly before: Repository;
  readonly after: Repository;
  /** Root modules of each side, from the root of the repository. */
  readonly rootsBefore: readonly string[];
  readonly rootsAfter: readonly string[];
}

/**
 * Returns the path before of each root module that looks renamed, by its path now. A directory that is as much like another
 * one that is still there is a copy of it: of a fleet with the same code nobody can tell, unless the name stays.
 */
export async function renamedRoots(sides: RepositoryPair): Promise<ReadonlyMap<string, string>> {
  const { before, after, rootsBefore, rootsAfter } = sides;
  const gone = await missingFrom(after, rootsBefore);
  const added = gone.length === 0 ? [] : await missingFrom(before, rootsAfter);
  const renamed = new Map<string, string>();
  if (added.length === 0 || gone.length * added.length > RENAMED_PAIRS_MAX) return renamed;
  // Those beside it are what it could be a copy of.
  const folders = new Set([...gone, ...added].map((path) => posix.dirname(path)));
  const beside = rootsBefore.filter((path) => gone.includes(path) || folders.has(posix.dirname(path)));
  if (beside.length > RENAMED_READ_MAX) return renamed;
  const codeBefore = await Promise.all(beside.map(async (path) => ({ path, lines: await before.lines(path) })));
  const taken = new Set<string>();
  for (const { path: to, lines } of await linesOf(after, added)) {
    const likes = codeBefore
      .map((one) => ({ from: one.path, likeness: likeness(one.lines, lines), isNamesake: isNamesake(one.path, to) }))
      .sort((a, b) => b.likeness - a.likeness || Number(b.isNamesake) - Number(a.isNamesake) || byText(a.from, b.from));
    const [first, second] = likes;
    if (first === undefined || first.likeness < LIKE_MIN || !gone.includes(first.from)) continue;
    const isClear =
      second === undefined || first.likeness > second.likeness || (first.isNamesake && !second.isNamesake);
    if (!isClear || taken.has(first.from)) continue;
    taken.add(first.from);
    renamed.set(to, first.from);
  }
  return renamed;
}

async function missingFrom(repository: Repository, paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map(async (path) => ((await repository.read(path)) === null ? [path] : [])));
  return found.flat();
}

/** Those that have the most code first: of two that look like one, the fuller is it. */
async function linesOf(repository: Repository, paths: readonly string[]) {
  const read = await Promise.all(paths.map(async (path) => ({ path, lines: await repository.lines(path) })));
  return read.sort((a, b) => b.lines.length - a.lines.length || byText(a.path, b.path));
}

const isNamesake = (a: string, b: string): boolean => posix.basename(a) === posix.basename(b);

/** The share of lines that both have, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  let same = 0;
  for (const line of other) {
    const left = counts.get(line) ?? 0;
    if (left === 0) continue;
    counts.set(line, left - 1);
    same++;
  }
  const all = one.length + other.length;
  return all === 0 ? 0 : (2 * same) / all;
}
