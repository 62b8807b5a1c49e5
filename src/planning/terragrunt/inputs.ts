/**
 * Reads the `inputs` of a Terragrunt unit for `unit.ts`. A known input is a value. An input that uses outputs of other
 * units is a "residual": its expression, in which everything except the references to those units is replaced by its
 * value.
 */

import { UNIT_READER } from '../../catalog/state-addresses.js';
import type { Json } from '../../graph/inventory.js';
import { VALUE_DEPTH } from '../../limits.js';
import type { Expression, Literal, Span, Step, Traversal } from '../../terraform/hcl/model.js';
import { printExpression, printStep } from '../../terraform/hcl/print.js';
import { argumentOf, childrenOf, literalText, mapChildren, traversalsIn } from '../../terraform/hcl/walk.js';
import { isMap, itemsOf, toJson, type Value } from '../static/value.js';
import { type Config, mergedLayers } from './config.js';
import type { WorkLimits } from './work-limits.js';

/** A reference of an input to outputs of another unit. */
export interface OutputReference {
  /** Name of the input. */
  readonly input: string;
  /** Label of the `dependency` block. */
  readonly dependency: string;
  /** Path below the unit's outputs; null if any output may be used. */
  readonly steps: readonly Step[] | null;
}

/** The inputs of a unit, by name. An input may have a value, a residual, both or neither. */
export interface Inputs {
  readonly values: Map<string, Json>;
  /** Expressions that use outputs of other units, by input. All other parts of them are values. */
  readonly residuals: ReadonlyMap<string, Expression>;
  readonly outputReferences: readonly OutputReference[];
}

/** One input, before its residual is searched for references to other units. */
interface Input {
  /** Undefined if unknown. */
  readonly value: Json | undefined;
  readonly residual: Expression | null;
}

type InputMap = ReadonlyMap<string, Input>;

/** Returns the inputs of a configuration, merged over those of its includes. */
export function inputsOf(config: Config, { itemBudget }: Pick<WorkLimits, 'itemBudget'>): Inputs {
  const entries = [...mergedLayers(config, (layer) => inputsInFile(layer, itemBudget), mergeInputs)];
  return {
    values: new Map(entries.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
    residuals: new Map(entries.flatMap(([name, { residual }]) => (residual === null ? [] : [[name, residual]]))),
    outputReferences: entries.flatMap(([name, { residual }]) =>
      residual === null ? [] : referencesIn(name, residual),
    ),
  };
}

/** Returns the inputs that one file sets. */
function inputsInFile({ body, evaluate }: Config, itemBudget: WorkLimits['itemBudget']): InputMap {
  const inputs = new Map<string, Input>();
  const expression = argumentOf(body, 'inputs');
  if (expression !== null) collect(expression, { evaluate, itemBudget, inputs });
  return inputs;
}

/** Merges the inputs of a file over those of an earlier one. */
function mergeInputs(earlier: InputMap, later: InputMap, isDeep: boolean): InputMap {
  const merged = new Map(earlier);
  for (const [name, input] of later) {
    const base = earlier.get(name);
    merged.set(name, isDeep && base !== undefined ? mergeInput(base, input) : input);
  }
  return merged;
}

/**
 * Merges an input over an earlier one. If either is a residual or has no known value, the later one replaces the
 * earlier.
 */
function mergeInput(base: Input, input: Input): Input {
  const isKnown = base.residual === null && input.residual === null;
  if (!isKnown || base.value === undefined || input.value === undefined) return input;
  return { ...input, value: mergeDeep(base.value, input.value) };
}

/** Merges maps by key and joins lists. For any other values, the later one counts. */
function mergeDeep(base: Json, later: Json): Json {
  if (Array.isArray(base) && Array.isArray(later)) return [...base, ...later];
  if (!isObject(base) || !isObject(later)) return later;
  const merged = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(later)) {
    const known = merged.get(name);
    merged.set(name, known === undefined ? value : mergeDeep(known, value));
  }
  return Object.fromEntries(merged);
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Target and context of `collect`. */
interface Collection extends Pick<WorkLimits, 'itemBudget'> {
  readonly evaluate: Config['evaluate'];
  readonly inputs: Map<string, Input>;
}

/**
 * Collects inputs from `{ a = 1 }` and `merge(local.common, { a = 1 })`. The arguments of `merge` are read one by one,
 * so that names stay known even if a value is not.
 */
function collect(expression: Expression, collection: Collection): void {
  const { evaluate, itemBudget, inputs } = collection;
  if (expression.kind === 'parenthesised') {
    collect(expression.inner, collection);
    return;
  }
  if (expression.kind === 'call' && expression.name === 'merge') {
    for (const argument of expression.arguments) collect(argument, collection);
    return;
  }
  if (expression.kind === 'object') {
    for (const { key, value } of expression.entries) {
      const name = literalText(key) ?? nameIn(key);
      if (name === null) continue;
      inputs.set(name, {
        value: toJson(evaluate(value), itemBudget),
        residual: residualOf(value, { evaluate, itemBudget }),
      });
    }
    return;
  }
  const value = evaluate(expression);
  if (!isMap(value)) return;
  for (const [name, item] of value) inputs.set(name, { value: toJson(item, itemBudget), residual: null });
}

/** Returns a bare word as key, as in `{ name = 1 }`; null for any other key. */
const nameIn = (key: Expression): string | null =>
  key.kind === 'traversal' && typeof key.root === 'string' && key.steps.length === 0 ? key.root : null;

/** Returns the references of a residual to other units. */
const referencesIn = (input: string, residual: Expression): OutputReference[] =>
  traversalsIn(residual).flatMap((traversal) => {
    const reference = unitReference(traversal);
    return reference === null ? [] : [{ input, ...reference }];
  });

/**
 * Returns the name of an output and the known steps after it, such as `["app"]` or `.name`. The name is null if it is
 * unknown.
 */
export function outputIn(steps: OutputReference['steps']): {
  readonly output: string | null;
  readonly path: readonly string[];
} {
  const [first, ...others] = steps ?? [];
  const output = first === undefined ? null : stepName(first);
  const end = others.findIndex(
    (step) => step.kind === 'splat' || (step.kind === 'index' && step.key.kind !== 'literal'),
  );
  return { output, path: output === null ? [] : others.slice(0, end < 0 ? undefined : end).map(printStep) };
}

/**
 * Returns an input as a Terraform expression, in which every unit is a module. A unit that is not drawn is like a data
 * source for its state, so that src/estate can find its outputs.
 * @param nameOf returns the name of a unit by the label of the `dependency` block; null if the unit is not drawn
 */
export function expressionOf(residual: Expression, nameOf: (label: string) => string | null): string {
  const rename = (expression: Expression): Expression => {
    const reference = expression.kind === 'traversal' ? unitReference(expression) : null;
    if (reference === null) return mapChildren(expression, rename);
    const { dependency, steps } = reference;
    const { span } = expression;
    const unit = nameOf(dependency);
    if (unit === null && (steps === null || !NAME.test(dependency))) return { kind: 'unreadable', span };
    const [root, names] = unit === null ? ['data', [UNIT_READER, dependency]] : ['module', [unit]];
    const unitSteps = names.map((name): Step => ({ kind: 'attribute', name }));
    return mapChildren({ kind: 'traversal', root, steps: [...unitSteps, ...(steps ?? [])], span }, rename);
  };
  return printExpression(rename(residual));
}

// ---- Inputs that use outputs of other units.
// References to other units stay in the expression, and all other parts become values. The input then depends on the
// other unit's code, as if both units were modules of one configuration.

/** Labels that can be a name in Terraform. */
const NAME = /^[A-Za-z_][\w-]*$/;

/** Root of references to other units: `dependency.vpc.outputs.id`. */
const DEPENDENCY = 'dependency';

/** The evaluator, and the number of items that values may still have. */
interface ResidualContext {
  readonly evaluate: (expression: Expression) => Value;
  readonly itemBudget: { left: number };
}

/**
 * Returns the reduced expression; null if no part of it comes from another unit.
 *
 * Example: `{ id = dependency.vpc.outputs.id, tags = local.tags }` -> the same object with the value of `local.tags`.
 */
const residualOf = (expression: Expression, context: ResidualContext): Expression | null =>
  freeNames(expression).has(DEPENDENCY) ? reduceExpression(expression, new Set([DEPENDENCY]), context) : null;

/**
 * Replaces everything in an expression by its value, except parts with unknown names.
 * @param unknownNames names that cannot be evaluated here: `dependency`, and the names that an enclosing `for` binds
 */
function reduceExpression(
  expression: Expression,
  unknownNames: ReadonlySet<string>,
  context: ResidualContext,
): Expression {
  const free = freeNames(expression);
  if (![...unknownNames].some((name) => free.has(name))) {
    return literalOf(context.evaluate(expression), expression.span, context.itemBudget);
  }
  if (expression.kind !== 'for')
    return mapChildren(expression, (child) => reduceExpression(child, unknownNames, context));
  const namesInside = new Set([...unknownNames, ...expression.names]);
  // The collection is outside the scope of its own `for`.
  return mapChildren(expression, (child) =>
    reduceExpression(child, child === expression.collection ? unknownNames : namesInside, context),
  );
}

/**
 * Roots of traversals that an expression does not bind itself, by expression. Many units may include the same
 * expression.
 */
const FREE_NAMES = new WeakMap<Expression, ReadonlySet<string>>();

function freeNames(expression: Expression): ReadonlySet<string> {
  const known = FREE_NAMES.get(expression);
  if (known !== undefined) return known;
  const names = new Set<string>();
  if (expression.kind === 'traversal' && typeof expression.root === 'string') names.add(expression.root);
  for (const child of childrenOf(expression)) {
    const isInside = expression.kind === 'for' && child !== expression.collection;
    for (const name of freeNames(child)) if (!isInside || !expression.names.includes(name)) names.add(name);
  }
  FREE_NAMES.set(expression, names);
  return names;
}

/** Returns a value as an expression. A value that is unknown or exceeds the budget becomes unreadable. */
function literalOf(value: Value, span: Span, itemBudget: { left: number }, depth = 0): Expression {
  const unknown: Expression = { kind: 'unreadable', span };
  if (depth > VALUE_DEPTH || itemBudget.left-- <= 0) return unknown;
  if (value === null || typeof value !== 'object') return { kind: 'literal', value, span };
  const inner = (item: Value) => literalOf(item, span, itemBudget, depth + 1);
  if (isMap(value)) {
    const entries = [...value].map(([name, item]) => ({
      key: { kind: 'literal', value: name, span } satisfies Literal,
      value: inner(item),
    }));
    return { kind: 'object', entries, span };
  }
  const items = itemsOf(value);
  return items === null ? unknown : { kind: 'tuple', items: items.map(inner), span };
}

/** A reference to another unit: `dependency.<label>.outputs<steps>`. */
interface UnitReference {
  /** Label of the `dependency` block. */
  readonly dependency: string;
  /** Steps after `outputs`; null for another reference to the unit, which may use all of it. */
  readonly steps: readonly Step[] | null;
}

/** Returns the reference to another unit; null for any other traversal. */
function unitReference({ root, steps }: Traversal): UnitReference | null {
  if (root !== DEPENDENCY) return null;
  const [label, outputs, ...rest] = steps;
  const dependency = label === undefined ? null : stepName(label);
  if (dependency === null) return null;
  return { dependency, steps: outputs !== undefined && stepName(outputs) === 'outputs' ? rest : null };
}

/** Returns the name that a step selects: `.vpc`, `["vpc"]`; null for any other step. */
const stepName = (step: Step): string | null =>
  step.kind === 'attribute' ? step.name : step.kind === 'index' ? literalText(step.key) : null;
