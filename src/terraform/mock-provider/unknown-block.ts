/** Builds blocks whose values are all unknown. */
import { type BlockSchema, type CtyType, type NestedBlock, UNKNOWN, type Value } from './schema.js';
import { hasDynamic, typeOfBlock } from './types.js';

export interface Typed {
  readonly type: CtyType;
  readonly value: Value;
}

/** Returns a block and its type. Nested blocks have concrete types, as a dynamic value requires. */
function unknownBlock({ attributes, blocks }: BlockSchema): Typed {
  const types: Record<string, CtyType> = Object.create(null);
  const values: Record<string, Value> = Object.create(null);
  for (const [name, { type, writeOnly }] of attributes) {
    types[name] = type;
    values[name] = writeOnly ? null : UNKNOWN;
  }
  for (const [name, nested] of blocks) {
    const { type, value } = unknownNested(nested);
    types[name] = type;
    values[name] = value;
  }
  return { type: ['object', types], value: values };
}

/** Returns unknown nested blocks: one for `single`, `group`, and a `list` that an expression refers to; otherwise none. */
export function unknownNested(nested: NestedBlock): Typed {
  const { nesting, block, unknownWhenAbsent } = nested;
  if (nesting === 'single' || nesting === 'group') return unknownBlock(block);
  const isStatic = !hasDynamic(typeOfBlock(block));
  if (nesting === 'map') return { type: isStatic ? ['map', typeOfBlock(block)] : ['object', {}], value: {} };
  const items = nesting === 'list' && unknownWhenAbsent ? [unknownBlock(block)] : [];
  const type: CtyType =
    nesting === 'list' && !isStatic ? ['tuple', items.map((item) => item.type)] : [nesting, typeOfBlock(block)];
  return { type, value: items.map((item) => item.value) };
}
