/** Foreign text, before it is put anywhere. */
import { oneLine } from './one-line.js';

/** On one line, of visible characters, cut to so many. */
export function short(text: string, length: number): string {
  // An endless text is not gone through to its end.
  const visible = oneLine(text.slice(0, 4 * length));
  const characters = [...visible];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : visible;
}
