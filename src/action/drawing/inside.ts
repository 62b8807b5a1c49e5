/** Rejects links in the repository that lead out of it, because the author of a pull request may have created them. */
import { resolve } from 'node:path';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/within.js';
import { workspaceOf } from '../context.js';
import * as messages from '../messages.js';

type JobIo = Pick<Io, 'env' | 'directory' | 'realPath'>;

/**
 * Checks a path in the repository. A path outside of it is the workflow's own choice, such as a plan in the runner's
 * temporary folder.
 * @throws InvalidInput for a path in the repository that is, or is behind, a link out of it
 */
export async function checkInside(input: string, path: string, io: JobIo): Promise<void> {
  const named = resolve(workspaceOf(io));
  const top = (await io.realPath(named).catch(() => null)) ?? named;
  const at = resolve(io.directory, path);
  if (!isWithin(named, at) && !isWithin(top, at)) return;
  // A missing or unreachable path passes; reading it reports the error.
  const real = await io.realPath(at).catch(() => null);
  if (real === null || isWithin(top, real)) return;
  throw new InvalidInput(messages.inputLinkOut(input, path), { remedy: messages.INPUT_LINK_OUT_REMEDY });
}
