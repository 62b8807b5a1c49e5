import { External, Misuse } from '../errors.js';
import * as sharedMessages from '../messages.js';
import type { Io, PathKind } from '../platform/io.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';
import { STDOUT } from './targets.js';

/**
 * `--outfile docs` and `docs/` would become `docs.svg` and `docs/.svg`, which nobody means.
 * @returns what is there @throws Misuse for a folder, and for nothing.
 */
export async function checkNotDirectory(path: string, io: Io): Promise<PathKind> {
  // A variable of a script that is not set: it would become `.svg`.
  if (path === '') throw new Misuse(messages.optionEmpty('--outfile'), { remedy: messages.OPTION_EMPTY_REMEDY });
  const kind = await io.kindOf(path).catch((cause: unknown) => unwritable(path, cause));
  if (kind === 'directory' || /[\\/]$/.test(path)) {
    throw new Misuse(messages.outfileIsDirectory(path), { remedy: messages.OUTFILE_IS_DIRECTORY_REMEDY });
  }
  return kind;
}

/**
 * Finds out before the work what would fail after it. @param remedy where the name was not given with --outfile
 * @throws Misuse when the path is a directory, its folder does not exist, or neither may be written.
 */
export async function checkWritable(path: string, io: Io, remedy?: string): Promise<void> {
  if (path === STDOUT) return;
  await checkNotDirectory(path, io);
  const folder = /^(.*)[\\/]/.exec(path)?.[1];
  if (folder !== undefined && folder !== '') {
    const kind = await io.kindOf(folder).catch((cause: unknown) => unwritable(path, cause, remedy));
    if (kind !== 'directory') {
      throw new Misuse(messages.outfileFolderMissing(path), { remedy: messages.OUTFILE_REMEDY });
    }
  }
  await io.checkWritable?.(path).catch((cause: unknown) => unwritable(path, cause, remedy));
}

/**
 * Writes a file, or stdout for `-`, and says so. @param remedy where the name was not given with --outfile
 * @throws Misuse with the system's reason; External where the disk is full, and the like.
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

function unwritable(path: string, cause: unknown, remedy = sharedMessages.FILE_UNWRITABLE_REMEDY): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  const trouble = sharedMessages.MACHINE_TROUBLES.get(reason);
  if (trouble !== undefined) {
    throw new External(sharedMessages.fileUnwritable(path, trouble[0]), { remedy: trouble[1], cause });
  }
  if (reason === 'ELOOP')
    throw new Misuse(messages.outfileIsLink(path), { remedy: messages.OUTFILE_IS_LINK_REMEDY, cause });
  if (reason === 'ENXIO')
    throw new Misuse(messages.outfileIsPipe(path), { remedy: messages.OUTFILE_IS_PIPE_REMEDY, cause });
  throw new Misuse(sharedMessages.fileUnwritable(path, reason), { remedy, cause });
}
