/** Maps changed files to the root modules that they affect. */
import { posix } from 'node:path';
import { type CodeDirectory, isBelow, type Repository } from '../../terraform/roots/code.js';

/** Files that roots elsewhere may use explicitly: `-var-file`, Terragrunt's `include`. */
const SHARED = /\.(tfvars(\.json)?|hcl)$/;

/**
 * Returns the paths of the affected roots.
 * @param files paths relative to the repository root; they may be deleted
 */
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
    // The owning directory is not always the user of a shared file, which may be in its own folder next to the roots.
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

/** Returns the directory and those of all modules that it calls, directly or indirectly. */
async function closureOf(root: CodeDirectory, repository: Repository): Promise<CodeDirectory[]> {
  const closure = new Map([[root.path, root]]);
  // Iterating over a Map includes entries that are added meanwhile.
  for (const { calls } of closure.values()) {
    for (const call of calls) {
      // Modules outside of the repository cannot be among its changed files.
      if (closure.has(call) || call.startsWith('../') || call === '..') continue;
      const found = await repository.read(call);
      if (found !== null) closure.set(call, found);
    }
  }
  return [...closure.values()];
}

/** True if a link's target is a changed file or a folder with changed files. */
function isOrHolds(path: string, files: ReadonlySet<string>): boolean {
  if (files.has(path)) return true;
  for (const file of files) if (file.startsWith(`${path}/`)) return true;
  return false;
}

/**
 * Returns the roots below the folder of each shared file; if there are none (`live/vars/prod.tfvars`), those below its
 * parent.
 */
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
