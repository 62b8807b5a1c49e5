/** Splits a text into runs by the font that draws them: the bundled one or a fallback font. */

import { isInFont, isZeroWidth } from '../../platform/text/metrics.js';
import type { FallbackFont } from './font.js';
import { isRightToLeft } from './segments.js';

/** A part of a text in one font. Null is the bundled font, which also stands in for characters that no font has. */
export interface Run {
  readonly text: string;
  readonly font: FallbackFont | null;
}

/** Characters that join the parts beside them: spaces, combining marks, joiners. */
const JOINING = /[\p{Z}\p{M}\p{Cf}]/u;
/** Characters that join two right-to-left parts, so that these do not swap around them: `12`, `-`. */
const WEAK = /[\p{N}\p{P}\p{S}]/u;

/** The font of a character; undefined if the character takes the font of its neighbours. */
type Choice = FallbackFont | null | undefined;

/**
 * Returns the runs in the order of the text. A space or mark between two parts of one font is also in that font, so
 * that ligatures and the order of right-to-left words are preserved.
 * @param fonts in order of preference
 * @example `订单 orders` has two runs: `订单` in the first font that has both characters, ` orders` in the bundled font
 */
export function splitByFont(text: string, fonts: readonly FallbackFont[]): readonly Run[] {
  const characters = [...text.normalize('NFC')];
  const choices = characters.map((character) => choiceOf(character, fonts));
  const runs: { text: string; font: FallbackFont | null }[] = [];
  for (const [i, character] of characters.entries()) {
    const choice = choices[i];
    const font = choice === undefined ? fontOfNeighbours(characters, choices, i) : choice;
    const last = runs.at(-1);
    if (last !== undefined && last.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function choiceOf(character: string, fonts: readonly FallbackFont[]): Choice {
  const codePoint = codePointOf(character);
  if (!isInFont(codePoint)) return fonts.find((font) => font.has(codePoint)) ?? null;
  return JOINING.test(character) || WEAK.test(character) ? undefined : null;
}

const codePointOf = (character: string): number => character.codePointAt(0) as number;

/**
 * Returns the font of a character without a choice: that of its neighbours, if both have the same.
 * @param index of the character
 */
function fontOfNeighbours(
  characters: readonly string[],
  choices: readonly Choice[],
  index: number,
): FallbackFont | null {
  let [before, after] = [index - 1, index + 1];
  while (before >= 0 && choices[before] === undefined) before--;
  while (after < characters.length && choices[after] === undefined) after++;
  const [left, right] = [choices[before] ?? null, choices[after] ?? null];
  // A variation selector or a mark belongs to the character before it, whatever follows.
  if (isZeroWidth(codePointOf(characters[index] as string)) && before === index - 1) return left;
  if (left === null || left !== right) return null;
  const between = characters.slice(before + 1, after);
  if (!between.some((character) => WEAK.test(character))) return left;
  const isInRightToLeft = [before, after].every((i) => isRightToLeft(characters[i] as string));
  const canDraw = between.every((character) => JOINING.test(character) || left.has(codePointOf(character)));
  return isInRightToLeft && canDraw ? left : null;
}
