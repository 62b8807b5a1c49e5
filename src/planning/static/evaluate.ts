/**
 * Evaluates expressions of Terraform and Terragrunt without an engine, for the static planner and for proofs. A value
 * that Terraform would get from a provider or the clock is unknown, and so is a file unless its text is short.
 */

import { resolve } from 'node:path';
import { holdsInstanceName } from '../../graph/instance-name.js';
import { parseTemplate } from '../../terraform/hcl/expression.js';
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
import { type PathScope, provenPath } from '../../terraform/module-tree/file-reads.js';
import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX } from '../limits.js';
import { itemsOfUnknown } from './functions/collections.js';
import { namedArguments, partByPart, resultOfUnknownFunction, standInOf, withSymbolTexts } from './functions/named.js';
import { callFunction, isKnownFunction } from './functions/table.js';
import { memberStep, type StepContext, traverse, type ValueStep } from './traverse.js';
import {
  Collection,
  commonOf,
  elementsOf,
  isCollection,
  isEqual,
  isMap,
  itemsOf,
  type MakeUnknown,
  type MemberStep,
  Symbolic,
  toBoolean,
  toCondition,
  toKey,
  toNumber,
  toText,
  UNKNOWN,
  Unevaluable,
  Unknown,
  type Value,
} from './value.js';
import { type Budget, inCodeOf } from './work.js';

/** Context of an expression: the values of names, the budget, and the treatment of unknown values. */
export interface Names {
  /**
   * Returns the value of a name, and the number of steps that belong to the name; null for an unknown name.
   * `aws_vpc.a.id` uses one step, `data.aws_vpc.a.id` two.
   */
  resolve(root: string, steps: readonly Step[]): { readonly value: Value; readonly used: number } | null;
  readonly budget: Budget;
  /** Returns an unknown value that comes from the given values. */
  readonly unknown: MakeUnknown;
  /**
   * The value of an expression that cannot be evaluated; absent if origins are not traced, because it is then UNKNOWN.
   */
  readonly unknownOrigin?: Unknown;
  /** Set if unknown strings are instance names (see `NamingScope`). */
  readonly namesInstances?: true;
  /** Returns the unknown value of a name as a symbol; null if it has none. Absent if unknown values have no symbols. */
  readonly symbolOf?: (root: string, steps: readonly MemberStep[]) => Symbolic | null;
  /**
   * Calls a function of the dialect. Such a function takes precedence over Terraform's function of the same name.
   * Undefined for any other function.
   * @throws Unevaluable if the function would refuse its arguments
   */
  readonly call?: (name: string, values: readonly Value[]) => Value | undefined;
  /** Files for `file` and `templatefile`; absent if there are none. */
  readonly files?: CodeFiles;
}

/** The files whose text a module may read. */
export interface CodeFiles {
  /** By absolute path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly scope: PathScope;
  /** Templates by their text, added when they are parsed; null for text that is not a valid template. */
  readonly templates: Map<string, Expression | null>;
}

/** Returns the names for defaults of variables and for variable files, which may refer to nothing. */
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
    ...(names.unknownOrigin && { unknownOrigin: names.unknownOrigin }),
    ...(names.namesInstances && { namesInstances: true }),
    ...(names.call && { call: names.call }),
    ...(names.files && { files: names.files }),
    ...(names.symbolOf && {
      symbolOf: (root, steps) => (bound.has(root) ? null : (names.symbolOf?.(root, steps) ?? null)),
    }),
    resolve: (root, steps) => {
      const value = bound.get(root);
      return value === undefined ? names.resolve(root, steps) : { value, used: 0 };
    },
  };
}

/** Returns the value of an expression that is too expensive or invalid. Its origin is unknown. */
const unevaluated = ({ unknownOrigin = UNKNOWN }: Names): Unknown => unknownOrigin;

/** Evaluates an expression. An expression that Terraform would refuse is unknown, not an error. */
export function evaluate(expression: Expression, names: Names): Value {
  try {
    return tryEvaluate(expression, names);
  } catch (error) {
    if (error instanceof Unevaluable) return unevaluated(names);
    throw error;
  }
}

/**
 * Evaluates an expression.
 * @throws Unevaluable if Terraform would refuse the expression
 */
export function tryEvaluate(expression: Expression, names: Names): Value {
  if (!names.budget.enter()) return unevaluated(names);
  try {
    return evaluateKind(expression, names);
  } finally {
    names.budget.leave();
  }
}

/** @throws Unevaluable if Terraform would refuse the expression */
function evaluateKind(expression: Expression, names: Names): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'unreadable':
      return unevaluated(names);
    case 'parenthesised':
      return tryEvaluate(expression.inner, names);
    case 'template':
      return evaluateTemplate(expression, names);
    case 'tuple':
      return expression.items.map((item) => evaluate(item, names));
    case 'object':
      return evaluateObject(expression, names);
    case 'operation': {
      const operands = expression.operands.map((operand) => tryEvaluate(operand, names));
      if (!names.budget.spendOn(operands)) return unevaluated(names);
      if (names.namesInstances && comparesInstanceName(operands)) return UNKNOWN;
      return computed(operands, names, (values) => operate(expression.operator, values));
    }
    case 'conditional':
      return evaluateConditional(expression, names);
    case 'traversal':
      return evaluateTraversal(expression, names);
    case 'call':
      return evaluateCall(expression, names);
    case 'for':
      return evaluateFor(expression, names);
  }
}

/**
 * True if all operands are strings and one contains an instance name: `aws_kms_key.a.arn == "x"` is unknown until
 * apply. `aws_kms_key.a.arn == null` is false, since the text will exist.
 */
const comparesInstanceName = (operands: readonly Value[]): boolean =>
  operands.every((operand) => typeof operand === 'string') &&
  operands.some((operand) => holdsInstanceName(operand as string));

/**
 * Returns the result of an operator or a function. An unknown result has the origins of all operands, and computes its
 * value in the code from theirs. A result that already has origins is one of the operands.
 */
function computed(operands: readonly Value[], names: Names, compute: (operands: readonly Value[]) => Value): Value {
  const result = compute(operands);
  if (!(result instanceof Unknown) || result.marks.size > 0) return result;
  const unknown = names.unknown(operands);
  return unknown.marks.size === 0
    ? withEnding(unknown, result.ending)
    : new Unknown(unknown.marks, result.ending, inCodeOf(operands, names.budget, compute));
}

/** Returns what values have in common, of which only one is meant (see `commonOf`). */
const common = (values: readonly Value[], names: Names): Value =>
  names.budget.spendOn(values) ? commonOf(values, names.unknown) : unevaluated(names);

function evaluateConditional({ condition, whenTrue, whenFalse }: Conditional, names: Names): Value {
  const conditionValue = tryEvaluate(condition, names);
  const isTrue = toCondition(conditionValue);
  if (isTrue === null) throw new Unevaluable();
  if (!(isTrue instanceof Unknown)) return tryEvaluate(isTrue ? whenTrue : whenFalse, names);
  const branches = [evaluate(whenTrue, names), evaluate(whenFalse, names)];
  return branches.every(isCollection) ? common(branches, names) : names.unknown(conditionValue, branches);
}

/** Evaluates a template. A single expression keeps its type: `"${var.list}"` is the list. */
function evaluateTemplate(template: Template, names: Names): Value {
  const { directives, heredoc, names: bound = [] } = template;
  if (directives === null)
    return unknownOf(template.parts, withNames(names, new Map(bound.map((name) => [name, UNKNOWN]))));
  const parts = directives ?? template.parts;
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0 && !heredoc && directives === undefined)
    return tryEvaluate(only, names);
  const values = parts.map((part) => tryEvaluate(part, names));
  const texts = values.map((value) => textOf(value, names));
  if (texts.some((text) => text instanceof Unknown)) {
    const { marks, ending } = unknownText(texts, names.unknown(values));
    return marks.size === 0 && ending === ''
      ? UNKNOWN
      : new Unknown(
          marks,
          ending,
          inCodeOf(values, names.budget, (parts) => joined(parts.map(toText)) ?? UNKNOWN),
        );
  }
  const text = joined(texts);
  return text === null || !names.budget.spendOn(values) ? unevaluated(names) : text;
}

/**
 * Returns the parts of a template as one text. Unknown if a part is, null if it is too long.
 * @throws Unevaluable if a part has no text
 */
function joined(texts: readonly (string | Unknown | null)[]): string | Unknown | null {
  if (texts.some((text) => text instanceof Unknown)) return UNKNOWN;
  if (texts.includes(null)) throw new Unevaluable();
  return lengthOf(texts as string[]) > EVALUATED_TEXT_MAX ? null : texts.join('');
}

/** Returns the text of a value in a template; null if the value has none. */
function textOf(value: Value, { namesInstances }: Names): string | Unknown | null {
  const text = toText(value);
  return text instanceof Unknown && namesInstances ? standInOf(text) : text;
}

/** Returns an unknown text with its ending: `a` of `"${var.region}a"`. */
function unknownText(texts: readonly (string | Unknown | null)[], unknown: Unknown): Unknown {
  const last = texts.at(-1);
  return withEnding(unknown, typeof last === 'string' ? last : last instanceof Unknown ? last.ending : '');
}

/** Returns an unknown text with a known ending. */
const withEnding = (unknown: Unknown, ending: string): Unknown =>
  ending === '' ? unknown : new Unknown(unknown.marks, ending);

/** Returns the length of all strings together. */
const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/**
 * Returns an unknown value with the origins of all expressions. The values are passed as one list, since there may be
 * more than a call accepts as arguments.
 */
const unknownOf = (expressions: readonly Expression[], names: Names): Unknown =>
  names.unknown(expressions.map((expression) => evaluate(expression, names)));

function evaluateObject({ entries }: ObjectValue, names: Names): Value {
  const object = new Map<string, Value>();
  for (const { key, value } of entries) {
    const name = toKey(tryEvaluate(key, names));
    if (name === null) throw new Unevaluable();
    if (name instanceof Unknown) {
      // An unknown key may replace any other.
      return unknownOf(
        entries.flatMap((entry) => [entry.key, entry.value]),
        names,
      );
    }
    object.set(name, evaluate(value, names));
  }
  return object;
}

/** Evaluates a reference: the value of its name, and the steps into that value. */
function evaluateTraversal({ root, steps }: Traversal, names: Names): Value {
  const resolved = typeof root === 'string' ? names.resolve(root, steps) : { value: tryEvaluate(root, names), used: 0 };
  if (resolved === null) return UNKNOWN;
  const { value, used } = resolved;
  // A splat makes a list of the same length, which costs work.
  const hasSplat = steps.some(({ kind }) => kind === 'splat');
  if (hasSplat && !names.budget.spendOn([value])) return unevaluated(names);
  const valueSteps = steps.map((step) => valueStep(step, names));
  const result = traverse(value, valueSteps.slice(used), stepsWith(names));
  const lacksSymbol = result instanceof Unknown && !(result instanceof Symbolic);
  if (names.symbolOf === undefined || !lacksSymbol || typeof root !== 'string') return result;
  return names.symbolOf(root, valueSteps.map(memberStep)) ?? result;
}

/** Returns the context of steps: a member of an unknown value has its origins, and its own value in the code. */
function stepsWith(names: Names): StepContext {
  const { unknown } = names;
  const member: StepContext['member'] = (value, steps) =>
    value.marks.size === 0
      ? value
      : new Unknown(
          value.marks,
          '',
          inCodeOf([value], names.budget, ([whole]) => traverse(whole as Value, steps, stepsWith(names))),
        );
  return { unknown, member };
}

/** Evaluates the key of a step. A key that contains an instance name is unknown. */
function valueStep(step: Step, names: Names): ValueStep {
  if (step.kind !== 'index') return step;
  const key = tryEvaluate(step.key, names);
  return { kind: 'index', key: typeof key === 'string' && holdsInstanceName(key) ? names.unknown(key) : key };
}

/** Evaluates a call. `try` and `can` evaluate their arguments themselves. */
function evaluateCall({ name, arguments: expressions, expands }: Call, names: Names): Value {
  if (name === 'try') return evaluateTry(expressions, names);
  if (name === 'can') return evaluateCan(expressions[0], names);
  const read = names.files === undefined ? null : evaluateRead(name, expressions, names, names.files);
  if (read !== null) return read;
  const values = expressions.map((expression) => tryEvaluate(expression, names));
  if (!expands) return callWith(name, values, names);
  const last = values.at(-1) as Value;
  if (last instanceof Unknown) return names.unknown(values);
  return callWith(name, [...values.slice(0, -1), ...(itemsOf(last) ?? refuse())], names);
}

/**
 * Returns the result of `file`, `templatefile` and `templatestring`. Null for any other call, and for a file or
 * template that is not available.
 */
function evaluateRead(name: string, [source, variables]: readonly Expression[], names: Names, files: CodeFiles) {
  const plainName = name.replace(/^core::/, '');
  const isFile = plainName === 'file' || plainName === 'templatefile';
  if ((!isFile && plainName !== 'templatestring') || source === undefined) return null;
  const path = isFile ? evaluatePath(source, names, files.scope) : null;
  const text = isFile ? files.texts.get(path ?? '') : tryEvaluate(source, names);
  if (text === undefined || !names.budget.spendOn([text])) return null;
  if (plainName === 'file') return text;
  return variables === undefined ? null : renderTemplate(text, tryEvaluate(variables, names), names);
}

/**
 * Evaluates a string as a template with the given variables. Null if the string or the variables are not known, or the
 * string is not a valid template.
 * @throws Unevaluable if Terraform would refuse the template
 */
export function renderTemplate(text: Value, variables: Value, names: Names): Value | null {
  const { files, symbolOf: _, ...others } = names;
  if (typeof text !== 'string' || text.length > EVALUATED_TEXT_MAX || files === undefined || !isMap(variables))
    return null;
  const template = files.templates.get(text) ?? parseTemplate(text);
  files.templates.set(text, template);
  // A template can only use its own variables, and read no file.
  return template === null ? null : tryEvaluate(template, withNames({ ...others, resolve: () => null }, variables));
}

/** Returns the absolute path of a file; null if it is unknown. */
function evaluatePath(path: Expression, names: Names, scope: PathScope): string | null {
  const proven = provenPath(path, scope);
  if (proven === null || proven.rest === null) return proven?.path ?? null;
  const directories = new Map([
    ['module', scope.module],
    ['root', scope.root],
    ['cwd', scope.root],
  ]);
  const value = evaluate(path, withNames(names, new Map([['path', directories]])));
  return typeof value === 'string' && !holdsInstanceName(value) ? resolve(scope.root, value) : null;
}

/** Calls a function with evaluated arguments. */
function callWith(name: string, given: readonly Value[], names: Names): Value {
  if (given.length > EVALUATED_ITEMS_MAX) return unevaluated(names);
  const values = names.symbolOf === undefined ? given : withSymbolTexts(name, given);
  const dialectResult = names.call?.(name, values);
  if (dialectResult !== undefined) return dialectResult;
  const isFree = SELECTORS.has(name);
  if (!isFree && !names.budget.spendOn(values)) return unevaluated(names);
  const namedResult = names.namesInstances ? namedCall(name, values) : null;
  if (namedResult !== null) return namedResult;
  const args = names.namesInstances ? namedArguments(name, values) : values;
  if (args === null) return UNKNOWN;
  const known = computed(args, names, (operands) => callFunction(name, operands));
  const result = isUnknownResult(known, args) ? (anyResult(name, args, names) ?? known) : known;
  return isFree || names.budget.spendOn([result]) ? result : unevaluated(names);
}

/** True if a function has returned an unknown value that is none of its arguments. */
const isUnknownResult = (result: Value, args: readonly Value[]): boolean =>
  result instanceof Unknown && !(result instanceof Collection) && !args.includes(result);

/** Returns the known part of a collection that a function makes of unknown ones. Null for other functions. */
function anyResult(name: string, args: readonly Value[], names: Names): Value | null {
  const items = itemsOfUnknown(name, args);
  if (items === null || items.length === 0 || !names.budget.spendOn(items)) return null;
  return new Collection(commonOf(items, names.unknown), names.unknown(args).marks);
}

/** Returns the result of a function that treats instance names in its own way. Null for any other call. */
function namedCall(name: string, values: readonly Value[]): Value | null {
  if (!isKnownFunction(name)) return resultOfUnknownFunction(values);
  return partByPart(name, values, (args) => callFunction(name, args));
}

/** Functions that return a part of their argument without reading the rest, and so cost nothing. */
const SELECTORS: ReadonlySet<string> = new Set('coalesce coalescelist element lookup one tolist tomap'.split(' '));

/** @throws Unevaluable always, in an expression that needs a value */
const refuse = (): never => {
  throw new Unevaluable();
};

/**
 * Returns the value of the first expression that Terraform accepts.
 * @throws Unevaluable if it accepts none
 */
function evaluateTry(expressions: readonly Expression[], names: Names): Value {
  for (const expression of expressions) {
    try {
      return tryEvaluate(expression, names);
    } catch (error) {
      if (!(error instanceof Unevaluable)) throw error;
    }
  }
  throw new Unevaluable();
}

/** Evaluates `can`: true if Terraform can evaluate the expression, an unknown value if that is not known. */
function evaluateCan(expression: Expression | undefined, names: Names): Value {
  try {
    const value = expression === undefined ? UNKNOWN : tryEvaluate(expression, names);
    return value instanceof Unknown ? value : true;
  } catch (error) {
    if (error instanceof Unevaluable) return false;
    throw error;
  }
}

function evaluateFor(expression: For, names: Names): Value {
  const collection = tryEvaluate(expression.collection, names);
  const elements = elementsOf(collection);
  if (elements === null) return anyOf(expression, [[UNKNOWN, soleElement(collection, names)]], collection, names);
  const selected = selectedElements(expression, elements, names);
  if (selected === null) return anyOf(expression, elements, collection, names);
  const { key, value } = expression;
  if (key === null) return selected.map((elementNames) => evaluate(value, elementNames));
  return forObject(expression, key, selected) ?? anyOf(expression, elements, collection, names);
}

/** Returns the value that stands for all elements of an unknown collection. */
const soleElement = (collection: Value, names: Names): Value =>
  collection instanceof Collection ? collection.element : names.unknown(collection);

/** Returns the names for one element of a loop. */
const withElement = (
  { names: bound }: For,
  [key, element]: readonly [key: Value, element: Value],
  names: Names,
): Names =>
  withNames(names, new Map(bound.map((name, index) => [name, bound.length > 1 && index === 0 ? key : element])));

/** Returns the names for each element that meets the condition of a loop. Null if a condition is unknown. */
function selectedElements(
  expression: For,
  elements: readonly (readonly [key: Value, element: Value])[],
  names: Names,
): readonly Names[] | null {
  const { condition } = expression;
  const selected: Names[] = [];
  for (const element of elements) {
    const elementNames = withElement(expression, element, names);
    const isSelected = condition === null || toCondition(tryEvaluate(condition, elementNames));
    if (isSelected instanceof Unknown) return null;
    if (isSelected === true) selected.push(elementNames);
  }
  return selected;
}

/** Returns the object that a loop with keys makes. Null if a key is unknown. */
function forObject({ value, grouped }: For, key: Expression, namesOfElements: readonly Names[]): Value | null {
  const entries = new Map<string, Value>();
  for (const elementNames of namesOfElements) {
    const name = toKey(tryEvaluate(key, elementNames));
    if (name === null) throw new Unevaluable();
    if (name instanceof Unknown) return null;
    const before = entries.get(name);
    if (before !== undefined && !grouped) throw new Unevaluable();
    const item = evaluate(value, elementNames);
    entries.set(name, grouped ? [...((before as readonly Value[] | undefined) ?? []), item] : item);
  }
  return entries;
}

/**
 * Returns the result of a loop with unknown elements, keys or conditions: what its items have in common. It is empty if
 * the condition refuses every element. Its origins are those of the collection and of all expressions of the loop.
 */
function anyOf(
  expression: For,
  elements: readonly (readonly [key: Value, element: Value])[],
  collection: Value,
  names: Names,
): Value {
  const { key, value, condition, grouped } = expression;
  const scopes = elements
    .map((element) => withElement(expression, element, names))
    .filter((scope) => condition === null || toCondition(evaluate(condition, scope)) !== false);
  if (scopes.length === 0) return key === null ? [] : new Map();
  const items = scopes.map((scope) => evaluate(value, scope));
  const origins = [key, condition].filter((part) => part !== null);
  const { marks } = names.unknown(
    collection,
    items,
    scopes.map((scope) => unknownOf(origins, scope)),
  );
  const item = common(items, names);
  return new Collection(grouped ? new Collection(item, marks) : item, marks);
}

// ---- Operators: https://developer.hashicorp.com/terraform/language/expressions/operators

type BinaryOperator = (a: Value, b: Value) => Value;

/** Returns an operator of numbers. It throws Unevaluable for other operands. */
const numeric =
  (compute: (a: number, b: number) => Value): BinaryOperator =>
  (a, b) => {
    const left = toNumber(a);
    const right = toNumber(b);
    if (left === null || right === null) throw new Unevaluable();
    return left instanceof Unknown || right instanceof Unknown ? UNKNOWN : compute(left, right);
  };

/**
 * Returns the product. Zero is enough for the result, even if the other operand is unknown: `length(var.names) * 0`.
 */
function product(a: Value, b: Value): Value {
  const result = numeric((left, right) => left * right)(a, b);
  return result instanceof Unknown && [a, b].some((factor) => toNumber(factor) === 0) ? 0 : result;
}

const not = (value: boolean | Unknown): Value => (value instanceof Unknown ? UNKNOWN : !value);

/**
 * Returns `&&` or `||`, which throw Unevaluable for operands that are not boolean. One operand that decides the result
 * is enough, even if the other is unknown.
 * @param decides the operand that decides: false for `&&`, true for `||`
 */
const logical =
  (decides: boolean): BinaryOperator =>
  (a, b) => {
    const left = toBoolean(a);
    const right = toBoolean(b);
    if (left === null || right === null) throw new Unevaluable();
    if (left === decides || right === decides) return decides;
    return left instanceof Unknown || right instanceof Unknown ? UNKNOWN : !decides;
  };

/** @throws Unevaluable for zero divided by zero */
function quotient(a: number, b: number): Value {
  if (b !== 0) return a / b;
  // Terraform has infinity, which JSON has not.
  if (a !== 0) return UNKNOWN;
  throw new Unevaluable();
}

const BINARY_OPERATORS: ReadonlyMap<string, BinaryOperator> = new Map<string, BinaryOperator>([
  ['+', numeric((a, b) => a + b)],
  ['-', numeric((a, b) => a - b)],
  ['*', product],
  ['/', numeric(quotient)],
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
 * @throws Unevaluable if the operands have the wrong type
 */
export function operate(operator: string, operands: readonly Value[]): Value {
  const [first, second] = operands as [Value, Value | undefined];
  if (second !== undefined) return BINARY_OPERATORS.get(operator)?.(first, second) ?? UNKNOWN;
  if (operator === '-') return numeric((a, b) => a - b)(0, first);
  const value = toBoolean(first);
  if (value === null) throw new Unevaluable();
  return not(value);
}
