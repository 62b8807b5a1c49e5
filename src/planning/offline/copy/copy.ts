/**
 * Writes the private copy of a configuration that Terraform plans: sanitised code, stand-ins for missing modules, and
 * the files that expressions read. The copy contains no links and nothing else of the source.
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
import { copyFileReads, type ReadableOf } from './file-copier.js';
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

/** The copy of one code file. */
export interface CopiedFile extends EditedText {
  /** Absolute path in the source. */
  readonly original: string;
  readonly module: ModuleCode;
}

/** The copy as it was written for one attempt. */
export interface WrittenCopy {
  /** Copied files by absolute path in the copy. */
  readonly files: ReadonlyMap<string, CopiedFile>;
  readonly removals: readonly Removal[];
  /**
   * Calls whose result became unknown, because their file is outside the package, may not be read, or is missing.
   */
  readonly unknownCalls: readonly MadeUnknown[];
  readonly stubs: Pick<Stubs, 'calls' | 'areOpen'>;
}

/** Writes the copy: `prepare` once, then `write` for each attempt. */
export class PrivateCopy {
  /** All code that is planned: the code of the source, and the stand-ins for modules whose code is not available. */
  readonly plannedCode: readonly ModuleCode[];
  /** The code of the source alone. */
  readonly #sourceCode: readonly ModuleCode[];
  /** Sources of module calls in the copy, by `sourceKey`. Of several calls with one key, the first counts. */
  readonly #callSources = new Map<string, CopiedSource>();
  /** Directories of modules in the copy, by `callKey`. */
  readonly #calledDirectories = new Map<string, string>();
  readonly #stubs: Stubs;
  /** Undeclared names by the directory of their module. */
  readonly #gaps = new Map<string, readonly Gap[]>();
  /** Written texts by path. */
  readonly #texts = new Map<string, string>();

  constructor(
    readonly tree: ModuleNode,
    readonly layout: Layout,
    readonly io: Files,
    readonly engine: Engine,
  ) {
    this.#sourceCode = directoriesOf(tree);
    for (const node of modulesOf(tree)) {
      const { directory } = node.code;
      if (!this.#gaps.has(directory)) this.#gaps.set(directory, gapsIn(node));
    }
    const opaque = new Map<string, StandIn>();
    for (const { from, call, to } of callsOf(tree)) {
      const hasNoCode = isOpaque(to);
      const directory = hasNoCode
        ? join(layout.root, MODULES, layout.names.name(`.${to.path.join('.')}`))
        : copyOf(layout, to.code.directory);
      if (hasNoCode) opaque.set(join(directory, 'main.tf'), { module: to, caller: from });
      this.#calledDirectories.set(callKey(from, call.name, to), directory);
      const key = sourceKey(from, call.name);
      const path = localSource(copyOf(layout, from.directory), directory);
      if (!this.#callSources.has(key)) this.#callSources.set(key, { path, isOpaque: hasNoCode });
    }
    this.#stubs = new Stubs(opaque, tree);
    const stubs = this.#stubs.texts(new Set());
    this.plannedCode = [
      ...this.#sourceCode,
      ...[...stubs].map(([path, text]) => readModule(dirname(path), [parseHcl(text, path)])),
    ];
  }

  /**
   * Writes the parts that are the same in every attempt, and copies the files that expressions read. Returns a function
   * that tells whether a file can be read in the copy.
   */
  async prepare(): Promise<ReadableOf> {
    const { root, top } = this.layout;
    for (const directory of [root, join(top, HOME), join(top, PROVIDERS)]) await this.io.makeDirectory(directory);
    await this.#write(join(root, MODULES, 'modules.json'), JSON.stringify({ Modules: this.#manifest() }));
    const configurations = missingConfigurations(this.tree.code);
    if (configurations !== '') await this.#write(join(root, PROVIDERS_FILE), configurations);
    const fileReads = this.#sourceCode.flatMap((code) =>
      code.files.flatMap((file) => filesReadBy(file, code, this.tree.code.directory)),
    );
    return copyFileReads(fileReads, this.layout, this.io);
  }

  /**
   * Writes the code for one attempt, except files that have not changed since the last one.
   * @param readable the result of `prepare`
   */
  async write(readable: ReadableOf, repairs: Repairs, shortcuts: Shortcuts): Promise<WrittenCopy> {
    const files = new Map<string, CopiedFile>();
    const removals: Removal[] = [];
    const unknown: MadeUnknown[] = [];
    for (const code of this.#sourceCode) {
      for (const file of code.files) {
        const safe = sanitise(file, code, {
          rootDirectory: this.tree.code.directory,
          pathInCopy: (fileRead) => localSource(this.layout.root, copyOfFile(this.layout, fileRead)),
          absoluteOf: (path) => absoluteOf(this.layout, path),
          sourceOf: (module, call) => this.#callSources.get(sourceKey(module, call)) ?? null,
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
    return { files, removals, unknownCalls: unknown, stubs: this.#stubs };
  }

  /**
   * Returns the path of a code file in the copy. Terraform does not read `.tofu` files, so they become `.tf` files.
   * That name is free: a `.tofu` file replaces the `.tf` file of the same name, which is not copied.
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
        const source = this.#callSources.get(sourceKey(code, name))?.path ?? '';
        // Terraform compares `Source` with the code and reads the directory in `Dir`.
        const directory = this.#calledDirectories.get(callKey(code, name, child))!;
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

/** Returns the key of a module call in `#callSources`. */
const sourceKey = ({ directory }: Pick<ModuleCode, 'directory'>, call: string): string => `${directory}\n${call}`;

/** Returns the path of the original file, relative to the source, for messages. */
export const nameInMessages = ({ original, module }: CopiedFile): string =>
  module.files.find((file) => pathOf(module, file) === original)?.path ?? basename(original);
