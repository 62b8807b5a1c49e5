/** Provides the repository as it was before a pull request, next to the checkout. */
import { unpackTree } from '../../diagram.js';
import { GroundplanError } from '../../errors.js';
import type { Context } from '../context.js';
import { BadInput } from '../inputs/read.js';
import * as messages from '../messages.js';
import { fetchBase, findBase } from './commit.js';
import { readShared } from './shared.js';

/** The folder, or the reason why there is none. */
export type Tree = { readonly tree: string } | { readonly reason: string };

/**
 * Calls `work` with `base-dir` set to a temporary folder that holds the repository before the change. The repository is
 * downloaded as an archive, which needs neither Git history nor checkout credentials, only read access. If that fails,
 * the pictures show no change, and the reason is reported.
 * @param isWanted true if there is anything to compare
 * @param work also receives the reason for no comparison; null if one takes place or none is wanted
 * @throws BadInput for a base-dir that does not exist
 */
export async function withBase<T>(
  context: Context,
  isWanted: boolean,
  work: (context: Context, reason: string | null) => Promise<T>,
): Promise<T> {
  const { io, inputs, event, runner } = context;
  const pull = event.pullRequest;
  if (inputs['base-dir'] !== '') {
    await checkBaseDir(context);
    return work(context, null);
  }
  if (pull === null || !isWanted) return work(context, null);
  return io.withTemporaryDirectory(async (folder) => {
    const uncompared = (reason: string): Promise<T> => {
      runner.annotate('notice', messages.notCompared(reason));
      return work(context, reason);
    };
    const found = await findBase(pull, context);
    if ('reason' in found) return uncompared(found.reason);
    const before = await treeOf(found.commit, folder, context);
    if ('reason' in before) return uncompared(before.reason);
    return work({ ...context, inputs: { ...inputs, 'base-dir': before.tree }, baseCommit: found.commit }, null);
  });
}

/** Rejects a missing base-dir, which would make every resource look new or unchanged. */
async function checkBaseDir({ inputs, io }: Context): Promise<void> {
  const path = inputs['base-dir'];
  if ((await io.kindOf(path).catch(() => 'missing')) === 'directory') return;
  throw new BadInput('base-dir', messages.baseDirMissing(path), messages.BASE_DIR_MISSING_REMEDY);
}

/** True if code is compared. A plan knows its own changes. */
export const comparesCode = ({ mode, changes, planfile }: Context['inputs']): boolean =>
  mode === 'draw' && changes !== 'off' && planfile === '';

async function treeOf(commit: string, folder: string, context: Context): Promise<Tree> {
  const shared = await readShared(commit, context);
  if (shared !== null) {
    const tree = await unpacked(shared, folder, context);
    if ('tree' in tree) return tree;
    await context.io.remove(folder);
    await context.io.makeDirectory(folder);
  }
  const fetched = await fetchBase(commit, context);
  return 'reason' in fetched ? fetched : unpacked(fetched.bytes, folder, context);
}

/** Unpacks an archive. One from another job is treated as untrusted, too. */
export async function unpacked(bytes: Uint8Array, folder: string, { io }: Pick<Context, 'io'>): Promise<Tree> {
  try {
    return { tree: await unpackTree(bytes, folder, io) };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    return { reason: messages.baseUnusable(error.message, error.remedy ?? messages.BASE_DIR_REMEDY) };
  }
}
