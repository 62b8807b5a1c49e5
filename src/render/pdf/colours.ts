import { Bug } from '../../errors.js';
import { notDrawable } from '../messages.js';

/** Red, green, blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Colour names that icons use. */
const NAMED: Readonly<Record<string, string>> = { black: '#000', white: '#fff', gray: '#808080', silver: '#c0c0c0' };

/**
 * Parses a colour of this program's SVG: `#rgb`, `#rrggbb`, or a name in NAMED.
 * @throws Bug for any other colour
 */
export function colour(text: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(NAMED[text] ?? text)?.[1];
  if (digits === undefined) throw new Bug(notDrawable(text));
  const size = digits.length / 3;
  const part = (at: number): number => {
    const own = digits.slice(at * size, (at + 1) * size);
    return Number.parseInt(size === 1 ? own + own : own, 16) / 255;
  };
  return [part(0), part(1), part(2)];
}
