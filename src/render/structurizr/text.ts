/** Foreign text in Structurizr's language. https://docs.structurizr.com/dsl/basics */
import { short } from '../../platform/text/short.js';
import { FOREIGN_TEXT_MAX } from '../limits.js';

/**
 * Replaces quotes and backslashes with similar characters, because escaping has differed between versions. Breaks up
 * `${`, because Structurizr would substitute environment variables of whoever opens the file.
 */
const inert = (text: string): string =>
  short(text, FOREIGN_TEXT_MAX).replaceAll('"', "'").replaceAll('\\', '∖').replaceAll('${', '$ {');

export const quoted = (text: string): string => `"${inert(text)}"`;

/** Structurizr rejects an empty name. */
const UNNAMED = '-';

/**
 * Returns a name that no sibling has in any letter case, because Structurizr rejects duplicates: `web`, `web (2)`.
 * @param wanted candidates; the first that is not empty is used
 */
export function distinct(wanted: readonly string[], taken: Set<string>): string {
  const base = wanted.map(inert).find((text) => text !== '') ?? UNNAMED;
  let name = base;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} (${count})`;
  taken.add(name.toLowerCase());
  return name;
}
