/** Wraps text into lines by the widths of the bundled font, and decides how much of a name is visible in a diagram. */

import { NAMES_LISTED } from '../../limits.js';
import { severalNames } from '../../messages.js';
import { isZeroWidth, type Weight, widthOf } from './metrics.js';

const ELLIPSIS = '…';

/**
 * Breaks after separators in names and after spaces: `orders-` / `api`, `module.` / `vpc`. Never inside a number or an
 * address, half of which is another one: `10.0.0.0/8`.
 */
const BREAK_AFTER = /(?<=[-_/.: ])(?![-_/.: ])(?<!\d[/.:](?=\d))/;

const ZERO_WIDTH_JOINER = 0x200d;

/** Splits text into units that must stay together: a character with its marks and joiners. */
function clustersOf(text: string): string[] {
  const clusters: string[] = [];
  let followsJoiner = false;
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    if (clusters.length > 0 && (followsJoiner || isZeroWidth(codePoint))) clusters[clusters.length - 1] += character;
    else clusters.push(character);
    followsJoiner = codePoint === ZERO_WIDTH_JOINER;
  }
  return clusters;
}

/** Separates the items of a list. */
const SEPARATOR = ', ';

/**
 * Shortens text until it fits with an ellipsis. A list ends after a whole item: `a, b, …`. Returns the ellipsis alone
 * if nothing else fits.
 */
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

/** Boundaries between the words of a name in camel case: `Queue` / `Age` / `2xx`, `DLQ` / `Message`. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu}|\p{Nd})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/**
 * Splits a piece that is longer than a line; the last line may have space left. Breaks between the words of a name, and
 * inside a word only if the word is longer than a line. A single character always fits.
 */
function splitLong(piece: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of piece.split(CAMEL_CASE)) {
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

/**
 * Splits a text into parts that `wrap` keeps together if they fit on a line: its words, and the words inside a name.
 */
export const wordsOf = (text: string): string[] => text.split(BREAK_AFTER).flatMap((piece) => piece.split(CAMEL_CASE));

/**
 * Wraps text into lines of at most `maxWidth` pixels. Breaks after spaces and `- _ / . :`, and inside a piece only if
 * the piece is longer than a line. White space collapses to one space, and lines neither start nor end with one. Text
 * that needs more than `maxLines` (at least 1) ends in an ellipsis. A line contains at least one character, even if it
 * is too wide. Blank text gives no lines.
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
    const parts = splitLong(piece, fits);
    // No spread: a name of a million letters has more lines than a call may have arguments.
    for (const part of parts.slice(0, -1)) lines.push(part);
    line = parts.at(-1)!;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines.map((whole) => whole.trimEnd());
  // Also uses the text of the next line, because the last line may have ended early at a break.
  const rest = lines.slice(maxLines - 1, maxLines + 1).join('');
  return [...lines.slice(0, maxLines - 1).map((whole) => whole.trimEnd()), shorten(rest, fits)];
}

// ---- Space for names in a diagram, in pixels at scale 1.
// Shortened names are compared as they are shown, because two names that differ only after the cut look the same.

/** Space for a name or title. */
export interface Room {
  /** Font size. */
  readonly size: number;
  readonly weight: Weight;
  /** Maximum width of a line. */
  readonly width: number;
  /** Maximum number of lines. */
  readonly lines: number;
  /** Number of characters that always fit and need not be measured. */
  readonly fits: number;
}

/** Under an icon. The width limit lets neighbours line up in columns of similar width. */
export const NAME_ROOM: Room = { size: 10.5, weight: 400, width: 124, lines: 3, fits: 30 };

/** Under a small icon. */
export const SMALL_NAME_ROOM: Room = { size: 10.5, weight: 400, width: 96, lines: 3, fits: 15 };

/**
 * At the top of a container. A longer title does not widen its container, because names may have any length. The title
 * is cut only if nothing else makes the container wide enough, which is known after layout.
 */
export const BOX_TITLE_ROOM: Room = { size: 12, weight: 600, width: 520, lines: 1, fits: 35 };

/** True if the space shows the whole text. */
export const isShownWhole = (text: string, { size, weight, width, lines, fits }: Room): boolean =>
  text.length <= fits || wrap(text, size, weight, width, lines + 1).length <= lines;

/** Returns the part of a text that fits into the space, with a line break between lines. */
export const visibleText = (text: string, { size, weight, width, lines, fits }: Room): string =>
  text.length <= fits ? text : wrap(text, size, weight, width, lines).join('\n');

// ---- Lists of names.

/**
 * Returns as many names as fit, and the number of the rest: `orders, billing and 4 more`. At least one name, even if it
 * does not fit. Cutting the joined list would end in the middle of a word.
 * @param most maximum number of names
 */
export function joinFittingNames(room: Room, names: readonly string[], most = NAMES_LISTED): string {
  for (let shown = Math.min(most, names.length); shown > 1; shown--) {
    const text = severalNames(names.slice(0, shown), names.length - shown);
    if (isShownWhole(text, room)) return text;
  }
  return severalNames(names.slice(0, 1), Math.max(0, names.length - 1));
}
