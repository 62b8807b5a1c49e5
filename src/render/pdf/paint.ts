/** Fills and strokes outlines with a colour or a gradient. */

import { colour } from './colours.js';
import { formatFactor, formatLength, ref } from './file.js';
import { type Gradient, writeGradient, writePattern } from './gradients.js';
import { compose, type Matrix } from './matrix.js';
import {
  type Inherited,
  maskOperator,
  matrixText,
  opacityOperators,
  type Pen,
  referencedElement,
  resourceName,
  styleOf,
  writeForm,
} from './pen.js';
import { extendBounds, outlinePoints, outlineText, type Segment } from './shapes.js';

/** Draws an outline with the fill and the stroke of the pen. An element with neither is skipped. */
export function paintOutline(pen: Pen, outline: readonly Segment[]): void {
  if (outline.length === 0) return;
  const [fill, stroke] = [paintOf(pen, 'fill', outline), paintOf(pen, 'stroke', outline)];
  if (fill === null && stroke === null) return;
  extendBounds(pen.bounds, outlinePoints(outline), pen.matrix);
  const isEvenOdd = styleOf(pen, 'fill-rule', 'nonzero') === 'evenodd';
  if (fill !== null) drawLayer(pen, outline, fill, [], isEvenOdd ? 'f*' : 'f');
  if (stroke !== null) drawLayer(pen, outline, stroke, lineStyleOperators(pen), 'S');
}

/** Draws the fill or the stroke of an outline with the operator for it. */
function drawLayer(
  pen: Pen,
  outline: readonly Segment[],
  { setColour, opacity, gradient }: Paint,
  lineStyle: readonly string[],
  operator: string,
): void {
  const mask = gradient === null ? [] : gradientMask(pen, outline, gradient);
  const path = outlineText(outline);
  pen.operators.push(
    ...['q', ...opacityOperators(pen, opacity, opacity), ...mask],
    ...[setColour, ...lineStyle, path, operator, 'Q'],
  );
}

interface Paint {
  /** The operator that selects the colour or the pattern: `1 0 0 rg`. */
  readonly setColour: string;
  readonly opacity: number;
  /** Null for a plain colour. */
  readonly gradient: Gradient | null;
}

/** Operators for a colour, for the colour space of patterns, and for a pattern. */
const OPERATORS = {
  fill: { colour: 'rg', space: 'cs', pattern: 'scn' },
  stroke: { colour: 'RG', space: 'CS', pattern: 'SCN' },
} as const;

/** Returns the paint of the fill or the stroke; null for none. */
function paintOf(pen: Pen, part: 'fill' | 'stroke', outline: readonly Segment[]): Paint | null {
  const value = styleOf(pen, part, part === 'fill' ? '#000' : 'none');
  if (value === 'none') return null;
  const opacity = pen.opacity * Number(styleOf(pen, `${part}-opacity`, '1'));
  const operators = OPERATORS[part];
  if (!value.startsWith('url(')) {
    const components = colour(value).map(formatLength).join(' ');
    return { setColour: `${components} ${operators.colour}`, opacity, gradient: null };
  }
  const { page, matrix } = pen;
  const gradient = writeGradient(referencedElement(page, value), outlinePoints(outline), page.ids, page.file);
  if (gradient === null) return null;
  const id = writePattern(page.file, gradient.shading, matrixText(compose(matrix, gradient.matrix)));
  return {
    setColour: `/Pattern ${operators.space} ${resourceName(page, 'Pattern', ref(id))} ${operators.pattern}`,
    opacity: opacity * gradient.opacity,
    gradient,
  };
}

/** Returns the mask that applies the opacity of a gradient, as a grey image; empty if the opacity is uniform. */
function gradientMask(pen: Pen, outline: readonly Segment[], { alpha, matrix }: Gradient): string[] {
  if (alpha === null) return [];
  const mask = writeForm(pen, { groupColours: 'DeviceGray' }, (inside) => {
    extendBounds(inside.bounds, outlinePoints(outline), inside.matrix);
    const name = resourceName(pen.page, 'Shading', ref(alpha));
    inside.operators.push(`${matrixText(matrix)} cm ${name} sh`);
  });
  return [maskOperator(pen, mask)];
}

// ---- Line style.

const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

/** Returns the operators for SVG's line style. All are set, because PDF's defaults differ from SVG's. */
function lineStyleOperators(pen: Pen): string[] {
  const attributeOf = (name: Inherited, fallback: string): string => styleOf(pen, name, fallback);
  return [
    `${formatFactor(Number(attributeOf('stroke-width', '1')))} w`,
    `${CAPS[attributeOf('stroke-linecap', 'butt')] ?? 0} J`,
    `${JOINS[attributeOf('stroke-linejoin', 'miter')] ?? 0} j`,
    `${formatFactor(Number(attributeOf('stroke-miterlimit', '4')))} M`,
    ...dashOperators(attributeOf('stroke-dasharray', 'none'), attributeOf('stroke-dashoffset', '0')),
  ];
}

/** Returns the operator for dashes such as `6 4`; empty for a solid line. */
function dashOperators(dashes: string, offset: string): string[] {
  if (dashes === 'none') return [];
  const lengths = dashes.trim().split(/[\s,]+/);
  return [`[${lengths.map(Number).map(formatFactor).join(' ')}] ${formatFactor(Number(offset))} d`];
}

// ---- Operators for whatever is drawn next.

/** Returns the operators that clip whatever is drawn next to these outlines. */
export const clipOperators = (outlines: readonly (readonly Segment[])[], isEvenOdd: boolean): string =>
  `${outlines.map(outlineText).join('\n')}\n${isEvenOdd ? 'W*' : 'W'} n`;

/** Returns the operator that transforms the coordinates of whatever is drawn next. */
export const transformOperator = (matrix: Matrix): string => `${matrixText(matrix)} cm`;
