/**
 * Files for an evaluation that finds out on the way which it needs: `find_in_parent_folders`, `read_terragrunt_config`. It
 * stops at the first one that is not loaded, which is loaded, and begins again. So the evaluation is a plain function.
 */
import { dirname } from 'node:path';
import type { Io } from '../../io/io.js';
import { CODE_BYTES_MAX } from '../../limits.js';
import type { Package } from '../../sources/package.js';
import { type Found as FoundThere, lookWithin, readWithin } from '../../sources/within.js';
import { parseFile } from '../../terraform/hcl/file.js';
import type { HclFile } from '../../terraform/hcl/model.js';
import { printable } from '../../text/printable.js';
import { isWithin } from '../../text/within.js';
import { FILES_WANTED_MAX } from './limits.js';
import * as messages from './messages.js';

/** What is at a path: parsed where it is a file; null for a directory; absent where nothing is there. */
type Found = { readonly file: HclFile | null } | null;

class Wanted {
  constructor(readonly path: string) {}
}

export class Disk {
  readonly #found = new Map<string, Found>();

  /** Nothing outside of it is there, but for configurations below `reach`. */
  readonly top: string;
  readonly reach: string;

  constructor(
    readonly io: Io,
    { top, reach }: Pick<Package, 'top' | 'reach'>,
    readonly shown: (path: string) => string,
  ) {
    this.top = top;
    this.reach = reach;
  }

  /** Null where no file is there. */
  file(path: string): HclFile | null {
    return this.#at(path)?.file ?? null;
  }

  /** A file or a directory. */
  has(path: string): boolean {
    return this.#at(path) !== null;
  }

  #at(path: string): Found {
    const found = this.#found.get(path);
    if (found === undefined) throw new Wanted(path);
    return found;
  }

  /** Of the files that were read, in the order of reading: the first one of each. */
  faults(): string[] {
    return [...this.#found.values()].flatMap((found) => {
      const fault = found?.file?.faults[0];
      if (fault === undefined) return [];
      return [messages.faulty(printable(found!.file!.path), fault.line, fault.problem)];
    });
  }

  /** @returns null where `work` wants too much */
  async provide<T>(work: () => T): Promise<T | null> {
    for (let loads = 0; loads < FILES_WANTED_MAX; loads++) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof Wanted)) throw error;
        this.#found.set(error.path, await this.#load(error.path));
      }
    }
    return null;
  }

  async #load(path: string): Promise<Found> {
    const found = await lookWithin(this.reach, path, this.io);
    if (!('path' in found)) return null;
    // Beside the named directory, by plain words alone.
    if (!isWithin(this.top, found.path) && (found.path !== path || !isConfiguration(found))) return null;
    if (found.is === 'directory') return { file: null };
    const read = await readWithin(this.reach, found.path, CODE_BYTES_MAX, this.io);
    return read.is === 'read' ? { file: parseFile(this.shown(path), read.bytes) } : null;
  }
}

const isConfiguration = ({ is, path }: FoundThere): boolean => is === 'directory' || path.endsWith('.hcl');

/** The directories above, from the next one to `top`. */
export function* directoriesAbove(directory: string, top: string): Generator<string> {
  for (let at = directory; at !== top && dirname(at) !== at; ) {
    at = dirname(at);
    yield at;
  }
}
