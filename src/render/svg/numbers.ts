import { Bug } from '../../errors.js';
import { notANumber } from '../messages.js';

/**
 * Returns a length with at most one decimal: a tenth of a pixel is invisible, and more digits only enlarge the file.
 * @throws Bug if the value is not finite
 */
export function number(value: number): string {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const tenths = Math.round(value * 10);
  // Adding 0 turns -0 into 0.
  return String(tenths / 10 + 0);
}

/** Returns a point as in path data: `x,y`. */
export const point = (x: number, y: number): string => `${number(x)},${number(y)}`;
