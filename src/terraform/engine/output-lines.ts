/** Functions for the output of Terraform and other programs. */
import { QUOTE_LENGTH } from '../../limits.js';
import { printable } from '../../platform/text/printable.js';
import { QUOTE_LINES } from '../limits.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that colour a terminal start with one
const COLOUR = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** Removes the escape sequences that colour a terminal. */
export const withoutColour = (text: string): string => text.replace(COLOUR, '');

/**
 * Joins the first QUOTE_LINES lines of a program's output into one line that is safe to print. Empty if all outputs are
 * blank.
 * @param outputs such as standard error and standard output; lines of the first one come first
 */
export function firstLines(...outputs: readonly string[]): string {
  const lines = outputs
    .flatMap((text) => withoutColour(text).split(/\r?\n/))
    .map((line) => line.replace(/^[\s│╷╵|]+/, '').trim())
    .filter((line) => line !== '');
  const shown = lines.slice(0, QUOTE_LINES).map((line) => printable([...line].slice(0, QUOTE_LENGTH).join('')));
  return shown.join('; ') + (lines.length > QUOTE_LINES ? '; ...' : '');
}

/** True if Terraform itself crashed, judged by its text on standard error. */
export const isCrash = (text: string): boolean => /TERRAFORM CRASH|OPENTOFU CRASH|^panic: /m.test(text);
