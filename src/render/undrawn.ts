/**
 * Finds texts that the available fonts cannot draw. An SVG uses the reader's own fonts, but a PNG or PDF leaves such
 * text blank.
 */
import { isInFont } from '../platform/text/metrics.js';
import { textsUndrawn } from './messages.js';
import { unescapeXml } from './svg/notation.js';

/** Matches text elements in an SVG of this program, in which `<` and `>` occur in tags only. */
const TEXT = /<text\b[^>]*>([\s\S]*?)<\/text>/g;
const TAG = /<[^>]*>/g;
/** Printable ASCII, which most texts consist of and every font covers. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Returns the distinct texts with a character that has no glyph, in document order. */
export function undrawnTexts(svg: string, isDrawn: (codePoint: number) => boolean = isInFont): readonly string[] {
  const undrawn = new Set<string>();
  for (const [, inside = ''] of svg.matchAll(TEXT)) {
    const text = textIn(inside);
    if (PLAIN.test(text)) continue;
    if ([...text.normalize('NFC')].some((character) => !isDrawn(character.codePointAt(0) as number))) undrawn.add(text);
  }
  return [...undrawn];
}

const textIn = (markup: string): string => unescapeXml(markup.replace(TAG, ' ')).trim();

/** Appends a note about blank texts to another note; null if there is neither. */
export function withUndrawn(note: string | null, texts: readonly string[]): string | null {
  const blank = texts.length === 0 ? [] : [textsUndrawn(texts)];
  const notes = [...(note === null ? [] : [note]), ...blank];
  return notes.length === 0 ? null : notes.join('; ');
}
