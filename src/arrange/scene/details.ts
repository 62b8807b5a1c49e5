import { valueInWords } from '../../catalog/values.js';
import type { GraphNode } from '../../graph/model.js';
import { widthOf } from '../../text/metrics.js';
import { CAPTION_SIZE, CAPTION_WIDTH } from './measures.js';

const SEPARATOR = ', ';

/** Values of the attributes that are there, in words, in the order asked for, none twice and none that is already said. */
export function detailValues(
  { type, attributes }: Pick<GraphNode, 'type' | 'attributes'>,
  names: readonly string[],
  said: string,
): string[] {
  const values: string[] = [];
  for (const name of names) {
    const given = Object.hasOwn(attributes, name) ? (attributes[name] as string).trim() : '';
    const value = valueInWords(type, name, given);
    if (value !== '' && value !== said && !values.includes(value)) values.push(value);
  }
  return values;
}

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
