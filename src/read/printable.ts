/** Foreign text made safe for a terminal and a log: no control characters, no bidirectional tricks, no endless lines. */
import { PRINTED_VALUE_LENGTH } from '../limits.js';

const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

const codeOf = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The text as a JSON string, unsafe characters escaped, cut where it is too long. */
export function quote(text: string): string {
  const characters = text.length > PRINTED_VALUE_LENGTH ? [...text.slice(0, 2 * PRINTED_VALUE_LENGTH)] : [text];
  const cut = characters.length > PRINTED_VALUE_LENGTH;
  const shown = cut ? `${characters.slice(0, PRINTED_VALUE_LENGTH).join('')}…` : characters.join('');
  return JSON.stringify(shown).replace(UNSAFE, codeOf);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be escaped
const CONTROL = /[\u0000-\u001f]/g;

/** An address, for a line of text: as it is, but for characters that are unsafe to print. */
export const printable = (address: string): string => address.replace(CONTROL, codeOf).replace(UNSAFE, codeOf);
