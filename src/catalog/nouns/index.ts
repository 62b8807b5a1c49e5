import { pluralOf } from '../../text/english.js';
import { short } from '../../text/short.js';
import { factsOf } from '../index.js';
import { TABLES } from '../tables.js';
import type { Noun } from './model.js';
import { COUNTABLE, EFFECT_OF, NOUNS } from './nouns.js';

/** The title of a type that no table has is made of its name, which is foreign. */
const NOUN_LENGTH_MAX = 60;

const known = new Map<string, Noun>();

/** How one speaks of something of this type that is called so in a picture. Never fails. */
export function spokenOf(type: string, title: string): Noun {
  const key = `${type}\n${title}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const at = NOUNS.findIndex((each) => each.title.test(title));
  const row = NOUNS[at];
  const one = row?.noun ?? inText(short(title, NOUN_LENGTH_MAX));
  const isProper = row?.noun === undefined && !isCommon(one);
  const fresh: Noun = {
    one,
    many: isProper ? one : pluralOf(one),
    isProper,
    effect: row?.effect ?? EFFECT_OF[factsOf(type).category],
    order: row === undefined ? NOUNS.length : at,
    mayBePublic: row?.mayBePublic ?? false,
    leads: row?.leads ?? 'in front of',
  };
  known.set(key, fresh);
  return fresh;
}

/** Words that titles have in small letters: where a title begins with one, it is no name of a product. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  TABLES.flatMap((table) => Object.values(table).flatMap(({ title = '' }) => title.split(' ').slice(1))).filter(
    (word) => /^[a-z]/.test(word),
  ),
);

/** `Load balancer` as in the middle of a sentence; `Lambda function` and `Key Vault` stay. */
function inText(title: string): string {
  const first = /^[A-Z][a-z]+(?=( [a-z-]+)*$)/.exec(title)?.[0].toLowerCase();
  return first !== undefined && SMALL_WORDS.has(first) ? first + title.slice(first.length) : title;
}

/** Its last word is an ordinary one or letters: a queue, a VPC. */
function isCommon(title: string): boolean {
  const last = title.split(' ').at(-1) as string;
  return /^[a-z]/.test(last) || /^[A-Z]{2,}$/.test(last) || COUNTABLE.test(last);
}
