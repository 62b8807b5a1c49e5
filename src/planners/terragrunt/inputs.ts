/** `inputs` of a unit: what is known of them, and which of them come from other units. */
import type { Json } from '../../graph/inventory.js';
import type { Expression } from '../../terraform/hcl/model.js';
import { argumentOf, literalText, traversalsIn } from '../../terraform/hcl/walk.js';
import { isMap, toJson } from '../static/value.js';
import type { Config } from './config.js';
import type { Run } from './run.js';

export interface Taken {
  readonly input: string;
  /** Label of the `dependency` block. */
  readonly dependency: string;
  readonly output: string | null;
}

export interface Inputs {
  readonly values: Map<string, Json>;
  readonly taken: readonly Taken[];
}

/** Those of the configuration over those of what it includes, name by name, as Terragrunt merges them. */
export function inputsOf(config: Config, { shown }: Pick<Run, 'shown'>): Inputs {
  const all = new Map<string, { value: Json | undefined; taken: readonly Taken[] }>();
  for (const { body, evaluate } of [...config.includes.map((include) => include.config), config]) {
    const expression = argumentOf(body, 'inputs');
    if (expression !== null) collect(expression, { evaluate, shown, all });
  }
  const known = [...all].flatMap(([name, { value }]): [string, Json][] => (value === undefined ? [] : [[name, value]]));
  return { values: new Map(known), taken: [...all.values()].flatMap(({ taken }) => taken) };
}

interface Collecting extends Pick<Run, 'shown'> {
  readonly evaluate: Config['evaluate'];
  readonly all: Map<string, { value: Json | undefined; taken: readonly Taken[] }>;
}

/** `{ a = 1 }`, and `merge(local.common, { a = 1 })`, whose parts are looked at one by one: names are known then. */
function collect(expression: Expression, into: Collecting): void {
  const { evaluate, shown, all } = into;
  if (expression.kind === 'parenthesized') {
    collect(expression.inner, into);
    return;
  }
  if (expression.kind === 'call' && expression.name === 'merge') {
    for (const part of expression.arguments) collect(part, into);
    return;
  }
  if (expression.kind === 'object') {
    for (const { key, value } of expression.entries) {
      const name = literalText(key) ?? nameIn(key);
      if (name !== null) all.set(name, { value: toJson(evaluate(value), shown), taken: takenBy(name, value) });
    }
    return;
  }
  const value = evaluate(expression);
  if (!isMap(value)) return;
  for (const [name, item] of value) all.set(name, { value: toJson(item, shown), taken: [] });
}

const nameIn = (key: Expression): string | null =>
  key.kind === 'traversal' && typeof key.root === 'string' && key.steps.length === 0 ? key.root : null;

/** By the expression of an input, which all units may include. */
const TAKEN = new WeakMap<Expression, readonly Taken[]>();

/** `dependency.vpc.outputs.vpc_id`. */
function takenBy(input: string, expression: Expression): readonly Taken[] {
  const known = TAKEN.get(expression);
  if (known !== undefined) return known;
  const taken = traversalsIn(expression).flatMap(({ root, steps }): Taken[] => {
    const [name, outputs, output] = steps.map((step) => (step.kind === 'attribute' ? step.name : null));
    if (root !== 'dependency' || typeof name !== 'string') return [];
    return [{ input, dependency: name, output: outputs === 'outputs' ? (output ?? null) : null }];
  });
  TAKEN.set(expression, taken);
  return taken;
}
