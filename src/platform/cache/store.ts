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

/** Number of parts of each limit. The limits are checked each time that such a part has been written. */
const CHECKS_PER_LIMIT = 16;

/** Limits of a store. */
export interface StoreLimits {
  readonly bytes: number;
  readonly entries: number;
}

const LIMITS: StoreLimits = { bytes: RESULTS_BYTES_MAX, entries: RESULTS_MAX };

/**
 * Returns the store of a user.
 * @param home absolute path of the user's home
 * @param identity the program, whose results are separate from those of any other version
 */
export const resultStore = (home: string, identity: string, files: Files, limits = LIMITS): ResultStore =>
  new Store(join(home, FOLDER), identity, files, limits);

class Store implements ResultStore {
  /** Entries as last listed. Those that another process adds meanwhile are not needed. */
  #listed: Promise<Set<string>> | null = null;
  /** Bytes and entries written since the limits were last checked; null before the first write, which checks them. */
  #unchecked: { bytes: number; entries: number } | null = null;

  constructor(
    readonly folder: string,
    readonly identity: string,
    readonly files: Files,
    readonly limits: StoreLimits,
  ) {}

  async entries(key: string): Promise<readonly string[]> {
    return this.#newestFirst((await this.#names()).filter((name) => name.startsWith(`${key}-`)));
  }

  async read(name: string): Promise<Uint8Array | null> {
    // `readRegular` needs the real path, and refuses an entry that is a link: it may lead to another user's file.
    const real = await this.files.realPath(this.folder);
    if (real === null) return null;
    const content = await this.files.readRegular(join(real, name), RESULT_BYTES_MAX);
    return content instanceof Uint8Array ? content : null;
  }

  async write(key: string, fingerprint: string, content: Uint8Array): Promise<void> {
    const { files, folder, limits } = this;
    if (content.length > Math.min(RESULT_BYTES_MAX, limits.bytes)) return;
    const name = `${key}-${fingerprint.slice(0, 16)}`;
    await files.makeDirectory(folder);
    // Nobody sees an unfinished entry: it is renamed when it is complete.
    await files.withTemporaryDirectory(async (staging) => {
      await files.writeNew(join(staging, name), content);
      await files.rename(join(staging, name), this.#pathOf(name));
    }, folder);
    (await this.#listed)?.add(name);
    for (const old of (await this.entries(key)).slice(RESULTS_PER_KEY_MAX)) await this.remove(old);
    if (this.#needsCheck(content.length)) await this.#prune(name);
  }

  /** True for the first write, and after many: listing a full directory takes longer than writing an entry. */
  #needsCheck(bytes: number): boolean {
    const { limits } = this;
    this.#unchecked = {
      bytes: (this.#unchecked?.bytes ?? limits.bytes) + bytes,
      entries: (this.#unchecked?.entries ?? limits.entries) + 1,
    };
    const isDue =
      this.#unchecked.bytes > limits.bytes / CHECKS_PER_LIMIT ||
      this.#unchecked.entries > limits.entries / CHECKS_PER_LIMIT;
    if (isDue) this.#unchecked = { bytes: 0, entries: 0 };
    return isDue;
  }

  async remove(name: string): Promise<void> {
    await this.files.remove(this.#pathOf(name));
    (await this.#listed)?.delete(name);
  }

  async summary(): Promise<{ readonly entries: number; readonly bytes: number }> {
    const sizes = await this.#sizes();
    return { entries: sizes.size, bytes: sum(sizes.values()) };
  }

  async clear(): Promise<void> {
    for (const name of (await this.#sizes()).keys()) await this.remove(name);
  }

  #pathOf(name: string): string {
    return join(this.folder, name);
  }

  async #names(): Promise<readonly string[]> {
    this.#listed ??= this.#list();
    return [...(await this.#listed)];
  }

  async #list(): Promise<Set<string>> {
    const entries = await this.files.list(this.folder).catch(() => []);
    return new Set(entries.filter(({ name, kind }) => kind === 'file' && NAME.test(name)).map(({ name }) => name));
  }

  async #newestFirst(names: readonly string[]): Promise<readonly string[]> {
    if (names.length < 2) return names;
    const paths = await this.files.oldestFirst(names.map((name) => this.#pathOf(name)));
    return paths.map((path) => path.slice(this.folder.length + 1)).reverse();
  }

  /** Lists the entries anew, and returns their sizes by name. */
  async #sizes(): Promise<Map<string, number>> {
    this.#listed = null;
    const sizes = new Map<string, number>();
    for (const name of await this.#names()) {
      sizes.set(name, (await this.files.sizeOf(this.#pathOf(name)).catch(() => null)) ?? 0);
    }
    return sizes;
  }

  /** Removes the oldest entries above the limits, but never the new one. */
  async #prune(written: string): Promise<void> {
    const { limits } = this;
    const sizes = await this.#sizes();
    let bytes = sum(sizes.values());
    if (bytes <= limits.bytes && sizes.size <= limits.entries) return;
    for (const name of [...(await this.#newestFirst([...sizes.keys()]))].reverse()) {
      if (bytes <= limits.bytes && sizes.size <= limits.entries) return;
      if (name === written) continue;
      await this.remove(name);
      bytes -= sizes.get(name) ?? 0;
      sizes.delete(name);
    }
  }
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
