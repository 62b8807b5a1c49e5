import { cloudOf } from './cloud.js';
import type { Cloud, TypeFacts } from './model.js';
import { OTHER_PREFIXES } from './other/prefixes.js';
import type { PrefixFacts, PrefixTable } from './table.js';
import { titleFromType } from './title.js';

/** What no table has a prefix for: a provider that groundplan has never heard of. */
export const UNKNOWN: PrefixFacts = { icon: 'tabler-box', category: 'other' };

/** Loaded with the rows of their cloud, as `rows.ts` says why. */
const LOAD: Readonly<Record<Cloud, () => PrefixTable>> = {
  aws: () => require('./aws/prefixes.js').AWS_PREFIXES,
  azure: () => require('./azure/prefixes.js').AZURE_PREFIXES,
  google: () => require('./google/prefixes.js').GOOGLE_PREFIXES,
  other: () => ({}),
};

const loaded = new Map<Cloud, ReadonlyMap<string, PrefixFacts>>();

/** Of a cloud, and of what belongs to none: pseudo-types are called by their cloud and stand there. */
function prefixesOf(cloud: Cloud): ReadonlyMap<string, PrefixFacts> {
  const before = loaded.get(cloud);
  if (before !== undefined) return before;
  const prefixes = new Map([...Object.entries(LOAD[cloud]()), ...Object.entries(OTHER_PREFIXES)]);
  loaded.set(cloud, prefixes);
  return prefixes;
}

/** Looking at more words of a type than the longest prefix has finds nothing. */
export const PREFIX_WORDS_MAX = 5;

/** What a type ends with that only says who may do what, or who belongs to whom. */
const GIVES =
  /_(?:grants?|permissions?|(?:role|user|group)_assignments?|memberships?|policy_attachments?|database_users?)$|_grant_/;

/** What a type ends with that only says which persons are in a group. */
const JOINS =
  /_(?:memberships?|(?:group|team|role|org|organi[sz]ation)_(?:members?|users?)|(?:user|group|team)_assignments?)$/;

/** Attributes that name the group. */
const GROUPS = ['group', 'group_id', 'group_name', 'user_group_id', 'team', 'team_id', 'role', 'role_id'];

/** Facts of the longest prefix of whole words that a table has; a plain box where there is none. */
export function factsByPrefix(type: string): TypeFacts {
  const prefixes = prefixesOf(cloudOf(type));
  const words = type.split('_', PREFIX_WORDS_MAX);
  for (let length = words.length; length > 0; length--) {
    const facts = prefixes.get(words.slice(0, length).join('_'));
    if (facts !== undefined) return { title: titleFromType(type), ...facts };
  }
  return { title: titleFromType(type), ...UNKNOWN };
}

/** What the name of a type without a row says of its arrows, and of what it is part of. */
export function quietByName(type: string): Partial<TypeFacts> {
  const isMembership = JOINS.test(type);
  return {
    ...((isMembership || GIVES.test(type)) && { quiet: true }),
    ...(isMembership && { isMembership, fold: { by: GROUPS } }),
  };
}
