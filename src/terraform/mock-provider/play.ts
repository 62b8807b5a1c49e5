/**
 * Simulates providers for Terraform, which finds their servers in TF_REATTACH_PROVIDERS. Terraform then contacts no registry and
 * starts no provider.
 * https://developer.hashicorp.com/terraform/plugin/debugging#running-terraform-with-a-provider-in-debug-mode
 */

import type { Connected, GrpcServer, Io, Procedure } from '../../platform/io.js';
import { applyRefused, callFailed, PLAYED_PROVIDER, typeUnknown } from '../messages.js';
import { type Edit, endOf, entriesOf, headAt, spliced } from './msgpack.js';
import { plannedState, unknownNested } from './plan.js';
import { decode, encode, type Field, type Message, type Fields as MessageFields } from './protobuf.js';
import * as m from './protocol.js';
import { type DIAGNOSTIC, SEVERITY_ERROR } from './protocol.js';
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

export interface PlayedProviders {
  /** Value of the environment variable TF_REATTACH_PROVIDERS. */
  readonly reattach: string;
  /**
   * Closes the servers. Call only after Terraform has ended: older releases of go-plugin kill the reported process when
   * its socket disappears.
   */
  close(): Promise<void>;
}

/**
 * Starts a server for each provider, on a socket in `directory`. The directory must exist and belong to the user alone.
 * Rejects with the `fs` error if a socket cannot be created, after closing all servers.
 */
export async function playProviders(
  schemas: readonly ProviderSchema[],
  answers: Answers,
  io: Pick<Io, 'serveGrpc' | 'processId'>,
  directory: string,
): Promise<PlayedProviders> {
  const servers: GrpcServer[] = [];
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  try {
    // Each provider needs its own server, because a request does not name its provider. Short names, see ServeGrpc.
    for (const [i, schema] of schemas.entries())
      servers.push(await io.serveGrpc({ directory, name: String(i) }, connections(schema, answers)));
  } catch (error) {
    await close();
    throw error;
  }
  const attached = schemas.map(({ address }, i) => [address, reattachment(servers[i]!, io.processId)] as const);
  const alsoForOpenTofu = attached.map(([address, at]) => [address.replace(TERRAFORM_REGISTRY, OPENTOFU_REGISTRY), at]);
  // An explicitly requested address takes precedence.
  return { reattach: JSON.stringify(Object.fromEntries([...alsoForOpenTofu, ...attached])), close };
}

/** To OpenTofu, `hashicorp/aws` without a host is in another registry. Additional addresses do no harm. */
const TERRAFORM_REGISTRY = /^registry\.terraform\.io\//;
const OPENTOFU_REGISTRY = 'registry.opentofu.org/';

const reattachment = ({ network, address }: GrpcServer, processId: number) => ({
  Protocol: 'grpc',
  ProtocolVersion: 5,
  // Must be a running process: go-plugin checks once a second and ends all calls when it is gone.
  Pid: processId,
  // Otherwise Terraform kills the process when it is done.
  Test: true,
  Addr: { Network: network, String: address },
});

// ---- The tfplugin5 service of a provider.
// Maps request bytes to response bytes; connections are handled elsewhere. Calls not in the table (GetMetadata,
// MoveResourceState, those of go-plugin) are unimplemented, and Terraform continues without them.
// https://github.com/hashicorp/terraform/tree/main/docs/plugin-protocol

const SERVICE = '/tfplugin5.Provider/';

/**
 * Returns the procedures of a new connection, by path: `/tfplugin5.Provider/GetSchema`.
 * Procedures never throw: errors become diagnostics in the response. Terraform opens one connection per provider
 * configuration, and sends the configuration on it.
 */
export function connections(schema: ProviderSchema, answers: Answers): Connected {
  const same = [...SAME_FOR_ALL, ...callsOfProvider(schema)];
  return () => {
    const configured: Configured = { config: {}, place: NULL_BYTES };
    const calls = [
      ...same,
      configureCall(schema, answers, configured),
      ...callsOfResources(schema, configured),
      ...readingCalls(schema, answers, configured),
    ];
    return new Map(calls.map(([name, call]) => [SERVICE + name, call]));
  };
}

/** The provider configuration of one connection. */
interface Configured {
  config: Fields;
  /** Location of the provider, encoded as an attribute value. */
  place: Uint8Array;
}

type Call = readonly [name: string, call: Procedure];

const nothing: Procedure = () => new Uint8Array(0);

/** Terraform has checked the configuration against the schema, and there is no connection to open or release. */
const SAME_FOR_ALL: readonly Call[] = [
  ['ValidateResourceTypeConfig', nothing],
  ['ValidateDataSourceConfig', nothing],
  ['ValidateEphemeralResourceConfig', nothing],
  ['RenewEphemeralResource', nothing],
  ['CloseEphemeralResource', nothing],
  ['GetResourceIdentitySchemas', nothing],
  ['Stop', nothing],
  ['CallFunction', () => encode(m.CALL_FUNCTION_RESPONSE, { result: { msgpack: UNKNOWN_BYTES } })],
];

function callsOfProvider(schema: ProviderSchema): readonly Call[] {
  const described = once(() => encode(m.GET_SCHEMA_RESPONSE, describeProvider(schema)));
  return [
    ['GetSchema', described],
    ['GetFunctions', () => encode(m.GET_FUNCTIONS_RESPONSE, { functions: describeFunctions(schema) })],
    [
      'PrepareProviderConfig',
      procedure(m.PREPARE_PROVIDER_CONFIG_REQUEST, m.PREPARE_PROVIDER_CONFIG_RESPONSE, ({ config }) => ({
        prepared_config: config,
      })),
    ],
  ];
}

const configureCall = (schema: ProviderSchema, answers: Answers, configured: Configured): Call => [
  'Configure',
  procedure(m.CONFIGURE_REQUEST, m.CONFIGURE_RESPONSE, ({ config }) => {
    const fields = decodeValue(typeOfBlock(schema.config), msgpackOf(config)) as Fields | null;
    configured.config = fields ?? {};
    configured.place = encodeValue('string', answers.place(locationText(configured.config)));
    return {};
  }),
];

const callsOfResources = ({ resources }: ProviderSchema, configured: Configured): readonly Call[] => [
  [
    'PlanResourceChange',
    procedure(m.PLAN_RESOURCE_CHANGE_REQUEST, m.PLAN_RESOURCE_CHANGE_RESPONSE, (request) => ({
      planned_state: {
        msgpack: plannedState(
          ofType(resources, request.type_name),
          msgpackOf(request.proposed_new_state),
          configured.place,
        ),
      },
      // Permits planned values that differ from the configuration, which Terraform otherwise forbids.
      legacy_type_system: true,
    })),
  ],
  [
    'ApplyResourceChange',
    procedure(m.APPLY_RESOURCE_CHANGE_REQUEST, m.APPLY_RESOURCE_CHANGE_RESPONSE, (request) => ({
      new_state: request.prior_state,
      diagnostics: [failure(applyRefused(request.type_name))],
    })),
  ],
  [
    'ReadResource',
    procedure(m.READ_RESOURCE_REQUEST, m.READ_RESOURCE_RESPONSE, (request) => ({
      new_state: request.current_state,
      private: request.private,
    })),
  ],
  [
    'UpgradeResourceState',
    procedure(m.UPGRADE_RESOURCE_STATE_REQUEST, m.UPGRADE_RESOURCE_STATE_RESPONSE, (request) => ({
      upgraded_state: { json: request.raw_state?.json ?? new Uint8Array(0) },
    })),
  ],
  [
    'ImportResourceState',
    procedure(m.IMPORT_RESOURCE_STATE_REQUEST, m.IMPORT_RESOURCE_STATE_RESPONSE, ({ type_name, id }) => ({
      imported_resources: [{ type_name, state: { msgpack: imported(ofType(resources, type_name), id) } }],
    })),
  ],
];

const readingCalls = (
  { address, data, ephemeral }: ProviderSchema,
  answers: Answers,
  configured: Configured,
): readonly Call[] => [
  [
    'ReadDataSource',
    procedure(m.CONFIG_REQUEST, m.READ_DATA_SOURCE_RESPONSE, ({ type_name: type, config }) => ({
      state: {
        msgpack: answered(ofType(data, type), msgpackOf(config), (fields) => ({
          ...answers.data({ provider: address, type, config: fields, configured: configured.config }),
          [LOCATION]: answers.place(locationText(configured.config)),
        })),
      },
    })),
  ],
  [
    'OpenEphemeralResource',
    procedure(m.CONFIG_REQUEST, m.OPEN_EPHEMERAL_RESOURCE_RESPONSE, ({ type_name: type, config }) => ({
      result: {
        msgpack: answered(ofType(ephemeral, type), msgpackOf(config), (fields) =>
          answers.ephemeral({ provider: address, type, config: fields, configured: configured.config }),
        ),
      },
    })),
  ],
];

function ofType<T>(types: ReadonlyMap<string, T>, name: string): T {
  const found = types.get(name);
  if (found === undefined) throw new RangeError(typeUnknown(name));
  return found;
}

const msgpackOf = (value: { readonly msgpack?: Uint8Array } | undefined): Uint8Array =>
  value?.msgpack ?? new Uint8Array(0);

/** Without `get_provider_schema_optional`, Terraform requests the schema once per provider instance; there may be hundreds. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// ---- Values of data sources, ephemeral resources and imported resources.

/** Returns the configuration with answers for computed attributes that are not set. */
export function answered(block: BlockSchema, config: Uint8Array, answer: (config: Fields) => Fields): Uint8Array {
  const head = headAt(config, 0);
  if (head.kind !== 'map') return config;
  const fields = decodeValue(typeOfBlock(block), config) as Fields;
  const answers = answer(fields);
  const edits: Edit[] = [];
  for (const { name, at } of entriesOf(config, head)) {
    const attribute = block.attributes.get(name);
    if (attribute?.computed !== true || fields[name] !== null || !Object.hasOwn(answers, name)) continue;
    edits.push({ start: at, end: endOf(config, at), bytes: encodeValue(attribute.type, answers[name]!) });
  }
  return spliced(config, edits);
}

/** Returns the values of an existing resource of which only the id is known. */
export function imported(block: BlockSchema, id: string): Uint8Array {
  const values: Record<string, Value> = Object.create(null);
  for (const [name, nested] of block.blocks)
    values[name] = nested.nesting === 'single' ? null : unknownNested({ ...nested, unknownWhenAbsent: false }).value;
  const { type } = block.attributes.get('id') ?? {};
  if (type === 'string' || type === 'dynamic') values.id = id;
  return encodeValue(typeOfBlock(block), values);
}

// ---- Provider schemas as protocol messages.

const describeProvider = (schema: ProviderSchema): Partial<Message<typeof m.GET_SCHEMA_RESPONSE>> => ({
  provider: describeSchema(schema.config),
  resource_schemas: describeAll(schema.resources),
  data_source_schemas: describeAll(schema.data),
  ephemeral_resource_schemas: describeAll(schema.ephemeral),
  functions: describeFunctions(schema),
  server_capabilities: { get_provider_schema_optional: true },
});

const describeFunctions = ({ functions }: ProviderSchema): Map<string, Partial<Message<typeof m.FUNCTION>>> =>
  new Map(functions.map((name) => [name, ANY_FUNCTION]));

const ANY_TYPE = encodeType('dynamic');
/** Terraform does not call a function with unknown arguments; its result is then unknown. */
const ANY_FUNCTION = {
  variadic_parameter: { name: 'arguments', type: ANY_TYPE, allow_null_value: true },
  return: { type: ANY_TYPE },
};

const describeAll = (blocks: ReadonlyMap<string, BlockSchema>) =>
  new Map([...blocks].map(([name, block]) => [name, describeSchema(block)]));

const describeSchema = (block: BlockSchema): Partial<Message<typeof m.SCHEMA>> => ({ block: describeBlock(block) });

const describeBlock = ({ attributes, blocks }: BlockSchema): Message<typeof m.BLOCK> => ({
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
  nesting: m.NESTING[nesting],
});

// ---- Builds a remote procedure from its messages; an exception becomes a diagnostic.

type Diagnostic = Partial<Message<typeof DIAGNOSTIC>>;
type Response = MessageFields & { readonly diagnostics: Field<readonly Diagnostic[]> };

const procedure =
  <Q extends MessageFields, R extends Response>(
    request: Q,
    response: R,
    answer: (request: Message<Q>) => Partial<Message<R>>,
  ): Procedure =>
  (bytes) => {
    try {
      return encode(response, answer(decode(request, bytes)));
    } catch (error) {
      const diagnostics = [failure(callFailed(error instanceof Error ? error.message : String(error)))];
      return encode<Response>(response, { diagnostics });
    }
  };

/** Returns an error diagnostic. Terraform prints both texts and the resource's location in the configuration. */
const failure = (detail: string): Diagnostic => ({ severity: SEVERITY_ERROR, summary: PLAYED_PROVIDER, detail });
