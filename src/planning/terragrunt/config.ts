/** Evaluates one Terragrunt configuration file, as far as possible without running anything. */
import { dirname, resolve } from 'node:path';
import type { Attribute, Block, Body, Expression, HclFile } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { CONFIG_DEPTH_MAX } from '../limits.js';
import { UNKNOWN, type Value } from '../static/value.js';
import type { Disk } from './disk.js';
import { Evaluator } from './evaluator.js';
import { asIncluded, type CallContext } from './functions.js';
import type { Run } from './run.js';

export interface Included {
  readonly name: string;
  readonly config: Config;
  /** Merge strategy: `shallow` merges by name, `deep` also merges maps and lists, `no_merge` does not merge. */
  readonly merge: 'shallow' | 'deep' | 'no_merge';
}

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
   * @param inside the position of the including file; null for a file that is not included
   * @param layers receives this file and its includes
   */
  config(file: HclFile, path: string, inside: CallContext | null, layers: Config[] = []): Config {
    const included = new Map<string, string>();
    const includes: Included[] = [];
    const own: CallContext = {
      disk: this.given.disk,
      directory: this.given.directory,
      included,
      read: (at) => this.read(at),
      readsFiles: this.readsFiles,
    };
    const place = inside === null ? own : asIncluded(inside, path);
    const { values, run } = this.given;
    const locals = new Map(localsOf(file.body).map(({ name, value }) => [name, value] as const));
    const evaluator = new Evaluator({
      ...{ locals, place, included: exposedOnce(includes), budget: run.budget },
      values: this.readsFiles ? values.all : values.withoutFiles,
      feature: (name) => featureIn(layers, name),
    });
    const evaluateHere = (expression: Expression): Value => evaluator.evaluate(expression);
    const textWith: Config['textWith'] = (open, expression) => evaluator.textWith(open, expression);
    const config: Config = { file, body: file.body, evaluate: evaluateHere, textWith, includes };
    layers.push(config);
    if (inside !== null) return config;
    for (const block of blocksOf(file.body, 'include')) {
      const expression = argumentOf(block.body, 'path');
      const target = expression === null ? UNKNOWN : evaluateHere(expression);
      if (typeof target !== 'string') continue;
      const at = resolve(dirname(path), target);
      const found = this.given.disk.file(at);
      if (found === null) continue;
      const name = block.labels[0] ?? '';
      included.set(name, dirname(at));
      const strategy = argumentOf(block.body, 'merge_strategy');
      const merge = strategy === null ? 'shallow' : mergeOf(evaluateHere(strategy));
      includes.push({ name, config: this.config(found, at, own, layers), merge });
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

/** Returns the includes whose settings are merged into the file. Others can only be referred to. */
export const mergedIn = ({ includes }: Config): readonly Included[] =>
  includes.filter(({ merge }) => merge !== 'no_merge');

/** Returns the file and then its includes. The first one with a setting takes precedence. */
export const layersOf = (config: Config): readonly Config[] => [
  config,
  ...mergedIn(config).map((include) => include.config),
];

export const blocksOf = (body: Body, type: string): readonly Block[] =>
  body.blocks.filter((block) => block.type === type);

const localsOf = (body: Body): readonly Attribute[] =>
  blocksOf(body, 'locals').flatMap((block) => block.body.attributes);

/** Returns the default of a feature flag from the first file that declares it. A value from the command line is unknown here. */
function featureIn(layers: readonly Config[], name: string): Value | null {
  for (const { body, evaluate } of layers) {
    const block = blocksOf(body, 'feature').find(({ labels }) => labels[0] === name);
    const usual = block === undefined ? null : argumentOf(block.body, 'default');
    if (usual !== null) return evaluate(usual);
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
