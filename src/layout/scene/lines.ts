/** Measures texts, and wraps or cuts them to the width of a caption. Widths and font sizes are in pixels. */
import { largest } from '../../graph/order.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { wordsOf, wrap } from '../../platform/text/wrap.js';
import type { TextLine } from './model.js';

/** Size and weight of a text. */
export interface Font {
  readonly size: number;
  readonly weight: Weight;
}

/** Measures a text as one line, without a limit. */
export const measureLine = (text: string, role: TextLine['role'], { size, weight }: Font): TextLine => ({
  text,
  role,
  width: widthOf(text, size, weight),
});

/** Precision of the search for the narrowest width, in pixels. */
const BALANCE_PRECISION = 4;

/** Factor by which a line may exceed its width rather than break a word: half a name is useless. */
const STRETCH = 1.25;

/**
 * Returns the width of the longest word if the word is too wide by a factor of at most `STRETCH`; otherwise `maxWidth`.
 */
function widthKeepingWords(text: string, { size, weight }: Font, maxWidth: number): number {
  const longest = largest(wordsOf(text).map((word) => widthOf(word.trimEnd(), size, weight)));
  return longest > maxWidth && longest <= maxWidth * STRETCH ? longest : maxWidth;
}

/**
 * Makes the lines about equally wide without adding a line, so that the last one is not a stub of two letters. Searches
 * for the narrowest width that gives the same number of lines. The search starts at the widest piece, so that no whole
 * piece is broken. A piece that is wider than a line counts with the width of its equal parts.
 * @param wrapped the lines at `maxWidth`; returned as they are if the text is cut
 */
function balance(text: string, wrapped: readonly string[], font: Font, maxWidth: number): readonly string[] {
  if (wrapped.length < 2) return wrapped;
  const { size, weight } = font;
  const wrapAt = (width: number): readonly string[] => wrap(text, size, weight, width, wrapped.length + 1);
  const isCut = wrapAt(maxWidth).length > wrapped.length;
  if (isCut) return wrapped;
  const pieces = text.split(/(?<=[-_/.:\s])(?<!\d[/.:](?=\d))/).map((piece) => widthOf(piece.trimEnd(), size, weight));
  const words = wordsOf(text).map((word) => widthOf(word.trimEnd(), size, weight));
  const unbroken = largest(pieces) > maxWidth ? words : pieces;
  let low = largest(unbroken.map((width) => width / Math.ceil(width / maxWidth)));
  let high = maxWidth;
  let best = wrapped;
  while (high - low > BALANCE_PRECISION) {
    const middle = (low + high) / 2;
    const narrower = wrapAt(middle);
    if (narrower.length > wrapped.length) low = middle;
    else [best, high] = [narrower, middle];
  }
  return best;
}

/**
 * Returns the text without white space. Wrapping changes nothing else, so any other difference means that text was cut.
 */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/**
 * Wraps text into measured lines of similar width; none for blank text. If the text is cut, the `fullText` of the last
 * line is the whole text. With several lines, a long word may make them up to `STRETCH` times as wide as `width`.
 */
export function wrapLines(
  text: string,
  role: TextLine['role'],
  font: Font,
  width: number,
  maxLines: number,
): TextLine[] {
  const maxWidth = maxLines === 1 ? width : widthKeepingWords(text, font, width);
  const parts = balance(text, wrap(text, font.size, font.weight, maxWidth, maxLines), font, maxWidth);
  const measured = parts.map((part) => measureLine(part, role, font));
  const last = measured.at(-1);
  if (last === undefined || withoutSpaces(parts.join('')) === withoutSpaces(text)) return measured;
  return [...measured.slice(0, -1), { ...last, fullText: text }];
}

/** Measures text as one line, cut with an ellipsis if it is wider than `width`; null for blank text. */
export const fitOnLine = (text: string, role: TextLine['role'], font: Font, width: number): TextLine | null =>
  wrapLines(text, role, font, width, 1)[0] ?? null;
