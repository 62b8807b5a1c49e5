import { readFileSync } from 'node:fs';
import type { Io } from '../io.js';
import { findProgram } from './find.js';

/**
 * Returns the command that runs a program with a memory limit: through `prlimit` (util-linux) if available. The system then
 * refuses larger allocations, which `watchMemory` could miss: a text of one gigabyte is created between two polls.
 * Child processes inherit the limit.
 */
export function limitMemory(
  program: string,
  args: readonly string[],
  bytesMax: number | undefined,
  env: Io['env'],
): readonly [program: string, args: readonly string[]] {
  const prlimit = bytesMax === undefined || process.platform !== 'linux' ? null : findProgram('prlimit', env);
  return prlimit === null ? [program, args] : [prlimit, [`--data=${bytesMax}`, '--', program, ...args]];
}

/** True if a Go program ended for lack of memory, by its runtime's message at the start of a line. */
export const lacksMemory = (stderr: string): boolean =>
  /^(runtime|fatal error): .*(out of memory|cannot allocate)/m.test(stderr);

/** Polling interval. Terraform allocates some 200 MB a second for resources, and a gigabyte at once for one long text. */
const LOOK_MILLISECONDS = 50;
const PAGE_BYTES = 4096;

/**
 * Calls `onTooMuch` once if a process exceeds `bytesMax` of memory. Does nothing on systems other than Linux.
 * @returns a function that stops the watch
 */
export function watchMemory(pid: number | undefined, bytesMax: number, onTooMuch: () => void): () => void {
  if (pid === undefined || process.platform !== 'linux') return () => {};
  const timer = setInterval(() => {
    if (residentBytes(pid) <= bytesMax) return;
    clearInterval(timer);
    onTooMuch();
  }, LOOK_MILLISECONDS);
  return () => clearInterval(timer);
}

/** Reads the resident pages, the second number of `statm`. Assumes the smallest page size, 4 KB. 0 for a process that is gone. */
function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1] ?? 0) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
