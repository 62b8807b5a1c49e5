/**
 * A provider as Terraform calls it: tfplugin5. Bytes in, bytes out; nothing here knows of connections. Calls that are
 * not in the table (GetMetadata, MoveResourceState, those of go-plugin) are not implemented, and Terraform goes on.
 * https://github.com/hashicorp/terraform/tree/main/docs/plugin-protocol
 */
import type { Procedure, Procedures } from '../../../io/io.js';
import { applyRefused, typeUnknown } from '../../../messages/provider.js';
import { answered, imported } from './answer.js';
import { describeFunctions, describeProvider } from './describe.js';
import * as m from './messages.js';
import { plannedState } from './plan.js';
import { failure, procedure } from './procedure.js';
import { encode } from './protobuf.js';
import type { Answers, ProviderSchema } from './schema.js';
import { UNKNOWN_BYTES } from './values.js';

const SERVICE = '/tfplugin5.Provider/';

/** By path: `/tfplugin5.Provider/GetSchema`. None of them throws: what goes wrong is in the response, as a diagnostic. */
export function procedures(schema: ProviderSchema, answers: Answers): Procedures {
  const calls = [
    ...SAME_FOR_ALL,
    ...callsOfProvider(schema),
    ...callsOfResources(schema),
    ...readingCalls(schema, answers),
  ];
  return new Map(calls.map(([name, call]) => [SERVICE + name, call]));
}

type Call = readonly [name: string, call: Procedure];

const nothing: Procedure = () => new Uint8Array(0);

/** Terraform has checked the configuration against the schema, and there is nothing to connect to or to release. */
const SAME_FOR_ALL: readonly Call[] = [
  ['ValidateResourceTypeConfig', nothing],
  ['ValidateDataSourceConfig', nothing],
  ['ValidateEphemeralResourceConfig', nothing],
  ['Configure', nothing],
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

const callsOfResources = ({ resources }: ProviderSchema): readonly Call[] => [
  [
    'PlanResourceChange',
    procedure(m.PLAN_RESOURCE_CHANGE_REQUEST, m.PLAN_RESOURCE_CHANGE_RESPONSE, (request) => ({
      planned_state: {
        msgpack: plannedState(ofType(resources, request.type_name), msgpackOf(request.proposed_new_state)),
      },
      // What is planned may differ from the configuration in ways that Terraform else allows no provider.
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

const readingCalls = ({ address, data, ephemeral }: ProviderSchema, answers: Answers): readonly Call[] => [
  [
    'ReadDataSource',
    procedure(m.CONFIG_REQUEST, m.READ_DATA_SOURCE_RESPONSE, ({ type_name: type, config }) => ({
      state: {
        msgpack: answered(ofType(data, type), msgpackOf(config), (fields) =>
          answers.data({ provider: address, type, config: fields }),
        ),
      },
    })),
  ],
  [
    'OpenEphemeralResource',
    procedure(m.CONFIG_REQUEST, m.OPEN_EPHEMERAL_RESOURCE_RESPONSE, ({ type_name: type, config }) => ({
      result: {
        msgpack: answered(ofType(ephemeral, type), msgpackOf(config), (fields) =>
          answers.ephemeral({ provider: address, type, config: fields }),
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

/** A Terraform that does not know `get_provider_schema_optional` asks once a provider instance; there may be hundreds. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
