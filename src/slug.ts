/** Ids: stable names for what is drawn, made of paths and addresses. Any text gives one that is safe in the name of a file. */

import { ID_LENGTH_MAX } from './limits.js';
import { sha256 } from './platform/hash.js';

/** `envs/prod` to `envs-prod`, `.` to `root`, a path without any letter that may stay to `path`. Two may give the same. */
function plain(path: string): string {
  if (path === '.') return 'root';
  const slug = path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-+|-+$/g, '') || 'path';
}

const HASH_LENGTH = 8;

const withHash = (slug: string, path: string): string =>
  `${slug.slice(0, ID_LENGTH_MAX - HASH_LENGTH - 1).replace(/-+$/, '')}-${sha256(path).slice(0, HASH_LENGTH)}`;

/**
 * An id for each path, in their order. One that others would share, or that would be too long, ends in a hash of its path,
 * so that no id depends on which of the others were drawn before.
 */
export function idsFor(paths: readonly string[]): string[] {
  const shared = new Map<string, Set<string>>();
  for (const path of paths) {
    const slug = plain(path);
    shared.set(slug, (shared.get(slug) ?? new Set()).add(path));
  }
  return paths.map((path) => {
    const slug = plain(path);
    return slug.length > ID_LENGTH_MAX || shared.get(slug)!.size > 1 ? withHash(slug, path) : slug;
  });
}
