/** Which directories of a repository are root modules. */
import { posix } from 'node:path';
import { byText } from '../../graph/order.js';
import { DISCOVER_DEPTH, DISCOVER_DIRECTORIES_MAX } from '../../limits/action.js';
import type { CodeDirectory, Repository } from './code.js';
import { matches } from './pattern.js';

/** Caches of Terraform and of packages: what is in them is elsewhere. Hidden directories are not looked into at all. */
const CACHES: ReadonlySet<string> = new Set(['node_modules', 'vendor']);

export interface Wanted {
  /** Directories to look in. */
  readonly paths: readonly string[];
  /** Patterns of the roots; empty for those that are found by their code. */
  readonly roots: readonly string[];
  readonly exclude: readonly string[];
}

export interface FoundRoots {
  /** In the order of their paths. */
  readonly roots: readonly CodeDirectory[];
  /** False where there were too many directories to look into. */
  readonly isAll: boolean;
}

export async function findRoots(repository: Repository, wanted: Wanted): Promise<FoundRoots> {
  const { directories, isAll } = await walk(repository, wanted);
  const called = new Set(directories.flatMap(({ path, calls }) => calls.filter((call) => call !== path)));
  const isRoot =
    wanted.roots.length > 0
      ? ({ path }: CodeDirectory) => wanted.roots.some((pattern) => matches(pattern, path))
      : (directory: CodeDirectory) => looksLikeRoot(directory, called);
  return { roots: directories.filter(isRoot).sort((a, b) => byText(a.path, b.path)), isAll };
}

/**
 * Nobody calls it, or it says where its state is or how to reach a cloud. Below a folder `modules` are parts for others,
 * also those that nobody in this repository uses.
 */
function looksLikeRoot({ path, isRoot, isTerragrunt }: CodeDirectory, called: ReadonlySet<string>): boolean {
  if (isRoot || isTerragrunt) return true;
  return !called.has(path) && !path.split('/').includes('modules');
}

/** Links are not followed: what they lead to is in the repository under its own name, or none of its business. */
async function walk(repository: Repository, { paths, exclude }: Wanted) {
  const directories = new Map<string, CodeDirectory>();
  let level = [...new Set(paths)].filter((path) => !isExcluded(path, exclude));
  let looked = 0;
  for (let depth = 0; level.length > 0 && depth <= DISCOVER_DEPTH; depth++) {
    const next: string[] = [];
    for (const path of level) {
      if (looked === DISCOVER_DIRECTORIES_MAX) return { directories: [...directories.values()], isAll: false };
      looked++;
      const found = await repository.read(path);
      if (found !== null) directories.set(path, found);
      for (const { name, kind } of await repository.entries(path)) {
        if (kind !== 'directory' || name.startsWith('.') || CACHES.has(name)) continue;
        const below = posix.join(path, name);
        if (!isExcluded(below, exclude)) next.push(below);
      }
    }
    level = next;
  }
  return { directories: [...directories.values()], isAll: true };
}

const isExcluded = (path: string, exclude: readonly string[]): boolean =>
  exclude.some((pattern) => matches(pattern, path));
