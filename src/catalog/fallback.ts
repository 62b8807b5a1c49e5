import { AWS_PREFIXES } from './aws/prefixes.js';
import { AZURE_PREFIXES } from './azure/prefixes.js';
import { GOOGLE_PREFIXES } from './google/prefixes.js';
import type { TypeFacts } from './model.js';
import { OTHER_PREFIXES } from './other/prefixes.js';
import type { PrefixFacts } from './table.js';
import { titleFromType } from './title.js';

/** What no table has a prefix for: a provider that groundplan has never heard of. */
export const UNKNOWN: PrefixFacts = { icon: 'tabler-box', category: 'other' };

export const PREFIXES: ReadonlyMap<string, PrefixFacts> = new Map(
  [AWS_PREFIXES, AZURE_PREFIXES, GOOGLE_PREFIXES, OTHER_PREFIXES].flatMap((table) => Object.entries(table)),
);

/** Looking at more words of a type than the longest prefix has finds nothing. */
const LONGEST = Math.max(...[...PREFIXES.keys()].map((prefix) => prefix.split('_').length));

/** What a type ends with that only says who may do what, or who belongs to whom. */
const GIVES =
  /_(?:grants?|permissions?|(?:role|user|group)_assignments?|memberships?|policy_attachments?|database_users?)$|_grant_/;

/** Facts of the longest prefix of whole words that a table has; a plain box where there is none. */
export function factsByPrefix(type: string): TypeFacts {
  const words = type.split('_', LONGEST);
  const given = GIVES.test(type) && { quiet: true };
  for (let length = words.length; length > 0; length--) {
    const facts = PREFIXES.get(words.slice(0, length).join('_'));
    if (facts !== undefined) return { title: titleFromType(type), ...facts, ...given };
  }
  return { title: titleFromType(type), ...UNKNOWN, ...given };
}
