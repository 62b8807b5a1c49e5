/** Reads the code of directories, each only once. */
import { basename } from 'node:path';
import { InvalidInput } from '../../errors.js';
import { CODE_BYTES_MAX } from '../../limits.js';
import type { Files } from '../../platform/io.js';
import type { Package } from '../fetch/package.js';
import { parseFile } from '../hcl/file.js';
import type { HclFile } from '../hcl/model.js';
import { FAULTS_LISTED, HCL_FILE_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type CodeFile, codeFiles } from './code-files.js';
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

export class CodeReader {
  readonly warnings: string[] = [];
  /** The warnings about files that cannot be parsed. */
  readonly unparsed: string[] = [];
  reads = 0;
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
   * Reads the code of a directory and adds warnings about its faults.
   * @param directory absolute path without links
   * @throws InvalidInput if a file cannot be read or is too large
   */
  async read(directory: string, within: Package, generated: readonly GeneratedFile[] = []): Promise<ModuleCode> {
    const known = this.#known.get(directory);
    if (known !== undefined) return known;
    const found = await codeFiles(directory, { io: this.io, within }, (text) => this.warnings.push(text));
    const names = new Set(found.map(({ path }) => basename(path)));
    const written = generated.filter(({ file, isSkipped }) => !isSkipped || !names.has(file.path));
    const replaced = new Set(written.map(({ file }) => file.path));
    const { unread, ...own } = moduleFiles(
      found.filter(({ path }) => !replaced.has(basename(path))).map((file) => ({ path: file.shown, file })),
      this.tofu,
    );
    this.#unread.push(...unread.map(({ path }) => path));
    const tofuFiles = [...own.primary, ...own.overrides].filter(({ path }) => isTofuFile(path));
    if (!this.tofu) this.#asTerraform.push(...tofuFiles.map(({ path }) => path));
    const files: HclFile[] = written.map(({ file }) => file);
    for (const { file } of [...own.primary, ...own.overrides]) files.push(await this.#file(file));
    const code = {
      ...readModule(directory, files, { tofu: this.tofu || tofuFiles.length > 0 }),
      ...(unread.length > 0 && { unread: unread.map(({ path }) => path) }),
    };
    for (const { path, line, column, problem } of (code.faults ?? []).slice(0, FAULTS_LISTED)) {
      this.warnings.push(messages.codeFault(path, line, column, problem));
    }
    this.#known.set(directory, code);
    return code;
  }

  async #file({ path, shown, bytes }: CodeFile): Promise<HclFile> {
    this.#bytes += bytes;
    if (this.#bytes > CODE_BYTES_MAX) {
      throw new InvalidInput(messages.codeTooLarge(shown, CODE_BYTES_MAX), { remedy: messages.TOO_LARGE_REMEDY });
    }
    // A file shared by modules has several names, and a parsed file holds the name shown for it.
    const key = `${path}\n${shown}`;
    const file = this.parsed.get(key) ?? parseFile(shown, await this.#content(path, shown));
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

  async #content(path: string, shown: string): Promise<Uint8Array> {
    const unreadable = (reason: string, cause?: unknown) =>
      new InvalidInput(messages.fileUnreadable(shown, reason), { remedy: messages.PERMISSIONS_REMEDY, cause });
    const read = await this.io
      .readRegular(path, HCL_FILE_BYTES_MAX)
      .catch((cause: NodeJS.ErrnoException) => Promise.reject(unreadable(cause.code ?? cause.message, cause)));
    if (typeof read === 'string') throw unreadable(read);
    return read;
  }
}
