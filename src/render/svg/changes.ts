/** Drawing of changes, shared by nodes, boxes and edges. */

import { hasOutline } from '../../layout/scene/measures.js';
import type { Mark, TextLine } from '../../layout/scene/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import type { Ink } from '../theme.js';
import { escapeXml, formatNumber, paintAttributes } from './notation.js';
import { drawText } from './text.js';

/** Opacity of elements that the change removes, and of unchanged elements in a diagram of changes. */
export const SHADOW = 0.35;

/**
 * Returns attributes for tools that process the SVG: the change, and the id of the moved element at a former position.
 */
export const changeData = ({ mark }: { readonly mark?: Mark }): string => {
  if (!hasOutline(mark)) return '';
  const ghost = mark.ghostOf === undefined ? '' : ` data-ghost="${escapeXml(mark.ghostOf)}"`;
  return ` data-change="${mark.change}"${ghost}`;
};

/**
 * Groups elements that are drawn only because of a change, so that the page can hide them and show a single revision.
 * The mark is `drift` if the change happened outside Terraform.
 */
export const asMark = (markup: string, { drift }: Pick<TextLine, 'drift'> = {}): string =>
  markup === '' ? '' : `<g data-mark="${drift ? 'drift' : ''}">${markup}</g>`;

/** True for a line that describes a change, and that is left out when a single revision is shown. */
export const isOfChange = ({ role }: TextLine): boolean => role === 'change' || role === 'alert';

const ARROW = '→';
/** Width of the arrow in pixels, longer in a title than in a caption. */
const arrowWidth = ({ size }: Pick<Ink, 'size'>): number => Math.max(9, size * 0.7);
const arrowGap = ({ size }: Pick<Ink, 'size'>): number => Math.max(3, size * 0.3);

/** True if a line shows an old and a new value. */
export const hasArrow = ({ text: words }: Pick<TextLine, 'text'>): boolean => words.includes(ARROW);

/**
 * Returns the arrow between old and new value as a path: the bundled font has no arrow glyph, so a PNG would lack it.
 */
function arrowAt(x: number, baseline: number, { size, fill }: Ink): string {
  const y = baseline - size * 0.33;
  const [end, wing] = [x + arrowWidth({ size }), arrowWidth({ size }) / 3];
  const path = `M${formatNumber(x)},${formatNumber(y)}H${formatNumber(end)}M${formatNumber(end - wing)},${formatNumber(y - wing)}L${formatNumber(end)},${formatNumber(y)}L${formatNumber(end - wing)},${formatNumber(y + wing)}`;
  return `<path d="${path}" fill="none" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"${paintAttributes({ stroke: fill })}/>`;
}

/**
 * Returns a change line centred on `middle`. With arrows, each part is fixed to its width in Inter, so that the arrows
 * fit between them.
 */
export function changeText(line: Pick<TextLine, 'text'>, middle: number, baseline: number, ink: Ink): string {
  if (!hasArrow(line)) return drawText(line.text, middle, baseline, ink, 'middle');
  return changeTextFrom(line, middle - changeWidth(line, ink) / 2, baseline, ink);
}

/** Returns a change line that starts at `left`, as text elements with arrows between them. */
export function changeTextFrom(
  { text: words }: Pick<TextLine, 'text'>,
  left: number,
  baseline: number,
  ink: Ink,
): string {
  let [x, markup] = [left, ''];
  for (const [i, part] of partsOf(words).entries()) {
    if (i > 0) {
      markup += arrowAt(x, baseline, ink);
      x += arrowWidth(ink) + arrowGap(ink);
    }
    if (part === '') continue;
    const width = widthOf(part, ink.size, ink.weight);
    markup += drawText(part, x, baseline, ink, 'start', width);
    x += width + arrowGap(ink);
  }
  return markup;
}

const partsOf = (words: string): string[] => words.split(ARROW).map((part) => part.trim());

/** Returns the width of a change line with its arrows. */
export function changeWidth({ text: words }: Pick<TextLine, 'text'>, ink: Ink): number {
  const gap = arrowGap(ink);
  const parts = partsOf(words);
  const widths = parts.map((part) => (part === '' ? 0 : widthOf(part, ink.size, ink.weight) + gap));
  return widths.reduce((sum, width) => sum + width, 0) + (parts.length - 1) * (arrowWidth(ink) + gap) - gap;
}

// ---- Removed elements.

/** True for an element that the change removes, and for the previous position of a moved one. */
export const isGone = (mark: Mark | undefined): boolean =>
  mark?.ghostOf !== undefined || mark?.change === 'delete' || mark?.change === 'forget';
