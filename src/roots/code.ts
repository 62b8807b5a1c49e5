/** Directories of a repository and what their code says, each read once. Paths are from the root, with `/`. */
import { posix, relative } from 'node:path';
import { surveyCode } from '../diagram.js';
import type { Entry, Io } from '../platform/io.js';
import { isWithin } from '../text/within.js';
import { DISCOVER_FILE_BYTES_MAX } from './limits.js';

/** Of paths from the root of the repository, which is `.`: whether one is the folder or below it. */
export const isBelow = (folder: string, path: string): boolean =>
  folder === '.' || path === folder || path.startsWith(`${folder}/`);

type World = Pick<Io, 'list' | 'readFile' | 'sizeOf' | 'realPath'>;

/** A directory with Terraform code, or with a unit of Terragrunt. */
export interface CodeDirectory {
  readonly path: string;
  /** Directories in the repository whose modules it calls; they need not be there. */
  readonly calls: readonly string[];
  readonly isRoot: boolean;
  readonly isTerragrunt: boolean;
  /** Files elsewhere that links in it lead to. */
  readonly linked: readonly string[];
}

const CODE = /\.(tf|tofu)(\.json)?$/;
const UNIT_FILE = 'terragrunt.hcl';

export class Repository {
  readonly #io: World;
  readonly #top: string;
  readonly #known = new Map<string, Promise<CodeDirectory | null>>();

  /** @param top of the repository, absolute */
  constructor(io: World, top: string) {
    this.#io = io;
    this.#top = top;
  }

  /** Null where there is no code, or no such directory. */
  read(path: string): Promise<CodeDirectory | null> {
    const known = this.#known.get(path) ?? this.#read(path);
    this.#known.set(path, known);
    return known;
  }

  /** Nothing is in a directory that is not there or cannot be read. */
  entries(path: string): Promise<readonly Entry[]> {
    return this.#io.list(this.#place(path)).catch(() => []);
  }

  /** Lines of the code in a directory, without blanks around them and without empty ones; empty where there is no code. */
  async lines(path: string): Promise<readonly string[]> {
    const code = (await this.entries(path)).filter(({ name, kind }) => kind === 'file' && isWritten(name));
    const texts = await Promise.all(code.map(({ name }) => this.#bytes(path, name)));
    return texts
      .flatMap((bytes) => Buffer.from(bytes).toString('utf8').split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  /** The directory that a file belongs to: the nearest one with code, upwards. Null where there is none. */
  async ownerOf(file: string): Promise<CodeDirectory | null> {
    for (let path = posix.dirname(file); ; path = posix.dirname(path)) {
      const found = await this.read(path);
      if (found !== null || path === posix.dirname(path)) return found;
    }
  }

  #place = (path: string): string => posix.join(this.#top, path);

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
      linked: linked.flatMap((target) => target ?? []),
    };
  }

  /** What cannot be read, or is no file of a person's, says nothing. */
  async #bytes(path: string, name: string): Promise<Uint8Array> {
    const place = this.#place(posix.join(path, name));
    const size = await this.#io.sizeOf(place).catch(() => null);
    if (size === null || size > DISCOVER_FILE_BYTES_MAX) return new Uint8Array();
    return this.#io.readFile(place).catch(() => new Uint8Array());
  }

  async #target(path: string): Promise<string | null> {
    const place = await this.#io.realPath(this.#place(path)).catch(() => null);
    const root = await this.#io.realPath(this.#top);
    if (place === null || root === null || place === root || !isWithin(root, place)) return null;
    return relative(root, place).replaceAll('\\', '/');
  }
}

/** Code, and the values that are given to it. */
const isWritten = (name: string): boolean =>
  !name.startsWith('.') && (isCode(name) || /\.(tfvars(\.json)?|hcl)$/.test(name));

export const isCode = (name: string): boolean => CODE.test(name) || name === UNIT_FILE;
