import { InvalidInput } from '../errors.js';
import type { Io } from '../io/io.js';
import { TEXT_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** A file as it was given: `name` is the path in the user's words, for messages. */
export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads the file that an option names.
 * @throws InvalidInput naming the option, the path and what to do: missing, a directory, too large, unreadable, empty.
 */
export async function readInput(io: Io, option: string, path: string): Promise<InputFile> {
  const kind = await kindOf(io, option, path);
  if (kind === 'missing') {
    throw new InvalidInput(messages.fileMissing(option, path), { remedy: messages.FILE_MISSING_REMEDY });
  }
  if (kind === 'directory') {
    throw new InvalidInput(messages.fileIsDirectory(option, path), { remedy: messages.FILE_IS_DIRECTORY_REMEDY });
  }
  const size = await io.sizeOf(path).catch(() => null);
  if (size !== null && size > TEXT_BYTES_MAX) {
    throw new InvalidInput(messages.fileTooLarge(path, TEXT_BYTES_MAX), { remedy: messages.FILE_TOO_LARGE_REMEDY });
  }
  const bytes = await io.readFile(path).catch((error: unknown) => unreadable(option, path, error));
  if (bytes.length === 0) {
    throw new InvalidInput(messages.fileEmpty(option, path), { remedy: messages.FILE_EMPTY_REMEDY });
  }
  return { name: path, bytes };
}

/** What is at the path. @throws InvalidInput where even that cannot be found out. */
export const kindOf = (io: Io, option: string, path: string) =>
  io.kindOf(path).catch((error: unknown) => unreadable(option, path, error));

function unreadable(option: string, path: string, cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  throw new InvalidInput(messages.fileUnreadable(option, path, reason), {
    remedy: messages.FILE_UNREADABLE_REMEDY,
    cause,
  });
}
