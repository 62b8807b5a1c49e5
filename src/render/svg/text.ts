import type { Ink } from '../theme.js';
import { escapeXml } from './escape.js';
import { number } from './numbers.js';
import { painted } from './paint.js';

/** From the middle of a line of text down to its baseline, as a part of the font size: half of Inter's cap height. */
const MIDDLE_TO_BASELINE = 0.364;

export const baselineBelow = (middle: number, size: number): number => middle + size * MIDDLE_TO_BASELINE;

/**
 * How much wider than in Inter a text may be where the reader lacks it: in DejaVu Sans, the widest font that systems
 * fall back to.
 */
export const WIDER: Readonly<Record<Ink['weight'], number>> = { 400: 1.17, 600: 1.27 };

/** What differs from the text around, which is regular where there is none. */
function look({ size, weight, fill }: Ink, around: Partial<Ink> = { weight: 400 }): string {
  const parts = [
    ...(size === around.size ? [] : [` font-size="${size}"`]),
    ...(weight === around.weight ? [] : [` font-weight="${weight}"`]),
    ...(fill === around.fill ? [] : [painted({ fill })]),
  ];
  return parts.join('');
}

/**
 * One line of text; `x` is its left end, or its middle where the anchor says so.
 * @param length width that it is made to have, whatever the font; absent: the width that it has
 */
export function text(
  content: string,
  x: number,
  baseline: number,
  ink: Ink,
  anchor: 'start' | 'middle',
  length?: number,
): string {
  const middle = anchor === 'middle' ? ' text-anchor="middle"' : '';
  const made = length === undefined ? '' : ` textLength="${number(length)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${number(x)}" y="${number(baseline)}"${middle}${made}${look(ink)}>${escapeXml(content)}</text>`;
}

/** Text on a line with another one, and its width in Inter. */
export interface Span {
  readonly text: string;
  readonly width: number;
  readonly ink: Ink;
}

const widest = ({ width, ink }: Span): number => width * WIDER[ink.weight];

/**
 * A title and what follows it on its line, `gap` apart whatever font the reader has: one text that flows. Where a wide
 * font would leave `room`, both are made as wide as they are in Inter instead, which bends the letters a little; that
 * takes two texts, since not all readers fit a text of several parts into a length.
 */
export function titleLine(title: Span, after: Span | null, gap: number, x: number, baseline: number, room: number) {
  const spans = [title, ...(after === null ? [] : [after])].filter((span) => span.text !== '');
  const [first, second] = spans;
  if (first === undefined) return '';
  if (spans.reduce((sum, span) => sum + widest(span), (spans.length - 1) * gap) > room) {
    const start = text(first.text, x, baseline, first.ink, 'start', first.width);
    if (second === undefined) return start;
    return start + text(second.text, x + first.width + gap, baseline, second.ink, 'start', second.width);
  }
  const place = `x="${number(x)}" y="${number(baseline)}"${look(first.ink)}`;
  const tail =
    second === undefined ? '' : `<tspan dx="${gap}"${look(second.ink, first.ink)}>${escapeXml(second.text)}</tspan>`;
  return `<text ${place}>${escapeXml(first.text)}${tail}</text>`;
}
