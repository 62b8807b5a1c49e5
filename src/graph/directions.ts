/**
 * Characters that are not seen and change what is read: they turn the reading of the letters behind them around, or steer
 * a terminal. Letters that are written from right to left turn by themselves, and stay.
 */

/** U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069, and the controls from U+007F to U+009F. */
const DIRECTIONS = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** For pictures and comments, where an escape would be in the way: what it says is what is seen. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '');

/** JSON that is the same to a program, and that a reader sees as it is: `\u202e`. @param json valid JSON */
export const directionsEscaped = (json: string): string =>
  json.replace(DIRECTIONS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
