/**
 * Invisible characters that change how text is read: they reverse the direction of the text after them, or control a
 * terminal. Letters of right-to-left scripts need no such character and are left alone.
 */

/** U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069, and U+007F with the controls up to U+009F. */
const DIRECTION_MARKS = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes these characters, for diagrams and comments in which an escape would be distracting. */
export const stripDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/**
 * Escapes these characters as `\u202e`. A program reads the same JSON, and a person sees the characters.
 * @param json valid JSON
 */
export const escapeDirectionMarks = (json: string): string =>
  json.replace(DIRECTION_MARKS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
