/** What the plan names only as that which others are in, or are a part of. */
import { instanceName } from '../../src/graph/instance-name.js';
import { understand } from '../../src/inference/index.js';
import { arrowsOf, drawn, pathOf, plan, type Sketch } from './build.js';

type Sketches = Record<string, Sketch>;

/** What is drawn without being built: with the box that it is in. */
const elsewhere = (sketches: Sketches): string[] =>
  [...drawn(sketches).nodes.values()]
    .filter(({ lookedUp }) => lookedUp)
    .map(({ address }) => pathOf(drawn(sketches), address).join(' / '));

const operation = (api: string, values: Sketch['values'] = {}): Sketch => ({
  values: { api_management_name: api, api_name: 'orders', ...values },
});
const ID = '/subscriptions/s/resourceGroups/r/providers/Microsoft.KeyVault/vaults/kv-shop';

test.each<[string, Sketches, string[]]>([
  [
    'a service with parts, once',
    {
      'azurerm_api_management_api_operation.a': operation('apim-shop'),
      'azurerm_api_management_named_value.b': operation('apim-shop'),
      'azurerm_api_management_api_operation.c': operation('APIM-shop'),
    },
    ['azurerm_api_management.apim-shop'],
  ],
  [
    'a firewall of which only the rules are here',
    { 'azurerm_firewall_network_rule_collection.r': { values: { azure_firewall_name: 'fw-shop' } } },
    ['azurerm_firewall.fw-shop'],
  ],
  [
    'in the group that its parts name',
    { 'azurerm_api_management_api_operation.a': operation('apim-shop', { resource_group_name: 'rg-shop' }) },
    ['azurerm_resource_group.rg-shop / azurerm_api_management.apim-shop', 'azurerm_resource_group.rg-shop'],
  ],
  [
    'not one that is built here by that name',
    {
      'azurerm_api_management.main': { values: { name: 'apim-shop' } },
      'azurerm_api_management_api_operation.a': operation('apim-shop'),
    },
    [],
  ],
  [
    'not one that the code refers to',
    {
      'azurerm_api_management.main': {},
      'azurerm_api_management_api_operation.a': {
        ...operation('apim-shop'),
        refs: { api_management_name: 'azurerm_api_management.main' },
      },
    },
    [],
  ],
  [
    'one by its id',
    { 'azurerm_key_vault_certificate.c': { values: { key_vault_id: ID } } },
    ['azurerm_key_vault.kv-shop'],
  ],
  [
    'a function by its name, and by its ARN with an alias',
    {
      'aws_lambda_permission.p': { values: { function_name: 'example-fn' } },
      'aws_lambda_permission.q': {
        values: { function_name: 'arn:aws:lambda:eu-west-1:123456789012:function:example-fn:live' },
      },
    },
    ['aws_lambda_function.example-fn'],
  ],
  [
    'no function that is built here by that name',
    {
      'aws_lambda_function.f': { values: { function_name: 'example-fn' } },
      'aws_lambda_permission.p': { values: { function_name: 'example-fn' } },
    },
    [],
  ],
  [
    'not one that is named by what is no part of it: the bucket of a policy',
    { 'aws_api_gateway_domain_name.x': {}, 'aws_s3_bucket_policy.p': { values: { bucket: 'b' } } },
    [],
  ],
  [
    'a resource group by its name',
    {
      'azurerm_storage_account.s': { values: { resource_group_name: 'rg-old' } },
      'azurerm_virtual_network.v': { values: { resource_group_name: 'rg-old' } },
    },
    ['azurerm_resource_group.rg-old'],
  ],
  [
    'but no group that is built here',
    {
      'azurerm_resource_group.main': { values: { name: 'rg-old' } },
      'azurerm_storage_account.s': { values: { resource_group_name: 'rg-old' } },
    },
    [],
  ],
])('%s', (_, sketches, expected) => expect(elsewhere(sketches)).toEqual(expected));

test('what is a part of it is accounted for as that, and nothing calls it for that', () => {
  const { graph, ledger } = understand(plan({ 'azurerm_api_management_api_operation.a': operation('apim-shop') }));
  expect([...graph.nodes.keys()]).toEqual(['azurerm_api_management.apim-shop']);
  expect(graph.edges).toEqual([]);
  expect(ledger.summary).toMatchObject({ total: 1, folded: 1 });
  expect(ledger.implied).toEqual([
    { address: 'azurerm_api_management.apim-shop', proof: 'azurerm_api_management_api_operation.a' },
  ]);
});

describe('a service that is known by its ARN alone', () => {
  const ARN = 'arn:aws:sqs:eu-west-1:123456789012:orders';
  const queues = (sketches: Record<string, Sketch>): string[] =>
    arrowsOf(drawn(sketches)).filter((arrow) => arrow.includes('sqs_queue'));
  const program = (name: string, text: string): Record<string, Sketch> => ({
    'aws_lambda_function.f': { values: { environment: [{ variables: { [name]: text } }] } },
  });

  test('is drawn as existing at the end of the edge that names it', () => {
    const graph = drawn(program('QUEUE_ARN', ARN));
    expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f > aws_sqs_queue.orders']);
    expect(graph.nodes.get('aws_sqs_queue.orders')).toMatchObject({ lookedUp: true, provenance: 'implied' });
  });

  test('feeds the function of an event source', () => {
    const source = { values: { event_source_arn: ARN }, refs: { function_name: 'aws_lambda_function.f' } };
    expect(queues({ 'aws_lambda_function.f': {}, 'aws_lambda_event_source_mapping.m': source })).toEqual([
      'aws_sqs_queue.orders > aws_lambda_function.f',
    ]);
  });

  test.each<[string, Record<string, Sketch>]>([
    ['a pattern of several', program('QUEUES', 'arn:aws:sqs:eu-west-1:123456789012:orders-*')],
    ['an attribute that states no edge', { 'aws_lambda_function.f': { values: { description: ARN } } }],
    ['a text that only contains it', program('NOTE', `see ${ARN}`)],
    ['a name that may be that of a built one', { ...program('QUEUE_ARN', ARN), 'aws_sqs_queue.built': {} }],
  ])('is none by %s', (_, sketches) => {
    expect(queues(sketches)).toEqual([]);
  });

  test('is another one than those whose names are known in part, but differ', () => {
    const [f, q] = plan({ ...program('QUEUE_ARN', ARN), 'aws_sqs_queue.q': {} }).resources;
    const named = (text: string) => [
      f!,
      { ...q!, patterns: [{ path: 'name', text: `${text}${instanceName('var.x')}` }] },
    ];
    const arrowsFor = (text: string) =>
      arrowsOf(understand({ resources: named(text), references: [], warnings: [] }).graph);
    expect(arrowsFor('bills-')).toEqual(['aws_lambda_function.f > aws_sqs_queue.orders']);
    expect(arrowsFor('ord')).toEqual([]);
  });

  test('is the built one of that name', () => {
    const built = { 'aws_sqs_queue.built': { values: { name: 'orders' } } };
    expect(queues({ ...program('QUEUE_ARN', ARN), ...built })).toEqual(['aws_lambda_function.f > aws_sqs_queue.built']);
  });

  test('has the known parts of its name', () => {
    const [stream] = plan({ 'aws_kinesis_firehose_delivery_stream.s': {} }).resources;
    const text = `arn:aws:s3:::logs-${instanceName('data.aws_caller_identity.me')}`;
    const patterns = [{ path: 'extended_s3_configuration.bucket_arn', text }];
    const { graph } = understand({ resources: [{ ...stream!, patterns }], references: [], warnings: [] });
    expect(arrowsOf(graph)).toEqual(['aws_kinesis_firehose_delivery_stream.s > aws_s3_bucket.logs']);
  });
});
