import { mkdtempSync, rmSync } from 'node:fs';
import { realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { External } from '../errors.js';
import { removeLeftovers, temporaryPrefix } from './leftovers.js';
import * as messages from './messages.js';
import { guarded } from './signals.js';

/** Implements `Files` of io.ts. @throws External if the system's directory for temporary files is not writable */
export async function withTemporaryDirectory<T>(work: (path: string) => Promise<T>, inside?: string): Promise<T> {
  const parent = await (inside === undefined ? realpath(tmpdir()).catch(unwritable) : realpath(inside));
  if (!tidied.has(parent)) removeLeftovers(parent);
  tidied.add(parent);
  let folder: string | null = null;
  // Guarded before the folder exists: a signal between the two would leave it behind.
  return removedAfterwards(
    () => folder,
    () => {
      folder = make(parent, inside === undefined);
      return work(folder);
    },
  );
}

/** `mkdtemp` makes the folder readable for the user only. Synchronous, because a signal could arrive during an `await`. */
function make(parent: string, isOfSystem: boolean): string {
  try {
    return mkdtempSync(join(parent, temporaryPrefix()));
  } catch (error) {
    if (isOfSystem) unwritable(error);
    throw error;
  }
}

/** Folders already cleaned in this run. */
const tidied = new Set<string>();

function unwritable(cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  throw new External(messages.temporaryUnwritable(tmpdir(), reason), {
    remedy: messages.TEMPORARY_UNWRITABLE_REMEDY,
    cause,
  });
}

/**
 * Writes `files` to a temporary folder, calls `work` with their paths and removes the folder. For libraries that only read files.
 */
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

/** Implements `Files` of io.ts. */
export async function withFile<T>(path: string, content: string, work: (isNew: boolean) => Promise<T>): Promise<T> {
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return work(false);
    throw error;
  }
  return removedAfterwards(
    () => path,
    () => work(true),
  );
}

/** @param pathOf returns null until the path exists */
async function removedAfterwards<T>(pathOf: () => string | null, work: () => Promise<T>): Promise<T> {
  const remove = () => {
    const path = pathOf();
    if (path !== null) removeWithAll(path);
  };
  return guarded(remove, async () => {
    try {
      return await work();
    } finally {
      remove();
    }
  });
}

/**
 * Removes a folder, and starts again if a file appears in it meanwhile: a system call issued just before a signal may create a
 * file during the removal. Node only retries removing the folder with its known content.
 */
export function removeWithAll(path: string): void {
  for (let left = REMOVALS_MAX; ; left--) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
      return;
    } catch (error) {
      if (left <= 1 || !MAY_PASS.has((error as NodeJS.ErrnoException).code)) throw error;
    }
  }
}

const REMOVALS_MAX = 5;
const MAY_PASS: ReadonlySet<string | undefined> = new Set(['ENOTEMPTY', 'EEXIST', 'EBUSY']);
