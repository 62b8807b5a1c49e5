/** Writes lines of text. All widths are those of the font Inter, which the reader may lack. */
import type { Ink } from '../theme.js';
import { escapeXml, formatNumber, paintAttributes } from './notation.js';

/** Distance from the middle of a text line to its baseline, in font sizes: half of Inter's cap height. */
const MIDDLE_TO_BASELINE = 0.364;

/** Returns the baseline of a text line around this middle. */
export const baselineBelow = (middle: number, size: number): number => middle + size * MIDDLE_TO_BASELINE;

/** Returns the middle of a text line with this baseline, for editors that centre text on it. */
export const middleAbove = (baseline: number, size: number): number => baseline - size * MIDDLE_TO_BASELINE;

/**
 * Width of a text relative to Inter if the reader lacks that font, by weight. Measured with DejaVu Sans, the widest
 * font that systems fall back to.
 */
export const WIDER: Readonly<Record<Ink['weight'], number>> = { 400: 1.17, 600: 1.27 };

/**
 * Returns the attributes of a text that differ from those of the enclosing element, which by default sets no size and
 * colour, and a regular weight.
 */
function textAttributes({ size, weight, fill }: Ink, enclosing: Partial<Ink> = { weight: 400 }): string {
  const parts = [
    ...(size === enclosing.size ? [] : [` font-size="${size}"`]),
    ...(weight === enclosing.weight ? [] : [` font-weight="${weight}"`]),
    ...(fill === enclosing.fill ? [] : [paintAttributes({ fill })]),
  ];
  return parts.join('');
}

/**
 * Returns one line of text. `x` is its left end, or its middle if `anchor` is `middle`.
 * @param length width in pixels that the text is fitted to in any font; absent for its natural width
 */
export function drawText(
  content: string,
  x: number,
  baseline: number,
  ink: Ink,
  anchor: 'start' | 'middle',
  length?: number,
): string {
  const middle = anchor === 'middle' ? ' text-anchor="middle"' : '';
  const fitted = length === undefined ? '' : ` textLength="${formatNumber(length)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${formatNumber(x)}" y="${formatNumber(baseline)}"${middle}${fitted}${textAttributes(ink)}>${escapeXml(content)}</text>`;
}

/** A part of a line of text, and its width in Inter. */
export interface Span {
  readonly text: string;
  readonly width: number;
  readonly ink: Ink;
}

const widest = ({ width, ink }: Span): number => width * WIDER[ink.weight];

/**
 * Returns a title and the text that follows it on the same line, `gap` pixels apart. Normally both are one text element
 * that flows, whatever font the reader has. If a wide font could exceed `room`, both are fitted to their width in
 * Inter, which distorts the letters a little. That takes two elements, because some readers cannot fit a text with
 * several parts.
 */
export function drawTitleLine(title: Span, after: Span | null, gap: number, x: number, baseline: number, room: number) {
  const spans = [title, ...(after === null ? [] : [after])].filter((span) => span.text !== '');
  const [first, second] = spans;
  if (first === undefined) return '';
  if (spans.reduce((sum, span) => sum + widest(span), (spans.length - 1) * gap) > room) {
    const start = drawText(first.text, x, baseline, first.ink, 'start', first.width);
    if (second === undefined) return start;
    return start + drawText(second.text, x + first.width + gap, baseline, second.ink, 'start', second.width);
  }
  const position = `x="${formatNumber(x)}" y="${formatNumber(baseline)}"${textAttributes(first.ink)}`;
  const tail =
    second === undefined
      ? ''
      : `<tspan dx="${gap}"${textAttributes(second.ink, first.ink)}>${escapeXml(second.text)}</tspan>`;
  return `<text ${position}>${escapeXml(first.text)}${tail}</text>`;
}
