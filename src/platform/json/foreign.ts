/** Accessors for JSON of unknown shape. A value of the wrong type counts as absent, and only own members are read. */

/** A JSON object of unknown shape. */
export type ForeignObject = { readonly [name: string]: unknown };

/** Returns an object; null for any other value, including an array. */
export function objectOf(value: unknown): ForeignObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignObject) : null;
}

/** Returns an own member of an object; undefined for any other value. */
export function member(value: unknown, name: string): unknown {
  const object = objectOf(value);
  return object !== null && Object.hasOwn(object, name) ? object[name] : undefined;
}

/**
 * Returns the member at the end of a path of names: `memberAt(plan, 'configuration', 'root_module')`; undefined if
 * there is none.
 */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((current, name) => member(current, name), value);

/** Returns the string at the end of a path of names; null if there is none. An empty string is returned. */
export const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  const text = memberAt(value, ...path);
  return typeof text === 'string' ? text : null;
};

/** Returns the safe integer at the end of a path of names; null if there is none. */
export const integerAt = (value: unknown, ...path: readonly string[]): number | null => {
  const number = memberAt(value, ...path);
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
};

/** Returns an array; empty for any other value. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a non-empty string; null for any other value. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the own members in file order; none for a value that is not an object. */
export function entriesOf(value: unknown): [string, unknown][] {
  const object = objectOf(value);
  return object === null ? [] : Object.entries(object);
}
