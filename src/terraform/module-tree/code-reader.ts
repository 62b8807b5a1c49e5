/** Reads the code of directories, each only once. */

import { basename, join } from 'node:path';
import { InvalidInput } from '../../errors.js';
import { CODE_BYTES_MAX } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Entry, Files } from '../../platform/io.js';
import { type Package, shownPath } from '../fetch/package.js';
import { inspectWithin } from '../fetch/read-within.js';
import { parseFile } from '../hcl/file.js';
import type { HclFile } from '../hcl/model.js';
import { FAULTS_LISTED, HCL_FILE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { readTexts } from './file-reads.js';
import { readModule } from './module.js';
import { isTofuFile, moduleFiles } from './module-files.js';
import type { ModuleCode } from './module-model.js';

/** A file that another tool writes next to the code before it is planned. */
export interface GeneratedFile {
  /** The file; its path is its name. */
  readonly file: HclFile;
  /** True if an existing file with this name takes precedence. */
  readonly isSkipped: boolean;
}

/** Reads the code of directories. Each directory and each file is read once. */
export class CodeReader {
  /** Warnings about all code that was read. */
  readonly warnings: string[] = [];
  /** The warnings about files that cannot be parsed. */
  readonly unparsed: string[] = [];
  /** Code that is not read, such as a link out of the package; paths for messages. */
  readonly leftOut: string[] = [];
  /** Number of files read, including files that were parsed before. */
  reads = 0;
  /** Size of all code that was read, in bytes. */
  #bytes = 0;
  readonly #known = new Map<string, ModuleCode>();
  /** Paths of files in the other dialect, in reading order. */
  readonly #unread: string[] = [];
  /** Paths of OpenTofu files that are read as Terraform code. */
  readonly #asTerraform: string[] = [];

  /** @param parsed files by absolute path and name. Files in it are not parsed again; new ones are added. */
  constructor(
    readonly io: Files,
    readonly tofu: boolean,
    readonly parsed = new Map<string, HclFile>(),
  ) {}

  /** Returns warnings that name the files of the other dialect; empty if there are none. */
  otherDialect(): readonly string[] {
    return [
      ...(this.#unread.length === 0 ? [] : [messages.otherDialect(this.#unread, this.tofu)]),
      ...(this.#asTerraform.length === 0 ? [] : [messages.tofuAsTerraform(this.#asTerraform)]),
    ];
  }

  /**
   * Reads the code of a directory and adds warnings about its faults. A directory that was read before keeps the
   * generated files of its first reading.
   * @param directory absolute path without links
   * @param generated files of another tool, which come before the files of the directory
   * @throws InvalidInput if a file cannot be read or is too large
   */
  async read(directory: string, within: Package, generated: readonly GeneratedFile[] = []): Promise<ModuleCode> {
    const known = this.#known.get(directory);
    if (known !== undefined) return known;
    const existing = await codeFiles(directory, { io: this.io, within }, (text, path) => {
      this.warnings.push(text);
      this.leftOut.push(path);
    });
    const names = new Set(existing.map(({ path }) => basename(path)));
    const written = generated.filter(({ file, isSkipped }) => !isSkipped || !names.has(file.path));
    const replaced = new Set(written.map(({ file }) => file.path));
    const { unread, primary, overrides } = moduleFiles(
      existing.filter(({ path }) => !replaced.has(basename(path))).map((file) => ({ path: file.shown, file })),
      this.tofu,
    );
    this.#unread.push(...unread.map(({ path }) => path));
    const tofuFiles = [...primary, ...overrides].filter(({ path }) => isTofuFile(path));
    if (!this.tofu) this.#asTerraform.push(...tofuFiles.map(({ path }) => path));
    const files: HclFile[] = written.map(({ file }) => file);
    for (const { file } of [...primary, ...overrides]) files.push(await this.#readFile(file));
    const module = readModule(directory, files, { tofu: this.tofu || tofuFiles.length > 0 });
    const scope = { module: directory, root: directory, locals: module.locals };
    const texts = await readTexts(files, scope, within.top, this.io);
    const code = {
      ...module,
      ...(texts.size > 0 && { texts }),
      ...(unread.length > 0 && { unread: unread.map(({ path }) => path) }),
    };
    for (const { path, line, column, problem } of (code.faults ?? []).slice(0, FAULTS_LISTED)) {
      this.warnings.push(messages.codeFault(path, line, column, problem));
    }
    this.#known.set(directory, code);
    return code;
  }

  /** @throws InvalidInput if the file cannot be read, or all code together is too large */
  async #readFile({ path, shown, bytes }: CodeFile): Promise<HclFile> {
    this.#bytes += bytes;
    if (this.#bytes > CODE_BYTES_MAX) {
      throw new InvalidInput(messages.codeTooLarge(shown, CODE_BYTES_MAX), { remedy: messages.TOO_LARGE_REMEDY });
    }
    // A file shared by modules has several names, and a parsed file holds the name shown for it.
    const key = `${path}\n${shown}`;
    const file = this.parsed.get(key) ?? parseFile(shown, await this.#readContent(path, shown));
    this.parsed.set(key, file);
    this.reads++;
    const faults = file.faults
      .slice(0, FAULTS_LISTED)
      .map(({ line, column, problem }) => messages.codeFault(shown, line, column, problem));
    const more = file.faults.length - faults.length;
    if (more > 0) faults.push(messages.moreFaults(shown, more));
    this.warnings.push(...faults);
    this.unparsed.push(...faults);
    return file;
  }

  async #readContent(path: string, shown: string): Promise<Uint8Array> {
    const unreadable = (reason: string, cause?: unknown) =>
      new InvalidInput(messages.pathUnreadable(shown, reason), { remedy: messages.PERMISSIONS_REMEDY, cause });
    const read = await this.io
      .readRegular(path, HCL_FILE_BYTES_MAX)
      .catch((cause: NodeJS.ErrnoException) => Promise.reject(unreadable(cause.code ?? cause.message, cause)));
    if (typeof read === 'string') throw unreadable(read);
    return read;
  }
}

// ---- Terraform code files of a directory.

interface CodeFile {
  /** Real path. */
  readonly path: string;
  /** Path for messages. */
  readonly shown: string;
  /** Size in bytes. */
  readonly bytes: number;
}

/** Code files of both dialects; `moduleFiles` selects among them. */
const CODE = /\.(?:tf|tofu)(?:\.json)?$/;

/** True for hidden files and editor files: https://developer.hashicorp.com/terraform/language/files */
const isIgnored = (name: string): boolean => name.startsWith('.') || (name.startsWith('#') && name.endsWith('#'));

/** Returns the entries with the name of a code file, in order. */
const codeEntries = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ name }) => !isIgnored(name) && CODE.test(name));

/**
 * Returns the code files of a directory. Ignores directories that are named like code files.
 * Pipes would block forever, and links out of the package could expose other files: both are left out with a warning.
 * @throws InvalidInput if the directory cannot be read, or a file is too large
 */
async function codeFiles(
  directory: string,
  { io, within }: { readonly io: Files; readonly within: Package },
  warn: (text: string, path: string) => void,
): Promise<CodeFile[]> {
  const entries = await io.list(directory, CODE).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code ?? cause.message;
    throw new InvalidInput(messages.pathUnreadable(shownPath(within, directory), reason), {
      remedy: messages.PERMISSIONS_REMEDY,
      cause,
    });
  });
  const files: CodeFile[] = [];
  for (const { name, kind } of codeEntries(entries)) {
    if (kind === 'directory') continue;
    const path = join(directory, name);
    const shown = shownPath(within, path);
    const entry = await inspectWithin(within.top, path, io);
    if (entry.is === 'directory') continue;
    if (entry.is === 'file') files.push({ path: entry.path, shown, bytes: await sizeOf(entry.path, shown, io) });
    else if (entry.is === 'outside') warn(sharedMessages.linkOutside(shown, within.isRepository), shown);
    else warn(messages.notAFile(shown), shown);
  }
  return files;
}

/** @throws InvalidInput if the file is too large */
async function sizeOf(path: string, shown: string, io: Files): Promise<number> {
  const bytes = (await io.sizeOf(path)) ?? 0;
  if (bytes <= HCL_FILE_BYTES_MAX) return bytes;
  throw new InvalidInput(messages.moduleTreeFileTooLarge(shown, bytes, HCL_FILE_BYTES_MAX), {
    remedy: messages.TOO_LARGE_REMEDY,
  });
}
