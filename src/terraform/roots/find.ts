/** Finds the root modules of a repository: the directories that Terraform is run in, each of which gets a diagram. */

import { posix } from 'node:path';
import { byText } from '../../graph/order.js';
import { matchesName, matchesWild } from '../../platform/text/matching.js';
import { type CodeDirectory, isBelow, type Repository } from './code.js';
import { DISCOVER_DEPTH, DISCOVER_DIRECTORIES_MAX } from './limits.js';

/** Directories of package caches, whose code belongs elsewhere. Hidden directories are always skipped. */
const DEPENDENCY_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'vendor']);

/** The directories to search for roots, and the rule for roots. */
export interface RootPatterns {
  /** Directories to search. */
  readonly paths: readonly string[];
  /** Patterns of the roots; empty to detect roots by their code. */
  readonly roots: readonly string[];
  /** Patterns of directories that are not visited. */
  readonly exclude: readonly string[];
}

/** The root modules of a repository, and all code that was searched for them. */
export interface RootSearchResult {
  /** Roots in path order. */
  readonly roots: readonly CodeDirectory[];
  /** All visited directories with code, including called modules, in path order. */
  readonly code: readonly CodeDirectory[];
  /** Number of roots omitted because their path cannot be written as one line of a list. */
  readonly unnameable: number;
  /** False if the search stopped at the directory limit. */
  readonly isAll: boolean;
}

/**
 * Finds the root modules below the given paths: those that match the patterns or, without patterns, those that look
 * like roots.
 */
export async function findRoots(repository: Repository, patterns: RootPatterns): Promise<RootSearchResult> {
  const { directories, isAll } = await walk(repository, patterns);
  const called = new Set(directories.flatMap(({ path, calls }) => calls.filter((call) => call !== path)));
  const isRoot =
    patterns.roots.length > 0
      ? ({ path }: CodeDirectory) => patterns.roots.some((pattern) => matches(pattern, path))
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
 * True if the path survives as a line of a list. Jobs pass paths as trimmed lines, so a folder named `a<line break>`
 * could smuggle in any path of the machine.
 */
export const isNameable = (path: string): boolean => path === path.trim() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(path);

/**
 * True if no module calls the directory, or if it has a backend, a configured provider or a Terragrunt unit.
 * Directories below `modules` are parts even if unused here, except for their examples.
 */
function looksLikeRoot({ path, isRoot, isTerragrunt }: CodeDirectory, called: ReadonlySet<string>): boolean {
  if (isRoot || isTerragrunt) return true;
  return !called.has(path) && !isPart(path);
}

/**
 * True for a directory below `modules`, unless it is an example: `modules/vpc` is a part, `modules/vpc/examples/simple`
 * is not.
 */
export function isPart(path: string): boolean {
  const names = path.split('/');
  return names.lastIndexOf('modules') > Math.max(...EXAMPLES.map((name) => names.lastIndexOf(name)));
}

/** Folders of examples, which show how to use a module and are never called. */
const EXAMPLES: readonly string[] = ['example', 'examples'];

/** True for a directory that is never visited: hidden, or a package cache. */
export const isSkipped = (name: string): boolean =>
  (name.startsWith('.') && name !== '.') || DEPENDENCY_FOLDERS.has(name);

/** True if the search would have visited the path, had it existed. */
export const isSearched = (path: string, { paths, exclude }: RootPatterns): boolean => {
  const names = path.split('/');
  const ancestors = names.map((_, index) => names.slice(0, index + 1).join('/'));
  const isInScope = paths.some((searched) => isBelow(searched, path));
  return isInScope && !names.some(isSkipped) && !ancestors.some((ancestor) => isExcluded(ancestor, exclude));
};

/**
 * Returns the directories with code below the paths, searched breadth-first. Does not follow links: their targets are
 * visited under their own paths or lie outside the repository.
 */
async function walk(repository: Repository, { paths, exclude }: RootPatterns) {
  const directories = new Map<string, CodeDirectory>();
  let level = [...new Set(paths)].filter((path) => !isExcluded(path, exclude));
  let visited = 0;
  for (let depth = 0; level.length > 0 && depth <= DISCOVER_DEPTH; depth++) {
    const next: string[] = [];
    for (const path of level) {
      if (visited === DISCOVER_DIRECTORIES_MAX) return { directories: [...directories.values()], isAll: false };
      visited++;
      const directory = await repository.read(path);
      if (directory !== null) directories.set(path, directory);
      for (const { name, kind } of await repository.entries(path)) {
        if (kind !== 'directory' || isSkipped(name)) continue;
        const child = posix.join(path, name);
        if (!isExcluded(child, exclude)) next.push(child);
      }
    }
    level = next;
  }
  return { directories: [...directories.values()], isAll: true };
}

/** True if a pattern excludes the directory. */
export const isExcluded = (path: string, exclude: readonly string[]): boolean =>
  exclude.some((pattern) => matches(pattern, path));

// ---- Patterns.

/**
 * True if a pattern in .gitignore syntax matches a directory: `*` within a name, `**` across names, `?` for one
 * character. A pattern with a slash at its start or middle is anchored at the repository root. Any other pattern
 * matches a name at any depth: `envs` matches `a/envs`, `/envs` does not. Names and patterns are compared step by step,
 * so matching takes at most quadratic time.
 */
export function matches(pattern: string, path: string): boolean {
  const trimmed = pattern.replace(/^\.\/+/, '/').replace(/\/+$/, '');
  const isAnchored = trimmed.includes('/');
  const names = trimmed.split('/').filter((name) => name !== '');
  const steps = isAnchored ? names : ['**', ...names];
  return matchesWild(steps, path === '.' ? ['.'] : path.split('/'), '**', matchesName);
}
