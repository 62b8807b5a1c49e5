/**
 * The private copy of a configuration: sanitised code and copies of the files that it reads. The copy holds no links
 * and nothing else.
 */

import { basename, dirname, join, relative, sep } from 'node:path';
import type { Files } from '../../../platform/io.js';
import { isWithin } from '../../../platform/text/paths.js';
import type { Engine } from '../../../terraform/engine/engine.js';
import { inspectWithin, readWithin } from '../../../terraform/fetch/read-within.js';
import { parseHcl } from '../../../terraform/hcl/parse.js';
import { readModule } from '../../../terraform/module-tree/module.js';
import type { ModuleCode, ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { type Gap, gapsIn } from '../../../terraform/references/gaps.js';
import {
  COPIED_BYTES_MAX,
  COPIED_DEPTH_MAX,
  COPIED_FILE_BYTES_MAX,
  COPIED_FILES_MAX,
  VISITED_ENTRIES_MAX,
} from '../../limits.js';
import type { EditedText } from '../edits.js';
import type { Shortcuts } from '../known-after-apply/shortcuts.js';
import { callKey, callsOf, directoriesOf, isOpaque, modulesOf } from '../modules.js';
import type { CopiedSource, Removal } from '../sanitise/blocks.js';
import { filesReadBy, pathOf, sanitise } from '../sanitise/file.js';
import { callsFunctionsOfTheMachine, type FileRead, type MadeUnknown, type Readable } from '../sanitise/functions.js';
import { asksForMarks, missingConfigurations } from '../sanitise/providers.js';
import type { Repairs } from '../sanitise/repairs.js';
import { type StandIn, Stubs } from '../stubs.js';
import {
  absoluteOf,
  copyOf,
  copyOfFile,
  filesFor,
  HOME,
  type Layout,
  localSource,
  MODULES,
  PROVIDERS,
  PROVIDERS_FILE,
} from './layout.js';

/** A code file of the source in the copy. */
export interface CopiedFile extends EditedText {
  /** Absolute path in the source. */
  readonly original: string;
  readonly module: ModuleCode;
}

export interface WrittenCopy {
  /** Copied files by absolute path in the copy. */
  readonly files: ReadonlyMap<string, CopiedFile>;
  readonly removals: readonly Removal[];
  /** Calls of functions that read files outside the copy. */
  readonly unknown: readonly MadeUnknown[];
  readonly stubs: Pick<Stubs, 'calls' | 'areOpen'>;
}

export class Copy {
  /** All code that is planned: the code of the source, and the stand-ins for modules whose code is not here. */
  readonly codes: readonly ModuleCode[];
  /** The code of the source alone. */
  readonly #sourceCodes: readonly ModuleCode[];
  /** Sources of module calls in the copy, by directory of the caller and name of the call. */
  readonly #sources = new Map<string, CopiedSource>();
  /** Directories of modules in the copy, by `callKey`. */
  readonly #targets = new Map<string, string>();
  readonly #stubs: Stubs;
  /** Undeclared names by directory of the module. */
  readonly #gaps = new Map<string, readonly Gap[]>();
  readonly #texts = new Map<string, string>();

  constructor(
    readonly tree: ModuleNode,
    readonly layout: Layout,
    readonly io: Files,
    readonly engine: Engine,
  ) {
    this.#sourceCodes = directoriesOf(tree);
    for (const node of modulesOf(tree)) {
      const { directory } = node.code;
      if (!this.#gaps.has(directory)) this.#gaps.set(directory, gapsIn(node));
    }
    const opaque = new Map<string, StandIn>();
    for (const { from, call, to } of callsOf(tree)) {
      const directory = isOpaque(to)
        ? join(layout.root, MODULES, layout.names.name(`.${to.path.join('.')}`))
        : copyOf(layout, to.code.directory);
      if (isOpaque(to)) opaque.set(join(directory, 'main.tf'), { module: to, caller: from });
      this.#targets.set(callKey(from, call.name, to), directory);
      const key = `${from.directory}\n${call.name}`;
      const path = localSource(copyOf(layout, from.directory), directory);
      if (!this.#sources.has(key)) this.#sources.set(key, { path, isOpaque: isOpaque(to) });
    }
    this.#stubs = new Stubs(opaque, tree);
    const stubs = this.#stubs.texts(new Set());
    this.codes = [
      ...this.#sourceCodes,
      ...[...stubs].map(([path, text]) => readModule(dirname(path), [parseHcl(text, path)])),
    ];
  }

  /** Writes the parts that are the same in each attempt, and copies the files that expressions read. */
  async prepare(): Promise<ReadableOf> {
    const { root, top } = this.layout;
    for (const directory of [root, join(top, HOME), join(top, PROVIDERS)]) await this.io.makeDirectory(directory);
    await this.#write(join(root, MODULES, 'modules.json'), JSON.stringify({ Modules: this.#manifest() }));
    const configurations = missingConfigurations(this.tree.code);
    if (configurations !== '') await this.#write(join(root, PROVIDERS_FILE), configurations);
    const fileReads = this.#sourceCodes.flatMap((code) =>
      code.files.flatMap((file) => filesReadBy(file, code, this.tree.code.directory)),
    );
    return copyRequested(fileReads, this.layout, this.io);
  }

  /** Writes the code for one attempt. A file that has not changed is not written again. */
  async write(readable: ReadableOf, repairs: Repairs, shortcuts: Shortcuts): Promise<WrittenCopy> {
    const files = new Map<string, CopiedFile>();
    const removals: Removal[] = [];
    const unknown: MadeUnknown[] = [];
    for (const code of this.#sourceCodes) {
      for (const file of code.files) {
        const safe = sanitise(file, code, {
          rootDirectory: this.tree.code.directory,
          placeOf: (fileRead) => localSource(this.layout.root, copyOfFile(this.layout, fileRead)),
          absoluteOf: (path) => absoluteOf(this.layout, path),
          sourceOf: (module, call) => this.#sources.get(`${module.directory}\n${call}`) ?? null,
          gapsOf: ({ directory }) => this.#gaps.get(directory) ?? [],
          readable,
          repairs,
          shortcuts,
          asksForMarks: asksForMarks(this.engine),
        });
        const path = this.#codePath(pathOf(code, file));
        files.set(path, { text: safe.text, toOriginal: safe.toOriginal, original: pathOf(code, file), module: code });
        for (const removal of safe.removals) removals.push(removal);
        for (const call of safe.unknown) unknown.push(call);
      }
    }
    await Promise.all([...files].map(([path, { text }]) => this.#write(path, text)));
    for (const [path, text] of this.#stubs.texts(repairs.outputs)) await this.#write(path, text);
    return { files, removals, unknown, stubs: this.#stubs };
  }

  /**
   * Terraform does not read `.tofu` files, so the copy has `.tf`. The `.tofu` file took precedence over a `.tf` file of
   * that name, so the name is free.
   */
  #codePath(original: string): string {
    const path = copyOf(this.layout, original);
    return this.engine.command === 'terraform' ? path.replace(/\.tofu(?=(?:\.json)?$)/, '.tf') : path;
  }

  /**
   * Returns the manifest that `terraform init` would write:
   * https://developer.hashicorp.com/terraform/cli/commands/init#child-module-installation
   */
  #manifest(): readonly { Key: string; Source: string; Dir: string }[] {
    const { root } = this.layout;
    const relativePath = (path: string) => relative(root, path).split(sep).join('/') || '.';
    const entries = [{ Key: '', Source: '', Dir: '.' }];
    for (const { path, code, children } of modulesOf(this.tree)) {
      for (const [name, child] of children) {
        const source = this.#sources.get(`${code.directory}\n${name}`)?.path ?? '';
        // Terraform compares `Source` with the code and reads the directory in `Dir`.
        const directory = this.#targets.get(callKey(code, name, child))!;
        entries.push({ Key: [...path, name].join('.'), Source: source, Dir: relativePath(directory) });
      }
    }
    return entries;
  }

  async #write(path: string, text: string): Promise<void> {
    if (this.#texts.get(path) === text) return;
    if (!this.#texts.has(path)) await this.io.makeDirectory(dirname(path));
    this.#texts.set(path, text);
    await this.io.writeFile(path, text);
  }
}

/** Returns the name of a source file for messages, relative to the source. */
export const shownName = ({ original, module }: CopiedFile): string =>
  module.files.find((file) => pathOf(module, file) === original)?.path ?? basename(original);

// ---- Files that expressions read: no links, and nothing of another package.
// Terraform then has nothing else to read, whatever a path evaluates to.

/** Files of Git and Terraform, which may hold the secrets of a state. */
const NEVER = /^(?:\.git|\.terraform(?:\.lock\.hcl)?|.*\.tfstate(?:\..*)?|terraform\.tfstate\.d)$/;

export type ReadableOf = (fileRead: FileRead) => Readable;

/** Copies the files, and returns a function that tells whether each of them can be read. */
async function copyRequested(fileReads: readonly FileRead[], layout: Layout, io: Files): Promise<ReadableOf> {
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

class FileCopier {
  readonly #copied = new Set<string>();
  #bytes = 0;
  #visited = 0;

  constructor(
    readonly layout: Layout,
    readonly io: Files,
  ) {}

  async copy(fileRead: FileRead): Promise<Readable> {
    const { top } = filesFor(this.layout, fileRead.module);
    if (!isWithin(top, fileRead.path) || isNever(top, fileRead.path)) return 'no';
    return fileRead.isDirectory
      ? this.#directory(fileRead, fileRead.path, top, [])
      : this.#file(fileRead, fileRead.path, top);
  }

  async #file(fileRead: FileRead, path: string, top: string): Promise<Readable> {
    const target = copyOfFile(this.layout, { ...fileRead, path });
    if (this.#copied.has(target)) return 'yes';
    if (this.#copied.size >= COPIED_FILES_MAX || !this.#mayVisit()) return 'no';
    const found = await readWithin(top, path, COPIED_FILE_BYTES_MAX, this.io);
    if (found.is === 'missing') return 'missing';
    if (found.is !== 'read' || isNever(top, found.path)) return 'no';
    const { bytes } = found;
    if (fileRead.isTemplate && callsFunctionsOfTheMachine(Buffer.from(bytes).toString('utf8'))) return 'no';
    this.#bytes += bytes.length;
    if (this.#bytes > COPIED_BYTES_MAX || !(await this.#write(target, bytes))) return 'no';
    this.#copied.add(target);
    return 'yes';
  }

  /** Returns false for a path that is too long in the copy, though short enough in the source. */
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
   * Copies a directory. Files that must not be read are left out: `fileset` does not list them and `file` finds them
   * missing. For a template, one such file makes the directory unreadable.
   */
  async #directory(fileRead: FileRead, directory: string, top: string, above: readonly string[]): Promise<Readable> {
    const found = await inspectWithin(top, directory, this.io);
    if (found.is === 'missing') return 'missing';
    if (found.is !== 'directory' || isNever(top, found.path)) return 'no';
    // Following a link to an enclosing directory would never end.
    if (above.includes(found.path)) return 'yes';
    if (above.length > COPIED_DEPTH_MAX || !this.#mayVisit()) return 'no';
    let result: Readable = 'yes';
    for (const { name, kind } of await this.io.list(found.path).catch(() => [])) {
      if (NEVER.test(name)) continue;
      const path = join(directory, name);
      const leadsToDirectory =
        kind === 'directory' || (kind === 'link' && (await inspectWithin(top, path, this.io)).is === 'directory');
      const entry = leadsToDirectory
        ? await this.#directory(fileRead, path, top, [...above, found.path])
        : await this.#file(fileRead, path, top);
      if (this.#copied.size >= COPIED_FILES_MAX || this.#visited > VISITED_ENTRIES_MAX) return 'no';
      if (entry === 'no' && fileRead.isTemplate) result = 'no';
    }
    return result;
  }

  /** Limits the visited files, since links to directories multiply them. */
  #mayVisit(): boolean {
    return ++this.#visited <= VISITED_ENTRIES_MAX;
  }
}

const isNever = (top: string, path: string): boolean =>
  relative(top, path)
    .split(sep)
    .some((name) => NEVER.test(name));
