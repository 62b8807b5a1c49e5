/** `inputs` of a unit: what is known of them, and which of them come from other units. */
import type { Json } from '../../graph/inventory.js';
import type { Expression, Step } from '../../terraform/hcl/model.js';
import { printExpression, printStep } from '../../terraform/hcl/print.js';
import { argumentOf, literalText, mapChildren, traversalsIn } from '../../terraform/hcl/walk.js';
import { isMap, toJson } from '../static/value.js';
import { type Config, mergedIn } from './config.js';
import { residualOf, takenOutput } from './residual.js';
import type { Run } from './run.js';

export interface Taken {
  readonly input: string;
  /** Label of the `dependency` block. */
  readonly dependency: string;
  /** Path behind the unit's outputs; null if any of them may be meant. */
  readonly steps: readonly Step[] | null;
}

export interface Inputs {
  readonly values: Map<string, Json>;
  /** Those that come from other units, by name: all else in them is a value. */
  readonly residuals: ReadonlyMap<string, Expression>;
  readonly taken: readonly Taken[];
}

interface Input {
  readonly value: Json | undefined;
  readonly residual: Expression | null;
  /** Comes from an include whose maps and lists take in those of the file. */
  readonly isDeep?: boolean;
}

/** Those of the configuration over those of what it includes, name by name, as Terragrunt merges them. */
export function inputsOf(config: Config, { shown }: Pick<Run, 'shown'>): Inputs {
  const all = new Map<string, Input>();
  const layers = [...mergedIn(config), { config, merge: 'shallow' as const }];
  for (const { config: layer, merge } of layers) {
    const expression = argumentOf(layer.body, 'inputs');
    const own = new Map<string, Input>();
    if (expression !== null) collect(expression, { evaluate: layer.evaluate, shown, all: own });
    for (const [name, input] of own) {
      const isDeep = merge === 'deep';
      all.set(name, { ...over(all.get(name), input, isDeep), isDeep });
    }
  }
  const entries = [...all];
  return {
    values: new Map(entries.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
    residuals: new Map(entries.flatMap(([name, { residual }]) => (residual === null ? [] : [[name, residual]]))),
    taken: entries.flatMap(([name, { residual }]) => (residual === null ? [] : takenBy(name, residual))),
  };
}

/** Of what comes from other units nothing is merged: its value is not known. */
function over(base: Input | undefined, input: Input, isDeep: boolean): Input {
  const isMerged = (isDeep || base?.isDeep === true) && base?.residual === null && input.residual === null;
  if (!isMerged || base.value === undefined || input.value === undefined) return input;
  return { ...input, value: deepMerged(base.value, input.value) };
}

/** Maps key by key, lists one after the other; of all else the later one. */
function deepMerged(base: Json, later: Json): Json {
  if (Array.isArray(base) && Array.isArray(later)) return [...base, ...later];
  if (!isObject(base) || !isObject(later)) return later;
  const merged = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(later)) {
    const known = merged.get(name);
    merged.set(name, known === undefined ? value : deepMerged(known, value));
  }
  return Object.fromEntries(merged);
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Collecting extends Pick<Run, 'shown'> {
  readonly evaluate: Config['evaluate'];
  readonly all: Map<string, Input>;
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
      if (name === null) continue;
      all.set(name, { value: toJson(evaluate(value), shown), residual: residualOf(value, { evaluate, shown }) });
    }
    return;
  }
  const value = evaluate(expression);
  if (!isMap(value)) return;
  for (const [name, item] of value) all.set(name, { value: toJson(item, shown), residual: null });
}

const nameIn = (key: Expression): string | null =>
  key.kind === 'traversal' && typeof key.root === 'string' && key.steps.length === 0 ? key.root : null;

const takenBy = (input: string, residual: Expression): Taken[] =>
  traversalsIn(residual).flatMap((traversal) => {
    const taken = takenOutput(traversal);
    return taken === null ? [] : [{ input, ...taken }];
  });

/** The name of an output, and what is taken of it, as far as that is written: `["app"]`, `.name`. */
export function outputIn(steps: Taken['steps']): { readonly output: string | null; readonly rest: readonly string[] } {
  const [first, ...others] = steps ?? [];
  const output = first?.kind === 'attribute' ? first.name : first?.kind === 'index' ? literalText(first.key) : null;
  const end = others.findIndex(
    (step) => step.kind === 'splat' || (step.kind === 'index' && step.key.kind !== 'literal'),
  );
  return { output, rest: output === null ? [] : others.slice(0, end < 0 ? undefined : end).map(printStep) };
}

/**
 * An input as an expression of Terraform, in which every unit is a module.
 * @param nameOf name of a unit by the label of the `dependency` block; null for one that is not drawn
 */
export function expressionOf(residual: Expression, nameOf: (label: string) => string | null): string {
  const renamed = (expression: Expression): Expression => {
    const taken = expression.kind === 'traversal' ? takenOutput(expression) : null;
    if (taken === null) return mapChildren(expression, renamed);
    const unit = nameOf(taken.dependency);
    if (unit === null) return { kind: 'unreadable', span: expression.span };
    const own: Step = { kind: 'attribute', name: unit };
    const steps = taken.steps ?? [];
    return mapChildren({ kind: 'traversal', root: 'module', steps: [own, ...steps], span: expression.span }, renamed);
  };
  return printExpression(renamed(residual));
}
