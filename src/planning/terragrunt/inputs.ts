/** Reads the `inputs` of a unit: known values, and references to outputs of other units. */
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
  /** Path below the unit's outputs; null if any output may be used. */
  readonly steps: readonly Step[] | null;
}

export interface Inputs {
  readonly values: Map<string, Json>;
  /** Expressions that use outputs of other units, by input. All other parts of them are values. */
  readonly residuals: ReadonlyMap<string, Expression>;
  readonly taken: readonly Taken[];
}

interface Input {
  readonly value: Json | undefined;
  readonly residual: Expression | null;
  /** True if the input comes from an include with `deep`, into which maps and lists of the file are merged. */
  readonly isDeep?: boolean;
}

/** Returns the inputs of a configuration, merged over those of its includes by name, as Terragrunt merges them. */
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

/** Merges an input over an earlier one. An input from another unit is never merged, since its value is unknown. */
function over(base: Input | undefined, input: Input, isDeep: boolean): Input {
  const isMerged = (isDeep || base?.isDeep === true) && base?.residual === null && input.residual === null;
  if (!isMerged || base.value === undefined || input.value === undefined) return input;
  return { ...input, value: deepMerged(base.value, input.value) };
}

/** Merges maps by key and joins lists. For any other values, the later one counts. */
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

/**
 * Collects inputs from `{ a = 1 }` and `merge(local.common, { a = 1 })`. The arguments of `merge` are read one by one,
 * so that names stay known even if a value is not.
 */
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

/**
 * Returns the name of an output and the known steps after it, such as `["app"]` or `.name`. The name is null if it is
 * unknown.
 */
export function outputIn(steps: Taken['steps']): { readonly output: string | null; readonly rest: readonly string[] } {
  const [first, ...others] = steps ?? [];
  const output = first?.kind === 'attribute' ? first.name : first?.kind === 'index' ? literalText(first.key) : null;
  const end = others.findIndex(
    (step) => step.kind === 'splat' || (step.kind === 'index' && step.key.kind !== 'literal'),
  );
  return { output, rest: output === null ? [] : others.slice(0, end < 0 ? undefined : end).map(printStep) };
}

/**
 * Returns an input as a Terraform expression, in which every unit is a module.
 *
 * @param nameOf returns the name of a unit by the label of the `dependency` block; null if the unit is not drawn
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
