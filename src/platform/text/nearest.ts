import { NEAREST_DISTANCE, NEAREST_LENGTH_MAX, NEAREST_NAMES_MAX } from '../../limits.js';

/**
 * Returns the name with the fewest typing errors, for "did you mean"; the first one of a tie. Null if none is close enough:
 * a third of the letters may be wrong, and two letters in a short word, which covers swapped letters.
 */
export function nearest(text: string, names: Iterable<string>): string | null {
  if (text.length > NEAREST_LENGTH_MAX) return null;
  let best: string | null = null;
  let least = Math.min(NEAREST_DISTANCE, Math.max(text.length > 3 ? 2 : 1, Math.floor(text.length / 3))) + 1;
  let tried = 0;
  for (const name of names) {
    if (tried++ >= NEAREST_NAMES_MAX) break;
    if (Math.abs(name.length - text.length) >= least) continue;
    const errors = distance(text.toLowerCase(), name.toLowerCase(), least);
    if (errors < least) {
      least = errors;
      best = name;
    }
  }
  return best;
}

/** Levenshtein distance; returns `limit` if it is at least that. */
function distance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 1; line <= a.length; line++) {
    const next = [line];
    for (let column = 1; column <= b.length; column++) {
      const replaced = row[column - 1]! + (a[line - 1] === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1));
    }
    if (Math.min(...next) >= limit) return limit;
    row = next;
  }
  return Math.min(limit, row[b.length]!);
}
