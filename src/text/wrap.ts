/** Breaking text into lines, by the widths of the bundled font. */
import { isZeroWidth, type Weight, widthOf } from './metrics.js';

const ELLIPSIS = '…';

/** Names are broken after these: `orders-` / `api`, `module.` / `vpc`. */
const BREAK_AFTER = /(?<=[-_/.: ])(?![-_/.: ])/;

const ZERO_WIDTH_JOINER = 0x200d;

/** What may not be torn apart: a character with the marks and joiners that belong to it. */
function clustersOf(text: string): string[] {
  const clusters: string[] = [];
  let joined = false;
  for (const character of text) {
    const codePoint = character.codePointAt(0) as number;
    if (clusters.length > 0 && (joined || isZeroWidth(codePoint))) clusters[clusters.length - 1] += character;
    else clusters.push(character);
    joined = codePoint === ZERO_WIDTH_JOINER;
  }
  return clusters;
}

const SEPARATOR = ', ';

/** Text with an ellipsis at its end, shortened until both fit, a list to whole items; the ellipsis alone where nothing else does. */
function shorten(text: string, fits: (text: string) => boolean): string {
  for (let end = text.lastIndexOf(SEPARATOR); end > 0; end = text.lastIndexOf(SEPARATOR, end - 1)) {
    const items = text.slice(0, end + SEPARATOR.length) + ELLIPSIS;
    if (fits(items)) return items;
  }
  const clusters = clustersOf(text);
  while (clusters.length > 0) {
    const shortened = clusters.join('').trimEnd() + ELLIPSIS;
    if (fits(shortened)) return shortened;
    clusters.pop();
  }
  return ELLIPSIS;
}

/** Where one word ends and the next begins in a name that is written as one: `Queue` / `Age` / `2xx`, `DLQ` / `Message`. */
const HUMP = /(?<=\p{Ll})(?=\p{Lu}|\p{Nd})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Lines of a piece that is longer than a line; the last one may still have room. It is torn between its words, and inside a
 * word only where that is longer than a line. A character always fits.
 */
function tear(piece: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of piece.split(HUMP)) {
    for (const part of fits(word) ? [word] : clustersOf(word)) {
      if (line !== '' && !fits(line + part)) {
        lines.push(line);
        line = '';
      }
      line += part;
    }
  }
  return [...lines, line];
}

/** The parts of a text that are not broken where they fit on a line: between its words, also inside of a name. */
export const wordsOf = (text: string): string[] => text.split(BREAK_AFTER).flatMap((piece) => piece.split(HUMP));

/**
 * Breaks text into lines that are at most `maxWidth` pixels wide: after spaces and after `- _ / . :`, and inside a
 * piece only where that piece is longer than a line. Runs of white space count as one space, and a line neither starts
 * nor ends with one. Text that needs more than `maxLines` ends in an ellipsis on the last of them. A line holds at
 * least one character, however narrow it is. Blank text has no lines. `maxLines` is at least 1.
 */
export function wrap(text: string, size: number, weight: Weight, maxWidth: number, maxLines: number): string[] {
  const fits = (candidate: string): boolean => widthOf(candidate.trimEnd(), size, weight) <= maxWidth;
  const lines: string[] = [];
  let line = '';
  for (const piece of text.replace(/\s+/g, ' ').trim().split(BREAK_AFTER)) {
    if (lines.length > maxLines) break;
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line);
    const torn = tear(piece, fits);
    // Not spread: a name of a million letters has more lines than a call has arguments.
    for (const part of torn.slice(0, -1)) lines.push(part);
    line = torn.at(-1) as string;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines.map((whole) => whole.trimEnd());
  // The last line takes what it can of the next one too: it may have ended early, at a break.
  const rest = lines.slice(maxLines - 1, maxLines + 1).join('');
  return [...lines.slice(0, maxLines - 1).map((whole) => whole.trimEnd()), shorten(rest, fits)];
}
