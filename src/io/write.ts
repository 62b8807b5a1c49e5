import { rmSync } from 'node:fs';
import { access, constants, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { guarded } from './signals.js';

/**
 * Replaces the file at `path` in one step: written beside it under another name, then renamed. The temporary file is
 * in the same folder because a rename does not cross file systems.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const target = await followLink(path);
  const old = await stat(target).catch(() => null);
  // /dev/null, a pipe: a rename would put a file in its place.
  if (old !== null && !old.isFile()) return writeFile(target, content);

  // A rename would replace a write-protected file without a word.
  if (old !== null) await access(target, constants.W_OK);

  const temporary = join(dirname(target), temporaryName(basename(target)));
  await guarded(
    () => rmSync(temporary, { force: true }),
    async () => {
      try {
        await writeNew(temporary, content, old?.mode);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  );
}

let written = 0;

/** A name that nobody has. A name of 255 bytes, the most that file systems take, would be too long with more around it. */
const temporaryName = (name: string): string => `.${[...name].slice(0, 40).join('')}.${process.pid}.${written++}.tmp`;

/** A link stays a link: what it points at is replaced. */
async function followLink(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

async function writeNew(path: string, content: string | Uint8Array, mode: number | undefined): Promise<void> {
  const file = await open(path, 'w');
  try {
    if (mode !== undefined) await file.chmod(mode & 0o777);
    await file.writeFile(content);
    // A full disk may only show up here; better before the rename than after it.
    await file.sync();
  } finally {
    await file.close();
  }
}
