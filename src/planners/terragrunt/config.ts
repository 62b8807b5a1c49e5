/** One configuration file of Terragrunt, evaluated as far as it is known without running anything. */
import { dirname, resolve } from 'node:path';
import type { Block, Body, Call, Expression, HclFile } from '../../terraform/hcl/model.js';
import { argumentOf, childrenOf } from '../../terraform/hcl/walk.js';
import { evaluate, type Names, noNames } from '../static/evaluate.js';
import { UNKNOWN, type Value } from '../static/value.js';
import type { Budget } from '../static/work.js';
import type { Disk } from './disk.js';
import { asIncluded, FUNCTIONS, type Place } from './functions.js';
import { CONFIG_DEPTH_MAX } from './limits.js';
import { rewriteCalls } from './rewrite.js';
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

/** Stands for a value in an expression, where a call was. No name of the language can have it. */
const SLOT = ' value';

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
    const evaluateHere = evaluatorOf(file.body, { place, includes, values, budget: run.budget });
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

/** What others see of a configuration. */
function exposed({ body, evaluate: value }: Config): Value {
  const inputs = argumentOf(body, 'inputs');
  const locals = blocksOf(body, 'locals').flatMap((block) => block.body.attributes);
  return new Map<string, Value>([
    ['locals', new Map(locals.map((local): [string, Value] => [local.name, value(local.value)]))],
    ['inputs', inputs === null ? new Map() : value(inputs)],
  ]);
}

/** By expression: files are parsed once, and read by all units. */
const SIZES = new WeakMap<Expression, number>();

/** How many expressions it is made of; 0 where there is no call in it that only Terragrunt knows. */
function sizeToRewrite(expression: Expression): number {
  const known = SIZES.get(expression);
  if (known !== undefined) return known;
  let size = 0;
  let calls = false;
  const open: Expression[] = [expression];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    size++;
    calls ||= at.kind === 'call' && FUNCTIONS.has(at.name);
    for (const child of childrenOf(at)) open.push(child);
  }
  const found = calls ? size : 0;
  SIZES.set(expression, found);
  return found;
}

interface Surroundings {
  readonly place: Place;
  readonly includes: readonly Included[];
  readonly values: Value;
  readonly budget: Budget;
}

function evaluatorOf(body: Body, { place, includes, values, budget }: Surroundings): Config['evaluate'] {
  const locals = new Map(
    blocksOf(body, 'locals').flatMap((block) => block.body.attributes.map(({ name, value }) => [name, value] as const)),
  );
  const known = new Map<string, Value>();
  const seen = new Map<Config, Value>();
  const slots: Value[] = [];
  const rewritten = new Map<Expression, Expression>();

  /** What an included configuration shows is the same each time. */
  const exposedOnce = (config: Config): Value => {
    const value = seen.get(config) ?? exposed(config);
    seen.set(config, value);
    return value;
  };

  const local = (name: string): Value => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const expression = locals.get(name);
    if (expression === undefined) return UNKNOWN;
    // Until it is known: a local that needs itself is not.
    known.set(name, UNKNOWN);
    try {
      const value = evaluateHere(expression);
      known.set(name, value);
      return value;
    } catch (error) {
      // A file is wanted; with it, the local may be known.
      known.delete(name);
      throw error;
    }
  };

  const names: Names = {
    ...noNames(budget),
    resolve: (root, steps) => {
      const first = steps[0]?.kind === 'attribute' ? steps[0].name : null;
      if (root === SLOT && first !== null) return { value: slots[Number(first)] as Value, used: 1 };
      if (root === 'local' && first !== null) return { value: local(first), used: 1 };
      if (root === 'values') return { value: values, used: 0 };
      if (root !== 'include') return null;
      const named = includes.find(({ name }) => name === first);
      if (named !== undefined) return { value: exposedOnce(named.config), used: 1 };
      const bare = includes.find(({ name }) => name === '');
      return bare === undefined ? null : { value: exposedOnce(bare.config), used: 0 };
    },
  };

  const replace = (call: Call): Expression | null => {
    const run = FUNCTIONS.get(call.name);
    if (run === undefined) return null;
    slots.push(
      run(
        call.arguments.map((argument) => evaluate(argument, names)),
        place,
      ),
    );
    const step = { kind: 'attribute', name: String(slots.length - 1) } as const;
    return { kind: 'traversal', root: SLOT, steps: [step], span: call.span };
  };

  const evaluateHere = (expression: Expression): Value => {
    const size = sizeToRewrite(expression);
    if (size === 0) return evaluate(expression, names);
    const before = rewritten.get(expression);
    if (before === undefined && !budget.spend(size)) return UNKNOWN;
    const after = before ?? rewriteCalls(expression, replace);
    rewritten.set(expression, after);
    return evaluate(after, names);
  };
  return evaluateHere;
}
