/** Evaluates the block of a resource or provider into the shape that a plan has, as far as the values are known. */

import { isSecret } from '../../catalog/secrets.js';
import { VALUE_DEPTH } from '../../limits.js';
import { META_ARGUMENTS } from '../../terraform/blocks.js';
import type { Block, Body } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { evaluate, type Names, withNames } from './evaluate.js';
import { isList, isMap, knownElements, Lazy, UNKNOWN, type Value, ValueSet } from './value.js';

/** Returns the attributes and blocks of a body without meta-arguments such as `count`. */
export function resourceValue(body: Body, names: Names): ReadonlyMap<string, Value> {
  return new Map([...bodyValue(body, names)].filter(([name]) => !META_ARGUMENTS.has(name)));
}

/** Returns the attributes and blocks of a body. Blocks become lists of objects, as in a plan. */
function bodyValue(body: Body, names: Names): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const { name, value } of body.attributes) values.set(name, evaluate(value, names));
  for (const [type, blocks] of blocksByType(body, names)) values.set(type, blocks);
  return values;
}

/**
 * Returns one attribute, or all blocks of that name, in the form that `resourceValue` uses. Undefined if the body has
 * neither.
 */
export function memberValue(body: Body, name: string, names: Names): Value | undefined {
  const hasName = ({ type, labels }: Block): boolean => type === name || (type === 'dynamic' && labels[0] === name);
  const attributes = body.attributes.filter((attribute) => attribute.name === name);
  return bodyValue({ ...body, attributes, blocks: body.blocks.filter(hasName) }, names).get(name);
}

/** Returns the blocks of a body as lists, by type. Blocks of unknown number are left out. */
function blocksByType(body: Body, names: Names): ReadonlyMap<string, readonly Value[]> {
  const byType = new Map<string, Value[]>();
  for (const block of body.blocks) {
    const label = block.type === 'dynamic' ? block.labels[0] : undefined;
    const type = label ?? block.type;
    const known = label === undefined ? [bodyValue(block.body, names)] : dynamicValues(block, label, names);
    // If origins are traced, blocks of unknown number have an unknown origin.
    const values = known ?? (names.unknownOrigin && [names.unknownOrigin]) ?? [];
    if (known === null && values.length === 0) continue;
    const all = byType.get(type);
    if (all === undefined) byType.set(type, [...values]);
    else for (const value of values) all.push(value);
  }
  return byType;
}

/** Returns one object for each element of a `dynamic` block. Null if the number of elements is unknown. */
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

/** The resource type and the blocks that contain a body. */
export interface Owner {
  readonly type: string;
  /** Names of the enclosing blocks, outermost first. */
  readonly path: readonly string[];
}

/**
 * Returns one attribute or block of an instance as other code sees it. An attribute that the provider computes is
 * unknown. So is a secret: otherwise a string built from it could not be told from a harmless name.
 */
export function memberOf({ type, path }: Owner, body: Body, name: string, names: Names): Value {
  const memberPath = [...path, name];
  const written = argumentOf(body, name);
  if (written !== null)
    return isSecret(type, memberPath) ? UNKNOWN : withoutSecrets(type, memberPath, evaluate(written, names));
  const blocks = body.blocks.filter(({ type, labels }) => type === name || (type === 'dynamic' && labels[0] === name));
  if (blocks.length === 0 || blocks.some(({ type }) => type === 'dynamic')) return UNKNOWN;
  const owner = { type, path: memberPath };
  return blocks.map((block): Value => new Lazy((inner) => memberOf(owner, block.body, inner, names)));
}

/**
 * Replaces the secrets in a value by unknown values. Newer providers use objects in place of blocks, so an attribute
 * may contain both secrets and harmless values.
 */
function withoutSecrets(type: string, path: readonly string[], value: Value): Value {
  if (path.length > VALUE_DEPTH) return UNKNOWN;
  if (isList(value)) return value.map((item) => withoutSecrets(type, path, item));
  if (value instanceof ValueSet) return new ValueSet(value.items.map((item) => withoutSecrets(type, path, item)));
  if (!isMap(value)) return value;
  return new Map(
    [...value].map(([name, item]): [string, Value] => {
      const inner = [...path, name];
      return [name, isSecret(type, inner) ? UNKNOWN : withoutSecrets(type, inner, item)];
    }),
  );
}
