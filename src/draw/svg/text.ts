import type { Ink } from '../theme.js';
import { escapeXml } from './escape.js';
import { number } from './numbers.js';

/** From the middle of a line of text down to its baseline, as a part of the font size: half of Inter's cap height. */
const MIDDLE_TO_BASELINE = 0.364;

export const baselineBelow = (middle: number, size: number): number => middle + size * MIDDLE_TO_BASELINE;

/** One line of text; `x` is its left end, or its middle where the anchor says so. */
export function text(content: string, x: number, baseline: number, ink: Ink, anchor: 'start' | 'middle'): string {
  const middle = anchor === 'middle' ? ' text-anchor="middle"' : '';
  const weight = ink.weight === 400 ? '' : ` font-weight="${ink.weight}"`;
  return `<text x="${number(x)}" y="${number(baseline)}"${middle} font-size="${ink.size}"${weight} fill="${ink.fill}">${escapeXml(content)}</text>`;
}
