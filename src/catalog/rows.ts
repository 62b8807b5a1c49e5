/**
 * The rows of types. The tables of a cloud are loaded when a type of it is met: a picture is of one cloud, and those of the
 * others would take a twentieth of its time. By `require`, because facts are asked for in the middle of functions that
 * cannot wait: scripts/build/parts.mjs makes a file of each.
 */
import { matchesWild } from '../text/wildcard.js';
import { cloudOf } from './cloud.js';
import type { Cloud, TypeRow } from './model.js';
import * as other from './other/index.js';
import type { ProminencePatterns } from './prominence/model.js';
import type { TypeTable } from './table.js';

interface Tables {
  readonly TABLES: readonly TypeTable[];
  readonly PATTERN_TABLES: readonly TypeTable[];
  readonly PROMINENCE: ProminencePatterns;
}

const LOAD: Readonly<Record<Cloud, () => Tables>> = {
  aws: () => require('./aws/index.js'),
  azure: () => require('./azure/index.js'),
  google: () => require('./google/index.js'),
  other: () => ({ TABLES: [], PATTERN_TABLES: [], PROMINENCE: { first: [] } }),
};

interface Rows {
  readonly of: ReadonlyMap<string, TypeRow>;
  /** What patterns say of a type. */
  readonly byPattern: (type: string) => TypeRow;
}

const loaded = new Map<Cloud, Rows>();

/** Of a cloud, and of what belongs to none: pseudo-types are called by their cloud and stand there. */
function rowsOf(cloud: Cloud): Rows {
  const before = loaded.get(cloud);
  if (before !== undefined) return before;
  const all = [LOAD[cloud](), other];
  const entries = (tables: readonly TypeTable[]) => tables.flatMap((table) => Object.entries(table));
  const rows = {
    of: new Map(entries(all.flatMap(({ TABLES }) => TABLES))),
    byPattern: byPatterns(entries(all.flatMap(({ PATTERN_TABLES }) => PATTERN_TABLES))),
  };
  loaded.set(cloud, rows);
  return rows;
}

export const rowOf = (type: string): TypeRow | undefined => rowsOf(cloudOf(type)).of.get(type);

/** Patterns of types by strip, those of a cloud and of what belongs to none. */
export const prominencePatternsOf = (cloud: Cloud): readonly ProminencePatterns[] => [
  LOAD[cloud]().PROMINENCE,
  other.PROMINENCE,
];

/** What the patterns that fit a type say of it. */
export const patternsOf = (type: string): TypeRow => rowsOf(cloudOf(type)).byPattern(type);

const literalLength = (pattern: string): number => pattern.replaceAll('*', '').length;

/** Keys are patterns in which `*` stands for any text. What those that fit a type say, each fact by the longest of those that have it. */
export function byPatterns(entries: readonly (readonly [string, TypeRow])[]): (type: string) => TypeRow {
  const shortestFirst = [...entries]
    .sort(([a], [b]) => literalLength(a) - literalLength(b))
    .map(([pattern, row]) => ({ pattern, start: pattern.split('*', 1)[0]!, row }));
  return (type) => {
    const rows = shortestFirst
      .filter(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))
      .map(({ row }) => row);
    const first = rows.findLastIndex(({ alone }) => alone === true);
    return Object.assign({}, ...rows.slice(Math.max(first, 0)));
  };
}
