/** Derives stable ids for diagrams from paths and addresses. Every id is safe in a file name. */

import { ID_LENGTH_MAX } from './limits.js';
import { sha256 } from './platform/hash.js';

/**
 * Converts a path: `envs/prod` -> `envs-prod`, `.` -> `root`, a path without usable characters -> `path`. Different
 * paths may give the same result.
 */
function slugOf(path: string): string {
  if (path === '.') return 'root';
  const slug = path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-+|-+$/g, '') || 'path';
}

/** Hexadecimal digits of the hash at the end of an id. */
const HASH_LENGTH = 8;

const withHash = (slug: string, path: string): string =>
  `${slug.slice(0, ID_LENGTH_MAX - HASH_LENGTH - 1).replace(/-+$/, '')}-${sha256(path).slice(0, HASH_LENGTH)}`;

/**
 * Returns an id for each path, in order. An id that would be shared or too long ends in a hash of its path, so that ids
 * do not depend on the order of the paths.
 */
export function idsFor(paths: readonly string[]): string[] {
  const shared = new Map<string, Set<string>>();
  for (const path of paths) {
    const slug = slugOf(path);
    shared.set(slug, (shared.get(slug) ?? new Set()).add(path));
  }
  return paths.map((path) => {
    const slug = slugOf(path);
    return slug.length > ID_LENGTH_MAX || shared.get(slug)!.size > 1 ? withHash(slug, path) : slug;
  });
}
