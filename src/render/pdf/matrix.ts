/** Affine transformations as in PDF and SVG: x' = ax + cy + e, y' = bx + dy + f. */
import { Bug } from '../../errors.js';
import type { Point } from '../../layout/layout.js';
import { notDrawable } from '../messages.js';

/** The six coefficients of an affine transformation. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `inner` first, then `outer`. */
export function compose([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix {
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Returns a point mapped by a matrix. */
export const applyMatrix = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Returns the rotation around a point. */
const rotation = (degrees = 0, x = 0, y = 0): Matrix => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return compose([cos, sin, -sin, cos, x, y], [1, 0, 0, 1, -x, -y]);
};

/** Transform functions of SVG. */
const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees, x, y]) => rotation(degrees, x, y),
};

/**
 * Parses the attribute `transform`, such as `translate(4 8) rotate(45)`. Returns IDENTITY itself if it is absent.
 * @throws Bug for a function that FUNCTIONS lacks
 */
export function parseTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', list = ''] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const matrixOf = FUNCTIONS[name];
    if (matrixOf === undefined) throw new Bug(notDrawable(name));
    const values = list.trim().split(/[\s,]+/);
    matrix = compose(matrix, matrixOf(values.map(Number)));
  }
  return matrix;
}
