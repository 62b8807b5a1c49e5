/** Where all of a cloud is, where no box says so. */
import { present } from '../../../src/present/index.js';
import { understand } from '../../../src/understand/index.js';
import { plan, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch & { readonly account?: string }>;

const graphOf = (sketches: Sketches) => {
  const inventory = plan(sketches);
  const resources = inventory.resources.map((resource) => {
    const { account } = sketches[resource.address] ?? {};
    return { ...resource, ...(account !== undefined && { account }) };
  });
  return understand({ ...inventory, resources }).graph;
};
const EU = { at: { region: 'eu-west-1' } };
const US = { at: { region: 'us-east-1' } };
const ID = '0b1f6471-1bf0-4dda-aec3-cb9272f09590';

test.each<[string, Sketches, object | undefined]>([
  ['of the provider', { 'aws_sqs_queue.q': EU, 'aws_sns_topic.t': EU }, { aws: ['eu-west-1'] }],
  [
    'with its account',
    { 'aws_sqs_queue.q': { ...EU, account: '111111111111' } },
    { aws: ['111111111111', 'eu-west-1'] },
  ],
  [
    'of what exists already',
    { 'aws_sqs_queue.q': { values: { arn: 'arn:aws:sqs:eu-west-1:111111111111:q' } } },
    { aws: ['111111111111', 'eu-west-1'] },
  ],
  ['of a resource', { 'aws_sqs_queue.q': { ...US, values: { region: 'eu-west-1' } } }, { aws: ['eu-west-1'] }],
  ['two regions are boxes', { 'aws_sqs_queue.q': EU, 'aws_sns_topic.t': US }, undefined],
  [
    'what is global is in none',
    { 'aws_sqs_queue.q': EU, 'aws_cloudfront_distribution.d': US, 'aws_acm_certificate.c': US },
    { aws: ['eu-west-1'] },
  ],
  [
    'a subscription',
    { 'azurerm_storage_account.s': { values: { id: `/subscriptions/${ID}/resourceGroups/g` } } },
    { azure: [ID] },
  ],
  ['a project', { 'google_storage_bucket.b': { values: { project: 'shop-prod' } } }, { google: ['shop-prod'] }],
  [
    'two projects',
    { 'google_storage_bucket.b': { account: 'shop-prod' }, 'google_storage_bucket.c': { account: 'shop-test' } },
    undefined,
  ],
  [
    'what is called a project elsewhere is none',
    { 'aws_sqs_queue.q': { values: { project: 'shop-prod' } } },
    undefined,
  ],
  ['nobody knows', { 'aws_sqs_queue.q': {} }, undefined],
])('%s', (_, sketches, expected) => {
  expect(graphOf(sketches).within).toEqual(expected);
});

test('the box of the cloud says it', () => {
  const graph = graphOf({ 'aws_sqs_queue.q': { ...EU, account: '111111111111' }, 'azurerm_storage_account.s': {} });
  const { items } = present(graph, { modules: 'none' });
  const detailsOf = (id: string) => items.find((item) => item.id === id)?.details;
  expect(detailsOf('cloud:aws')).toEqual(['111111111111 · eu-west-1']);
  expect(detailsOf('cloud:azure')).toEqual([]);
});
