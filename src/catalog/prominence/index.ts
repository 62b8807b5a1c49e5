import { matchesWild } from '../../text/wildcard.js';
import { cloudOf } from '../cloud.js';
import { factsOf } from '../index.js';
import type { Cloud } from '../model.js';
import { prominencePatternsOf } from '../rows.js';
import { type ProminencePatterns, STRIPS, type Strip } from './model.js';

/** Names of zones: on the way of requests where an arrow leads to them, else a mere entry in a book. */
const BOOKS: ReadonlySet<Strip> = new Set(['dns']);

interface Line {
  readonly pattern: string;
  readonly rank: Strip | 'first';
  readonly start: string;
  readonly literals: number;
}

const linesOf = (tables: readonly ProminencePatterns[]): readonly Line[] =>
  tables
    .flatMap((table) =>
      (['first', ...STRIPS] as const).flatMap((rank) =>
        (table[rank] ?? []).map((pattern) => ({
          pattern,
          rank,
          start: pattern.split('*', 1)[0]!,
          literals: pattern.replaceAll('*', '').length,
        })),
      ),
    )
    .sort((a, b) => b.literals - a.literals);

const loaded = new Map<Cloud, readonly Line[]>();

function byPattern(type: string): Strip | 'first' | null {
  const cloud = cloudOf(type);
  const lines = loaded.get(cloud) ?? linesOf(prominencePatternsOf(cloud));
  loaded.set(cloud, lines);
  return lines.find(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))?.rank ?? null;
}

const known = new Map<string, Strip | 'first' | null>();

/** Returns the strip of a type, by its row, else by the longest pattern that fits; null where neither says anything. */
export function rankOf(type: string): Strip | 'first' | null {
  const before = known.get(type);
  if (before !== undefined) return before;
  const fresh = factsOf(type).prominence ?? byPattern(type);
  known.set(type, fresh);
  return fresh;
}

/**
 * The strip of small icons that something of this type stands in; null for the first rank.
 * @param isCalled whether requests lead to it or away from it
 */
export function stripOf(type: string, isCalled: boolean): Strip | null {
  const rank = rankOf(type);
  if (rank === null || rank === 'first') return null;
  return isCalled && BOOKS.has(rank) ? null : rank;
}
