/**
 * Finds texts that the available fonts cannot draw. An SVG uses the reader's own fonts, but a PNG or PDF leaves such
 * text blank.
 */
import { isInFont } from '../platform/text/metrics.js';
import { textsUndrawn } from './messages.js';

/** Matches text elements in an SVG of this program, in which `<` and `>` occur in tags only. */
const TEXT = /<text\b[^>]*>([\s\S]*?)<\/text>/g;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:#(\d+)|(amp|lt|gt|quot));/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Printable ASCII, which most texts consist of and every font covers. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Returns the distinct texts with a character that has no glyph, in document order. */
export function undrawnTexts(svg: string, isDrawn: (codePoint: number) => boolean = isInFont): readonly string[] {
  const found = new Set<string>();
  for (const [, inside = ''] of svg.matchAll(TEXT)) {
    const text = textIn(inside);
    if (PLAIN.test(text)) continue;
    if ([...text.normalize('NFC')].some((character) => !isDrawn(character.codePointAt(0) as number))) found.add(text);
  }
  return [...found];
}

const textIn = (markup: string): string =>
  markup
    .replace(TAG, ' ')
    .replace(ENTITY, (_, code: string | undefined, name: string) =>
      code === undefined ? (ENTITIES[name] as string) : String.fromCodePoint(Number(code)),
    )
    .trim();

/** Appends a note about blank texts to another note; null if there is neither. */
export function withUndrawn(note: string | null, texts: readonly string[]): string | null {
  const blank = texts.length === 0 ? [] : [textsUndrawn(texts)];
  const notes = [...(note === null ? [] : [note]), ...blank];
  return notes.length === 0 ? null : notes.join('; ');
}
