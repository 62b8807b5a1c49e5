/** Detects renamed root modules: the old path is gone, and a new directory holds most of the same code. */
import { posix } from 'node:path';
import { byText } from '../../graph/order.js';
import type { Repository } from './code.js';
import { RENAMED_PAIRS_MAX, RENAMED_READ_MAX, SIMILARITY_MIN } from './limits.js';

/** Two revisions of a repository. */
export interface RepositoryPair {
  readonly before: Repository;
  readonly after: Repository;
  /** Root modules of each revision, relative to the repository root. */
  readonly rootsBefore: readonly string[];
  readonly rootsAfter: readonly string[];
}

/**
 * Maps the new path of each root module that looks renamed to its old path. A directory that resembles an existing one
 * equally well counts as a copy. In a fleet with identical code, only an unchanged name decides.
 */
export async function renamedRoots(pair: RepositoryPair): Promise<ReadonlyMap<string, string>> {
  const { before, after, rootsBefore, rootsAfter } = pair;
  const deleted = await missingFrom(after, rootsBefore);
  const added = deleted.length === 0 ? [] : await missingFrom(before, rootsAfter);
  const renamed = new Map<string, string>();
  if (added.length === 0 || deleted.length * added.length > RENAMED_PAIRS_MAX) return renamed;
  // Sibling directories are candidates for the source of a copy.
  const folders = new Set([...deleted, ...added].map((path) => posix.dirname(path)));
  const candidates = rootsBefore.filter((path) => deleted.includes(path) || folders.has(posix.dirname(path)));
  if (candidates.length > RENAMED_READ_MAX) return renamed;
  const codeBefore = await Promise.all(candidates.map(async (path) => ({ path, lines: await before.lines(path) })));
  const usedSources = new Set<string>();
  for (const { path: to, lines } of await linesOf(after, added)) {
    const matches = codeBefore
      .map((old) => ({
        from: old.path,
        similarity: similarityOf(old.lines, lines),
        isNamesake: isNamesake(old.path, to),
      }))
      .sort(
        (a, b) => b.similarity - a.similarity || Number(b.isNamesake) - Number(a.isNamesake) || byText(a.from, b.from),
      );
    const [best, second] = matches;
    if (best === undefined || best.similarity < SIMILARITY_MIN || !deleted.includes(best.from)) continue;
    const isClear =
      second === undefined || best.similarity > second.similarity || (best.isNamesake && !second.isNamesake);
    if (!isClear || usedSources.has(best.from)) continue;
    usedSources.add(best.from);
    renamed.set(to, best.from);
  }
  return renamed;
}

/** Returns the paths at which the repository has no code. */
async function missingFrom(repository: Repository, paths: readonly string[]): Promise<readonly string[]> {
  const missing = await Promise.all(paths.map(async (path) => ((await repository.read(path)) === null ? [path] : [])));
  return missing.flat();
}

/**
 * Returns the lines of the directories, most code first: if two resemble one old directory, the larger one is the
 * rename.
 */
async function linesOf(repository: Repository, paths: readonly string[]) {
  const read = await Promise.all(paths.map(async (path) => ({ path, lines: await repository.lines(path) })));
  return read.sort((a, b) => b.lines.length - a.lines.length || byText(a.path, b.path));
}

/** True if two directories have the same name. */
const isNamesake = (a: string, b: string): boolean => posix.basename(a) === posix.basename(b);

/** Returns the share of lines in common (Dice coefficient), from 0 to 1. */
function similarityOf(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of a) counts.set(line, (counts.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of b) {
    const left = counts.get(line) ?? 0;
    if (left === 0) continue;
    counts.set(line, left - 1);
    common++;
  }
  const total = a.length + b.length;
  return total === 0 ? 0 : (2 * common) / total;
}
