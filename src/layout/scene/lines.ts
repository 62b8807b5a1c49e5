import { largest } from '../../graph/order.js';
import { type Weight, widthOf } from '../../text/metrics.js';
import { wordsOf, wrap } from '../../text/wrap.js';
import type { TextLine } from './model.js';

/** One measured line. */
export const line = (text: string, role: TextLine['role'], size: number, weight: Weight): TextLine => ({
  text,
  role,
  width: widthOf(text, size, weight),
});

/** Close enough to the narrowest width, in pixels. */
const BALANCE_STEP = 4;

/** A word that is a little longer than a line makes the line longer: half a word is no name. */
const STRETCH = 1.25;

/** The width at which no word has to be torn, where that is not much more than there is. */
function roomFor(text: string, size: number, weight: Weight, maxWidth: number): number {
  const longest = largest(wordsOf(text).map((word) => widthOf(word.trimEnd(), size, weight)));
  return longest > maxWidth && longest <= maxWidth * STRETCH ? longest : maxWidth;
}

/**
 * The same number of lines, as equal in width as its words allow: no last line of two letters. The narrowest width is
 * that of the longest piece, so that no piece is torn that was whole; what is torn is torn into equal parts.
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
  const whole = text.split(/(?<=[-_/.:\s])/).map((piece) => widthOf(piece.trimEnd(), size, weight));
  const words = wordsOf(text).map((word) => widthOf(word.trimEnd(), size, weight));
  const least = largest(whole) > maxWidth ? words : whole;
  let low = largest(least.map((width) => width / Math.ceil(width / maxWidth)));
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

const letters = (text: string): string => text.replace(/\s+/g, '');

/** Text broken into measured lines of similar width; none for blank text. Where it is cut, the last line says what it was. */
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
  return [...measured.slice(0, -1), { ...last, whole: text }];
}

/** Text on one line, cut where it is too long; null for blank text. */
export const oneLine = (
  text: string,
  role: TextLine['role'],
  size: number,
  weight: Weight,
  maxWidth: number,
): TextLine | null => lines(text, role, size, weight, maxWidth, 1)[0] ?? null;
