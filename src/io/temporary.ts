import { mkdtempSync, rmSync } from 'node:fs';
import { realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { External } from '../errors.js';
import { removeLeftovers, temporaryPrefix } from './leftovers.js';
import * as messages from './messages.js';
import { guarded } from './signals.js';

/** See `Files` in io.ts. @throws External where nothing can be made in the system's directory for temporary files */
export async function withTemporaryDirectory<T>(work: (path: string) => Promise<T>, inside?: string): Promise<T> {
  const folder = await (inside === undefined ? makeDirectory(tmpdir()).catch(unwritable) : makeDirectory(inside));
  return removedAfterwards(folder, () => work(folder));
}

/**
 * `mkdtemp` makes it readable for the user alone. Without links: programs that are run in it name it so. Not waited for: until
 * it is guarded a signal would leave it behind, and while something is waited for signals come.
 */
async function makeDirectory(inside: string): Promise<string> {
  const folder = await realpath(inside);
  if (!tidied.has(folder)) removeLeftovers(folder);
  tidied.add(folder);
  return mkdtempSync(join(folder, temporaryPrefix()));
}

/** Once in a run is enough. */
const tidied = new Set<string>();

function unwritable(cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  throw new External(messages.temporaryUnwritable(tmpdir(), reason), {
    remedy: messages.TEMPORARY_UNWRITABLE_REMEDY,
    cause,
  });
}

/** For libraries that read files only: writes `files`, calls `work` with their paths, and leaves nothing behind. */
export async function withTemporaryFiles<T>(
  files: readonly Uint8Array[],
  work: (paths: readonly string[]) => T,
): Promise<T> {
  return withTemporaryDirectory(async (folder) => {
    const paths = files.map((_, i) => join(folder, String(i)));
    for (const [i, content] of files.entries()) await writeFile(paths[i]!, content);
    return work(paths);
  });
}

/** See `Files` in io.ts. */
export async function withFile<T>(path: string, content: string, work: (isNew: boolean) => Promise<T>): Promise<T> {
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return work(false);
    throw error;
  }
  return removedAfterwards(path, () => work(true));
}

async function removedAfterwards<T>(path: string, work: () => Promise<T>): Promise<T> {
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  return guarded(remove, async () => {
    try {
      return await work();
    } finally {
      remove();
    }
  });
}
