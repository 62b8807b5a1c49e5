import { readFileSync } from 'node:fs';

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
