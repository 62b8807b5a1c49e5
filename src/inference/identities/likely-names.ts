/**
 * Likely names: a known name and one that the code only partly determines, or the other way round.
 * `da-ayr-receiver-dev` is likely the function `${var.project}-receiver-${var.env}`, if no other function has a name
 * like this.
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
export function likelyFinder(names: readonly NamedResource[], knowledge: Knowledge): LikelyFinder {
  const byWord = new Map<string, NamedResource[]>();
  const ofType = new Map<string, Set<string>>();
  for (const { type, address } of names) ofType.set(type, (ofType.get(type) ?? new Set()).add(address));
  const wordsOf = (mention: Mention): readonly string[] =>
    distinctiveWords(mention, ofType.get(mention.type)?.size === 1, knowledge);
  for (const named of names) {
    for (const word of wordsOf(named)) {
      const sharing = byWord.get(`${named.type} ${word}`);
      if (sharing === undefined) byWord.set(`${named.type} ${word}`, [named]);
      else sharing.push(named);
    }
  }
  return (mention) => {
    if (/[*?]/.test(mention.name)) return null;
    const likely = new Set<string>();
    for (const word of wordsOf(mention)) {
      const sharing = byWord.get(`${mention.type} ${word}`) ?? [];
      // A word of very many names tells none of them apart.
      if (sharing.length > LIKELY_NAMES_MAX) continue;
      for (const named of sharing) if (isLikely(mention, named, wordsOf, knowledge)) likely.add(named.address);
    }
    const [only] = likely;
    return likely.size === 1 ? (only as string) : null;
  };
}

const WORD = /[\p{L}\d]+/gu;

type WordsOf = (name: Mention) => readonly string[];

/**
 * Returns the words of a name that are wholly known and tell it apart: no environment, no kind, no number. A long word
 * of the type tells apart the only resource of the type.
 */
function distinctiveWords({ type, name }: Mention, isOnly: boolean, { commonWords }: Knowledge): readonly string[] {
  const ofType = new Set(type.split('_').filter((word) => !isOnly || word.length < LIKELY_TYPE_LENGTH_MIN));
  const isDistinctive = (word: string): boolean =>
    word.length >= LIKELY_WORD_LENGTH_MIN && !ofType.has(word) && !commonWords.has(word) && !/^\d+$/.test(word);
  return [...new Set(knownWords(name).filter(isDistinctive))];
}

/** Returns the words that no unknown part touches, in lower case. */
function knownWords(name: string): readonly string[] {
  const parts = partsOf(name);
  return parts.flatMap((part, i) => {
    if (i % 2 === 1) return [];
    const words = [...part.toLowerCase().matchAll(WORD)];
    return words
      .filter(({ index, 0: word }) => {
        const isAtStart = index === 0 && i > 0;
        const isAtEnd = index + word.length === part.length && i < parts.length - 1;
        return !isAtStart && !isAtEnd;
      })
      .map(([word]) => word);
  });
}

/**
 * True if the known parts of one name occur in the other one, in order and from end to end. Unknown parts that both
 * have are equal. Only one of the names may have others, because two unknown parts may be different.
 */
function isLikely(mention: Mention, named: NamedResource, wordsOf: WordsOf, knowledge: Knowledge): boolean {
  const [mentionGaps, namedGaps] = [gapsIn(mention.name), gapsIn(named.name)];
  const [onlyInMention, onlyInNamed] = [
    mentionGaps.filter((gap) => !isSame(gap, namedGaps)),
    namedGaps.filter((gap) => !isSame(gap, mentionGaps)),
  ];
  if (onlyInMention.length > 0 === onlyInNamed.length > 0) return false;
  const [pattern, text] = onlyInNamed.length > 0 ? [named, mention] : [mention, named];
  const open = new Set(onlyInNamed.length > 0 ? onlyInNamed : onlyInMention);
  return wordsOf(pattern).length > 0 && fits(pattern.name, text.name, open, knowledge);
}

const gapsIn = (name: string): readonly string[] => partsOf(name).filter((_, i) => i % 2 === 1);

const isSame = (gap: string, otherGaps: readonly string[]): boolean => isExact(gap) && otherGaps.includes(gap);

/** @param openGaps stand-ins of the pattern that stand for any text; others stand for themselves */
function fits(pattern: string, text: string, openGaps: ReadonlySet<string>, knowledge: Knowledge): boolean {
  const known: string[] = [''];
  const gaps: string[] = [];
  for (const part of partsOf(pattern)) {
    if (openGaps.has(part)) {
      gaps.push(part);
      known.push('');
    } else known.push(`${known.pop()}${part}`);
  }
  const [first, ...following] = known as [string, ...string[]];
  if (!text.startsWith(first)) return false;
  let position = first.length;
  for (const [i, part] of following.entries()) {
    const isLast = i === following.length - 1;
    const next = isLast ? text.length - part.length : text.indexOf(part, position + 1);
    if (next <= position || !text.startsWith(part, next)) return false;
    if (!mayStandFor(text.slice(position, next), gaps[i] as string, knowledge)) return false;
    position = next + part.length;
  }
  return position === text.length;
}

/** True if an unknown part may be this text: an environment is one word, and no name has many. */
function mayStandFor(text: string, gap: string, { isEnvironment }: Knowledge): boolean {
  if (holdsInstanceName(text) || /[^\w.-]/.test(text)) return false;
  const words = text.split(/[-_.]+/);
  return words.length <= (isEnvironment(expressionOf(gap)) ? 1 : UNKNOWN_WORDS_MAX);
}
