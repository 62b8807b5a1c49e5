/** Parses the text elements of this program's SVG, and writes text elements. */

import { isInFont, type Weight } from '../../platform/text/metrics.js';
import { escapeXml, unescapeXml } from '../svg/notation.js';

/** Attributes of an element by name. Values are escaped, as in the markup. */
type Attributes = ReadonlyMap<string, string>;

/** A part of a line in one style. */
export interface Span {
  readonly text: string;
  /** Style attributes: all except those for the position. */
  readonly attributes: Attributes;
  readonly size: number;
  readonly weight: Weight;
  /** Distance in pixels from the end of the preceding span. */
  readonly gap: number;
}

/** A line of text and its position: `x` is its left end, or its middle if it is centred, and `y` its baseline. */
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
/** Font size in pixels of text without the attribute. */
const DEFAULT_SIZE = '16';

/** Attributes for the position; all others are style. */
const POSITION_ATTRIBUTES: ReadonlySet<string> = new Set(['x', 'y', 'dx', 'text-anchor', 'textLength', 'lengthAdjust']);

const attributesIn = (markup: string): Attributes =>
  new Map([...markup.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/**
 * True if the bundled font has a glyph for every character.
 * @param content markup inside a text element
 */
export const isBundledText = (content: string): boolean =>
  [...unescapeXml(content).normalize('NFC')].every((character) => isInFont(character.codePointAt(0) as number));

/**
 * Parses a text element, such as `<text x="0" y="9">VPC<tspan dx="6" font-size="11">main</tspan></text>`.
 * @param attributes markup of its attributes
 * @param content markup inside it
 */
export function readText(attributes: string, content: string): TextElement {
  const outer = attributesIn(attributes);
  const spans = [...content.matchAll(SPAN)].map(([, spanAttributes, spanContent, plainContent]): Span => {
    const inner = attributesIn(spanAttributes ?? '');
    const style = new Map([...outer, ...inner].filter(([name]) => !POSITION_ATTRIBUTES.has(name)));
    return {
      text: unescapeXml(spanContent ?? plainContent ?? ''),
      attributes: style,
      size: Number(style.get('font-size') ?? DEFAULT_SIZE),
      weight: style.get('font-weight') === '600' ? 600 : 400,
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

/** Returns attributes as markup, each after a space. Values must be escaped already. */
export const writeAttributes = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');

/**
 * Returns a text element.
 * @param content plain text
 */
export const writeText = (attributes: Iterable<readonly [string, string]>, content: string): string =>
  `<text${writeAttributes(attributes)}>${escapeXml(content)}</text>`;
