/** Checks and writes output files. */
import { dirname, sep } from 'node:path';
import { External, Misuse } from '../errors.js';
import * as sharedMessages from '../messages.js';
import type { Io, PathKind } from '../platform/io.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';

/** Path that stands for stdout. */
export const STDOUT = '-';

/**
 * Refuses a directory as output file, since `--outfile docs` would otherwise become `docs.svg`, and `docs/` `docs/.svg`.
 * @returns the kind of file at the path
 * @throws Misuse for a directory or an empty path
 */
export async function checkNotDirectory(path: string, io: Io): Promise<PathKind> {
  // An unset variable in a script gives an empty path, which would become `.svg`.
  if (path === '') throw new Misuse(messages.optionEmpty('--outfile'), { remedy: messages.OPTION_EMPTY_REMEDY });
  const kind = await io.kindOf(path).catch((cause: unknown) => unwritable(path, cause));
  if (kind === 'directory' || path.endsWith('/') || path.endsWith(sep)) {
    throw new Misuse(messages.outfileIsDirectory(path), { remedy: messages.OUTFILE_IS_DIRECTORY_REMEDY });
  }
  return kind;
}

/**
 * Checks that a file can be written, before any work is done.
 * @param path `-` for stdout, which always passes
 * @param remedy for a path that does not come from `--outfile`
 * @throws Misuse if the path is a directory, its parent is missing, or either is not writable
 */
export async function checkWritable(path: string, io: Io, remedy?: string): Promise<void> {
  if (path === STDOUT) return;
  await checkNotDirectory(path, io);
  const parent = dirname(path);
  // The working directory and the root of a file system always exist.
  if (parent !== '.' && parent !== dirname(parent)) {
    const kind = await io.kindOf(parent).catch((cause: unknown) => unwritable(path, cause, remedy));
    if (kind !== 'directory') {
      throw new Misuse(messages.outfileFolderMissing(path), { remedy: messages.OUTFILE_REMEDY });
    }
  }
  await io.checkWritable?.(path).catch((cause: unknown) => unwritable(path, cause, remedy));
}

/**
 * Writes a file and reports it, or writes to stdout.
 * @param path `-` for stdout
 * @param remedy for a path that does not come from `--outfile`
 * @throws Misuse with the system's error code; External for a full disk and similar failures
 */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  io: Io,
  progress: Progress,
  remedy?: string,
): Promise<void> {
  if (path === STDOUT) return io.stdout(content);
  await io.writeFile(path, content).catch((cause: unknown) => unwritable(path, cause, remedy));
  progress.say(messages.wrote(path));
}

/**
 * Throws the error for a path that the system refuses to write.
 * @param cause error of the system; its code becomes part of the message
 * @param remedy for a path that does not come from `--outfile`
 * @throws Misuse; External if the machine is the cause, such as a full disk
 */
export function unwritable(path: string, cause: unknown, remedy?: string): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  const trouble = sharedMessages.MACHINE_TROUBLES.get(reason);
  if (trouble !== undefined) {
    throw new External(sharedMessages.fileUnwritable(path, trouble[0]), { remedy: trouble[1], cause });
  }
  const special = SPECIAL.get(reason);
  if (special !== undefined) {
    const advice = remedy === undefined ? special.outfileRemedy : messages.REMOVE_SPECIAL_REMEDY;
    throw new Misuse(special.message(path), { remedy: advice, cause });
  }
  throw new Misuse(sharedMessages.fileUnwritable(path, reason), {
    remedy: remedy ?? sharedMessages.FILE_UNWRITABLE_REMEDY,
    cause,
  });
}

/** Messages by the codes with which `Io.writeFile` refuses a path that is not a regular file. */
const SPECIAL: ReadonlyMap<string, { message: (path: string) => string; outfileRemedy: string }> = new Map([
  ['ELOOP', { message: messages.outfileIsLink, outfileRemedy: messages.OUTFILE_IS_LINK_REMEDY }],
  ['ENXIO', { message: messages.outfileIsPipe, outfileRemedy: messages.OUTFILE_IS_PIPE_REMEDY }],
]);
