/**
 * Files for an evaluation that finds out while it runs which files it needs, by `find_in_parent_folders`,
 * `read_terragrunt_config` or a remote unit of a stack. The evaluation stops at a file that is not loaded, and starts
 * again after the file has been loaded. So the evaluation is a plain synchronous function.
 */
import { dirname, join, relative } from 'node:path';
import { CODE_BYTES_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { type Package, packageOf } from '../../terraform/fetch/package.js';
import { inspectWithin, readWithin, type PathInside as Seen } from '../../terraform/fetch/read-within.js';
import { parseFile } from '../../terraform/hcl/file.js';
import type { HclFile } from '../../terraform/hcl/model.js';
import type { TreeOptions } from '../../terraform/module-tree/read-tree.js';
import { TEXT_FILE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { hasCode } from './find.js';
import type { RemoteSource } from './model.js';

/** Content of a path: a parsed file, `{ file: null }` for a directory, and null if nothing is there. */
type Content = { readonly file: HclFile | null } | null;

/** Directory of a fetched package, or the reason why it is missing. */
export type Fetched = { readonly directory: string } | { readonly reason: string };

class PendingLoad {
  constructor(readonly load: () => Promise<void>) {}
}

export class Disk {
  readonly #contents = new Map<string, Content>();
  /** Files that were read as configurations, in order of reading. */
  readonly #configurations = new Set<HclFile>();
  readonly #texts = new Map<string, string | null>();
  readonly #fetched = new Map<string, Fetched>();
  /** Directories, with true if they contain Terraform code. */
  readonly #code = new Map<string, boolean>();
  /** Directories of units that a stack would generate, with the directories that they are copied from. */
  readonly #copies = new Map<string, string>();
  /** Top directories of fetched packages, in which configurations may be read too. */
  readonly #packages: string[] = [];

  /** Top of the package. Nothing outside of it can be read, except configurations below `reach`. */
  readonly top: string;
  readonly reach: string;

  constructor(
    readonly io: Io,
    { top, reach }: Pick<Package, 'top' | 'reach'>,
    readonly shown: (path: string) => string,
    readonly modules: Pick<TreeOptions, 'findModule' | 'prepare'>,
  ) {
    this.top = top;
    this.reach = reach;
  }

  /** Reads `template` for everything in `directory`, which Terragrunt would generate as a copy. */
  addCopy(directory: string, template: string): void {
    this.#copies.set(directory, template);
  }

  /** Returns the path itself, or the path in the template of a unit that is not generated yet. */
  originalOf(path: string): string {
    for (const [directory, template] of this.#copies) {
      if (isWithin(directory, path)) return join(template, relative(directory, path));
    }
    return path;
  }

  /** Returns a configuration file; null if there is no file. */
  file(path: string): HclFile | null {
    const file = this.#at(path)?.file ?? null;
    if (file !== null) this.#configurations.add(file);
    return file;
  }

  /** True if a path is a file or a directory. */
  has(path: string): boolean {
    return this.#at(path) !== null;
  }

  /** Returns the text of a file in the user's package. Null if the file is missing or must not be read. */
  text(named: string): string | null {
    const path = this.originalOf(named);
    const known = this.#texts.get(path);
    if (known === undefined) throw new PendingLoad(async () => void this.#texts.set(path, await this.#readText(path)));
    return known;
  }

  /** Loads the file of this name in all directories at once, and notes which of them contain code. */
  prepare(directories: readonly string[], name: string): void {
    const missing = directories.filter((directory) => !this.#code.has(directory));
    if (missing.length === 0) return;
    throw new PendingLoad(async () => {
      for (const directory of missing) {
        const path = join(directory, name);
        if (!this.#contents.has(path)) this.#contents.set(path, await this.#load(path));
        this.#code.set(directory, hasCode(await this.io.list(directory).catch(() => [])));
      }
    });
  }

  /** True if a directory contains Terraform code. `prepare` must have seen the directory. */
  hasCode(directory: string): boolean {
    return this.#code.get(directory) === true;
  }

  /** Returns the top of the package that contains a path: a fetched package, or else `reach`. */
  topOf(path: string): string {
    return this.#packages.find((top) => isWithin(top, path)) ?? this.reach;
  }

  /**
   * Returns fetched packages. All that are missing are fetched together.
   *
   * @param from names of the packages that this code was fetched in
   */
  fetched(sources: readonly RemoteSource[], from: readonly string[]): readonly Fetched[] {
    const missing = sources.filter((source) => !this.#fetched.has(keyOf(source, from)));
    if (missing.length > 0) throw new PendingLoad(() => this.#obtain(missing, from));
    return sources.map((source) => this.#fetched.get(keyOf(source, from))!);
  }

  async #obtain(sources: readonly RemoteSource[], from: readonly string[]): Promise<void> {
    const requests = sources.map(({ address, version }) => ({
      call: { source: address, version },
      path: [...from, address],
    }));
    await this.modules.prepare?.(requests);
    for (const [i, { call, path }] of requests.entries()) {
      const found = await this.modules.findModule(call, path);
      const key = keyOf(sources[i]!, from);
      if ('reason' in found) {
        this.#fetched.set(key, found);
        continue;
      }
      const directory = (await this.io.realPath(found.directory).catch(() => null)) ?? found.directory;
      this.#packages.push(packageOf(directory, call.source, '').top);
      this.#fetched.set(key, { directory });
    }
  }

  #at(named: string): Content {
    const path = this.originalOf(named);
    const known = this.#contents.get(path);
    if (known === undefined) throw new PendingLoad(async () => void this.#contents.set(path, await this.#load(path)));
    return known;
  }

  /** Returns the first fault of each configuration, in order of reading. */
  faults(): string[] {
    return [...this.#configurations].flatMap(({ path, faults: [fault] }) =>
      fault === undefined ? [] : [messages.faulty(printable(path), fault.line, fault.problem)],
    );
  }

  /** Returns the value of `work`. Null if it needs more than `most` loads. */
  async provide<T>(work: () => T, most: number): Promise<{ readonly value: T } | null> {
    for (let loads = 0; loads < most; loads++) {
      try {
        return { value: work() };
      } catch (error) {
        if (!(error instanceof PendingLoad)) throw error;
        await error.load();
      }
    }
    return null;
  }

  async #load(path: string): Promise<Content> {
    const within = this.topOf(path);
    const found = await inspectWithin(within, path, this.io);
    if (!('path' in found)) return null;
    // Outside of the user's package, only configurations on a path without links are read.
    const isOwn = within !== this.reach || isWithin(this.top, found.path);
    if (!isOwn && (found.path !== path || !isConfiguration(found))) return null;
    if (found.is === 'directory') return { file: null };
    const read = await readWithin(within, found.path, CODE_BYTES_MAX, this.io);
    return read.is === 'read' ? { file: parseFile(this.shown(path), read.bytes) } : null;
  }

  async #readText(path: string): Promise<string | null> {
    const read = await readWithin(this.top, path, TEXT_FILE_BYTES_MAX, this.io);
    return read.is === 'read' ? Buffer.from(read.bytes).toString('utf8') : null;
  }
}

const keyOf = ({ address, version }: RemoteSource, from: readonly string[]): string =>
  JSON.stringify([...from, address, version]);

const isConfiguration = ({ is, path }: Seen): boolean => is === 'directory' || path.endsWith('.hcl');

/** Yields the directories above one, from the next one up to `top`. */
export function* directoriesAbove(directory: string, top: string): Generator<string> {
  for (let at = directory; at !== top && dirname(at) !== at; ) {
    at = dirname(at);
    yield at;
  }
}
