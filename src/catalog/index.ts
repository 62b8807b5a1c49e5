/**
 * What groundplan knows about resource types. The knowledge itself is in the tables of the folders beside this file:
 * a new resource type is one line there and nothing here.
 */

import { factsByPrefix } from './fallback.js';
import type { TypeFacts } from './model.js';
import { TABLES } from './tables.js';

export { boxFactsOf } from './boxes.js';
export { cloudOf } from './cloud.js';

const FACTS: ReadonlyMap<string, TypeFacts> = new Map(TABLES.flatMap((table) => Object.entries(table)));

/** Whether a table has a line for this type, so that its title and icon are not guesses. */
export const isKnown = (type: string): boolean => FACTS.has(type);

/**
 * Facts of a resource type or pseudo-type. Never fails: a type without a line in a table gets the icon and category of
 * its longest known prefix, down to its provider, and a title made from its name.
 */
export const factsOf = (type: string): TypeFacts => FACTS.get(type) ?? factsByPrefix(type);
