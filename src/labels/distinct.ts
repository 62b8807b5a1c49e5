/** Gives siblings different names: `web (eu)` and `web (us)` for two modules that both contain a `web`. */

import { groupBy } from '../graph/group-by.js';
import { smallest } from '../graph/order.js';

/** An element that can have one of several names. */
export interface Candidate {
  readonly id: string;
  /** Possible names, best first, at least one. */
  readonly names: readonly string[];
  /** Returns the drawn text of a name. Two candidates with the same text must be distinguished. */
  readonly textFor: (name: string) => string;
}

/** A candidate with the name that it has so far. */
interface Naming {
  readonly candidate: Candidate;
  /** Index of the name among `candidate.names`. */
  index: number;
  name: string;
  /** The drawn text of the name. */
  text: string;
}

/** Gives a candidate a name. */
function rename(naming: Naming, name: string): void {
  naming.name = name;
  naming.text = naming.candidate.textFor(name);
}

/** Returns the number of names that a candidate has not had yet. */
const namesLeft = ({ candidate, index }: Naming): number => candidate.names.length - 1 - index;

/** Returns the groups of candidates with the same text. */
const sameTexts = (namings: readonly Naming[]): Naming[][] =>
  [...groupBy(namings, ({ text }) => text).values()].filter(({ length }) => length > 1);

/**
 * Gives each of several candidates its next name. If one of them alone has the fewest names left, it keeps its name.
 * Returns true if any name changed.
 */
function renameApart(group: readonly Naming[]): boolean {
  const fewest = smallest(group.map(namesLeft));
  const poorest = group.filter((naming) => namesLeft(naming) === fewest);
  const stays = poorest.length === 1 ? poorest[0] : undefined;
  const renamed = group.filter((naming) => namesLeft(naming) > 0 && naming !== stays);
  for (const naming of renamed) {
    naming.index++;
    rename(naming, naming.candidate.names[naming.index] as string);
  }
  return renamed.length > 0;
}

/** Matches a text with two letters in a row. A number alone is no name. */
const WORD = /\p{L}{2}/u;

/**
 * Gives each candidate the end of its best name, without the words that all share. False, without effect, if texts stay
 * equal.
 */
function renameByEnds(group: readonly Naming[]): boolean {
  const names = group.map(({ candidate }) => candidate.names[0] as string);
  // The words that all names start with: `a-b-` of `a-b-c` and `a-b-d`.
  const start = commonPrefix(names).replace(/[^-_./ ]+$/, '');
  const ends = names.map((name) => name.slice(start.length));
  const texts = group.map(({ candidate }, i) => candidate.textFor(ends[i] as string));
  if (start === '' || !ends.every((end) => WORD.test(end)) || new Set(texts).size < group.length) return false;
  for (const [i, naming] of group.entries()) rename(naming, ends[i] as string);
  return true;
}

/** Characters to which a single long word is cut to make room for a number. */
const CUT_NAME = 12;

/**
 * Numbers the candidates, with as many words of the best name as leave room for the number.
 * @param takenTexts texts of the other candidates; a number that would give one of them is skipped
 */
function renameByNumbers(group: readonly Naming[], takenTexts: ReadonlySet<string>): void {
  const [{ candidate }] = group as [Naming, ...Naming[]];
  const words = (candidate.names[0] as string).split(/(?<=[-_./ ])/);
  const names = [...words.map((_, i) => words.slice(0, words.length - i).join('')), words[0]!.slice(0, CUT_NAME)];
  for (const name of names) {
    const numbers = freeNumbers(name, group, takenTexts);
    if (numbers === null) continue;
    for (const [i, naming] of group.entries()) rename(naming, numbered(name, numbers[i] as number));
    return;
  }
}

/**
 * Returns ascending numbers that make the texts of the group unique. Null if the texts are cut before the number, so that
 * no number makes a difference.
 */
function freeNumbers(
  name: string,
  group: readonly Naming[],
  takenTexts: ReadonlySet<string>,
): readonly number[] | null {
  const groupTexts = new Set<string>();
  const numbers: number[] = [];
  for (let number = 1; numbers.length < group.length; number++) {
    if (number > group.length + takenTexts.size) return null;
    const text = (group[numbers.length] as Naming).candidate.textFor(numbered(name, number));
    if (takenTexts.has(text) || groupTexts.has(text)) continue;
    groupTexts.add(text);
    numbers.push(number);
  }
  return numbers;
}

/** Appends a number to a name. */
const numbered = (name: string, number: number): string => `${name.replace(/[-_./ ]+$/, '')} ${number}`;

/**
 * Returns a name for each candidate, by id, so that no two have the same drawn text. Candidates with the same text take
 * their next names until they differ. If the names run out, because all are cut before they differ, only the words in
 * which they differ are left, and equal names are numbered. Example: two modules that both contain a `web` get `web
 * (eu)` and `web (us)`.
 */
export function distinct(candidates: readonly Candidate[]): Map<string, string> {
  const namings = candidates.map((candidate): Naming => {
    const name = candidate.names[0] as string;
    return { candidate, index: 0, name, text: candidate.textFor(name) };
  });
  for (let groups = sameTexts(namings); groups.length > 0; groups = sameTexts(namings)) {
    const renamed = groups.map(renameApart);
    if (renamed.includes(true)) continue;
    const takenTexts = new Set(namings.map(({ text }) => text));
    for (const group of groups) {
      takenTexts.delete(group[0]!.text);
      if (!renameByEnds(group)) renameByNumbers(group, takenTexts);
      for (const { text } of group) takenTexts.add(text);
    }
    break;
  }
  return new Map(namings.map(({ candidate, name }) => [candidate.id, name]));
}

/** Returns the characters that all texts start with: `app-` of `app-web` and `app-db`. Empty for no texts. */
export function commonPrefix(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length++;
  return first.slice(0, length);
}
