/** Foreign text, before it is put anywhere. */

/** Controls, bidirectional marks, invisible characters, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** On one line, of visible characters, cut to so many. */
export function short(text: string, length: number): string {
  // An endless text is not gone through to its end.
  const visible = text
    .slice(0, 4 * length)
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...visible];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : visible;
}
