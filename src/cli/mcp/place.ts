/**
 * Checks that the paths of a client, and the repository that Git would read, are inside the served directory. `confined` enforces
 * the same bounds, but hides other files as if they were missing; this check says why a path is refused.
 */
import { dirname, join, resolve } from 'node:path';
import { isFileAddress, isGitAddress } from '../../diagram.js';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import type { Bounds } from '../../platform/untrusted/confined.js';
import { descriptorOf } from '../input.js';
import * as messages from '../messages.js';

type World = Pick<Io, 'directory' | 'realPath' | 'kindOf'>;

/**
 * Checks a path or Git address of a client.
 * @param name name of the argument
 * @throws InvalidInput for a path that leaves the directory, directly or through a link; for an address of this machine, and for
 * any address without network
 */
export async function checkPlace(name: string, path: string, { top, network }: Bounds, io: World): Promise<void> {
  // An existing file takes precedence over a Git address, as on the command line.
  if (isAddress(path) && (await io.kindOf(path).catch(() => 'missing')) === 'missing') {
    if (!network) throw new InvalidInput(messages.addressRefused(name), { remedy: messages.MCP_ADDRESS_REMEDY });
    if (isOfThisMachine(path)) {
      throw new InvalidInput(messages.addressOfThisMachine(name), { remedy: messages.OUTSIDE_REMEDY });
    }
    return;
  }
  const absolute = resolve(io.directory, path);
  // `-` and other descriptors are the connection to the client, or files that the shell has opened: never in the directory.
  const real = descriptorOf(path) === null ? await io.realPath(absolute).catch(() => null) : '/';
  // A missing path inside the directory passes; reading it reports the error.
  if (isWithin(top, real ?? absolute) || (real === null && isWithin(io.directory, absolute))) return;
  throw new InvalidInput(messages.outside(name, path), { remedy: messages.OUTSIDE_REMEDY });
}

/** True for a Git address, also for an invalid one, because its reader reports the reason. */
const isAddress = (path: string): boolean => unlessRefused(isGitAddress, path) ?? true;

/** True for a Git address of a local repository. Git would read it without regard to the directory's bounds. */
const isOfThisMachine = (path: string): boolean => unlessRefused(isFileAddress, path) ?? false;

/** Returns the result of a test; null if the test throws, as for an invalid address. */
function unlessRefused(test: (path: string) => boolean, path: string): boolean | null {
  try {
    return test(path);
  } catch {
    return null;
  }
}

/** Files that name data elsewhere: of a work tree, or of a clone with shared objects. */
const REFERRING_FILES = ['commondir', 'objects/info/alternates'];

/**
 * Checks that the repository of a directory is entirely below `top`. A directory without a repository passes: Git reports that.
 * @throws InvalidInput if part of the repository, or the directory itself, is elsewhere
 */
export async function checkRepository(directory: string, top: string, io: World): Promise<void> {
  const start = (await io.realPath(resolve(io.directory, directory)).catch(() => null)) ?? top;
  if (isWithin(top, start)) {
    const git = await gitDirectoryOf(start, top, io);
    if (git === null || (await isSelfContained(git, top, io))) return;
  }
  throw new InvalidInput(messages.REPOSITORY_OUTSIDE, { remedy: messages.REPOSITORY_REMEDY });
}

/** Returns the real path of the nearest `.git` from `directory` up to `top`; null if there is none. */
async function gitDirectoryOf(directory: string, top: string, io: World): Promise<string | null> {
  for (let folder = directory; isWithin(top, folder); folder = dirname(folder)) {
    const git = await io.realPath(join(folder, '.git')).catch(() => null);
    if (git !== null) return git;
    if (folder === dirname(folder)) break;
  }
  return null;
}

async function isSelfContained(git: string, top: string, io: World): Promise<boolean> {
  if (!isWithin(top, git) || (await io.kindOf(git)) !== 'directory') return false;
  const objects = await io.realPath(join(git, 'objects')).catch(() => null);
  if (objects !== null && !isWithin(top, objects)) return false;
  const kinds = await Promise.all(REFERRING_FILES.map((name) => io.kindOf(join(git, name)).catch(() => 'other')));
  return kinds.every((kind) => kind === 'missing');
}
