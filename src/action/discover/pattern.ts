/**
 * Whether a pattern, as in .gitignore, names a directory: `*` within a name, `**` across names, `?` for one character. A
 * pattern with a slash in its middle or at its beginning starts at the root of the repository; another one is a name
 * anywhere. Names and patterns are compared step by step, so that no pattern takes more than quadratic time.
 */
export function matches(pattern: string, path: string): boolean {
  const plain = pattern.replace(/^\.\/+/, '/').replace(/\/+$/, '');
  const isAnchored = plain.includes('/');
  const names = plain.split('/').filter((name) => name !== '');
  const wanted = isAnchored ? names : ['**', ...names];
  return wild(wanted, path === '.' ? ['.'] : path.split('/'), (name) => name === '**', nameMatches);
}

/** `*` for any characters, `?` for one. */
export const nameMatches = (pattern: string, name: string): boolean =>
  wild(
    [...pattern],
    [...name],
    (sign) => sign === '*',
    (sign, character) => sign === '?' || sign === character,
  );

/** The classic walk: after a mismatch the last star takes one more. */
function wild(
  pattern: readonly string[],
  text: readonly string[],
  isStar: (item: string) => boolean,
  fits: (item: string, at: string) => boolean,
): boolean {
  let [p, t, star, resume] = [0, 0, -1, 0];
  while (t < text.length) {
    if (p < pattern.length && isStar(pattern[p]!)) {
      star = p++;
      resume = t;
    } else if (p < pattern.length && fits(pattern[p]!, text[t]!)) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.length && isStar(pattern[p]!)) p++;
  return p === pattern.length;
}
