import type { Point } from '../../arrange/layout.js';
import { head, stopFor } from './heads.js';
import { point } from './numbers.js';

/** Control points closer than this give no direction. */
const SAME = 0.05;

/** Where the curve comes from at its end: the last control point that is not the end itself. */
function before(curve: readonly Point[], end: Point): Point {
  const other = curve.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > SAME);
  return other ?? end;
}

/**
 * Line and heads, as path data, along a chain of cubic Bézier curves: 1 + 3 control points a curve. Each head points the
 * way that the curve arrives.
 */
export function curvedArrow(curve: readonly Point[], twoWay: boolean): { line: string; heads: string } {
  const [start, end] = [curve[0] as Point, curve.at(-1) as Point];
  const beforeEnd = before(curve, end);
  const afterStart = before([...curve].reverse(), start);
  const drawn = [...curve];
  drawn[drawn.length - 1] = stopFor(beforeEnd, end);
  if (twoWay) drawn[0] = stopFor(afterStart, start);
  return { line: path(drawn), heads: (twoWay ? head(afterStart, start) : '') + head(beforeEnd, end) };
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
