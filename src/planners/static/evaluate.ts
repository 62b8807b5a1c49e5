/** Expressions to values. Where Terraform would have to ask a provider, a file or the clock, the value is unknown. */

import { holdsInstanceName, SOME_TEXT } from '../../graph/instance-name.js';
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
import { elementsOf } from './elements.js';
import { madeOfMadeUp, namedArguments, partByPart } from './functions/named.js';
import { callFunction, isKnownFunction } from './functions/table.js';
import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX } from './limits.js';
import { operate } from './operators.js';
import { type MakeUnknown, traverse, type ValueStep } from './traverse.js';
import { itemsOf, toBoolean, toKey, toText, UNKNOWN, Unevaluable, Unknown, type Value } from './value.js';
import type { Budget } from './work.js';

/** What names mean where an expression stands. */
export interface Names {
  /**
   * The value of a traversal that starts from a name, by as many steps as make up the name; null where the name means
   * nothing that is known here.
   */
  resolve(root: string, steps: readonly Step[]): { readonly value: Value; readonly used: number } | null;
  readonly budget: Budget;
  /** Makes an unknown value of what it comes from. */
  readonly unknown: MakeUnknown;
  /** Unknown, and so is what it comes from; absent where nobody asks for that. */
  readonly lost?: Unknown;
  /** Texts that are not known yet say whose they are: naming-scope.ts. */
  readonly namesInstances?: true;
  /**
   * Functions that the language has where the expression stands, and others of the same name that go before those of
   * Terraform; undefined for all others.
   * @throws Unevaluable where the function would refuse its arguments
   */
  readonly call?: (name: string, values: readonly Value[]) => Value | undefined;
}

/** Nothing has a name: defaults of variables, variable files. */
export const noNames = (budget: Budget): Names => ({
  resolve: () => null,
  budget,
  unknown: () => UNKNOWN,
});

export function withNames(names: Names, bound: ReadonlyMap<string, Value>): Names {
  return {
    budget: names.budget,
    unknown: names.unknown,
    ...(names.lost && { lost: names.lost }),
    ...(names.namesInstances && { namesInstances: true }),
    ...(names.call && { call: names.call }),
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
    if (error instanceof Unevaluable) return names.lost ?? UNKNOWN;
    throw error;
  }
}

/** @throws Unevaluable where Terraform would refuse the expression */
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
      if (names.namesInstances && isOfTextsToCome(operands)) return UNKNOWN;
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

/** What a text that is not known yet is equal to is not known either; it is something. */
const isOfTextsToCome = (operands: readonly Value[]): boolean =>
  operands.every((operand) => typeof operand === 'string') &&
  operands.some((operand) => holdsInstanceName(operand as string));

/** What is unknown comes from all operands, but for one of them that has been chosen. */
const withMarks = (result: Value, operands: readonly Value[], names: Names): Value =>
  result instanceof Unknown && result.marks.size === 0 ? withEnding(names.unknown(operands), result.ending) : result;

function conditionalOf({ condition, whenTrue, whenFalse }: Conditional, names: Names): Value {
  const decided = tryEvaluate(condition, names);
  const isTrue = toBoolean(decided);
  if (isTrue === null) throw new Unevaluable();
  if (!(isTrue instanceof Unknown)) return tryEvaluate(isTrue ? whenTrue : whenFalse, names);
  return names.unknown(decided, evaluate(whenTrue, names), evaluate(whenFalse, names));
}

/** One expression alone keeps its kind: `"${var.list}"` is the list. */
function templateOf({ parts, directives, heredoc, names: bound = [] }: Template, names: Names): Value {
  if (directives) return eachOf(parts, withNames(names, new Map(bound.map((name) => [name, UNKNOWN]))));
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
  return text instanceof Unknown && namesInstances ? SOME_TEXT : text;
}

/** The last part of a text may be known where the others are not. */
function unknownText(texts: readonly (string | Unknown | null)[], unknown: Unknown): Unknown {
  const last = texts.at(-1);
  return withEnding(unknown, typeof last === 'string' ? last : last instanceof Unknown ? last.ending : '');
}

const withEnding = (unknown: Unknown, ending: string): Unknown =>
  ending === '' ? unknown : new Unknown(unknown.marks, ending);

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Unknown, for all that is in these expressions. As one list: there may be more than a call takes. */
const eachOf = (expressions: readonly Expression[], names: Names): Unknown =>
  names.unknown(expressions.map((expression) => evaluate(expression, names)));

function objectOf({ entries }: ObjectValue, names: Names): Value {
  const object = new Map<string, Value>();
  for (const { key, value } of entries) {
    const name = toKey(tryEvaluate(key, names));
    if (name === null) throw new Unevaluable();
    if (name instanceof Unknown) {
      const all = entries.flatMap((entry) => [entry.key, entry.value]);
      return eachOf(all, names);
    }
    object.set(name, evaluate(value, names));
  }
  return object;
}

function traversalOf({ root, steps }: Traversal, names: Names): Value {
  const stepsFrom = (used: number) => steps.slice(used).map((step) => valueStep(step, names));
  const found = typeof root === 'string' ? names.resolve(root, steps) : { value: tryEvaluate(root, names), used: 0 };
  if (found === null) return UNKNOWN;
  // A list of the same length for each of them.
  const hasSplat = steps.some(({ kind }) => kind === 'splat');
  if (hasSplat && !names.budget.affords([found.value])) return names.lost ?? UNKNOWN;
  return traverse(found.value, stepsFrom(found.used), names.unknown);
}

function valueStep(step: Step, names: Names): ValueStep {
  if (step.kind !== 'index') return step;
  const key = tryEvaluate(step.key, names);
  return { kind: 'index', key: typeof key === 'string' && holdsInstanceName(key) ? names.unknown(key) : key };
}

/** `try` and `can` look at their arguments themselves. */
function callOf({ name, arguments: given, expands }: Call, names: Names): Value {
  if (name === 'try') return firstOf(given, names);
  if (name === 'can') return isEvaluable(given[0], names);
  const values = given.map((expression) => tryEvaluate(expression, names));
  if (!expands) return called(name, values, names);
  const last = values.at(-1) as Value;
  if (last instanceof Unknown) return names.unknown(values);
  return called(name, [...values.slice(0, -1), ...(itemsOf(last) ?? refuse())], names);
}

function called(name: string, values: readonly Value[], names: Names): Value {
  if (values.length > EVALUATED_ITEMS_MAX) return names.lost ?? UNKNOWN;
  const own = names.call?.(name, values);
  if (own !== undefined) return own;
  const isFree = CHOOSING.has(name);
  if (!isFree && !names.budget.affords(values)) return names.lost ?? UNKNOWN;
  if (names.namesInstances && !isKnownFunction(name)) return madeOfMadeUp(values);
  const parts = names.namesInstances && partByPart(name, values, (given) => callFunction(name, given));
  if (typeof parts === 'string' || parts instanceof Unknown) return parts;
  const given = names.namesInstances ? namedArguments(name, values) : values;
  if (given === null) return UNKNOWN;
  const result = withMarks(callFunction(name, given), values, names);
  return isFree || names.budget.affords([result]) ? result : (names.lost ?? UNKNOWN);
}

/** What they are given is not looked through, and what they give is a part of it. */
const CHOOSING: ReadonlySet<string> = new Set('coalesce coalescelist element lookup one tolist tomap'.split(' '));

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
    return value instanceof Unknown ? value : true;
  } catch (error) {
    if (error instanceof Unevaluable) return false;
    throw error;
  }
}

function forOf(expression: For, names: Names): Value {
  const { names: bound, collection, key, value, condition, grouped } = expression;
  const through = tryEvaluate(collection, names);
  const elements = elementsOf(through);
  if (elements === null) return openFor(expression, through, names);
  const items: Value[] = [];
  const entries = new Map<string, Value>();
  for (const [elementKey, element] of elements) {
    const own: Value[] = bound.length > 1 ? [elementKey, element] : [element];
    const inner = withNames(names, new Map(bound.map((name, i): [string, Value] => [name, own[i] as Value])));
    const isIn = condition === null ? true : toBoolean(tryEvaluate(condition, inner));
    if (isIn instanceof Unknown) return openFor(expression, through, names);
    if (isIn !== true) continue;
    if (key === null) items.push(evaluate(value, inner));
    else {
      const name = toKey(tryEvaluate(key, inner));
      if (name === null) throw new Unevaluable();
      if (name instanceof Unknown) return openFor(expression, through, names);
      const before = entries.get(name);
      if (before !== undefined && !grouped) throw new Unevaluable();
      const item = evaluate(value, inner);
      entries.set(name, grouped ? [...((before as readonly Value[] | undefined) ?? []), item] : item);
    }
  }
  return key === null ? items : entries;
}

/** It is not known what it makes: anything of what it goes through, by way of any of its expressions. */
function openFor({ names: bound, key, value, condition }: For, through: Value, names: Names): Unknown {
  const all = names.unknown(through);
  const inner = withNames(names, new Map(bound.map((name) => [name, all])));
  return names.unknown(
    all,
    eachOf(
      [key, value, condition].filter((part) => part !== null),
      inner,
    ),
  );
}
