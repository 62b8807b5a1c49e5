/** Types of blocks and values in Terraform's type system. */
import { type BlockSchema, type CtyType, type NestedBlock, UNKNOWN, type Value } from './schema.js';

export function hasDynamic(type: CtyType): boolean {
  if (typeof type === 'string') return type === 'dynamic';
  if (type[0] === 'tuple') return type[1].some(hasDynamic);
  if (type[0] === 'object') return Object.values(type[1]).some(hasDynamic);
  return hasDynamic(type[1]);
}

const known = new WeakMap<BlockSchema, CtyType>();

/** Returns the type of the value that Terraform sends for a block. Follows `ImpliedType` of its configschema package. */
export function typeOfBlock(block: BlockSchema): CtyType {
  const before = known.get(block);
  if (before !== undefined) return before;
  const attributes: Record<string, CtyType> = Object.create(null);
  for (const [name, { type }] of block.attributes) attributes[name] = type;
  for (const [name, nested] of block.blocks) attributes[name] = typeOfNested(nested);
  const type: CtyType = ['object', attributes];
  known.set(block, type);
  return type;
}

function typeOfNested({ nesting, block }: NestedBlock): CtyType {
  const type = typeOfBlock(block);
  if (nesting === 'single' || nesting === 'group') return type;
  // Blocks with `dynamic` attributes may differ in type, which a list or map forbids: they become a tuple or an object.
  return (nesting === 'list' || nesting === 'map') && hasDynamic(type) ? 'dynamic' : [nesting, type];
}

/** Returns a type for a value. An array of strings is a list, like most lists of providers; other arrays are tuples. */
export function typeOfValue(value: Value): CtyType {
  if (value === null || value === UNKNOWN) return 'dynamic';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number' || typeof value === 'bigint') return 'number';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return typeOfItems(value);
  const attributes: Record<string, CtyType> = Object.create(null);
  for (const [name, member] of Object.entries(value)) attributes[name] = typeOfValue(member);
  return ['object', attributes];
}

function typeOfItems(items: readonly Value[]): CtyType {
  if (items.length > 0 && items.every((item) => typeof item === 'string')) return ['list', 'string'];
  return ['tuple', items.map(typeOfValue)];
}
