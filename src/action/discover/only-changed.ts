/** Selects the roots that the event affects. */

import type { CodeDirectory, Repository } from '../../terraform/roots/code.js';
import type { RootPatterns } from '../../terraform/roots/find.js';
import type { Context } from '../context.js';
import * as messages from '../messages.js';
import { changedRoots } from './changed.js';
import { deletedRoots } from './deleted.js';
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
