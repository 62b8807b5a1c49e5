/** Foreign text made safe for a terminal and a log: no control characters, no bidirectional tricks, no endless lines. */
import { PRINTED_VALUE_LENGTH } from '../limits.js';
import { printable } from './printable.js';

/** The text as a JSON string, unsafe characters escaped, cut where it is longer than `most` characters. */
export function quote(text: string, most = PRINTED_VALUE_LENGTH): string {
  const characters = text.length > most ? [...text.slice(0, 2 * most)] : [text];
  const cut = characters.length > most;
  const shown = cut ? `${characters.slice(0, most).join('')}…` : characters.join('');
  return printable(JSON.stringify(shown));
}
