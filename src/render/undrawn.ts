/** Texts of a picture that its fonts cannot draw. In SVG the reader's own fonts draw them; in pixels and on paper they are blank. */
import { isInFont } from '../text/metrics.js';
import { textsUndrawn } from './messages.js';

/** Of an SVG of this program, in which only elements hold `<` and `>`. */
const TEXT = /<text\b[^>]*>([\s\S]*?)<\/text>/g;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:#(\d+)|(amp|lt|gt|quot));/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Has a glyph in any case, and is what most texts are made of. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Returns the texts with a character for which there is no glyph, each once, in the order of the picture. */
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

/** Returns what the reader should know about a picture: another note, the texts that are blank in it, both, or null. */
export function withUndrawn(note: string | null, texts: readonly string[]): string | null {
  const blank = texts.length === 0 ? [] : [textsUndrawn(texts)];
  const notes = [...(note === null ? [] : [note]), ...blank];
  return notes.length === 0 ? null : notes.join('; ');
}
