import { matchesName, matchesWild } from '../../platform/text/matching.js';

/**
 * True if a pattern in .gitignore syntax matches a directory: `*` within a name, `**` across names, `?` for one
 * character. A pattern with a slash at its start or middle is anchored at the repository root. Any other pattern
 * matches a name at any depth: `envs` matches `a/envs`, `/envs` does not. Names and patterns are compared step by step,
 * so matching takes at most quadratic time.
 */
export function matches(pattern: string, path: string): boolean {
  const plain = pattern.replace(/^\.\/+/, '/').replace(/\/+$/, '');
  const isAnchored = plain.includes('/');
  const names = plain.split('/').filter((name) => name !== '');
  const wanted = isAnchored ? names : ['**', ...names];
  return matchesWild(wanted, path === '.' ? ['.'] : path.split('/'), '**', matchesName);
}
