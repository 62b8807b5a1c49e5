/** The root modules before a change, beside those that there are now: what is gone, and what only looks so. */
import { Repository } from '../../roots/code.js';
import { findRoots, type RootPatterns } from '../../roots/find.js';
import { renamedRoots } from '../../roots/renamed.js';
import { type Context, workspaceOf } from '../context.js';
import * as messages from '../messages.js';

export interface Since {
  /** Root modules that are there no more, renamed ones left out; paths from the root of the repository, in their order. */
  readonly gone: readonly string[];
  /** The path before of each that looks renamed, by its path now. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Looks through both sides. @param tree the repository before the change */
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
