import { Bug } from '../../errors.js';
import { notANumber } from '../messages.js';

/** A length with at most one decimal: a tenth of a pixel cannot be seen, and more digits only make the file larger. */
export function number(value: number): string {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const tenths = Math.round(value * 10);
  // Adding 0 turns -0 into 0.
  return String(tenths / 10 + 0);
}

/** `x,y` as path data writes a point. */
export const point = (x: number, y: number): string => `${number(x)},${number(y)}`;
