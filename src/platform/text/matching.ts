/** Compares names with patterns and with each other. */

import { NEAREST_DISTANCE, NEAREST_LENGTH_MAX, NEAREST_NAMES_MAX } from '../../limits.js';

// ---- Matches patterns with stars in at most quadratic time.

/**
 * True if the pattern matches the whole text. After a mismatch, the last star takes one more item.
 * @param fits true if a pattern item other than a star matches an item of the text
 */
export function matchesWild(
  pattern: ArrayLike<string>,
  text: ArrayLike<string>,
  star = '*',
  fits = (item: string, at: string): boolean => item === at,
): boolean {
  let [p, t, last, resume] = [0, 0, -1, 0];
  while (t < text.length) {
    if (p < pattern.length && pattern[p] === star) {
      last = p++;
      resume = t;
    } else if (p < pattern.length && fits(pattern[p]!, text[t]!)) {
      p++;
      t++;
    } else if (last >= 0) {
      p = last + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.length && pattern[p] === star) p++;
  return p === pattern.length;
}

/** True if a pattern matches a file or folder name: `*` for any characters, `?` for one. */
export const matchesName = (pattern: string, name: string): boolean =>
  matchesWild([...pattern], [...name], '*', (sign, character) => sign === '?' || sign === character);

// ---- Names that are similar.

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
