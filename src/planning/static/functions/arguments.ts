/**
 * Converts arguments to the types that functions take. All conversions throw Unevaluable if Terraform would refuse the
 * argument, and UnknownArgument if its value is unknown.
 */

import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX } from '../../limits.js';
import {
  isMap,
  isWhollyKnown,
  itemsOf,
  Lazy,
  type MapValue,
  toBoolean,
  toKey,
  toNumber,
  toText,
  Unevaluable,
  Unknown,
  type Value,
} from '../value.js';

/** Thrown if a function needs an argument that is unknown. The result of the call is then unknown. */
export class UnknownArgument extends Error {}

/** A function of Terraform. A missing argument is undefined. */
export type TerraformFunction = (...values: readonly Value[]) => Value;
export type FunctionTable = Readonly<Record<string, TerraformFunction>>;

/** Returns the result of a conversion: Unknown for an unknown argument, null for a failure. */
function requireConverted<T>(converted: T | Unknown | null): T {
  if (converted instanceof Unknown) throw new UnknownArgument();
  if (converted === null) throw new Unevaluable();
  return converted;
}

/**
 * Returns an argument as a string.
 * @throws UnknownArgument if it is unknown
 * @throws Unevaluable if it cannot be converted; the same holds for the functions below
 */
export const asText = (value: Value | undefined): string => requireConverted(toText(value ?? null));

/** Returns an argument that selects a member as a string. */
export const asKey = (value: Value | undefined): string => requireConverted(toKey(value ?? null));

/** Returns an argument as a number. */
export const asNumber = (value: Value | undefined): number => requireConverted(toNumber(value ?? null));

/** Returns an argument as a boolean. */
export const asBoolean = (value: Value | undefined): boolean => requireConverted(toBoolean(value ?? null));

/** Returns an argument as a whole number. */
export function asInteger(value: Value | undefined): number {
  const number = asNumber(value);
  if (!Number.isInteger(number)) throw new Unevaluable();
  return number;
}

/** Returns the items of a list or set. */
export function asItems(value: Value | undefined): readonly Value[] {
  if (value instanceof Unknown || value instanceof Lazy) throw new UnknownArgument();
  return requireConverted(itemsOf(value ?? null));
}

/** Returns the members of a map or object. */
export function asMap(value: Value | undefined): MapValue {
  if (value instanceof Unknown || value instanceof Lazy) throw new UnknownArgument();
  if (value === undefined || !isMap(value)) throw new Unevaluable();
  return value;
}

/** Requires a value without unknown parts, for functions that compare items. */
export function requireKnown<T extends Value | readonly Value[]>(value: T): T {
  if (!isWhollyKnown(value)) throw new UnknownArgument();
  return value;
}

/** Returns the items of a list or set as strings. */
export const asTexts = (value: Value | undefined): string[] => asItems(value).map(asText);

/**
 * Limits the length of a result.
 * @throws UnknownArgument if the value is too long for further evaluation
 */
export function withinLimit<T extends string | readonly Value[]>(value: T): T {
  if (value.length > (typeof value === 'string' ? EVALUATED_TEXT_MAX : EVALUATED_ITEMS_MAX))
    throw new UnknownArgument();
  return value;
}
