/** One configuration file of Terragrunt, evaluated as far as it is known without running anything. */
import { dirname, resolve } from 'node:path';
import { CONFIG_DEPTH_MAX } from '../../limits/terragrunt.js';
import type { Block, Body, Call, Expression, HclFile } from '../hcl/model.js';
import { evaluate, type Names, noNames } from '../hcl/static/evaluate.js';
import { UNKNOWN, type Value } from '../hcl/static/value.js';
import { Budget } from '../hcl/static/work.js';
import { argumentOf } from '../hcl/walk.js';
import type { Disk } from './disk.js';
import { asIncluded, FUNCTIONS, type Place } from './functions.js';
import { rewriteCalls } from './rewrite.js';

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
}

/** Stands for a value in an expression, where a call was. No name of the language can have it. */
const SLOT = ' value';

export function readConfig(file: HclFile, path: string, given: Given): Config {
  return new Reader(given, new Budget(), 0).config(file, path, null);
}

class Reader {
  constructor(
    readonly given: Given,
    readonly budget: Budget,
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
    const evaluateHere = evaluatorOf(file.body, { place, includes, values: this.given.values, budget: this.budget });
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
    const given = { ...this.given, directory: dirname(path) };
    return exposed(new Reader(given, this.budget, this.depth + 1).config(file, path, null));
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
  const slots: Value[] = [];

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
      if (named !== undefined) return { value: exposed(named.config), used: 1 };
      const bare = includes.find(({ name }) => name === '');
      return bare === undefined ? null : { value: exposed(bare.config), used: 0 };
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

  const evaluateHere = (expression: Expression): Value => evaluate(rewriteCalls(expression, replace), names);
  return evaluateHere;
}
