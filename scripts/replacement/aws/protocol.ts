/**
 * The messages of tfplugin5 from Terraform's side, with the fields that are needed to ask what a change replaces.
 * https://github.com/hashicorp/terraform/tree/main/docs/plugin-protocol
 */
import {
  byName,
  bytes,
  type Field,
  flag,
  integer,
  type Message,
  many,
  one,
  text,
} from '../../../src/terraform/mock-provider/protobuf.js';
import { ATTRIBUTE, DIAGNOSTIC, DYNAMIC_VALUE } from '../../../src/terraform/mock-provider/protocol.js';

interface NestedBlockMessage {
  readonly type_name: string;
  readonly block: BlockMessage | undefined;
  readonly nesting: number;
  readonly min_items: number;
}

export interface BlockMessage {
  readonly attributes: readonly Partial<Message<typeof ATTRIBUTE>>[];
  readonly block_types: readonly Partial<NestedBlockMessage>[];
}

const BLOCK: { readonly [Name in keyof BlockMessage]: Field<BlockMessage[Name]> } = {
  attributes: many(2, () => ATTRIBUTE),
  block_types: many(3, () => NESTED_BLOCK),
};

const NESTED_BLOCK: { readonly [Name in keyof NestedBlockMessage]: Field<NestedBlockMessage[Name]> } = {
  type_name: text(1),
  block: one(2, () => BLOCK) as Field<BlockMessage | undefined>,
  nesting: integer(3),
  min_items: integer(4),
};

const SCHEMA = { version: integer(1), block: one(2, () => BLOCK) };

export const GET_SCHEMA_RESPONSE = {
  provider: one(1, () => SCHEMA),
  resource_schemas: byName(2, () => SCHEMA),
  diagnostics: many(4, () => DIAGNOSTIC),
};

const value = (number: number) => one(number, () => DYNAMIC_VALUE);

export const CONFIGURE_REQUEST = { terraform_version: text(1), config: value(2) };
export const CONFIGURE_RESPONSE = { diagnostics: many(1, () => DIAGNOSTIC) };

const STEP = { attribute_name: text(1), element_key_string: text(2), element_key_int: integer(3) };
const ATTRIBUTE_PATH = { steps: many(1, () => STEP) };

export const PLAN_REQUEST = {
  type_name: text(1),
  prior_state: value(2),
  proposed_new_state: value(3),
  config: value(4),
  prior_private: bytes(5),
};
export const PLAN_RESPONSE = {
  planned_state: value(1),
  requires_replace: many(2, () => ATTRIBUTE_PATH),
  diagnostics: many(4, () => DIAGNOSTIC),
  legacy_type_system: flag(5),
};
