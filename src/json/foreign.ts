/** Access to JSON of unknown shape: wrong types read as absent, and only own members count. */

export type ForeignObject = { readonly [name: string]: unknown };

export function objectOf(value: unknown): ForeignObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignObject) : null;
}

/** An own member of an object; undefined for anything else. */
export function member(value: unknown, name: string): unknown {
  const object = objectOf(value);
  return object !== null && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The member at the end of a path of names. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => member(at, name), value);

/** The text at the end of a path of names, also an empty one. */
export const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  const found = memberAt(value, ...path);
  return typeof found === 'string' ? found : null;
};

export const integerAt = (value: unknown, ...path: readonly string[]): number | null => {
  const found = memberAt(value, ...path);
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Null for an empty text, too. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Own members in the order of the file. */
export function entriesOf(value: unknown): [string, unknown][] {
  const object = objectOf(value);
  return object === null ? [] : Object.entries(object);
}
