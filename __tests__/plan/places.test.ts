import { configured, planOf, read } from './plan.js';

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

test('a resource is in the region of its provider, unless it says one itself, by a text or by a reference', () => {
  const constant = { region: { constant_value: 'us-east-1' } };
  expect(
    regionsOf(
      configured('aws_s3_bucket.a'),
      configured('aws_s3_bucket.b', {}, { expressions: constant }),
      configured('aws_s3_bucket.c', { region: ['var.region'] }),
    ),
  ).toEqual({ 'aws_s3_bucket.a': 'eu-west-1', 'aws_s3_bucket.b': undefined, 'aws_s3_bucket.c': undefined });
});
