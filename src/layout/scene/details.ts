import { widthOf } from '../../platform/text/metrics.js';
import { CAPTION_SIZE, DETAIL_WIDTH } from './measures.js';

const SEPARATOR = ', ';

/**
 * Joins as many values as fit on one line, and always the first one. Every digit counts as wide as the widest. `zone 1`
 * and `zone 2` below two instances are therefore either both shown or both dropped.
 */
export function detailText(values: readonly string[]): string {
  let text = values[0] ?? '';
  for (const value of values.slice(1)) {
    const longer = text + SEPARATOR + value;
    if (widthOf(longer.replace(/\d/g, '4'), CAPTION_SIZE, 400) > DETAIL_WIDTH) break;
    text = longer;
  }
  return text;
}
