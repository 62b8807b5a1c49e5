/** Reads the code of directories, each of them once. */
import { InvalidInput } from '../../errors.js';
import type { Files } from '../../io/io.js';
import { CODE_BYTES_MAX } from '../../limits.js';
import type { Package } from '../../sources/package.js';
import { parseFile } from '../hcl/file.js';
import type { HclFile } from '../hcl/model.js';
import { HCL_FILE_BYTES_MAX } from '../limits.js';
import { type CodeFile, codeFiles } from './code-files.js';
import { FAULTS_LISTED } from './limits.js';
import * as messages from './messages.js';
import { readModule } from './module.js';
import type { ModuleCode } from './module-model.js';

export class CodeReader {
  readonly warnings: string[] = [];
  /** Those of the warnings that are about files which cannot be parsed. */
  readonly unparsed: string[] = [];
  reads = 0;
  #bytes = 0;
  readonly #known = new Map<string, ModuleCode>();

  constructor(
    readonly io: Files,
    readonly tofu: boolean,
  ) {}

  /**
   * @param directory absolute, without links
   * @throws InvalidInput where a file cannot be read or is too large
   */
  async read(directory: string, within: Package): Promise<ModuleCode> {
    const known = this.#known.get(directory);
    if (known !== undefined) return known;
    const found = await codeFiles(directory, { io: this.io, tofu: this.tofu, within }, (text) =>
      this.warnings.push(text),
    );
    const files: HclFile[] = [];
    for (const file of found) files.push(await this.#file(file));
    const code = readModule(directory, files, { tofu: this.tofu });
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
    const content = await this.#content(path, shown);
    this.reads++;
    const file = parseFile(shown, content);
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
