/**
 * The tfplugin5 service of a provider. Maps request bytes to response bytes; connections are handled elsewhere. Calls not in the
 * table
 * (GetMetadata, MoveResourceState, those of go-plugin) are unimplemented, and Terraform continues without them.
 * https://github.com/hashicorp/terraform/tree/main/docs/plugin-protocol
 */
import type { Connected, Procedure } from '../../platform/io.js';
import { applyRefused, typeUnknown } from '../messages.js';
import { answered, imported } from './answer.js';
import { describeFunctions, describeProvider } from './describe.js';
import { PLACE, placeText } from './place.js';
import { plannedState } from './plan.js';
import { failure, procedure } from './procedure.js';
import { encode } from './protobuf.js';
import * as m from './protocol.js';
import type { Answers, Fields, ProviderSchema } from './schema.js';
import { typeOfBlock } from './types.js';
import { decodeValue, encodeValue, NULL_BYTES, UNKNOWN_BYTES } from './values.js';

const SERVICE = '/tfplugin5.Provider/';

/**
 * Returns the procedures of a new connection, by path: `/tfplugin5.Provider/GetSchema`.
 * Procedures never throw: errors become diagnostics in the response. Terraform opens one connection per provider configuration,
 * and
 * sends the configuration on it.
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
    configured.place = encodeValue('string', answers.place(placeText(configured.config)));
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
          [PLACE]: answers.place(placeText(configured.config)),
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
