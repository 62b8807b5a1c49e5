/** Elements of a value, as `for` and `for_each` iterate over them. */
import { EVALUATED_ITEMS_MAX } from '../limits.js';
import { isMap, itemsOf, Lazy, Unevaluable, Unknown, type Value, ValueSet } from './value.js';

/**
 * Returns the elements with their keys, in Terraform's order. Null if the value is unknown or has too many items.
 *
 * @throws Unevaluable if the value is no collection
 */
export function elementsOf(value: Value): readonly [key: Value, element: Value][] | null {
  if (value instanceof Unknown || value instanceof Lazy) return null;
  if (isMap(value)) return [...value].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const items = itemsOf(value);
  if (items === null) throw new Unevaluable();
  if (items.length > EVALUATED_ITEMS_MAX) return null;
  return items.map((item, i): [Value, Value] => [value instanceof ValueSet ? item : i, item]);
}

/** Returns the same, and null for a value that is no collection. */
export function knownElements(value: Value): ReturnType<typeof elementsOf> {
  try {
    return elementsOf(value);
  } catch (error) {
    if (error instanceof Unevaluable) return null;
    throw error;
  }
}
