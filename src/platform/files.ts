import { realpathSync, type Stats, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import type { Entry, Files, PathKind } from './io.js';
import { readRegular, writeNew } from './regular.js';
import { withFile, withTemporaryDirectory, withTemporaryFiles } from './temporary.js';
import { checkWritable, writeAtomically } from './write.js';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Returns `absent` for errors with one of the codes, and rethrows all others. */
const orAbsent =
  <T>(absent: T, ...codes: readonly string[]) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error) ?? '')) return absent;
    throw error;
  };

/**
 * Returns the file status of a path, or null for an error in `absent`. Synchronous, because a diagram of 30 nodes needs 50 calls,
 * for folders of the PATH and around the source. Handing a call to another thread takes several times as long.
 */
function lookAt(path: string, ...absent: readonly string[]): Stats | null {
  try {
    return statSync(path);
  } catch (error) {
    return orAbsent(null, ...absent)(error);
  }
}

async function kindOf(path: string): Promise<PathKind> {
  const found = lookAt(path, 'ENOENT', 'ENOTDIR');
  if (found === null) return 'missing';
  return found.isFile() ? 'file' : found.isDirectory() ? 'directory' : 'other';
}

async function sizeOf(path: string): Promise<number | null> {
  const found = lookAt(path, 'ENOENT', 'ENOTDIR', 'ELOOP');
  return found?.isFile() === true ? found.size : null;
}

async function realPath(path: string): Promise<string | null> {
  try {
    return realpathSync.native(path);
  } catch (error) {
    return orAbsent(null, 'ENOENT', 'ENOTDIR', 'ELOOP')(error);
  }
}

async function list(path: string): Promise<readonly Entry[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .map((entry): Entry => {
      const kind = entry.isSymbolicLink()
        ? 'link'
        : entry.isDirectory()
          ? 'directory'
          : entry.isFile()
            ? 'file'
            : 'other';
      return { name: entry.name, kind };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function oldestFirst(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => ({ path, at: (await stat(path).catch(orAbsent(null, 'ENOENT', 'ENOTDIR')))?.mtimeMs })),
  );
  return found
    .flatMap(({ path, at }) => (at === undefined ? [] : { path, at }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path);
}

/** File access on this machine. */
export const nodeFiles: Files = {
  readFile: (path) => readFile(path),
  readRegular,
  writeNew,
  writeFile: writeAtomically,
  checkWritable,
  kindOf,
  sizeOf,
  list,
  oldestFirst,
  realPath,
  makeDirectory: async (path, isShared = false) =>
    void (await mkdir(path, { recursive: true, mode: isShared ? 0o777 : 0o700 })),
  link: (path, target) => symlink(target, path),
  remove: (path) => rm(path, { recursive: true, force: true }),
  rename,
  withTemporaryFiles,
  withTemporaryDirectory,
  withFile,
};
