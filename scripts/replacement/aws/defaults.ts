/** Finds what the provider does with an attribute that the code does not set, by asking it to plan new resources. */
import { type Fields, UNKNOWN, type Value } from '../../../src/terraform/mock-provider/schema.js';
import { targetsOf } from './paths.js';
import { type Asker, configWith, planNew, type Resource } from './probe.js';
import type { Attribute, Block, Nested } from './schema.js';
import { elementOf } from './values.js';

/** Values that a row cannot hold: with a space, or too long to be a setting. */
const WORD = /^[^\s]{1,60}$/;

/** Sign before a path of which the default, or all defaults in the block, are not known; alone, for the resource. */
const UNKNOWN_SIGN = '?';

/** Nesting of the blocks that are asked for. */
const DEPTH_MAX = 2;

/**
 * Returns the row of a type: `path=value` for a default, the path alone for an attribute that the provider chooses, and
 * `?path` for an unknown default. An attribute that is not listed is empty if the code does not set it.
 */
export async function defaultsOf(asker: Asker, resource: Resource): Promise<string> {
  const words = Object.keys(resource.base).map((name) => `${UNKNOWN_SIGN}${name}`);
  const chains = new Map<string, readonly Nested[]>();
  for (const group of targetsOf(resource.block))
    for (const { around } of group)
      if (around.length <= DEPTH_MAX) chains.set(around.map(({ name }) => name).join('.'), around);
  for (const [path, chain] of chains) {
    const fields = await plannedFields(asker, resource, chain);
    const block = chain.at(-1)?.block ?? resource.block;
    if (fields === null) words.push(`${UNKNOWN_SIGN}${path}`);
    else words.push(...wordsOf(block, path === '' ? '' : `${path}.`, fields));
  }
  const known = words.filter((word) => !words.includes(`${UNKNOWN_SIGN}${word.split('=')[0]}`));
  return [...new Set(known)].sort().join(' ');
}

/** Returns the planned values of a block in which only required attributes are set; null if the provider refuses it. */
async function plannedFields(asker: Asker, resource: Resource, chain: readonly Nested[]): Promise<Fields | null> {
  const [config] = configWith(resource, chain, 'required');
  const planned = await planNew(asker, resource, config);
  return planned === null ? null : fieldsAt(planned, chain);
}

function fieldsAt(planned: Fields, chain: readonly Nested[]): Fields | null {
  let fields: Fields | null = planned;
  for (const nested of chain) {
    const value: Value = fields?.[nested.name] ?? null;
    const isThere: boolean = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    fields = isThere ? elementOf(nested, value) : null;
  }
  return fields;
}

const EXCLUDED: ReadonlySet<string> = new Set(['id', 'tags_all']);

function wordsOf(block: Block, prefix: string, planned: Fields): readonly string[] {
  const attributes = block.attributes
    .filter(({ required, optional, name }) => optional && !required && !(prefix === '' && EXCLUDED.has(name)))
    .flatMap((attribute) => wordOf(attribute, `${prefix}${attribute.name}`, planned));
  const blocks = block.nested.filter(({ computed }) => computed).map(({ name }) => `${prefix}${name}`);
  return [...attributes, ...blocks];
}

function wordOf({ name, computed }: Attribute, path: string, planned: Fields): readonly string[] {
  const value = planned[name] ?? null;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (value !== UNKNOWN && isPlain && String(value) !== '')
    return WORD.test(String(value)) ? [`${path}=${value}`] : [path];
  return computed || value === UNKNOWN ? [path] : [];
}
