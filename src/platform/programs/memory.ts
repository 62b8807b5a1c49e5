import { readFileSync } from 'node:fs';
import type { Io } from '../io.js';
import { findProgram } from './find.js';

/**
 * How a program is started that may hold so many bytes of its own. The system refuses it more where it can: one text of a
 * gigabyte is made between two looks of the watch below. Programs that it starts have the same limit.
 * @returns the program and its arguments, behind `prlimit` (util-linux) where that is there
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

/** Whether a program in Go has ended for lack of memory: what its runtime says, at the beginning of a line. */
export const lacksMemory = (stderr: string): boolean =>
  /^(runtime|fatal error): .*(out of memory|cannot allocate)/m.test(stderr);

/** How often it is looked at: Terraform takes some 200 MB a second for resources, and a gigabyte at once for one long text. */
const LOOK_MILLISECONDS = 50;
const PAGE_BYTES = 4096;

/**
 * Calls `onTooMuch` once when a process holds more than so many bytes of memory. Where the system does not say it in a
 * file (all but Linux), never. @returns ends the watch
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

/** The second number of `statm`: pages in memory, of 4 KB or more. 0 for a process that is gone. */
function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1] ?? 0) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
