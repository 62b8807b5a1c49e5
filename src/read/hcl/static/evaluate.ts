/** Expressions to values. Where Terraform would have to ask a provider, a file or the clock, the value is unknown. */
import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX, EVALUATION_DEPTH, EVALUATIONS_MAX } from '../../../limits/static.js';
import type { Call, Expression, For, ObjectValue, Step, Template, Traversal } from '../model.js';
import { callFunction } from './functions/table.js';
import { operate } from './operators.js';
import { traverse, type ValueStep } from './traverse.js';
import { isMap, itemsOf, Lazy, toBoolean, toText, UNKNOWN, Unevaluable, type Value, ValueSet } from './value.js';

/** What names mean where an expression stands. */
export interface Names {
  /**
   * The value of a traversal that starts from a name, by as many steps as make up the name; null where the name means
   * nothing that is known here.
   */
  resolve(root: string, steps: readonly Step[]): { readonly value: Value; readonly used: number } | null;
  readonly budget: Budget;
}

/** How much may still be looked at, for all expressions together: code is hostile. */
export class Budget {
  #left = EVALUATIONS_MAX;
  #depth = 0;

  /** False where nothing is left, or expressions are in expressions of locals of locals without an end. */
  enter(): boolean {
    if (this.#left === 0 || this.#depth === EVALUATION_DEPTH) return false;
    this.#left--;
    this.#depth++;
    return true;
  }

  leave(): void {
    this.#depth--;
  }

  get isSpent(): boolean {
    return this.#left === 0;
  }
}

/** Nothing has a name: defaults of variables, variable files. */
export const noNames = (budget: Budget): Names => ({ resolve: () => null, budget });

export function withNames(names: Names, bound: ReadonlyMap<string, Value>): Names {
  return {
    budget: names.budget,
    resolve: (root, steps) => {
      const value = bound.get(root);
      return value === undefined ? names.resolve(root, steps) : { value, used: 0 };
    },
  };
}

/** Never throws: what Terraform would refuse is unknown. */
export function evaluate(expression: Expression, names: Names): Value {
  try {
    return tryEvaluate(expression, names);
  } catch (error) {
    if (error instanceof Unevaluable) return UNKNOWN;
    throw error;
  }
}

/** @throws Unevaluable where Terraform would refuse the expression */
export function tryEvaluate(expression: Expression, names: Names): Value {
  if (!names.budget.enter()) return UNKNOWN;
  try {
    return valueAt(expression, names);
  } finally {
    names.budget.leave();
  }
}

function valueAt(expression: Expression, names: Names): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'unreadable':
      return UNKNOWN;
    case 'parenthesized':
      return tryEvaluate(expression.inner, names);
    case 'template':
      return templateOf(expression, names);
    case 'tuple':
      return expression.items.map((item) => evaluate(item, names));
    case 'object':
      return objectOf(expression, names);
    case 'operation':
      return operate(
        expression.operator,
        expression.operands.map((operand) => tryEvaluate(operand, names)),
      );
    case 'conditional': {
      const condition = toBoolean(tryEvaluate(expression.condition, names));
      if (condition === null) throw new Unevaluable();
      if (condition === UNKNOWN) return UNKNOWN;
      return tryEvaluate(condition ? expression.whenTrue : expression.whenFalse, names);
    }
    case 'traversal':
      return traversalOf(expression, names);
    case 'call':
      return callOf(expression, names);
    case 'for':
      return forOf(expression, names);
  }
}

/** One expression alone keeps its kind: `"${var.list}"` is the list. */
function templateOf({ parts, directives, heredoc }: Template, names: Names): Value {
  if (directives) return UNKNOWN;
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0 && !heredoc) return tryEvaluate(only, names);
  const texts = parts.map((part) => toText(tryEvaluate(part, names)));
  if (texts.some((text) => text === UNKNOWN)) return UNKNOWN;
  if (texts.includes(null)) throw new Unevaluable();
  const text = texts.join('');
  return text.length > EVALUATED_TEXT_MAX ? UNKNOWN : text;
}

function objectOf({ entries }: ObjectValue, names: Names): Value {
  const object = new Map<string, Value>();
  for (const { key, value } of entries) {
    const name = toText(tryEvaluate(key, names));
    if (name === UNKNOWN) return UNKNOWN;
    if (name === null) throw new Unevaluable();
    object.set(name, evaluate(value, names));
  }
  return object;
}

function traversalOf({ root, steps }: Traversal, names: Names): Value {
  const stepsFrom = (used: number) => steps.slice(used).map((step) => valueStep(step, names));
  if (typeof root !== 'string') return traverse(tryEvaluate(root, names), stepsFrom(0));
  const found = names.resolve(root, steps);
  return found === null ? UNKNOWN : traverse(found.value, stepsFrom(found.used));
}

const valueStep = (step: Step, names: Names): ValueStep =>
  step.kind === 'index' ? { kind: 'index', key: tryEvaluate(step.key, names) } : step;

/** `try` and `can` look at their arguments themselves. */
function callOf({ name, arguments: given, expands }: Call, names: Names): Value {
  if (name === 'try') return firstOf(given, names);
  if (name === 'can') return isEvaluable(given[0], names);
  const values = given.map((expression) => tryEvaluate(expression, names));
  if (!expands) return callFunction(name, values);
  const last = values.pop() as Value;
  if (last === UNKNOWN) return UNKNOWN;
  return callFunction(name, [...values, ...(itemsOf(last) ?? refuse())]);
}

const refuse = (): never => {
  throw new Unevaluable();
};

function firstOf(expressions: readonly Expression[], names: Names): Value {
  for (const expression of expressions) {
    try {
      return tryEvaluate(expression, names);
    } catch (error) {
      if (!(error instanceof Unevaluable)) throw error;
    }
  }
  throw new Unevaluable();
}

function isEvaluable(expression: Expression | undefined, names: Names): Value {
  try {
    const value = expression === undefined ? UNKNOWN : tryEvaluate(expression, names);
    return value === UNKNOWN ? UNKNOWN : true;
  } catch (error) {
    if (error instanceof Unevaluable) return false;
    throw error;
  }
}

function forOf({ names: bound, collection, key, value, condition, grouped }: For, names: Names): Value {
  const elements = elementsOf(tryEvaluate(collection, names));
  if (elements === null) return UNKNOWN;
  const items: Value[] = [];
  const entries = new Map<string, Value>();
  for (const [elementKey, element] of elements) {
    const own: Value[] = bound.length > 1 ? [elementKey, element] : [element];
    const inner = withNames(names, new Map(bound.map((name, i): [string, Value] => [name, own[i] as Value])));
    const isIn = condition === null ? true : toBoolean(tryEvaluate(condition, inner));
    if (isIn === UNKNOWN) return UNKNOWN;
    if (isIn !== true) continue;
    if (key === null) items.push(evaluate(value, inner));
    else {
      const name = toText(tryEvaluate(key, inner));
      if (name === UNKNOWN || name === null) return UNKNOWN;
      const before = entries.get(name);
      if (before !== undefined && !grouped) throw new Unevaluable();
      const item = evaluate(value, inner);
      entries.set(name, grouped ? [...((before as readonly Value[] | undefined) ?? []), item] : item);
    }
  }
  return key === null ? items : entries;
}

/** What `for` and `for_each` go through; null where that is not known. */
export function elementsOf(value: Value): readonly [key: Value, element: Value][] | null {
  if (value === UNKNOWN || value instanceof Lazy) return null;
  if (isMap(value)) return [...value].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const items = itemsOf(value);
  if (items === null) throw new Unevaluable();
  if (items.length > EVALUATED_ITEMS_MAX) return null;
  return items.map((item, i): [Value, Value] => [value instanceof ValueSet ? item : i, item]);
}
