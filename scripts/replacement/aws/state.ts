/** Derives states and proposed values from configurations, as Terraform does. */
import type { Fields, Value } from '../../../src/terraform/mock-provider/schema.js';
import type { Block, Nested } from './schema.js';
import { sampleOf } from './values.js';

/** Returns the state of a resource with this configuration, with sample values for attributes that only the provider sets. */
export function stateOf(block: Block, config: Fields, isOuter = true): Fields {
  const state: Record<string, Value> = { ...config };
  for (const { name, type, required, optional, writeOnly } of block.attributes) {
    if (writeOnly) state[name] = null;
    else if (isOuter && name === 'id') state[name] = 'alpha';
    else if (isOuter && state[name] === null && !required && !optional) state[name] = sampleOf(type, name, 0);
  }
  for (const nested of block.nested)
    state[nested.name] = each(nested, config[nested.name]!, (fields) => stateOf(nested.block, fields, false));
  return state;
}

/**
 * Returns the values that Terraform proposes for a configuration: computed attributes without a configured value are unchanged.
 * https://github.com/hashicorp/terraform/blob/main/internal/plans/objchange/objchange.go
 */
export function proposedOf(block: Block, prior: Fields | null, config: Fields): Fields {
  const proposed: Record<string, Value> = { ...config };
  for (const { name, computed, writeOnly } of block.attributes) {
    if (writeOnly) proposed[name] = null;
    else if (config[name] === null && computed) proposed[name] = prior?.[name] ?? null;
  }
  for (const nested of block.nested) {
    const before = prior?.[nested.name] ?? null;
    const now = config[nested.name]!;
    if (now === null && nested.computed) proposed[nested.name] = before;
    else
      proposed[nested.name] = each(nested, now, (fields, at) =>
        proposedOf(nested.block, priorOf(nested, before, at), fields),
      );
  }
  return proposed;
}

/** Returns the previous element of a block; null in a set, whose elements have no position. */
function priorOf({ nesting }: Nested, before: Value, at: number | string | null): Fields | null {
  if (before === null || nesting === 'set') return null;
  const element = at === null ? before : (before as Record<string | number, Value>)[at];
  return (element ?? null) as Fields | null;
}

function each({ nesting }: Nested, value: Value, of: (fields: Fields, at: number | string | null) => Fields): Value {
  if (value === null) return null;
  if (nesting === 'one') return of(value as Fields, null);
  if (nesting === 'map')
    return Object.fromEntries(Object.entries(value as Fields).map(([key, fields]) => [key, of(fields as Fields, key)]));
  return (value as readonly Fields[]).map((fields, at) => of(fields, at));
}
