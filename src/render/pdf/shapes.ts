/**
 * Outlines of SVG shapes (paths, circles, ellipses, rectangles) as the segments that PDF has, and their bounds.
 * Coordinates are those of the SVG, in which y points down.
 */

import { Bug } from '../../errors.js';
import type { Point } from '../../layout/layout.js';
import { NOT_READABLE_SVG } from '../messages.js';
import { formatLength } from './file.js';
import { lengthAttribute, type Markup } from './markup.js';
import { applyMatrix, compose, type Matrix } from './matrix.js';

/** Distance of the control points of a quarter circle from its ends, in radii. */
const KAPPA = 0.5522847498;

/** Returns a rectangle whose corners are quarter ellipses with the radii `rx` and `ry`; square if one of them is 0. */
function rectangle({ x, y }: Point, width: number, height: number, rx: number, ry: number): Segment[] {
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) {
    const corners = [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ];
    return [...corners.map((corner, i): Segment => ({ op: i === 0 ? 'm' : 'l', points: [corner] })), CLOSED];
  }
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  const lineTo = (toX: number, toY: number): Segment => ({ op: 'l', points: [{ x: toX, y: toY }] });
  const curve = (a: Point, b: Point, c: Point): Segment => ({ op: 'c', points: [a, b, c] });
  return [
    { op: 'm', points: [{ x: x + rx, y }] },
    lineTo(right - rx, y),
    curve({ x: right - kx, y }, { x: right, y: y + ky }, { x: right, y: y + ry }),
    lineTo(right, bottom - ry),
    curve({ x: right, y: bottom - ky }, { x: right - kx, y: bottom }, { x: right - rx, y: bottom }),
    lineTo(x + rx, bottom),
    curve({ x: x + kx, y: bottom }, { x, y: bottom - ky }, { x, y: bottom - ry }),
    lineTo(x, y + ry),
    curve({ x, y: y + ky }, { x: x + kx, y }, { x: x + rx, y }),
    CLOSED,
  ];
}

const CLOSED: Segment = { op: 'h', points: [] };

/**
 * Returns the outline of a shape; null for any other element.
 * @param diagram size of the diagram, which percentages refer to
 * @throws Bug if path data cannot be parsed
 */
export function outlineOf(
  element: Markup,
  diagram: { readonly width: number; readonly height: number },
): readonly Segment[] | null {
  const { name, attributes } = element;
  const length = (attribute: string, fallback = 0, full = 1): number =>
    lengthAttribute(element, attribute, fallback, full);
  if (name === 'path') return pathOf(attributes.get('d') ?? '');
  if (name === 'circle') return ellipse({ x: length('cx'), y: length('cy') }, length('r'), length('r'));
  if (name === 'ellipse') return ellipse({ x: length('cx'), y: length('cy') }, length('rx'), length('ry'));
  if (name !== 'rect') return null;
  const [width, height] = [length('width', 0, diagram.width), length('height', 0, diagram.height)];
  const [rx, ry] = [length('rx', length('ry')), length('ry', length('rx'))];
  const at = { x: length('x'), y: length('y') };
  return rectangle(at, width, height, Math.min(rx, width / 2), Math.min(ry, height / 2));
}

/** Returns the PDF operators of an outline, one per line: `4 4 m`, `12 4 l`, `h`. */
export const outlineText = (outline: readonly Segment[]): string =>
  outline
    .map(({ op, points }) => [...points.flatMap(({ x, y }) => [formatLength(x), formatLength(y)]), op].join(' '))
    .join('\n');

/** Collects the points that have been drawn. */
export interface Bounds {
  readonly points: Point[];
}

/** Returns new bounds without points, for `extendBounds`. */
export const noBounds = (): Bounds => ({ points: [] });

/** Returns the smallest x, smallest y, largest x and largest y; null if there are no points. */
export function edgesOf({ points }: Bounds): readonly [number, number, number, number] | null {
  if (points.length === 0) return null;
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of points) {
    [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
    [minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)];
  }
  return [minX, minY, maxX, maxY];
}

/** Points sampled along a curve. */
const CURVE_SAMPLES = 16;

/** Returns points of a cubic Bézier curve, without its start. */
function pointsOnCurve(from: Point, [a, b, to]: readonly [Point, Point, Point]): Point[] {
  return Array.from({ length: CURVE_SAMPLES }, (_, i) => {
    const t = (i + 1) / CURVE_SAMPLES;
    const u = 1 - t;
    const coordinate = (axis: 'x' | 'y'): number =>
      u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis];
    return { x: coordinate('x'), y: coordinate('y') };
  });
}

/** Returns points of the outline, including its extremes. The extremes of a curve are approximate. */
export function outlinePoints(outline: readonly Segment[]): Point[] {
  let at: Point = { x: 0, y: 0 };
  return outline.flatMap((segment): readonly Point[] => {
    const points = segment.op === 'c' ? pointsOnCurve(at, segment.points) : segment.points;
    at = segment.points.at(-1) ?? at;
    return points;
  });
}

/** Adds points to the bounds, mapped by a matrix. */
export const extendBounds = (bounds: Bounds, points: readonly Point[], matrix: Matrix): void => {
  for (const point of points) bounds.points.push(applyMatrix(matrix, point));
};

// ---- Path data as absolute moves, lines and cubic curves, the only segments that PDF has.
// https://www.w3.org/TR/SVG11/paths.html

/** Number of values of each command. `z` closes the subpath and has none. */
const VALUE_COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /[\s,]*([a-zA-Z])/y;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
/** Flags of an arc may follow each other without a separator: `a1 1 0 012 2` is `a 1 1 0 0 1 2 2`. */
const FLAG = /[\s,]*([01])/y;
const isFlag = (command: string, index: number): boolean => command === 'a' && (index === 3 || index === 4);

/** A command of path data with its values. */
interface Command {
  /** The letter in lower case. */
  readonly name: string;
  readonly isRelative: boolean;
  readonly values: readonly number[];
}

/**
 * Yields the commands of path data. A letter followed by several groups of values stands for several commands:
 * `l1 2 3 4` is `l1 2 l3 4`, and `m1 2 3 4` is `m1 2 l3 4`.
 */
function* parseCommands(data: string): Iterable<Command> {
  let position = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    const token = pattern.exec(data)?.[1];
    if (token !== undefined) position = pattern.lastIndex;
    return token;
  };
  for (let letter = take(COMMAND); letter !== undefined; letter = take(COMMAND)) {
    let name = letter.toLowerCase();
    const isRelative = letter === name;
    const count = VALUE_COUNTS[name];
    if (count === undefined) throw new Bug(NOT_READABLE_SVG);
    for (let isFirst = true; ; isFirst = false) {
      const values: number[] = [];
      while (values.length < count) {
        const value = take(isFlag(name, values.length) ? FLAG : NUMBER);
        if (value === undefined) break;
        values.push(Number(value));
      }
      if (values.length < count && (values.length > 0 || isFirst)) throw new Bug(NOT_READABLE_SVG);
      if (values.length < count) break;
      yield { name, isRelative, values };
      if (count === 0) break;
      if (name === 'm') name = 'l';
    }
  }
  if (data.slice(position).trim() !== '') throw new Bug(NOT_READABLE_SVG);
}

/** The state between two commands of path data. */
interface Cursor {
  readonly at: Point;
  /** Start of the subpath, to which `z` returns. */
  readonly start: Point;
  /** Last control point of the preceding cubic curve, which `s` mirrors; null if another command precedes. */
  readonly cubic: Point | null;
  /** The same for a quadratic curve and `t`. */
  readonly quadratic: Point | null;
}

/** Returns the control point mirrored at the current point, so that two curves join smoothly. */
const mirroredControl = (control: Point | null, at: Point): Point =>
  control === null ? at : { x: 2 * at.x - control.x, y: 2 * at.y - control.y };

const pointBetween = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Returns a quadratic curve as a cubic one. */
const quadratic = (from: Point, control: Point, to: Point): Segment => ({
  op: 'c',
  points: [pointBetween(from, control, 2 / 3), pointBetween(to, control, 2 / 3), to],
});

/** Returns the points of a command in absolute coordinates. `h` and `v` keep the other coordinate. */
function pointsOf({ name, isRelative, values }: Command, { at }: Cursor): Point[] {
  const origin = isRelative ? at : { x: 0, y: 0 };
  if (name === 'h') return [{ x: origin.x + values[0]!, y: at.y }];
  if (name === 'v') return [{ x: at.x, y: origin.y + values[0]! }];
  // The first five values of an arc are not coordinates.
  const pairs = name === 'a' ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({
    x: origin.x + pairs[2 * i]!,
    y: origin.y + pairs[2 * i + 1]!,
  }));
}

/** The segments that a command adds, and the cursor after it. */
type Step = readonly [readonly Segment[], Cursor];

/** Returns the step of a command. Its points are absolute, and it has as many as VALUE_COUNTS says. */
type Draw = (points: readonly Point[], cursor: Cursor, values: readonly number[]) => Step;

/** Moves the cursor within its subpath. */
const moveTo = (at: Point, { start }: Cursor, controls: Partial<Cursor> = {}): Cursor => ({
  at,
  start,
  cubic: null,
  quadratic: null,
  ...controls,
});

const drawLine: Draw = ([end], cursor) => [[{ op: 'l', points: [end!] }], moveTo(end!, cursor)];

/** The step of each command, by its letter. */
const DRAW: Readonly<Record<string, Draw>> = {
  m: ([start]) => [[{ op: 'm', points: [start!] }], { at: start!, start: start!, cubic: null, quadratic: null }],
  z: (_, cursor) => [[CLOSED], moveTo(cursor.start, cursor)],
  l: drawLine,
  h: drawLine,
  v: drawLine,
  c: ([first, second, end], cursor) => [
    [{ op: 'c', points: [first!, second!, end!] }],
    moveTo(end!, cursor, { cubic: second! }),
  ],
  s: ([second, end], cursor) => {
    const first = mirroredControl(cursor.cubic, cursor.at);
    return [[{ op: 'c', points: [first, second!, end!] }], moveTo(end!, cursor, { cubic: second! })];
  },
  q: ([control, end], cursor) => [
    [quadratic(cursor.at, control!, end!)],
    moveTo(end!, cursor, { quadratic: control! }),
  ],
  t: ([end], cursor) => {
    const control = mirroredControl(cursor.quadratic, cursor.at);
    return [[quadratic(cursor.at, control, end!)], moveTo(end!, cursor, { quadratic: control })];
  },
  a: ([end], cursor, values) => [arc(cursor.at, end!, values), moveTo(end!, cursor)],
};

/**
 * Returns the segments of path data such as `M4 4h8v8z`.
 * @throws Bug if the data cannot be parsed
 */
function pathOf(data: string): readonly Segment[] {
  const origin = { x: 0, y: 0 };
  let cursor: Cursor = { at: origin, start: origin, cubic: null, quadratic: null };
  const segments: Segment[] = [];
  for (const command of parseCommands(data)) {
    // A segment after `z` starts at the start of the closed subpath.
    if (segments.at(-1)?.op === 'h' && command.name !== 'm') segments.push({ op: 'm', points: [cursor.at] });
    const [added, next] = DRAW[command.name]!(pointsOf(command, cursor), cursor, command.values);
    segments.push(...added);
    cursor = next;
  }
  return segments;
}

// ---- Elliptical arcs as Bézier curves, because PDF has no arcs.
// https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes

/** Largest angle of one curve: its error is then below a thousandth of the radius. */
const MAX_CURVE_ANGLE = Math.PI / 2;

const angle = ({ x, y }: Point): number => Math.atan2(y, x);

/** Rounding may yield an angle just above a multiple of MAX_CURVE_ANGLE, which needs no further curve. */
const ANGLE_TOLERANCE = 1e-9;

/**
 * Returns the curves of an arc of the unit circle, mapped by a matrix.
 * @param start angle in radians
 * @param sweep angle in radians from start to end; negative for the opposite direction
 */
function unitArc(start: number, sweep: number, matrix: Matrix): Segment[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / MAX_CURVE_ANGLE - ANGLE_TOLERANCE));
  const step = sweep / count;
  // Distance of the control points from the ends, along the tangents.
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    const points: readonly [Point, Point, Point] = [
      { x: Math.cos(a) - reach * Math.sin(a), y: Math.sin(a) + reach * Math.cos(a) },
      { x: Math.cos(b) + reach * Math.sin(b), y: Math.sin(b) - reach * Math.cos(b) },
      { x: Math.cos(b), y: Math.sin(b) },
    ];
    return { op: 'c', points: points.map((point) => applyMatrix(matrix, point)) as unknown as typeof points };
  });
}

/** Returns a whole ellipse around a centre. */
function ellipse({ x, y }: Point, radiusX: number, radiusY: number): Segment[] {
  const start = { x: x + radiusX, y };
  return [{ op: 'm', points: [start] }, ...unitArc(0, 2 * Math.PI, [radiusX, 0, 0, radiusY, x, y]), CLOSED];
}

/**
 * Returns the curves of an SVG arc command; none if both ends are equal, and a line if a radius is 0.
 * @param values radii, rotation in degrees, large-arc flag, sweep flag
 */
function arc(from: Point, to: Point, values: readonly number[]): Segment[] {
  const [radiusX = 0, radiusY = 0, degrees = 0, largeArc = 0, clockwise = 0] = values;
  if (from.x === to.x && from.y === to.y) return [];
  if (radiusX === 0 || radiusY === 0) return [{ op: 'l', points: [to] }];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  // Half the vector between the ends, rotated into the axes of the ellipse.
  const half = applyMatrix([cos, -sin, sin, cos, 0, 0], { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 });
  // Radii that are too small to reach both ends are scaled up.
  const scale = Math.max(1, Math.sqrt((half.x / radiusX) ** 2 + (half.y / radiusY) ** 2));
  const [rx, ry] = [Math.abs(radiusX) * scale, Math.abs(radiusY) * scale];
  const distance = Math.sqrt(Math.max(0, 1 / ((half.x / rx) ** 2 + (half.y / ry) ** 2) - 1));
  const offset = largeArc === clockwise ? -distance : distance;
  const middle = { x: (offset * rx * half.y) / ry, y: (-offset * ry * half.x) / rx };
  const start = angle({ x: (half.x - middle.x) / rx, y: (half.y - middle.y) / ry });
  const end = angle({ x: (-half.x - middle.x) / rx, y: (-half.y - middle.y) / ry });
  const rotation: Matrix = [cos, sin, -sin, cos, (from.x + to.x) / 2, (from.y + to.y) / 2];
  return unitArc(start, sweepOf(end - start, clockwise === 1), compose(rotation, [rx, 0, 0, ry, middle.x, middle.y]));
}

/** Returns an angle in the requested direction: clockwise angles are positive in SVG, where y points down. */
function sweepOf(turn: number, isClockwise: boolean): number {
  if (isClockwise) return turn < 0 ? turn + 2 * Math.PI : turn;
  return turn > 0 ? turn - 2 * Math.PI : turn;
}

// ---- Segments.

/**
 * A path segment by its PDF operator: move (`m`), line (`l`), cubic curve (`c`: two control points, then the end),
 * close (`h`).
 */
export type Segment =
  | { readonly op: 'm' | 'l'; readonly points: readonly [Point] }
  | { readonly op: 'c'; readonly points: readonly [Point, Point, Point] }
  | { readonly op: 'h'; readonly points: readonly [] };
