/** Accounts and regions. */
import type { Resource } from '../../src/graph/inventory.js';
import { understand } from '../../src/inference/index.js';
import { pathOf, plan, type Sketch } from './build.js';

type Place = Pick<Resource, 'region' | 'account'>;

function seen(sketches: Record<string, Sketch & Place>) {
  const inventory = plan(sketches);
  const resources = inventory.resources.map((resource) => {
    const { region, account } = sketches[resource.address] as Place;
    return { ...resource, ...(region !== undefined && { region }), ...(account !== undefined && { account }) };
  });
  return understand({ ...inventory, resources });
}

const EU = { region: 'eu-west-1' };
const US = { region: 'us-east-1' };

test('one region is no box', () => {
  const { graph } = seen({ 'aws_sqs_queue.a': EU, 'aws_sns_topic.b': EU });
  expect([...graph.nodes.keys()]).toEqual(['aws_sns_topic.b', 'aws_sqs_queue.a']);
});

test('two regions are two boxes, around networks too, and the ledger has their proof', () => {
  const { graph, ledger } = seen({
    'aws_vpc.a': EU,
    'aws_instance.a': { ...EU, refs: { vpc_id: 'aws_vpc.a' } },
    'aws_sqs_queue.b': US,
  });
  expect(pathOf(graph, 'aws_instance.a')).toEqual(['aws_group.eu-west-1', 'aws_vpc.a', 'aws_instance.a']);
  expect(pathOf(graph, 'aws_sqs_queue.b')).toEqual(['aws_group.us-east-1', 'aws_sqs_queue.b']);
  expect(ledger.implied).toEqual([
    { address: 'aws_group.eu-west-1', proof: 'aws_vpc.a' },
    { address: 'aws_group.us-east-1', proof: 'aws_sqs_queue.b' },
  ]);
});

test('a module whose code is not here is in the box of its provider', () => {
  const inventory = plan({ 'aws_vpc.a': {}, 'module.m.terraform_module.m': {}, 'module.n.terraform_module.n': {} });
  const places = [EU, { ...US, provider: 'aws' }, { ...US, provider: 'google' }];
  const resources = inventory.resources.map((resource, i) => ({ ...resource, ...places[i] }));
  const { graph } = understand({ ...inventory, resources });
  expect(pathOf(graph, 'module.m.terraform_module.m')[0]).toBe('aws_group.us-east-1');
  expect(pathOf(graph, 'module.n.terraform_module.n')).toHaveLength(1);
});

test('what is global, or whose region nobody knows, is in neither', () => {
  const { graph } = seen({
    'aws_sqs_queue.a': EU,
    'aws_sqs_queue.b': US,
    'aws_route53_zone.z': EU,
    'aws_cloudfront_distribution.d': US,
    'aws_wafv2_web_acl.edge': { ...US, values: { scope: 'CLOUDFRONT' } },
    'aws_wafv2_web_acl.api': { ...US, values: { scope: 'REGIONAL' } },
    'aws_sns_topic.unknown': {},
    'azurerm_key_vault.k': US,
  });
  const parent = (address: string) => graph.nodes.get(address)?.parent;
  for (const address of [
    'aws_route53_zone.z',
    'aws_cloudfront_distribution.d',
    'aws_wafv2_web_acl.edge',
    'aws_sns_topic.unknown',
    'azurerm_key_vault.k',
  ])
    expect(parent(address)).toBeNull();
  expect(parent('aws_wafv2_web_acl.api')).toBe('aws_group.us-east-1');
});

test('a region of nothing but a certificate is none', () => {
  const { graph } = seen({ 'aws_s3_bucket.site': EU, 'aws_acm_certificate.c': US });
  expect(graph.nodes.get('aws_acm_certificate.c')?.parent).toBeNull();
});

test('a region of its own goes before that of the provider', () => {
  const { graph } = seen({ 'aws_sqs_queue.a': EU, 'aws_sqs_queue.b': { ...EU, values: { region: 'eu-north-1' } } });
  expect(graph.nodes.get('aws_sqs_queue.b')?.parent).toBe('aws_group.eu-north-1');
});

test('accounts are around regions', () => {
  const [one, two] = [{ account: '111111111111' }, { account: '222222222222' }];
  const { graph } = seen({ 'aws_sqs_queue.a': { ...EU, ...one }, 'aws_sqs_queue.b': { ...US, ...two } });
  expect(pathOf(graph, 'aws_sqs_queue.a')).toEqual([
    'aws_group.account_111111111111',
    'aws_group.account_111111111111_eu-west-1',
    'aws_sqs_queue.a',
  ]);
  expect(graph.nodes.get('aws_group.account_111111111111')?.attributes).toEqual({ name: 'account 111111111111' });
});

test('instances in two regions are not counted as one', () => {
  const { graph } = seen({
    'aws_sqs_queue.q[0]': EU,
    'aws_sqs_queue.q[1]': EU,
    'aws_sqs_queue.q[2]': EU,
    'aws_sqs_queue.q[3]': US,
  });
  expect([...graph.nodes.values()].map(({ address, count }) => [address, count])).toEqual([
    ['aws_group.eu-west-1', 1],
    ['aws_group.us-east-1', 1],
    ['aws_sqs_queue.q[0]', 3],
    ['aws_sqs_queue.q[3]', 1],
  ]);
});
