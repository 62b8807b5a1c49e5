/** Functions for the output of Terraform and other programs. */
import { QUOTE_LENGTH } from '../../limits.js';
import { printable } from '../../platform/text/printable.js';
import { QUOTE_LINES } from '../limits.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that colour a terminal start with one
const COLOUR = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** Removes the escape sequences that colour a terminal. */
export const withoutColour = (text: string): string => text.replace(COLOUR, '');

/**
 * Returns the first lines of a program's output, joined into one line that is safe to print: of all texts together, at
 * most QUOTE_LINES. Empty for blank texts.
 */
export function firstLines(...texts: readonly string[]): string {
  const lines = texts
    .flatMap((text) => withoutColour(text).split(/\r?\n/))
    .map((line) => line.replace(/^[\s│╷╵|]+/, '').trim())
    .filter((line) => line !== '');
  const shown = lines.slice(0, QUOTE_LINES).map((line) => printable([...line].slice(0, QUOTE_LENGTH).join('')));
  return shown.join('; ') + (lines.length > QUOTE_LINES ? '; ...' : '');
}

/** True if Terraform itself crashed, judged by its text on standard error. */
export const isCrash = (text: string): boolean => /TERRAFORM CRASH|OPENTOFU CRASH|^panic: /m.test(text);
