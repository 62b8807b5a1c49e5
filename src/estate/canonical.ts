/** One text for equal data, whatever the order of its members. */
import { byText } from '../graph/order.js';

/** Members that come first in a file, so that a reader sees what it is. */
const FIRST: readonly string[] = ['format', 'version'];

/** Returns a copy whose members are sorted by name, the format and version first. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const rank = (name: string): number => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || byText(a, b));
  return Object.fromEntries(entries.map(([name, inner]) => [name, canonical(inner)]));
}

export const canonicalText = (value: unknown): string => JSON.stringify(canonical(value));
