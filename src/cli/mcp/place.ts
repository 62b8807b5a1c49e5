/**
 * Checks that a client's path is inside the directory before anything is read, so that the error explains the reason.
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
 * Checks a path of a client.
 * @param name name of the argument
 * @throws InvalidInput for a path that leaves the directory, directly or through a link
 */
export async function checkPlace(name: string, path: string, { top, network }: Bounds, io: World): Promise<void> {
  if (isAddress(path)) {
    const isHere = (await io.kindOf(path).catch(() => 'missing')) !== 'missing';
    if (!isHere && !network)
      throw new InvalidInput(messages.addressRefused(name), { remedy: messages.MCP_ADDRESS_REMEDY });
    if (!isHere && isOfThisMachine(path)) {
      throw new InvalidInput(messages.addressOfThisMachine(name), { remedy: messages.OUTSIDE_REMEDY });
    }
    if (!isHere) return;
  }
  const place = resolve(io.directory, path);
  const real = descriptorOf(path) === null ? await io.realPath(place).catch(() => null) : '/';
  // A missing path inside the directory passes; reading it reports the error.
  if (isWithin(top, real ?? place) || (real === null && isWithin(io.directory, place))) return;
  throw new InvalidInput(messages.outside(name, path), { remedy: messages.OUTSIDE_REMEDY });
}

/** True for a Git address. A rejected address counts too, because its reader reports the reason. */
const isAddress = (path: string): boolean => asked(isGitAddress, path) ?? true;

/** True for a Git address of a local repository. Git would read it without regard to the directory's bounds. */
const isOfThisMachine = (path: string): boolean => asked(isFileAddress, path) ?? false;

function asked(ask: (path: string) => boolean, path: string): boolean | null {
  try {
    return ask(path);
  } catch {
    return null;
  }
}

/** Files by which a repository keeps its data elsewhere: a work tree, or a clone with shared objects. */
const LEADS_AWAY = ['commondir', 'objects/info/alternates'];

/**
 * Checks that the repository of a directory is entirely below `top`.
 * @throws InvalidInput if it is not
 */
export async function checkRepository(directory: string, top: string, io: World): Promise<void> {
  const start = await io.realPath(resolve(io.directory, directory)).catch(() => null);
  for (let at = start ?? top; isWithin(top, at); at = dirname(at)) {
    const git = join(at, '.git');
    const real = await io.realPath(git).catch(() => null);
    if (real !== null && (await isWhole(real, top, io))) return;
    if (real !== null || at === dirname(at)) break;
    if (at !== top) continue;
    // There is no repository here, which Git reports later.
    return;
  }
  throw new InvalidInput(messages.REPOSITORY_OUTSIDE, { remedy: messages.REPOSITORY_REMEDY });
}

async function isWhole(git: string, top: string, io: World): Promise<boolean> {
  if (!isWithin(top, git) || (await io.kindOf(git)) !== 'directory') return false;
  const objects = await io.realPath(join(git, 'objects')).catch(() => null);
  if (objects !== null && !isWithin(top, objects)) return false;
  const away = await Promise.all(LEADS_AWAY.map((name) => io.kindOf(join(git, name)).catch(() => 'other')));
  return away.every((kind) => kind === 'missing');
}
