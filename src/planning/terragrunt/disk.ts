/**
 * Loads files for the evaluation of Terragrunt configurations. Only the evaluation itself finds out which files it
 * needs (`find_in_parent_folders`, `read_terragrunt_config`, remote units of a stack). To remain synchronous, it stops
 * with an exception at a file that is not loaded yet, and is started again when the file is loaded.
 */

import { dirname, join, relative } from 'node:path';
import { CODE_BYTES_MAX } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { type Package, packageOf } from '../../terraform/fetch/package.js';
import { inspectWithin, type PathInside, readWithin } from '../../terraform/fetch/read-within.js';
import { parseFile } from '../../terraform/hcl/file.js';
import type { HclFile } from '../../terraform/hcl/model.js';
import type { TreeOptions } from '../../terraform/module-tree/read-tree.js';
import { TEXT_FILE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { hasCode } from './find.js';
import type { RemoteSource } from './model.js';

/** The content of a path: a parsed file, `{ file: null }` for a directory, and null if nothing is there. */
type Content = { readonly file: HclFile | null } | null;

/** Directory of a fetched package, or the reason why it is missing. */
export type Fetched = { readonly directory: string } | { readonly reason: string };

/** Thrown by the evaluation to ask for a file. */
class PendingLoad {
  constructor(readonly load: () => Promise<void>) {}
}

/** The files of one run. Each one is loaded once. */
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

  /** Top of the package. Nothing outside it can be read, except configurations below `reach`. */
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
    const file = this.#contentOf(path)?.file ?? null;
    if (file !== null) this.#configurations.add(file);
    return file;
  }

  /** True if a path is a file or a directory. */
  has(path: string): boolean {
    return this.#contentOf(path) !== null;
  }

  /** Returns the text of a file in the user's package. Null if the file is missing or must not be read. */
  text(namedPath: string): string | null {
    const path = this.originalOf(namedPath);
    const known = this.#texts.get(path);
    if (known === undefined) throw new PendingLoad(async () => void this.#texts.set(path, await this.#readText(path)));
    return known;
  }

  /** Loads the file of this name in all directories at once, and records which directories contain code. */
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

  /** True if a directory contains Terraform code. False for a directory that was not passed to `prepare`. */
  hasCode(directory: string): boolean {
    return this.#code.get(directory) === true;
  }

  /** Returns the top of the package that contains a path: a fetched package, or else `reach`. */
  topOf(path: string): string {
    return this.#packages.find((top) => isWithin(top, path)) ?? this.reach;
  }

  /**
   * Returns fetched packages, in the order of the sources. Packages that are missing are fetched in parallel.
   * @param packages names of the packages that contain the code with these sources
   */
  fetched(sources: readonly RemoteSource[], packages: readonly string[]): readonly Fetched[] {
    const missing = sources.filter((source) => !this.#fetched.has(keyOf(source, packages)));
    if (missing.length > 0) throw new PendingLoad(() => this.#fetchMissing(missing, packages));
    return sources.map((source) => this.#fetched.get(keyOf(source, packages))!);
  }

  async #fetchMissing(sources: readonly RemoteSource[], packages: readonly string[]): Promise<void> {
    const requests = sources.map(({ address, version }) => ({
      call: { source: address, version },
      path: [...packages, address],
    }));
    await this.modules.prepare?.(requests);
    for (const [index, { call, path }] of requests.entries()) {
      const module = await this.modules.findModule(call, path);
      const key = keyOf(sources[index]!, packages);
      if ('reason' in module) {
        this.#fetched.set(key, module);
        continue;
      }
      const directory = (await this.io.realPath(module.directory).catch(() => null)) ?? module.directory;
      this.#packages.push(packageOf(directory, call.source, '').top);
      this.#fetched.set(key, { directory });
    }
  }

  /**
   * Returns the content of a path, or of the path in its template.
   * @throws PendingLoad if the path is not loaded yet
   */
  #contentOf(namedPath: string): Content {
    const path = this.originalOf(namedPath);
    const known = this.#contents.get(path);
    if (known === undefined) throw new PendingLoad(async () => void this.#contents.set(path, await this.#load(path)));
    return known;
  }

  /** Returns the first fault of each configuration, in order of reading. */
  faults(): string[] {
    return [...this.#configurations].flatMap(({ path, faults: [fault] }) =>
      fault === undefined ? [] : [messages.fileFault(printable(path), fault.line, fault.problem)],
    );
  }

  /** Calls `work` again and again until all files that it needs are loaded. Returns null if it needs too many loads. */
  async provide<T>(work: () => T, loadsMax: number): Promise<{ readonly value: T } | null> {
    for (let loads = 0; loads < loadsMax; loads++) {
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
    const top = this.topOf(path);
    const inspected = await inspectWithin(top, path, this.io);
    if (!('path' in inspected)) return null;
    // Outside the user's package, only configurations on a path without links are read.
    const isInPackage = top !== this.reach || isWithin(this.top, inspected.path);
    if (!isInPackage && (inspected.path !== path || !isConfiguration(inspected))) return null;
    if (inspected.is === 'directory') return { file: null };
    const content = await readWithin(top, inspected.path, CODE_BYTES_MAX, this.io);
    return content.is === 'read' ? { file: parseFile(this.shown(path), content.bytes) } : null;
  }

  async #readText(path: string): Promise<string | null> {
    const content = await readWithin(this.top, path, TEXT_FILE_BYTES_MAX, this.io);
    return content.is === 'read' ? Buffer.from(content.bytes).toString('utf8') : null;
  }
}

const keyOf = ({ address, version }: RemoteSource, packages: readonly string[]): string =>
  JSON.stringify([...packages, address, version]);

const isConfiguration = ({ is, path }: PathInside): boolean => is === 'directory' || path.endsWith('.hcl');

/** Yields the parents of a directory, the nearest first, up to and including `top`. */
export function* directoriesAbove(directory: string, top: string): Generator<string> {
  let current = directory;
  while (current !== top && dirname(current) !== current) {
    current = dirname(current);
    yield current;
  }
}
