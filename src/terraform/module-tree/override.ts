/** A block of an override file merged into the block that it is for. */
import type { Attribute, Block, Body } from '../hcl/model.js';
import { isDynamic } from '../hcl/walk.js';

/**
 * https://developer.hashicorp.com/terraform/language/files/override#merging-behavior: an argument replaces the one of
 * its name, nested blocks replace all of their type. Spans of the result are those of the base.
 */
export function mergeBlock(base: Block, override: Block): Block {
  return { ...base, body: mergeBody(base.body, override.body) };
}

function mergeBody(base: Body, override: Body): Body {
  const replaced = new Set(override.blocks.map(typeOf));
  const kept = base.blocks.filter((block) => !replaced.has(typeOf(block)) || block.type === MERGED);
  const lifecycle = override.blocks.find(({ type }) => type === MERGED);
  return {
    attributes: mergeAttributes(base.attributes, override.attributes),
    blocks: [
      ...kept.map((block) => (block.type === MERGED && lifecycle ? mergeBlock(block, lifecycle) : block)),
      ...override.blocks.filter((block) => block !== lifecycle || !kept.some(({ type }) => type === MERGED)),
    ],
    span: base.span,
  };
}

/** The one nested block that is merged argument by argument. */
const MERGED = 'lifecycle';

/** A `dynamic` block stands for blocks of its label's type, and both replace each other. */
const typeOf = (block: Block): string => (isDynamic(block) ? (block.labels[0] as string) : block.type);

function mergeAttributes(base: readonly Attribute[], override: readonly Attribute[]): Attribute[] {
  const byName = new Map(base.map((attribute) => [attribute.name, attribute]));
  for (const attribute of override) byName.set(attribute.name, attribute);
  return [...byName.values()];
}
