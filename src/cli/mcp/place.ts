/** Whether what a client names is in the directory: asked before anything is read, so that the answer says why. */
import { dirname, join, resolve } from 'node:path';
import { isFileAddress, isGitAddress } from '../../diagram.js';
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../text/within.js';
import type { Bounds } from '../../untrusted/confined.js';
import { descriptorOf } from '../input.js';
import * as messages from './messages.js';

type World = Pick<Io, 'directory' | 'realPath' | 'kindOf'>;

/** @param name of the argument @throws InvalidInput for a path out of the directory, by its words or by a link */
export async function checkPlace(name: string, path: string, { top, network }: Bounds, io: World): Promise<void> {
  if (isAddress(path)) {
    const isHere = (await io.kindOf(path).catch(() => 'missing')) !== 'missing';
    if (!isHere && !network) throw new InvalidInput(messages.addressRefused(name), { remedy: messages.ADDRESS_REMEDY });
    if (!isHere && isOfThisMachine(path)) {
      throw new InvalidInput(messages.addressOfThisMachine(name), { remedy: messages.OUTSIDE_REMEDY });
    }
    if (!isHere) return;
  }
  const place = resolve(io.directory, path);
  const real = descriptorOf(path) === null ? await io.realPath(place).catch(() => null) : '/';
  // What is not there is told of where it is read.
  if (isWithin(top, real ?? place) || (real === null && isWithin(io.directory, place))) return;
  throw new InvalidInput(messages.outside(name, path), { remedy: messages.OUTSIDE_REMEDY });
}

/** One that must not be used is one, too: who reads it says why. */
const isAddress = (path: string): boolean => asked(isGitAddress, path) ?? true;

/** Git would be asked for it, which knows no bounds. */
const isOfThisMachine = (path: string): boolean => asked(isFileAddress, path) ?? false;

function asked(ask: (path: string) => boolean, path: string): boolean | null {
  try {
    return ask(path);
  } catch {
    return null;
  }
}

/** Where Git has what belongs to a repository elsewhere: of a work tree, of a clone that shares its objects. */
const LEADS_AWAY = ['commondir', 'objects/info/alternates'];

/** @throws InvalidInput where the commits of a directory are not below the top */
export async function checkRepository(directory: string, top: string, io: World): Promise<void> {
  const start = await io.realPath(resolve(io.directory, directory)).catch(() => null);
  for (let at = start ?? top; isWithin(top, at); at = dirname(at)) {
    const git = join(at, '.git');
    const real = await io.realPath(git).catch(() => null);
    if (real !== null && (await isWhole(real, top, io))) return;
    if (real !== null || at === dirname(at)) break;
    if (at !== top) continue;
    // Git says that there is none.
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
