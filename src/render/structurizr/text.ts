/** Foreign text in Structurizr's language. https://docs.structurizr.com/dsl/basics */
import { short } from '../../text/short.js';
import { FOREIGN_TEXT_MAX } from '../limits.js';

/**
 * Quotes and backslashes become others that look like them: how they are escaped has differed between versions. What
 * looks like a constant is taken apart: Structurizr puts variables of its reader's environment there.
 */
const inert = (text: string): string =>
  short(text, FOREIGN_TEXT_MAX).replaceAll('"', "'").replaceAll('\\', '∖').replaceAll('${', '$ {');

export const quoted = (text: string): string => `"${inert(text)}"`;

/** What has no name is a fault there. */
const UNNAMED = '-';

/** A name that none of its siblings has, whatever its case: two of one name are a fault. @param wanted the first that says something */
export function distinct(wanted: readonly string[], taken: Set<string>): string {
  const base = wanted.map(inert).find((text) => text !== '') ?? UNNAMED;
  let name = base;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} (${count})`;
  taken.add(name.toLowerCase());
  return name;
}
