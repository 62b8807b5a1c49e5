/** Placeholder values for variables without a value: of the right type, and of a kind that the name suggests. */
import { defaultsToFalse, ELEMENT, itemFor, itemTextFor, numberFor, textFor } from '../../../catalog/examples.js';
import type { Cloud } from '../../../catalog/model.js';
import type { Expression } from '../../../terraform/hcl/model.js';
import { PLACEHOLDER_DEPTH, PLACEHOLDER_ITEMS } from '../../limits.js';
import { typeKeyword } from '../../static/type-constraints.js';

export type Placeholder = boolean | number | string | readonly Placeholder[] | { readonly [name: string]: Placeholder };

/**
 * Returns a placeholder of a type: a string for `any` and for types nested deeper than PLACEHOLDER_DEPTH. A map has one
 * entry. A list of strings has PLACEHOLDER_ITEMS items if its name suggests a list with several different ones; any
 * other list has one item.
 *
 * @param type the type constraint, or null if there is none
 */
export function placeholderFor(name: string, type: Expression | null, cloud: Cloud, depth = 0): Placeholder {
  if (type === null || depth > PLACEHOLDER_DEPTH) return textFor(name, cloud);
  if (type.kind === 'parenthesized') return placeholderFor(name, type.inner, cloud, depth);
  const keyword = typeKeyword(type);
  const inner = type.kind === 'call' ? (type.arguments[0] ?? null) : null;
  switch (keyword) {
    case 'number':
      return numberFor(name);
    case 'bool':
      return !defaultsToFalse(name);
    case 'list':
    case 'set':
      return itemsFor(name, inner, cloud, depth);
    case 'map':
      return { [ELEMENT]: placeholderFor(singular(name), inner, cloud, depth + 1) };
    case 'tuple':
      return inner?.kind === 'tuple' ? inner.items.map((item) => placeholderFor(name, item, cloud, depth + 1)) : [];
    case 'object':
      return inner?.kind === 'object' ? objectFor(inner.entries, cloud, depth) : {};
    default:
      return textFor(name, cloud);
  }
}

/** Returns an object. Optional attributes are left out, so that their defaults apply. */
function objectFor(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  cloud: Cloud,
  depth: number,
): Placeholder {
  const object: Record<string, Placeholder> = Object.create(null);
  for (const { key, value } of entries) {
    if (key.kind !== 'literal' || (value.kind === 'call' && value.name === 'optional')) continue;
    const name = String(key.value);
    object[name] = placeholderFor(name, value, cloud, depth + 1);
  }
  return object;
}

/** Naive: `addresses` becomes `addresse`. Only used to look up examples by name. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Returns the items of a list: several different strings, else one item. */
function itemsFor(name: string, inner: Expression | null, cloud: Cloud, depth: number): Placeholder {
  const placeholder = placeholderFor(singular(name), inner, cloud, depth + 1);
  const one = typeof placeholder === 'string' ? itemTextFor(singular(name), cloud) : placeholder;
  if (typeof one !== 'string') return [one];
  // Null if the name does not suggest several different items.
  const items = Array.from({ length: PLACEHOLDER_ITEMS }, (_, i) => itemFor(name, one, cloud, i));
  const different = items.filter((item) => item !== null);
  return different.length < items.length ? [one] : different;
}
