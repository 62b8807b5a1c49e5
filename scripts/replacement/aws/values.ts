/** Sample values for attributes, by type and name. */
import type { CtyType, Fields, Value } from '../../../src/terraform/mock-provider/schema.js';
import type { Block, Nested } from './schema.js';

/** Two different sample texts of each kind. */
const TEXTS = {
  plain: ['alpha', 'beta'],
  version: ['8.0.1', '9.0.2'],
  cidr: ['10.1.0.0/16', '10.2.0.0/16'],
  ip: ['10.1.0.4', '10.2.0.4'],
  arn: ['arn:aws:iam::123456789012:role/alpha', 'arn:aws:iam::123456789012:role/beta'],
  json: ['{"Version":"2012-10-17","Statement":[]}', '{"Version":"2012-10-17","Statement":[{"Effect":"Deny"}]}'],
  number: ['4', '5'],
  bool: ['true', 'false'],
  time: ['2031-01-01T00:00:00Z', '2032-01-01T00:00:00Z'],
  url: ['https://alpha.example.com/a', 'https://beta.example.com/b'],
} as const;

export type Kind = keyof typeof TEXTS;

/** Kinds in the order in which they are tried, if the provider rejects the suggested kind or sees no change. */
export const KINDS = Object.keys(TEXTS) as readonly Kind[];

const BY_NAME: readonly (readonly [RegExp, Kind])[] = [
  [/(?:^|_)arns?$/, 'arn'],
  [/cidr/, 'cidr'],
  [/(?:^|_)ips?$|ip_address/, 'ip'],
  [/version$/, 'version'],
  [/(?:^|_)(?:policy|json|document|definition|definitions|schema|body)$/, 'json'],
  [/(?:^|_)(?:time|timestamp|date)$/, 'time'],
  [/(?:^|_)(?:url|uri)$/, 'url'],
];

export const kindOf = (name: string): Kind => BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'plain';

/** Index of the first or second sample value. */
export type Turn = 0 | 1;

/** Returns a sample value. Those of the two turns differ in every part. */
export function sampleOf(type: CtyType, name: string, turn: Turn, kind: Kind = kindOf(name)): Value {
  if (type === 'string' || type === 'dynamic') return TEXTS[kind][turn];
  if (type === 'number') return turn === 0 ? 2 : 3;
  if (type === 'bool') return turn === 0;
  if (type[0] === 'map') return { key: sampleOf(type[1], name, turn, kind) };
  if (type[0] === 'tuple') return type[1].map((item) => sampleOf(item, name, turn, kind));
  if (type[0] === 'object')
    return Object.fromEntries(Object.entries(type[1]).map(([member, of]) => [member, sampleOf(of, member, turn)]));
  return [sampleOf(type[1], name, turn, kind)];
}

/**
 * The completeness of a sample configuration. `required`: only required attributes and blocks. `all`: every attribute, and required
 * blocks. `off`: the same with every boolean false.
 */
export type Amount = 'required' | 'all' | 'off';

export const AMOUNTS: readonly Amount[] = ['required', 'all', 'off'];

/** Returns a sample configuration of a block. */
export function fill(block: Block, amount: Amount): Record<string, Value> {
  const fields: Record<string, Value> = {};
  for (const { name, type, required, optional, writeOnly } of block.attributes) {
    const isSet = required || (optional && amount !== 'required' && !writeOnly && name !== 'id');
    fields[name] = isSet ? sampleOf(type, name, type === 'bool' && amount === 'off' ? 1 : 0) : null;
  }
  for (const nested of block.nested) fields[nested.name] = nested.required ? present(nested, amount) : nested.absent;
  return fields;
}

/** Returns one block with a sample configuration. */
export function present(nested: Nested, amount: Amount): Value {
  const fields = fill(nested.block, amount);
  if (nested.nesting === 'one') return fields;
  return nested.nesting === 'map' ? { key: fields } : [fields];
}

/** True if there may be several blocks. */
export const isRepeatable = ({ nesting }: Nested): boolean => nesting === 'list' || nesting === 'set';

/** Returns two blocks that differ in every set attribute. */
export function two(nested: Nested, amount: Amount): Value {
  const second = { ...fill(nested.block, amount) };
  for (const { name, type } of nested.block.attributes)
    if (second[name] !== null) second[name] = sampleOf(type, name, 1);
  return [...(present(nested, amount) as readonly Value[]), second];
}

/** Returns the fields of the only element of a block. */
export const elementOf = ({ nesting }: Nested, value: Value): Record<string, Value> =>
  (nesting === 'one' ? value : nesting === 'map' ? (value as Fields).key : (value as readonly Value[])[0]) as Record<
    string,
    Value
  >;
