/**
 * Reads the directories of a repository and their code, each once. `find.ts` searches them for root modules,
 * `renamed.ts` compares them. Paths are relative to the repository root, with `/`.
 */

import { posix, relative } from 'node:path';
import { surveyCode } from '../../diagram.js';
import { CODE_FILE, UNIT_FILE } from '../../graph/terraform-names.js';
import type { Entry, Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import { DISCOVER_FILE_BYTES_MAX } from './limits.js';

/** True if the path is the folder or below it. Both are relative to the repository root, which is `.`. */
export const isBelow = (folder: string, path: string): boolean =>
  folder === '.' || path === folder || path.startsWith(`${folder}/`);

type RepositoryIo = Pick<Io, 'list' | 'readFile' | 'sizeOf' | 'realPath'>;

/** A directory with Terraform code or a Terragrunt unit. */
export interface CodeDirectory {
  readonly path: string;
  /** Local directories whose modules it calls; they may not exist. */
  readonly calls: readonly string[];
  readonly isRoot: boolean;
  readonly isTerragrunt: boolean;
  /** Size of its code in bytes. */
  readonly bytes: number;
  /** Targets of its symbolic links, within the repository. */
  readonly linked: readonly string[];
}

/** The directories of a repository, each read at most once. */
export class Repository {
  readonly #io: RepositoryIo;
  readonly #top: string;
  /** Directories by path, as far as they were read. */
  readonly #known = new Map<string, Promise<CodeDirectory | null>>();

  /** @param top absolute path of the repository root */
  constructor(io: RepositoryIo, top: string) {
    this.#io = io;
    this.#top = top;
  }

  /** Reads a directory; null if it has no code or does not exist. */
  read(path: string): Promise<CodeDirectory | null> {
    const known = this.#known.get(path) ?? this.#read(path);
    this.#known.set(path, known);
    return known;
  }

  /** Lists a directory; empty if it does not exist or cannot be read. */
  entries(path: string): Promise<readonly Entry[]> {
    return this.#io.list(this.#absolute(path)).catch(() => []);
  }

  /** Returns the trimmed, non-empty lines of code in a directory; empty if it has no code. */
  async lines(path: string): Promise<readonly string[]> {
    const code = (await this.entries(path)).filter(({ name, kind }) => kind === 'file' && isCodeOrValues(name));
    const texts = await Promise.all(code.map(({ name }) => this.#bytes(path, name)));
    return texts
      .flatMap((bytes) => Buffer.from(bytes).toString('utf8').split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  /** Returns the directory that a file belongs to: the nearest one with code, upwards; null if there is none. */
  async ownerOf(file: string): Promise<CodeDirectory | null> {
    for (let path = posix.dirname(file); ; path = posix.dirname(path)) {
      const directory = await this.read(path);
      if (directory !== null || path === posix.dirname(path)) return directory;
    }
  }

  #absolute = (path: string): string => posix.join(this.#top, path);

  async #read(path: string): Promise<CodeDirectory | null> {
    const entries = await this.entries(path);
    const code = entries.filter(({ name, kind }) => kind !== 'directory' && !name.startsWith('.') && isCode(name));
    if (code.length === 0) return null;
    const files = await Promise.all(
      code.map(async ({ name }) => ({ path: name, bytes: await this.#bytes(path, name) })),
    );
    const { calls, isRoot } = await surveyCode(files);
    const links = entries.filter(({ kind }) => kind === 'link');
    const linked = await Promise.all(links.map(({ name }) => this.#target(posix.join(path, name))));
    return {
      path,
      calls: calls.map((call) => posix.join(path, call).replace(/(?<=.)\/+$/, '')),
      isRoot,
      isTerragrunt: code.some(({ name }) => name === UNIT_FILE),
      bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      linked: linked.flatMap((target) => target ?? []),
    };
  }

  /** Reads a file; empty if it cannot be read or is too large to be handwritten. */
  async #bytes(path: string, name: string): Promise<Uint8Array> {
    const absolute = this.#absolute(posix.join(path, name));
    const size = await this.#io.sizeOf(absolute).catch(() => null);
    if (size === null || size > DISCOVER_FILE_BYTES_MAX) return new Uint8Array();
    return this.#io.readFile(absolute).catch(() => new Uint8Array());
  }

  /** Returns the target of a link; null if it lies outside the repository. */
  async #target(path: string): Promise<string | null> {
    const target = await this.#io.realPath(this.#absolute(path)).catch(() => null);
    const root = await this.#io.realPath(this.#top);
    if (target === null || root === null || target === root || !isWithin(root, target)) return null;
    return relative(root, target).replaceAll('\\', '/');
  }
}

/** True for code and for files with variable values. */
const isCodeOrValues = (name: string): boolean =>
  !name.startsWith('.') && (isCode(name) || /\.(tfvars(\.json)?|hcl)$/.test(name));

/** True for a file of Terraform or Terragrunt, judged by its name. */
export const isCode = (name: string): boolean => CODE_FILE.test(name) || name === UNIT_FILE;
