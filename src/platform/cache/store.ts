/**
 * The results of earlier runs, `~/.groundplan/results/`: one file per result, named by its key and fingerprint. Users
 * may delete all of it at any time.
 */

import { join } from 'node:path';
import type { Files, ResultStore } from '../io.js';
import { RESULT_BYTES_MAX, RESULTS_BYTES_MAX, RESULTS_MAX, RESULTS_PER_KEY_MAX } from '../limits.js';

const FOLDER = '.groundplan/results';

/** Names of entries: the key, and the start of the fingerprint. Other names belong to runs in progress. */
const NAME = /^[0-9a-f]{40}-[0-9a-f]{16}$/;

/** Limits of a store. */
export interface StoreLimits {
  readonly bytes: number;
  readonly entries: number;
}

const LIMITS: StoreLimits = { bytes: RESULTS_BYTES_MAX, entries: RESULTS_MAX };

/** Returns the store of a user. @param home absolute path */
export function resultStore(home: string, identity: string, files: Files, limits = LIMITS): ResultStore {
  const folder = join(home, FOLDER);
  const pathOf = (name: string): string => join(folder, name);
  const names = async (): Promise<readonly string[]> => {
    const entries = await files.list(folder).catch(() => []);
    return entries.filter(({ name, kind }) => kind === 'file' && NAME.test(name)).map(({ name }) => name);
  };
  const newestFirst = async (list: readonly string[]): Promise<readonly string[]> => {
    if (list.length < 2) return list;
    const paths = await files.oldestFirst(list.map(pathOf));
    return paths.map((path) => path.slice(folder.length + 1)).reverse();
  };
  const under = async (key: string) => newestFirst((await names()).filter((name) => name.startsWith(`${key}-`)));
  const remove = (name: string) => files.remove(pathOf(name));

  /** Removes the oldest entries above the limits, but never the new one. */
  const prune = async (key: string, written: string): Promise<void> => {
    for (const name of (await under(key)).slice(RESULTS_PER_KEY_MAX)) await remove(name);
    const sizes = new Map<string, number>();
    for (const name of await names()) sizes.set(name, (await files.sizeOf(pathOf(name)).catch(() => null)) ?? 0);
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    if (bytes <= limits.bytes && sizes.size <= limits.entries) return;
    for (const name of [...(await newestFirst([...sizes.keys()]))].reverse()) {
      if (bytes <= limits.bytes && sizes.size <= limits.entries) return;
      if (name === written) continue;
      await remove(name);
      bytes -= sizes.get(name) ?? 0;
      sizes.delete(name);
    }
  };

  return {
    identity,
    entries: under,
    async read(name) {
      // A link would lead to a file of somebody else.
      const real = await files.realPath(folder);
      if (real === null) return null;
      const content = await files.readRegular(join(real, name), RESULT_BYTES_MAX);
      return content instanceof Uint8Array ? content : null;
    },
    async write(key, fingerprint, content) {
      if (content.length > Math.min(RESULT_BYTES_MAX, limits.bytes)) return;
      const name = `${key}-${fingerprint.slice(0, 16)}`;
      await files.makeDirectory(folder);
      // Nobody sees an unfinished entry: it is renamed when it is complete.
      await files.withTemporaryDirectory(async (staging) => {
        await files.writeNew(join(staging, name), content);
        await files.rename(join(staging, name), pathOf(name));
      }, folder);
      await prune(key, name);
    },
    remove,
    async summary() {
      let [entries, bytes] = [0, 0];
      for (const name of await names()) {
        entries++;
        bytes += (await files.sizeOf(pathOf(name)).catch(() => null)) ?? 0;
      }
      return { entries, bytes };
    },
    async clear() {
      for (const name of await names()) await remove(name);
    },
  };
}
