import { widthOf } from '../../text/metrics.js';
import { CAPTION_SIZE, DETAIL_WIDTH } from './measures.js';

const SEPARATOR = ', ';

/**
 * As many of the values as one line holds; the first one always. All digits are taken as wide as the widest: of `zone 1` and
 * `zone 2` under two machines both are said, or none.
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
