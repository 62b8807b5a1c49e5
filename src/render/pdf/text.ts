/** Draws lines of text in the bundled font, scaled to the width that the SVG gives. */
import type { Point } from '../../layout/layout.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { colour } from './colours.js';
import { amount, factor } from './file.js';
import { lengthOf, type Markup } from './markup.js';
import { opacityOf, type Pen, styled, styleOf } from './pen.js';
import { grow } from './shapes.js';

interface Span {
  readonly pen: Pen;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  /** Pixels from the end of the preceding span. */
  readonly gap: number;
  readonly width: number;
}

/** Collapses white space as an SVG reader does. */
const inline = (text: string): string => text.replace(/[\n\r]/g, '').replace(/[\t ]+/g, ' ');

function spansOf(element: Markup, pen: Pen): Span[] {
  const parts = element.children.map((child): { text: string; inside: Pen; gap: number } => {
    if (typeof child === 'string') return { text: inline(child), inside: pen, gap: 0 };
    const words = child.children.filter((word): word is string => typeof word === 'string').join('');
    return { text: inline(words), inside: styled(pen, child), gap: lengthOf(child, 'dx') };
  });
  return parts.map(({ text: whole, inside, gap }, i) => {
    const started = i === 0 ? whole.trimStart() : whole;
    const text = i === parts.length - 1 ? started.trimEnd() : started;
    const size = Number(styleOf(inside, 'font-size', '16'));
    const weight: Weight = styleOf(inside, 'font-weight', '400') === '600' ? 600 : 400;
    return { pen: inside, text, size, weight, gap, width: widthOf(text, size, weight) };
  });
}

/** Position and thickness of an underline, in font sizes. */
const UNDERLINE = { below: 0.12, thick: 0.07 };
/** Extent of letters above and below the baseline, in font sizes. */
const [ABOVE, BELOW] = [1, 0.3];

/** Text rendering mode of text that is neither filled nor stroked. ISO 32000-1, 9.3.6. */
const UNSEEN = 3;

export function write(element: Markup, outer: Pen): void {
  const pen = styled(outer, element);
  const spans = spansOf(element, pen);
  const natural = spans.reduce((sum, { gap, width }) => sum + gap + width, 0);
  if (natural === 0) return;
  const stretch = lengthOf(element, 'textLength', natural) / natural;
  const start =
    lengthOf(element, 'x') - (styleOf(pen, 'text-anchor', 'start') === 'middle' ? (natural * stretch) / 2 : 0);
  let at: Point = { x: start, y: lengthOf(element, 'y') };
  for (const span of spans) {
    at = { ...at, x: at.x + span.gap * stretch };
    if (span.text !== '') line(span, at, stretch);
    at = { ...at, x: at.x + span.width * stretch };
  }
}

function line({ pen, text, size, weight, width }: Span, { x, y }: Point, stretch: number): void {
  const { sheet, out, bounds, matrix } = pen;
  const opacity = pen.opacity * Number(styleOf(pen, 'fill-opacity', '1'));
  const fill = styleOf(pen, 'fill', '#000');
  // Text without a fill is there to be searched: its outlines are drawn as a path.
  const ink = fill === 'none' ? `${UNSEEN} Tr` : `${colour(fill).map(amount).join(' ')} rg`;
  const end = x + width * stretch;
  out.push(
    ...['q', ...opacityOf(pen, opacity, opacity), ink],
    `BT /F${weight} ${factor(size)} Tf ${factor(stretch * 100)} Tz 1 0 0 -1 ${amount(x)} ${amount(y)} Tm <${sheet.fonts.encoded(text, weight)}> Tj ET`,
    ...(fill !== 'none' && styleOf(pen, 'text-decoration', 'none') === 'underline'
      ? [[x, y + size * UNDERLINE.below, end - x, size * UNDERLINE.thick].map(amount).join(' '), 're f']
      : []),
    'Q',
  );
  const corners = [
    { x, y: y - size * ABOVE },
    { x: end, y: y + size * BELOW },
  ];
  grow(bounds, corners, matrix);
}
