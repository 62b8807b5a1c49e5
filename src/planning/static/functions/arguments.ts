/** Converts arguments to the types that functions take. */
import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX } from '../../limits.js';
import {
  isMap,
  isWhollyKnown,
  itemsOf,
  Lazy,
  type MapValue,
  toBoolean,
  toNumber,
  toText,
  Unevaluable,
  Unknown,
  type Value,
} from '../value.js';

/** Thrown if a function needs an argument that is unknown. The result of the call is then unknown. */
export class NotKnown extends Error {}

export type TerraformFunction = (...values: readonly Value[]) => Value;
export type FunctionTable = Readonly<Record<string, TerraformFunction>>;

function known<T>(converted: T | Unknown | null): T {
  if (converted instanceof Unknown) throw new NotKnown();
  if (converted === null) throw new Unevaluable();
  return converted;
}

export const text = (value: Value | undefined): string => known(toText(value ?? null));
export const number = (value: Value | undefined): number => known(toNumber(value ?? null));
export const boolean = (value: Value | undefined): boolean => known(toBoolean(value ?? null));

export function whole(value: Value | undefined): number {
  const found = number(value);
  if (!Number.isInteger(found)) throw new Unevaluable();
  return found;
}

/** Returns the items of a list or set. */
export function list(value: Value | undefined): readonly Value[] {
  if (value instanceof Unknown || value instanceof Lazy) throw new NotKnown();
  return known(itemsOf(value ?? null));
}

export function map(value: Value | undefined): MapValue {
  if (value instanceof Unknown || value instanceof Lazy) throw new NotKnown();
  if (value === undefined || !isMap(value)) throw new Unevaluable();
  return value;
}

/** Requires a value without unknown parts, for functions that compare items. */
export function wholly<T extends Value | readonly Value[]>(value: T): T {
  if (!isWhollyKnown(value)) throw new NotKnown();
  return value;
}

export const texts = (value: Value | undefined): string[] => list(value).map(text);

/**
 * Limits the length of a result.
 *
 * @throws NotKnown if the value is too long for further evaluation
 */
export function limited<T extends string | readonly Value[]>(value: T): T {
  if (value.length > (typeof value === 'string' ? EVALUATED_TEXT_MAX : EVALUATED_ITEMS_MAX)) throw new NotKnown();
  return value;
}
