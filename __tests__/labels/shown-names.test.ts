import { createGraph, createNode } from '../../src/graph/create.js';
import { titleOf } from '../../src/labels/box-title.js';
import { namesOf } from '../../src/labels/names.js';
import { nameContextOf } from '../../src/labels/words.js';

const context = nameContextOf(createGraph({ nodes: [], edges: [] }));

const calledOf = (address: string, title: string, attributes: Record<string, string>, count = 1): string =>
  namesOf(createNode({ address, type: address.split('.').at(-2) as string, parent: null, attributes, count }), {
    title,
    context,
    enclosingNames: [],
  })[0] as string;

test.each<[string, string, string, Record<string, string>, string]>([
  [
    'what is known of a name comes first',
    'aws_s3_bucket.x',
    'S3 bucket',
    { name_shown: '…-cache', name: 'tag' },
    '…-cache',
  ],
  [
    'not where it says the kind alone',
    'azurerm_virtual_network.hub',
    'Virtual network',
    { name_shown: 'vnet-…' },
    'hub',
  ],
  [
    'nor the environment',
    'azurerm_windows_virtual_machine.jumphost',
    'Virtual machine',
    { name_shown: 'vm-…-dev' },
    'jumphost',
  ],
  [
    'unless the code says nothing',
    'azurerm_resource_group.default',
    'Resource group',
    { name_shown: 'rg-…-dev' },
    'rg-…-dev',
  ],
  ['a kind alone never', 'azurerm_resource_group.default', 'Resource group', { name_shown: 'rg-…' }, ''],
  [
    'the name of a part',
    'google_compute_global_forwarding_rule.x',
    'Global load balancer',
    { name_shown: 'shop', name: 'rule' },
    'shop',
  ],
  [
    'the family of a task before its tag',
    'aws_ecs_task_definition.x',
    'ECS task definition',
    { family: 'web-alone', name: 'web' },
    'web-alone',
  ],
  [
    'a domain before its module',
    'module.mail.aws_ses_domain_identity.this',
    'SES domain',
    { domain: 'shop.example' },
    'shop.example',
  ],
  ['the kind and nothing is no name', 'azurerm_key_vault.example_key_vault', 'Key Vault', {}, ''],
  ['the kind and something is one', 'azurerm_key_vault.orders_key_vault', 'Key Vault', {}, 'orders_key_vault'],
])('%s', (_, address, title, attributes, expected) => {
  expect(calledOf(address, title, attributes)).toBe(expected);
});

test('several are called by the one name of all, not by that of the first', () => {
  expect(calledOf('aws_instance.web', 'EC2 instance', { name: 'web-1' }, 3)).toBe('web');
  expect(calledOf('aws_instance.web', 'EC2 instance', { name: 'hello', name_shown: 'hello' }, 3)).toBe('hello');
});

test.each([
  ['google_compute_network', 'orders-network', 'VPC network orders-network'],
  ['azurerm_virtual_network', 'orders-network', 'Virtual network orders-network'],
  ['azurerm_virtual_network', 'virtual_network_orders', 'Virtual network orders'],
  ['aws_vpc', 'orders-vpc', 'VPC orders'],
  ['aws_vpc', 'test-vpc', 'VPC test-vpc'],
])('title of %s %s', (type, name, expected) => {
  expect(titleOf(type, type, name)).toBe(expected);
});

test.each([
  [['aws_s3_bucket.orders', 'aws_sqs_queue.jobs', 'aws_sns_topic.news'], 'orders'],
  [['aws_s3_bucket.orders', 'aws_sqs_queue.jobs'], '…-shop-…'],
  [['aws_s3_bucket.orders', 'aws_s3_bucket.jobs', 'aws_s3_bucket.news'], '…-shop-…'],
])('the part that names of three kinds have in common is the name of none: %j', (addresses, called) => {
  const nodes = addresses.map((address) =>
    createNode({ address, parent: null, attributes: { name_shown: '…-shop-…' } }),
  );
  const common = nameContextOf(createGraph({ nodes, edges: [] }));
  expect(namesOf(nodes[0]!, { title: 'S3 bucket', context: common, enclosingNames: [] })[0]).toBe(called);
});
