/** What may be said of the values of a resource: those on the allow-list, as short texts. */
import type { Json } from '../graph/inventory.js';
import type { Attributes } from '../graph/model.js';
import { ATTRIBUTE_TEXT_LENGTH } from '../limits.js';
import { ALLOWED_ATTRIBUTES, ALLOWED_PATHS } from './attributes.js';

const isPlain = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** One line, cut to length; empty where the value is no plain value and no list of them. */
function textOf(value: Json | undefined): string {
  const parts = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (!parts.every(isPlain)) return '';
  const text = parts.join(', ').replace(/\s+/g, ' ').trim();
  return text.length <= ATTRIBUTE_TEXT_LENGTH ? text : `${[...text].slice(0, ATTRIBUTE_TEXT_LENGTH - 1).join('')}…`;
}

function at(values: Json | undefined, path: readonly string[]): Json | undefined {
  let value = values;
  for (const step of path) {
    if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.hasOwn(value, step)) {
      return undefined;
    }
    value = (value as Readonly<Record<string, Json>>)[step];
  }
  return value;
}

export function valuesShown(values: { readonly [name: string]: Json }): Attributes {
  const attributes: Record<string, string> = {};
  for (const name of ALLOWED_ATTRIBUTES) {
    const own = textOf(at(values, [name]));
    const text = own === '' ? textOf(at(values, ALLOWED_PATHS.get(name) ?? [name])) : own;
    if (text !== '') attributes[name] = text;
  }
  return attributes;
}
