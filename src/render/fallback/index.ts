/**
 * Replaces text that the bundled font cannot draw by outlines from fonts that the user supplies, so that PNG and PDF
 * files look the same on every machine. `font.ts` returns the outlines.
 */
import { isInFont, isZeroWidth, type Weight, widthOf } from '../../platform/text/metrics.js';
import { escapeXml, formatNumber, unescapeXml } from '../svg/notation.js';
import { undrawnTexts } from '../undrawn.js';
import type { FallbackFont } from './font.js';
import { type Outline, UNITS } from './harfbuzz.js';
import { inVisualOrder, isRightToLeft } from './segments.js';

/** Fallback fonts, and the treatment of the text they draw. */
export interface FallbackOptions {
  /** In order of preference. */
  readonly fonts: readonly FallbackFont[];
  /** Fonts that draw every character that they have; none for the bundled font. */
  readonly brandFonts?: readonly FallbackFont[];
  /** True to keep invisible text beneath the outlines, so that it can be searched and copied. */
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
export function outlineFallbackText(
  svg: string,
  { fonts: fallbackFonts, brandFonts = [], isSearchable }: FallbackOptions,
): FallbackText {
  const fonts = [...brandFonts, ...fallbackFonts];
  const undrawn = undrawnTexts(svg, (codePoint) => isInFont(codePoint) || fonts.some((font) => font.has(codePoint)));
  const elements = elementsToReplace(svg, fonts, brandFonts);
  const textsByFont = groupTexts(elements.flatMap(({ runs }) => runs.flat()));
  if (textsByFont.size === 0) return { svg, undrawn };
  const outlines = new Map([...textsByFont].map(([font, texts]) => [font, outlinesOf(font, [...texts])]));
  const replacements = new Map(
    elements.map(({ markup, element, runs }) => {
      const pieces = element.spans.flatMap((span, i) => piecesOf(span, runs[i] ?? [], outlines));
      return [markup, writePieces(element, pieces, isSearchable)] as const;
    }),
  );
  // A font may have a glyph without ink for a character, which is blank as well.
  const blank = [...textsByFont].flatMap(([font, texts]) =>
    [...texts].filter((text) => !outlines.get(font)?.has(text)),
  );
  return {
    svg: svg.replace(TEXT, (markup) => replacements.get(markup) ?? markup),
    undrawn: [...new Set([...undrawn, ...blank])],
  };
}

interface ElementToReplace {
  /** The element in the SVG, by which it is found again. */
  readonly markup: string;
  readonly element: TextElement;
  /** The runs of each span. */
  readonly runs: readonly (readonly Run[])[];
}

/** Returns the text elements that the bundled font does not draw alone. */
function elementsToReplace(
  svg: string,
  fonts: readonly FallbackFont[],
  brandFonts: readonly FallbackFont[],
): readonly ElementToReplace[] {
  return [...svg.matchAll(TEXT)].flatMap(([markup, attributes = '', content = '']) => {
    if (brandFonts.length === 0 && isBundledText(content)) return [];
    const element = readText(attributes, content);
    return { markup, element, runs: element.spans.map((span) => runsOf(span, fonts, brandFonts)) };
  });
}

/**
 * Splits a span by font. Bold text prefers bold fonts, and other text prefers regular ones. Among equally suitable
 * fonts, the first one is taken.
 */
function runsOf(
  { text, weight }: Span,
  fonts: readonly FallbackFont[],
  brandFonts: readonly FallbackFont[],
): readonly Run[] {
  const fits = ({ isBold }: FallbackFont): boolean => isBold === (weight === 600);
  const byFit = (all: readonly FallbackFont[]) => [...all.filter(fits), ...all.filter((font) => !fits(font))];
  return splitByFont(text, byFit(fonts), byFit(brandFonts));
}

/** Returns the distinct texts that each fallback font draws. Texts in the bundled font are left out. */
function groupTexts(runs: readonly Run[]): ReadonlyMap<FallbackFont, ReadonlySet<string>> {
  const textsByFont = new Map<FallbackFont, Set<string>>();
  for (const { font, text } of runs) {
    if (font !== null) textsByFont.set(font, (textsByFont.get(font) ?? new Set()).add(text));
  }
  return textsByFont;
}

/** Returns outlines by text. A text without ink is left out. */
function outlinesOf(font: FallbackFont, texts: readonly string[]): ReadonlyMap<string, Outline> {
  const outlines = font.outline(texts);
  return new Map(texts.map((text, i) => [text, outlines[i] as Outline] as const).filter(([, { path }]) => path !== ''));
}

// ---- Pieces: runs with their widths, written as text elements and paths.

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

/** Writes the pieces of a text element side by side, condensed if they are wider than its room. */
function writePieces(element: TextElement, pieces: readonly Piece[], isSearchable: boolean): string {
  const natural = pieces.reduce((sum, { gap, width }) => sum + gap + width, 0);
  const stretch = element.room === null ? 1 : Math.min(1, element.room / natural);
  let x = element.isCentred ? element.x - (natural * stretch) / 2 : element.x;
  return pieces
    .map((piece) => {
      x += piece.gap * stretch;
      const markup = writePiece(piece, { x, y: element.y, stretch }, isSearchable);
      x += piece.width * stretch;
      return markup;
    })
    .join('');
}

interface Position {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Factor that all widths on the line are scaled by. */
  readonly stretch: number;
}

function writePiece(piece: Piece, position: Position, isSearchable: boolean): string {
  const { span, text, width, outline } = piece;
  if (outline === null) return writeBundled(piece, position);
  const { x, y, stretch } = position;
  const { size, attributes } = span;
  // A lone combining mark has no width, so there is nothing to condense.
  const condensed = outline.width > 0 ? width / outline.width : size / UNITS;
  const scale = [condensed * stretch, size / UNITS].map((value) => value.toFixed(7)).join(' ');
  const transform = `translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale})`;
  const style = [...attributes].filter(([name]) => !name.startsWith('font-'));
  const path = `<path${writeAttributes([['transform', transform], ['d', outline.path], ...style])}/>`;
  if (!isSearchable) return path;
  const placement = [
    ['x', formatNumber(x)],
    ['y', formatNumber(y)],
    ['textLength', formatNumber(width * stretch)],
  ] as const;
  const invisible = new Map([...attributes, ['fill', 'none']]);
  return writeText([...placement, ...invisible], inVisualOrder(text)) + path;
}

/** Writes text in the bundled font. Leading and trailing spaces become an offset, because SVG readers drop them. */
function writeBundled({ span, text }: Piece, { x, y, stretch }: Position): string {
  const { size, weight, attributes } = span;
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const offset = widthOf(text.slice(0, text.length - text.trimStart().length), size, weight);
  const length: readonly (readonly [string, string])[] =
    stretch === 1
      ? []
      : [
          ['textLength', formatNumber(widthOf(trimmed, size, weight) * stretch)],
          ['lengthAdjust', 'spacingAndGlyphs'],
        ];
  return writeText(
    [['x', formatNumber(x + offset * stretch)], ['y', formatNumber(y)], ...length, ...attributes],
    trimmed,
  );
}

// ---- Text elements of this program's SVG.

/** Attributes of an element by name. Values are escaped, as in the markup. */
type Attributes = ReadonlyMap<string, string>;

/** A part of a line in one style. */
interface Span {
  readonly text: string;
  /** Style attributes: all except those for the position. */
  readonly attributes: Attributes;
  readonly size: number;
  readonly weight: Weight;
  /** Distance in pixels from the end of the preceding span. */
  readonly gap: number;
}

/** A line of text and its position: `x` is its left end, or its middle if it is centred, and `y` its baseline. */
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
const isBundledText = (content: string): boolean =>
  [...unescapeXml(content).normalize('NFC')].every((character) => isInFont(character.codePointAt(0) as number));

/**
 * Parses a text element, such as `<text x="0" y="9">VPC<tspan dx="6" font-size="11">main</tspan></text>`.
 * @param attributes markup of its attributes
 * @param content markup inside it
 */
function readText(attributes: string, content: string): TextElement {
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
    x: Number(outer.get('x')),
    y: Number(outer.get('y')),
    isCentred: outer.get('text-anchor') === 'middle',
    room: room === undefined ? null : Number(room),
  };
}

/** Returns attributes as markup, each after a space. Values must be escaped already. */
const writeAttributes = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');

/**
 * Returns a text element.
 * @param content plain text
 */
const writeText = (attributes: Iterable<readonly [string, string]>, content: string): string =>
  `<text${writeAttributes(attributes)}>${escapeXml(content)}</text>`;

// ---- Runs: the parts of a text by the font that draws them.

/** A part of a text in one font. Null is the bundled font, which also stands in for characters that no font has. */
interface Run {
  readonly text: string;
  readonly font: FallbackFont | null;
}

/** Characters that belong to the parts beside them: spaces, combining marks, joiners. */
const JOINING = /[\p{Z}\p{M}\p{Cf}]/u;
/** Characters that join two right-to-left parts, so that these do not swap around them: `12`, `-`. */
const WEAK = /[\p{N}\p{P}\p{S}]/u;

/** The font of a character; undefined if the character takes the font of its neighbours. */
type Choice = FallbackFont | null | undefined;

/**
 * Returns the runs in the order of the text. A space or mark between two parts of one font is also in that font, so
 * that ligatures and the order of right-to-left words are preserved.
 * @param fonts in order of preference
 * @param brandFonts those of them that come before the bundled font
 * @example `订单 orders` has two runs: `订单` in the first font that has both characters, ` orders` in the bundled font
 */
export function splitByFont(
  text: string,
  fonts: readonly FallbackFont[],
  brandFonts: readonly FallbackFont[] = [],
): readonly Run[] {
  const characters = [...text.normalize('NFC')];
  const choices = characters.map((character) => choiceOf(character, fonts, brandFonts));
  const runs: { text: string; font: FallbackFont | null }[] = [];
  for (const [i, character] of characters.entries()) {
    const choice = choices[i];
    const font = choice === undefined ? fontOfNeighbours(characters, choices, i) : choice;
    const last = runs.at(-1);
    if (last !== undefined && last.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function choiceOf(character: string, fonts: readonly FallbackFont[], brandFonts: readonly FallbackFont[]): Choice {
  const codePoint = codePointOf(character);
  const branded = brandFonts.find((font) => font.has(codePoint));
  if (branded !== undefined) return branded;
  if (!isInFont(codePoint)) return fonts.find((font) => font.has(codePoint)) ?? null;
  return JOINING.test(character) || WEAK.test(character) ? undefined : null;
}

const codePointOf = (character: string): number => character.codePointAt(0) as number;

/**
 * Returns the font of a character without a choice: that of its neighbours, if both have the same.
 * @param index of the character
 */
function fontOfNeighbours(
  characters: readonly string[],
  choices: readonly Choice[],
  index: number,
): FallbackFont | null {
  let [before, after] = [index - 1, index + 1];
  while (before >= 0 && choices[before] === undefined) before--;
  while (after < characters.length && choices[after] === undefined) after++;
  const [left, right] = [choices[before] ?? null, choices[after] ?? null];
  // A variation selector or a mark belongs to the character before it, whatever follows.
  if (isZeroWidth(codePointOf(characters[index] as string)) && before === index - 1) return left;
  if (left === null || left !== right) return null;
  const between = characters.slice(before + 1, after);
  if (!between.some((character) => WEAK.test(character))) return left;
  const isInRightToLeft = [before, after].every((i) => isRightToLeft(characters[i] as string));
  const canDraw = between.every((character) => JOINING.test(character) || left.has(codePointOf(character)));
  return isInRightToLeft && canDraw ? left : null;
}
