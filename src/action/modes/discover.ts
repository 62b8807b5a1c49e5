/** `mode: discover`: the root modules of a repository that an event changes, as a matrix for other jobs. */
import { MATRIX_MAX } from '../../limits/action.js';
import * as messages from '../../messages/action.js';
import { type Context, repositoryPath } from '../context.js';
import { changedRoots } from '../discover/changed.js';
import { type CodeDirectory, Repository } from '../discover/code.js';
import { readChangedFiles } from '../discover/files.js';
import { findRoots } from '../discover/roots.js';
import { setOutputs } from '../outputs.js';
import { idsFor } from '../slug.js';

/** @returns the exit code: not to know what has changed is no failure, everything is drawn then */
export async function discover(context: Context): Promise<number> {
  const { inputs, io, runner } = context;
  const repository = new Repository(io);
  const paths = inputs.path.map((path) => repositoryPath(path, io));
  const { roots, isAll } = await findRoots(repository, { paths, roots: inputs.roots, exclude: inputs.exclude });
  if (!isAll) runner.annotate('warning', messages.TOO_MANY_DIRECTORIES);

  const changed = inputs['changed-only'] ? await onlyChanged(roots, repository, context) : roots;
  runner.group(
    messages.foundRoots(roots.length, changed.length),
    changed.map(({ path }) => path),
  );
  // Ids of all roots, so that none depends on what this event has changed.
  const ids = idsFor(roots.map(({ path }) => path));
  const drawn = new Set(changed.map(({ path }) => path));
  const items = roots.map(({ path }, at) => ({ id: ids[at]!, path })).filter(({ path }) => drawn.has(path));
  setOutputs(runner, { roots: JSON.stringify(matrixOf(items)), 'any-roots': String(items.length > 0) });
  return 0;
}

async function onlyChanged(roots: readonly CodeDirectory[], repository: Repository, context: Context) {
  const found = await readChangedFiles(context);
  if (found.files === null) {
    context.runner.annotate('notice', messages.allRoots(found.reason));
    return roots;
  }
  const changed = await changedRoots(roots, found.files, repository);
  return roots.filter(({ path }) => changed.has(path));
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
