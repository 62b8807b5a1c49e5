/** Adds values from the code that a plan does not know yet. */
import type { Inventory } from '../../../graph/inventory.js';
import { type Writer, withDocuments } from './documents.js';
import { type Namer, withNamesInPart } from './names-in-part.js';
import { type PatternSource, withPatterns } from './patterns.js';

export type Author = Writer & Namer & PatternSource;

export const withWritten = (inventory: Inventory, author: Author): Inventory => ({
  ...withPatterns(withNamesInPart(withDocuments(inventory, author), author), author),
  writtenOf: (origin, attribute) => author.writtenOf(origin, attribute),
});
