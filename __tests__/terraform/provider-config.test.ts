import { readPlan } from '../../src/terraform/plan/index.js';

const change = (address: string, type: string) => ({
  address,
  mode: 'managed',
  type,
  name: 'x',
  change: { actions: ['create'], after: {} },
});

const inventoryOf = (provider_config: object, key: string, more: object = {}) =>
  readPlan(
    {
      resource_changes: [change('aws_sqs_queue.x', 'aws_sqs_queue'), change('aws_vpc.x', 'aws_vpc')],
      configuration: {
        provider_config,
        root_module: {
          resources: [
            { address: 'aws_sqs_queue.x', mode: 'managed', type: 'aws_sqs_queue', name: 'x', provider_config_key: key },
            { address: 'aws_vpc.x', mode: 'managed', type: 'aws_vpc', name: 'x', provider_config_key: 'none' },
          ],
        },
      },
      ...more,
    },
    'plan.json',
    null,
  );

const placeOf = (...args: Parameters<typeof inventoryOf>) => {
  const { region, account } = inventoryOf(...args).resources.find(({ type }) => type === 'aws_sqs_queue')!;
  return { region, account };
};

const region = (value: object) => ({ 'aws.eu': { expressions: { region: value } } });

test('a resource is in the region of its provider configuration', () => {
  expect(placeOf(region({ constant_value: 'eu-west-1' }), 'aws.eu')).toEqual({ region: 'eu-west-1' });
  expect(placeOf(region({ constant_value: 'eu-west-1' }), 'aws')).toEqual({});
});

test('a root variable has the value of the plan, and other expressions are unknown', () => {
  const variables = { region: { value: 'eu-west-1' } };
  expect(placeOf(region({ references: ['var.region'] }), 'aws.eu', { variables })).toEqual({ region: 'eu-west-1' });
  expect(placeOf(region({ references: ['var.other'] }), 'aws.eu', { variables })).toEqual({});
  expect(placeOf(region({ references: ['local.region'] }), 'aws.eu', { variables })).toEqual({});
  expect(placeOf(region({ references: ['var.region', 'var.other'] }), 'aws.eu', { variables })).toEqual({});
});

test('a sensitive variable is not read', () => {
  const variables = { r: { value: 'eu-west-1' } };
  const root_module = { variables: { r: { sensitive: true } } };
  const more = (inventory: object) => ({ variables, configuration: inventory });
  const resources = [
    { address: 'aws_sqs_queue.x', mode: 'managed', type: 'aws_sqs_queue', name: 'x', provider_config_key: 'aws.eu' },
  ];
  const provider_config = region({ references: ['var.r'] });
  expect(placeOf({}, '', more({ provider_config, root_module: { resources } }))).toEqual({ region: 'eu-west-1' });
  expect(placeOf({}, '', more({ provider_config, root_module: { ...root_module, resources } }))).toEqual({});
});

test('the account is that of the assumed role, or the only allowed one', () => {
  const role = (arn: string) => ({
    aws: { expressions: { assume_role: [{ role_arn: { constant_value: arn } }] } },
  });
  expect(placeOf(role('arn:aws:iam::123456789012:role/deploy'), 'aws')).toEqual({ account: '123456789012' });
  expect(placeOf(role('deploy'), 'aws')).toEqual({});
  const allowed = (ids: unknown) => ({ aws: { expressions: { allowed_account_ids: { constant_value: ids } } } });
  expect(placeOf(allowed(['123456789012']), 'aws')).toEqual({ account: '123456789012' });
  expect(placeOf(allowed(['123456789012', '210987654321']), 'aws')).toEqual({});
  expect(placeOf(allowed('123456789012'), 'aws')).toEqual({});
});

test.each([
  ['subscription_id', '0b1f6471-1bf0-4dda-aec3-cb9272f09590', true],
  ['subscription_id', 'prod', false],
  ['project', 'shop-prod', true],
  ['project', 'Shop Prod', false],
  ['environment', 'shop-prod', false],
])('the account that a provider names: %s = %s', (name, text, isOne) => {
  const own = { aws: { expressions: { [name]: { constant_value: text } } } };
  expect(placeOf(own, 'aws')).toEqual(isOne ? { account: text } : {});
});

test('references of a provider configuration are references of its resources', () => {
  const { references } = inventoryOf(
    { aws: { expressions: { token: { references: ['aws_vpc.x.id', 'aws_vpc.x'] } } } },
    'aws',
  );
  expect(references).toEqual([{ from: 'aws_sqs_queue.x', to: 'aws_vpc.x', path: 'provider', via: 'configuration' }]);
});

test.each([null, [], 'aws', { aws: null }, { aws: { expressions: { region: 3, assume_role: 'x' } } }])(
  'a configuration of another shape is none: %j',
  (config) => {
    expect(placeOf(config as object, 'aws')).toEqual({});
  },
);

test('an output of repeated modules is a reference to each of them', () => {
  const output = (to: string) => ({ expression: { references: [`${to}.id`, to] } });
  const inner = (type: string) => ({ address: `${type}.x`, mode: 'managed', type, name: 'x' });
  const { references } = readPlan(
    {
      resource_changes: [
        change('module.net["a"].aws_vpc.x', 'aws_vpc'),
        change('module.net["a"].aws_subnet.x', 'aws_subnet'),
        change('module.app["a"].aws_instance.x', 'aws_instance'),
      ],
      configuration: {
        root_module: {
          module_calls: {
            net: {
              module: {
                resources: [inner('aws_vpc'), inner('aws_subnet')],
                outputs: { network: output('aws_vpc.x'), places: output('aws_subnet.x') },
              },
            },
            app: {
              for_each_expression: { references: ['module.net'] },
              expressions: { where: { references: ['each.value.places', 'each.value'] } },
              module: {
                resources: [{ ...inner('aws_instance'), expressions: { subnet_id: { references: ['var.where'] } } }],
              },
            },
          },
        },
      },
    },
    'plan.json',
    null,
  );
  expect(references).toEqual([
    expect.objectContaining({ from: 'module.app["a"].aws_instance.x', to: 'module.net["a"].aws_subnet.x' }),
  ]);
});

describe('the configurations of modules', () => {
  const inside = (module: object, call: object = {}) => ({
    configuration: {
      root_module: {
        module_calls: { net: { ...call, module } },
      },
    },
  });
  const queue = (key: string) => ({
    resources: [
      { address: 'aws_sqs_queue.x', mode: 'managed', type: 'aws_sqs_queue', name: 'x', provider_config_key: key },
    ],
  });
  const regionIn = (
    provider_config: object,
    key: string,
    { module = {}, call = {}, variables = {} }: { module?: object; call?: object; variables?: object } = {},
  ) => {
    const { configuration } = inside({ ...queue(key), ...module }, call);
    const plan = {
      resource_changes: [change('module.net.aws_sqs_queue.x', 'aws_sqs_queue')],
      configuration: { ...configuration, provider_config },
      variables,
    };
    return readPlan(plan, 'plan.json', null).resources[0]?.region;
  };
  const root = { expressions: { region: { constant_value: 'eu-west-1' } } };
  const versionOnly = { name: 'aws', module_address: 'module.net', version_constraint: '>= 5.0' };
  const own = { ...versionOnly, expressions: { region: { references: ['var.region'] } } };

  test('a module that only requires a version inherits the configuration of its caller', () => {
    expect(regionIn({ aws: root, 'module.net:aws': versionOnly }, 'module.net:aws')).toBe('eu-west-1');
    expect(regionIn({ aws: root }, 'module.net:aws')).toBe('eu-west-1');
  });

  test('the configuration passed under an alias is unknown', () => {
    const alias = { ...versionOnly, alias: 'other' };
    expect(regionIn({ aws: root, 'module.net:aws.other': alias }, 'module.net:aws.other')).toBeUndefined();
  });

  test('a module variable is not the root variable of the same name', () => {
    const variables = { region: { value: 'us-east-1' }, here: { value: 'ap-south-1' } };
    const configs = { 'module.net:aws': own };
    const called = (region: object) => ({ variables, call: { expressions: { region } } });
    expect(regionIn(configs, 'module.net:aws', called({ constant_value: 'eu-north-1' }))).toBe('eu-north-1');
    expect(regionIn(configs, 'module.net:aws', called({ references: ['var.here'] }))).toBe('ap-south-1');
    expect(regionIn(configs, 'module.net:aws', called({ references: ['local.here'] }))).toBeUndefined();
    const module = { variables: { region: { default: 'eu-west-3' } } };
    expect(regionIn(configs, 'module.net:aws', { variables, module })).toBe('eu-west-3');
  });
});

test('a reference in a larger expression is no region', () => {
  const variables = { region: { value: 'eu' } };
  expect(placeOf(region({ references: ['var.region'] }), 'aws.eu', { variables })).toEqual({});
});

test('a resource with its own region is not in that of its provider', () => {
  const plan = (expressions: object, after: object) => ({
    resource_changes: [{ ...change('aws_sqs_queue.x', 'aws_sqs_queue'), change: { actions: ['create'], after } }],
    configuration: {
      provider_config: { aws: { expressions: { region: { constant_value: 'eu-west-1' } } } },
      root_module: {
        resources: [
          {
            address: 'aws_sqs_queue.x',
            mode: 'managed',
            type: 'aws_sqs_queue',
            name: 'x',
            provider_config_key: 'aws',
            expressions,
          },
        ],
      },
    },
  });
  const regionOf = (expressions: object, after: object) =>
    readPlan(plan(expressions, after), 'plan.json', null).resources[0]?.region;
  expect(regionOf({}, {})).toBe('eu-west-1');
  expect(regionOf({ region: { references: ['local.second'] } }, {})).toBeUndefined();
});

describe('answers of a provider prove its location', () => {
  const regionOf = (
    values: object,
    { expressions = {}, more = [] }: { expressions?: object; more?: object[] } = {},
  ) => {
    const one = (name: string) => ({ mode: 'managed', type: 'aws_subnet', name, provider_config_key: 'aws' });
    const zones = { mode: 'data', type: 'aws_availability_zones', name: 'x', provider_config_key: 'aws' };
    const plan = {
      resource_changes: [
        change('aws_vpc.x', 'aws_vpc'),
        { ...change('aws_subnet.x', 'aws_subnet'), change: { actions: ['create'], after: values } },
      ],
      prior_state: { values: { root_module: { resources: more } } },
      configuration: {
        provider_config: { aws: { expressions: { region: { references: ['local.region'] } } } },
        root_module: {
          resources: [{ ...one('x'), expressions }, zones, { ...one('x'), type: 'aws_vpc' }],
        },
      },
    };
    return readPlan(plan, 'plan.json', null).resources.find(({ type }) => type === 'aws_vpc')?.region;
  };
  const zones = {
    address: 'data.aws_availability_zones.x',
    mode: 'data',
    type: 'aws_availability_zones',
    name: 'x',
    values: { id: 'eu-west-1' },
  };

  test.each<[string, string | undefined, Parameters<typeof regionOf>]>([
    ['a zone', 'eu-west-1', [{ availability_zone: 'eu-west-1b' }]],
    ['a data source', 'eu-west-1', [{}, { more: [zones] }]],
    ['two that differ', undefined, [{ availability_zone: 'us-west-2a' }, { more: [zones] }]],
    ['a local zone', undefined, [{ availability_zone: 'us-west-2-lax-1a' }]],
    [
      'of a region of its own',
      undefined,
      [{ availability_zone: 'eu-west-1b' }, { expressions: { region: { constant_value: 'eu-west-1' } } }],
    ],
    ['nothing', undefined, [{}]],
  ])('%s', (_, expected, args) => {
    expect(regionOf(...args)).toBe(expected);
  });
});
