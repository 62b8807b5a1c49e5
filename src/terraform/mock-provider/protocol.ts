/**
 * The tfplugin5 messages that a plan needs, with only the fields that are read or written; other fields are skipped.
 * Names and numbers: https://github.com/hashicorp/terraform/tree/main/docs/plugin-protocol (5.0 to 5.10 agree on them).
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
} from './protobuf.js';

/** A value of Terraform. Exactly one member is set: Terraform sends MessagePack, and JSON only from a state. */
export const DYNAMIC_VALUE = { msgpack: bytesField(1), json: bytesField(2) };

export const SEVERITY_ERROR = 1;
export const DIAGNOSTIC = { severity: integerField(1), summary: textField(2), detail: textField(3) };

/** Fields that many messages have. */
const value = (number: number) => messageField(number, () => DYNAMIC_VALUE);
const diagnostics = (number: number) => repeatedField(number, () => DIAGNOSTIC);

/** Messages of `Configure`. */
export const CONFIGURE_REQUEST = { config: value(2) };
export const CONFIGURE_RESPONSE = { diagnostics: diagnostics(1) };

// ---- Schemas.

export const ATTRIBUTE = {
  name: textField(1),
  /** JSON of a CtyType. */
  type: bytesField(2),
  required: boolField(4),
  optional: boolField(5),
  computed: boolField(6),
  sensitive: boolField(7),
  write_only: boolField(10),
};

export const NESTING = { single: 1, list: 2, set: 3, map: 4, group: 5 } as const;

interface NestedBlockMessage {
  readonly type_name: string;
  readonly block: BlockMessage | undefined;
  readonly nesting: number;
}

export interface BlockMessage {
  readonly attributes: readonly Partial<Message<typeof ATTRIBUTE>>[];
  readonly block_types: readonly Partial<NestedBlockMessage>[];
}

export const BLOCK: { readonly [Name in keyof BlockMessage]: Field<BlockMessage[Name]> } = {
  attributes: repeatedField(2, () => ATTRIBUTE),
  block_types: repeatedField(3, () => NESTED_BLOCK),
};

const NESTED_BLOCK: { readonly [Name in keyof NestedBlockMessage]: Field<NestedBlockMessage[Name]> } = {
  type_name: textField(1),
  block: messageField(2, () => BLOCK) as Field<BlockMessage | undefined>,
  nesting: integerField(3),
};

export const SCHEMA = { version: integerField(1), block: messageField(2, () => BLOCK) };

export const PARAMETER = {
  name: textField(1),
  type: bytesField(2),
  allow_null_value: boolField(3),
  allow_unknown_values: boolField(4),
};
const RETURN = { type: bytesField(1) };
export const FUNCTION = {
  parameters: repeatedField(1, () => PARAMETER),
  variadic_parameter: messageField(2, () => PARAMETER),
  return: messageField(3, () => RETURN),
};

/**
 * With `get_provider_schema_optional` Terraform requests the schema once per command, not once per provider instance.
 */
export const SERVER_CAPABILITIES = { plan_destroy: boolField(1), get_provider_schema_optional: boolField(2) };

export const GET_SCHEMA_RESPONSE = {
  provider: messageField(1, () => SCHEMA),
  resource_schemas: mapField(2, () => SCHEMA),
  data_source_schemas: mapField(3, () => SCHEMA),
  diagnostics: diagnostics(4),
  server_capabilities: messageField(6, () => SERVER_CAPABILITIES),
  functions: mapField(7, () => FUNCTION),
  ephemeral_resource_schemas: mapField(8, () => SCHEMA),
};

export const GET_FUNCTIONS_RESPONSE = { functions: mapField(1, () => FUNCTION), diagnostics: diagnostics(2) };

// ---- Calls.

export const PREPARE_PROVIDER_CONFIG_REQUEST = { config: value(1) };
export const PREPARE_PROVIDER_CONFIG_RESPONSE = { prepared_config: value(1), diagnostics: diagnostics(2) };

/** Request of ValidateResourceTypeConfig, ReadDataSource, OpenEphemeralResource and similar calls. */
export const CONFIG_REQUEST = { type_name: textField(1), config: value(2) };

const RAW_STATE = { json: bytesField(1) };
export const UPGRADE_RESOURCE_STATE_REQUEST = { type_name: textField(1), raw_state: messageField(3, () => RAW_STATE) };
export const UPGRADE_RESOURCE_STATE_RESPONSE = { upgraded_state: value(1), diagnostics: diagnostics(2) };

export const READ_RESOURCE_REQUEST = { type_name: textField(1), current_state: value(2), private: bytesField(3) };
export const READ_RESOURCE_RESPONSE = { new_state: value(1), diagnostics: diagnostics(2), private: bytesField(3) };

export const PLAN_RESOURCE_CHANGE_REQUEST = { type_name: textField(1), proposed_new_state: value(3) };
export const PLAN_RESOURCE_CHANGE_RESPONSE = {
  planned_state: value(1),
  diagnostics: diagnostics(4),
  legacy_type_system: boolField(5),
};

export const APPLY_RESOURCE_CHANGE_REQUEST = { type_name: textField(1), prior_state: value(2) };
export const APPLY_RESOURCE_CHANGE_RESPONSE = { new_state: value(1), diagnostics: diagnostics(3) };

export const IMPORT_RESOURCE_STATE_REQUEST = { type_name: textField(1), id: textField(2) };
const IMPORTED_RESOURCE = { type_name: textField(1), state: value(2) };
export const IMPORT_RESOURCE_STATE_RESPONSE = {
  imported_resources: repeatedField(1, () => IMPORTED_RESOURCE),
  diagnostics: diagnostics(2),
};

export const READ_DATA_SOURCE_RESPONSE = { state: value(1), diagnostics: diagnostics(2) };

export const OPEN_EPHEMERAL_RESOURCE_RESPONSE = { diagnostics: diagnostics(1), result: value(3) };

export const FUNCTION_ERROR = { text: textField(1) };
export const CALL_FUNCTION_RESPONSE = { result: value(1), error: messageField(2, () => FUNCTION_ERROR) };
