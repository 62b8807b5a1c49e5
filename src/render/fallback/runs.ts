/** Splits a text by the font that draws each part: the bundled one or a fallback font. */
import { isInFont, isZeroWidth } from '../../platform/text/metrics.js';
import type { FallbackFont } from './font.js';
import { isRightToLeft } from './segments.js';

/** A part of a text in one font. Null is the bundled font, which also stands in for characters that no font has. */
export interface Run {
  readonly text: string;
  readonly font: FallbackFont | null;
}

/** Characters that join the parts beside them: spaces, combining marks, joiners. */
const JOINS = /[\p{Z}\p{M}\p{Cf}]/u;
/** Characters that join two right-to-left parts, so that these do not swap around them: `12`, `-`. */
const WEAK = /[\p{N}\p{P}\p{S}]/u;

/** The font of a character; undefined if the character takes the font of its neighbours. */
type Choice = FallbackFont | null | undefined;

/**
 * Returns the runs in the order of the text. A space or mark between two parts of one font is also in that font, so
 * that ligatures and the order of right-to-left words are preserved.
 * @param fonts in order of preference
 */
export function splitByFont(text: string, fonts: readonly FallbackFont[]): readonly Run[] {
  const characters = [...text.normalize('NFC')];
  const choices = characters.map((character) => choiceOf(character, fonts));
  const filled = choices.map((choice, i) => choice ?? (choice === null ? null : joined(characters, choices, i)));
  const runs: { text: string; font: FallbackFont | null }[] = [];
  for (const [i, character] of characters.entries()) {
    const last = runs.at(-1);
    const font = filled[i] ?? null;
    if (last !== undefined && last.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function choiceOf(character: string, fonts: readonly FallbackFont[]): Choice {
  if (JOINS.test(character) && isInFont(codeOf(character))) return undefined;
  if (!isInFont(codeOf(character))) return fonts.find((font) => font.has(codeOf(character))) ?? null;
  return WEAK.test(character) ? undefined : null;
}

const codeOf = (character: string): number => character.codePointAt(0) as number;

/** Returns the font of a character that takes that of its neighbours; null for the bundled one. */
function joined(characters: readonly string[], choices: readonly Choice[], at: number): FallbackFont | null {
  const isOpen = (i: number): boolean => choices[i] === undefined;
  let [before, after] = [at - 1, at + 1];
  while (before >= 0 && isOpen(before)) before--;
  while (after < characters.length && isOpen(after)) after++;
  const [left, right] = [choices[before] ?? null, choices[after] ?? null];
  const character = characters[at] as string;
  // A variation selector or a mark belongs to the character before it, whatever follows.
  if (isZeroWidth(codeOf(character)) && before === at - 1) return left;
  if (left === null || left !== right) return null;
  const between = characters.slice(before + 1, after);
  if (!between.some((each) => WEAK.test(each))) return left;
  const isTurned = [before, after].every((i) => isRightToLeft(characters[i] as string));
  return isTurned && between.every((each) => JOINS.test(each) || left.has(codeOf(each))) ? left : null;
}
