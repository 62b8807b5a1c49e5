/** Builds the values of data sources, ephemeral resources and imported resources. `service.ts` returns them to Terraform. */

import { type Edit, endOf, entriesOf, headAt, spliced } from './msgpack.js';
import { unknownNested } from './plan.js';
import { type BlockSchema, type Fields, typeOfBlock, type Value } from './schema.js';
import { decodeValue, encodeValue } from './values.js';

/**
 * Returns the configuration with answers for computed attributes that are not set.
 * @param config MessagePack value of the configuration
 * @param answer returns the answers by attribute name; an attribute without an answer stays null
 */
export function withAnswers(block: BlockSchema, config: Uint8Array, answer: (config: Fields) => Fields): Uint8Array {
  const head = headAt(config, 0);
  if (head.kind !== 'map') return config;
  const fields = decodeValue(typeOfBlock(block), config) as Fields;
  const answers = answer(fields);
  const edits: Edit[] = [];
  for (const { name, at } of entriesOf(config, head)) {
    const attribute = block.attributes.get(name);
    if (attribute?.computed !== true || fields[name] !== null || !Object.hasOwn(answers, name)) continue;
    edits.push({ start: at, end: endOf(config, at), bytes: encodeValue(attribute.type, answers[name]!) });
  }
  return spliced(config, edits);
}

/** Returns the state of an imported resource as MessagePack. Only its id is known. */
export function importedState(block: BlockSchema, id: string): Uint8Array {
  const values: Record<string, Value> = Object.create(null);
  for (const [name, nested] of block.blocks)
    values[name] = nested.nesting === 'single' ? null : unknownNested({ ...nested, unknownWhenAbsent: false }).value;
  const { type } = block.attributes.get('id') ?? {};
  if (type === 'string' || type === 'dynamic') values.id = id;
  return encodeValue(typeOfBlock(block), values);
}
