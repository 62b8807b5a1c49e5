/** Which root modules a set of changed files belongs to. */
import { posix } from 'node:path';
import { type CodeDirectory, isBelow, type Repository } from '../../roots/code.js';

/** Files that code above or beside them is given by hand: `-var-file`, `include` of Terragrunt. */
const SHARED = /\.(tfvars(\.json)?|hcl)$/;

/** @param files from the root of the repository; they need not be there any more */
export async function changedRoots(
  roots: readonly CodeDirectory[],
  files: readonly string[],
  repository: Repository,
): Promise<ReadonlySet<string>> {
  const touched = new Set<string>();
  const alone: string[] = [];
  for (const file of new Set(files)) {
    const owner = await repository.ownerOf(file);
    if (owner !== null) touched.add(owner.path);
    // The owner of a shared file is not always who uses it: it may lie in a folder of its own beside the roots.
    if (SHARED.test(file) && posix.dirname(file) !== owner?.path) alone.push(file);
  }
  const changedFiles = new Set(files);
  const changed = new Set<string>();
  const byShared = rootsSharing(alone, roots);
  for (const root of roots) {
    const closure = await closureOf(root, repository);
    const isTouched = closure.some(
      ({ path, linked }) => touched.has(path) || linked.some((file) => isOrHolds(file, changedFiles)),
    );
    if (isTouched || byShared.has(root.path)) changed.add(root.path);
  }
  return changed;
}

/** The directory and all whose modules it calls, directly or not. */
async function closureOf(root: CodeDirectory, repository: Repository): Promise<CodeDirectory[]> {
  const closure = new Map([[root.path, root]]);
  // A Map that grows while it is walked is walked to its end.
  for (const { calls } of closure.values()) {
    for (const call of calls) {
      // Outside of the repository nothing changes with it.
      if (closure.has(call) || call.startsWith('../') || call === '..') continue;
      const found = await repository.read(call);
      if (found !== null) closure.set(call, found);
    }
  }
  return [...closure.values()];
}

/** A link may lead to a file, or to a folder with changed files in it. */
function isOrHolds(path: string, files: ReadonlySet<string>): boolean {
  if (files.has(path)) return true;
  for (const file of files) if (file.startsWith(`${path}/`)) return true;
  return false;
}

/** Those below the folder of such a file; where there are none (`live/vars/prod.tfvars`), those below the one above. */
function rootsSharing(files: readonly string[], roots: readonly CodeDirectory[]): ReadonlySet<string> {
  const sharing = new Set<string>();
  for (const file of files) {
    const folder = posix.dirname(file);
    const below = rootsBelow(folder, roots);
    for (const path of below.length > 0 ? below : rootsBelow(posix.dirname(folder), roots)) sharing.add(path);
  }
  return sharing;
}

const rootsBelow = (folder: string, roots: readonly CodeDirectory[]): string[] =>
  roots.map(({ path }) => path).filter((path) => isBelow(folder, path));
