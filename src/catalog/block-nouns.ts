/**
 * Blocks inside a resource that are part of the architecture: removing an index breaks the queries that use it. A
 * separate file, because the nouns of all types load the tables of all clouds, which a diagram does not need.
 */
import type { Noun } from './nouns.js';

const index: Noun = {
  ...{ one: 'index', many: 'indexes', isProper: false },
  ...{ effect: 'store', order: 0, mayBePublic: false, leads: '' },
};

const block: Noun = { ...index, one: 'block', many: 'blocks', effect: 'other' };

const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ['global_secondary_index', index],
  ['local_secondary_index', index],
]);

/**
 * True for blocks whose change is a change of the architecture.
 * @param path names of the enclosing blocks and its own, joined with `.`
 */
export const isArchitectureBlock = (path: string): boolean => NOUNS.has(path);

/** Returns the noun of an architecture block, and a general one for any other path. */
export const nounOfBlock = (path: string): Noun => NOUNS.get(path) ?? block;
