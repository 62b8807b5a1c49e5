/**
 * Elliptical arcs as Bézier curves, because PDF has no arcs.
 * https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes
 */
import type { Point } from '../../layout/layout.js';
import { after, type Matrix, mapped } from './matrix.js';
import type { Segment } from './segments.js';

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
export function ellipse({ x, y }: Point, radiusX: number, radiusY: number): Segment[] {
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
export function arc(from: Point, to: Point, values: readonly number[]): Segment[] {
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
