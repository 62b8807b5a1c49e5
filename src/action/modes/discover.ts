/**
 * `mode: discover`: finds the root modules that a push or pull request changes, and outputs them as a matrix for other
 * jobs.
 */

import { InvalidInput } from '../../errors.js';
import { byText } from '../../graph/order.js';
import type { AffectedRoot } from '../../pull-request/model.js';
import { idsFor } from '../../slug.js';
import { type CodeDirectory, Repository } from '../../terraform/roots/code.js';
import { findRoots, type RootPatterns } from '../../terraform/roots/find.js';
import { uploadRoots } from '../artifacts/roots-list.js';
import { fetchBase, findBase, shareBase, unpackBase } from '../base.js';
import { type Context, repositoryPath, workspaceOf } from '../context.js';
import { closureOf, findReaders, onlyChanged, rootsSince } from '../discover/changed.js';
import { expandAll, reportSearch } from '../drawing/choose.js';
import { MATRIX_MAX, OUTPUT_BYTES_MAX, ROOT_BYTES, SHARED_JOBS_MIN } from '../limits.js';
import * as messages from '../messages.js';
import { setOutputs } from '../outputs.js';

/**
 * Finds the changed roots and sets the outputs of the step. If the changes cannot be determined, all roots count as
 * changed.
 * @returns the exit code, always 0
 * @throws InvalidInput if the matrix is too large for an output
 */
export async function discover(context: Context): Promise<number> {
  const { inputs, io, runner } = context;
  const repository = new Repository(io, workspaceOf(io));
  const paths = inputs.path.length === 0 ? ['.'] : await expandAll(inputs.path, repository, context, 'folders');
  const patterns = {
    paths: paths.map((path) => repositoryPath(path, io)),
    roots: inputs.roots,
    exclude: inputs.exclude,
  };
  const search = await findRoots(repository, patterns);
  reportSearch(search, 'roots', context);

  const touched = inputs['changed-only']
    ? await onlyChanged(search.roots, { repository, patterns }, context)
    : { changed: search.roots, deleted: [], reason: messages.ALL_REQUESTED };
  const { changed } = touched;
  const drawn = changed.map(({ path }) => path);
  runner.group(messages.rootsDiscovered(search.roots.length, changed.length), drawn);
  const { deleted, gone, unknown, readers } = await compareRoots({ ...touched, changed: drawn }, patterns, context);
  if (deleted.length > 0) runner.annotate('notice', messages.deletedRoots(deleted));
  const allPaths = search.roots.map(({ path }) => path);
  const items = itemsOf(allPaths, drawn, gone);
  const matrix = checkSize(JSON.stringify(matrixOf(items, await sizesOf(changed, repository))), items.length);
  await uploadRoots({ drawn, deleted, readers, ...(unknown !== null && { unknown }) }, context);
  setOutputs(runner, {
    roots: matrix,
    'any-roots': String(items.length > 0),
    'deleted-roots': JSON.stringify(deleted),
  });
  return 0;
}

/** An item of the matrix: the inputs of one job. */
interface Item {
  /** Value of the input `id`: one line for each line of the path. */
  readonly id: string;
  /** Value of the input `path`: one root, or several lines if there are more roots than a matrix has jobs. */
  readonly path: string;
  /** True if the change deletes the root, so that only the repository before the change has it. */
  readonly deleted?: true;
}

/**
 * Returns one item for each changed root and then for each deleted one. Ids are derived from the paths of all roots, so
 * that a root has the same id in every run, whatever the event changes.
 */
function itemsOf(allPaths: readonly string[], drawn: readonly string[], gone: RootChanges['gone']): readonly Item[] {
  const ids = idsFor(allPaths);
  const idsOfGone = idsFor([...allPaths, ...gone]).slice(allPaths.length);
  const isDrawn = new Set(drawn);
  const existing = allPaths.map((path, i) => ({ id: ids[i]!, path })).filter(({ path }) => isDrawn.has(path));
  return [...existing, ...gone.map((path, i) => ({ id: idsOfGone[i]!, path, deleted: true as const }))];
}

/**
 * Returns the matrix as it is.
 * @throws InvalidInput if GitHub would not pass on an output of this size
 */
function checkSize(matrix: string, roots: number): string {
  // UTF-16 has two bytes for each unit of a string.
  if (2 * matrix.length <= OUTPUT_BYTES_MAX) return matrix;
  throw new InvalidInput(messages.matrixTooLarge(roots), { remedy: messages.MATRIX_REMEDY });
}

// ---- Shards: groups of roots, one for each job of the matrix.

/** Returns the bytes of each root's code, with the local modules that it calls, by path. */
async function sizesOf(roots: readonly CodeDirectory[], repository: Repository): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const root of roots) {
    const closure = await closureOf(root, repository);
    sizes.set(
      root.path,
      closure.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  }
  return sizes;
}

/**
 * Packs the items into at most `MATRIX_MAX` shards that take about equally long, in the order of their first items. A
 * shard has either deleted root modules or existing ones, since an item is marked as deleted as a whole.
 * docs/decisions/0018-shards.md
 * @param sizes bytes of code by path; unknown for deleted root modules
 */
export function matrixOf(items: readonly Item[], sizes: ReadonlyMap<string, number>): readonly Item[] {
  if (items.length <= MATRIX_MAX) return items;
  const existing = items.filter(({ deleted }) => !deleted);
  const gone = items.filter(({ deleted }) => deleted);
  const goneJobs = gone.length === 0 ? 0 : Math.max(1, Math.floor((MATRIX_MAX * gone.length) / items.length));
  return [...pack(existing, MATRIX_MAX - goneJobs, sizes), ...pack(gone, goneJobs, sizes)].map((shard) => ({
    id: shard.map(({ id }) => id).join('\n'),
    path: shard.map(({ path }) => path).join('\n'),
    ...(shard[0]!.deleted && { deleted: true as const }),
  }));
}

/** Puts each item, the most expensive ones first, into the shard that costs least so far. */
function pack(items: readonly Item[], count: number, sizes: ReadonlyMap<string, number>): readonly (readonly Item[])[] {
  const costed = items.map((item, order) => ({ item, order, cost: ROOT_BYTES + (sizes.get(item.path) ?? 0) }));
  const shards = Array.from({ length: Math.min(count, items.length) }, () => ({
    cost: 0,
    members: [] as typeof costed,
  }));
  for (const member of costed.toSorted((a, b) => b.cost - a.cost || a.order - b.order)) {
    const cheapest = shards.reduce((least, shard) => (shard.cost < least.cost ? shard : least));
    cheapest.members.push(member);
    cheapest.cost += member.cost;
  }
  return shards
    .map(({ members }) => members.sort((a, b) => a.order - b.order))
    .sort(([a], [b]) => a!.order - b!.order)
    .map((members) => members.map(({ item }) => item));
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
 * Compares the roots before and after a pull request. For other events, or with `changes: off`, nothing is downloaded.
 *
 * The archive of the repository before is downloaded if several jobs can share it, or if roots are or may be deleted.
 * It then tells renamed roots from deleted ones, and which roots read from a deleted one.
 */
async function compareRoots(touched: Touched, patterns: RootPatterns, context: Context): Promise<RootChanges> {
  const { inputs, event } = context;
  const { changed, deleted, reason } = touched;
  if (event.pullRequest === null || inputs.changes === 'off') return { deleted, gone: [], unknown: null, readers: [] };
  const isShared = changed.length + deleted.length >= SHARED_JOBS_MIN;
  const mayBeDeleted = deleted.length > 0 || reason !== null;
  const bytes = isShared || mayBeDeleted ? await readArchive(isShared, context) : null;
  const byFiles = async (): Promise<RootChanges> => ({
    deleted,
    gone: deleted,
    unknown: reason === null ? null : messages.deletedUnknown(reason),
    readers: await findReaders(changed, patterns, context),
  });
  // Without the archive, each job reports for itself that it cannot compare.
  if (bytes === null || !mayBeDeleted) return byFiles();
  return context.io.withTemporaryDirectory(async (folder) => {
    const before = await unpackBase(bytes, folder, context);
    if ('reason' in before) return byFiles();
    const since = await rootsSince(before.tree, patterns, context);
    const renamed = new Set(since.renamed.values());
    const gone = reason === null ? deleted.filter((path) => !renamed.has(path)) : since.gone;
    const contextWithBase = { ...context, inputs: { ...inputs, 'base-dir': before.tree } };
    return {
      deleted: reason === null ? deleted : [...gone, ...renamed].sort(byText),
      gone,
      unknown: null,
      readers: await findReaders([...changed, ...gone], patterns, contextWithBase),
    };
  });
}

/**
 * Downloads the archive of the repository before the pull request, and uploads it for the other jobs if `isShared`.
 * Null if it cannot be downloaded; each job that needs it reports that itself.
 */
async function readArchive(isShared: boolean, context: Context): Promise<Uint8Array | null> {
  const { event, runner } = context;
  const base = await findBase(event.pullRequest!, context);
  const fetched = 'reason' in base ? base : await fetchBase(base.commit, context);
  if ('reason' in fetched) {
    runner.say(messages.notCompared(fetched.reason));
    return null;
  }
  if (isShared && 'commit' in base) await shareBase(fetched.bytes, base.commit, context);
  return fetched.bytes;
}
