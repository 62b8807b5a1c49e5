/** `*` in an address: any characters, none included. */
import { matchesWild } from '../text/wildcard.js';

export const isPattern = (text: string): boolean => text.includes('*');

/** Whether the whole text fits. */
export const fits = (pattern: string, text: string): boolean => matchesWild(pattern, text);
