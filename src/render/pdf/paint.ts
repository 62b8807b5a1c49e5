/** Fills and strokes outlines with a colour or a gradient. */

import { Bug } from '../../errors.js';
import type { Point } from '../../layout/layout.js';
import { notDrawable } from '../messages.js';
import { formatFactor, formatLength, lengthArray, type PdfFile, ref } from './file.js';
import { elementsIn, idIn, lengthAttribute, type Markup } from './markup.js';
import { compose, type Matrix, parseTransform } from './matrix.js';
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

/** The numbers that PDF uses for line caps and joins, by their names in SVG. */
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

// ---- Gradients, written as shadings: colours along a line or between two circles.
// A second shading holds varying opacity.

/** A colour stop. Offset and opacity are from 0 to 1. */
interface Stop {
  readonly offset: number;
  readonly colour: Rgb;
  readonly opacity: number;
}

/** A gradient that has been written to the file. */
interface Gradient {
  /** Object number of the colour shading. */
  readonly shading: number;
  /** Object number of a grey shading with the opacity; null if the opacity is uniform. */
  readonly alpha: number | null;
  /** Uniform opacity; 1 if `alpha` is set. */
  readonly opacity: number;
  /** From gradient coordinates to those of the element that it paints. */
  readonly matrix: Matrix;
}

type Ids = ReadonlyMap<string, Markup>;

/** Returns the gradient and the gradients it refers to by `href`, which supply missing attributes. Stops at a cycle. */
function withReferences(element: Markup, ids: Ids): Markup[] {
  const elements: Markup[] = [];
  for (let next: Markup | undefined = element; next !== undefined && !elements.includes(next); ) {
    elements.push(next);
    next = ids.get(idIn(next.attributes.get('href') ?? ''));
  }
  return elements;
}

const clampToUnit = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns the stops of a gradient with rising offsets: an offset smaller than an earlier one is raised, as in SVG. */
function stopsOf(element: Markup): Stop[] {
  let offset = 0;
  return elementsIn(element).map((stop) => {
    offset = Math.max(offset, clampToUnit(lengthAttribute(stop, 'offset')));
    return {
      offset,
      colour: colour(stop.attributes.get('stop-color') ?? '#000'),
      opacity: clampToUnit(lengthAttribute(stop, 'stop-opacity', 1)),
    };
  });
}

/** Adds stops at 0 and 1 where they are missing. */
function withEndStops(stops: readonly Stop[]): readonly Stop[] {
  const [first, last] = [stops[0] as Stop, stops.at(-1) as Stop];
  return [
    ...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
    ...stops,
    ...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ];
}

/**
 * Returns a PDF function from offset to colour or opacity, with one interval between any two stops. Two stops at one
 * offset are a sharp change without an interval.
 */
function functionOf(stops: readonly Stop[], valuesOf: (stop: Stop) => readonly number[]): string {
  const intervals = stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    return next === undefined || next.offset === stop.offset ? [] : [{ from: stop, to: next }];
  });
  const functions = intervals.map(
    ({ from, to }) =>
      `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 ${lengthArray(valuesOf(from))} /C1 ${lengthArray(valuesOf(to))} >>`,
  );
  if (functions.length === 1) return functions[0] as string;
  const bounds = intervals.slice(1).map(({ from }) => from.offset);
  const encode = intervals.map(() => '0 1').join(' ');
  return `<< /FunctionType 3 /Domain [0 1] /Bounds [${bounds.map((offset) => offset.toFixed(5)).join(' ')}] /Encode [${encode}] /Functions [${functions.join(' ')}] >>`;
}

/**
 * Returns the PDF coordinates of the gradient: two points of a linear one (shading type 2), or two circles of a radial
 * one (type 3).
 * @param elements the gradient and those it refers to; the first that has an attribute decides
 */
function geometryOf(elements: readonly Markup[]): { readonly type: 2 | 3; readonly coords: string } {
  const attributeOf = (name: string, fallback: number): number => {
    const owner = elements.find(({ attributes }) => attributes.has(name));
    return owner === undefined ? fallback : lengthAttribute(owner, name);
  };
  if (elements[0]?.name === 'linearGradient') {
    const line = [attributeOf('x1', 0), attributeOf('y1', 0), attributeOf('x2', 1), attributeOf('y2', 0)];
    return { type: 2, coords: line.map(formatLength).join(' ') };
  }
  const [x, y] = [attributeOf('cx', 0.5), attributeOf('cy', 0.5)];
  const circles = [attributeOf('fx', x), attributeOf('fy', y), 0, x, y, attributeOf('r', 0.5)];
  return { type: 3, coords: circles.map(formatLength).join(' ') };
}

/** Maps the unit square to the bounding box of the points. */
function unitSquareTo(points: readonly Point[]): Matrix {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [Math.max(...xs) - left, 0, 0, Math.max(...ys) - top, left, top];
}

/**
 * Writes a gradient; returns null if it has no stops.
 * @param points points of the outline that it paints, including its extremes
 */
function writeGradient(element: Markup, points: readonly Point[], ids: Ids, file: PdfFile): Gradient | null {
  const elements = withReferences(element, ids);
  const attributeOf = (name: string): string | undefined =>
    elements.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const owner = elements.find((candidate) => elementsIn(candidate).length > 0);
  if (owner === undefined) return null;
  const stops = withEndStops(stopsOf(owner));
  const { type, coords } = geometryOf(elements);
  const writeShading = (space: string, valuesOf: (stop: Stop) => readonly number[]): number =>
    file.add(
      `<< /ShadingType ${type} /ColorSpace /${space} /Coords [${coords}] /Extend [true true] /Function ${functionOf(stops, valuesOf)} >>`,
    );
  const opacities = new Set(stops.map(({ opacity }) => opacity));
  const matrix = parseTransform(attributeOf('gradientTransform'));
  return {
    shading: writeShading('DeviceRGB', (stop) => stop.colour),
    alpha: opacities.size === 1 ? null : writeShading('DeviceGray', ({ opacity }) => [opacity]),
    opacity: opacities.size === 1 ? (stops[0] as Stop).opacity : 1,
    matrix: attributeOf('gradientUnits') === 'userSpaceOnUse' ? matrix : compose(unitSquareTo(points), matrix),
  };
}

/** Writes a pattern, which PDF uses like a colour, and returns its object number. */
const writePattern = (file: PdfFile, shading: number, matrixText: string): number =>
  file.add(`<< /PatternType 2 /Shading ${ref(shading)} /Matrix [${matrixText}] >>`);

// ---- Colours.

/** Red, green and blue, each from 0 to 1. */
type Rgb = readonly [number, number, number];

/** Colour names that icons use. */
const COLOUR_NAMES: Readonly<Record<string, string>> = {
  black: '#000',
  white: '#fff',
  gray: '#808080',
  silver: '#c0c0c0',
};

/**
 * Parses a colour of this program's SVG: `#rgb`, `#rrggbb`, or a name in COLOUR_NAMES.
 * @throws Bug for any other colour
 */
export function colour(text: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(COLOUR_NAMES[text] ?? text)?.[1];
  if (digits === undefined) throw new Bug(notDrawable(text));
  const length = digits.length / 3;
  const component = (index: number): number => {
    const hex = digits.slice(index * length, (index + 1) * length);
    return Number.parseInt(length === 1 ? hex + hex : hex, 16) / 255;
  };
  return [component(0), component(1), component(2)];
}
