import { SAID_LENGTH } from '../../limits.js';
import { printable } from '../../platform/text/printable.js';
import { SAID_LINES } from '../limits.js';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that colour a terminal start with one
const COLOUR = /\u001b\[[0-9;?]*[A-Za-z]/g;

export const withoutColour = (text: string): string => text.replace(COLOUR, '');

/** Returns the first lines of a program's output, joined into one line that is safe to print. */
export function said(...texts: readonly string[]): string {
  const lines = texts
    .flatMap((text) => withoutColour(text).split(/\r?\n/))
    .map((line) => line.replace(/^[\s│╷╵|]+/, '').trim())
    .filter((line) => line !== '');
  const shown = lines.slice(0, SAID_LINES).map((line) => printable([...line].slice(0, SAID_LENGTH).join('')));
  return shown.join('; ') + (lines.length > SAID_LINES ? '; ...' : '');
}
