import { readManaged } from '../../../src/terraform/plan/configuration.js';
import { configured, created, planOf, read } from './plan.js';

const AWS = { provider_config: { aws: { name: 'aws', expressions: { region: { constant_value: 'eu-west-1' } } } } };

function regionsOf(...resources: ReturnType<typeof configured>[]) {
  const managed = resources.map((resource) => ({ ...resource, provider_config_key: 'aws' }));
  const plan = planOf(managed.map(({ type, name }) => `${type}.${name}`));
  const { resources: found } = read({
    ...plan,
    configuration: { ...AWS, root_module: { resources: managed } },
  });
  return Object.fromEntries(found.map(({ address, region }) => [address, region]));
}

test('a resource is in the region of its provider unless it sets one itself', () => {
  const constant = { region: { constant_value: 'us-east-1' } };
  expect(
    regionsOf(
      configured('aws_s3_bucket.a'),
      configured('aws_s3_bucket.b', {}, { expressions: constant }),
      configured('aws_s3_bucket.c', { region: ['var.region'] }),
    ),
  ).toEqual({ 'aws_s3_bucket.a': 'eu-west-1', 'aws_s3_bucket.b': undefined, 'aws_s3_bucket.c': undefined });
});

test('a resource with its own zone keeps the region of its provider', () => {
  const place = { region: { constant_value: 'europe-west1' }, zone: { constant_value: 'europe-west1-b' } };
  const resource = (name: string, expressions: object) => ({
    ...{ mode: 'managed', type: 'google_compute_disk', name, provider_config_key: 'google', expressions },
  });
  const resources = [
    resource('none', {}),
    resource('own', { zone: { constant_value: 'europe-west1-c' } }),
    resource('by_name', { zone: { references: ['var.zone'] } }),
  ];
  const managed = readManaged({
    configuration: { provider_config: { google: { name: 'google', expressions: place } }, root_module: { resources } },
  });
  const zones = [...managed.values()].map(({ location: { region, zone } }) => [region, zone]);
  expect(zones).toEqual([
    ['europe-west1', 'europe-west1-b'],
    ['europe-west1', undefined],
    ['europe-west1', undefined],
  ]);
});

describe('resources of a provider are in the account of its ARNs', () => {
  const arn = (account: string) => ({ arn: `arn:aws:sns:eu-west-1:${account}:alarms` });
  /** By address, its provider and its values. */
  const accountsOf = (all: Record<string, readonly [key: string, values: object]>) => {
    const entries = Object.entries(all);
    const resources = entries.map(([address, [key]]) => configured(address, {}, { provider_config_key: key }));
    const changes = entries.map(([address, [, values]]) => created(address, values));
    const { resources: found } = read({ ...planOf([], { resources }), resource_changes: changes });
    return found.map(({ address, account }) => `${address} ${account}`).sort();
  };

  test('also without an ARN, or with one that has no account', () => {
    expect(
      accountsOf({
        'aws_api_gateway_rest_api.a': ['aws.shop', { arn: 'arn:aws:apigateway:eu-west-1::/restapis/a' }],
        'aws_athena_database.d': ['aws', {}],
        'aws_sns_topic.t': ['aws.shop', arn('111111111111')],
      }),
    ).toEqual([
      'aws_api_gateway_rest_api.a 111111111111',
      'aws_athena_database.d undefined',
      'aws_sns_topic.t 111111111111',
    ]);
  });

  test('not if the ARNs have two accounts, because the key then stands for two providers', () => {
    const two = {
      'aws_sns_topic.a': ['aws', arn('111111111111')],
      'aws_sns_topic.b': ['aws', arn('222222222222')],
    } as const;
    expect(accountsOf({ ...two, 'aws_athena_database.d': ['aws', {}] })[0]).toBe('aws_athena_database.d undefined');
  });

  test('not data sources, which may read another account', () => {
    expect(
      accountsOf({ 'aws_athena_database.d': ['aws', {}], 'data.aws_sns_topic.t': ['aws', arn('111111111111')] })[0],
    ).toBe('aws_athena_database.d undefined');
  });
});
