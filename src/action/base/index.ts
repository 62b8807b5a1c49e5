/** The repository as it was before a pull request, beside the one that is checked out. */
import { unpackTree } from '../../diagram.js';
import { GroundplanError } from '../../errors.js';
import type { Context } from '../context.js';
import { BadInput } from '../inputs/read.js';
import { findBase } from './commit.js';
import { fetchBase } from './fetch.js';
import * as messages from './messages.js';
import { readShared } from './shared.js';

/** The folder, or why there is none. */
export type Tree = { readonly tree: string } | { readonly reason: string };

/**
 * Calls `work` with the folder of the repository before, as an input that the drawing reads wherever it is done. It is
 * fetched as an archive: that needs neither history nor a login in the checkout, only the token's right to read. Without it
 * pictures show what there is, and the reason is told.
 * @param isWanted whether there is anything to compare
 * @param work also given why nothing is compared; null where it is, or nobody wants it
 * @throws BadInput for a base-dir that is not there
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

/** A folder that is not there must not look like a repository in which everything is new, or nothing. */
async function checkBaseDir({ inputs, io }: Context): Promise<void> {
  const path = inputs['base-dir'];
  if ((await io.kindOf(path).catch(() => 'missing')) === 'directory') return;
  throw new BadInput('base-dir', messages.baseDirMissing(path), messages.BASE_DIR_MISSING_REMEDY);
}

/** A plan knows itself what it changes. */
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

/** Also of an archive that another job has handed on: as if a stranger had packed it. */
export async function unpacked(bytes: Uint8Array, folder: string, { io }: Pick<Context, 'io'>): Promise<Tree> {
  try {
    return { tree: await unpackTree(bytes, folder, io) };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    return { reason: messages.baseUnusable(error.message, error.remedy ?? messages.BASE_DIR_REMEDY) };
  }
}
