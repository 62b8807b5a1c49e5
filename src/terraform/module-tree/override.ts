/** Merges a block of an override file into the original block. */
import type { Attribute, Block, Body } from '../hcl/model.js';
import { isDynamic } from '../hcl/walk.js';

/**
 * Merges two blocks as Terraform does: an argument replaces the one with its name, nested blocks replace all of their type.
 * Spans of the result are those of the base. https://developer.hashicorp.com/terraform/language/files/override#merging-behavior
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

/** The only nested block that is merged by argument. */
const MERGED = 'lifecycle';

/** Returns the block's type. A `dynamic` block has the type of its label, and both forms replace each other. */
const typeOf = (block: Block): string => (isDynamic(block) ? (block.labels[0] as string) : block.type);

function mergeAttributes(base: readonly Attribute[], override: readonly Attribute[]): Attribute[] {
  const byName = new Map(base.map((attribute) => [attribute.name, attribute]));
  for (const attribute of override) byName.set(attribute.name, attribute);
  return [...byName.values()];
}
