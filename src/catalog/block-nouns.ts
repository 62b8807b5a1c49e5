/**
 * Blocks inside a resource with a noun of their own: removing an index breaks the queries that use it. Apart from the nouns
 * of types, which need the tables of all clouds: a diagram reads this file, and takes the tables of its own cloud alone.
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
 * The noun for a block of that name; undefined for blocks whose change is none of the architecture.
 * @param path names of the blocks around it, and its own, joined with `.`
 */
export const nounOfBlock = (path: string): Noun | undefined => NOUNS.get(path);

/** Names of blocks as one value, sorted; null for none. The names of indexes have no spaces. */
export const blockNames = (names: readonly string[]): string | null =>
  names.length === 0 ? null : [...names].sort().join(', ');

/** Reads what `blockNames` has written on both sides. */
export function blocksBetween(before: string | null, after: string | null) {
  const [old, now] = [before, after].map((text) => (text === null ? [] : text.split(', '))) as [string[], string[]];
  return {
    removed: old.filter((name) => !now.includes(name)),
    added: now.filter((name) => !old.includes(name)),
    kept: now.filter((name) => old.includes(name)),
  };
}
