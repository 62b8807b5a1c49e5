import { AWS_PREFIXES } from './aws/prefixes.js';
import type { TypeFacts } from './model.js';
import type { PrefixFacts } from './table.js';
import { titleFromType } from './title.js';

/** No prefix in the tables has more words, so looking at more of a type finds nothing. A test holds this to the tables. */
export const LONGEST_PREFIX_WORDS = 5;

const UNKNOWN: PrefixFacts = { icon: 'tabler-box', category: 'other' };

const PREFIXES: ReadonlyMap<string, PrefixFacts> = new Map(Object.entries({ ...AWS_PREFIXES }));

/** Facts of the longest prefix of whole words that a table has; a plain box where there is none. */
export function factsByPrefix(type: string): TypeFacts {
  const words = type.split('_', LONGEST_PREFIX_WORDS);
  for (let length = words.length; length > 0; length--) {
    const facts = PREFIXES.get(words.slice(0, length).join('_'));
    if (facts !== undefined) return { title: titleFromType(type), ...facts };
  }
  return { title: titleFromType(type), ...UNKNOWN };
}
