/**
 * Evaluates expressions of Terraform and Terragrunt without an engine, for the static planner and for proofs. A value for
 * which Terraform would ask a provider, a file or the clock is unknown.
 */

import { holdsInstanceName } from '../../graph/instance-name.js';
import type {
  Call,
  Conditional,
  Expression,
  For,
  ObjectValue,
  Step,
  Template,
  Traversal,
} from '../../terraform/hcl/model.js';
import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX } from '../limits.js';
import { madeOfMadeUp, namedArguments, partByPart, standInOf, withSymbolTexts } from './functions/named.js';
import { callFunction, isKnownFunction } from './functions/table.js';
import {
  elementsOf,
  isEqual,
  isList,
  isMap,
  itemsOf,
  Lazy,
  type MemberStep,
  Symbolic,
  toBoolean,
  toKey,
  toNumber,
  toText,
  UNKNOWN,
  Unevaluable,
  Unknown,
  type Value,
} from './value.js';
import type { Budget } from './work.js';

// ---- Traversals: `.name`, `[key]`, `[*]`.

type ValueStep =
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'index'; readonly key: Value }
  | { readonly kind: 'splat'; readonly attributesOnly?: true };

/** Returns an unknown value that comes from the given values. */
type MakeUnknown = (...values: readonly Value[]) => Unknown;

/**
 * Returns the value at the end of the steps.
 *
 * @throws Unevaluable if there is no member of that name or index
 */
function traverse(value: Value, steps: readonly ValueStep[], unknown: MakeUnknown): Value {
  let current = value;
  for (const [i, step] of steps.entries()) {
    if (current instanceof Symbolic) return current.member(steps.slice(i).map(memberStep));
    if (current instanceof Unknown) break;
    if (step.kind === 'splat') {
      const end = step.attributesOnly ? attributesEnd(steps, i + 1) : steps.length;
      return traverse(splat(current, steps.slice(i + 1, end), unknown), steps.slice(end), unknown);
    }
    // Members of an unknown text belong to the instance that it names.
    if (typeof current === 'string' && holdsInstanceName(current)) break;
    current = step.kind === 'attribute' ? attributeOf(current, step.name) : itemAt(current, step.key, unknown);
  }
  return current;
}

function memberStep(step: ValueStep): MemberStep {
  if (step.kind === 'splat') return { key: null };
  if (step.kind === 'attribute') return { key: step.name };
  const key = toKey(step.key);
  return { key: typeof key === 'string' && !holdsInstanceName(key) ? key : null };
}

/** Returns the index of the first step that is no attribute. */
function attributesEnd(steps: readonly ValueStep[], start: number): number {
  let end = start;
  while (steps[end]?.kind === 'attribute') end++;
  return end;
}

/** Applies a splat. A single value counts as a list of one, and null as an empty list. */
function splat(value: Value, rest: readonly ValueStep[], unknown: MakeUnknown): Value {
  if (value === null) return [];
  return (itemsOf(value) ?? [value]).map((item) => traverse(item, rest, unknown));
}

function attributeOf(value: Value, name: string): Value {
  if (value instanceof Lazy) return value.get(name);
  const member = isMap(value) ? value.get(name) : undefined;
  if (member === undefined) throw new Unevaluable();
  return member;
}

function itemAt(value: Value, key: Value, unknown: MakeUnknown): Value {
  const name = toKey(key);
  if (name instanceof Unknown || key instanceof Lazy) return unknown(value, key);
  if (isList(value)) {
    const index = toNumber(name);
    const item = typeof index === 'number' ? value[index] : undefined;
    if (item === undefined) throw new Unevaluable();
    return item;
  }
  if (typeof name !== 'string') throw new Unevaluable();
  return attributeOf(value, name);
}

/** Meaning of the names in an expression, and the mode of its evaluation. */
export interface Names {
  /**
   * Returns the value of a name, and the number of steps that belong to the name; null for an unknown name.
   * `aws_vpc.a.id` uses one step, `data.aws_vpc.a.id` two.
   */
  resolve(root: string, steps: readonly Step[]): { readonly value: Value; readonly used: number } | null;
  readonly budget: Budget;
  /** Returns an unknown value that comes from the given values. */
  readonly unknown: MakeUnknown;
  /** An unknown value of unknown origin; absent if origins are not traced. */
  readonly lost?: Unknown;
  /** Set if unknown texts are instance names (`NamingScope` in naming-scope.ts). */
  readonly namesInstances?: true;
  /** Returns the unknown value of a name as a symbol; null if it has none. Absent if unknown values have no symbols. */
  readonly symbolOf?: (root: string, steps: readonly MemberStep[]) => Symbolic | null;
  /**
   * Calls a function of the dialect. Such a function takes precedence over Terraform's function of the same name.
   * Undefined for any other function.
   *
   * @throws Unevaluable if the function would refuse its arguments
   */
  readonly call?: (name: string, values: readonly Value[]) => Value | undefined;
}

/** Names for defaults of variables and for variable files, in which no name has a value. */
export const noNames = (budget: Budget): Names => ({
  resolve: () => null,
  budget,
  unknown: () => UNKNOWN,
});

/** Returns the names with those that a `for` or a `dynamic` block binds, which take precedence. */
export function withNames(names: Names, bound: ReadonlyMap<string, Value>): Names {
  return {
    budget: names.budget,
    unknown: names.unknown,
    ...(names.lost && { lost: names.lost }),
    ...(names.namesInstances && { namesInstances: true }),
    ...(names.call && { call: names.call }),
    ...(names.symbolOf && {
      symbolOf: (root, steps) => (bound.has(root) ? null : (names.symbolOf?.(root, steps) ?? null)),
    }),
    resolve: (root, steps) => {
      const value = bound.get(root);
      return value === undefined ? names.resolve(root, steps) : { value, used: 0 };
    },
  };
}

/** Evaluates an expression. An expression that Terraform would refuse is unknown, not an error. */
export function evaluate(expression: Expression, names: Names): Value {
  try {
    return tryEvaluate(expression, names);
  } catch (error) {
    if (error instanceof Unevaluable) return names.lost ?? UNKNOWN;
    throw error;
  }
}

/**
 * Evaluates an expression.
 *
 * @throws Unevaluable if Terraform would refuse the expression
 */
export function tryEvaluate(expression: Expression, names: Names): Value {
  if (!names.budget.enter()) return names.lost ?? UNKNOWN;
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
      return names.lost ?? UNKNOWN;
    case 'parenthesized':
      return tryEvaluate(expression.inner, names);
    case 'template':
      return templateOf(expression, names);
    case 'tuple':
      return expression.items.map((item) => evaluate(item, names));
    case 'object':
      return objectOf(expression, names);
    case 'operation': {
      const operands = expression.operands.map((operand) => tryEvaluate(operand, names));
      if (!names.budget.affords(operands)) return names.lost ?? UNKNOWN;
      if (names.namesInstances && comparesInstanceName(operands)) return UNKNOWN;
      return withMarks(operate(expression.operator, operands), operands, names);
    }
    case 'conditional':
      return conditionalOf(expression, names);
    case 'traversal':
      return traversalOf(expression, names);
    case 'call':
      return callOf(expression, names);
    case 'for':
      return forOf(expression, names);
  }
}

/**
 * True if all operands are texts and one contains an instance name: `aws_kms_key.a.arn == "x"` is unknown until apply.
 * `aws_kms_key.a.arn == null` is false, since the text will exist.
 */
const comparesInstanceName = (operands: readonly Value[]): boolean =>
  operands.every((operand) => typeof operand === 'string') &&
  operands.some((operand) => holdsInstanceName(operand as string));

/** Gives an unknown result the origins of all operands. A result that already has origins is one of the operands. */
const withMarks = (result: Value, operands: readonly Value[], names: Names): Value =>
  result instanceof Unknown && result.marks.size === 0 ? withEnding(names.unknown(operands), result.ending) : result;

function conditionalOf({ condition, whenTrue, whenFalse }: Conditional, names: Names): Value {
  const conditionValue = tryEvaluate(condition, names);
  const isTrue = toBoolean(conditionValue);
  if (isTrue === null) throw new Unevaluable();
  if (!(isTrue instanceof Unknown)) return tryEvaluate(isTrue ? whenTrue : whenFalse, names);
  return names.unknown(conditionValue, evaluate(whenTrue, names), evaluate(whenFalse, names));
}

/** Evaluates a template. A single expression keeps its type: `"${var.list}"` is the list. Directives make it unknown. */
function templateOf({ parts, directives, heredoc, names: bound = [] }: Template, names: Names): Value {
  if (directives) return unknownOf(parts, withNames(names, new Map(bound.map((name) => [name, UNKNOWN]))));
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0 && !heredoc) return tryEvaluate(only, names);
  const values = parts.map((part) => tryEvaluate(part, names));
  const texts = values.map((value) => textOf(value, names));
  if (texts.some((text) => text instanceof Unknown)) return unknownText(texts, names.unknown(values));
  if (texts.includes(null)) throw new Unevaluable();
  if (lengthOf(texts as string[]) > EVALUATED_TEXT_MAX || !names.budget.affords(values)) return names.lost ?? UNKNOWN;
  return texts.join('');
}

function textOf(value: Value, { namesInstances }: Names): string | Unknown | null {
  const text = toText(value);
  return text instanceof Unknown && namesInstances ? standInOf(text) : text;
}

/** Returns an unknown text with its ending: `a` of `"${var.region}a"`. */
function unknownText(texts: readonly (string | Unknown | null)[], unknown: Unknown): Unknown {
  const last = texts.at(-1);
  return withEnding(unknown, typeof last === 'string' ? last : last instanceof Unknown ? last.ending : '');
}

const withEnding = (unknown: Unknown, ending: string): Unknown =>
  ending === '' ? unknown : new Unknown(unknown.marks, ending);

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/**
 * Returns an unknown value with the origins of all expressions. The values are passed as one list, since there may be
 * more than a call accepts as arguments.
 */
const unknownOf = (expressions: readonly Expression[], names: Names): Unknown =>
  names.unknown(expressions.map((expression) => evaluate(expression, names)));

function objectOf({ entries }: ObjectValue, names: Names): Value {
  const object = new Map<string, Value>();
  for (const { key, value } of entries) {
    const name = toKey(tryEvaluate(key, names));
    if (name === null) throw new Unevaluable();
    if (name instanceof Unknown) {
      // An unknown key may replace any other.
      const parts = entries.flatMap((entry) => [entry.key, entry.value]);
      return unknownOf(parts, names);
    }
    object.set(name, evaluate(value, names));
  }
  return object;
}

function traversalOf({ root, steps }: Traversal, names: Names): Value {
  const resolved = typeof root === 'string' ? names.resolve(root, steps) : { value: tryEvaluate(root, names), used: 0 };
  if (resolved === null) return UNKNOWN;
  const { value, used } = resolved;
  // A splat makes a list of the same length, which costs work.
  const hasSplat = steps.some(({ kind }) => kind === 'splat');
  if (hasSplat && !names.budget.affords([value])) return names.lost ?? UNKNOWN;
  const all = steps.map((step) => valueStep(step, names));
  const result = traverse(value, all.slice(used), names.unknown);
  const isNew = result instanceof Unknown && !(result instanceof Symbolic);
  if (names.symbolOf === undefined || !isNew || typeof root !== 'string') return result;
  return names.symbolOf(root, all.map(memberStep)) ?? result;
}

function valueStep(step: Step, names: Names): ValueStep {
  if (step.kind !== 'index') return step;
  const key = tryEvaluate(step.key, names);
  return { kind: 'index', key: typeof key === 'string' && holdsInstanceName(key) ? names.unknown(key) : key };
}

/** Evaluates a call. `try` and `can` evaluate their arguments themselves. */
function callOf({ name, arguments: expressions, expands }: Call, names: Names): Value {
  if (name === 'try') return firstOf(expressions, names);
  if (name === 'can') return isEvaluable(expressions[0], names);
  const values = expressions.map((expression) => tryEvaluate(expression, names));
  if (!expands) return callWith(name, values, names);
  const last = values.at(-1) as Value;
  if (last instanceof Unknown) return names.unknown(values);
  return callWith(name, [...values.slice(0, -1), ...(itemsOf(last) ?? refuse())], names);
}

function callWith(name: string, given: readonly Value[], names: Names): Value {
  if (given.length > EVALUATED_ITEMS_MAX) return names.lost ?? UNKNOWN;
  const values = names.symbolOf === undefined ? given : withSymbolTexts(name, given);
  const dialectResult = names.call?.(name, values);
  if (dialectResult !== undefined) return dialectResult;
  const isFree = SELECTORS.has(name);
  if (!isFree && !names.budget.affords(values)) return names.lost ?? UNKNOWN;
  const namedResult = names.namesInstances ? namedCall(name, values) : null;
  if (namedResult !== null) return namedResult;
  const args = names.namesInstances ? namedArguments(name, values) : values;
  if (args === null) return UNKNOWN;
  const result = withMarks(callFunction(name, args), values, names);
  return isFree || names.budget.affords([result]) ? result : (names.lost ?? UNKNOWN);
}

/** Returns the result of a function that treats instance names in its own way. Null for any other call. */
function namedCall(name: string, values: readonly Value[]): Value | null {
  if (!isKnownFunction(name)) return madeOfMadeUp(values);
  return partByPart(name, values, (args) => callFunction(name, args));
}

/** Functions that return a part of their argument without reading the rest, and so cost nothing. */
const SELECTORS: ReadonlySet<string> = new Set('coalesce coalescelist element lookup one tolist tomap'.split(' '));

const refuse = (): never => {
  throw new Unevaluable();
};

/** Evaluates `try`. */
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

/** Evaluates `can`. */
function isEvaluable(expression: Expression | undefined, names: Names): Value {
  try {
    const value = expression === undefined ? UNKNOWN : tryEvaluate(expression, names);
    return value instanceof Unknown ? value : true;
  } catch (error) {
    if (error instanceof Unevaluable) return false;
    throw error;
  }
}

function forOf(expression: For, names: Names): Value {
  const { collection, key } = expression;
  const collectionValue = tryEvaluate(collection, names);
  const elements = elementsOf(collectionValue);
  const inner = elements === null ? null : selectedScopes(expression, elements, names);
  if (inner === null) return unknownFor(expression, collectionValue, names);
  if (key === null) return inner.map((scope) => evaluate(expression.value, scope));
  return forObject(expression, key, inner) ?? unknownFor(expression, collectionValue, names);
}

/** Returns the names for each element that meets the condition of a loop. Null if a condition is unknown. */
function selectedScopes(
  { names: bound, condition }: For,
  elements: readonly [key: Value, element: Value][],
  names: Names,
): readonly Names[] | null {
  const selected: Names[] = [];
  for (const [key, element] of elements) {
    const values = bound.length > 1 ? [key, element] : [element];
    const inner = withNames(names, new Map(bound.map((name, i): [string, Value] => [name, values[i] as Value])));
    const isSelected = condition === null || toBoolean(tryEvaluate(condition, inner));
    if (isSelected instanceof Unknown) return null;
    if (isSelected === true) selected.push(inner);
  }
  return selected;
}

/** Returns the object that a loop with keys makes. Null if a key is unknown. */
function forObject({ value, grouped }: For, key: Expression, scopes: readonly Names[]): Value | null {
  const entries = new Map<string, Value>();
  for (const inner of scopes) {
    const name = toKey(tryEvaluate(key, inner));
    if (name === null) throw new Unevaluable();
    if (name instanceof Unknown) return null;
    const before = entries.get(name);
    if (before !== undefined && !grouped) throw new Unevaluable();
    const item = evaluate(value, inner);
    entries.set(name, grouped ? [...((before as readonly Value[] | undefined) ?? []), item] : item);
  }
  return entries;
}

/**
 * Returns the unknown result of a loop over an unknown collection. Its origins are those of the collection and of all
 * expressions of the loop.
 */
function unknownFor({ names: bound, key, value, condition }: For, collection: Value, names: Names): Unknown {
  const element = names.unknown(collection);
  const inner = withNames(names, new Map(bound.map((name) => [name, element])));
  return names.unknown(
    element,
    unknownOf(
      [key, value, condition].filter((part) => part !== null),
      inner,
    ),
  );
}

// ---- Operators.
// https://developer.hashicorp.com/terraform/language/expressions/operators

type Binary = (a: Value, b: Value) => Value;

const numeric =
  (compute: (a: number, b: number) => Value): Binary =>
  (a, b) => {
    const left = toNumber(a);
    const right = toNumber(b);
    if (left === null || right === null) throw new Unevaluable();
    return left instanceof Unknown || right instanceof Unknown ? UNKNOWN : compute(left, right);
  };

const not = (value: boolean | Unknown): Value => (value instanceof Unknown ? UNKNOWN : !value);

/** Evaluates `&&` or `||`. One operand that decides the result is enough, even if the other is unknown. */
const logical =
  (decides: boolean): Binary =>
  (a, b) => {
    const left = toBoolean(a);
    const right = toBoolean(b);
    if (left === null || right === null) throw new Unevaluable();
    if (left === decides || right === decides) return decides;
    return left instanceof Unknown || right instanceof Unknown ? UNKNOWN : !decides;
  };

function divided(a: number, b: number): Value {
  if (b !== 0) return a / b;
  // Terraform has infinity, which JSON has not.
  if (a !== 0) return UNKNOWN;
  throw new Unevaluable();
}

const BINARY: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', numeric((a, b) => a + b)],
  ['-', numeric((a, b) => a - b)],
  ['*', numeric((a, b) => a * b)],
  ['/', numeric(divided)],
  ['%', numeric((a, b) => (b === 0 ? a : a % b))],
  ['<', numeric((a, b) => a < b)],
  ['>', numeric((a, b) => a > b)],
  ['<=', numeric((a, b) => a <= b)],
  ['>=', numeric((a, b) => a >= b)],
  ['==', isEqual],
  ['!=', (a, b) => not(isEqual(a, b))],
  ['&&', logical(false)],
  ['||', logical(true)],
]);

/**
 * Applies an operator to one or two operands.
 *
 * @throws Unevaluable if the operands have the wrong type
 */
export function operate(operator: string, operands: readonly Value[]): Value {
  const [first, second] = operands as [Value, Value | undefined];
  if (second !== undefined) return BINARY.get(operator)?.(first, second) ?? UNKNOWN;
  if (operator === '-') return numeric((a, b) => a - b)(0, first);
  const value = toBoolean(first);
  if (value === null) throw new Unevaluable();
  return not(value);
}
