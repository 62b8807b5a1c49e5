import { constants, mkdtempSync } from 'node:fs';
import { access, lstat, open, realpath, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { removeLeftovers, temporaryPrefixBeside } from './leftovers.js';
import { guarded } from './signals.js';
import { removeWithAll } from './temporary.js';

/**
 * Replaces the file at `path` in one step: written in a folder beside it whose name nobody can foresee, then renamed. It is
 * beside it because a rename does not cross file systems; a folder, because the system makes one under a name of its own
 * choice: choosing one here would load the cryptography (12 of 250 ms for a picture of 30 nodes). A link is not written
 * through: in a repository somebody else may have put it there. Rejects with ELOOP for one, as `open` with O_NOFOLLOW does.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  if (isOpenAlready(path)) return writeFile(path, content);
  const target = join(await realpath(dirname(path)), basename(path));
  const old = await lookAt(target);
  if (old !== null && !old.isFile()) return writeInto(target, content);

  // A rename would replace a write-protected file without a word.
  if (old !== null) await access(target, constants.W_OK);

  removeLeftovers(dirname(target));
  let folder: string | null = null;
  await guarded(
    () => removeFolder(folder),
    async () => {
      try {
        // At once: a signal in the middle of it would leave the folder behind.
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

/** Rejects where `writeAtomically` would, before there is anything to write. */
export async function checkWritable(path: string): Promise<void> {
  if (isOpenAlready(path)) return access(path, constants.W_OK);
  const old = await lookAt(path);
  if (old !== null) await access(path, constants.W_OK);
  if (old === null || old.isFile()) await access(await realpath(dirname(path)), constants.W_OK);
}

/** What the system itself names: `/dev/null`, `/dev/stdout`, `>(program)` of a shell. Those are links by nature. */
const isOpenAlready = (path: string): boolean => /^\/(dev\/(?!shm\/)|proc\/self\/fd\/)/.test(resolve(path));

/**
 * Null where nothing is there. Rejects with ELOOP for a link, and with ENXIO for a pipe or a socket, as `open` does where
 * nobody reads: whoever opens one waits for a reader, for ever where somebody else has put it there.
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

/** A device: a rename would put a file in its place. */
async function writeInto(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}

async function writeNew(path: string, content: string | Uint8Array, mode: number | undefined): Promise<void> {
  // Exclusive: never what somebody else has put there, nor where a link leads. Not synchronised: a picture that a power
  // failure takes is drawn again, and waiting for the disk took 10 of 250 ms.
  const file = await open(path, 'wx');
  try {
    if (mode !== undefined) await file.chmod(mode & 0o777);
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}
