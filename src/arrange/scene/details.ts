import { widthOf } from '../../text/metrics.js';
import { CAPTION_SIZE, CAPTION_WIDTH } from './measures.js';

const SEPARATOR = ', ';

/** As many of the values as one line holds; the first one always. */
export function detailText(values: readonly string[]): string {
  let text = values[0] ?? '';
  for (const value of values.slice(1)) {
    const longer = text + SEPARATOR + value;
    if (widthOf(longer, CAPTION_SIZE, 400) > CAPTION_WIDTH) break;
    text = longer;
  }
  return text;
}
