/** Measures texts, and breaks or cuts them to the width of a caption. Widths and font sizes are in pixels. */
import { largest } from '../../graph/order.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { wordsOf, wrap } from '../../platform/text/wrap.js';
import type { TextLine } from './model.js';

/** Measures one line. */
export const line = (text: string, role: TextLine['role'], size: number, weight: Weight): TextLine => ({
  text,
  role,
  width: widthOf(text, size, weight),
});

/** Precision in pixels of the search for the narrowest width. */
const BALANCE_STEP = 4;

/** A word may stretch its line up to this factor, because half a name is useless. */
const STRETCH = 1.25;

/** Returns the width at which no word breaks, if that is at most `STRETCH` times `maxWidth`. */
function roomFor(text: string, size: number, weight: Weight, maxWidth: number): number {
  const longest = largest(wordsOf(text).map((word) => widthOf(word.trimEnd(), size, weight)));
  return longest > maxWidth && longest <= maxWidth * STRETCH ? longest : maxWidth;
}

/**
 * Evens out the width of the lines without adding one, so that no last line has two letters. Searches for the narrowest
 * width that keeps the number of lines. The widest piece is the lower bound, so that no further piece breaks, and a
 * piece that has to break breaks into equal parts.
 */
function balance(
  text: string,
  broken: readonly string[],
  size: number,
  weight: Weight,
  maxWidth: number,
): readonly string[] {
  const isCut = wrap(text, size, weight, maxWidth, broken.length + 1).length > broken.length;
  if (broken.length < 2 || isCut) return broken;
  const pieces = text.split(/(?<=[-_/.:\s])/).map((piece) => widthOf(piece.trimEnd(), size, weight));
  const words = wordsOf(text).map((word) => widthOf(word.trimEnd(), size, weight));
  const unbroken = largest(pieces) > maxWidth ? words : pieces;
  let low = largest(unbroken.map((width) => width / Math.ceil(width / maxWidth)));
  let high = maxWidth;
  let best = broken;
  while (high - low > BALANCE_STEP) {
    const middle = (low + high) / 2;
    const narrower = wrap(text, size, weight, middle, broken.length + 1);
    if (narrower.length > broken.length) low = middle;
    else [best, high] = [narrower, middle];
  }
  return best;
}

/** Returns the text without white space, in which a wrapped text equals its original. */
const letters = (text: string): string => text.replace(/\s+/g, '');

/**
 * Breaks text into measured lines of similar width; empty for blank text. If the text is cut, the last line holds the
 * full text in `whole`.
 */
export function lines(
  text: string,
  role: TextLine['role'],
  size: number,
  weight: Weight,
  width: number,
  maxLines: number,
): TextLine[] {
  const maxWidth = maxLines === 1 ? width : roomFor(text, size, weight, width);
  const parts = balance(text, wrap(text, size, weight, maxWidth, maxLines), size, weight, maxWidth);
  const measured = parts.map((part) => line(part, role, size, weight));
  const last = measured.at(-1);
  if (last === undefined || letters(parts.join('')) === letters(text)) return measured;
  return [...measured.slice(0, -1), { ...last, fullText: text }];
}

/** Measures text on one line and cuts it if it is too long; null for blank text. */
export const oneLine = (
  text: string,
  role: TextLine['role'],
  size: number,
  weight: Weight,
  maxWidth: number,
): TextLine | null => lines(text, role, size, weight, maxWidth, 1)[0] ?? null;
