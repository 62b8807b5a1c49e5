/** One configuration file of Terragrunt, evaluated as far as it is known without running anything. */
import { dirname, resolve } from 'node:path';
import type { Attribute, Block, Body, Expression, HclFile } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { UNKNOWN, type Value } from '../static/value.js';
import type { Disk } from './disk.js';
import { Evaluator } from './evaluator.js';
import { asIncluded, type Place } from './functions.js';
import { CONFIG_DEPTH_MAX } from './limits.js';
import type { Run } from './run.js';

export interface Included {
  readonly name: string;
  readonly config: Config;
}

export interface Config {
  readonly file: HclFile;
  readonly body: Body;
  readonly evaluate: (expression: Expression) => Value;
  /** What it includes; nothing of what that includes, as Terragrunt allows one level. */
  readonly includes: readonly Included[];
}

/** What the configuration is evaluated with: of a unit in a stack, its `values`. */
export interface Given {
  readonly disk: Disk;
  readonly directory: string;
  readonly values: Value;
  readonly run: Run;
}

export function readConfig(file: HclFile, path: string, given: Given): Config {
  return new Reader(given, new Map(), 0).config(file, path, null);
}

class Reader {
  constructor(
    readonly given: Given,
    /** What others see of the configurations that have been read, by depth and path. */
    readonly known: Map<string, Value>,
    readonly depth: number,
  ) {}

  /** @param inside the place of the file that includes it */
  config(file: HclFile, path: string, inside: Place | null): Config {
    const included = new Map<string, string>();
    const includes: Included[] = [];
    const own: Place = {
      disk: this.given.disk,
      directory: this.given.directory,
      included,
      read: (at) => this.read(at),
    };
    const place = inside === null ? own : asIncluded(inside, path);
    const { values, run } = this.given;
    const locals = new Map(localsOf(file.body).map(({ name, value }) => [name, value] as const));
    const evaluator = new Evaluator({ locals, place, values, included: exposedOnce(includes), budget: run.budget });
    const evaluateHere = (expression: Expression): Value => evaluator.evaluate(expression);
    const config: Config = { file, body: file.body, evaluate: evaluateHere, includes };
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
      includes.push({ name, config: this.config(found, at, own) });
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
    const value = exposed(new Reader(given, this.known, this.depth + 1).config(file, path, null));
    this.known.set(key, value);
    return value;
  }
}

export const blocksOf = (body: Body, type: string): readonly Block[] =>
  body.blocks.filter((block) => block.type === type);

const localsOf = (body: Body): readonly Attribute[] =>
  blocksOf(body, 'locals').flatMap((block) => block.body.attributes);

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
