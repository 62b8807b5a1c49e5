import type { Point } from '../../layout/layout.js';
import type { SceneEdge } from '../../layout/scene/model.js';
import { head, SMALL, stopFor } from './heads.js';
import { point } from './numbers.js';

/** Control points closer than this give no direction. */
const SAME = 0.05;

/** Returns the point from which the curve arrives at its end: the last control point that differs from the end. */
function before(curve: readonly Point[], end: Point): Point {
  const other = curve.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > SAME);
  return other ?? end;
}

/**
 * Returns the line and heads of a chain of cubic Bézier curves as path data: 1 point, then 3 per curve. Each head
 * points in the direction of the curve at its end.
 */
export function curvedArrow(
  curve: readonly Point[],
  { twoWay, thin }: Pick<SceneEdge, 'twoWay' | 'thin'>,
): { line: string; heads: string } {
  const size = thin === true ? SMALL : 1;
  const [start, end] = [curve[0] as Point, curve.at(-1) as Point];
  const beforeEnd = before(curve, end);
  const afterStart = before([...curve].reverse(), start);
  const drawn = [...curve];
  drawn[drawn.length - 1] = stopFor(beforeEnd, end, size);
  if (twoWay) drawn[0] = stopFor(afterStart, start, size);
  return { line: path(drawn), heads: (twoWay ? head(afterStart, start, size) : '') + head(beforeEnd, end, size) };
}

function path([start, ...rest]: readonly Point[]): string {
  const text = (at: Point): string => point(at.x, at.y);
  let data = `M${text(start as Point)}`;
  for (let i = 0; i < rest.length; i += 3)
    data += `C${rest
      .slice(i, i + 3)
      .map(text)
      .join(' ')}`;
  return data;
}
