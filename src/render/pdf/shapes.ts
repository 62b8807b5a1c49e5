/** Outlines of SVG shapes, their bounds, and their PDF operators. */
import type { Point } from '../../layout/layout.js';
import { ellipse } from './arcs.js';
import { amount } from './file.js';
import { lengthOf, type Markup } from './markup.js';
import { type Matrix, mapped } from './matrix.js';
import { pathOf } from './path.js';
import type { Segment } from './segments.js';

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
