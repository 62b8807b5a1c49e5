/** Matches patterns with stars in at most quadratic time. */

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
