/** Reading JSON that somebody else has written: what is not there, or something else, is null. */

export const memberOf = (value: unknown, ...path: readonly string[]): unknown => {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at;
};

export const textOf = (value: unknown, ...path: readonly string[]): string | null => {
  const found = memberOf(value, ...path);
  return typeof found === 'string' ? found : null;
};

export const numberOf = (value: unknown, ...path: readonly string[]): number | null => {
  const found = memberOf(value, ...path);
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : null;
};
