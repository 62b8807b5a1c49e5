/** Draws lines of text in the bundled font, scaled to the width that the SVG gives. */

import type { Point } from '../../layout/layout.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { colour } from './colours.js';
import { formatFactor, formatLength } from './file.js';
import { lengthOf, type Markup } from './markup.js';
import { opacityOperators, type Pen, styleOf, withStyle } from './pen.js';
import { extendBounds } from './shapes.js';

/** A part of a line in one style. */
interface Span {
  readonly pen: Pen;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  /** Pixels from the end of the preceding span. */
  readonly gap: number;
  /** Natural width in pixels. */
  readonly width: number;
}

/** Draws a text element: one line with its `tspan` elements. A line without width is skipped. */
export function drawText(element: Markup, outer: Pen): void {
  const pen = withStyle(outer, element);
  const spans = spansOf(element, pen);
  const naturalWidth = spans.reduce((sum, { gap, width }) => sum + gap + width, 0);
  if (naturalWidth === 0) return;
  const stretch = lengthOf(element, 'textLength', naturalWidth) / naturalWidth;
  const isCentred = styleOf(pen, 'text-anchor', 'start') === 'middle';
  let x = lengthOf(element, 'x') - (isCentred ? (naturalWidth * stretch) / 2 : 0);
  for (const span of spans) {
    x += span.gap * stretch;
    if (span.text !== '') drawSpan(span, { x, y: lengthOf(element, 'y') }, stretch);
    x += span.width * stretch;
  }
}

function spansOf(element: Markup, pen: Pen): Span[] {
  const parts = element.children.map((child): { text: string; pen: Pen; gap: number } => {
    if (typeof child === 'string') return { text: withCollapsedSpace(child), pen, gap: 0 };
    const content = child.children.filter((part): part is string => typeof part === 'string').join('');
    return { text: withCollapsedSpace(content), pen: withStyle(pen, child), gap: lengthOf(child, 'dx') };
  });
  return parts.map(({ text: untrimmed, pen: spanPen, gap }, i) => {
    const started = i === 0 ? untrimmed.trimStart() : untrimmed;
    const text = i === parts.length - 1 ? started.trimEnd() : started;
    const size = Number(styleOf(spanPen, 'font-size', '16'));
    const weight: Weight = styleOf(spanPen, 'font-weight', '400') === '600' ? 600 : 400;
    return { pen: spanPen, text, size, weight, gap, width: widthOf(text, size, weight) };
  });
}

/** Collapses white space as an SVG reader does. */
const withCollapsedSpace = (text: string): string => text.replace(/[\n\r]/g, '').replace(/[\t ]+/g, ' ');

/** Position below the baseline and thickness of an underline, in font sizes. */
const UNDERLINE = { below: 0.12, thickness: 0.07 };
/** Extent of letters above and below the baseline, in font sizes. */
const EXTENT = { above: 1, below: 0.3 };

/** Text rendering mode of text that is neither filled nor stroked. ISO 32000-1, 9.3.6. */
const INVISIBLE_MODE = 3;

/**
 * Draws a span.
 * @param start left end of the baseline
 * @param stretch factor that the natural width is scaled by
 */
function drawSpan({ pen, text, size, weight, width }: Span, { x, y }: Point, stretch: number): void {
  const opacity = pen.opacity * Number(styleOf(pen, 'fill-opacity', '1'));
  const fill = styleOf(pen, 'fill', '#000');
  // Text without a fill is there to be searched: its outlines are drawn as a path.
  const isVisible = fill !== 'none';
  const ink = isVisible ? `${colour(fill).map(formatLength).join(' ')} rg` : `${INVISIBLE_MODE} Tr`;
  const end = x + width * stretch;
  const isUnderlined = isVisible && styleOf(pen, 'text-decoration', 'none') === 'underline';
  const underline = [x, y + size * UNDERLINE.below, end - x, size * UNDERLINE.thickness].map(formatLength).join(' ');
  pen.operators.push(
    ...['q', ...opacityOperators(pen, opacity, opacity), ink],
    `BT /F${weight} ${formatFactor(size)} Tf ${formatFactor(stretch * 100)} Tz 1 0 0 -1 ${formatLength(x)} ${formatLength(y)} Tm <${pen.page.fonts.encode(text, weight)}> Tj ET`,
    ...(isUnderlined ? [underline, 're f'] : []),
    'Q',
  );
  const corners = [
    { x, y: y - size * EXTENT.above },
    { x: end, y: y + size * EXTENT.below },
  ];
  extendBounds(pen.bounds, corners, pen.matrix);
}
