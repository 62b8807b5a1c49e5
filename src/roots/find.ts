/** Which directories of a repository are root modules. */
import { posix } from 'node:path';
import { byText } from '../graph/order.js';
import { type CodeDirectory, isBelow, type Repository } from './code.js';
import { DISCOVER_DEPTH, DISCOVER_DIRECTORIES_MAX } from './limits.js';
import { matches } from './pattern.js';

/** Caches of Terraform and of packages: what is in them is elsewhere. Hidden directories are not looked into at all. */
const CACHES: ReadonlySet<string> = new Set(['node_modules', 'vendor']);

export interface RootPatterns {
  /** Directories to look in. */
  readonly paths: readonly string[];
  /** Patterns of the roots; empty for those that are found by their code. */
  readonly roots: readonly string[];
  readonly exclude: readonly string[];
}

export interface FoundRoots {
  /** In the order of their paths. */
  readonly roots: readonly CodeDirectory[];
  /** All directories with code that were looked into, those that are parts of others too; in the order of their paths. */
  readonly code: readonly CodeDirectory[];
  /** So many are left out: a list of paths, one a line, would make others of theirs. */
  readonly unnameable: number;
  /** False where there were too many directories to look into. */
  readonly isAll: boolean;
}

export async function findRoots(repository: Repository, wanted: RootPatterns): Promise<FoundRoots> {
  const { directories, isAll } = await walk(repository, wanted);
  const called = new Set(directories.flatMap(({ path, calls }) => calls.filter((call) => call !== path)));
  const isRoot =
    wanted.roots.length > 0
      ? ({ path }: CodeDirectory) => wanted.roots.some((pattern) => matches(pattern, path))
      : (directory: CodeDirectory) => looksLikeRoot(directory, called);
  const code = directories.sort((a, b) => byText(a.path, b.path));
  const roots = code.filter(isRoot);
  const named = roots.filter(({ path }) => isNameable(path));
  return {
    roots: named,
    code: code.filter(({ path }) => isNameable(path)),
    unnameable: roots.length - named.length,
    isAll,
  };
}

/**
 * Paths go from one job to the next as lines, which are trimmed: of a folder called `a<line break>` whoever has written
 * the code could make any path of the machine.
 */
export const isNameable = (path: string): boolean => path === path.trim() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path);

/**
 * Nobody calls it, or it says where its state is or how to reach a cloud. Below a folder `modules` are parts for others,
 * also those that nobody in this repository uses; but not their examples.
 */
function looksLikeRoot({ path, isRoot, isTerragrunt }: CodeDirectory, called: ReadonlySet<string>): boolean {
  if (isRoot || isTerragrunt) return true;
  return !called.has(path) && !isPart(path);
}

export function isPart(path: string): boolean {
  const names = path.split('/');
  return names.lastIndexOf('modules') > Math.max(...EXAMPLES.map((name) => names.lastIndexOf(name)));
}

/** They show how a part is used, and are called by nobody. */
const EXAMPLES: readonly string[] = ['example', 'examples'];

export const isSkipped = (name: string): boolean => (name.startsWith('.') && name !== '.') || CACHES.has(name);

/** Whether the walk would have come by, had it been there. */
export const isLookedInto = (path: string, { paths, exclude }: RootPatterns): boolean => {
  const names = path.split('/');
  const ways = names.map((_, at) => names.slice(0, at + 1).join('/'));
  const isNamed = paths.some((from) => isBelow(from, path));
  return isNamed && !names.some(isSkipped) && !ways.some((way) => isExcluded(way, exclude));
};

/** Links are not followed: what they lead to is in the repository under its own name, or none of its business. */
async function walk(repository: Repository, { paths, exclude }: RootPatterns) {
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
        if (kind !== 'directory' || isSkipped(name)) continue;
        const below = posix.join(path, name);
        if (!isExcluded(below, exclude)) next.push(below);
      }
    }
    level = next;
  }
  return { directories: [...directories.values()], isAll: true };
}

export const isExcluded = (path: string, exclude: readonly string[]): boolean =>
  exclude.some((pattern) => matches(pattern, path));
