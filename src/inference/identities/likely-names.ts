/**
 * Likely names: a known name and one that the code only partly determines, or the other way round. `da-ayr-receiver-dev` is likely
 * the function `${var.project}-receiver-${var.env}`, if no other function has a name like this.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import { expressionOf, holdsInstanceName, isExact, partsOf } from '../../graph/instance-name.js';
import { LIKELY_NAMES_MAX, LIKELY_TYPE_LENGTH_MIN, LIKELY_WORD_LENGTH_MIN, UNKNOWN_WORDS_MAX } from '../limits.js';
import type { Mention } from './shapes.js';

export interface NamedResource extends Mention {
  readonly address: string;
}

/** Returns the only resource that a mention likely names; null for none or several. */
export type LikelyFinder = (mention: Mention) => string | null;

/** Indexes names by the words that tell them apart, so that a mention is compared with few of them. */
export function likelyFinder(all: readonly NamedResource[], knowledge: Knowledge): LikelyFinder {
  const byWord = new Map<string, NamedResource[]>();
  const ofType = new Map<string, Set<string>>();
  for (const { type, address } of all) ofType.set(type, (ofType.get(type) ?? new Set()).add(address));
  const wordsOf = (one: Mention): readonly string[] => tellingWords(one, ofType.get(one.type)?.size === 1, knowledge);
  for (const one of all) {
    for (const word of wordsOf(one)) {
      const same = byWord.get(`${one.type} ${word}`);
      if (same === undefined) byWord.set(`${one.type} ${word}`, [one]);
      else same.push(one);
    }
  }
  return (mention) => {
    if (/[*?]/.test(mention.name)) return null;
    const found = new Set<string>();
    for (const word of wordsOf(mention)) {
      const same = byWord.get(`${mention.type} ${word}`) ?? [];
      // A word of very many names tells none of them apart.
      if (same.length > LIKELY_NAMES_MAX) continue;
      for (const one of same) if (isLikely(mention, one, wordsOf, knowledge)) found.add(one.address);
    }
    const [only] = found;
    return found.size === 1 ? (only as string) : null;
  };
}

const WORD = /[\p{L}\d]+/gu;

type WordsOf = (name: Mention) => readonly string[];

/**
 * Returns the words of a name that are wholly known and tell it apart: no environment, no kind, no number. A long word of the
 * type tells apart the only resource of the type.
 */
function tellingWords({ type, name }: Mention, isOnly: boolean, { commonWords }: Knowledge): readonly string[] {
  const ofType = new Set(type.split('_').filter((word) => !isOnly || word.length < LIKELY_TYPE_LENGTH_MIN));
  const isTelling = (word: string): boolean =>
    word.length >= LIKELY_WORD_LENGTH_MIN && !ofType.has(word) && !commonWords.has(word) && !/^\d+$/.test(word);
  return [...new Set(knownWords(name).filter(isTelling))];
}

/** Returns the words that no unknown part touches, in lower case. */
function knownWords(name: string): readonly string[] {
  const parts = partsOf(name);
  return parts.flatMap((part, i) => {
    if (i % 2 === 1) return [];
    const found = [...part.toLowerCase().matchAll(WORD)];
    return found
      .filter(({ index, 0: word }) => {
        const isAtStart = index === 0 && i > 0;
        const isAtEnd = index + word.length === part.length && i < parts.length - 1;
        return !isAtStart && !isAtEnd;
      })
      .map(([word]) => word);
  });
}

/**
 * True if the known parts of one name occur in the other one, in order and from end to end. Unknown parts that both have are
 * equal. Only one of the names may have others, because two unknown parts may be different.
 */
function isLikely(mention: Mention, named: NamedResource, wordsOf: WordsOf, knowledge: Knowledge): boolean {
  const [own, others] = [gapsIn(mention.name), gapsIn(named.name)];
  const [ofMention, ofNamed] = [own.filter((gap) => !isSame(gap, others)), others.filter((gap) => !isSame(gap, own))];
  if (ofMention.length > 0 === ofNamed.length > 0) return false;
  const [pattern, text] = ofNamed.length > 0 ? [named, mention] : [mention, named];
  const open = new Set(ofNamed.length > 0 ? ofNamed : ofMention);
  return wordsOf(pattern).length > 0 && fits(pattern.name, text.name, open, knowledge);
}

const gapsIn = (name: string): readonly string[] => partsOf(name).filter((_, i) => i % 2 === 1);

const isSame = (gap: string, others: readonly string[]): boolean => isExact(gap) && others.includes(gap);

/** @param open stand-ins of the pattern that stand for any text; others stand for themselves */
function fits(pattern: string, text: string, open: ReadonlySet<string>, knowledge: Knowledge): boolean {
  const known: string[] = [''];
  const gaps: string[] = [];
  for (const part of partsOf(pattern)) {
    if (open.has(part)) {
      gaps.push(part);
      known.push('');
    } else known.push(`${known.pop()}${part}`);
  }
  const [first, ...rest] = known as [string, ...string[]];
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const [i, part] of rest.entries()) {
    const isLast = i === rest.length - 1;
    const next = isLast ? text.length - part.length : text.indexOf(part, at + 1);
    if (next <= at || !text.startsWith(part, next)) return false;
    if (!mayBe(text.slice(at, next), gaps[i] as string, knowledge)) return false;
    at = next + part.length;
  }
  return at === text.length;
}

/** True if an unknown part may be this text: an environment is one word, and no name has many. */
function mayBe(text: string, gap: string, { isEnvironment }: Knowledge): boolean {
  if (holdsInstanceName(text) || /[^\w.-]/.test(text)) return false;
  const words = text.split(/[-_.]+/);
  return words.length <= (isEnvironment(expressionOf(gap)) ? 1 : UNKNOWN_WORDS_MAX);
}
