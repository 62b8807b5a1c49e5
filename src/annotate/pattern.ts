/** Address patterns: `*` matches any number of characters, including none. */
import { matchesWild } from '../platform/text/wildcard.js';

export const isPattern = (text: string): boolean => text.includes('*');

/** True if a pattern matches the whole text. */
export const fits = (pattern: string, text: string): boolean => matchesWild(pattern, text);
