/** What is drawn: the paths of the input, what its patterns name, or, without any, the root modules of the repository. */
import { join, relative, resolve } from 'node:path';
import { type CodeDirectory, Repository } from '../../roots/code.js';
import { type FoundRoots, findRoots, isExcluded } from '../../roots/find.js';
import { type Context, isInWorkspace, repositoryPath, workspaceOf } from '../context.js';
import { expand, isPattern } from '../discover/expand.js';
import { type Changed, onlyChanged } from '../discover/only-changed.js';
import { BadInput } from '../inputs/read.js';
import { ROOTS_DRAWN_MAX } from '../limits.js';
import * as messages from '../messages.js';

export interface Chosen {
  /** For the input, from the working directory, none of them a pattern. */
  readonly paths: readonly string[];
  /** Of what was looked for, what is not there any more; null where all was named. */
  readonly deleted: readonly string[] | null;
  /** Why it is not known what is not there any more; null where it is, or nobody has looked. */
  readonly unknown: string | null;
  /** So many roots are changed and left out. */
  readonly left: number;
}

const NAMED = { deleted: null, unknown: null, left: 0 } as const;

/** @throws BadInput where nothing is checked out */
export async function choosePaths(context: Context): Promise<Chosen> {
  const { inputs, io } = context;
  const repository = new Repository(io, workspaceOf(io));
  if (inputs.path.length > 0) {
    const paths = await expandAll(inputs.path, repository, context);
    return { ...NAMED, paths, deleted: paths.length > 0 ? null : [] };
  }
  // A plan is that of one directory, and an id that of one picture: the root of the repository, where it can be.
  const isOfPlan = inputs.planfile !== '' || inputs.graphfile !== '';
  if (isOfPlan || (inputs.id !== '' && (await repository.read('.')) !== null)) {
    return { ...NAMED, paths: [fromHere('.', context)] };
  }
  return chooseRoots(repository, context);
}

/** Each line of the input, in its order. What is there under just that name is no pattern. */
export async function expandAll(
  given: readonly string[],
  repository: Repository,
  context: Context,
  wants: 'drawable' | 'folders' = 'drawable',
): Promise<readonly string[]> {
  const { inputs, io, runner } = context;
  const paths: string[] = [];
  for (const item of given) {
    // Also where a folder is called like that: the author of a pull request does not decide what a pattern means.
    if (!isPattern(item) || !isInWorkspace(item, io)) {
      paths.push(item);
      continue;
    }
    const named = await expand(repositoryPath(item, io), repository);
    if (!named.isAll) runner.annotate('warning', messages.TOO_MANY_DIRECTORIES);
    const left = named.paths.filter((path) => !isExcluded(path, inputs.exclude));
    const kept: string[] = [];
    for (const path of left) {
      const isThere = wants === 'folders' || path.endsWith('.json') || (await repository.read(path)) !== null;
      if (isThere) kept.push(fromHere(path, context));
    }
    if (kept.length === 0) {
      const { code } = await findRoots(repository, { paths: ['.'], roots: [], exclude: [] });
      runner.annotate('notice', messages.patternNamesNothing(item, pathsOf(code)));
    }
    paths.push(...kept);
  }
  return paths;
}

async function chooseRoots(repository: Repository, context: Context): Promise<Chosen> {
  const { inputs, runner } = context;
  if ((await repository.entries('.')).length === 0) {
    throw new BadInput('path', messages.WORKSPACE_EMPTY, messages.PATH_MISSING_REMEDY);
  }
  const wanted = { paths: ['.'], roots: inputs.roots, exclude: inputs.exclude };
  const found = await findRoots(repository, wanted);
  tellOf(found, 'path', context);
  const { changed, deleted, reason } = await chooseChanged(found.roots, { repository, wanted }, context);
  const drawn = changed.slice(0, ROOTS_DRAWN_MAX);
  if (found.roots.length > 0) {
    runner.group(messages.foundRoots(found.roots.length, drawn.length), pathsOf(drawn));
  }
  const left = changed.length - drawn.length;
  if (left > 0) {
    runner.annotate('warning', messages.rootsLeft(left, changed.length, ROOTS_DRAWN_MAX));
  }
  if (deleted.length > 0) runner.annotate('notice', messages.deletedRoots(deleted));
  return { paths: drawn.map(({ path }) => fromHere(path, context)), deleted, unknown: reason, left };
}

/** As many as a comment can show are all drawn, what has not changed folded up; of more those that the event changes. */
async function chooseChanged(
  roots: readonly CodeDirectory[],
  where: Parameters<typeof onlyChanged>[1],
  context: Context,
): Promise<Changed> {
  const isMany = roots.length > ROOTS_DRAWN_MAX;
  const { event, inputs } = context;
  // Without a token GitHub answers for public repositories only, and soon not even for them.
  const isAsked = event.pullRequest !== null && inputs['github-token'] !== '';
  if (!isMany && !isAsked) return { changed: roots, deleted: [], reason: messages.NOBODY_ASKED };
  const { changed, ...others } = await onlyChanged(roots, where, context);
  return { ...others, changed: isMany ? changed : roots };
}

/**
 * Nothing found is no failure: a repository may have its first code in the next pull request.
 * @param input that names roots
 */
export function tellOf(
  { roots, code, isAll, unnameable }: FoundRoots,
  input: 'path' | 'roots',
  { runner }: Context,
): void {
  if (!isAll) runner.annotate('warning', messages.TOO_MANY_DIRECTORIES);
  if (unnameable > 0) runner.annotate('warning', messages.unnameableRoots(unnameable));
  if (roots.length === 0) runner.annotate('notice', messages.noRoots(pathsOf(code), input));
}

const pathsOf = (directories: readonly CodeDirectory[]): string[] => directories.map(({ path }) => path);

/** From the root of the repository to the working directory's view. */
export const fromHere = (path: string, { io }: Context): string =>
  relative(resolve(io.directory), join(resolve(workspaceOf(io)), path)) || '.';
