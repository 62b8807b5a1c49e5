/**
 * The private copy of a configuration: sanitised code and copies of the files that it reads. The copy holds no links
 * and nothing else.
 */

import { basename, dirname, join, relative, sep } from 'node:path';
import { MODULE_PURPOSE } from '../../../catalog/attributes.js';
import { makesNames } from '../../../catalog/other/terraform.js';
import type { Files } from '../../../platform/io.js';
import { isSchemaName } from '../../../terraform/blocks.js';
import type { Engine } from '../../../terraform/engine/engine.js';
import { parseHcl } from '../../../terraform/hcl/parse.js';
import { isIdentifier, quoted } from '../../../terraform/hcl/write.js';
import { readModule } from '../../../terraform/module-tree/module.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from '../../../terraform/module-tree/module-model.js';
import { OPAQUE_TYPE, purposeWordsOf } from '../../../terraform/module-tree/opaque.js';
import { type Gap, gapsIn } from '../../../terraform/references/gaps.js';
import type { EditedText } from '../edits.js';
import type { Shortcuts } from '../known-after-apply/shortcuts.js';
import { callKey, callsOf, directoriesOf, isOpaque, modulesOf } from '../modules.js';
import { missingConfigurations } from '../sanitise/aliases.js';
import type { Removal } from '../sanitise/blocks.js';
import type { CallPlace } from '../sanitise/calls.js';
import { filesReadBy, pathOf, sanitise } from '../sanitise/file.js';
import { type MadeUnknown, UNKNOWN_TEXT } from '../sanitise/functions.js';
import { asksForMarks } from '../sanitise/provider-places.js';
import type { Repairs } from '../sanitise/repairs.js';
import { type OutputsRead, openOutputs, outputsRead } from '../stubs/outputs.js';
import {
  absoluteOf,
  copyOf,
  HOME,
  type Layout,
  localSource,
  MODULES,
  PROVIDERS,
  PROVIDERS_FILE,
  placeOf,
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
  readonly unknown: readonly MadeUnknown[];
  readonly stubs: Pick<Stubs, 'calls' | 'areOpen'>;
}

export class Copy {
  /** All code that is planned: the code of the source, and the stand-ins for modules whose code is not here. */
  readonly codes: readonly ModuleCode[];
  readonly #codes: readonly ModuleCode[];
  /** Sources of module calls, by directory of the caller and name of the call. */
  readonly #places = new Map<string, CallPlace>();
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
    this.#codes = directoriesOf(tree);
    for (const node of modulesOf(tree)) {
      const { directory } = node.code;
      if (!this.#gaps.has(directory)) this.#gaps.set(directory, gapsIn(node));
    }
    const opaque = new Map<string, StandIn>();
    for (const { from, call, to } of callsOf(tree)) {
      const place = isOpaque(to)
        ? join(layout.root, MODULES, layout.names.name(`.${to.path.join('.')}`))
        : copyOf(layout, to.code.directory);
      if (isOpaque(to)) opaque.set(join(place, 'main.tf'), { module: to, caller: from });
      this.#targets.set(callKey(from, call.name, to), place);
      const key = `${from.directory}\n${call.name}`;
      const source = localSource(copyOf(layout, from.directory), place);
      if (!this.#places.has(key)) this.#places.set(key, { source, isOpaque: isOpaque(to) });
    }
    this.#stubs = new Stubs(opaque, tree);
    const stubs = this.#stubs.texts(new Set());
    this.codes = [
      ...this.#codes,
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
    const wanted = this.#codes.flatMap((code) =>
      code.files.flatMap((file) => filesReadBy(file, code, this.tree.code.directory)),
    );
    return copyRequested(wanted, this.layout, this.io);
  }

  /** Writes the code for one attempt. A file that has not changed is not written again. */
  async write(readable: ReadableOf, repairs: Repairs, shortcuts: Shortcuts): Promise<WrittenCopy> {
    const files = new Map<string, CopiedFile>();
    const removals: Removal[] = [];
    const unknown: MadeUnknown[] = [];
    for (const code of this.#codes) {
      for (const file of code.files) {
        const safe = sanitise(file, code, {
          rootDirectory: this.tree.code.directory,
          placeOf: (wanted) => localSource(this.layout.root, placeOf(this.layout, wanted)),
          absoluteOf: (path) => absoluteOf(this.layout, path),
          callOf: (module, call) => this.#places.get(`${module.directory}\n${call}`) ?? null,
          gapsOf: ({ directory }) => this.#gaps.get(directory) ?? [],
          readable,
          repairs,
          shortcuts,
          asksForMarks: asksForMarks(this.engine),
        });
        const path = this.#codePath(pathOf(code, file));
        files.set(path, { text: safe.text, toOriginal: safe.toOriginal, original: pathOf(code, file), module: code });
        for (const removal of safe.removals) removals.push(removal);
        for (const one of safe.unknown) unknown.push(one);
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
    const dir = (path: string) => relative(root, path).split(sep).join('/') || '.';
    const entries = [{ Key: '', Source: '', Dir: '.' }];
    for (const { path, code, children } of modulesOf(this.tree)) {
      for (const [name, child] of children) {
        const source = this.#places.get(`${code.directory}\n${name}`)?.source ?? '';
        // Terraform compares `Source` with the code and reads the directory in `Dir`.
        const place = this.#targets.get(callKey(code, name, child))!;
        entries.push({ Key: [...path, name].join('.'), Source: source, Dir: dir(place) });
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

/** Stand-ins for all modules whose code is not here. */

interface StandIn {
  readonly module: OpaqueModule;
  readonly caller: ModuleCode;
}

export class Stubs {
  readonly #reads = new Map<ModuleCode, OutputsRead>();
  readonly #open: number;

  /** @param standIns by the path of their code in the copy */
  constructor(
    readonly standIns: ReadonlyMap<string, StandIn>,
    readonly root: ModuleNode,
  ) {
    this.#open = [...standIns.values()].filter((one) => this.#isOpen(one)).length;
  }

  /** Module calls by the path of the stand-in's code. */
  get calls(): ReadonlyMap<string, CallCode> {
    return new Map([...this.standIns].map(([path, { module }]) => [path, module.call]));
  }

  /** True if a stand-in may be read for outputs that the code does not show. */
  get areOpen(): boolean {
    return this.#open > 0;
  }

  /**
   * Returns the code of the stand-ins by path.
   *
   * @param learnt names of outputs that Terraform has reported missing
   */
  texts(learnt: ReadonlySet<string>): ReadonlyMap<string, string> {
    return new Map(
      [...this.standIns].map(([path, one]) => {
        const reads = this.#readsOf(one.caller);
        const seen = reads.outputs.get(one.module.call.name) ?? [];
        const open = this.#isOpen(one) ? openOutputs(reads, learnt, this.#open) : [];
        return [path, stubCode(one.module, [...seen, ...open])];
      }),
    );
  }

  #isOpen({ module: { call }, caller }: StandIn): boolean {
    return this.#readsOf(caller).open.has(call.name);
  }

  #readsOf(caller: ModuleCode): OutputsRead {
    const known = this.#reads.get(caller) ?? outputsRead(caller, caller === this.root.code);
    this.#reads.set(caller, known);
    return known;
  }
}

/**
 * Stand-in code for a module whose code is not here: one resource that takes the module's inputs. Its outputs are
 * unknown and depend on nothing. Otherwise two such modules that need each other would form a circle that does not
 * exist. The references from the outputs to the resource are added to the plan afterwards.
 */

/** Arguments of a module call that are not inputs. */
const META: ReadonlySet<string> = new Set(['source', 'version', 'providers', 'count', 'for_each', 'depends_on']);
/** Names that a resource does not accept as attributes. The references of inputs with these names are read from the code. */
const RESERVED: ReadonlySet<string> = new Set([
  'provider',
  'lifecycle',
  'connection',
  'provisioner',
  'dynamic',
  'locals',
  // Set by groundplan alone.
  MODULE_PURPOSE,
]);

/**
 * Returns the code of a stand-in.
 *
 * @param outputs names of the outputs
 */
export function stubCode({ call }: OpaqueModule, outputs: Iterable<string>): string {
  const inputs = call.block.body.attributes
    .map(({ name }) => name)
    .filter((name) => !META.has(name) && isIdentifier(name));
  const taken = inputs.filter((name) => isSchemaName(name) && !RESERVED.has(name));
  const purpose = purposeWordsOf(call.source);
  const attributes = [
    ...sourceOf(call),
    ...taken.map((name) => `  ${name} = var.${name}\n`),
    ...(purpose === null ? [] : [`  ${MODULE_PURPOSE} = "${purpose}"\n`]),
  ];
  return [
    ...inputs.map((name) => `variable "${name}" {\n  type    = any\n  default = null\n}\n`),
    `resource "${OPAQUE_TYPE}" "${call.name}" {\n${attributes.join('')}}\n`,
    ...[...new Set(outputs)].filter(isIdentifier).map((name) => `output "${name}" {\n  value = ${UNKNOWN_TEXT}\n}\n`),
  ].join('\n');
}

/**
 * Returns the `source` attribute if the source says something about the module. Other addresses are dropped, since they
 * may contain credentials.
 */
const sourceOf = ({ source }: OpaqueModule['call']): string[] =>
  source !== null && makesNames(source) ? [`  source = ${quoted(source)}\n`] : [];
