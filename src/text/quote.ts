/** Foreign text made safe for a terminal and a log: no control characters, no bidirectional tricks, no endless lines. */
import { PRINTED_VALUE_LENGTH } from '../limits.js';
import { printable } from './printable.js';

/** The text as a JSON string, unsafe characters escaped, cut where it is too long. */
export function quote(text: string): string {
  const characters = text.length > PRINTED_VALUE_LENGTH ? [...text.slice(0, 2 * PRINTED_VALUE_LENGTH)] : [text];
  const cut = characters.length > PRINTED_VALUE_LENGTH;
  const shown = cut ? `${characters.slice(0, PRINTED_VALUE_LENGTH).join('')}…` : characters.join('');
  return printable(JSON.stringify(shown));
}
