/**
 * Nouns for blocks inside a resource: removing an index breaks the queries that use it. In a file of their own, apart from the
 * nouns of all types: those load the tables of all clouds, and a diagram needs only these.
 */
import type { Noun } from './nouns.js';

const index: Noun = {
  ...{ one: 'index', many: 'indexes', isProper: false },
  ...{ effect: 'store', order: 0, mayBePublic: false, leads: '' },
};

const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ['global_secondary_index', index],
  ['local_secondary_index', index],
]);

/**
 * Returns the noun of a block; undefined if its change does not affect the architecture.
 * @param path names of the enclosing blocks and its own, joined with `.`
 */
export const nounOfBlock = (path: string): Noun | undefined => NOUNS.get(path);

/** Joins names of blocks into one sorted value; null for none. Index names have no spaces. */
export const blockNames = (names: readonly string[]): string | null =>
  names.length === 0 ? null : [...names].sort().join(', ');

/** Compares two values of `blockNames`. */
export function blocksBetween(before: string | null, after: string | null) {
  const [old, now] = [before, after].map((text) => (text === null ? [] : text.split(', '))) as [string[], string[]];
  return {
    removed: old.filter((name) => !now.includes(name)),
    added: now.filter((name) => !old.includes(name)),
    kept: now.filter((name) => old.includes(name)),
  };
}
