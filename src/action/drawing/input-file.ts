/** Reads files named by inputs, all with the same checks. */
import { InvalidInput } from '../../errors.js';
import * as sharedMessages from '../../messages.js';
import type { Io } from '../../platform/io.js';
import * as messages from '../messages.js';
import { checkInside } from './inside.js';

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
    throw new InvalidInput(messages.inputNoFile(input, path), { remedy: messages.INPUT_NO_FILE_REMEDY });
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
