/**
 * Creates temporary files and folders that are removed after use, even if a signal ends the program, and removes those
 * of earlier runs that were killed.
 */
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { realpath, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { External } from '../errors.js';
import { LEFTOVER_HOURS, LEFTOVERS_AT_ONCE } from './limits.js';
import * as messages from './messages.js';
import { guarded } from './signals.js';

/**
 * Implements `Files.withTemporaryDirectory`.
 * @throws External if the system's directory for temporary files is not writable
 */
export async function withTemporaryDirectory<T>(work: (path: string) => Promise<T>, inside?: string): Promise<T> {
  const parent = await (inside === undefined ? realpath(tmpdir()).catch(unwritable) : realpath(inside));
  if (!cleaned.has(parent)) removeLeftovers(parent);
  cleaned.add(parent);
  let folder: string | null = null;
  // Cleanup is arranged before the folder exists: a signal between the two would leave it behind.
  return removeAfterwards(
    () => folder,
    () => {
      folder = createFolder(parent, inside === undefined);
      return work(folder);
    },
  );
}

/**
 * Creates a folder that only the user can read. Synchronous, because a signal could arrive during an `await`.
 * @param isOfSystem true if the parent is the system's directory for temporary files
 */
function createFolder(parent: string, isOfSystem: boolean): string {
  try {
    return mkdtempSync(join(parent, temporaryPrefix()));
  } catch (error) {
    if (isOfSystem) unwritable(error);
    throw error;
  }
}

/** Folders whose leftovers have been removed in this run. */
const cleaned = new Set<string>();

/**
 * Reports that the system's directory for temporary files is not writable.
 * @throws External
 */
function unwritable(cause: unknown): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  throw new External(messages.temporaryUnwritable(tmpdir(), reason), {
    remedy: messages.TEMPORARY_UNWRITABLE_REMEDY,
    cause,
  });
}

/** Implements `Files.withTemporaryFiles`, for libraries that read files only by path. */
export async function withTemporaryFiles<T>(
  files: readonly Uint8Array[],
  work: (paths: readonly string[]) => T,
): Promise<T> {
  return withTemporaryDirectory(async (folder) => {
    const paths = files.map((_, index) => join(folder, String(index)));
    for (const [index, content] of files.entries()) await writeFile(paths[index]!, content);
    return work(paths);
  });
}

/** Implements `Files.withFile`. */
export async function withFile<T>(path: string, content: string, work: (isNew: boolean) => Promise<T>): Promise<T> {
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return work(false);
    throw error;
  }
  return removeAfterwards(
    () => path,
    () => work(true),
  );
}

/**
 * Removes a path when `work` has ended, or a signal ends the program.
 * @param pathOf returns null until the path exists
 */
async function removeAfterwards<T>(pathOf: () => string | null, work: () => Promise<T>): Promise<T> {
  const remove = () => {
    const path = pathOf();
    if (path !== null) removeRecursively(path);
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
 * Removes a file or folder, and starts again if a file appears in the folder meanwhile: a system call issued just
 * before a signal may create a file during the removal. Node's own retries do not list the folder again.
 */
export function removeRecursively(path: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
      return;
    } catch (error) {
      if (attempt === REMOVALS_MAX || !TRANSIENT.has((error as NodeJS.ErrnoException).code)) throw error;
    }
  }
}

const REMOVALS_MAX = 5;
const TRANSIENT: ReadonlySet<string | undefined> = new Set(['ENOTEMPTY', 'EEXIST', 'EBUSY']);

// ---- Names of temporary folders, and leftovers of earlier runs, which cannot clean up after SIGKILL.
// A name records the process that created the folder and its PID namespace (containers have their own). `mkdtemp`
// adds an unpredictable suffix.

const PREFIX = 'groundplan-';

/**
 * Matches `groundplan-1ul9g7g-ya-1lhs-Ab3dE6`: PID namespace, process id, and start time in clock ticks, all in base
 * 36, then the suffix of `mkdtemp`. Short, because the path of a socket in such a folder is limited to about 100
 * characters.
 */
const OUR_NAME = /^(?:\..{1,120}\.)?groundplan-(?<namespace>\w{1,13})-(?<pid>\w{1,7})-(?<start>\w{1,13})-\w{6}$/su;

/** Returns the prefix for `mkdtemp`. */
export const temporaryPrefix = (): string =>
  `${PREFIX}${[pidNamespace(), process.pid, startTimeOf(process.pid) ?? 0].map((part) => part.toString(36)).join('-')}-`;

/**
 * Returns the prefix for a folder next to the file `name`. Shortens the name, because file systems limit names to 255
 * bytes.
 */
export const temporaryPrefixBeside = (name: string): string =>
  `.${[...name].slice(0, 30).join('')}.${temporaryPrefix()}`;

/** Removes leftovers of this user's dead processes from a folder. Never throws: leftovers do no harm. */
export function removeLeftovers(folder: string): void {
  const names = namesIn(folder).filter((name) => OUR_NAME.test(name));
  for (const name of names.slice(0, LEFTOVERS_AT_ONCE)) {
    try {
      if (isLeftover(name, folder)) rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another run removes the same leftover, or it contains files of another user. The others are removed all the
      // same.
    }
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isLeftover(name: string, folder: string): boolean {
  const { namespace, pid, start } = OUR_NAME.exec(name)!.groups!;
  const { uid, mtimeMs } = lstatSync(join(folder, name));
  if (uid !== userInfo().uid && process.platform !== 'win32') return false;
  const isSameNamespace = namespace === pidNamespace().toString(36);
  if (isSameNamespace && isRunning(Number.parseInt(pid!, 36), Number.parseInt(start!, 36))) return false;
  // Processes of another container are invisible here, but no run takes this long.
  return isSameNamespace || Date.now() - mtimeMs > LEFTOVER_HOURS * 3_600_000;
}

/**
 * True if a process is running. Process ids are reused; the start time distinguishes two processes with the same id.
 */
function isRunning(pid: number, start: number): boolean {
  const currentStart = startTimeOf(pid);
  if (currentStart !== null) return currentStart === start;
  // The process has no file in /proc.
  if (process.platform === 'linux') return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * Returns the start time of a process in clock ticks, field 22 of `/proc/<pid>/stat`; null if there is no such file.
 * Reads from the bracket that ends field 2, because that field may contain any character.
 */
function startTimeOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 0);
  } catch {
    return null;
  }
}

/** Returns the id of the PID namespace; 0 on systems without namespaces. */
function pidNamespace(): number {
  try {
    return Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? 0);
  } catch {
    return 0;
  }
}
