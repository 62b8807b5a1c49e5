/**
 * Text that the bundled font cannot draw, as outlines of user-supplied fonts. PNG and PDF files then look the same on
 * every machine.
 */
import { isInFont, type Weight, widthOf } from '../../platform/text/metrics.js';
import { number } from '../svg/numbers.js';
import { undrawnTexts } from '../undrawn.js';
import type { FallbackFont } from './font.js';
import { type Outline, UNITS } from './harfbuzz.js';
import { type Run, splitByFont } from './runs.js';
import { asSeen } from './segments.js';
import { isBundledText, readText, type Span, TEXT, type TextElement, writeAttributes, writeText } from './text.js';

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
