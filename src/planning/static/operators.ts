/** Evaluates operators: https://developer.hashicorp.com/terraform/language/expressions/operators */

import { isEqual, toBoolean, toNumber, UNKNOWN, Unevaluable, Unknown, type Value } from './value.js';

type BinaryOperator = (a: Value, b: Value) => Value;

/** Makes an operator of numbers. */
const numeric =
  (compute: (a: number, b: number) => Value): BinaryOperator =>
  (a, b) => {
    const left = toNumber(a);
    const right = toNumber(b);
    if (left === null || right === null) throw new Unevaluable();
    return left instanceof Unknown || right instanceof Unknown ? UNKNOWN : compute(left, right);
  };

const not = (value: boolean | Unknown): Value => (value instanceof Unknown ? UNKNOWN : !value);

/**
 * Makes `&&` or `||`. One operand that decides the result is enough, even if the other is unknown.
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

function divided(a: number, b: number): Value {
  if (b !== 0) return a / b;
  // Terraform has infinity, which JSON has not.
  if (a !== 0) return UNKNOWN;
  throw new Unevaluable();
}

const BINARY_OPERATORS: ReadonlyMap<string, BinaryOperator> = new Map<string, BinaryOperator>([
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
  if (second !== undefined) return BINARY_OPERATORS.get(operator)?.(first, second) ?? UNKNOWN;
  if (operator === '-') return numeric((a, b) => a - b)(0, first);
  const value = toBoolean(first);
  if (value === null) throw new Unevaluable();
  return not(value);
}
