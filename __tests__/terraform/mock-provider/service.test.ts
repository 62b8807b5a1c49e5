import { encode as pack } from '@msgpack/msgpack';
import fc from 'fast-check';
import { applyRefused, STAND_IN_PROVIDER } from '../../../src/terraform/messages.js';
import { decode, encode, type Fields, type Message } from '../../../src/terraform/mock-provider/protobuf.js';
import * as m from '../../../src/terraform/mock-provider/protocol.js';
import {
  type Answers,
  type BlockSchema,
  BUILTIN_PROVIDER,
  type Fields as Config,
  typeOfBlock,
} from '../../../src/terraform/mock-provider/schema.js';
import { providerService } from '../../../src/terraform/mock-provider/service.js';
import { decodeValue, encodeValue, NULL_BYTES, UNKNOWN_BYTES } from '../../../src/terraform/mock-provider/values.js';
import { block, computed, either, nested, optional, provider } from './schemas.js';

const VPC = block(
  { id: computed(), cidr: optional(), name_wo: optional('string', { writeOnly: true, sensitive: true }) },
  {
    rule: nested('list', block({ port: either('number') })),
    timeouts: nested('single', block({ create: optional() })),
  },
);
const AMI = block({ id: computed(), name: either('string'), owner: optional() });

const SCHEMA = provider('registry.terraform.io/hashicorp/aws', {
  config: block({ region: optional() }),
  resources: { aws_vpc: VPC },
  data: { aws_ami: AMI },
  ephemeral: { aws_secret: AMI },
  functions: ['arn_parse'],
});

const ANSWERS: Answers = {
  data: ({ config }) => ({ id: `of ${String(config.owner)}`, name: 'answered', owner: 'ignored', other: 1 }),
  ephemeral: () => ({ id: 'secret' }),
  location: (text: string) => text,
};

const SERVED = providerService(SCHEMA, ANSWERS)();
const raw = (method: string, request: Uint8Array) => SERVED.get(`/tfplugin5.Provider/${method}`)!(request);
const call = <Q extends Fields, R extends Fields>(method: string, [q, r]: [Q, R], request: Partial<Message<Q>>) =>
  decode(r, raw(method, encode(q, request)));

const value = (block: BlockSchema, fields: Config) => ({ msgpack: encodeValue(typeOfBlock(block), fields) });
const fieldsOf = (block: BlockSchema, bytes: Uint8Array | undefined) => decodeValue(typeOfBlock(block), bytes!);

test('GetSchema returns the schema', () => {
  const response = decode(m.GET_SCHEMA_RESPONSE, raw('GetSchema', new Uint8Array(0)));
  expect(response.provider?.block?.attributes?.map(({ name }) => name)).toEqual(['region']);
  expect([...response.resource_schemas.keys()]).toEqual(['aws_vpc']);
  expect([...response.data_source_schemas.keys()]).toEqual(['aws_ami']);
  expect([...response.ephemeral_resource_schemas.keys()]).toEqual(['aws_secret']);
  expect([...response.functions.keys()]).toEqual(['arn_parse']);
  expect(response.server_capabilities?.get_provider_schema_optional).toBe(true);
  const vpc = response.resource_schemas.get('aws_vpc')!.block!;
  expect(vpc.attributes!.map(({ type, ...flags }) => ({ ...flags, type: new TextDecoder().decode(type) }))).toEqual([
    {
      name: 'id',
      type: '"dynamic"',
      required: false,
      optional: false,
      computed: true,
      sensitive: false,
      write_only: false,
    },
    {
      name: 'cidr',
      type: '"dynamic"',
      required: false,
      optional: true,
      computed: false,
      sensitive: false,
      write_only: false,
    },
    {
      name: 'name_wo',
      type: '"string"',
      required: false,
      optional: true,
      computed: false,
      sensitive: true,
      write_only: true,
    },
  ]);
  expect(vpc.block_types!.map(({ type_name, nesting }) => [type_name, nesting])).toEqual([
    ['rule', m.NESTING.list],
    ['timeouts', m.NESTING.single],
  ]);
  expect(decode(m.GET_FUNCTIONS_RESPONSE, raw('GetFunctions', new Uint8Array(0))).functions).toEqual(
    response.functions,
  );
});

test.each([
  'ValidateResourceTypeConfig',
  'ValidateDataSourceConfig',
  'ValidateEphemeralResourceConfig',
  'Configure',
  'CloseEphemeralResource',
  'RenewEphemeralResource',
  'GetResourceIdentitySchemas',
  'Stop',
])('%s has nothing to say', (method) => {
  expect(raw(method, encode(m.CONFIG_REQUEST, { type_name: 'aws_vpc', config: { msgpack: NULL_BYTES } }))).toHaveLength(
    0,
  );
});

test('PrepareProviderConfig returns the configuration', () => {
  const config = { msgpack: pack({ region: null }), json: new Uint8Array(0) };
  expect(
    call('PrepareProviderConfig', [m.PREPARE_PROVIDER_CONFIG_REQUEST, m.PREPARE_PROVIDER_CONFIG_RESPONSE], { config })
      .prepared_config,
  ).toEqual(config);
});

test('PlanResourceChange returns the planned state', () => {
  const proposed = value(VPC, { cidr: '10.0.0.0/8', rule: [{ port: null }] });
  const response = call('PlanResourceChange', [m.PLAN_RESOURCE_CHANGE_REQUEST, m.PLAN_RESOURCE_CHANGE_RESPONSE], {
    type_name: 'aws_vpc',
    proposed_new_state: proposed,
  });
  expect(response.diagnostics).toEqual([]);
  expect(response.legacy_type_system).toBe(true);
  const planned = fieldsOf(VPC, response.planned_state?.msgpack) as Config;
  expect(typeof planned.id).toBe('symbol');
  expect(planned.cidr).toBe('10.0.0.0/8');
});

test('ReadDataSource answers unset computed attributes only', () => {
  const read = (config: Config) =>
    fieldsOf(
      AMI,
      call('ReadDataSource', [m.CONFIG_REQUEST, m.READ_DATA_SOURCE_RESPONSE], {
        type_name: 'aws_ami',
        config: value(AMI, config),
      }).state?.msgpack,
    );
  expect(read({ owner: 'me' })).toEqual(
    Object.assign(Object.create(null), { id: 'of me', name: 'answered', owner: 'me' }),
  );
  expect(read({ name: 'set' })).toEqual(
    Object.assign(Object.create(null), { id: 'of null', name: 'set', owner: null }),
  );
});

test('OpenEphemeralResource answers computed attributes', () => {
  const { result } = call('OpenEphemeralResource', [m.CONFIG_REQUEST, m.OPEN_EPHEMERAL_RESOURCE_RESPONSE], {
    type_name: 'aws_secret',
    config: value(AMI, {}),
  });
  expect((fieldsOf(AMI, result?.msgpack) as Config).id).toBe('secret');
});

test('CallFunction returns an unknown value', () => {
  expect(decode(m.CALL_FUNCTION_RESPONSE, raw('CallFunction', new Uint8Array(0))).result?.msgpack).toEqual(
    UNKNOWN_BYTES,
  );
});

test('ImportResourceState and ReadResource return the id and otherwise nulls', () => {
  const { imported_resources: imported } = call(
    'ImportResourceState',
    [m.IMPORT_RESOURCE_STATE_REQUEST, m.IMPORT_RESOURCE_STATE_RESPONSE],
    { type_name: 'aws_vpc', id: 'vpc-1' },
  );
  const [{ type_name: type, state }] = imported as [(typeof imported)[0]];
  expect(type).toBe('aws_vpc');
  expect(JSON.parse(JSON.stringify(fieldsOf(VPC, state?.msgpack)))).toEqual({
    id: 'vpc-1',
    cidr: null,
    name_wo: null,
    rule: [],
    timeouts: null,
  });
  const read = call('ReadResource', [m.READ_RESOURCE_REQUEST, m.READ_RESOURCE_RESPONSE], {
    type_name: 'aws_vpc',
    current_state: state,
    private: Uint8Array.of(1),
  });
  expect(read.new_state?.msgpack).toEqual(state?.msgpack);
  expect(read.private).toEqual(Uint8Array.of(1));
});

test('UpgradeResourceState returns the state', () => {
  const json = Buffer.from('{"id":"x"}');
  const { upgraded_state: state } = call(
    'UpgradeResourceState',
    [m.UPGRADE_RESOURCE_STATE_REQUEST, m.UPGRADE_RESOURCE_STATE_RESPONSE],
    { type_name: 'aws_vpc', raw_state: { json } },
  );
  expect(Buffer.from(state!.json!).toString()).toBe('{"id":"x"}');
});

test('ApplyResourceChange returns an error', () => {
  const response = call('ApplyResourceChange', [m.APPLY_RESOURCE_CHANGE_REQUEST, m.APPLY_RESOURCE_CHANGE_RESPONSE], {
    type_name: 'aws_vpc',
    prior_state: { msgpack: NULL_BYTES },
  });
  expect(response.diagnostics).toEqual([
    { severity: m.SEVERITY_ERROR, summary: STAND_IN_PROVIDER, detail: applyRefused('aws_vpc') },
  ]);
  expect(response.new_state?.msgpack).toEqual(NULL_BYTES);
});

test('calls that a plan does not need are not implemented', () => {
  expect(SERVED.has('/tfplugin5.Provider/GetMetadata')).toBe(false);
  expect(SERVED.has('/tfplugin5.Provider/__proto__')).toBe(false);
  expect(SERVED.has('/plugin.GRPCStdio/StreamStdio')).toBe(false);
});

test('an unknown type yields a diagnostic', () => {
  const { diagnostics } = call('ReadDataSource', [m.CONFIG_REQUEST, m.READ_DATA_SOURCE_RESPONSE], {
    type_name: 'constructor',
    config: { msgpack: NULL_BYTES },
  });
  expect(diagnostics.map(({ detail }) => detail)).toEqual(['The request failed: unknown type constructor.']);
});

test('no request makes a procedure throw', () => {
  const type = fc.constantFrom('aws_vpc', 'aws_ami', 'aws_secret', 'x');
  const request = fc
    .tuple(type, fc.uint8Array())
    .map(([type_name, msgpack]) =>
      encode(
        { ...m.CONFIG_REQUEST, ...{ also: m.PLAN_RESOURCE_CHANGE_REQUEST.proposed_new_state } },
        { type_name, config: { msgpack }, also: { msgpack } },
      ),
    );
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), request), (bytes) => {
      for (const procedure of SERVED.values()) expect(procedure(bytes)).toBeInstanceOf(Uint8Array);
    }),
  );
});

test('the built-in provider has a schema', () => {
  const inside = providerService(BUILTIN_PROVIDER, ANSWERS)().get('/tfplugin5.Provider/GetSchema')!(new Uint8Array(0));
  const { resource_schemas: resources, data_source_schemas: data } = decode(m.GET_SCHEMA_RESPONSE, inside);
  expect([...resources.keys(), ...data.keys()]).toEqual(['terraform_data', 'terraform_remote_state']);
});
