/** Number and article of English nouns, as far as names of products and kinds of things need it. */

/** Letters whose name begins with a vowel: `an SQS queue`. */
const SPELLED = /^[AEFHILMNORSX](?=[A-Z0-9]|$)/;

/** Read as a word. */
const READ: ReadonlySet<string> = new Set(['NAT', 'SAML', 'ROSA', 'RUM', 'LAN', 'MAC']);

/** Written with a vowel, and begun with another sound. */
const LIKE_YOU = /^(u[ns]i|use|eu|one)/i;

export function aOrAn(noun: string): 'a' | 'an' {
  const first = noun.split(/[\s-]/, 1)[0] as string;
  if (/^[A-Z]{2}|^[A-Z]\d|^FS/.test(first)) return SPELLED.test(first) && !READ.has(first) ? 'an' : 'a';
  return /^[aeiou]/i.test(first) && !LIKE_YOU.test(first) ? 'an' : 'a';
}

/** Whether it is one already: `objects`, and not `address`, `bus` or `alias`. */
export const isPlural = (noun: string): boolean => /([^siu]s|data)$/.test(noun) && !/(alias|[A-Z]s?)$/.test(noun);

/** `APIs for X` of an `API for X`: there the last word is a name. */
const OF_A_NAME = /^(.+?)( for .*[A-Z0-9]\S*)$/s;

export function pluralOf(noun: string): string {
  const [, head = noun, tail = ''] = OF_A_NAME.exec(noun) ?? [];
  return wordInPlural(head) + tail;
}

function wordInPlural(word: string): string {
  if (isPlural(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/sis$/.test(word)) return `${word.slice(0, -2)}es`;
  return `${word}${/(s|x|z|ch|sh)$/.test(word) ? 'es' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** `a, b and c`; of more than `most` texts the first ones and the number of the others: `a, b and 4 more`. */
export const listedUpTo = (texts: readonly string[], most: number): string =>
  texts.length <= most ? listed(texts) : `${texts.slice(0, most).join(', ')} and ${texts.length - most} more`;
