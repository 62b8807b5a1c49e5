/** Schemas as a test writes them: `{ name: 'string' }`, `+` for computed, `!` for write-only. */
import type {
  AttributeSchema,
  BlockSchema,
  CtyType,
  NestedBlock,
  ProviderSchema,
} from '../../../src/terraform/mock-provider/schema.js';

type Flags = Omit<AttributeSchema, 'type'>;

export const optional = (type: CtyType = 'dynamic', flags: Flags = {}): AttributeSchema => ({
  type,
  optional: true,
  ...flags,
});
export const computed = (type: CtyType = 'dynamic', flags: Flags = {}): AttributeSchema => ({
  type,
  computed: true,
  ...flags,
});
/** Set or, where it is not, written by the provider. */
export const either = (type: CtyType = 'dynamic'): AttributeSchema => ({ type, optional: true, computed: true });

export const block = (
  attributes: Readonly<Record<string, AttributeSchema>> = {},
  blocks: Readonly<Record<string, NestedBlock>> = {},
): BlockSchema => ({ attributes: new Map(Object.entries(attributes)), blocks: new Map(Object.entries(blocks)) });

export const nested = (
  nesting: NestedBlock['nesting'],
  inner: BlockSchema,
  unknownWhenAbsent = false,
): NestedBlock => ({
  nesting,
  block: inner,
  unknownWhenAbsent,
});

type Blocks = Readonly<Record<string, BlockSchema>>;

export const provider = (
  address: string,
  {
    config = block(),
    resources = {},
    data = {},
    ephemeral = {},
    functions = [],
  }: { config?: BlockSchema; resources?: Blocks; data?: Blocks; ephemeral?: Blocks; functions?: string[] } = {},
): ProviderSchema => ({
  address,
  config,
  resources: new Map(Object.entries(resources)),
  data: new Map(Object.entries(data)),
  ephemeral: new Map(Object.entries(ephemeral)),
  functions,
});
