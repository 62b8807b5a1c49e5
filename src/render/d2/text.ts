/** Foreign text in D2's language. https://d2lang.com/tour/strings */
import { short } from '../../text/short.js';
import { FOREIGN_TEXT_MAX } from '../limits.js';

/** In double quotes nothing is D2's but these: the quote, the escape, and the start of a substitution. */
const escaped = (text: string): string =>
  short(text, FOREIGN_TEXT_MAX).replace(/["\\$]/g, (character) => `\\${character}`);

/** Lines of text as one label; those without words are left out. */
export const label = (lines: readonly string[]): string =>
  `"${lines
    .map(escaped)
    .filter((line) => line !== '')
    .join('\\n')}"`;
