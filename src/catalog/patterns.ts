/** Tables whose keys are patterns of resource types, in which `*` stands for any text. */
import { matchesWild } from '../text/wildcard.js';
import type { TypeRow } from './model.js';

const literalLength = (pattern: string): number => pattern.replaceAll('*', '').length;

/** What the patterns that fit a type say, each fact by the longest of those that have it. */
export function byPatterns(entries: readonly (readonly [string, TypeRow])[]): (type: string) => TypeRow {
  const shortestFirst = [...entries]
    .sort(([a], [b]) => literalLength(a) - literalLength(b))
    .map(([pattern, row]) => ({ pattern, start: pattern.split('*', 1)[0]!, row }));
  return (type) => {
    const rows = shortestFirst
      .filter(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))
      .map(({ row }) => row);
    const first = rows.findLastIndex(({ alone }) => alone === true);
    return Object.assign({}, ...rows.slice(Math.max(first, 0)));
  };
}
