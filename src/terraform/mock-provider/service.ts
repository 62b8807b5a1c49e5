/**
 * The tfplugin5 service of a simulated provider: maps request bytes to response bytes. `servers.ts` handles the
 * connections. Calls that are not in the table (GetMetadata, MoveResourceState, those of go-plugin) are unimplemented,
 * and Terraform continues without them.
 * https://github.com/hashicorp/terraform/tree/main/docs/plugin-protocol
 */

import type { OnConnection, Procedure } from '../../platform/io.js';
import { applyRefused, callFailed, STAND_IN_PROVIDER, typeUnknown } from '../messages.js';
import { type Edit, endOf, entriesOf, headAt, withEdits } from './msgpack.js';
import { plannedState, unknownNested } from './plan.js';
import { decode, encode, type Field, type Message, type Fields as MessageFields } from './protobuf.js';
import * as protocol from './protocol.js';
import { LOCATION, locationText } from './provider-location.js';
import {
  type Answers,
  type AttributeSchema,
  type BlockSchema,
  type Fields,
  type NestedBlock,
  type ProviderSchema,
  typeOfBlock,
  type Value,
} from './schema.js';
import { decodeValue, encodeType, encodeValue, NULL_BYTES, UNKNOWN_BYTES } from './values.js';

const SERVICE = '/tfplugin5.Provider/';

/**
 * Returns a function that makes the procedures of a new connection, by path: `/tfplugin5.Provider/GetSchema`.
 * Procedures never throw: errors become diagnostics in the response. Terraform opens one connection per provider
 * configuration, and sends the configuration on it.
 */
export function providerService(schema: ProviderSchema, answers: Answers): OnConnection {
  const sharedCalls = [...STATELESS_CALLS, ...providerCalls(schema)];
  return () => {
    const configuration: ProviderConfiguration = { config: {}, location: NULL_BYTES };
    const calls = [
      ...sharedCalls,
      configureCall(schema, answers, configuration),
      ...resourceCalls(schema, configuration),
      ...readCalls(schema, answers, configuration),
    ];
    return new Map(calls.map(([name, call]) => [SERVICE + name, call]));
  };
}

/** The provider configuration of one connection. `Configure` sets it before any other call needs it. */
interface ProviderConfiguration {
  config: Fields;
  /** Location of the provider, as the MessagePack value of an attribute. */
  location: Uint8Array;
}

type Call = readonly [name: string, call: Procedure];

const emptyResponse: Procedure = () => new Uint8Array(0);

/**
 * Calls with a fixed response. Terraform itself checks the configuration against the schema, and there is no connection
 * to open or release.
 */
const STATELESS_CALLS: readonly Call[] = [
  ['ValidateResourceTypeConfig', emptyResponse],
  ['ValidateDataSourceConfig', emptyResponse],
  ['ValidateEphemeralResourceConfig', emptyResponse],
  ['RenewEphemeralResource', emptyResponse],
  ['CloseEphemeralResource', emptyResponse],
  ['GetResourceIdentitySchemas', emptyResponse],
  ['Stop', emptyResponse],
  ['CallFunction', () => encode(protocol.CALL_FUNCTION_RESPONSE, { result: { msgpack: UNKNOWN_BYTES } })],
];

/** Returns the calls about the provider itself. */
function providerCalls(schema: ProviderSchema): readonly Call[] {
  // Without `get_provider_schema_optional`, Terraform requests the schema once per provider instance; there may be
  // hundreds.
  const description = once(() => encode(protocol.GET_SCHEMA_RESPONSE, describeProvider(schema)));
  return [
    ['GetSchema', description],
    ['GetFunctions', () => encode(protocol.GET_FUNCTIONS_RESPONSE, { functions: describeFunctions(schema) })],
    [
      'PrepareProviderConfig',
      procedure(protocol.PREPARE_PROVIDER_CONFIG_REQUEST, protocol.PREPARE_PROVIDER_CONFIG_RESPONSE, ({ config }) => ({
        prepared_config: config,
      })),
    ],
  ];
}

/** Returns the call that stores the configuration of the connection. */
const configureCall = (schema: ProviderSchema, answers: Answers, configuration: ProviderConfiguration): Call => [
  'Configure',
  procedure(protocol.CONFIGURE_REQUEST, protocol.CONFIGURE_RESPONSE, ({ config }) => {
    const fields = decodeValue(typeOfBlock(schema.config), msgpackOf(config)) as Fields | null;
    configuration.config = fields ?? {};
    configuration.location = encodeValue('string', answers.location(locationText(configuration.config)));
    return {};
  }),
];

/** Returns the calls about resources: they are planned, and never read or changed. */
const resourceCalls = ({ resources }: ProviderSchema, configuration: ProviderConfiguration): readonly Call[] => [
  [
    'PlanResourceChange',
    procedure(protocol.PLAN_RESOURCE_CHANGE_REQUEST, protocol.PLAN_RESOURCE_CHANGE_RESPONSE, (request) => ({
      planned_state: {
        msgpack: plannedState(
          schemaOfType(resources, request.type_name),
          msgpackOf(request.proposed_new_state),
          configuration.location,
        ),
      },
      // Permits planned values that differ from the configuration, which Terraform otherwise forbids.
      legacy_type_system: true,
    })),
  ],
  [
    'ApplyResourceChange',
    procedure(protocol.APPLY_RESOURCE_CHANGE_REQUEST, protocol.APPLY_RESOURCE_CHANGE_RESPONSE, (request) => ({
      new_state: request.prior_state,
      diagnostics: [failure(applyRefused(request.type_name))],
    })),
  ],
  [
    'ReadResource',
    procedure(protocol.READ_RESOURCE_REQUEST, protocol.READ_RESOURCE_RESPONSE, (request) => ({
      new_state: request.current_state,
      private: request.private,
    })),
  ],
  [
    'UpgradeResourceState',
    procedure(protocol.UPGRADE_RESOURCE_STATE_REQUEST, protocol.UPGRADE_RESOURCE_STATE_RESPONSE, (request) => ({
      upgraded_state: { json: request.raw_state?.json ?? new Uint8Array(0) },
    })),
  ],
  [
    'ImportResourceState',
    procedure(protocol.IMPORT_RESOURCE_STATE_REQUEST, protocol.IMPORT_RESOURCE_STATE_RESPONSE, ({ type_name, id }) => ({
      imported_resources: [{ type_name, state: { msgpack: importedState(schemaOfType(resources, type_name), id) } }],
    })),
  ],
];

/** Returns the calls that answer data sources and ephemeral resources. */
const readCalls = (
  { address, data, ephemeral }: ProviderSchema,
  answers: Answers,
  configuration: ProviderConfiguration,
): readonly Call[] => [
  [
    'ReadDataSource',
    procedure(protocol.CONFIG_REQUEST, protocol.READ_DATA_SOURCE_RESPONSE, ({ type_name: type, config }) => ({
      state: {
        msgpack: withAnswers(schemaOfType(data, type), msgpackOf(config), (fields) => ({
          ...answers.data({ provider: address, type, config: fields, providerConfig: configuration.config }),
          [LOCATION]: answers.location(locationText(configuration.config)),
        })),
      },
    })),
  ],
  [
    'OpenEphemeralResource',
    procedure(protocol.CONFIG_REQUEST, protocol.OPEN_EPHEMERAL_RESOURCE_RESPONSE, ({ type_name: type, config }) => ({
      result: {
        msgpack: withAnswers(schemaOfType(ephemeral, type), msgpackOf(config), (fields) =>
          answers.ephemeral({ provider: address, type, config: fields, providerConfig: configuration.config }),
        ),
      },
    })),
  ],
];

/** @throws RangeError for a type that the schema does not have */
function schemaOfType<T>(types: ReadonlyMap<string, T>, name: string): T {
  const schema = types.get(name);
  if (schema === undefined) throw new RangeError(typeUnknown(name));
  return schema;
}

/** Returns the MessagePack of a value; no bytes if it is missing. */
const msgpackOf = (value: { readonly msgpack?: Uint8Array } | undefined): Uint8Array =>
  value?.msgpack ?? new Uint8Array(0);

/** Returns a function that computes its result in the first call only. */
function once<T>(compute: () => T): () => T {
  let result: { readonly value: T } | null = null;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}

// ---- Remote procedures.

type Diagnostic = Partial<Message<typeof protocol.DIAGNOSTIC>>;
type Response = MessageFields & { readonly diagnostics: Field<readonly Diagnostic[]> };

/** Builds a procedure from the tables of its messages. An exception becomes a diagnostic in the response. */
const procedure =
  <RequestTable extends MessageFields, ResponseTable extends Response>(
    requestTable: RequestTable,
    responseTable: ResponseTable,
    answer: (request: Message<RequestTable>) => Partial<Message<ResponseTable>>,
  ): Procedure =>
  (bytes) => {
    try {
      return encode(responseTable, answer(decode(requestTable, bytes)));
    } catch (error) {
      const diagnostics = [failure(callFailed(error instanceof Error ? error.message : String(error)))];
      return encode<Response>(responseTable, { diagnostics });
    }
  };

/** Returns an error diagnostic. Terraform prints both texts and the resource's location in the configuration. */
const failure = (detail: string): Diagnostic => ({
  severity: protocol.SEVERITY_ERROR,
  summary: STAND_IN_PROVIDER,
  detail,
});

// ---- Schemas as messages, for the response to `GetSchema`.

const describeProvider = (schema: ProviderSchema): Partial<Message<typeof protocol.GET_SCHEMA_RESPONSE>> => ({
  provider: describeSchema(schema.config),
  resource_schemas: describeBlocks(schema.resources),
  data_source_schemas: describeBlocks(schema.data),
  ephemeral_resource_schemas: describeBlocks(schema.ephemeral),
  functions: describeFunctions(schema),
  server_capabilities: { get_provider_schema_optional: true },
});

const describeFunctions = ({ functions }: ProviderSchema): Map<string, Partial<Message<typeof protocol.FUNCTION>>> =>
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

// ---- Values of data sources, ephemeral resources and imported resources.

/**
 * Returns the configuration with answers for computed attributes that are not set.
 * @param config MessagePack value of the configuration
 * @param answer returns the answers by attribute name; an attribute without an answer stays null
 */
export function withAnswers(block: BlockSchema, config: Uint8Array, answer: (config: Fields) => Fields): Uint8Array {
  const head = headAt(config, 0);
  if (head.kind !== 'map') return config;
  const fields = decodeValue(typeOfBlock(block), config) as Fields;
  const answers = answer(fields);
  const edits: Edit[] = [];
  for (const { name, offset } of entriesOf(config, head)) {
    const attribute = block.attributes.get(name);
    if (attribute?.computed !== true || fields[name] !== null || !Object.hasOwn(answers, name)) continue;
    edits.push({ start: offset, end: endOf(config, offset), bytes: encodeValue(attribute.type, answers[name]!) });
  }
  return withEdits(config, edits);
}

/** Returns the state of an imported resource as MessagePack. Only its id is known. */
export function importedState(block: BlockSchema, id: string): Uint8Array {
  const values: Record<string, Value> = Object.create(null);
  for (const [name, nested] of block.blocks)
    values[name] = nested.nesting === 'single' ? null : unknownNested({ ...nested, unknownWhenAbsent: false }).value;
  const { type } = block.attributes.get('id') ?? {};
  if (type === 'string' || type === 'dynamic') values.id = id;
  return encodeValue(typeOfBlock(block), values);
}
