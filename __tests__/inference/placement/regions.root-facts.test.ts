/** Where all of a cloud is, where no box says so. */

import { understand } from '../../../src/inference/index.js';
import { present } from '../../../src/labels/index.js';
import { plan, type Sketch } from '../build.js';

type Sketches = Record<
  string,
  Sketch & { readonly account?: string; readonly by?: string; readonly written?: string[] }
>;

const graphOf = (sketches: Sketches) => {
  const inventory = plan(sketches);
  const resources = inventory.resources.map((resource) => {
    const { account, by, written } = sketches[resource.address] ?? {};
    const declared = written && { file: 'main.tf', line: 1, lines: new Map(written.map((name) => [name, 2])) };
    return {
      ...resource,
      ...(account !== undefined && { account }),
      ...(by !== undefined && { configured: by }),
      ...(declared !== undefined && { declared }),
    };
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
  ['what is global is in none', { 'aws_sqs_queue.q': EU, 'aws_cloudfront_distribution.d': US }, { aws: ['eu-west-1'] }],
  ['what is quiet may be elsewhere', { 'aws_sqs_queue.q': EU, 'aws_acm_certificate.c': US }, { aws: ['eu-west-1'] }],
  [
    'a subscription',
    { 'azurerm_storage_account.s': { values: { id: `/subscriptions/${ID}/resourceGroups/g` } } },
    { azure: [ID] },
  ],
  ['a project', { 'google_storage_bucket.b': { values: { project: 'shop-prod' } } }, { google: ['shop-prod'] }],
  [
    'what makes a project is not in the one that the rest is in',
    { 'google_storage_bucket.b': { account: 'shop-prod' }, 'google_project.p': {} },
    undefined,
  ],
  [
    'nor is what makes a folder, and the region is that of all',
    {
      'google_cloud_run_v2_service.s': { account: 'shop-prod', values: { location: 'europe-west1' } },
      'google_folder.f': {},
    },
    { google: ['europe-west1'] },
  ],
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
  ['a project that was made up', { 'google_storage_bucket.b': { values: { project: 'gcp-project-id' } } }, undefined],
  [
    'of Google by its region, its location and its zone',
    {
      'google_cloud_run_v2_service.s': { values: { location: 'europe-west1' } },
      'google_redis_instance.r': { values: { region: 'https://x/regions/europe-west1' } },
      'google_compute_instance.i': { values: { zone: 'europe-west1-b' } },
    },
    { google: ['europe-west1'] },
  ],
  [
    'of Google by its provider',
    { 'google_pubsub_topic.t': { at: { region: 'europe-west12' } } },
    { google: ['europe-west12'] },
  ],
  [
    'what is in several regions says so under its name',
    {
      'google_cloud_run_v2_service.s': { values: { location: 'europe-west1' } },
      'google_storage_bucket.b': { values: { location: 'EU' } },
    },
    { google: ['europe-west1'] },
  ],
  [
    'what is everywhere is nowhere else',
    {
      'google_cloud_run_v2_service.s': { values: { location: 'europe-west1' } },
      'google_certificate_manager_certificate.c': { values: { location: 'global' }, at: { region: 'us-east1' } },
      'google_storage_bucket.b': { values: { location: 'EUROPE-WEST1' } },
    },
    { google: ['europe-west1'] },
  ],
  [
    'a geography of Azure is elsewhere',
    {
      'azurerm_storage_account.s': { values: { location: 'westeurope' } },
      'azurerm_key_vault.k': { values: { location: 'Europe' } },
    },
    undefined,
  ],
  [
    'nor does it leave room for that of the provider',
    {
      'google_storage_bucket.b': { values: { location: 'EU' } },
      'google_pubsub_topic.t': { at: { region: 'us-east1' } },
    },
    undefined,
  ],
  [
    'of the provider where nothing says another',
    { 'google_pubsub_topic.t': { at: { region: 'us-east1' } } },
    { google: ['us-east1'] },
  ],
  ['a part of the world is no region', { 'google_storage_bucket.b': { values: { location: 'EU' } } }, undefined],
  [
    'of Azure, however it is written',
    {
      'azurerm_storage_account.s': { values: { location: 'West Europe' } },
      'azurerm_key_vault.k': { values: { location: 'westeurope' } },
      'azurerm_traffic_manager_profile.t': { values: { location: 'global' } },
    },
    { azure: ['westeurope'] },
  ],
  [
    'two of Azure',
    {
      'azurerm_storage_account.s': { values: { location: 'westeurope' } },
      'azurerm_storage_account.t': { values: { location: 'northeurope' } },
    },
    undefined,
  ],
  [
    'of an alias is not where the provider without a region builds',
    { 'aws_sns_topic.t': { ...US, by: 'aws.us' }, 'aws_sqs_queue.q': { by: 'aws' } },
    undefined,
  ],
  [
    'nor is the region that one resource names',
    { 'aws_sns_topic.t': { values: { region: 'us-east-1' }, by: 'aws' }, 'aws_sqs_queue.q': { by: 'aws' } },
    undefined,
  ],
  [
    'a provider that is proven to build there builds there only',
    { 'aws_sns_topic.t': { ...US, by: 'aws' }, 'aws_sqs_queue.q': { by: 'aws' } },
    { aws: ['us-east-1'] },
  ],
  [
    'of a region whose name is not known',
    { 'aws_sns_topic.t': US, 'aws_sqs_queue.q': { ...US, written: ['region'] } },
    undefined,
  ],
  [
    'of a location that is not known',
    {
      'azurerm_storage_account.s': { values: { location: 'westeurope' }, written: ['location'] },
      'azurerm_key_vault.k': { written: ['location'] },
    },
    undefined,
  ],
  [
    'what has no location of its own is beside the rest',
    {
      'azurerm_storage_account.s': { values: { location: 'westeurope' }, written: ['location'] },
      'azurerm_mssql_database.d': {},
    },
    { azure: ['westeurope'] },
  ],
  [
    'of Google by two providers, one of which says none',
    {
      'google_pubsub_topic.t': { at: { region: 'us-east1' }, by: 'google.us' },
      'google_cloud_tasks_queue.q': { by: 'google' },
    },
    undefined,
  ],
  [
    'the account of an alias is not that of the rest',
    {
      'aws_sns_topic.t': { ...US, account: '111111111111', by: 'aws.hub' },
      'aws_sqs_queue.q': { ...US, by: 'aws' },
    },
    { aws: ['us-east-1'] },
  ],
  [
    'a project that some name is that of all by the same provider',
    {
      'google_storage_bucket.b': { values: { project: 'shop-prod' }, by: 'google' },
      'google_pubsub_topic.t': { by: 'google' },
    },
    { google: ['shop-prod'] },
  ],
])('%s', (_, sketches, expected) => {
  expect(graphOf(sketches).within).toEqual(expected);
});

test('the box of the cloud says it', () => {
  const graph = graphOf({ 'aws_sqs_queue.q': { ...EU, account: '111111111111' }, 'azurerm_storage_account.s': {} });
  const { items } = present(graph, { modules: 'none' });
  const detailsOf = (id: string) => items.find((item) => item.id === id)?.details;
  expect(detailsOf('cloud:aws')).toEqual(['111111111111 · eu-west-1 (Ireland)']);
  expect(detailsOf('cloud:azure')).toEqual([]);
});

test('the box of the cloud says the only region, which has no box in the network; of two it says none', () => {
  const inside: Sketches = {
    'google_compute_network.n': { values: { project: 'shop-prod' } },
    'google_compute_subnetwork.s': {
      values: { region: 'europe-west1' },
      refs: { network: 'google_compute_network.n' },
    },
    'google_compute_instance.i': {
      values: { zone: 'europe-west1-b' },
      refs: { 'network_interface.subnetwork': 'google_compute_subnetwork.s' },
    },
  };
  const graph = graphOf(inside);
  expect(graph.within).toEqual({ google: ['shop-prod', 'europe-west1'] });
  const { items } = present(graph, { modules: 'none' });
  expect(items.filter(({ type }) => type === 'tv_gcp_region')).toEqual([]);
  expect(items.find(({ id }) => id === 'cloud:google')?.details).toEqual(['shop-prod · europe-west1 (Belgium)']);
  const two = graphOf({ ...inside, 'google_cloud_run_v2_service.s': { values: { location: 'us-east1' } } });
  expect(two.within).toEqual({ google: ['shop-prod'] });
  const regions = present(two, { modules: 'none' }).items.filter(({ type }) => type === 'tv_gcp_region');
  expect(regions).toHaveLength(2);
});

test('a group of resources does not say again where all of its cloud is', () => {
  const group = (location: string) => ({ values: { name: 'rg', location } });
  const detailsIn = (sketches: Sketches) =>
    present(graphOf(sketches), { modules: 'none' }).items.flatMap(({ id, details }) =>
      id.startsWith('azurerm_resource_group') || id === 'cloud:azure' ? [details] : [],
    );
  const account = (location: string, group: string) => ({ values: { location }, refs: { resource_group_name: group } });
  const [a, b] = ['azurerm_resource_group.a', 'azurerm_resource_group.b'] as const;
  const one = { [a]: group('westeurope'), 'azurerm_storage_account.s': account('westeurope', a) };
  expect(detailsIn(one)).toEqual([['West Europe'], []]);
  const other = { [b]: group('northeurope'), 'azurerm_storage_account.t': account('northeurope', b) };
  expect(detailsIn({ ...one, ...other })).toEqual([[], ['West Europe'], ['North Europe']]);
});

test('a key in another region than the title says has its region', () => {
  const graph = graphOf({
    'aws_sqs_queue.q': EU,
    'aws_kms_key.near': EU,
    'aws_kms_key.far': US,
    'aws_sns_topic.t': EU,
  });
  expect(graph.within).toEqual({ aws: ['eu-west-1'] });
  const shown = ['aws_kms_key.near', 'aws_kms_key.far', 'aws_sqs_queue.q'].map(
    (address) => graph.nodes.get(address)?.attributes.zone_shown,
  );
  expect(shown).toEqual([undefined, 'us-east-1', undefined]);
});
