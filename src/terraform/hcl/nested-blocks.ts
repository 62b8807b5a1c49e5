/** Blocks that are written as values: all of them in JSON, and in the native syntax where an attribute takes blocks. */
import type { Attribute, Block, Body, Expression } from './model.js';
import { isDynamic, literalText } from './walk.js';

/**
 * The value read as blocks of this type: an object is one, a tuple of objects one each. Null where it is something
 * else, or a key is no plain text: then it can only be an attribute. In these blocks objects are attributes again,
 * `dynamic` apart.
 */
export function blocksFromValue(type: string, value: Expression): readonly Block[] | null {
  const objects = value.kind === 'tuple' ? value.items : [value];
  const blocks = objects.map((object) => blockFrom(type, [], object));
  return blocks.every((block) => block !== null) ? blocks : null;
}

/** Blocks of a type, whether they are written as blocks, as `dynamic` ones (their contents), or as a value. */
export function blocksOf(body: Body, type: string): readonly Block[] {
  const written = body.blocks.flatMap((block) => {
    if (block.type === type) return [block];
    return isDynamic(block) && block.labels[0] === type
      ? block.body.blocks.filter((content) => content.type === 'content')
      : [];
  });
  const values = body.attributes.filter(({ name }) => name === type);
  return [...written, ...values.flatMap(({ value }) => blocksFromValue(type, value) ?? [])];
}

function blockFrom(type: string, labels: readonly string[], value: Expression): Block | null {
  if (value.kind !== 'object') return null;
  const attributes: Attribute[] = [];
  const blocks: Block[] = [];
  for (const { key, value: inner } of value.entries) {
    const name = literalText(key);
    if (name === null) return null;
    const dynamic = name === 'dynamic' && labels.length === 0 ? dynamicFrom(inner) : null;
    const content = type === 'dynamic' && name === 'content' ? blocksFromValue(name, inner) : null;
    const nested = dynamic ?? content;
    if (nested !== null) for (const block of nested) blocks.push(block);
    else attributes.push({ name, value: inner, span: joined(key, inner) });
  }
  return { type, labels, body: { attributes, blocks, span: value.span }, span: value.span };
}

/** `{ "ingress": { "for_each": ..., "content": {...} } }` */
function dynamicFrom(value: Expression): readonly Block[] | null {
  if (value.kind !== 'object') return null;
  const blocks = value.entries.map(({ key, value: inner }) => {
    const label = literalText(key);
    return label === null ? null : blockFrom('dynamic', [label], inner);
  });
  return blocks.every((block) => block !== null) ? blocks : null;
}

const joined = (first: Expression, last: Expression) => ({ ...first.span, end: last.span.end });
