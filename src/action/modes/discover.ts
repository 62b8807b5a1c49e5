/** `mode: discover`: outputs the root modules that an event changes, as a matrix for other jobs. */

import { idsFor } from '../../slug.js';
import { Repository } from '../../terraform/roots/code.js';
import { findRoots } from '../../terraform/roots/find.js';
import { uploadFound } from '../artifacts/found.js';
import { type Context, repositoryPath, workspaceOf } from '../context.js';
import { onlyChanged } from '../discover/only-changed.js';
import { compareRoots, type RootChanges } from '../discover/since.js';
import { expandAll, tellOf } from '../drawing/choose.js';
import { MATRIX_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { setOutputs } from '../outputs.js';

/**
 * Finds the changed roots. If the changes are unknown, outputs all roots, which is not a failure.
 * @returns the exit code
 */
export async function discover(context: Context): Promise<number> {
  const { inputs, io, runner } = context;
  const repository = new Repository(io, workspaceOf(io));
  const places = inputs.path.length === 0 ? ['.'] : await expandAll(inputs.path, repository, context, 'folders');
  const wanted = {
    paths: places.map((path) => repositoryPath(path, io)),
    roots: inputs.roots,
    exclude: inputs.exclude,
  };
  const found = await findRoots(repository, wanted);
  tellOf(found, 'roots', context);

  const touched = inputs['changed-only']
    ? await onlyChanged(found.roots, { repository, wanted }, context)
    : { changed: found.roots, deleted: [], reason: messages.ALL_ASKED_FOR };
  const { changed } = touched;
  runner.group(
    messages.foundRoots(found.roots.length, changed.length),
    changed.map(({ path }) => path),
  );
  const drawn = changed.map(({ path }) => path);
  const { deleted, gone, unknown } = await compareRoots({ ...touched, changed: drawn }, wanted, context);
  if (deleted.length > 0) runner.annotate('notice', messages.deletedRoots(deleted));
  const all = found.roots.map(({ path }) => path);
  const items = itemsOf(all, drawn, gone);
  await uploadFound({ drawn, deleted, ...(unknown !== null && { unknown }) }, context);
  setOutputs(runner, {
    roots: JSON.stringify(matrixOf(items)),
    'any-roots': String(items.length > 0),
    'deleted-roots': JSON.stringify(deleted),
  });
  return 0;
}

interface Item {
  /** Empty for a group of paths, which get individual ids. */
  readonly id: string;
  /** Value of the input `path`. A group has one path per line, if there are more roots than jobs in a matrix. */
  readonly path: string;
  /** True if the change deletes the root, so that only the repository before the change has it. */
  readonly deleted?: true;
}

/**
 * Returns the changed roots, then the deleted ones. Ids are derived from all roots, so that they do not depend on the
 * event.
 */
function itemsOf(all: readonly string[], drawn: readonly string[], gone: RootChanges['gone']): readonly Item[] {
  const ids = idsFor(all);
  const idsOfGone = idsFor([...all, ...gone]).slice(all.length);
  const wanted = new Set(drawn);
  const there = all.map((path, at) => ({ id: ids[at]!, path })).filter(({ path }) => wanted.has(path));
  return [...there, ...gone.map((path, at) => ({ id: idsOfGone[at]!, path, deleted: true as const }))];
}

/** Groups items so that there are at most `MATRIX_MAX`. */
export function matrixOf(items: readonly Item[]): readonly Item[] {
  if (items.length <= MATRIX_MAX) return items;
  const size = Math.ceil(items.length / MATRIX_MAX);
  const groups = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
  return groups.map((group) => ({ id: '', path: group.map(({ path }) => path).join('\n') }));
}
