/** Package boundaries: how far files, links and `../` may lead. See docs/decisions/0005-package.md. */
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Files, Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { LEVELS_ABOVE_MAX } from './limits.js';
import { splitSource } from './split-source.js';

/** Code that was obtained together: the repository of the root module, or the files fetched for one module call. */
export interface Package {
  /** Absolute real path; no file outside it is read. */
  readonly top: string;
  /** Modules referenced by a plain `../` may lie below this path, each as its own package. Equals `top` if none may. */
  readonly reach: string;
  /** Displayed paths are relative to this directory. */
  readonly base: string;
  /** Prefix of displayed paths: the source of a fetched package; empty for the root module. */
  readonly shown: string;
  /** False for a named directory that is in no repository; else absent. */
  readonly isRepository?: false;
}

/** Returns a path in a package as it is displayed, separated by `/`: `modules/a`; `.` for the base. */
export function shownPath({ base, shown }: Package, path: string): string {
  const pathInPackage = relative(base, path).split(sep).join('/');
  return [shown, pathInPackage].filter((part) => part !== '').join('/') || '.';
}

/** Shared directories besides the user's home. */
const SHARED_DIRECTORIES = ['/tmp', '/var/tmp', '/dev/shm'];

/** File access for package detection. Tests and library callers may omit the home directory. */
export type Machine = Files & Partial<Pick<Io, 'home' | 'env'>>;

/**
 * Returns directories that mix configurations with unrelated files such as keys and mail: the home and the directories
 * for temporary files. They and their parents are never a package, even if a dotfiles repository makes the home one.
 */
async function sharedDirectories(io: Machine): Promise<readonly string[]> {
  const named = [io.home, io.env?.TMPDIR, ...SHARED_DIRECTORIES].filter(
    (path) => path !== undefined && isAbsolute(path),
  );
  const real = await Promise.all(named.map((path) => io.realPath(path!).catch(() => null)));
  return real.filter((path) => path !== null);
}

/**
 * True for the root of the file system, a shared directory, or a parent of one.
 * @param shared the result of `sharedDirectories`
 */
export const isSharedDirectory = (directory: string, shared: readonly string[]): boolean =>
  dirname(directory) === directory || shared.some((sharedDirectory) => isWithin(directory, sharedDirectory));

interface Surroundings {
  readonly isRepository: boolean;
  /** Shared directories; neither they nor their parents are a package. */
  readonly sharedDirectories: readonly string[];
}

/**
 * Returns the package of a root module: its repository, else only the named directory. Without a repository, sibling
 * modules (as in unpacked archives) are found up to LEVELS_ABOVE_MAX levels up, each as its own package.
 * @param root real path
 */
export async function packageContaining(
  root: string,
  io: Machine,
): Promise<Pick<Package, 'top' | 'reach'> & Surroundings> {
  const shared = await sharedDirectories(io);
  const repository = await repositoryIn(root, shared, io);
  if (repository !== null) return { top: repository, reach: repository, isRepository: true, sharedDirectories: shared };
  let reach = root;
  for (let level = 0; level < LEVELS_ABOVE_MAX && !isSharedDirectory(dirname(reach), shared); level++) {
    reach = dirname(reach);
  }
  return { top: root, reach, isRepository: false, sharedDirectories: shared };
}

/**
 * Returns the repository that contains a directory, as used for its package; null if there is none.
 * @param root real path
 */
export const repositoryContaining = async (root: string, io: Machine): Promise<string | null> =>
  repositoryIn(root, await sharedDirectories(io), io);

/** Returns the nearest directory with a `.git` from `root` upwards; null if a shared directory comes first. */
async function repositoryIn(root: string, shared: readonly string[], io: Machine): Promise<string | null> {
  for (let directory = root; !isSharedDirectory(directory, shared); directory = dirname(directory)) {
    const kind = await io.kindOf(join(directory, '.git')).catch(() => 'missing');
    if (kind !== 'missing') return directory;
  }
  return null;
}

/**
 * Returns the package of a fetched module. For `x//modules/a`, its top is the directory that contains `modules/a`.
 * @param directory directory of the module
 * @param shown prefix of displayed paths
 */
export function packageOf(directory: string, source: string, shown: string): Package {
  const { folder } = splitSource(source);
  const ups = folder === '' ? 0 : folder.split('/').length;
  const above = join(directory, ...Array.from({ length: ups }, () => '..'));
  const top = join(above, folder) === directory ? above : directory;
  return { top, reach: top, base: top, shown: printable(shown) };
}
