/**
 * `mode: discover`: finds the root modules that a push or pull request changes, and outputs them as a matrix for other
 * jobs.
 */
import { byText } from '../../graph/order.js';
import type { AffectedRoot } from '../../pull-request/model.js';
import { idsFor } from '../../slug.js';
import { Repository } from '../../terraform/roots/code.js';
import { findRoots, type RootPatterns } from '../../terraform/roots/find.js';
import { uploadRoots } from '../artifacts/roots-list.js';
import { fetchBase, findBase, shareBase, unpacked } from '../base.js';
import { type Context, repositoryPath, workspaceOf } from '../context.js';
import { findReaders, onlyChanged, rootsSince } from '../discover/changed.js';
import { expandAll, reportSearch } from '../drawing/choose.js';
import { MATRIX_MAX, SHARED_JOBS_MIN } from '../limits.js';
import * as messages from '../messages.js';
import { setOutputs } from '../outputs.js';

/**
 * Finds the changed roots. If the changes cannot be determined, it outputs all roots and does not fail.
 * @returns the exit code
 */
export async function discover(context: Context): Promise<number> {
  const { inputs, io, runner } = context;
  const repository = new Repository(io, workspaceOf(io));
  const paths = inputs.path.length === 0 ? ['.'] : await expandAll(inputs.path, repository, context, 'folders');
  const wanted = {
    paths: paths.map((path) => repositoryPath(path, io)),
    roots: inputs.roots,
    exclude: inputs.exclude,
  };
  const found = await findRoots(repository, wanted);
  reportSearch(found, 'roots', context);

  const touched = inputs['changed-only']
    ? await onlyChanged(found.roots, { repository, wanted }, context)
    : { changed: found.roots, deleted: [], reason: messages.ALL_REQUESTED };
  const { changed } = touched;
  runner.group(
    messages.rootsDiscovered(found.roots.length, changed.length),
    changed.map(({ path }) => path),
  );
  const drawn = changed.map(({ path }) => path);
  const { deleted, gone, unknown, readers } = await compareRoots({ ...touched, changed: drawn }, wanted, context);
  if (deleted.length > 0) runner.annotate('notice', messages.deletedRoots(deleted));
  const foundPaths = found.roots.map(({ path }) => path);
  const items = itemsOf(foundPaths, drawn, gone);
  await uploadRoots({ drawn, deleted, readers, ...(unknown !== null && { unknown }) }, context);
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
function itemsOf(allPaths: readonly string[], drawn: readonly string[], gone: RootChanges['gone']): readonly Item[] {
  const ids = idsFor(allPaths);
  const idsOfGone = idsFor([...allPaths, ...gone]).slice(allPaths.length);
  const isDrawn = new Set(drawn);
  const existing = allPaths.map((path, i) => ({ id: ids[i]!, path })).filter(({ path }) => isDrawn.has(path));
  return [...existing, ...gone.map((path, i) => ({ id: idsOfGone[i]!, path, deleted: true as const }))];
}

/** Groups items so that there are at most `MATRIX_MAX`. A group has only deleted root modules, or none of them. */
export function matrixOf(items: readonly Item[]): readonly Item[] {
  if (items.length <= MATRIX_MAX) return items;
  // The last group of existing roots may have room, which those of deleted ones must not fill.
  const size = Math.ceil(items.length / (MATRIX_MAX - 1));
  return [items.filter(({ deleted }) => !deleted), items.filter(({ deleted }) => deleted)].flatMap((alike) =>
    Array.from({ length: Math.ceil(alike.length / size) }, (_, i) => {
      const paths = alike.slice(i * size, (i + 1) * size).map(({ path }) => path);
      return { id: '', path: paths.join('\n'), ...(alike[0]?.deleted && { deleted: true as const }) };
    }),
  );
}

// ---- Comparison for the jobs of a matrix.
// Determines deleted and renamed roots, and shares the archive of the repository before a pull request.

interface Touched {
  /** Changed roots, as paths relative to the repository root. */
  readonly changed: readonly string[];
  /** Deleted roots according to the list of changed files. */
  readonly deleted: readonly string[];
  /** Reason why both are unknown; null if they are known. */
  readonly reason: string | null;
}

interface RootChanges {
  /** Roots that have lost all of their code. */
  readonly deleted: readonly string[];
  /** Deleted roots, without renamed ones, that a job of the matrix compares with the base. */
  readonly gone: readonly string[];
  /** Reason why the deleted roots are unknown; null if they are known. */
  readonly unknown: string | null;
  /** Values that roots read from the changed and deleted ones. */
  readonly readers: readonly AffectedRoot[];
}

/**
 * Compares the roots before and after a pull request. For other events, or with `changes: off`, it downloads nothing.
 * The archive is needed only to share it, or if roots are or may be deleted: to detect renames, and to find the roots
 * that read from a deleted one.
 */
async function compareRoots(touched: Touched, wanted: RootPatterns, context: Context): Promise<RootChanges> {
  const { inputs, event } = context;
  const { changed, deleted, reason } = touched;
  if (event.pullRequest === null || inputs.changes === 'off') return { deleted, gone: [], unknown: null, readers: [] };
  const isShared = changed.length + deleted.length >= SHARED_JOBS_MIN;
  const mayBeDeleted = deleted.length > 0 || reason !== null;
  const bytes = isShared || mayBeDeleted ? await readArchive(isShared, context) : null;
  const byFiles = async (): Promise<RootChanges> => ({
    ...{ deleted, gone: deleted, unknown: reason === null ? null : messages.deletedUnknown(reason) },
    readers: await findReaders(changed, wanted, context),
  });
  // Without the archive, each job reports for itself that it cannot compare.
  if (bytes === null || !mayBeDeleted) return byFiles();
  return context.io.withTemporaryDirectory(async (folder) => {
    const before = await unpacked(bytes, folder, context);
    if ('reason' in before) return byFiles();
    const since = await rootsSince(before.tree, wanted, context);
    const renamed = new Set(since.renamed.values());
    const gone = reason === null ? deleted.filter((path) => !renamed.has(path)) : since.gone;
    const within = { ...context, inputs: { ...inputs, 'base-dir': before.tree } };
    return {
      ...{ deleted: reason === null ? deleted : [...gone, ...renamed].sort(byText), gone, unknown: null },
      readers: await findReaders([...changed, ...gone], wanted, within),
    };
  });
}

/** Returns the archive; null if it cannot be downloaded, which the jobs that need it report. */
async function readArchive(isShared: boolean, context: Context): Promise<Uint8Array | null> {
  const { event, runner } = context;
  const found = await findBase(event.pullRequest!, context);
  const fetched = 'reason' in found ? found : await fetchBase(found.commit, context);
  if ('reason' in fetched) {
    runner.say(messages.notCompared(fetched.reason));
    return null;
  }
  if (isShared && 'commit' in found) await shareBase(fetched.bytes, found.commit, context);
  return fetched.bytes;
}
