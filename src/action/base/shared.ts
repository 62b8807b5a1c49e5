/**
 * Shares the archive of the repository before the change as an artifact of the run. `mode: discover` downloads it once
 * for all jobs of the matrix. It needs no permission, only the runner's own token; without it each job downloads its
 * own archive.
 */
import { join } from 'node:path';
import { serviceOf } from '../artifacts/service.js';
import { uploadOne } from '../artifacts/upload.js';
import { type Context, temporaryOf } from '../context.js';
import { SHARED_DAYS } from '../limits.js';
import * as messages from '../messages.js';

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
export async function readShared(commit: string, context: Context): Promise<Uint8Array | null> {
  const { inputs, io, runner } = context;
  // Only matrix jobs, which do not comment, have a shared archive.
  if (inputs.comment !== 'off' || !canShare(context)) return null;
  const name = nameOf(commit, context);
  try {
    const found = (await runner.listArtifacts(null)).find((one) => one.name === name);
    if (found === undefined) return null;
    return await io.withTemporaryDirectory(async (folder) => {
      await runner.download(found.id, folder, null);
      const [file] = await io.list(folder);
      return file?.kind === 'file' ? io.readFile(join(folder, file.name)) : null;
    });
  } catch (error) {
    runner.say(messages.sharedUnusable(name, (error as Error).message));
    return null;
  }
}
