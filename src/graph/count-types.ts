import { byText } from './order.js';

/** Counts the items of each type. The map is in order of type name. */
export function countTypes(items: Iterable<{ readonly type: string }>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => byText(a, b)));
}
