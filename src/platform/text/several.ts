import { NAMES_LISTED } from '../../limits.js';
import { severalNames } from '../../messages.js';
import { isSeenWhole } from './room.js';

/** Returns as many names as fit, and the number of the rest. Cutting the joined list would end in the middle of a word. */
export function severalIn(
  room: Parameters<typeof isSeenWhole>[1],
  names: readonly string[],
  most = NAMES_LISTED,
): string {
  for (let shown = Math.min(most, names.length); shown > 1; shown--) {
    const text = severalNames(names.slice(0, shown), names.length - shown);
    if (isSeenWhole(text, room)) return text;
  }
  return severalNames(names.slice(0, 1), Math.max(0, names.length - 1));
}
