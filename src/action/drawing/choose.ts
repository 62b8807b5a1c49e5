/**
 * Chooses the paths to draw: those of the input, matches of its patterns, or by default the root modules of the
 * repository.
 */

import { join, posix, relative, resolve } from 'node:path';
import { byText } from '../../graph/order.js';
import type { Entry } from '../../platform/io.js';
import { matchesName } from '../../platform/text/matching.js';
import { type CodeDirectory, Repository } from '../../terraform/roots/code.js';
import { findRoots, isExcluded, isNameable, isSkipped, type RootSearchResult } from '../../terraform/roots/find.js';
import { DISCOVER_DEPTH, DISCOVER_DIRECTORIES_MAX } from '../../terraform/roots/limits.js';
import { type Context, isInWorkspace, repositoryPath, workspaceOf } from '../context.js';
import { type Changed, onlyChanged } from '../discover/changed.js';
import { BadInput } from '../inputs/read.js';
import { ROOTS_DRAWN_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** The paths to draw, and what is known about the other roots. */
export interface ChosenPaths {
  /** Paths as for the input `path`, relative to the working directory, with patterns expanded. */
  readonly paths: readonly string[];
  /** Deleted roots; null if the user named every path. */
  readonly deleted: readonly string[] | null;
  /** Reason why deleted roots are unknown; null if they are known or were not searched for. */
  readonly unknown: string | null;
  /** Number of changed roots omitted because of the limit. */
  readonly omitted: number;
}

/** Defaults for paths that the user named, where nothing was searched. */
const NOTHING_SEARCHED = { deleted: null, unknown: null, omitted: 0 } as const;

/**
 * Returns the paths of the input with patterns expanded, or, if it is empty, the root modules of the repository.
 * @throws BadInput if there is no checkout
 */
export async function choosePaths(context: Context): Promise<ChosenPaths> {
  const { inputs, io } = context;
  const repository = new Repository(io, workspaceOf(io));
  if (inputs.path.length > 0) {
    const paths = await expandAll(inputs.path, repository, context);
    return { ...NOTHING_SEARCHED, paths, deleted: paths.length > 0 ? null : [] };
  }
  // A plan belongs to one directory and an id to one picture. Both default to the repository root, an id only if the
  // root has code.
  const isOfPlan = inputs.planfile !== '' || inputs.graphfile !== '';
  if (isOfPlan || (inputs.id.length > 0 && (await repository.read('.')) !== null)) {
    return { ...NOTHING_SEARCHED, paths: [fromWorkingDirectory('.', context)] };
  }
  return chooseRoots(repository, context);
}

/**
 * Expands the patterns among the lines of the input, in order. Lines without wildcards stay as they are, even if no
 * such path exists. A pattern without matches is a notice.
 * @param target `drawable`: matches must be directories with code, or JSON files; `folders`: any directory, in which
 * roots are searched for
 */
export async function expandAll(
  lines: readonly string[],
  repository: Repository,
  context: Context,
  target: 'drawable' | 'folders' = 'drawable',
): Promise<readonly string[]> {
  const { inputs, io, runner } = context;
  const paths: string[] = [];
  for (const line of lines) {
    // Expands a pattern even if a folder has that literal name. Otherwise the author of a pull request could change its
    // meaning.
    if (!isPattern(line) || !isInWorkspace(line, io)) {
      paths.push(line);
      continue;
    }
    const expanded = await expand(repositoryPath(line, io), repository);
    if (!expanded.isAll) runner.annotate('warning', messages.TOO_MANY_DIRECTORIES);
    const matches: string[] = [];
    for (const path of expanded.paths.filter((match) => !isExcluded(match, inputs.exclude))) {
      const isRequested = target === 'folders' || path.endsWith('.json') || (await repository.read(path)) !== null;
      if (isRequested) matches.push(fromWorkingDirectory(path, context));
    }
    if (matches.length === 0) {
      const { code } = await findRoots(repository, { paths: ['.'], roots: [], exclude: [] });
      runner.annotate('notice', messages.patternMatchesNothing(line, pathsOf(code)));
    }
    paths.push(...matches);
  }
  return paths;
}

/** Chooses among the root modules of the repository. */
async function chooseRoots(repository: Repository, context: Context): Promise<ChosenPaths> {
  const { inputs, runner } = context;
  if ((await repository.entries('.')).length === 0) {
    throw new BadInput('path', messages.WORKSPACE_EMPTY, messages.PATH_MISSING_REMEDY);
  }
  const patterns = { paths: ['.'], roots: inputs.roots, exclude: inputs.exclude };
  const search = await findRoots(repository, patterns);
  reportSearch(search, 'path', context);
  const { changed, deleted, reason } = await chooseChanged(search.roots, { repository, patterns }, context);
  const rootsToDraw = changed.slice(0, ROOTS_DRAWN_MAX);
  if (search.roots.length > 0) {
    runner.group(messages.rootsDiscovered(search.roots.length, rootsToDraw.length), pathsOf(rootsToDraw));
  }
  const omitted = changed.length - rootsToDraw.length;
  if (omitted > 0) {
    runner.annotate('warning', messages.rootsOverLimit(omitted, changed.length, ROOTS_DRAWN_MAX));
  }
  if (deleted.length > 0) runner.annotate('notice', messages.deletedRoots(deleted));
  return {
    paths: rootsToDraw.map(({ path }) => fromWorkingDirectory(path, context)),
    deleted,
    unknown: reason,
    omitted,
  };
}

/**
 * Chooses all roots if a comment can show them, with unchanged ones collapsed; beyond that only the roots that the
 * event changes.
 */
async function chooseChanged(
  roots: readonly CodeDirectory[],
  search: Parameters<typeof onlyChanged>[1],
  context: Context,
): Promise<Changed> {
  const isMany = roots.length > ROOTS_DRAWN_MAX;
  const { event, inputs } = context;
  // Without a token GitHub serves only public repositories, up to a low rate limit.
  const canListChanges = event.pullRequest !== null && inputs['github-token'] !== '';
  if (!isMany && !canListChanges) return { changed: roots, deleted: [], reason: messages.CHANGED_FILES_UNKNOWN };
  const { changed, ...others } = await onlyChanged(roots, search, context);
  return { ...others, changed: isMany ? changed : roots };
}

/**
 * Annotates what the search for roots left out. A repository without roots gets a notice and is no failure, because the
 * next pull request may add the first code.
 * @param input name of the input that the notice recommends
 */
export function reportSearch(
  { roots, code, isAll, unnameable }: RootSearchResult,
  input: 'path' | 'roots',
  { runner }: Context,
): void {
  if (!isAll) runner.annotate('warning', messages.TOO_MANY_DIRECTORIES);
  if (unnameable > 0) runner.annotate('warning', messages.unnameableRoots(unnameable));
  if (roots.length === 0) runner.annotate('notice', messages.noRoots(pathsOf(code), input));
}

const pathsOf = (directories: readonly CodeDirectory[]): string[] => directories.map(({ path }) => path);

/** Converts a path relative to the repository root to one relative to the working directory. */
export const fromWorkingDirectory = (path: string, { io }: Context): string =>
  relative(resolve(io.directory), join(resolve(workspaceOf(io)), path)) || '.';

// ---- Path patterns.

/** True for a path pattern in shell syntax: `envs/*`, `live/**`, `plans/*.json`. */
const isPattern = (path: string): boolean => /[*?]/.test(path);

interface Expanded {
  readonly paths: readonly string[];
  /** False if the search stopped at DISCOVER_DIRECTORIES_MAX. */
  readonly isAll: boolean;
}

/** A path that matches the first segments of the pattern. */
interface PartialMatch {
  readonly path: string;
  readonly isFile: boolean;
  /** Segments of the pattern still to match. */
  readonly segments: readonly string[];
}

/**
 * Returns the directories and files that match the pattern, sorted by path. Wildcards never match links, hidden
 * directories or caches.
 * @param pattern relative to the repository root
 */
export async function expand(pattern: string, repository: Repository): Promise<Expanded> {
  const complete = new Set<string>();
  const visited = new Set<string>();
  let matches: PartialMatch[] = [
    { path: '.', isFile: false, segments: pattern.split('/').filter((name) => name !== '') },
  ];
  // A round goes one folder deeper, or lets a `**` match no folder at all.
  for (let depth = 0; matches.length > 0 && depth <= 2 * DISCOVER_DEPTH; depth++) {
    const next: PartialMatch[] = [];
    for (const match of matches) {
      const key = `${match.segments.length} ${match.path}`;
      if (visited.size === DISCOVER_DIRECTORIES_MAX) return { paths: sortedPaths(complete), isAll: false };
      if (visited.has(key)) continue;
      visited.add(key);
      if (match.segments.length === 0) complete.add(match.path);
      else if (!match.isFile) next.push(...(await matchNextSegment(match, repository)));
    }
    matches = next;
  }
  return { paths: sortedPaths(complete), isAll: true };
}

const sortedPaths = (paths: ReadonlySet<string>): string[] => [...paths].filter(isNameable).sort(byText);

/**
 * Returns the entries of a directory that match the next segment of the pattern. `**` matches the directory itself, and
 * stays the next segment for each directory in it.
 */
async function matchNextSegment({ path, segments }: PartialMatch, repository: Repository): Promise<PartialMatch[]> {
  const [segment, ...otherSegments] = segments as readonly [string, ...string[]];
  const entries = (await repository.entries(path)).filter(({ kind }) => kind !== 'link');
  const matchOf = ({ name, kind }: Entry, remaining: readonly string[]): PartialMatch => ({
    path: posix.join(path, name),
    isFile: kind !== 'directory',
    segments: remaining,
  });
  if (segment === '**') {
    const below = entries.filter(({ name, kind }) => kind === 'directory' && !isSkipped(name));
    return [{ path, isFile: false, segments: otherSegments }, ...below.map((entry) => matchOf(entry, segments))];
  }
  const isNamed = isPattern(segment)
    ? ({ name }: Entry) => matchesName(segment, name) && (segment.startsWith('.') || !isSkipped(name))
    : ({ name }: Entry) => name === segment;
  return entries.filter(isNamed).map((entry) => matchOf(entry, otherSegments));
}
