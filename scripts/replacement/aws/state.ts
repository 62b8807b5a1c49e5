/** States and proposals as Terraform makes them of a configuration. */
import type { Fields, Value } from '../../../src/terraform/mock-provider/schema.js';
import type { Block, Nested } from './schema.js';
import { sampleOf } from './values.js';

/** The state of a resource that was made with this configuration. Attributes that only the provider sets are made up. */
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
 * What Terraform proposes for a configuration: attributes that are computed and not configured stay as they were.
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

/** Elements of a set have no place that tells which one of before they are. */
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
