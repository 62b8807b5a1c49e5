/** Compares the root modules before and after a change to find deleted and renamed ones. */
import { Repository } from '../../terraform/roots/code.js';
import { findRoots, type RootPatterns } from '../../terraform/roots/find.js';
import { renamedRoots } from '../../terraform/roots/renamed.js';
import { type Context, workspaceOf } from '../context.js';
import * as messages from '../messages.js';

export interface Since {
  /** Deleted root modules without renamed ones, as sorted paths relative to the repository root. */
  readonly gone: readonly string[];
  /** Old path of each root that looks renamed, by its new path. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Searches both revisions for roots.
 * @param tree the repository before the change
 */
export async function rootsSince(tree: string, wanted: RootPatterns, { io, runner }: Context): Promise<Since> {
  const before = new Repository(io, tree);
  const after = new Repository(io, workspaceOf(io));
  const rootsBefore = (await findRoots(before, wanted)).roots.map(({ path }) => path);
  const rootsAfter = (await findRoots(after, wanted)).roots.map(({ path }) => path);
  const renamed = await renamedRoots({ before, after, rootsBefore, rootsAfter });
  for (const [to, from] of renamed) runner.say(messages.looksRenamed(from, to));
  const known = new Set(renamed.values());
  const left = rootsBefore.filter((path) => !known.has(path));
  const gone = await Promise.all(left.map(async (path) => ((await after.read(path)) === null ? [path] : [])));
  return { gone: gone.flat(), renamed };
}
