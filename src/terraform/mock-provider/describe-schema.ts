/** Describes provider schemas as messages of the plugin protocol, for the response to `GetSchema`. */

import type { Message } from './protobuf.js';
import * as protocol from './protocol.js';
import type { AttributeSchema, BlockSchema, NestedBlock, ProviderSchema } from './schema.js';
import { encodeType } from './values.js';

export const describeProvider = (schema: ProviderSchema): Partial<Message<typeof protocol.GET_SCHEMA_RESPONSE>> => ({
  provider: describeSchema(schema.config),
  resource_schemas: describeBlocks(schema.resources),
  data_source_schemas: describeBlocks(schema.data),
  ephemeral_resource_schemas: describeBlocks(schema.ephemeral),
  functions: describeFunctions(schema),
  server_capabilities: { get_provider_schema_optional: true },
});

export const describeFunctions = ({
  functions,
}: ProviderSchema): Map<string, Partial<Message<typeof protocol.FUNCTION>>> =>
  new Map(functions.map((name) => [name, ANY_FUNCTION]));

const ANY_TYPE = encodeType('dynamic');
/** Terraform does not call a function with unknown arguments; its result is then unknown. */
const ANY_FUNCTION = {
  variadic_parameter: { name: 'arguments', type: ANY_TYPE, allow_null_value: true },
  return: { type: ANY_TYPE },
};

const describeBlocks = (blocks: ReadonlyMap<string, BlockSchema>) =>
  new Map([...blocks].map(([name, block]) => [name, describeSchema(block)]));

const describeSchema = (block: BlockSchema): Partial<Message<typeof protocol.SCHEMA>> => ({
  block: describeBlock(block),
});

const describeBlock = ({ attributes, blocks }: BlockSchema): Message<typeof protocol.BLOCK> => ({
  attributes: [...attributes].map(([name, attribute]) => describeAttribute(name, attribute)),
  block_types: [...blocks].map(([name, nested]) => describeNested(name, nested)),
});

const describeAttribute = (name: string, { type, optional, computed, sensitive, writeOnly }: AttributeSchema) => ({
  name,
  type: encodeType(type),
  optional: optional === true,
  computed: computed === true,
  sensitive: sensitive === true,
  write_only: writeOnly === true,
});

const describeNested = (name: string, { nesting, block }: NestedBlock) => ({
  type_name: name,
  block: describeBlock(block),
  nesting: protocol.NESTING[nesting],
});
