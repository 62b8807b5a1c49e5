/** Simplified schemas of resource types: attributes whose type is a list of objects count as blocks. */
import type { CtyType, Value } from '../../../src/terraform/mock-provider/schema.js';
import type { BlockMessage } from './protocol.js';

export interface Attribute {
  readonly name: string;
  readonly type: CtyType;
  readonly required: boolean;
  readonly optional: boolean;
  readonly computed: boolean;
  readonly writeOnly: boolean;
}

export interface Nested {
  readonly name: string;
  /** `one` is an object, `list` and `set` are arrays, `map` is by key. */
  readonly nesting: 'one' | 'list' | 'set' | 'map';
  readonly required: boolean;
  /** Value without elements: null for an attribute, an empty collection for blocks. */
  readonly absent: Value;
  /** True if the provider sets the block when it is not configured. */
  readonly computed: boolean;
  readonly block: Block;
}

export interface Block {
  readonly attributes: readonly Attribute[];
  readonly nested: readonly Nested[];
}

const NESTINGS = ['one', 'one', 'list', 'set', 'map', 'one'] as const;

const ABSENT: Readonly<Record<Nested['nesting'], Value>> = { one: null, list: [], set: [], map: {} };

const UTF8 = new TextDecoder();

/** Returns the schema of a block in a message of the provider. */
export function blockOf(message: Partial<BlockMessage> | undefined): Block {
  const all = (message?.attributes ?? []).map(
    (attribute): Attribute => ({
      name: attribute.name ?? '',
      type: JSON.parse(UTF8.decode(attribute.type)) as CtyType,
      required: attribute.required ?? false,
      optional: attribute.optional ?? false,
      computed: attribute.computed ?? false,
      writeOnly: attribute.write_only ?? false,
    }),
  );
  const blocks = (message?.block_types ?? []).map(
    (nested): Nested => ({
      name: nested.type_name ?? '',
      nesting: NESTINGS[nested.nesting ?? 0] ?? 'one',
      required: (nested.min_items ?? 0) > 0,
      absent: ABSENT[NESTINGS[nested.nesting ?? 0] ?? 'one'],
      computed: false,
      block: blockOf(nested.block),
    }),
  );
  return splitObjects(all, blocks);
}

function splitObjects(all: readonly Attribute[], blocks: readonly Nested[]): Block {
  const isConfigured = ({ required, optional }: Attribute): boolean => required || optional;
  const members = (attribute: Attribute): Block | null => (isConfigured(attribute) ? membersOf(attribute.type) : null);
  return {
    attributes: all.filter((attribute) => members(attribute) === null),
    nested: [
      ...blocks,
      ...all.flatMap((attribute): Nested[] => {
        const block = members(attribute);
        const { name, required, computed, type } = attribute;
        const nesting = type[0] as 'list' | 'set';
        return block === null ? [] : [{ name, nesting, required, absent: null, computed, block }];
      }),
    ],
  };
}

/** Returns the members of a list or set of objects as a block; null for any other type. */
function membersOf(type: CtyType): Block | null {
  if (typeof type === 'string' || (type[0] !== 'list' && type[0] !== 'set')) return null;
  const item = type[1];
  if (typeof item === 'string' || item[0] !== 'object') return null;
  const attributes = Object.entries(item[1]).map(
    ([name, member]): Attribute => ({
      name,
      type: member,
      required: false,
      optional: true,
      computed: false,
      writeOnly: false,
    }),
  );
  return splitObjects(attributes, []);
}

const types = new WeakMap<Block, CtyType>();

/** Returns the type with which a block's value is encoded. */
export function typeOf(block: Block): CtyType {
  const before = types.get(block);
  if (before !== undefined) return before;
  const members: Record<string, CtyType> = {};
  for (const { name, type } of block.attributes) members[name] = type;
  for (const { name, nesting, block: inner } of block.nested)
    members[name] = nesting === 'one' ? typeOf(inner) : [nesting, typeOf(inner)];
  const type: CtyType = ['object', members];
  types.set(block, type);
  return type;
}
