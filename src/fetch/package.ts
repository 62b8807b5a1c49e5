/** What belongs to a configuration: how far files, links and `../` may lead. docs/decisions/0005-package.md */
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Files, Io } from '../platform/io.js';
import { printable } from '../text/printable.js';
import { isWithin } from '../text/within.js';
import { LEVELS_ABOVE_MAX } from './limits.js';
import { splitSource } from './split-source.js';

/** Code that came together: the repository of the root, or what was fetched for one call. */
export interface Package {
  /** Absolute path without links: nothing outside of it is read. */
  readonly top: string;
  /** Modules by a plain `../` may lie below this, each as a package of its own; `top` where none may. */
  readonly reach: string;
  /** Paths are shown from here on. */
  readonly base: string;
  /** Stands before them: the source of what was fetched, empty for the root. */
  readonly shown: string;
  /** It is a directory that was named, without a repository around it. */
  readonly isDirectory?: true;
}

/** A path of a package as it is shown, with `/`. */
export function shownPath({ base, shown }: Package, path: string): string {
  const way = relative(base, path).split(sep).join('/');
  return [shown, way].filter((part) => part !== '').join('/') || '.';
}

/** Where files of everybody and of all kinds are, besides the home of the user. */
const SHARED_PLACES = ['/tmp', '/var/tmp', '/dev/shm'];

/** Where a package is looked for; tests and libraries may have no home. */
export type Machine = Files & Partial<Pick<Io, 'home' | 'env'>>;

/**
 * Where configurations lie beside each other, and keys and mail: the home, directories for temporary files, and all that
 * is above them. A repository of dotfiles makes none of these a package.
 */
async function sharedPlaces(io: Machine): Promise<readonly string[]> {
  const named = [io.home, io.env?.TMPDIR, ...SHARED_PLACES].filter((path) => path !== undefined && isAbsolute(path));
  const real = await Promise.all(named.map((path) => io.realPath(path!).catch(() => null)));
  return real.filter((path) => path !== null);
}

export const isSharedPlace = (directory: string, places: readonly string[]): boolean =>
  dirname(directory) === directory || places.some((place) => isWithin(directory, place));

interface Surroundings {
  readonly isRepository: boolean;
  /** Directories that are shared by other things; nothing above them is a package. */
  readonly places: readonly string[];
}

/**
 * The repository around the root. Without one it is the named directory alone: files are read in nothing else. Modules
 * that lie beside it, as in archives that are unpacked, are found some levels up, each of them a package of its own.
 * @param root without links
 */
export async function packageAround(root: string, io: Machine): Promise<Pick<Package, 'top' | 'reach'> & Surroundings> {
  const places = await sharedPlaces(io);
  const repository = await repositoryIn(root, places, io);
  if (repository !== null) return { top: repository, reach: repository, isRepository: true, places };
  let reach = root;
  for (let level = 0; level < LEVELS_ABOVE_MAX && !isSharedPlace(dirname(reach), places); level++) {
    reach = dirname(reach);
  }
  return { top: root, reach, isRepository: false, places };
}

/** The repository around a directory, as for its package; null where there is none. @param root without links */
export const repositoryAround = async (root: string, io: Machine): Promise<string | null> =>
  repositoryIn(root, await sharedPlaces(io), io);

async function repositoryIn(root: string, places: readonly string[], io: Machine): Promise<string | null> {
  for (let at = root; !isSharedPlace(at, places); at = dirname(at)) {
    const kind = await io.kindOf(join(at, '.git')).catch(() => 'missing');
    if (kind !== 'missing') return at;
  }
  return null;
}

/**
 * Of what was fetched: in `x//modules/a` the package is what is around `modules/a`.
 * @param shown stands before its paths
 */
export function packageOf(directory: string, source: string, shown: string): Package {
  const { folder } = splitSource(source);
  const ups = folder === '' ? 0 : folder.split('/').length;
  const around = join(directory, ...Array.from({ length: ups }, () => '..'));
  const top = join(around, folder) === directory ? around : directory;
  return { top, reach: top, base: top, shown: printable(shown) };
}
