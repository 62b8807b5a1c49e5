/** `mode: discover`: the root modules of a repository that an event changes, as a matrix for other jobs. */

import { Repository } from '../../roots/code.js';
import { findRoots } from '../../roots/find.js';
import { idsFor } from '../../slug.js';
import { uploadFound } from '../artifacts/found.js';
import { type Context, repositoryPath, workspaceOf } from '../context.js';
import { onlyChanged } from '../discover/only-changed.js';
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

  const { changed, deleted } = inputs['changed-only']
    ? await onlyChanged(found.roots, { repository, wanted }, context)
    : { changed: found.roots, deleted: [] };
  runner.group(
    messages.foundRoots(found.roots.length, changed.length),
    changed.map(({ path }) => path),
  );
  if (deleted.length > 0) runner.annotate('notice', messages.deletedRoots(deleted));
  // Ids of all roots, so that none depends on what this event has changed.
  const ids = idsFor(found.roots.map(({ path }) => path));
  const drawn = new Set(changed.map(({ path }) => path));
  const items = found.roots.map(({ path }, at) => ({ id: ids[at]!, path })).filter(({ path }) => drawn.has(path));
  await uploadFound({ drawn: items.map(({ path }) => path), deleted }, context);
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
