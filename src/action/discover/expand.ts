/** True for a path pattern in shell syntax: `envs/*`, `live/**`, `plans/*.json`. */
import { posix } from 'node:path';
import { byText } from '../../graph/order.js';
import type { Entry } from '../../platform/io.js';
import { matchesName } from '../../platform/text/wildcard.js';
import type { Repository } from '../../terraform/roots/code.js';
import { isNameable, isSkipped } from '../../terraform/roots/find.js';
import { DISCOVER_DEPTH, DISCOVER_DIRECTORIES_MAX } from '../../terraform/roots/limits.js';

export const isPattern = (path: string): boolean => /[*?]/.test(path);

export interface Expanded {
  readonly paths: readonly string[];
  /** False if the search stopped at the directory limit. */
  readonly isAll: boolean;
}

interface PartialMatch {
  readonly path: string;
  readonly isFile: boolean;
  /** Segments of the pattern still to match. */
  readonly rest: readonly string[];
}

/**
 * Returns the directories and files that match the pattern, sorted by path. Wildcards never match links, hidden
 * directories or caches.
 * @param pattern relative to the repository root
 */
export async function expand(pattern: string, repository: Repository): Promise<Expanded> {
  const found = new Set<string>();
  const seen = new Set<string>();
  let ways: PartialMatch[] = [{ path: '.', isFile: false, rest: pattern.split('/').filter((name) => name !== '') }];
  for (let depth = 0; ways.length > 0 && depth <= 2 * DISCOVER_DEPTH; depth++) {
    const next: PartialMatch[] = [];
    for (const way of ways) {
      const key = `${way.rest.length} ${way.path}`;
      if (seen.size === DISCOVER_DIRECTORIES_MAX) return { paths: named(found), isAll: false };
      if (seen.has(key)) continue;
      seen.add(key);
      if (way.rest.length === 0) found.add(way.path);
      else if (!way.isFile) next.push(...(await stepsFrom(way, repository)));
    }
    ways = next;
  }
  return { paths: named(found), isAll: true };
}

const named = (found: ReadonlySet<string>): string[] => [...found].filter(isNameable).sort(byText);

async function stepsFrom({ path, rest }: PartialMatch, repository: Repository): Promise<PartialMatch[]> {
  const [segment, ...others] = rest as readonly [string, ...string[]];
  const entries = (await repository.entries(path)).filter(({ kind }) => kind !== 'link');
  const to = ({ name, kind }: Entry, left: readonly string[]): PartialMatch => ({
    path: posix.join(path, name),
    isFile: kind !== 'directory',
    rest: left,
  });
  if (segment === '**') {
    const below = entries.filter(({ name, kind }) => kind === 'directory' && !isSkipped(name));
    return [{ path, isFile: false, rest: others }, ...below.map((entry) => to(entry, rest))];
  }
  const isNamed = isPattern(segment)
    ? ({ name }: Entry) => matchesName(segment, name) && (segment.startsWith('.') || !isSkipped(name))
    : ({ name }: Entry) => name === segment;
  return entries.filter(isNamed).map((entry) => to(entry, others));
}
