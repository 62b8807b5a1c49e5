import { valueInWords } from '../catalog/products.js';
import type { GraphNode } from '../graph/model.js';

/** Returns the values of the listed attributes in words, in order, without duplicates and without the text `said`. */
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
