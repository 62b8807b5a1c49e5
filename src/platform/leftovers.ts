/**
 * Names temporary files and folders, and removes those of earlier runs, which cannot clean up after SIGKILL. A name records the
 * process that created the folder and its PID namespace (containers have their own). `mkdtemp` adds an unpredictable suffix.
 */
import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { LEFTOVER_HOURS, LEFTOVERS_AT_ONCE } from './limits.js';

const PREFIX = 'groundplan-';

/**
 * `groundplan-1ul9g7g-ya-1lhs-`: PID namespace, process id, and start time in clock ticks, all in base 36. Short, because the
 * path of a socket in such a folder is limited to about 100 characters.
 */
const OURS = /^(?:\..{1,120}\.)?groundplan-(?<space>\w{1,13})-(?<pid>\w{1,7})-(?<began>\w{1,13})-\w{6}$/su;

/** Returns the prefix for `mkdtemp`, which adds six unpredictable characters. */
export const temporaryPrefix = (): string =>
  `${PREFIX}${[spaceOf(), process.pid, beganAt(process.pid) ?? 0].map((part) => part.toString(36)).join('-')}-`;

/** Returns the prefix for a folder next to the file `name`. Shortens the name, because file systems limit names to 255 bytes. */
export const temporaryPrefixBeside = (name: string): string =>
  `.${[...name].slice(0, 30).join('')}.${temporaryPrefix()}`;

/** Removes leftovers of this user's dead processes from a folder. Never throws: leftovers do no harm. */
export function removeLeftovers(folder: string): void {
  try {
    const names = readdirSync(folder).filter((name) => OURS.test(name));
    for (const name of names.slice(0, LEFTOVERS_AT_ONCE)) {
      if (isLeftOver(name, folder)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // The folder is unreadable, or another run removes the same leftovers. A later run tries again.
  }
}

function isLeftOver(name: string, folder: string): boolean {
  const { space, pid, began } = OURS.exec(name)!.groups!;
  const { uid, mtimeMs } = lstatSync(join(folder, name));
  if (uid !== userInfo().uid && process.platform !== 'win32') return false;
  const isSameSpace = space === spaceOf().toString(36);
  if (isSameSpace && isRunning(Number.parseInt(pid!, 36), Number.parseInt(began!, 36))) return false;
  // Processes of another container are invisible here, but no run takes this long.
  return isSameSpace || Date.now() - mtimeMs > LEFTOVER_HOURS * 3_600_000;
}

/** Process ids are reused; the start time distinguishes two processes with the same id. */
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

/**
 * Returns the start time of a process, field 22 of `/proc/<pid>/stat`. Field 2, in brackets, may contain any character. Null on
 * systems without the file.
 */
function beganAt(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 0);
  } catch {
    return null;
  }
}

/** Returns the id of the PID namespace; 0 on systems without namespaces. */
function spaceOf(): number {
  try {
    return Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 0);
  } catch {
    return 0;
  }
}
