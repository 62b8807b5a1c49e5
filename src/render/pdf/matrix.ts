/** Affine transformations as in PDF and SVG: x' = ax + cy + e, y' = bx + dy + f. */

import { Bug } from '../../errors.js';
import type { Point } from '../../layout/layout.js';
import { notDrawable } from '../messages.js';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `inner` first, then `outer`. */
export function after([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix {
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export const mapped = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

const rotation = (degrees = 0, x = 0, y = 0): Matrix => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return after([cos, sin, -sin, cos, x, y], [1, 0, 0, 1, -x, -y]);
};

const KINDS: Readonly<Record<string, (values: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees, x, y]) => rotation(degrees, x, y),
};

/** Parses the attribute `transform`. @throws Bug for a function that KINDS lacks */
export function transform(text: string | undefined): Matrix {
  let result = SAME;
  for (const [, kind = '', values = ''] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const make = KINDS[kind];
    if (make === undefined) throw new Bug(notDrawable(kind));
    result = after(
      result,
      make(
        values
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    );
  }
  return result;
}
