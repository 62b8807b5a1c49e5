/** Matches patterns at a position, names with wildcards (`envs/*`), and names that are similar (`did you mean`). */

import { NEAREST_DISTANCE, NEAREST_LENGTH_MAX, NEAREST_NAMES_MAX } from '../../limits.js';

/** Returns the end of a match at `start`, or `start` if there is none. The pattern must be sticky. */
export function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

// ---- Patterns with stars.

/**
 * True if the pattern matches the whole text. Items are characters, or the names of a path. Takes at most quadratic
 * time: after a mismatch, only the last star takes one more item.
 * @param star the item that matches any number of items, also none
 * @param fits true if a pattern item other than a star matches an item of the text
 */
export function matchesWild(
  pattern: ArrayLike<string>,
  text: ArrayLike<string>,
  star = '*',
  fits = (patternItem: string, textItem: string): boolean => patternItem === textItem,
): boolean {
  let inPattern = 0;
  let inText = 0;
  /** Index of the last star in the pattern; -1 before the first one. */
  let lastStar = -1;
  /** Index in the text after the items that the last star takes. */
  let starEnd = 0;
  while (inText < text.length) {
    if (inPattern < pattern.length && pattern[inPattern] === star) {
      lastStar = inPattern++;
      starEnd = inText;
    } else if (inPattern < pattern.length && fits(pattern[inPattern]!, text[inText]!)) {
      inPattern++;
      inText++;
    } else if (lastStar >= 0) {
      inPattern = lastStar + 1;
      inText = ++starEnd;
    } else {
      return false;
    }
  }
  while (inPattern < pattern.length && pattern[inPattern] === star) inPattern++;
  return inPattern === pattern.length;
}

/** True if a pattern matches a file or folder name: `*` for any characters, `?` for one. */
export const matchesName = (pattern: string, name: string): boolean =>
  matchesWild([...pattern], [...name], '*', (expected, character) => expected === '?' || expected === character);

// ---- Names that are similar.

/**
 * Returns the name with the fewest typing errors, for "did you mean"; the first one of a tie. Null if none is close
 * enough: a third of the letters may be wrong, and two letters in a short word, which covers swapped letters.
 */
export function nearest(text: string, names: Iterable<string>): string | null {
  if (text.length > NEAREST_LENGTH_MAX) return null;
  const errorsMax = Math.min(NEAREST_DISTANCE, Math.max(text.length > 3 ? 2 : 1, Math.floor(text.length / 3)));
  let best: string | null = null;
  let fewest = errorsMax + 1;
  let compared = 0;
  for (const name of names) {
    if (compared++ >= NEAREST_NAMES_MAX) break;
    if (Math.abs(name.length - text.length) >= fewest) continue;
    const errors = distance(text.toLowerCase(), name.toLowerCase(), fewest);
    if (errors < fewest) {
      fewest = errors;
      best = name;
    }
  }
  return best;
}

/**
 * Returns the Levenshtein distance: the number of letters to insert, delete or replace. Returns `limit` if it is at
 * least that. Each row has the distances of one prefix of `a` to all prefixes of `b`.
 */
function distance(a: string, b: string, limit: number): number {
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let prefix = 1; prefix <= a.length; prefix++) {
    const row = [prefix];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previousRow[column - 1]! + (a[prefix - 1] === b[column - 1] ? 0 : 1);
      row.push(Math.min(replaced, previousRow[column]! + 1, row[column - 1]! + 1));
    }
    if (Math.min(...row) >= limit) return limit;
    previousRow = row;
  }
  return Math.min(limit, previousRow[b.length]!);
}
