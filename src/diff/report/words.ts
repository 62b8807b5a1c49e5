/** Quoting of user text in sentences. */
import { short } from '../../platform/text/short.js';
import { NAME_LENGTH_MAX } from './limits.js';

/** A single word that cannot be mistaken for a part of the sentence. */
const PLAIN = /^[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;

/** Returns a name, shortened if too long, and quoted if it might be read as part of the sentence. */
export function named(name: string): string {
  const shown = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown) ? shown : `"${shown.replaceAll('"', "'")}"`;
}
