/** Parses a text element of this program's SVG, and writes it again in parts. */
import { isInFont, type Weight } from '../../platform/text/metrics.js';
import { escapeXml } from '../svg/escape.js';

/** Attributes of an element by name. Values are escaped, as in the markup. */
export type Attributes = ReadonlyMap<string, string>;

/** A run of text in one style. */
export interface Span {
  readonly text: string;
  readonly attributes: Attributes;
  readonly size: number;
  readonly weight: Weight;
  /** Distance in pixels from the end of the preceding span. */
  readonly gap: number;
}

/** A line of text and its position. */
export interface TextElement {
  readonly spans: readonly Span[];
  readonly x: number;
  readonly y: number;
  readonly isCentred: boolean;
  /** Width in pixels that the text must fit; null for its natural width. */
  readonly room: number | null;
}

/** Matches text elements. No other element name in a diagram begins with `text`, and escaped text has no `<`. */
export const TEXT = /<text\b([^>]*)>([\s\S]*?)<\/text>/g;
const SPAN = /<tspan\b([^>]*)>([^<]*)<\/tspan>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITY = /&(?:#(\d+)|(amp|lt|gt|quot));/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const FONT_SIZE = '16';

/** Attributes for the position; all others are style. */
const PLACING: ReadonlySet<string> = new Set(['x', 'y', 'dx', 'text-anchor', 'textLength', 'lengthAdjust']);

const plain = (markup: string): string =>
  markup.replace(ENTITY, (_, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] as string) : String.fromCodePoint(Number(code)),
  );

const attributesIn = (markup: string): Attributes =>
  new Map([...markup.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/**
 * True if the bundled font has a glyph for every character.
 * @param content markup inside a text element
 */
export const isBundledText = (content: string): boolean =>
  [...plain(content).normalize('NFC')].every((character) => isInFont(character.codePointAt(0) as number));

/**
 * Parses a text element.
 * @param markup its attributes
 * @param content markup inside it
 */
export function readText(markup: string, content: string): TextElement {
  const outer = attributesIn(markup);
  const spans = [...content.matchAll(SPAN)].map(([, ofSpan, inside, alone]): Span => {
    const inner = attributesIn(ofSpan ?? '');
    const attributes = new Map([...outer, ...inner].filter(([name]) => !PLACING.has(name)));
    return {
      text: plain(inside ?? alone ?? ''),
      attributes,
      size: Number(attributes.get('font-size') ?? FONT_SIZE),
      weight: attributes.get('font-weight') === '600' ? 600 : 400,
      gap: Number(inner.get('dx') ?? 0),
    };
  });
  const room = outer.get('textLength');
  return {
    spans,
    ...{ x: Number(outer.get('x')), y: Number(outer.get('y')), isCentred: outer.get('text-anchor') === 'middle' },
    room: room === undefined ? null : Number(room),
  };
}

/** Returns attributes as markup. Values must be escaped already. */
export const writeAttributes = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');

/**
 * Returns a text element.
 * @param content plain text
 */
export const writeText = (attributes: Iterable<readonly [string, string]>, content: string): string =>
  `<text${writeAttributes(attributes)}>${escapeXml(content)}</text>`;
