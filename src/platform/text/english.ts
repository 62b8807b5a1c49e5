/** Articles, plurals and lists in English, as far as product names, resource types and counts need them. */

/** An abbreviation whose first letter has a name with a vowel sound: `an SQS queue`. */
const SPELLED_WITH_VOWEL = /^[AEFHILMNORSX](?=[A-Z0-9]|$)/;

/** Abbreviations pronounced as words. */
const PRONOUNCED: ReadonlySet<string> = new Set(['NAT', 'SAML', 'ROSA', 'RUM', 'LAN', 'MAC']);

/** Words that start with a vowel letter but a consonant sound, such as `user`, `unit` and `one`. */
const CONSONANT_SOUND = /^(u[ns]i|use|eu|one)/i;

/** Returns the indefinite article of a noun: `a NAT gateway`, `an SQS queue`, `a user`. */
export function aOrAn(noun: string): 'a' | 'an' {
  const first = noun.split(/[\s-]/, 1)[0] as string;
  const isAbbreviation = /^[A-Z]{2}|^[A-Z]\d|^FS/.test(first);
  if (isAbbreviation) return SPELLED_WITH_VOWEL.test(first) && !PRONOUNCED.has(first) ? 'an' : 'a';
  return /^[aeiou]/i.test(first) && !CONSONANT_SOUND.test(first) ? 'an' : 'a';
}

/** True if a noun is already plural: `objects`, but not `address`, `bus` or `alias`. */
export const isPlural = (noun: string): boolean => /([^siu]s|data)$/.test(noun) && !/(alias|[A-Z]s?)$/.test(noun);

/** Matches a noun followed by the name of a product: the plural of `API for NoSQL` is `APIs for NoSQL`. */
const WITH_NAME = /^(.+?)( for .*[A-Z0-9]\S*)$/s;

/** Returns the plural of a noun: `policies`, `analyses`, `addresses`, `APIs for X`. */
export function pluralOf(noun: string): string {
  const [, head = noun, tail = ''] = WITH_NAME.exec(noun) ?? [];
  return wordInPlural(head) + tail;
}

function wordInPlural(word: string): string {
  if (isPlural(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/sis$/.test(word)) return `${word.slice(0, -2)}es`;
  return `${word}${/(s|x|z|ch|sh)$/.test(word) ? 'es' : 's'}`;
}

/** Joins strings as `a`, `a and b`, `a, b and c`; empty for none. */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** Joins strings as `a, b and c`. Of more than `most`, the last ones are only counted: `a, b and 4 more`. */
export const listedUpTo = (texts: readonly string[], most: number): string =>
  texts.length <= most ? listed(texts) : `${texts.slice(0, most).join(', ')} and ${texts.length - most} more`;

// ---- Counts.

/** Returns a number with its unit, in the singular for one: `30 days`, `1 day`. */
export const withUnit = (value: string, unit: string): string =>
  `${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`;

/** Formats a count with its noun: `1 resource`, `2 resources`. For nouns with a regular plural in s. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
