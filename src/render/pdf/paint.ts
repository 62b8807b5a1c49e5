/** Fills and strokes outlines. */

import { Bug } from '../../errors.js';
import type { Point } from '../../layout/layout.js';
import { notDrawable } from '../messages.js';
import { amount, amounts, factor, type PdfFile, ref } from './file.js';
import { elementsIn, idIn, lengthOf, type Markup } from './markup.js';
import { after, type Matrix, transform } from './matrix.js';
import { form, type Inherited, maskedBy, matrixText, named, opacityOf, type Pen, resource, styleOf } from './pen.js';
import { grow, outlineText, reach, type Segment } from './shapes.js';

const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

interface Paint {
  readonly set: string;
  readonly opacity: number;
  readonly gradient: Gradient | null;
}

const operators = { fill: ['rg', 'cs', 'scn'], stroke: ['RG', 'CS', 'SCN'] } as const;

/** Null if the element has no fill or stroke. */
function paintOf(pen: Pen, part: 'fill' | 'stroke', outline: readonly Segment[]): Paint | null {
  const text = styleOf(pen, part, part === 'fill' ? '#000' : 'none');
  if (text === 'none') return null;
  const opacity = pen.opacity * Number(styleOf(pen, `${part}-opacity`, '1'));
  const [set, space, use] = operators[part];
  if (!text.startsWith('url(')) return { set: `${colour(text).map(amount).join(' ')} ${set}`, opacity, gradient: null };
  const { sheet, matrix } = pen;
  const found = gradient(named(sheet, text), reach(outline), sheet.ids, sheet.file);
  if (found === null) return null;
  const id = pattern(sheet.file, found.shading, matrixText(after(matrix, found.matrix)));
  return {
    set: `/Pattern ${space} ${resource(sheet, 'Pattern', ref(id))} ${use}`,
    opacity: opacity * found.opacity,
    gradient: found,
  };
}

/** Returns the operators for SVG's line style. All are set, because PDF's defaults differ from SVG's. */
function lineOf(pen: Pen): string[] {
  const of = (name: Inherited, usual: string): string => styleOf(pen, name, usual);
  const dashes = of('stroke-dasharray', 'none');
  const list =
    dashes === 'none'
      ? []
      : dashes
          .trim()
          .split(/[\s,]+/)
          .map(Number);
  return [
    `${factor(Number(of('stroke-width', '1')))} w`,
    `${CAPS[of('stroke-linecap', 'butt')] ?? 0} J`,
    `${JOINS[of('stroke-linejoin', 'miter')] ?? 0} j`,
    `${factor(Number(of('stroke-miterlimit', '4')))} M`,
    ...(list.length === 0 ? [] : [`[${list.map(factor).join(' ')}] ${factor(Number(of('stroke-dashoffset', '0')))} d`]),
  ];
}

/** Returns the mask that applies the opacity of a gradient, as a grey image. */
function fading(pen: Pen, outline: readonly Segment[], { alpha, matrix }: Gradient): string[] {
  if (alpha === null) return [];
  const mask = form(pen, { as: 'DeviceGray' }, (inside) => {
    grow(inside.bounds, reach(outline), inside.matrix);
    const name = resource(pen.sheet, 'Shading', ref(alpha));
    inside.out.push(`${matrixText(matrix)} cm ${name} sh`);
  });
  return [maskedBy(pen, mask)];
}

export function paint(pen: Pen, outline: readonly Segment[]): void {
  if (outline.length === 0) return;
  const [fill, stroke] = [paintOf(pen, 'fill', outline), paintOf(pen, 'stroke', outline)];
  if (fill === null && stroke === null) return;
  grow(pen.bounds, reach(outline), pen.matrix);
  const path = outlineText(outline);
  const rule = styleOf(pen, 'fill-rule', 'nonzero') === 'evenodd' ? '*' : '';
  for (const [each, operator] of [
    [fill, `f${rule}`],
    [stroke, 'S'],
  ] as const) {
    if (each === null) continue;
    const look = each.gradient === null ? [] : fading(pen, outline, each.gradient);
    const line = each === stroke ? lineOf(pen) : [];
    pen.out.push('q', ...opacityOf(pen, each.opacity, each.opacity), ...look, each.set, ...line, path, operator, 'Q');
  }
}

/** Returns the operators that clip whatever is drawn next to these outlines. */
export const clip = (outlines: readonly (readonly Segment[])[], isEvenOdd: boolean): string =>
  `${outlines.map(outlineText).join('\n')}\n${isEvenOdd ? 'W*' : 'W'} n`;

export const transformed = (matrix: Matrix): string => `${matrixText(matrix)} cm`;

// ---- SVG gradients as PDF shadings.
// Colours along a line or between two circles, with a second shading for varying opacity.

interface Stop {
  readonly offset: number;
  readonly colour: Rgb;
  readonly opacity: number;
}

interface Gradient {
  /** Object number of the colour shading. */
  readonly shading: number;
  /** Object number of a grey shading that holds the opacity; null if the opacity is uniform. */
  readonly alpha: number | null;
  /** Uniform opacity; 1 if `alpha` is set. */
  readonly opacity: number;
  /** From gradient coordinates to those of the element that it paints. */
  readonly matrix: Matrix;
}

type Ids = ReadonlyMap<string, Markup>;

/** Returns the gradient and the gradients it refers to by `href`, which supply missing attributes. Stops at a cycle. */
function chain(element: Markup, ids: Ids): Markup[] {
  const found: Markup[] = [];
  for (let at: Markup | undefined = element; at !== undefined && !found.includes(at); ) {
    found.push(at);
    at = ids.get(idIn(at.attributes.get('href') ?? ''));
  }
  return found;
}

const inRange = (value: number): number => Math.min(1, Math.max(0, value));

function stopsOf(element: Markup): Stop[] {
  let last = 0;
  return elementsIn(element).map((stop) => {
    last = Math.max(last, inRange(lengthOf(stop, 'offset')));
    return {
      offset: last,
      colour: colour(stop.attributes.get('stop-color') ?? '#000'),
      opacity: inRange(lengthOf(stop, 'stop-opacity', 1)),
    };
  });
}

/** Adds stops at 0 and 1 where they are missing. */
function complete(stops: readonly Stop[]): readonly Stop[] {
  const [first, last] = [stops[0] as Stop, stops.at(-1) as Stop];
  return [
    ...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
    ...stops,
    ...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ];
}

/**
 * Returns a PDF function from offset to colour. Two stops at one offset are a sharp change, with no interval between
 * them.
 */
function functionOf(stops: readonly Stop[], valuesOf: (stop: Stop) => readonly number[]): string {
  const parts = stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    return next === undefined || next.offset === stop.offset ? [] : [{ from: stop, to: next }];
  });
  const written = parts.map(
    ({ from, to }) =>
      `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 ${amounts(valuesOf(from))} /C1 ${amounts(valuesOf(to))} >>`,
  );
  if (written.length === 1) return written[0] as string;
  const bounds = parts.slice(1).map(({ from }) => from.offset);
  const encode = parts.map(() => '0 1').join(' ');
  return `<< /FunctionType 3 /Domain [0 1] /Bounds [${bounds.map((at) => at.toFixed(5)).join(' ')}] /Encode [${encode}] /Functions [${written.join(' ')}] >>`;
}

/** Returns the PDF coordinates of the gradient: two points of a linear one, or two circles of a radial one. */
function placeOf(elements: readonly Markup[]): { readonly type: 2 | 3; readonly coords: string } {
  const of = (name: string, usual: number): number => {
    const owner = elements.find(({ attributes }) => attributes.has(name));
    return owner === undefined ? usual : lengthOf(owner, name);
  };
  if (elements[0]?.name === 'linearGradient')
    return { type: 2, coords: [of('x1', 0), of('y1', 0), of('x2', 1), of('y2', 0)].map(amount).join(' ') };
  const [x, y] = [of('cx', 0.5), of('cy', 0.5)];
  const coords = [of('fx', x), of('fy', y), 0, x, y, of('r', 0.5)];
  return { type: 3, coords: coords.map(amount).join(' ') };
}

/** Maps the unit square to the bounding box of the points. */
function onBox(points: readonly Point[]): Matrix {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [Math.max(...xs) - left, 0, 0, Math.max(...ys) - top, left, top];
}

/**
 * Writes a gradient; null if it has no stops.
 * @param points points of the outline, including its extremes
 */
function gradient(element: Markup, points: readonly Point[], ids: Ids, file: PdfFile): Gradient | null {
  const elements = chain(element, ids);
  const of = (name: string): string | undefined =>
    elements.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const owner = elements.find((each) => elementsIn(each).length > 0);
  if (owner === undefined) return null;
  const stops = complete(stopsOf(owner));
  const { type, coords } = placeOf(elements);
  const shade = (space: string, values: (stop: Stop) => readonly number[]): number =>
    file.add(
      `<< /ShadingType ${type} /ColorSpace /${space} /Coords [${coords}] /Extend [true true] /Function ${functionOf(stops, values)} >>`,
    );
  const opacities = new Set(stops.map(({ opacity }) => opacity));
  const own = transform(of('gradientTransform'));
  return {
    shading: shade('DeviceRGB', (stop) => stop.colour),
    alpha: opacities.size === 1 ? null : shade('DeviceGray', ({ opacity }) => [opacity]),
    opacity: opacities.size === 1 ? (stops[0] as Stop).opacity : 1,
    matrix: of('gradientUnits') === 'userSpaceOnUse' ? own : after(onBox(points), own),
  };
}

/** Adds a pattern, which PDF paints with like a colour, and returns its object number. */
const pattern = (file: PdfFile, shading: number, matrixText: string): number =>
  file.add(`<< /PatternType 2 /Shading ${ref(shading)} /Matrix [${matrixText}] >>`);

// ---- Colours.

/** Red, green, blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Colour names that icons use. */
const NAMED: Readonly<Record<string, string>> = { black: '#000', white: '#fff', gray: '#808080', silver: '#c0c0c0' };

/**
 * Parses a colour of this program's SVG: `#rgb`, `#rrggbb`, or a name in NAMED.
 * @throws Bug for any other colour
 */
export function colour(text: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(NAMED[text] ?? text)?.[1];
  if (digits === undefined) throw new Bug(notDrawable(text));
  const size = digits.length / 3;
  const part = (at: number): number => {
    const own = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? own + own : own, 16) / 255;
  };
  return [part(0), part(1), part(2)];
}
