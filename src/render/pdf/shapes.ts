/** Outlines of SVG shapes, their bounds, and their PDF operators. */

import { Bug } from '../../errors.js';
import type { Point } from '../../layout/layout.js';
import { NOT_READABLE_SVG } from '../messages.js';
import { amount } from './file.js';
import { lengthOf, type Markup } from './markup.js';
import { after, type Matrix, mapped } from './matrix.js';

/** Distance of the control points of a quarter circle from its ends, in radii. */
const KAPPA = 0.5522847498;

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
  const line = (toX: number, toY: number): Segment => ({ op: 'l', points: [{ x: toX, y: toY }] });
  const curve = (a: Point, b: Point, c: Point): Segment => ({ op: 'c', points: [a, b, c] });
  return [
    { op: 'm', points: [{ x: x + rx, y }] },
    line(right - rx, y),
    curve({ x: right - kx, y }, { x: right, y: y + ky }, { x: right, y: y + ry }),
    line(right, bottom - ry),
    curve({ x: right, y: bottom - ky }, { x: right - kx, y: bottom }, { x: right - rx, y: bottom }),
    line(x + rx, bottom),
    curve({ x: x + kx, y: bottom }, { x, y: bottom - ky }, { x, y: bottom - ry }),
    line(x, y + ry),
    curve({ x, y: y + ky }, { x: x + kx, y }, { x: x + rx, y }),
    CLOSED,
  ];
}

const CLOSED: Segment = { op: 'h', points: [] };

/**
 * Returns the outline of a shape; null for any other element.
 * @param whole size of the diagram, which percentages refer to
 */
export function outlineOf(element: Markup, whole: { readonly width: number; readonly height: number }) {
  const { name, attributes } = element;
  const length = (of: string, usual = 0, all = 1): number => lengthOf(element, of, usual, all);
  if (name === 'path') return pathOf(attributes.get('d') ?? '');
  if (name === 'circle') return ellipse({ x: length('cx'), y: length('cy') }, length('r'), length('r'));
  if (name === 'ellipse') return ellipse({ x: length('cx'), y: length('cy') }, length('rx'), length('ry'));
  if (name !== 'rect') return null;
  const [width, height] = [length('width', 0, whole.width), length('height', 0, whole.height)];
  const [rx, ry] = [length('rx', length('ry')), length('ry', length('rx'))];
  const at = { x: length('x'), y: length('y') };
  return rectangle(at, width, height, Math.min(rx, width / 2), Math.min(ry, height / 2));
}

export const outlineText = (outline: readonly Segment[]): string =>
  outline.map(({ op, points }) => [...points.flatMap(({ x, y }) => [amount(x), amount(y)]), op].join(' ')).join('\n');

/** Collects the points that have been drawn. */
export interface Bounds {
  readonly points: Point[];
}

export const noBounds = (): Bounds => ({ points: [] });

/** Returns left, bottom, right, top; null if nothing has been drawn. */
export function edgesOf({ points }: Bounds): readonly [number, number, number, number] | null {
  if (points.length === 0) return null;
  let [left, low, right, high] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e9, -1e9];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [low, high] = [Math.min(low, y), Math.max(high, y)];
  }
  return [left, low, right, high];
}

/** Points sampled along a curve. */
const STEPS = 16;

function onCurve(from: Point, [a, b, to]: readonly [Point, Point, Point]): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    const u = 1 - t;
    const of = (axis: 'x' | 'y'): number =>
      u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis];
    return { x: of('x'), y: of('y') };
  });
}

/** Returns points of the outline, including its extremes. The extremes of a curve are approximate. */
export function reach(outline: readonly Segment[]): Point[] {
  let at: Point = { x: 0, y: 0 };
  return outline.flatMap((segment): readonly Point[] => {
    const points = segment.op === 'c' ? onCurve(at, segment.points) : segment.points;
    at = segment.points.at(-1) ?? at;
    return points;
  });
}

export const grow = (bounds: Bounds, points: readonly Point[], matrix: Matrix): void => {
  for (const point of points) bounds.points.push(mapped(matrix, point));
};

// ---- Path data as absolute moves, lines and cubic curves, the only segments that PDF has.
// https://www.w3.org/TR/SVG11/paths.html

const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /[\s,]*([a-zA-Z])/y;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
/** Flags of an arc may follow each other without a separator: `a1 1 0 012 2`. */
const FLAG = /[\s,]*([01])/y;
const isFlag = (command: string, at: number): boolean => command === 'a' && (at === 3 || at === 4);

interface Command {
  readonly name: string;
  readonly isRelative: boolean;
  readonly values: readonly number[];
}

function* commands(data: string): Iterable<Command> {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  for (let letter = take(COMMAND); letter !== undefined; letter = take(COMMAND)) {
    let name = letter.toLowerCase();
    const isRelative = letter === name;
    const count = COUNTS[name];
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
  if (data.slice(at).trim() !== '') throw new Bug(NOT_READABLE_SVG);
}

interface Pen {
  readonly at: Point;
  readonly start: Point;
  /** Last control point of the preceding cubic curve; null if another command precedes. */
  readonly cubic: Point | null;
  readonly quadratic: Point | null;
}

const mirrored = (control: Point | null, at: Point): Point =>
  control === null ? at : { x: 2 * at.x - control.x, y: 2 * at.y - control.y };

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const quadratic = (from: Point, control: Point, to: Point): Segment => ({
  op: 'c',
  points: [between(from, control, 2 / 3), between(to, control, 2 / 3), to],
});

/** Returns the points of a command in absolute coordinates. `h` and `v` keep the other coordinate. */
function pointsOf({ name, isRelative, values }: Command, { at }: Pen): Point[] {
  const by = isRelative ? at : { x: 0, y: 0 };
  if (name === 'h') return [{ x: by.x + values[0]!, y: at.y }];
  if (name === 'v') return [{ x: at.x, y: by.y + values[0]! }];
  const pairs = name === 'a' ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({ x: by.x + pairs[2 * i]!, y: by.y + pairs[2 * i + 1]! }));
}

function drawn(command: Command, place: Pen): readonly [readonly Segment[], Pen] {
  const { name, values } = command;
  const [first, second, third] = pointsOf(command, place) as [Point, Point, Point];
  const to = (at: Point, more: Partial<Pen> = {}): Pen => ({
    ...{ at, start: place.start, cubic: null, quadratic: null },
    ...more,
  });
  if (name === 'z') return [[{ op: 'h', points: [] }], to(place.start)];
  if (name === 'm') return [[{ op: 'm', points: [first] }], to(first, { start: first })];
  if (name === 'c') return [[{ op: 'c', points: [first, second, third] }], to(third, { cubic: second })];
  if (name === 's') {
    const control = mirrored(place.cubic, place.at);
    return [[{ op: 'c', points: [control, first, second] }], to(second, { cubic: first })];
  }
  if (name === 'q') return [[quadratic(place.at, first, second)], to(second, { quadratic: first })];
  if (name === 't') {
    const control = mirrored(place.quadratic, place.at);
    return [[quadratic(place.at, control, first)], to(first, { quadratic: control })];
  }
  if (name === 'a') return [arc(place.at, first, values), to(first)];
  return [[{ op: 'l', points: [first] }], to(first)];
}

function pathOf(data: string): readonly Segment[] {
  const origin = { x: 0, y: 0 };
  let place: Pen = { at: origin, start: origin, cubic: null, quadratic: null };
  const segments: Segment[] = [];
  for (const command of commands(data)) {
    // A segment after `z` starts at the start of the closed subpath.
    if (segments.at(-1)?.op === 'h' && command.name !== 'm') segments.push({ op: 'm', points: [place.at] });
    const [more, next] = drawn(command, place);
    segments.push(...more);
    place = next;
  }
  return segments;
}

// ---- Elliptical arcs as Bézier curves, because PDF has no arcs.
// https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes

/** Largest angle of one curve: its error is then below a thousandth of the radius. */
const MOST = Math.PI / 2;

const angle = ({ x, y }: Point): number => Math.atan2(y, x);

/** Returns the curves of an arc of the unit circle, mapped by a matrix. */
function unitArc(start: number, sweep: number, map: Matrix): Segment[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / MOST - 1e-9));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    const points: readonly [Point, Point, Point] = [
      { x: Math.cos(a) - reach * Math.sin(a), y: Math.sin(a) + reach * Math.cos(a) },
      { x: Math.cos(b) + reach * Math.sin(b), y: Math.sin(b) - reach * Math.cos(b) },
      { x: Math.cos(b), y: Math.sin(b) },
    ];
    return { op: 'c', points: points.map((point) => mapped(map, point)) as unknown as typeof points };
  });
}

/** Returns a whole ellipse around a centre. */
function ellipse({ x, y }: Point, radiusX: number, radiusY: number): Segment[] {
  const start = { x: x + radiusX, y };
  return [
    { op: 'm', points: [start] },
    ...unitArc(0, 2 * Math.PI, [radiusX, 0, 0, radiusY, x, y]),
    { op: 'h', points: [] },
  ];
}

/**
 * Returns the curves of an SVG arc command.
 * @param values radii, rotation in degrees, large-arc flag, sweep flag
 */
function arc(from: Point, to: Point, values: readonly number[]): Segment[] {
  const [wideX = 0, wideY = 0, degrees = 0, isLarge = 0, isClockwise = 0] = values;
  if (from.x === to.x && from.y === to.y) return [];
  if (wideX === 0 || wideY === 0) return [{ op: 'l', points: [to] }];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  // Half the vector between the ends, rotated into the axes of the ellipse.
  const half = mapped([cos, -sin, sin, cos, 0, 0], { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 });
  const needed = (half.x / wideX) ** 2 + (half.y / wideY) ** 2;
  const grown = Math.max(1, Math.sqrt(needed));
  const [rx, ry] = [Math.abs(wideX) * grown, Math.abs(wideY) * grown];
  const part = Math.sqrt(Math.max(0, 1 / ((half.x / rx) ** 2 + (half.y / ry) ** 2) - 1));
  const side = isLarge === isClockwise ? -part : part;
  const middle = { x: (side * rx * half.y) / ry, y: (-side * ry * half.x) / rx };
  const start = angle({ x: (half.x - middle.x) / rx, y: (half.y - middle.y) / ry });
  const end = angle({ x: (-half.x - middle.x) / rx, y: (-half.y - middle.y) / ry });
  const turn = end - start;
  const sweep = isClockwise === 1 ? (turn < 0 ? turn + 2 * Math.PI : turn) : turn > 0 ? turn - 2 * Math.PI : turn;
  const turned: Matrix = [cos, sin, -sin, cos, (from.x + to.x) / 2, (from.y + to.y) / 2];
  return unitArc(start, sweep, after(turned, [rx, 0, 0, ry, middle.x, middle.y]));
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
