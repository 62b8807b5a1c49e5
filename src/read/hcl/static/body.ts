/** The values of a resource: what its block says, as far as that is known. */
import type { Block, Body } from '../model.js';
import { argumentOf } from '../walk.js';
import { evaluate, knownElements, type Names, withNames } from './evaluate.js';
import { Lazy, UNKNOWN, type Value } from './value.js';

/** What all resources have; it says nothing about the thing itself. */
const META: ReadonlySet<string> = new Set([
  'count',
  'for_each',
  'depends_on',
  'provider',
  'lifecycle',
  'provisioner',
  'connection',
]);

export function resourceValue(body: Body, names: Names): ReadonlyMap<string, Value> {
  return new Map([...bodyValue(body, names)].filter(([name]) => !META.has(name)));
}

/** Blocks are lists of objects, as plans have them. */
function bodyValue(body: Body, names: Names): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const { name, value } of body.attributes) values.set(name, evaluate(value, names));
  for (const [type, blocks] of blocksByType(body, names)) values.set(type, blocks);
  return values;
}

function blocksByType(body: Body, names: Names): ReadonlyMap<string, readonly Value[]> {
  const found = new Map<string, Value[]>();
  for (const block of body.blocks) {
    const label = block.type === 'dynamic' ? block.labels[0] : undefined;
    const type = label ?? block.type;
    const values = label === undefined ? [bodyValue(block.body, names)] : dynamicValues(block, label, names);
    if (values === null) continue;
    const known = found.get(type);
    if (known === undefined) found.set(type, [...values]);
    else for (const value of values) known.push(value);
  }
  return found;
}

/** Null where it is not known how many there are. */
function dynamicValues(block: Block, label: string, names: Names): Value[] | null {
  const collection = argumentOf(block.body, 'for_each');
  const content = block.body.blocks.find(({ type }) => type === 'content');
  const named = argumentOf(block.body, 'iterator');
  const iterator = named?.kind === 'traversal' && typeof named.root === 'string' ? named.root : label;
  const elements = collection === null ? null : knownElements(evaluate(collection, names));
  if (elements === null || content === undefined) return null;
  return elements.map(([key, value]) => {
    const element = new Map([
      ['key', key],
      ['value', value],
    ]);
    return bodyValue(content.body, withNames(names, new Map([[iterator, element]])));
  });
}

/** One attribute or block of an instance, as others see it: what a provider computes is unknown. */
export function memberOf(body: Body, name: string, names: Names): Value {
  const written = argumentOf(body, name);
  if (written !== null) return evaluate(written, names) ?? UNKNOWN;
  const blocks = body.blocks.filter(({ type, labels }) => type === name || (type === 'dynamic' && labels[0] === name));
  if (blocks.length === 0 || blocks.some(({ type }) => type === 'dynamic')) return UNKNOWN;
  return blocks.map((block): Value => new Lazy((inner) => memberOf(block.body, inner, names)));
}
