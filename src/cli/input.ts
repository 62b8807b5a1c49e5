/**
 * Reads and checks the files that options name. Every error has the option, the path as the user typed it, and a
 * remedy.
 */
import { InvalidInput } from '../errors.js';
import { TEXT_BYTES_MAX, VARIABLE_FILE_BYTES_MAX } from '../limits.js';
import * as sharedMessages from '../messages.js';
import type { Io } from '../platform/io.js';
import * as messages from './messages.js';

/** An input file. `name` is the path as the user typed it, for messages. */
export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Descriptor of standard input. */
const STDIN = 0;

/**
 * Returns the file descriptor for `-` (0), or for the path that a shell passes for `<(command)`, such as `/dev/fd/63`;
 * null for any other path. The descriptor is already open.
 */
export function descriptorOf(path: string): number | null {
  if (path === '-' || path === '/dev/stdin') return STDIN;
  const number = /^\/(?:dev|proc\/self)\/fd\/(\d{1,4})$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * Reads a file like `readInput`, or `-` and other open descriptors, which can be read only once.
 * @throws InvalidInput like `readInput`, and for a terminal or a device
 */
export async function readInputOrPipe(io: Io, option: string, path: string): Promise<InputFile> {
  const descriptor = descriptorOf(path);
  if (descriptor === null || io.readDescriptor === undefined) return readInput(io, option, path);
  const name = descriptor === STDIN ? messages.STDIN : path;
  const read = await io
    .readDescriptor(descriptor, TEXT_BYTES_MAX)
    .catch((error: unknown) => unreadable(option, path, error));
  if (read === 'device') {
    throw new InvalidInput(messages.notPiped(option, path), { remedy: messages.NOT_PIPED_REMEDY });
  }
  if (read === 'too-large') throw tooLarge(name, ANY_TEXT);
  return notEmpty(option, { name, bytes: read });
}

/** Size limit of a file in bytes, with the remedy for a larger file. */
export interface SizeLimit {
  readonly bytes: number;
  readonly remedy: string;
}

const ANY_TEXT: SizeLimit = { bytes: TEXT_BYTES_MAX, remedy: sharedMessages.FILE_TOO_LARGE_REMEDY };

/**
 * Reads the file that an option names.
 * @param option name of the option or argument; empty for a file found by convention, such as `groundplan.yml`
 * @throws InvalidInput if the file is missing, not a regular file, too large, unreadable or empty
 */
export async function readInput(io: Io, option: string, path: string, limit?: SizeLimit): Promise<InputFile> {
  await checkInput(io, option, path, limit);
  const bytes = await io.readFile(path).catch((error: unknown) => unreadable(option, path, error));
  return notEmpty(option, { name: path, bytes });
}

/**
 * Checks a file without reading it. Rejects pipes, which may block, and devices, which may never end.
 * @throws InvalidInput like `readInput`
 */
export async function checkInput(io: Io, option: string, path: string, limit = ANY_TEXT): Promise<void> {
  if (path === '') throw new InvalidInput(messages.optionEmpty(option), { remedy: messages.OPTION_EMPTY_REMEDY });
  const kind = await kindOf(io, option, path);
  if (kind === 'missing') {
    throw new InvalidInput(messages.fileMissing(option, path), { remedy: messages.FILE_MISSING_REMEDY });
  }
  if (kind === 'directory') {
    throw new InvalidInput(messages.fileIsDirectory(option, path), { remedy: messages.FILE_IS_DIRECTORY_REMEDY });
  }
  if (kind === 'other') {
    throw new InvalidInput(messages.notAFile(option, path), { remedy: messages.NOT_A_FILE_REMEDY });
  }
  const size = await io.sizeOf(path).catch(() => null);
  if (size !== null && size > limit.bytes) throw tooLarge(path, limit);
}

const PERMISSIONS: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);

/**
 * Returns the kind of a path, following links.
 * @throws InvalidInput if the path cannot be examined, such as for lack of permission
 */
export const kindOf = (io: Io, option: string, path: string) =>
  io.kindOf(path).catch((error: unknown) => unreadable(option, path, error));

function notEmpty(option: string, file: InputFile): InputFile {
  if (file.bytes.length > 0) return file;
  throw new InvalidInput(messages.fileEmpty(option, file.name), { remedy: sharedMessages.FILE_EMPTY_REMEDY });
}

const tooLarge = (name: string, { bytes, remedy }: SizeLimit): InvalidInput =>
  new InvalidInput(sharedMessages.fileTooLarge(name, bytes), { remedy });

/**
 * Throws the error for a file that the system refuses to read.
 * @param cause error of the system; its code becomes part of the message
 * @throws InvalidInput always
 */
export function unreadable(option: string, path: string, cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  const remedy = PERMISSIONS.has(reason) ? messages.FILE_UNREADABLE_REMEDY : messages.FILE_MISSING_REMEDY;
  throw new InvalidInput(messages.fileUnreadable(option, path, reason), { remedy, cause });
}

/**
 * Checks variable files before anything is fetched or planned. `-` is refused, because a planner reads a file more than
 * once.
 * @throws InvalidInput for a file that is missing or cannot be a variable file
 */
export async function checkVarFiles({ varFiles }: { readonly varFiles: readonly string[] }, io: Io): Promise<void> {
  const limit = { bytes: VARIABLE_FILE_BYTES_MAX, remedy: messages.NOT_A_VARFILE_REMEDY };
  for (const path of varFiles) await checkInput(io, '--varfile', path, limit);
}
