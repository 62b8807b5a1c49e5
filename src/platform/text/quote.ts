/** Quotes untrusted text for terminals and logs: no control characters, no bidirectional tricks, limited length. */
import { PRINTED_VALUE_LENGTH } from '../../limits.js';
import { printable } from './printable.js';

/** Returns the text as a JSON string with unsafe characters escaped, shortened to `most` characters. */
export function quote(text: string, most = PRINTED_VALUE_LENGTH): string {
  const characters = text.length > most ? [...text.slice(0, 2 * most)] : [text];
  const cut = characters.length > most;
  const shown = cut ? `${characters.slice(0, most).join('')}…` : characters.join('');
  return printable(JSON.stringify(shown));
}
