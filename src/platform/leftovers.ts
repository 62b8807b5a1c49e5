/**
 * Names of temporary files and folders, and what became of those of earlier runs: SIGKILL gives nobody time to tidy up. A
 * name tells which process made it and where processes are numbered so (a container numbers its own); the rest is
 * `mkdtemp`'s, and nobody can foresee it.
 */
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { LEFTOVER_HOURS, LEFTOVERS_AT_ONCE } from './limits.js';

const PREFIX = 'groundplan-';

/**
 * `groundplan-1ul9g7g-ya-1lhs-`, in base 36: where the process is numbered, its number, when it began in ticks of the
 * system. Short, because a socket in such a folder has about 100 characters for all of its path.
 */
const OURS = /^(?:\..{1,120}\.)?groundplan-(?<space>\w{1,13})-(?<pid>\w{1,7})-(?<began>\w{1,13})-\w{6}$/su;

/** For `mkdtemp`, which adds six characters that nobody can foresee. */
export const temporaryPrefix = (): string =>
  `${PREFIX}${[spaceOf(), process.pid, beganAt(process.pid) ?? 0].map((part) => part.toString(36)).join('-')}-`;

/** Beside the file of that name. 255 bytes, the most that file systems take, would be too long with more around it. */
export const temporaryPrefixBeside = (name: string): string =>
  `.${[...name].slice(0, 30).join('')}.${temporaryPrefix()}`;

/**
 * Removes from a folder what processes of this user have left in it that are gone. Never throws: what cannot be removed
 * hinders nobody.
 */
export function removeLeftovers(folder: string): void {
  try {
    const names = readdirSync(folder).filter((name) => OURS.test(name));
    for (const name of names.slice(0, LEFTOVERS_AT_ONCE)) {
      if (isLeftOver(name, folder)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // A folder that cannot be read, a race with another run that tidies up: next time.
  }
}

function isLeftOver(name: string, folder: string): boolean {
  const { space, pid, began } = OURS.exec(name)!.groups!;
  const { uid, mtimeMs } = lstatSync(join(folder, name));
  if (uid !== userInfo().uid && process.platform !== 'win32') return false;
  const isSameSpace = space === spaceOf().toString(36);
  if (isSameSpace && isRunning(Number.parseInt(pid!, 36), Number.parseInt(began!, 36))) return false;
  // In another container nobody here can tell: no run takes so long.
  return isSameSpace || Date.now() - mtimeMs > LEFTOVER_HOURS * 3_600_000;
}

/** A number is given again when its process is gone: the time of its beginning tells two of them apart. */
function isRunning(pid: number, began: number): boolean {
  const now = beganAt(pid);
  if (now !== null) return now === began;
  if (process.platform === 'linux') return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Field 22 of `/proc/<pid>/stat`; the second one, in brackets, may hold anything. Null where the system has no such file. */
function beganAt(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 0);
  } catch {
    return null;
  }
}

/** 0 where the system has no such thing. */
function spaceOf(): number {
  try {
    return Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 0);
  } catch {
    return 0;
  }
}
