/** What the inputs name in the repository is the repository's: a link out of it is nobody's picture. */
import { resolve } from 'node:path';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../text/within.js';
import { workspaceOf } from '../context.js';
import * as messages from '../messages.js';

type JobIo = Pick<Io, 'env' | 'directory' | 'realPath'>;

/**
 * A path that leads elsewhere by its own words is the workflow's: a plan in the runner's directory for temporary files.
 * @throws InvalidInput for a path in the repository that is a link out of it, or is behind one
 */
export async function checkInside(input: string, path: string, io: JobIo): Promise<void> {
  const named = resolve(workspaceOf(io));
  const top = (await io.realPath(named).catch(() => null)) ?? named;
  const at = resolve(io.directory, path);
  if (!isWithin(named, at) && !isWithin(top, at)) return;
  // What is not there, or not to be reached, is told of where it is read.
  const real = await io.realPath(at).catch(() => null);
  if (real === null || isWithin(top, real)) return;
  throw new InvalidInput(messages.inputLinkOut(input, path), { remedy: messages.INPUT_LINK_OUT_REMEDY });
}
