/** Shortens untrusted text. */
import { oneLine } from './one-line.js';

/** Returns the text on one line, without invisible characters, shortened to `length` characters. */
export function short(text: string, length: number): string {
  // Avoids scanning a very long text to its end.
  const visible = oneLine(text.slice(0, 4 * length));
  const characters = [...visible];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : visible;
}
