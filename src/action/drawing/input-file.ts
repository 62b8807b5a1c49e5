/** Reads files named by inputs, all with the same checks. */

import { resolve } from 'node:path';
import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { workspaceOf } from '../context.js';
import * as messages from '../messages.js';

/** Size limit of a file, with the remedy for a larger one. */
interface SizeLimit {
  readonly bytes: number;
  readonly remedy: string;
}

/**
 * Returns the bytes of a file that an input names.
 * @throws InvalidInput if the file is missing, a link out of the repository, not a regular file, too large or
 * unreadable
 */
export async function readInputFile(input: string, path: string, limit: SizeLimit, io: Io): Promise<Uint8Array> {
  await checkInside(input, path, io);
  if ((await io.kindOf(path).catch(() => 'missing')) === 'other') {
    throw new InvalidInput(messages.inputNotFile(input, path), { remedy: messages.INPUT_NO_FILE_REMEDY });
  }
  const tooLarge = () => new InvalidInput(sharedMessages.fileTooLarge(path, limit.bytes), { remedy: limit.remedy });
  if (((await io.sizeOf(path).catch(() => null)) ?? 0) > limit.bytes) throw tooLarge();
  const bytes = await io.readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code ?? cause.message;
    throw new InvalidInput(messages.inputUnreadable(input, path, reason), {
      remedy: messages.PATH_MISSING_REMEDY,
      cause,
    });
  });
  if (bytes.length > limit.bytes) throw tooLarge();
  return bytes;
}

// ---- Rejects links in the repository that lead out of it, because the author of a pull request may have created
// them.

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
  throw new InvalidInput(messages.inputLinksOutside(input, path), { remedy: messages.INPUT_LINKS_OUTSIDE_REMEDY });
}
