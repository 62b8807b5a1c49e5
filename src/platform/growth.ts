import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GrowthLimit } from './io.js';

const LOOK_MILLISECONDS = 250;

/** Polls a folder and calls `onTooMuch` once it exceeds the limit. @returns a function that stops the watch */
export function watchGrowth(limit: GrowthLimit, onTooMuch: () => void): () => void {
  let isOver = false;
  const look = async () => {
    const isTooMuch = await isOverLimit(limit).catch(() => false);
    if (isOver) return;
    if (isTooMuch) onTooMuch();
    else timer = setTimeout(look, LOOK_MILLISECONDS);
  };
  let timer = setTimeout(look, LOOK_MILLISECONDS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** True if a folder exceeds the limit. Stops counting as soon as it does. Files deleted meanwhile count as empty. */
export async function isOverLimit({ directory, bytesMax, entriesMax }: GrowthLimit): Promise<boolean> {
  const pending = [directory];
  let bytes = 0;
  let entries = 0;
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const entry of await readdir(at, { withFileTypes: true }).catch(() => [])) {
      const path = join(at, entry.name);
      if (++entries > entriesMax) return true;
      if (entry.isDirectory()) pending.push(path);
      else bytes += (await lstat(path).catch(() => ({ size: 0 }))).size;
      if (bytes > bytesMax) return true;
    }
  }
  return false;
}
