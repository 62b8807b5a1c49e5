/** Colours of the SVG as the components that PDF operators take. */

import { Bug } from '../../errors.js';
import { notDrawable } from '../messages.js';

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Colour names that icons use. */
const COLOUR_NAMES: Readonly<Record<string, string>> = {
  black: '#000',
  white: '#fff',
  gray: '#808080',
  silver: '#c0c0c0',
};

/**
 * Parses a colour of this program's SVG: `#rgb`, `#rrggbb`, or a name in NAMED.
 * @throws Bug for any other colour
 */
export function colour(text: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(COLOUR_NAMES[text] ?? text)?.[1];
  if (digits === undefined) throw new Bug(notDrawable(text));
  const length = digits.length / 3;
  const component = (index: number): number => {
    const hex = digits.slice(index * length, (index + 1) * length);
    return Number.parseInt(length === 1 ? hex + hex : hex, 16) / 255;
  };
  return [component(0), component(1), component(2)];
}
