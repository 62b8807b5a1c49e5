import { constants, mkdtempSync } from 'node:fs';
import { access, lstat, open, realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { guarded } from './signals.js';
import { removeLeftovers, removeWithAll, temporaryPrefixBeside } from './temporary.js';

/**
 * Replaces the file at `path` atomically: writes to a folder with an unpredictable name next to it, then renames. The folder is
 * next to the file because a rename does not cross file systems. The system chooses its name: generating one here would load the
 * crypto module (12 of 250 ms for a diagram of 30 nodes). Never writes through a link, because somebody else may have put it into
 * the repository. Rejects with ELOOP for a link, like `open` with O_NOFOLLOW.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  if (isOpenAlready(path)) return writeFile(path, content);
  const target = join(await realpath(dirname(path)), basename(path));
  const old = await lookAt(target);
  if (old !== null && !old.isFile()) return writeInto(target, content);

  // A rename would silently replace a write-protected file.
  if (old !== null) await access(target, constants.W_OK);

  removeLeftovers(dirname(target));
  let folder: string | null = null;
  await guarded(
    () => removeFolder(folder),
    async () => {
      try {
        // Synchronous, because a signal in between would leave the folder behind.
        folder = mkdtempSync(join(dirname(target), temporaryPrefixBeside(basename(target))));
        const temporary = join(folder, 'new');
        await writeNew(temporary, content, old?.mode);
        await rename(temporary, target);
      } finally {
        removeFolder(folder);
      }
    },
  );
}

function removeFolder(folder: string | null): void {
  if (folder !== null) removeWithAll(folder);
}

/** Rejects if `writeAtomically` would, before there is any content. */
export async function checkWritable(path: string): Promise<void> {
  if (isOpenAlready(path)) return access(path, constants.W_OK);
  const old = await lookAt(path);
  if (old !== null) await access(path, constants.W_OK);
  if (old === null || old.isFile()) await access(await realpath(dirname(path)), constants.W_OK);
}

/** Paths provided by the system, which are links by nature: `/dev/null`, `/dev/stdout`, `>(program)` of a shell. */
const isOpenAlready = (path: string): boolean => /^\/(dev\/(?!shm\/)|proc\/self\/fd\/)/.test(resolve(path));

/**
 * Returns the status of a path, or null if it does not exist. Rejects with ELOOP for a link. Rejects with ENXIO for a pipe or a
 * socket, like `open` without a reader: opening one would wait for a reader, possibly forever.
 */
async function lookAt(path: string) {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found?.isSymbolicLink() === true) throw refusal('ELOOP', path);
  if (found?.isFIFO() === true || found?.isSocket() === true) throw refusal('ENXIO', path);
  return found;
}

const refusal = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code });

/** A device: a rename would replace it with a file. */
async function writeInto(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

async function writeNew(path: string, content: string | Uint8Array, mode: number | undefined): Promise<void> {
  // Exclusive, so that neither an existing file nor the target of a link is overwritten. Not synchronised: a diagram lost in a
  // power failure can be drawn again, and waiting for the disk took 10 of 250 ms.
  const file = await open(path, 'wx');
  try {
    if (mode !== undefined) await file.chmod(mode & 0o777);
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}
