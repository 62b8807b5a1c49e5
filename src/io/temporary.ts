import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guarded } from './signals.js';

/** For libraries that read files only: writes `files`, calls `work` with their paths, and leaves nothing behind. */
export async function withTemporaryFiles<T>(
  files: readonly Uint8Array[],
  work: (paths: readonly string[]) => T,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'groundplan-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return guarded(remove, async () => {
    try {
      const paths = files.map((_, i) => join(folder, String(i)));
      for (const [i, content] of files.entries()) await writeFile(paths[i]!, content);
      return work(paths);
    } finally {
      remove();
    }
  });
}
