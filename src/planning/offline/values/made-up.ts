/** Placeholder values for variables without a value: of the right type, and of a kind that the name suggests. */

import { ELEMENT, isFalse, itemFor, itemTextFor, numberFor, textFor } from '../../../catalog/examples.js';
import type { Cloud } from '../../../catalog/model.js';
import type { Expression } from '../../../terraform/hcl/model.js';
import { MADE_UP_DEPTH, MADE_UP_ITEMS } from '../../limits.js';

export type MadeUp = null | boolean | number | string | readonly MadeUp[] | { readonly [name: string]: MadeUp };

/**
 * Returns a placeholder value. An optional value is null, a map has one entry, and a list has MADE_UP_ITEMS items if
 * its type allows different ones.
 *
 * @param type a type constraint; null for any type
 */
export function madeUpValue(name: string, type: Expression | null, cloud: Cloud, depth = 0): MadeUp {
  if (type === null || depth > MADE_UP_DEPTH) return textFor(name, cloud);
  if (type.kind === 'parenthesized') return madeUpValue(name, type.inner, cloud, depth);
  const word = wordOf(type);
  const inner = type.kind === 'call' ? (type.arguments[0] ?? null) : null;
  switch (word) {
    case 'number':
      return numberFor(name);
    case 'bool':
      return !isFalse(name);
    case 'list':
    case 'set':
      return itemsFor(name, inner, cloud, depth);
    case 'map':
      return { [ELEMENT]: madeUpValue(singular(name), inner, cloud, depth + 1) };
    case 'optional':
      return null;
    case 'tuple':
      return inner?.kind === 'tuple' ? inner.items.map((item) => madeUpValue(name, item, cloud, depth + 1)) : [];
    case 'object':
      return inner?.kind === 'object' ? objectFor(inner.entries, cloud, depth) : {};
    default:
      return textFor(name, cloud);
  }
}

/** Returns the keyword of a type, as in `string`, `list` in `list(string)`, or the quoted form of old versions. */
function wordOf(type: Expression): string | null {
  if (type.kind === 'call') return type.name;
  if (type.kind === 'literal' && typeof type.value === 'string') return type.value;
  return type.kind === 'traversal' && typeof type.root === 'string' ? type.root : null;
}

/** Returns an object. Optional attributes are left out, so that their defaults apply. */
function objectFor(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  cloud: Cloud,
  depth: number,
): MadeUp {
  const object: Record<string, MadeUp> = Object.create(null);
  for (const { key, value } of entries) {
    if (key.kind !== 'literal' || (value.kind === 'call' && value.name === 'optional')) continue;
    const name = String(key.value);
    object[name] = madeUpValue(name, value, cloud, depth + 1);
  }
  return object;
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

function itemsFor(name: string, inner: Expression | null, cloud: Cloud, depth: number): MadeUp {
  const made = madeUpValue(singular(name), inner, cloud, depth + 1);
  const one = typeof made === 'string' ? itemTextFor(singular(name), cloud) : made;
  const items = Array.from({ length: MADE_UP_ITEMS }, (_, i) =>
    typeof one === 'string' ? itemFor(name, one, cloud, i) : null,
  );
  return items.includes(null) ? [one] : items;
}
