/** Values for variables that nobody has set: of the right type, and of a kind that their names suggest. */

import type { Expression } from '../../../terraform/hcl/model.js';
import { UNKNOWN_REGIONS } from '../../../terraform/unknown-places.js';
import { MADE_UP_DEPTH, MADE_UP_ITEMS } from '../limits.js';
import type { Cloud } from './well-known.js';

export type MadeUp = null | boolean | number | string | readonly MadeUp[] | { readonly [name: string]: MadeUp };

/** @param type a type constraint; null for any */
export function madeUpValue(name: string, type: Expression | null, cloud: Cloud, depth = 0): MadeUp {
  if (type === null || depth > MADE_UP_DEPTH) return textFor(name, cloud);
  if (type.kind === 'parenthesized') return madeUpValue(name, type.inner, cloud, depth);
  const word = wordOf(type);
  const inner = type.kind === 'call' ? (type.arguments[0] ?? null) : null;
  switch (word) {
    case 'number':
      return numberFor(name);
    case 'bool':
      return !/^(?:disable|skip|no|not|prevent)(?:_|$)/.test(name);
    case 'list':
    case 'set':
      return itemsFor(name, inner, cloud, depth);
    case 'map':
      return { example: madeUpValue(singular(name), inner, cloud, depth + 1) };
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

/** `string`, `list` of `list(string)`, also in the quotes of old versions. */
function wordOf(type: Expression): string | null {
  if (type.kind === 'call') return type.name;
  if (type.kind === 'literal' && typeof type.value === 'string') return type.value;
  return type.kind === 'traversal' && typeof type.root === 'string' ? type.root : null;
}

/** Optional attributes have values of their own. */
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

const SEVERAL = /(?:cidr|subnet|zone|^azs?$|_azs?$)/;

/** Networks have a part in each zone; of anything else one shows what there would be. */
function itemsFor(name: string, inner: Expression | null, cloud: Cloud, depth: number): MadeUp {
  const one = madeUpValue(singular(name), inner, cloud, depth + 1);
  if (typeof one !== 'string' || !SEVERAL.test(name)) return [one];
  return Array.from({ length: MADE_UP_ITEMS }, (_, i) => {
    if (/cidr/.test(name) || /^10\./.test(one)) return `10.0.${i}.0/24`;
    if (/zone|^azs?$|_azs?$/.test(name)) return zone(name, cloud, i);
    return `${one}-${i}`;
  });
}

/** @param i below three */
function zone(name: string, cloud: Cloud, i: number): string {
  if (/gcp|google/.test(name) || cloud === 'google') return `${UNKNOWN_REGIONS.google}-${'abc'[i]}`;
  return cloud === 'azure' ? String(i + 1) : `${UNKNOWN_REGIONS.aws}${'abc'[i]}`;
}

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/https|ssl|tls/, 443],
  [/port/, 80],
  [/newbits/, 8],
  [/retention|days/, 7],
  [/size_gb|disk|storage/, 20],
];

const numberFor = (name: string): number => NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;

const TEXTS: readonly (readonly [RegExp, (cloud: Cloud) => string])[] = [
  [/cidr/, () => '10.0.0.0/16'],
  [/^aws_region$/, () => UNKNOWN_REGIONS.aws],
  [/^region$|_region$|^region_/, (cloud) => UNKNOWN_REGIONS[cloud]],
  [/^location$|_location$/, () => UNKNOWN_REGIONS.azure],
  [/availability_zone|^az$|_az$|^zone$/, (cloud) => zone('', cloud, 0)],
  [/zone_name|domain|hostname|fqdn|dns_name/, () => 'example.com'],
  [/account_id|account_number/, () => '123456789012'],
  [/(?:subscription|tenant|client|object)_id/, () => '00000000-0000-0000-0000-000000000004'],
  [/email/, () => 'someone@example.com'],
  [/^env$|environment|^stage$/, () => 'dev'],
  [/instance_type|instance_class/, () => 't3.micro'],
  [/url|endpoint/, () => 'https://example.com'],
  [/json|policy_document/, () => '{}'],
  [/(?:^|_)ip(?:_address)?$/, () => '10.0.0.10'],
  [/(?:^|_)arn$/, () => 'arn:aws:iam::123456789012:role/example'],
  [/(?:^|_)(?:date|timestamp)$/, () => '2000-01-01T00:00:00Z'],
  [/version/, () => '1.0'],
];

const textFor = (name: string, cloud: Cloud): string =>
  TEXTS.find(([pattern]) => pattern.test(name))?.[1](cloud) ?? name.replaceAll('_', '-');
