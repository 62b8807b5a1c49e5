import { matchesWild } from '../../text/wildcard.js';
import { AWS_RANKS } from './aws.js';
import { AZURE_RANKS } from './azure.js';
import { GOOGLE_RANKS } from './google.js';
import { type RankTable, STRIPS, type Strip } from './model.js';
import { OTHER_RANKS } from './other.js';

export const RANK_TABLES: readonly RankTable[] = [AWS_RANKS, AZURE_RANKS, GOOGLE_RANKS, OTHER_RANKS];

/** Names of zones: on the way of requests where an arrow leads to them, else a mere entry in a book. */
const BOOKS: ReadonlySet<Strip> = new Set(['dns']);

const LINES = RANK_TABLES.flatMap((table) =>
  (['first', ...STRIPS] as const).flatMap((rank) =>
    (table[rank] ?? []).map((pattern) => ({
      pattern,
      rank,
      start: pattern.split('*', 1)[0]!,
      literals: literals(pattern),
    })),
  ),
).sort((a, b) => b.literals - a.literals);

const known = new Map<string, Strip | 'first' | null>();

/** What the tables say of a type; null where they have nothing about it. */
export function rankOf(type: string): Strip | 'first' | null {
  const before = known.get(type);
  if (before !== undefined) return before;
  const fresh = LINES.find(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))?.rank ?? null;
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

function literals(pattern: string): number {
  return pattern.replaceAll('*', '').length;
}
