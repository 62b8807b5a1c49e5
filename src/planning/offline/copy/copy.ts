/**
 * The private copy of a configuration: sanitised code and copies of the files that it reads. The copy holds no links
 * and nothing else.
 */

import { basename, dirname, join, relative, sep } from 'node:path';
import type { Files } from '../../../platform/io.js';
import type { Engine } from '../../../terraform/engine/engine.js';
import { parseHcl } from '../../../terraform/hcl/parse.js';
import { readModule } from '../../../terraform/module-tree/module.js';
import type { ModuleCode, ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { type Gap, gapsIn } from '../../../terraform/references/gaps.js';
import type { EditedText } from '../edits.js';
import type { Shortcuts } from '../known-after-apply/shortcuts.js';
import { callKey, callsOf, directoriesOf, isOpaque, modulesOf } from '../modules.js';
import type { CopiedSource, Removal } from '../sanitise/blocks.js';
import { filesReadBy, pathOf, sanitise } from '../sanitise/file.js';
import type { MadeUnknown } from '../sanitise/functions.js';
import { asksForMarks, missingConfigurations } from '../sanitise/providers.js';
import type { Repairs } from '../sanitise/repairs.js';
import { type StandIn, Stubs } from '../stubs.js';
import {
  absoluteOf,
  copyOf,
  copyOfFile,
  HOME,
  type Layout,
  localSource,
  MODULES,
  PROVIDERS,
  PROVIDERS_FILE,
} from './layout.js';
import { copyRequested, type ReadableOf } from './readable.js';

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
