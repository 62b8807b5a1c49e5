/**
 * Text that the bundled font cannot draw, as outlines of user-supplied fonts. PNG and PDF files then look the same on
 * every machine.
 */

import { isInFont, isZeroWidth, type Weight, widthOf } from '../../platform/text/metrics.js';
import { escapeXml, number, unescapeXml } from '../svg/notation.js';
import { undrawnTexts } from '../undrawn.js';
import type { FallbackFont } from './font.js';
import { type Outline, UNITS } from './harfbuzz.js';
import { asSeen, isRightToLeft } from './segments.js';

/** Fallback fonts, and the treatment of the text they draw. */
export interface FallbackOptions {
  /** In order of preference. */
  readonly fonts: readonly FallbackFont[];
  /** True if invisible text stays beneath the outlines, so that it can be searched and copied. */
  readonly isSearchable: boolean;
}

/** An SVG with outlines in place of text that the bundled font lacks. */
export interface FallbackText {
  readonly svg: string;
  /** Distinct texts with a character that no font has. */
  readonly undrawn: readonly string[];
}

/**
 * Replaces text that only the fallback fonts can draw by its outlines. An outline wider than the layout's measurement
 * is condensed, so that nothing overlaps.
 * @param svg a diagram of this program
 * @throws InvalidInput naming a font that cannot be drawn
 */
export function outlineFallbackText(svg: string, options: FallbackOptions): FallbackText {
  const { fonts } = options;
  const undrawn = undrawnTexts(svg, (codePoint) => isInFont(codePoint) || fonts.some((font) => font.has(codePoint)));
  const elements = [...svg.matchAll(TEXT)]
    .filter(([, , content = '']) => !isBundledText(content))
    .map(([whole, attributes = '', content = '']) => [whole, readText(attributes, content)] as const);
  const split = new Map(elements.map(([whole, element]) => [whole, element.spans.map((span) => runsOf(span, fonts))]));
  const texts = textsByFont([...split.values()].flat(2));
  if (texts.size === 0) return { svg, undrawn };
  const outlines = new Map([...texts].map(([font, own]) => [font, outlinesOf(font, [...own])]));
  const replaced = new Map(
    elements.map(([whole, element]) => {
      const pieces = element.spans.flatMap((span, i) => piecesOf(span, split.get(whole)?.[i] ?? [], outlines));
      return [whole, writePieces(element, pieces, options.isSearchable)] as const;
    }),
  );
  const blank = [...texts].flatMap(([font, own]) => [...own].filter((text) => !outlines.get(font)?.has(text)));
  return {
    svg: svg.replace(TEXT, (whole) => replaced.get(whole) ?? whole),
    undrawn: [...new Set([...undrawn, ...blank])],
  };
}

/** Bold text prefers bold fonts, other text prefers regular ones; the order of the fonts decides otherwise. */
function runsOf({ text, weight }: Span, fonts: readonly FallbackFont[]): readonly Run[] {
  const fits = ({ isBold }: FallbackFont): boolean => isBold === (weight === 600);
  return splitByFont(text, [...fonts.filter(fits), ...fonts.filter((font) => !fits(font))]);
}

function textsByFont(runs: readonly Run[]): ReadonlyMap<FallbackFont, ReadonlySet<string>> {
  const texts = new Map<FallbackFont, Set<string>>();
  for (const { font, text } of runs) {
    if (font !== null) texts.set(font, (texts.get(font) ?? new Set()).add(text));
  }
  return texts;
}

/** Returns outlines by text. A text without ink is left out. */
function outlinesOf(font: FallbackFont, texts: readonly string[]): ReadonlyMap<string, Outline> {
  const outlines = font.outline(texts);
  return new Map(texts.map((text, i) => [text, outlines[i] as Outline] as const).filter(([, { path }]) => path !== ''));
}

/** A run with its gap and width in pixels. */
interface Piece {
  readonly span: Span;
  readonly text: string;
  readonly gap: number;
  readonly width: number;
  /** Null for the bundled font. */
  readonly outline: Outline | null;
}

function piecesOf(
  span: Span,
  runs: readonly Run[],
  outlines: ReadonlyMap<FallbackFont, ReadonlyMap<string, Outline>>,
): readonly Piece[] {
  return runs.map(({ text, font }, i) => {
    const outline = (font && outlines.get(font)?.get(text)) ?? null;
    const measured = widthOf(text, span.size, span.weight);
    const natural = outline === null ? measured : (outline.width / UNITS) * span.size;
    const width = Math.max(0, Math.min(measured, natural));
    return { span, text, gap: i === 0 ? span.gap : 0, width, outline };
  });
}

function writePieces(element: TextElement, pieces: readonly Piece[], isSearchable: boolean): string {
  const natural = pieces.reduce((sum, { gap, width }) => sum + gap + width, 0);
  const stretch = element.room === null ? 1 : Math.min(1, element.room / natural);
  let x = element.isCentred ? element.x - (natural * stretch) / 2 : element.x;
  return pieces
    .map((piece) => {
      x += piece.gap * stretch;
      const drawn = writePiece(piece, { x, y: element.y, stretch }, isSearchable);
      x += piece.width * stretch;
      return drawn;
    })
    .join('');
}

interface Position {
  readonly x: number;
  readonly y: number;
  /** Factor that all widths on the line are scaled by. */
  readonly stretch: number;
}

function writePiece({ span, text, width, outline }: Piece, position: Position, isSearchable: boolean): string {
  const { x, y, stretch } = position;
  const { size, weight, attributes } = span;
  if (outline === null) return writeBundled(text, { size, weight }, attributes, position);
  // A lone combining mark has no width, so there is nothing to condense.
  const condensed = outline.width > 0 ? width / outline.width : size / UNITS;
  const scale = [condensed * stretch, size / UNITS].map((value) => value.toFixed(7)).join(' ');
  const transform = `translate(${number(x)} ${number(y)}) scale(${scale})`;
  const look = [...attributes].filter(([name]) => !name.startsWith('font-'));
  const path = `<path${writeAttributes([['transform', transform], ['d', outline.path], ...look])}/>`;
  if (!isSearchable) return path;
  const place = [
    ['x', number(x)],
    ['y', number(y)],
    ['textLength', number(width * stretch)],
  ] as const;
  return writeText([...place, ...new Map([...attributes, ['fill', 'none']])], asSeen(text)) + path;
}

/** Leading and trailing spaces become an offset, because SVG readers drop them. */
function writeBundled(
  text: string,
  { size, weight }: { readonly size: number; readonly weight: Weight },
  attributes: Span['attributes'],
  { x, y, stretch }: Position,
): string {
  const shown = text.trim();
  if (shown === '') return '';
  const before = widthOf(text.slice(0, text.length - text.trimStart().length), size, weight);
  const length: readonly (readonly [string, string])[] =
    stretch === 1
      ? []
      : [
          ['textLength', number(widthOf(shown, size, weight) * stretch)],
          ['lengthAdjust', 'spacingAndGlyphs'],
        ];
  return writeText([['x', number(x + before * stretch)], ['y', number(y)], ...length, ...attributes], shown);
}

// ---- Runs: the parts of a text by the font that draws them, the bundled one or a fallback font.

/** A part of a text in one font. Null is the bundled font, which also stands in for characters that no font has. */
interface Run {
  readonly text: string;
  readonly font: FallbackFont | null;
}

/** Characters that join the parts beside them: spaces, combining marks, joiners. */
const JOINS = /[\p{Z}\p{M}\p{Cf}]/u;
/** Characters that join two right-to-left parts, so that these do not swap around them: `12`, `-`. */
const WEAK = /[\p{N}\p{P}\p{S}]/u;

/** The font of a character; undefined if the character takes the font of its neighbours. */
type Choice = FallbackFont | null | undefined;

/**
 * Returns the runs in the order of the text. A space or mark between two parts of one font is also in that font, so
 * that ligatures and the order of right-to-left words are preserved.
 * @param fonts in order of preference
 */
export function splitByFont(text: string, fonts: readonly FallbackFont[]): readonly Run[] {
  const characters = [...text.normalize('NFC')];
  const choices = characters.map((character) => choiceOf(character, fonts));
  const filled = choices.map((choice, i) => choice ?? (choice === null ? null : joined(characters, choices, i)));
  const runs: { text: string; font: FallbackFont | null }[] = [];
  for (const [i, character] of characters.entries()) {
    const last = runs.at(-1);
    const font = filled[i] ?? null;
    if (last !== undefined && last.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function choiceOf(character: string, fonts: readonly FallbackFont[]): Choice {
  if (JOINS.test(character) && isInFont(codeOf(character))) return undefined;
  if (!isInFont(codeOf(character))) return fonts.find((font) => font.has(codeOf(character))) ?? null;
  return WEAK.test(character) ? undefined : null;
}

const codeOf = (character: string): number => character.codePointAt(0) as number;

/** Returns the font of a character that takes that of its neighbours; null for the bundled one. */
function joined(characters: readonly string[], choices: readonly Choice[], at: number): FallbackFont | null {
  const isOpen = (i: number): boolean => choices[i] === undefined;
  let [before, after] = [at - 1, at + 1];
  while (before >= 0 && isOpen(before)) before--;
  while (after < characters.length && isOpen(after)) after++;
  const [left, right] = [choices[before] ?? null, choices[after] ?? null];
  const character = characters[at] as string;
  // A variation selector or a mark belongs to the character before it, whatever follows.
  if (isZeroWidth(codeOf(character)) && before === at - 1) return left;
  if (left === null || left !== right) return null;
  const between = characters.slice(before + 1, after);
  if (!between.some((each) => WEAK.test(each))) return left;
  const isTurned = [before, after].every((i) => isRightToLeft(characters[i] as string));
  return isTurned && between.every((each) => JOINS.test(each) || left.has(codeOf(each))) ? left : null;
}

// ---- Text elements of this program's SVG: parsed, and written again in parts.

/** Attributes of an element by name. Values are escaped, as in the markup. */
type Attributes = ReadonlyMap<string, string>;

/** A run of text in one style. */
interface Span {
  readonly text: string;
  readonly attributes: Attributes;
  readonly size: number;
  readonly weight: Weight;
  /** Distance in pixels from the end of the preceding span. */
  readonly gap: number;
}

/** A line of text and its position. */
interface TextElement {
  readonly spans: readonly Span[];
  readonly x: number;
  readonly y: number;
  readonly isCentred: boolean;
  /** Width in pixels that the text must fit; null for its natural width. */
  readonly room: number | null;
}

/** Matches text elements. No other element name in a diagram begins with `text`, and escaped text has no `<`. */
const TEXT = /<text\b([^>]*)>([\s\S]*?)<\/text>/g;
const SPAN = /<tspan\b([^>]*)>([^<]*)<\/tspan>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const FONT_SIZE = '16';

/** Attributes for the position; all others are style. */
const PLACING: ReadonlySet<string> = new Set(['x', 'y', 'dx', 'text-anchor', 'textLength', 'lengthAdjust']);

const attributesIn = (markup: string): Attributes =>
  new Map([...markup.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/**
 * True if the bundled font has a glyph for every character.
 * @param content markup inside a text element
 */
const isBundledText = (content: string): boolean =>
  [...unescapeXml(content).normalize('NFC')].every((character) => isInFont(character.codePointAt(0) as number));

/**
 * Parses a text element.
 * @param markup its attributes
 * @param content markup inside it
 */
function readText(markup: string, content: string): TextElement {
  const outer = attributesIn(markup);
  const spans = [...content.matchAll(SPAN)].map(([, ofSpan, inside, alone]): Span => {
    const inner = attributesIn(ofSpan ?? '');
    const attributes = new Map([...outer, ...inner].filter(([name]) => !PLACING.has(name)));
    return {
      text: unescapeXml(inside ?? alone ?? ''),
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
const writeAttributes = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');

/**
 * Returns a text element.
 * @param content plain text
 */
const writeText = (attributes: Iterable<readonly [string, string]>, content: string): string =>
  `<text${writeAttributes(attributes)}>${escapeXml(content)}</text>`;
