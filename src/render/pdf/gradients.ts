/**
 * Writes SVG gradients as PDF shadings: colours along a line or between two circles, with a second shading for varying
 * opacity.
 */

import type { Point } from '../../layout/layout.js';
import { colour, type Rgb } from './colours.js';
import { formatLength, lengthArray, type PdfFile, ref } from './file.js';
import { elementsIn, idIn, lengthOf, type Markup } from './markup.js';
import { compose, type Matrix, parseTransform } from './matrix.js';

/** A colour stop. Offset and opacity are from 0 to 1. */
interface Stop {
  readonly offset: number;
  readonly colour: Rgb;
  readonly opacity: number;
}

/** A gradient that has been written to the file. */
export interface Gradient {
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
    offset = Math.max(offset, clampToUnit(lengthOf(stop, 'offset')));
    return {
      offset,
      colour: colour(stop.attributes.get('stop-color') ?? '#000'),
      opacity: clampToUnit(lengthOf(stop, 'stop-opacity', 1)),
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
    return owner === undefined ? fallback : lengthOf(owner, name);
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
export function writeGradient(element: Markup, points: readonly Point[], ids: Ids, file: PdfFile): Gradient | null {
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
export const writePattern = (file: PdfFile, shading: number, matrixText: string): number =>
  file.add(`<< /PatternType 2 /Shading ${ref(shading)} /Matrix [${matrixText}] >>`);
