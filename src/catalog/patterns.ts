/** Tables whose keys are resource types, or patterns in which `*` stands for any text. */

const literalLength = (pattern: string): number => pattern.replaceAll('*', '').length;

/** The entry of a type: the type itself wins over patterns, and the longest pattern over the rest. */
export function byPattern<T>(entries: readonly (readonly [string, T])[]): (type: string) => T | undefined {
  const exact = new Map(entries.filter(([key]) => !key.includes('*')));
  const patterns = entries
    .filter(([key]) => key.includes('*'))
    .sort(([a], [b]) => literalLength(b) - literalLength(a))
    .map(([pattern, value]) => ({ matches: new RegExp(`^${pattern.replaceAll('*', '.*')}$`), value }));
  return (type) => exact.get(type) ?? patterns.find(({ matches }) => matches.test(type))?.value;
}
