/** Selects the roots that the event affects. */

import { posix } from 'node:path';
import { byText } from '../../graph/order.js';
import { type CodeDirectory, isCode, type Repository } from '../../terraform/roots/code.js';
import { isLookedInto, isPart, type RootPatterns } from '../../terraform/roots/find.js';
import { matches } from '../../terraform/roots/pattern.js';
import type { Context } from '../context.js';
import * as messages from '../messages.js';
import { changedRoots } from './changed.js';
import { readChangedFiles } from './files.js';

export interface Changed {
  readonly changed: readonly CodeDirectory[];
  /** Paths of deleted roots. */
  readonly deleted: readonly string[];
  /** Reason why the changes are unknown and all roots count as changed; null if they are known. */
  readonly reason: string | null;
}

/** Returns all roots if the changes are unknown, with a notice unless that is normal for the event. */
export async function onlyChanged(
  roots: readonly CodeDirectory[],
  { repository, wanted }: { readonly repository: Repository; readonly wanted: RootPatterns },
  context: Context,
): Promise<Changed> {
  const { runner } = context;
  const found = await readChangedFiles(context);
  if (found.files === null) {
    const text = messages.allRoots(found.reason);
    if (found.isUsual) runner.say(text);
    else runner.annotate('notice', text);
    return { changed: roots, deleted: [], reason: found.reason };
  }
  const changed = await changedRoots(roots, found.files, repository);
  const deleted = await deletedRoots(found.removed, repository, wanted);
  return { changed: roots.filter(({ path }) => changed.has(path)), deleted, reason: null };
}

// ---- Deleted root modules.
// They cannot be drawn but are reported.

/**
 * Returns directories that have lost all of their code. Their callers are unknown, so those below a folder `modules`
 * count as parts.
 * @param removed deleted files, relative to the repository root
 */
async function deletedRoots(
  removed: readonly string[],
  repository: Repository,
  wanted: RootPatterns,
): Promise<readonly string[]> {
  const code = removed.filter((file) => isCode(posix.basename(file)) && !posix.basename(file).startsWith('.'));
  const folders = [...new Set(code.map((file) => posix.dirname(file)))].filter((path) => isWanted(path, wanted));
  const gone: string[] = [];
  for (const path of folders) if ((await repository.read(path)) === null) gone.push(path);
  return gone.sort(byText);
}

function isWanted(path: string, wanted: RootPatterns): boolean {
  if (!isLookedInto(path, wanted)) return false;
  return wanted.roots.length > 0 ? wanted.roots.some((pattern) => matches(pattern, path)) : !isPart(path);
}
