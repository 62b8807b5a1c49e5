/** One configuration file of Terragrunt, evaluated as far as it is known without running anything. */
import { dirname, resolve } from 'node:path';
import type { Attribute, Block, Body, Expression, HclFile } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { UNKNOWN, type Value } from '../static/value.js';
import type { Disk } from './disk.js';
import { Evaluator } from './evaluator.js';
import { asIncluded, type CallContext } from './functions.js';
import { CONFIG_DEPTH_MAX } from './limits.js';
import type { Run } from './run.js';

export interface Included {
  readonly name: string;
  readonly config: Config;
  /** How what it says is merged: names over names, maps and lists into each other, or not at all. */
  readonly merge: 'shallow' | 'deep' | 'no_merge';
}

export interface Config {
  readonly file: HclFile;
  readonly body: Body;
  readonly evaluate: (expression: Expression) => Value;
  /** Text of a template, with what is not known replaced; null for other expressions. */
  readonly textWith: (open: string, expression: Expression) => string | null;
  /** What it includes; nothing of what that includes, as Terragrunt allows one level. */
  readonly includes: readonly Included[];
}

/** Everything that the evaluation of a configuration depends on. */
export interface Given {
  readonly disk: Disk;
  readonly directory: string;
  /** `values` of a unit in a stack, and the same values with the content of files unknown. */
  readonly values: Values;
  /** Names of the packages that were fetched for it; none for the user's own. */
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
 * The same, in which no file but configurations is read. What is made of it may be sent to a host, as a part of an address
 * that is fetched: a file beside the code may be anybody's.
 */
export const readConfigWithoutFiles = (file: HclFile, path: string, given: Given): Config =>
  new Reader(given, false, new Map(), 0).config(file, path, null);

class Reader {
  constructor(
    readonly given: Given,
    readonly readsFiles: boolean,
    /** What others see of the configurations that have been read, by depth and path. */
    readonly known: Map<string, Value>,
    readonly depth: number,
  ) {}

  /** @param inside the place of the file that includes it @param layers that file, and what it includes */
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

  /** For `read_terragrunt_config`: functions in it are those of the file that is read. */
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

/** Includes whose settings are the settings of the file, too; the others are there to be read. */
export const mergedIn = ({ includes }: Config): readonly Included[] =>
  includes.filter(({ merge }) => merge !== 'no_merge');

/** The file itself, then what it includes: the first one that says something counts. */
export const layersOf = (config: Config): readonly Config[] => [
  config,
  ...mergedIn(config).map((include) => include.config),
];

export const blocksOf = (body: Body, type: string): readonly Block[] =>
  body.blocks.filter((block) => block.type === type);

const localsOf = (body: Body): readonly Attribute[] =>
  blocksOf(body, 'locals').flatMap((block) => block.body.attributes);

/** The first of the files that declares the flag counts. What it is set to on a command line, nobody knows here. */
function featureIn(layers: readonly Config[], name: string): Value | null {
  for (const { body, evaluate } of layers) {
    const block = blocksOf(body, 'feature').find(({ labels }) => labels[0] === name);
    const usual = block === undefined ? null : argumentOf(block.body, 'default');
    if (usual !== null) return evaluate(usual);
  }
  return null;
}

/** What the included configuration of a name shows, which is the same each time; null where there is none. */
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

/** What others see of a configuration. */
function exposed({ body, evaluate: value }: Config): Value {
  const inputs = argumentOf(body, 'inputs');
  return new Map<string, Value>([
    ['locals', new Map(localsOf(body).map((local): [string, Value] => [local.name, value(local.value)]))],
    ['inputs', inputs === null ? new Map() : value(inputs)],
  ]);
}
