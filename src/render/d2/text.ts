/** Foreign text as D2 strings. https://d2lang.com/tour/strings */
import { short } from '../../platform/text/short.js';
import { FOREIGN_TEXT_MAX } from '../limits.js';

/**
 * Escapes the only characters that D2 interprets in double quotes: the quote, the backslash, and `$`, which starts a
 * substitution.
 */
const escaped = (text: string): string =>
  short(text, FOREIGN_TEXT_MAX).replace(/["\\$]/g, (character) => `\\${character}`);

/** Returns the lines as one quoted label. Empty lines are left out. */
export const label = (lines: readonly string[]): string =>
  `"${lines
    .map(escaped)
    .filter((line) => line !== '')
    .join('\\n')}"`;
