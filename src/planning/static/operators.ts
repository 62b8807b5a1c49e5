/** Operators: https://developer.hashicorp.com/terraform/language/expressions/operators */
import { isEqual, toBoolean, toNumber, UNKNOWN, Unevaluable, Unknown, type Value } from './value.js';

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
  if (b === 0) throw new Unevaluable();
  return a / b;
}

const BINARY: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', numeric((a, b) => a + b)],
  ['-', numeric((a, b) => a - b)],
  ['*', numeric((a, b) => a * b)],
  ['/', numeric(divided)],
  ['%', numeric((a, b) => (b === 0 ? UNKNOWN : a % b))],
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
