import { matchesName, matchesWild } from '../text/wildcard.js';

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
  return matchesWild(wanted, path === '.' ? ['.'] : path.split('/'), '**', matchesName);
}
