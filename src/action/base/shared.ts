/**
 * The archive of the repository before the change as an artifact of the run: discover fetches it once, and each job of the
 * matrix takes it from there. It needs no permission, as the runner's own token is the key; without it a job fetches its own.
 */
import { join } from 'node:path';
import { serviceOf } from '../artifacts/service.js';
import { uploadOne } from '../artifacts/upload.js';
import { type Context, temporaryOf } from '../context.js';
import { SHARED_DAYS } from './limits.js';
import * as messages from './messages.js';

/** Behind the prefix. An id has no dot, so no diagram's artifact is called so. */
const NAME = /^base\.[0-9a-f]{40,64}\.tar\.gz$/;

const nameOf = (commit: string, { inputs }: Pick<Context, 'inputs'>): string =>
  `${inputs['artifact-name']}-base.${commit}.tar.gz`;

/** True for the archive that discover has left: a report has no use for it. */
export const isSharedBase = (name: string, prefix: string): boolean =>
  name.startsWith(`${prefix}-`) && NAME.test(name.slice(prefix.length + 1));

const canShare = (context: Context): boolean =>
  context.inputs.artifact !== 'off' && serviceOf(context, true) === 'there';

/** Uploads the archive for the other jobs of the run, which fetch it themselves where this fails. */
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

/** Returns what discover has left of the commit; null where there is nothing, or nothing that can be had. */
export async function readShared(commit: string, context: Context): Promise<Uint8Array | null> {
  const { inputs, io, runner } = context;
  // The jobs of a matrix write no comment; a step that does is alone.
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
