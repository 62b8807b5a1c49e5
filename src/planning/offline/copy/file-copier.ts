/**
 * Copies the files that expressions may read. The private copy contains no other files of the source besides code, and
 * no links, so no path in it can lead to another file, whatever it evaluates to.
 */

import { dirname, join } from 'node:path';
import type { Files } from '../../../platform/io.js';
import { isWithin } from '../../../platform/text/paths.js';
import { inspectWithin, readWithin } from '../../../terraform/fetch/read-within.js';
import { isNeverRead, isNeverReadBelow } from '../../../terraform/module-tree/file-reads.js';
import {
  COPIED_BYTES_MAX,
  COPIED_DEPTH_MAX,
  COPIED_FILE_BYTES_MAX,
  COPIED_FILES_MAX,
  VISITED_ENTRIES_MAX,
} from '../../limits.js';
import { callsMachineFunctions, type FileRead, type Readable } from '../sanitise/functions.js';
import { copyOfFile, filesFor, type Layout } from './layout.js';

/** Tells whether a file was copied. */
export type ReadableOf = (fileRead: FileRead) => Readable;

/** Copies the files, and returns a function that tells which of them can be read; `no` for any other file. */
export async function copyFileReads(fileReads: readonly FileRead[], layout: Layout, io: Files): Promise<ReadableOf> {
  const copier = new FileCopier(layout, io);
  const results = new Map<string, Readable>();
  for (const fileRead of fileReads) {
    const key = keyOf(fileRead, layout);
    if (!results.has(key)) results.set(key, await copier.copy(fileRead));
  }
  return (fileRead) => results.get(keyOf(fileRead, layout)) ?? 'no';
}

/** Returns the same key for all modules of one package, which may read the same files. */
const keyOf = ({ path, isDirectory, isTemplate, module }: FileRead, layout: Layout): string =>
  [filesFor(layout, module).number, isDirectory, isTemplate, path].join('\n');

/** Copies single files and whole directories within the limits. */
class FileCopier {
  /** Paths of files in the copy. */
  readonly #copied = new Set<string>();
  /** True once a file was left out because of COPIED_FILES_MAX. */
  #isFull = false;
  #bytes = 0;
  #visited = 0;

  constructor(
    readonly layout: Layout,
    readonly io: Files,
  ) {}

  /** Copies a file or a directory, and returns whether it can be read. */
  async copy(fileRead: FileRead): Promise<Readable> {
    const { top } = filesFor(this.layout, fileRead.module);
    if (!isWithin(top, fileRead.path) || isNeverReadBelow(top, fileRead.path)) return 'no';
    return fileRead.isDirectory
      ? this.#directory(fileRead, fileRead.path, top, [])
      : this.#file(fileRead, fileRead.path, top);
  }

  /** Copies a file. One that was copied before is not copied again. */
  async #file(fileRead: FileRead, path: string, top: string): Promise<Readable> {
    const target = copyOfFile(this.layout, { ...fileRead, path });
    if (this.#copied.has(target)) return 'yes';
    if (this.#copied.size >= COPIED_FILES_MAX) this.#isFull = true;
    if (this.#isFull || !this.#countVisit()) return 'no';
    const inspected = await readWithin(top, path, COPIED_FILE_BYTES_MAX, this.io);
    if (inspected.is === 'missing') return 'missing';
    if (inspected.is !== 'read' || isNeverReadBelow(top, inspected.path)) return 'no';
    const { bytes } = inspected;
    if (fileRead.isTemplate && callsMachineFunctions(Buffer.from(bytes).toString('utf8'))) return 'no';
    this.#bytes += bytes.length;
    if (this.#bytes > COPIED_BYTES_MAX || !(await this.#write(target, bytes))) return 'no';
    this.#copied.add(target);
    return 'yes';
  }

  /**
   * Writes a file of the copy. Returns false if its path is too long there, although it is short enough in the source.
   */
  async #write(target: string, bytes: Uint8Array): Promise<boolean> {
    try {
      await this.io.makeDirectory(dirname(target));
      await this.io.writeNew(target, bytes);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return false;
      throw error;
    }
  }

  /**
   * Copies a directory. Leaves out files that must not be read, so `fileset` does not list them and `file` reports them
   * missing. A template may read any file of its directory, so one such file refuses the directory.
   * @param above real paths of the enclosing directories
   */
  async #directory(fileRead: FileRead, directory: string, top: string, above: readonly string[]): Promise<Readable> {
    const inspected = await inspectWithin(top, directory, this.io);
    if (inspected.is === 'missing') return 'missing';
    if (inspected.is !== 'directory' || isNeverReadBelow(top, inspected.path)) return 'no';
    // Following a link to an enclosing directory would never end.
    if (above.includes(inspected.path)) return 'yes';
    if (above.length > COPIED_DEPTH_MAX || !this.#countVisit()) return 'no';
    let result: Readable = 'yes';
    for (const { name, kind } of await this.io.list(inspected.path).catch(() => [])) {
      if (isNeverRead(name)) continue;
      const path = join(directory, name);
      const leadsToDirectory =
        kind === 'directory' || (kind === 'link' && (await inspectWithin(top, path, this.io)).is === 'directory');
      const entry = leadsToDirectory
        ? await this.#directory(fileRead, path, top, [...above, inspected.path])
        : await this.#file(fileRead, path, top);
      if (this.#isFull || this.#visited > VISITED_ENTRIES_MAX) return 'no';
      if (entry === 'no' && fileRead.isTemplate) result = 'no';
    }
    return result;
  }

  /** Counts a visited entry; false above the limit. Links to directories can multiply the entries without end. */
  #countVisit(): boolean {
    return ++this.#visited <= VISITED_ENTRIES_MAX;
  }
}
