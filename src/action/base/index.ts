/** Provides the repository as it was before a pull request, next to the checkout. */

import { join } from 'node:path';
import { unpackTree } from '../../diagram.js';
import { GroundplanError } from '../../errors.js';
import { serviceOf, uploadOne } from '../artifacts/upload.js';
import { type Context, temporaryOf } from '../context.js';
import { BadInput } from '../inputs/read.js';
import { SHARED_DAYS } from '../limits.js';
import * as messages from '../messages.js';
import { fetchBase, findBase } from './commit.js';

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

// ---- Shares the archive as an artifact of the run.
// `mode: discover` downloads it once for all jobs of the matrix. That needs no permission, only the runner's own token;
// without it each job downloads its own archive.

/** Artifact name after the prefix. An id has no dot, so no diagram's artifact matches. */
const NAME = /^base\.[0-9a-f]{40,64}\.tar\.gz$/;

const nameOf = (commit: string, { inputs }: Pick<Context, 'inputs'>): string =>
  `${inputs['artifact-name']}-base.${commit}.tar.gz`;

/** True for the shared archive, which a report ignores. */
export const isSharedBase = (name: string, prefix: string): boolean =>
  name.startsWith(`${prefix}-`) && NAME.test(name.slice(prefix.length + 1));

const canShare = (context: Context): boolean =>
  context.inputs.artifact !== 'off' && serviceOf(context, true) === 'there';

/** Uploads the archive for the other jobs of the run. If that fails, they download it themselves. */
export async function shareBase(bytes: Uint8Array, commit: string, context: Context): Promise<void> {
  if (!canShare(context)) return;
  const { inputs, io, runner } = context;
  const name = nameOf(commit, context);
  const root = join(temporaryOf(io), 'groundplan-base');
  await io.makeDirectory(root);
  await io.writeFile(join(root, name), bytes);
  const brief: Context = { ...context, inputs: { ...inputs, 'retention-days': SHARED_DAYS } };
  const uploaded = await uploadOne({ name, files: [join(root, name)], root, isArchive: false }, brief);
  await io.remove(root);
  if (uploaded !== null) runner.say(messages.sharedBase(name));
}

/** Returns the shared archive of a commit; null if it does not exist or cannot be read. */
async function readShared(commit: string, context: Context): Promise<Uint8Array | null> {
  const { inputs, io, runner } = context;
  // Only matrix jobs, which do not comment, have a shared archive.
  if (inputs.comment !== 'off' || !canShare(context)) return null;
  const name = nameOf(commit, context);
  try {
    const artifact = (await runner.listArtifacts(null)).find((candidate) => candidate.name === name);
    if (artifact === undefined) return null;
    return await io.withTemporaryDirectory(async (folder) => {
      await runner.download(artifact.id, folder, null);
      const [file] = await io.list(folder);
      return file?.kind === 'file' ? io.readFile(join(folder, file.name)) : null;
    });
  } catch (error) {
    runner.say(messages.sharedUnusable(name, (error as Error).message));
    return null;
  }
}
