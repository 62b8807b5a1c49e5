import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { realpath, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { External } from '../errors.js';
import { LEFTOVER_HOURS, LEFTOVERS_AT_ONCE } from './limits.js';
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

// ---- Names temporary files and folders, and removes those of earlier runs, which cannot clean up after SIGKILL.
// A name records the process that created the folder and its PID namespace (containers have their own). `mkdtemp`
// adds an unpredictable suffix.

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
