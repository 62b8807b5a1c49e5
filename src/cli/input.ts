/**
 * Reads and checks the files that options name. Errors have a remedy, and name the option or the path, as the user
 * typed it.
 */
import { InvalidInput } from '../errors.js';
import { TEXT_BYTES_MAX, VARIABLE_FILE_BYTES_MAX } from '../limits.js';
import * as sharedMessages from '../messages.js';
import type { Io } from '../platform/io.js';
import * as messages from './messages.js';

/** The content of an input file. `name` stands for it in messages: the path as typed, or `stdin`. */
export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Descriptor of standard input. */
const STDIN_DESCRIPTOR = 0;

/**
 * Returns the descriptor that a path names: 0 for `-` and `/dev/stdin`, 63 for `/dev/fd/63`, which a shell passes for
 * `<(command)`; null for any other path. The descriptor need not be open.
 */
export function descriptorOf(path: string): number | null {
  if (path === '-' || path === '/dev/stdin') return STDIN_DESCRIPTOR;
  const number = /^\/(?:dev|proc\/self)\/fd\/(\d{1,4})$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * Reads a file like `readInput`, or an open descriptor (see `descriptorOf`). A descriptor can be read only once. An
 * `io` without `readDescriptor`, such as that of the MCP server, has no open descriptors: `-` is then a missing file.
 * @throws InvalidInput for the reasons of `readInput`, and for a terminal or a device
 */
export async function readInputOrPipe(io: Io, option: string, path: string): Promise<InputFile> {
  const descriptor = descriptorOf(path);
  if (descriptor === null || io.readDescriptor === undefined) return readInput(io, option, path);
  const name = descriptor === STDIN_DESCRIPTOR ? messages.STDIN : path;
  const read = await io
    .readDescriptor(descriptor, TEXT_BYTES_MAX)
    .catch((error: unknown) => throwUnreadable(option, path, error));
  if (read === 'device') {
    throw new InvalidInput(messages.notPiped(option, path), { remedy: messages.NOT_PIPED_REMEDY });
  }
  if (read === 'too-large') throw tooLarge(name, DEFAULT_LIMIT);
  return checkNotEmpty(option, { name, bytes: read });
}

/** The maximum size of a file in bytes, and the remedy for a larger one. */
export interface SizeLimit {
  readonly bytes: number;
  readonly remedy: string;
}

const DEFAULT_LIMIT: SizeLimit = { bytes: TEXT_BYTES_MAX, remedy: sharedMessages.FILE_TOO_LARGE_REMEDY };

/**
 * Reads the file that an option names.
 * @param option name of the option or argument; empty for a file found by convention, such as `groundplan.yml`
 * @throws InvalidInput if the file is missing, not a regular file, too large, unreadable or empty
 */
export async function readInput(io: Io, option: string, path: string, limit?: SizeLimit): Promise<InputFile> {
  await checkInput(io, option, path, limit);
  const bytes = await io.readFile(path).catch((error: unknown) => throwUnreadable(option, path, error));
  return checkNotEmpty(option, { name: path, bytes });
}

/**
 * Checks a file without reading it. Rejects pipes, which may block, and devices, which may never end.
 * @throws InvalidInput like `readInput`
 */
export async function checkInput(io: Io, option: string, path: string, limit = DEFAULT_LIMIT): Promise<void> {
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

/** Error codes of a file that exists but may not be read. */
const PERMISSIONS: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);

/**
 * Returns whether a path leads to a file, a directory, something else or nothing, following links.
 * @param option as in `readInput`
 * @throws InvalidInput if the path cannot be examined, such as for lack of permission
 */
export const kindOf = (io: Io, option: string, path: string) =>
  io.kindOf(path).catch((error: unknown) => throwUnreadable(option, path, error));

function checkNotEmpty(option: string, file: InputFile): InputFile {
  if (file.bytes.length > 0) return file;
  throw new InvalidInput(messages.fileEmpty(option, file.name), { remedy: sharedMessages.FILE_EMPTY_REMEDY });
}

const tooLarge = (name: string, { bytes, remedy }: SizeLimit): InvalidInput =>
  new InvalidInput(sharedMessages.fileTooLarge(name, bytes), { remedy });

/**
 * Throws the error for a file or directory that the system refuses to read.
 * @param cause error of the system; its code becomes part of the message
 */
export function throwUnreadable(option: string, path: string, cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  const remedy = PERMISSIONS.has(reason) ? messages.FILE_UNREADABLE_REMEDY : messages.FILE_MISSING_REMEDY;
  throw new InvalidInput(messages.fileUnreadable(option, path, reason), { remedy, cause });
}

/**
 * Checks the variable files, so that errors in their names are reported before anything is fetched or planned. `-` counts
 * as a missing file, because planners read each file more than once.
 * @throws InvalidInput for a file that is missing or cannot be a variable file
 */
export async function checkVarFiles({ varFiles }: { readonly varFiles: readonly string[] }, io: Io): Promise<void> {
  const limit = { bytes: VARIABLE_FILE_BYTES_MAX, remedy: messages.NOT_A_VARFILE_REMEDY };
  for (const path of varFiles) await checkInput(io, '--varfile', path, limit);
}
