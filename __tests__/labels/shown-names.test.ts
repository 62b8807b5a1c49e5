import { createGraph, createNode } from '../../src/graph/create.js';
import { titleOf } from '../../src/labels/box-title.js';
import { namesOf } from '../../src/labels/names.js';
import { nameContextOf } from '../../src/labels/words.js';

const context = nameContextOf(createGraph({ nodes: [], edges: [] }));

const firstNameOf = (address: string, title: string, attributes: Record<string, string>, count = 1): string =>
  namesOf(createNode({ address, type: address.split('.').at(-2) as string, parent: null, attributes, count }), {
    title,
    context,
    enclosingNames: [],
  })[0] as string;

test.each<[string, string, string, Record<string, string>, string]>([
  ['prefers the known part of a name', 'aws_s3_bucket.x', 'S3 bucket', { name_shown: '…-cache', name: 'tag' }, 'cache'],
  ['leaves out a gap in the middle', 'aws_s3_bucket.x', 'S3 bucket', { name_shown: '…-shop-…-orders…' }, 'shop-orders'],
  ['keeps a gap within a word', 'aws_s3_bucket.x', 'S3 bucket', { name_shown: 'shop…orders' }, 'shop…orders'],
  [
    'keeps the host of a partly known domain',
    'aws_s3_bucket.x',
    'S3 bucket',
    { name_shown: 'admin.….shop.com' },
    'admin',
  ],
  ['leaves out a hash', 'aws_s3_bucket.x', 'S3 bucket', { name: 'key-41fc917d2090bbc15a93c7575f95efa7' }, 'key'],
  ['shows a known name of digits', 'aws_account.x', 'AWS account', { name: '417293840561' }, '417293840561'],
  [
    'prefers the name in the code to a known part without words',
    'aws_subnet.orders',
    'Subnet',
    { name_shown: '…-0' },
    'orders',
  ],
  [
    'ignores a known part that only repeats the type',
    'azurerm_virtual_network.hub',
    'Virtual network',
    { name_shown: 'vnet-…' },
    'hub',
  ],
  [
    'ignores a known part that only names type and environment',
    'azurerm_windows_virtual_machine.jumphost',
    'Virtual machine',
    { name_shown: 'vm-…-dev' },
    'jumphost',
  ],
  [
    'prefers type and environment to an uninformative name in the code',
    'azurerm_resource_group.default',
    'Resource group',
    { name_shown: 'rg-…-dev' },
    'rg-dev',
  ],
  [
    'shows no name if only the type is known',
    'azurerm_resource_group.default',
    'Resource group',
    { name_shown: 'rg-…' },
    '',
  ],
  [
    'prefers the shown name to other name attributes',
    'google_compute_global_forwarding_rule.x',
    'Global load balancer',
    { name_shown: 'shop', name: 'rule' },
    'shop',
  ],
  [
    'prefers the family of a task to its tag',
    'aws_ecs_task_definition.x',
    'ECS task definition',
    { family: 'web-alone', name: 'web' },
    'web-alone',
  ],
  [
    'prefers a domain to its module',
    'module.mail.aws_ses_domain_identity.this',
    'SES domain',
    { domain: 'shop.example' },
    'shop.example',
  ],
  ['an uninformative word with the type is no name', 'azurerm_key_vault.example_key_vault', 'Key Vault', {}, ''],
  [
    'an informative word with the type is a name',
    'azurerm_key_vault.orders_key_vault',
    'Key Vault',
    {},
    'orders_key_vault',
  ],
])('%s', (_, address, title, attributes, expected) => {
  expect(firstNameOf(address, title, attributes)).toBe(expected);
});

test('several resources in one node have the name that all share, not that of the first', () => {
  expect(firstNameOf('aws_instance.web', 'EC2 instance', { name: 'web-1' }, 3)).toBe('web');
  expect(firstNameOf('aws_instance.web', 'EC2 instance', { name: 'hello', name_shown: 'hello' }, 3)).toBe('hello');
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
  [['aws_s3_bucket.orders', 'aws_sqs_queue.jobs'], 'shop'],
  [['aws_s3_bucket.orders', 'aws_s3_bucket.jobs', 'aws_s3_bucket.news'], 'shop'],
])('a part that the names of three types share is not a name: %j', (addresses, expected) => {
  const nodes = addresses.map((address) =>
    createNode({ address, parent: null, attributes: { name_shown: '…-shop-…' } }),
  );
  const common = nameContextOf(createGraph({ nodes, edges: [] }));
  expect(namesOf(nodes[0]!, { title: 'S3 bucket', context: common, enclosingNames: [] })[0]).toBe(expected);
});
