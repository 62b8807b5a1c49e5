/**
 * The messages of tfplugin5 from Terraform's side, with the fields that are needed to ask what a change replaces.
 * https://github.com/hashicorp/terraform/tree/main/docs/plugin-protocol
 */
import {
  boolField,
  bytesField,
  type Field,
  integerField,
  type Message,
  mapField,
  messageField,
  repeatedField,
  textField,
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
  attributes: repeatedField(2, () => ATTRIBUTE),
  block_types: repeatedField(3, () => NESTED_BLOCK),
};

const NESTED_BLOCK: { readonly [Name in keyof NestedBlockMessage]: Field<NestedBlockMessage[Name]> } = {
  type_name: textField(1),
  block: messageField(2, () => BLOCK) as Field<BlockMessage | undefined>,
  nesting: integerField(3),
  min_items: integerField(4),
};

const SCHEMA = { version: integerField(1), block: messageField(2, () => BLOCK) };

export const GET_SCHEMA_RESPONSE = {
  provider: messageField(1, () => SCHEMA),
  resource_schemas: mapField(2, () => SCHEMA),
  diagnostics: repeatedField(4, () => DIAGNOSTIC),
};

const value = (number: number) => messageField(number, () => DYNAMIC_VALUE);

export const CONFIGURE_REQUEST = { terraform_version: textField(1), config: value(2) };
export const CONFIGURE_RESPONSE = { diagnostics: repeatedField(1, () => DIAGNOSTIC) };

const STEP = { attribute_name: textField(1), element_key_string: textField(2), element_key_int: integerField(3) };
const ATTRIBUTE_PATH = { steps: repeatedField(1, () => STEP) };

export const PLAN_REQUEST = {
  type_name: textField(1),
  prior_state: value(2),
  proposed_new_state: value(3),
  config: value(4),
  prior_private: bytesField(5),
};
export const PLAN_RESPONSE = {
  planned_state: value(1),
  requires_replace: repeatedField(2, () => ATTRIBUTE_PATH),
  diagnostics: repeatedField(4, () => DIAGNOSTIC),
  legacy_type_system: boolField(5),
};
