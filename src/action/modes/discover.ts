/** `mode: discover`: the root modules of a repository that an event changes, as a matrix for other jobs. */

import { Repository } from '../../roots/code.js';
import { findRoots } from '../../roots/find.js';
import { idsFor } from '../../slug.js';
import { uploadFound } from '../artifacts/found.js';
import { type Context, repositoryPath, workspaceOf } from '../context.js';
import { onlyChanged } from '../discover/only-changed.js';
import { compareRoots, type RootChanges } from '../discover/since.js';
import { expandAll, tellOf } from '../drawing/choose.js';
import { MATRIX_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { setOutputs } from '../outputs.js';

/** @returns the exit code: not to know what has changed is no failure, everything is drawn then */
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
  /** Empty where there are several paths, which get ids of their own. */
  readonly id: string;
  /** For the input `path`: several, one a line, where a matrix has no room for a job each. */
  readonly path: string;
  /** The change takes it away: only the repository before it has the directory. */
  readonly deleted?: true;
}

/** Those that are changed, then those that are gone. Ids are made of all, so that none depends on what this event has changed. */
function itemsOf(all: readonly string[], drawn: readonly string[], gone: RootChanges['gone']): readonly Item[] {
  const ids = idsFor(all);
  const idsOfGone = idsFor([...all, ...gone]).slice(all.length);
  const wanted = new Set(drawn);
  const there = all.map((path, at) => ({ id: ids[at]!, path })).filter(({ path }) => wanted.has(path));
  return [...there, ...gone.map((path, at) => ({ id: idsOfGone[at]!, path, deleted: true as const }))];
}

/** At most `MATRIX_MAX` items. */
export function matrixOf(items: readonly Item[]): readonly Item[] {
  if (items.length <= MATRIX_MAX) return items;
  const size = Math.ceil(items.length / MATRIX_MAX);
  const groups = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
  return groups.map((group) => ({ id: '', path: group.map(({ path }) => path).join('\n') }));
}
