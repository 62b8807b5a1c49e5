/**
 * Evaluates one Terragrunt configuration file with the files that it includes, as far as possible without running
 * anything. `unit.ts` and `stack.ts` read the settings of units and stacks from the result.
 */

import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Attribute, Block, Body, Expression, HclFile, Traversal } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { CONFIG_DEPTH_MAX } from '../limits.js';
import { evaluate, type Names, noNames } from '../static/evaluate.js';
import { UNKNOWN, Unevaluable, type Value } from '../static/value.js';
import type { Budget } from '../static/work.js';
import { type Disk, directoriesAbove } from './disk.js';
import type { WorkLimits } from './work-limits.js';

/** An `include` block with the file that it names. */
export interface Included {
  readonly name: string;
  readonly config: Config;
  /** Merge strategy: `shallow` merges by name, `deep` also merges maps and lists, `no_merge` does not merge. */
  readonly merge: 'shallow' | 'deep' | 'no_merge';
}

/** A configuration file that can be evaluated. */
export interface Config {
  readonly file: HclFile;
  readonly body: Body;
  readonly evaluate: (expression: Expression) => Value;
  /** Returns a template as a string with the placeholder for unknown parts. Null for any other expression. */
  readonly textWithPlaceholder: (placeholder: string, expression: Expression) => string | null;
  /** Included configurations. Terragrunt allows one level, so they have no includes of their own. */
  readonly includes: readonly Included[];
}

/** Everything that the evaluation of a configuration depends on. */
export interface ConfigContext {
  readonly disk: Disk;
  /** Absolute directory of the unit or stack. */
  readonly directory: string;
  readonly values: Values;
  /** Names of the packages that were fetched for the configuration; empty for the user's own. */
  readonly packages: readonly string[];
  readonly limits: WorkLimits;
}

/** The `values` of a unit in a stack. */
export interface Values {
  readonly all: Value;
  /** The same values, in which the content of files is unknown. */
  readonly withoutFiles: Value;
}

/** The values of a unit outside stacks. */
export const NO_VALUES: Values = { all: UNKNOWN, withoutFiles: UNKNOWN };

/**
 * Evaluates a configuration with the content of files that it reads.
 * @param path absolute path of the file
 */
export const readConfig = (file: HclFile, path: string, context: ConfigContext): Config =>
  new ConfigReader(context, true, new Map(), 0).readFile(file, path);

/**
 * Evaluates the configuration without reading any files except configurations. The result may be sent to a host as a
 * part of an address, and a file beside the code may be private.
 */
export const readConfigWithoutFiles = (file: HclFile, path: string, context: ConfigContext): Config =>
  new ConfigReader(context, false, new Map(), 0).readFile(file, path);

/** Reads configuration files, and the configurations that they read by `read_terragrunt_config`. */
class ConfigReader {
  constructor(
    readonly context: ConfigContext,
    readonly mayReadFiles: boolean,
    /** Exposed values of the configurations that have been read, by depth and path. */
    readonly exposedByPath: Map<string, Value>,
    /** Number of `read_terragrunt_config` calls around this reader. */
    readonly depth: number,
  ) {}

  /** Reads a file with its includes. */
  readFile(file: HclFile, path: string): Config {
    const { disk, directory } = this.context;
    const includedDirectories = new Map<string, string>();
    const includes: Included[] = [];
    const callContext: CallContext = {
      disk,
      directory,
      includedDirectories,
      readConfig: (otherPath) => this.#readExposed(otherPath),
      mayReadFiles: this.mayReadFiles,
    };
    const config: Config = this.#configOf(file, { callContext, includes, layers: () => layersOf(config) });
    for (const block of blocksOf(file.body, 'include')) {
      const expression = argumentOf(block.body, 'path');
      const target = expression === null ? UNKNOWN : config.evaluate(expression);
      if (typeof target !== 'string') continue;
      const includedPath = resolve(dirname(path), target);
      const includedFile = disk.file(includedPath);
      if (includedFile === null) continue;
      const name = block.labels[0] ?? '';
      // Later includes may refer to this one in their own paths.
      includedDirectories.set(name, dirname(includedPath));
      const strategy = argumentOf(block.body, 'merge_strategy');
      const merge = strategy === null ? 'shallow' : mergeOf(config.evaluate(strategy));
      const included: Config = this.#configOf(includedFile, {
        callContext: asIncluded(callContext, includedPath),
        includes: [],
        layers: () => [...layersOf(config), included],
      });
      includes.push({ name, config: included, merge });
    }
    return config;
  }

  /**
   * Returns the configuration of one file.
   * @param layers returns the files that may declare a feature flag, by precedence
   */
  #configOf(
    file: HclFile,
    {
      callContext,
      includes,
      layers,
    }: Pick<FileContext, 'callContext'> & Pick<Config, 'includes'> & { readonly layers: () => readonly Config[] },
  ): Config {
    const { values, limits } = this.context;
    const evaluator = new FileEvaluator({
      locals: new Map(localsOf(file.body).map(({ name, value }) => [name, value] as const)),
      callContext,
      included: exposedOnce(includes),
      budget: limits.budget,
      values: this.mayReadFiles ? values.all : values.withoutFiles,
      featureDefault: (name) => featureIn(layers(), name),
    });
    return {
      file,
      body: file.body,
      evaluate: (expression) => evaluator.evaluate(expression),
      textWithPlaceholder: (placeholder, expression) => evaluator.textWithPlaceholder(placeholder, expression),
      includes,
    };
  }

  /**
   * Returns `locals` and `inputs` of a configuration, for `read_terragrunt_config`; null if the file does not exist.
   * Functions in the file refer to its own directory.
   */
  #readExposed(path: string): Value | null {
    if (this.depth === CONFIG_DEPTH_MAX) return UNKNOWN;
    const file = this.context.disk.file(path);
    if (file === null) return null;
    const key = `${this.depth} ${path}`;
    const known = this.exposedByPath.get(key);
    if (known !== undefined) return known;
    const context = { ...this.context, directory: dirname(path) };
    const reader = new ConfigReader(context, this.mayReadFiles, this.exposedByPath, this.depth + 1);
    const value = exposedValues(reader.readFile(file, path));
    this.exposedByPath.set(key, value);
    return value;
  }
}

/** Returns the strategy that a `merge_strategy` argument names. Terragrunt's default is `shallow`. */
const mergeOf = (strategy: Value): Included['merge'] =>
  strategy === 'deep' || strategy === 'no_merge' ? strategy : 'shallow';

/**
 * Returns the includes whose settings are merged into the file, by precedence: the last one first. Others can only be
 * referred to.
 */
const mergedIn = ({ includes }: Config): readonly Included[] =>
  includes.filter(({ merge }) => merge !== 'no_merge').reverse();

/** Returns the file and then its includes. The first one with a setting takes precedence. */
export const layersOf = (config: Config): readonly Config[] => [
  config,
  ...mergedIn(config).map((include) => include.config),
];

/**
 * Merges a setting of a file over the same setting of each include, as Terragrunt does: over the last include first,
 * and the result over the one before it, each time with the strategy of that include.
 * @param read returns the setting of one file
 * @param merge merges a later setting over an earlier one
 */
export function mergedLayers<T>(
  config: Config,
  read: (layer: Config) => T,
  merge: (earlier: T, later: T, isDeep: boolean) => T,
): T {
  let merged = read(config);
  for (const include of mergedIn(config)) {
    merged = merge(read(include.config), merged, include.merge === 'deep');
  }
  return merged;
}

/** Returns the blocks of one type at the top level of a body. */
export const blocksOf = (body: Body, type: string): readonly Block[] =>
  body.blocks.filter((block) => block.type === type);

/** Returns the attributes of all `locals` blocks. */
const localsOf = (body: Body): readonly Attribute[] =>
  blocksOf(body, 'locals').flatMap((block) => block.body.attributes);

/**
 * Returns the default of a feature flag from the first file that declares it. A value from the command line is unknown
 * here.
 */
function featureIn(layers: readonly Config[], name: string): Value | null {
  for (const { body, evaluate } of layers) {
    const block = blocksOf(body, 'feature').find(({ labels }) => labels[0] === name);
    const defaultValue = block === undefined ? null : argumentOf(block.body, 'default');
    if (defaultValue !== null) return evaluate(defaultValue);
  }
  return null;
}

/**
 * Returns a function that finds the exposed values of an include by name, and null for an unknown name. The values of
 * an include are computed once.
 */
function exposedOnce(includes: readonly Included[]): (name: string) => Value | null {
  const exposedByName = new Map<string, Value>();
  return (name) => {
    const config = includes.find((included) => included.name === name)?.config;
    if (config === undefined) return null;
    const value = exposedByName.get(name) ?? exposedValues(config);
    exposedByName.set(name, value);
    return value;
  };
}

/** Returns the values of a configuration that others can refer to. */
function exposedValues({ body, evaluate }: Config): Value {
  const inputs = argumentOf(body, 'inputs');
  return new Map<string, Value>([
    ['locals', new Map(localsOf(body).map((local): [string, Value] => [local.name, evaluate(local.value)]))],
    ['inputs', inputs === null ? new Map() : evaluate(inputs)],
  ]);
}

// ---- The evaluation of one file.

/** The context in which a file is evaluated. */
interface FileContext {
  readonly locals: ReadonlyMap<string, Expression>;
  readonly callContext: CallContext;
  /** The `values` of a unit in a stack. */
  readonly values: Value;
  /**
   * Returns the exposed values of an include by name; the name is empty for an include without one. Null if there is
   * none.
   */
  readonly included: (name: string) => Value | null;
  /** Returns the default of a feature flag; null if no flag has this name. */
  readonly featureDefault: (name: string) => Value | null;
  readonly budget: Budget;
}

/** Evaluates the expressions of a file with Terraform's evaluator, its locals and the names of Terragrunt. */
class FileEvaluator {
  readonly #context: FileContext;
  readonly #names: Names;
  /** Values of evaluated locals. */
  readonly #locals = new Map<string, Value>();

  constructor(context: FileContext) {
    this.#context = context;
    this.#names = {
      ...noNames(context.budget),
      resolve: (root, steps) => this.#resolve(root, steps),
      call: (name, values) => FUNCTIONS.get(name)?.(values, context.callContext),
    };
  }

  evaluate(expression: Expression): Value {
    return evaluate(expression, this.#names);
  }

  /** Returns the text of a template with a placeholder for each unknown part. Null for any other expression. */
  textWithPlaceholder(placeholder: string, expression: Expression): string | null {
    if (expression.kind === 'parenthesised') return this.textWithPlaceholder(placeholder, expression.inner);
    if (expression.kind !== 'template' || expression.directives !== undefined) return null;
    return expression.parts
      .map((part) => {
        const value = this.evaluate(part);
        return typeof value === 'object' ? placeholder : String(value);
      })
      .join('');
  }

  #resolve(root: string, steps: Traversal['steps']): ReturnType<Names['resolve']> {
    const first = steps[0]?.kind === 'attribute' ? steps[0].name : null;
    if (root === 'local' && first !== null) return { value: this.#local(first), used: 1 };
    if (root === 'values') return { value: this.#context.values, used: 0 };
    if (root === 'feature' && first !== null) {
      return { value: new Map([['value', this.#context.featureDefault(first) ?? UNKNOWN]]), used: 1 };
    }
    if (root !== 'include') return null;
    const named = first === null ? null : this.#context.included(first);
    if (named !== null) return { value: named, used: 1 };
    const bare = this.#context.included('');
    return bare === null ? null : { value: bare, used: 0 };
  }

  /** Returns the value of a local; unknown if there is none of this name. */
  #local(name: string): Value {
    const known = this.#locals.get(name);
    if (known !== undefined) return known;
    const expression = this.#context.locals.get(name);
    if (expression === undefined) return UNKNOWN;
    // A local that refers to itself is unknown.
    this.#locals.set(name, UNKNOWN);
    try {
      const value = this.evaluate(expression);
      this.#locals.set(name, value);
      return value;
    } catch (error) {
      // A file must be loaded first, after which the local may be known.
      this.#locals.delete(name);
      throw error;
    }
  }
}

// ---- Functions that Terragrunt adds to Terraform's, as far as files determine their value. None runs a program, reads
// the environment or calls a cloud: `run_cmd` and `get_aws_account_id` are unknown, and `get_env` is its default. If
// Terragrunt would fail, `try` continues with its next argument.
// https://terragrunt.gruntwork.io/docs/reference/built-in-functions/

/** Context of a function call. */
interface CallContext {
  readonly disk: Disk;
  /** Directory of the unit's `terragrunt.hcl`, even for calls in included files. */
  readonly directory: string;
  /** Directories of the includes by name. In an included file, the directory of that file under an empty name. */
  readonly includedDirectories: ReadonlyMap<string, string>;
  /** Returns `locals` and `inputs` of another configuration; null if it does not exist. */
  readonly readConfig: (path: string) => Value | null;
  /** False if the content of files must stay unknown, because the result may be sent to a host. */
  readonly mayReadFiles: boolean;
}

/**
 * Fails as Terragrunt would.
 * @throws Unevaluable, which `try` catches
 */
const fail = (): never => {
  throw new Unevaluable();
};

type TerragruntFunction = (args: readonly Value[], context: CallContext) => Value;

/** Returns an argument if it is a known string; else null. */
const textAt = (args: readonly Value[], index: number): string | null => {
  const value = args[index];
  return typeof value === 'string' ? value : null;
};

/**
 * Applies a path function. The name of a checkout's directory and its parents are not part of the code, so they are
 * unknown.
 */
function pathOf(args: readonly Value[], convert: (path: string) => string, { disk }: CallContext): Value {
  const path = textAt(args, 0);
  return path === null || path === disk.top || path === disk.reach ? UNKNOWN : convert(path);
}

/** Returns a relative path with `/`, as Terragrunt writes it; `.` if both are the same. */
const relativePath = (from: string, to: string): string => relative(from, to).split(sep).join('/') || '.';

/** Returns the directory of the include that the first argument names; without an argument, of the only include. */
function includedAt(args: readonly Value[], { includedDirectories }: CallContext): string | null {
  const name = textAt(args, 0);
  if (name !== null) return includedDirectories.get(name) ?? null;
  return includedDirectories.size === 1 ? [...includedDirectories.values()][0]! : null;
}

/** Returns the root of the Git repository; null if the package is not one. */
const repositoryOf = ({ disk }: CallContext): string | null => (disk.has(join(disk.top, '.git')) ? disk.top : null);

/** The functions by name. */
const FUNCTIONS: ReadonlyMap<string, TerragruntFunction> = new Map<string, TerragruntFunction>([
  [
    'find_in_parent_folders',
    (args, { disk, directory }) => {
      const name = textAt(args, 0) ?? (args.length === 0 ? 'terragrunt.hcl' : null);
      if (name === null) return UNKNOWN;
      for (const parent of directoriesAbove(directory, disk.reach)) {
        const path = resolve(parent, name);
        if (disk.has(path)) return path;
      }
      return args[1] ?? fail();
    },
  ],
  ['get_terragrunt_dir', (_, { directory }) => directory],
  ['get_original_terragrunt_dir', (_, { directory }) => directory],
  ['get_parent_terragrunt_dir', (args, context) => includedAt(args, context) ?? context.directory],
  [
    'path_relative_to_include',
    (args, context) => {
      const included = includedAt(args, context);
      return included === null ? '.' : relativePath(included, context.directory);
    },
  ],
  [
    'path_relative_from_include',
    (args, context) => {
      const included = includedAt(args, context);
      return included === null ? '.' : relativePath(context.directory, included);
    },
  ],
  ['get_repo_root', (_, context) => repositoryOf(context) ?? UNKNOWN],
  [
    'get_path_to_repo_root',
    (_, context) => {
      const root = repositoryOf(context);
      return root === null ? UNKNOWN : relativePath(context.directory, root);
    },
  ],
  [
    'get_path_from_repo_root',
    (_, context) => {
      const root = repositoryOf(context);
      return root === null ? UNKNOWN : relativePath(root, context.directory);
    },
  ],
  // Terraform's own functions, safe here because they are applied to paths of the package only.
  ['basename', (args, context) => pathOf(args, basename, context)],
  ['dirname', (args, context) => pathOf(args, dirname, context)],
  ['get_terraform_command', () => 'plan'],
  ['mark_as_read', ([path]) => path ?? UNKNOWN],
  // A value from the environment must not be in a diagram, but the default is in the code.
  ['get_env', (args) => args[1] ?? UNKNOWN],
  [
    'read_terragrunt_config',
    (args, context) => {
      const path = textAt(args, 0);
      if (path === null) return UNKNOWN;
      return context.readConfig(resolve(context.directory, path)) ?? args[1] ?? fail();
    },
  ],
  // Terraform's own functions, evaluated here because configurations use them to find their own files.
  ['file', (args, context) => withText(args, context, (text) => text)],
  [
    'fileexists',
    (args, context) => {
      const path = textAt(args, 0);
      return path === null || !context.mayReadFiles
        ? UNKNOWN
        : context.disk.text(resolve(context.directory, path)) !== null;
    },
  ],
  // Terragrunt fails on a file that is not encrypted; the content of an encrypted one stays unknown.
  [
    'sops_decrypt_file',
    (args, context) => withText(args, context, (text) => (ENCRYPTED.test(text) ? UNKNOWN : fail())),
  ],
]);

/** The key that SOPS adds to YAML, JSON and variable files. */
const ENCRYPTED = /^\s*"?sops(?:_\w+)?"?\s*[:=]/m;

/** Applies a function to the text of the file that the first argument names. */
function withText(args: readonly Value[], context: CallContext, convert: (text: string) => Value): Value {
  const path = textAt(args, 0);
  if (path === null || !context.mayReadFiles) return UNKNOWN;
  const text = context.disk.text(resolve(context.directory, path));
  return text === null ? fail() : convert(text);
}

/** Returns the context of an included file, whose include is its own directory. */
const asIncluded = (context: CallContext, file: string): CallContext => ({
  ...context,
  includedDirectories: new Map([['', dirname(file)]]),
});
