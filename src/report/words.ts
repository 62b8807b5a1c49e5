/** Foreign texts in sentences of ours. */
import { short } from '../text/short.js';
import { NAME_LENGTH_MAX } from './limits.js';

/** One word, of which nobody takes a part for ours. */
const PLAIN = /^[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;

/** A name as it is, in quotes where it might be read as more of the sentence. */
export function named(name: string): string {
  const shown = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown) ? shown : `"${shown.replaceAll('"', "'")}"`;
}
