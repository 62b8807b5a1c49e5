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
import type { Run } from './run.js';

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
  /** Returns the text of a template with `open` in place of unknown parts. Null for any other expression. */
  readonly textWith: (open: string, expression: Expression) => string | null;
  /** Included configurations. Terragrunt allows one level, so they have no includes of their own. */
  readonly includes: readonly Included[];
}

/** Everything that the evaluation of a configuration depends on. */
export interface Given {
  readonly disk: Disk;
  /** Absolute directory of the unit or stack. */
  readonly directory: string;
  /** Values of `values` for a unit in a stack, and the same values with the content of files unknown. */
  readonly values: Values;
  /** Names of the packages that were fetched for the configuration; empty for the user's own. */
  readonly from: readonly string[];
  readonly run: Run;
}

export interface Values {
  readonly all: Value;
  readonly withoutFiles: Value;
}

export const NO_VALUES: Values = { all: UNKNOWN, withoutFiles: UNKNOWN };

/**
 * Evaluates a configuration with the content of files that it reads.
 *
 * @param path absolute path of the file
 */
export const readConfig = (file: HclFile, path: string, given: Given): Config =>
  new Reader(given, true, new Map(), 0).config(file, path, null);

/**
 * Evaluates the configuration without reading any file but configurations. The result may be sent to a host as a part
 * of an address, and a file beside the code may be private.
 */
export const readConfigWithoutFiles = (file: HclFile, path: string, given: Given): Config =>
  new Reader(given, false, new Map(), 0).config(file, path, null);

class Reader {
  constructor(
    readonly given: Given,
    readonly readsFiles: boolean,
    /** Exposed values of the configurations that have been read, by depth and path. */
    readonly known: Map<string, Value>,
    readonly depth: number,
  ) {}

  /**
   * @param including the file that includes this one, and its context; null for a file that is not included
   */
  config(
    file: HclFile,
    path: string,
    including: { readonly config: Config; readonly context: CallContext } | null,
  ): Config {
    const included = new Map<string, string>();
    const includes: Included[] = [];
    const context: CallContext = {
      disk: this.given.disk,
      directory: this.given.directory,
      included,
      read: (at) => this.read(at),
      readsFiles: this.readsFiles,
    };
    const callContext = including === null ? context : asIncluded(including.context, path);
    const { values, run } = this.given;
    const locals = new Map(localsOf(file.body).map(({ name, value }) => [name, value] as const));
    const evaluator = new Evaluator({
      locals,
      callContext,
      included: exposedOnce(includes),
      budget: run.budget,
      values: this.readsFiles ? values.all : values.withoutFiles,
      feature: (name) =>
        featureIn(including === null ? layersOf(config) : [...layersOf(including.config), config], name),
    });
    const evaluateHere = (expression: Expression): Value => evaluator.evaluate(expression);
    const textWith: Config['textWith'] = (open, expression) => evaluator.textWith(open, expression);
    const config: Config = { file, body: file.body, evaluate: evaluateHere, textWith, includes };
    if (including !== null) return config;
    for (const block of blocksOf(file.body, 'include')) {
      const expression = argumentOf(block.body, 'path');
      const target = expression === null ? UNKNOWN : evaluateHere(expression);
      if (typeof target !== 'string') continue;
      const at = resolve(dirname(path), target);
      const includedFile = this.given.disk.file(at);
      if (includedFile === null) continue;
      const name = block.labels[0] ?? '';
      included.set(name, dirname(at));
      const strategy = argumentOf(block.body, 'merge_strategy');
      const merge = strategy === null ? 'shallow' : mergeOf(evaluateHere(strategy));
      includes.push({ name, config: this.config(includedFile, at, { config, context }), merge });
    }
    return config;
  }

  /** Reads a configuration for `read_terragrunt_config`. Functions in it refer to the file that is read. */
  read(path: string): Value | null {
    if (this.depth === CONFIG_DEPTH_MAX) return UNKNOWN;
    const file = this.given.disk.file(path);
    if (file === null) return null;
    const key = `${this.depth} ${path}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const given = { ...this.given, directory: dirname(path) };
    const value = exposed(new Reader(given, this.readsFiles, this.known, this.depth + 1).config(file, path, null));
    this.known.set(key, value);
    return value;
  }
}

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
 * Merges a part of a file over the same part of each include, as Terragrunt does: over the last include first, and the
 * result over the one before it, each time with the strategy of that include.
 *
 * @param read returns the part of one file
 * @param over merges a later part over an earlier one
 */
export const mergedLayers = <T>(
  config: Config,
  read: (layer: Config) => T,
  over: (earlier: T, later: T, isDeep: boolean) => T,
): T =>
  mergedIn(config).reduce(
    (later, include) => over(read(include.config), later, include.merge === 'deep'),
    read(config),
  );

export const blocksOf = (body: Body, type: string): readonly Block[] =>
  body.blocks.filter((block) => block.type === type);

const localsOf = (body: Body): readonly Attribute[] =>
  blocksOf(body, 'locals').flatMap((block) => block.body.attributes);

/** Returns the default of a feature flag from the first file that declares it. A value from the command line is unknown here. */
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
  const seen = new Map<string, Value>();
  return (name) => {
    const config = includes.find((included) => included.name === name)?.config;
    if (config === undefined) return null;
    const value = seen.get(name) ?? exposed(config);
    seen.set(name, value);
    return value;
  };
}

/** Returns the values of a configuration that others can refer to. */
function exposed({ body, evaluate: value }: Config): Value {
  const inputs = argumentOf(body, 'inputs');
  return new Map<string, Value>([
    ['locals', new Map(localsOf(body).map((local): [string, Value] => [local.name, value(local.value)]))],
    ['inputs', inputs === null ? new Map() : value(inputs)],
  ]);
}

// ---- Expressions of one file, with Terraform's evaluator plus locals and the names of Terragrunt.

/** The context in which a file is evaluated. */
interface Surroundings {
  readonly locals: ReadonlyMap<string, Expression>;
  readonly callContext: CallContext;
  /** Values of a unit in a stack. */
  readonly values: Value;
  /** Returns the exposed values of an include by name; the name is empty for an include without one. Null if there is none. */
  readonly included: (name: string) => Value | null;
  /** Returns the default of a feature flag; null if no flag has this name. */
  readonly feature: (name: string) => Value | null;
  readonly budget: Budget;
}

class Evaluator {
  readonly #in: Surroundings;
  readonly #names: Names;
  readonly #locals = new Map<string, Value>();

  constructor(surroundings: Surroundings) {
    this.#in = surroundings;
    this.#names = {
      ...noNames(surroundings.budget),
      resolve: (root, steps) => this.#resolve(root, steps),
      call: (name, values) => FUNCTIONS.get(name)?.(values, surroundings.callContext),
    };
  }

  evaluate(expression: Expression): Value {
    return evaluate(expression, this.#names);
  }

  /** Returns the text of a template with `open` in place of each unknown part. Null for any other expression. */
  textWith(open: string, expression: Expression): string | null {
    if (expression.kind === 'parenthesized') return this.textWith(open, expression.inner);
    if (expression.kind !== 'template' || expression.directives) return null;
    return expression.parts
      .map((part) => {
        const value = this.evaluate(part);
        return typeof value === 'object' ? open : String(value);
      })
      .join('');
  }

  #resolve(root: string, steps: Traversal['steps']): ReturnType<Names['resolve']> {
    const first = steps[0]?.kind === 'attribute' ? steps[0].name : null;
    if (root === 'local' && first !== null) return { value: this.#local(first), used: 1 };
    if (root === 'values') return { value: this.#in.values, used: 0 };
    if (root === 'feature' && first !== null) {
      return { value: new Map([['value', this.#in.feature(first) ?? UNKNOWN]]), used: 1 };
    }
    if (root !== 'include') return null;
    const named = first === null ? null : this.#in.included(first);
    if (named !== null) return { value: named, used: 1 };
    const bare = this.#in.included('');
    return bare === null ? null : { value: bare, used: 0 };
  }

  #local(name: string): Value {
    const known = this.#locals.get(name);
    if (known !== undefined) return known;
    const expression = this.#in.locals.get(name);
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

// ---- Functions that Terragrunt adds to Terraform's, as far as files determine their value.
// None runs a program, reads the environment or calls a cloud: `run_cmd` and `get_aws_account_id` are unknown, and
// `get_env` is its default. If Terragrunt would fail, `try` continues with its next argument.
// https://terragrunt.gruntwork.io/docs/reference/built-in-functions/

/** Context of a function call. */
interface CallContext {
  readonly disk: Disk;
  /** Directory of the unit's `terragrunt.hcl`, also for calls in included files. */
  readonly directory: string;
  /** Directories of the includes by name. In an included file, the directory of that file under an empty name. */
  readonly included: ReadonlyMap<string, string>;
  /** Returns `locals` and `inputs` of another configuration; null if it does not exist. */
  readonly read: (path: string) => Value | null;
  /** False if the content of files must stay unknown, because the result may be sent to a host. */
  readonly readsFiles: boolean;
}

const refuse = (): never => {
  throw new Unevaluable();
};

type TerragruntFunction = (args: readonly Value[], context: CallContext) => Value;

const textAt = (args: readonly Value[], at: number): string | null => {
  const value = args[at];
  return typeof value === 'string' ? value : null;
};

/** Applies a path function. The name of a checkout's directory and its parents are not part of the code, so they are unknown. */
function pathOf(args: readonly Value[], part: (path: string) => string, { disk }: CallContext): Value {
  const path = textAt(args, 0);
  return path === null || path === disk.top || path === disk.reach ? UNKNOWN : part(path);
}

/** Returns a relative path with `/`, as Terragrunt writes it; `.` if both are the same. */
const relativePath = (from: string, to: string): string => relative(from, to).split(sep).join('/') || '.';

/** Returns the directory of the named include, or of the only one if no name is given. */
function includedAt(args: readonly Value[], { included }: CallContext): string | null {
  const name = textAt(args, 0);
  if (name !== null) return included.get(name) ?? null;
  return included.size === 1 ? [...included.values()][0]! : null;
}

const repository = ({ disk }: CallContext): string | null => (disk.has(join(disk.top, '.git')) ? disk.top : null);

const FUNCTIONS: ReadonlyMap<string, TerragruntFunction> = new Map<string, TerragruntFunction>([
  [
    'find_in_parent_folders',
    (args, { disk, directory }) => {
      const name = textAt(args, 0) ?? (args.length === 0 ? 'terragrunt.hcl' : null);
      if (name === null) return UNKNOWN;
      for (const above of directoriesAbove(directory, disk.reach)) {
        const path = resolve(above, name);
        if (disk.has(path)) return path;
      }
      return args[1] ?? refuse();
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
  ['get_repo_root', (_, context) => repository(context) ?? UNKNOWN],
  [
    'get_path_to_repo_root',
    (_, context) => {
      const root = repository(context);
      return root === null ? UNKNOWN : relativePath(context.directory, root);
    },
  ],
  [
    'get_path_from_repo_root',
    (_, context) => {
      const root = repository(context);
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
      return context.read(resolve(context.directory, path)) ?? args[1] ?? refuse();
    },
  ],
  // Terraform's own functions, evaluated here because configurations use them to find their own files.
  ['file', (args, context) => withText(args, context, (text) => text)],
  [
    'fileexists',
    (args, context) => {
      const path = textAt(args, 0);
      return path === null || !context.readsFiles
        ? UNKNOWN
        : context.disk.text(resolve(context.directory, path)) !== null;
    },
  ],
  // Terragrunt fails on a file that is not encrypted; the content of an encrypted one stays unknown.
  [
    'sops_decrypt_file',
    (args, context) => withText(args, context, (text) => (ENCRYPTED.test(text) ? UNKNOWN : refuse())),
  ],
]);

/** The key that SOPS adds to YAML, JSON and variable files. */
const ENCRYPTED = /^\s*"?sops(?:_\w+)?"?\s*[:=]/m;

function withText(args: readonly Value[], context: CallContext, make: (text: string) => Value): Value {
  const path = textAt(args, 0);
  if (path === null || !context.readsFiles) return UNKNOWN;
  const text = context.disk.text(resolve(context.directory, path));
  return text === null ? refuse() : make(text);
}

/** Returns the context of an included file, whose include is its own directory. */
const asIncluded = (context: CallContext, file: string): CallContext => ({
  ...context,
  included: new Map([['', dirname(file)]]),
});
