/** Writes output files atomically, and never through a link. */
import { constants, mkdtempSync } from 'node:fs';
import { access, lstat, open, realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { guarded } from './signals.js';
import { removeLeftovers, removeRecursively, temporaryPrefixBeside } from './temporary.js';

/**
 * Implements `Files.writeFile`: writes to a new folder next to the file, then renames. The folder is next to the file
 * because a rename does not cross file systems. `mkdtemp` chooses its unpredictable name: generating one here would
 * load the crypto module (12 of 250 ms for a diagram of 30 nodes). A link is refused, because somebody else may have
 * put it into the repository.
 * @throws ELOOP for a link, like `open` with O_NOFOLLOW; ENXIO for a pipe or socket
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  if (isSystemPath(path)) return writeFile(path, content);
  const target = join(await realpath(dirname(path)), basename(path));
  const existing = await statusOf(target);
  if (existing !== null && !existing.isFile()) return writeToDevice(target, content);

  // A rename would silently replace a write-protected file.
  if (existing !== null) await access(target, constants.W_OK);

  removeLeftovers(dirname(target));
  let folder: string | null = null;
  await guarded(
    () => removeFolder(folder),
    async () => {
      try {
        // Synchronous, because a signal in between would leave the folder behind.
        folder = mkdtempSync(join(dirname(target), temporaryPrefixBeside(basename(target))));
        const temporary = join(folder, 'new');
        await writeNew(temporary, content, existing?.mode);
        await rename(temporary, target);
      } finally {
        removeFolder(folder);
      }
    },
  );
}

function removeFolder(folder: string | null): void {
  if (folder !== null) removeRecursively(folder);
}

/** Implements `Files.checkWritable`: rejects if `writeAtomically` would, before there is any content. */
export async function checkWritable(path: string): Promise<void> {
  if (isSystemPath(path)) return access(path, constants.W_OK);
  const existing = await statusOf(path);
  if (existing !== null) await access(path, constants.W_OK);
  if (existing === null || existing.isFile()) await access(await realpath(dirname(path)), constants.W_OK);
}

/**
 * True for paths that the system provides, and that are links by nature: `/dev/null`, `/dev/stdout`, `>(program)` of a
 * shell.
 */
const isSystemPath = (path: string): boolean => /^\/(dev\/(?!shm\/)|proc\/self\/fd\/)/.test(resolve(path));

/**
 * Returns the status of a path; null if it does not exist.
 * @throws ELOOP for a link; ENXIO for a pipe or a socket, because opening one would wait for a reader, possibly forever
 */
async function statusOf(path: string) {
  const status = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (status?.isSymbolicLink() === true) throw refusal('ELOOP', path);
  if (status?.isFIFO() === true || status?.isSocket() === true) throw refusal('ENXIO', path);
  return status;
}

const refusal = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code });

/** Writes in place, because a rename would replace the device with a file. */
async function writeToDevice(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

/**
 * Creates a file.
 * @param mode permissions of the file that it will replace; undefined for the system's default
 */
async function writeNew(path: string, content: string | Uint8Array, mode: number | undefined): Promise<void> {
  // The flag `x` refuses an existing file or link. Not synchronised: a diagram lost in a power failure can be drawn
  // again, and waiting for the disk took 10 of 250 ms.
  const file = await open(path, 'wx');
  try {
    if (mode !== undefined) await file.chmod(mode & 0o777);
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}
