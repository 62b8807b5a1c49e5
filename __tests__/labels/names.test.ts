import fc from 'fast-check';
import { ALLOWED_ATTRIBUTES, MODULE_PURPOSE } from '../../src/catalog/attributes.js';
import { nameAttributesOf } from '../../src/catalog/products.js';
import { TABLES } from '../../src/catalog/tables.js';
import { createNode } from '../../src/graph/create.js';
import type { GraphNode } from '../../src/graph/model.js';
import { numbered } from '../../src/labels/messages.js';
import { nodeOf, sceneOf } from '../layout/scene/graphs.js';

type Sketched = string | (Partial<GraphNode> & { readonly address: string });

/** What is drawn under the title of each of these, all in one box and without boxes round modules. */
function namesAmong(members: readonly Sketched[]): string[] {
  const scene = sceneOf({ inside: { '': members } }, 'none');
  return members.map((member) =>
    nodeOf(scene, typeof member === 'string' ? member : member.address)
      .lines.filter(({ role }) => role === 'name')
      .map(({ text }) => text)
      .join(''),
  );
}

const given = (address: string, attributes: Record<string, string>, more: Partial<GraphNode> = {}) => ({
  address,
  attributes,
  ...more,
});

/** Two instances of a module with everything in it alike, as one node. */
const ofModules = (resource: string) => ({
  address: `module.m["a"].${resource}`,
  count: 2,
  instances: ['a', 'b'].map((key) => `module.m["${key}"].${resource}`),
});

test.each<[string, Sketched, string]>([
  ['AWS: the name in the cloud is the name', given('aws_instance.web', { name: 'shop-web' }), 'shop-web'],
  ['Azure: so it is', given('azurerm_linux_virtual_machine.web', { name: 'vm-shop' }), 'vm-shop'],
  ['Google Cloud: so it is', given('google_compute_instance.web', { name: 'shop-web' }), 'shop-web'],
  ['others: so it is', given('cloudflare_zone.web', { name: 'shop.example' }), 'shop.example'],
  ['without one, the name in the code', 'azurerm_linux_virtual_machine.web', 'web'],
  ['one that tells nothing gives way to the code', given('aws_ecs_cluster.orders', { name: 'main' }), 'orders'],
  ['one that repeats the title, too', given('aws_sqs_queue.orders', { name: 'sqs-queue' }), 'orders'],
  ['but not to a name that tells as little', given('aws_instance.this', { name: 'default' }), 'default'],
  ['nor is a whole sentence a name', given('datadog_monitor.cpu', { name: 'cpu is high '.repeat(6) }), 'cpu'],
  ['a name in the code that tells nothing gives way', given('aws_instance.this', { name: 'web' }), 'web'],
  ['or to the name of the module', 'module.shop.aws_instance.this', 'shop'],
  ['with its key', 'module.shop["eu"].aws_instance.main', 'shop eu'],
  ['or to the next module out', 'module.shop.module.this.aws_instance.this', 'shop'],
  ['or to none, where nothing else is known', 'aws_instance.this', ''],
  ['a key gives way to the name in the cloud', given('aws_instance.web["a"]', { name: 'shop-a' }), 'shop-a'],
  ['a key is without quotes', 'aws_instance.web["a"]', 'web a'],
  ['and without escapes', String.raw`aws_instance.web["a\"\u005db"]`, 'web a"]b'],
  ['a key that is no text stays', 'aws_instance.web[x y]', 'web x y'],
  ['an empty key can be seen', 'aws_instance.web[""]', 'web ""'],
  ['the escape of names is undone', 'aws_instance.-u00e9-t-u00e9-', 'été'],
  ['a number follows the name', 'aws_instance.web[2]', 'web 2'],
  ['the only instance has no number', 'aws_instance.web[0]', 'web'],
  ['nor have several that are one node', { address: 'aws_instance.web["a"]', count: 3 }, 'web'],
  [
    'what only repeats the title gives way to the keys of all',
    {
      address: 'aws_vpc_endpoint.endpoint["ecr"]',
      count: 4,
      instances: ['ecr', 'kms', 's3', 'sts'].map((key) => `aws_vpc_endpoint.endpoint["${key}"]`),
    },
    'ecr, kms, s3 and 1 more',
  ],
  [
    'but not to numbers',
    { address: 'aws_instance.this[0]', count: 2, instances: ['aws_instance.this[0]', 'aws_instance.this[1]'] },
    '',
  ],
  ['and none of their names is that of all', given('aws_instance.web[0]', { name: 'web-0' }, { count: 3 }), 'web'],
  ['the noun of the title beside a key is left out', 'aws_vpc_endpoint.endpoint["ssm"]', 'ssm'],
  ['but not beside a number', 'aws_vpc_endpoint.endpoint[1]', 'endpoint 1'],
  ['it stays where it is all there is', 'aws_vpc_endpoint.endpoint', 'endpoint'],
  ['the noun gives way to the name in the cloud', given('aws_sqs_queue.queue', { name: 'orders' }), 'orders'],
  ['made-up names are none', given('aws_s3_bucket.b["x"]', { bucket: 'terraform-20210708075329318900000003' }), 'b x'],
  [
    'nor is what the provider puts behind a prefix',
    given('aws_lambda_function.f', { function_name: 'metrics-20210708075056362700000001' }),
    'metrics',
  ],
  ['a name prefix ends before its hyphen', given('aws_instance.this', { name: 'shop-web-' }), 'shop-web'],
  [
    'the type knows where its name is',
    given('aws_lambda_function.f["x"]', { function_name: 'place-order' }),
    'place-order',
  ],
  ['and where it is not', given('aws_lambda_permission.p["x"]', { function_name: 'place-order' }), 'p x'],
  ['nor has one whose keys nobody knows', 'aws_instance.web["each"]', 'web'],
  ['nor one of pairs of such keys', 'aws_instance.web["each-each"]', 'web'],
  ['nor one whose key is the answer of a data source', 'aws_instance.web["aws_subnets.ids"]', 'web'],
  ['nor one in such a module', 'module.web["each"].aws_instance.this', 'web'],
  ['several such keys have numbers', 'aws_instance.web["each-1"]', 'web 2'],
  ['networks without a value, too', 'aws_instance.web["198.18.0.0/24"]', 'web 1'],
  ['of several that are one node no key of a module is that of all', ofModules('aws_instance.this'), 'm'],
  ['the mark of a data source is no key', 'aws_instance.web[data]', 'web'],
])('%s', (_, node, name) => {
  expect(namesAmong([node])).toEqual([name]);
});

test.each<[string, Sketched[], string[]]>([
  ['a name that tells nothing tells them apart', ['aws_instance.this', 'aws_instance.main'], ['this', 'main']],
  ['a number where there are several', ['aws_instance.w[0]', 'aws_instance.w[1]'], ['w 0', 'w 1']],
  ['copies in one box', ['aws_instance.w~1', 'aws_instance.w~2'], ['w 1', 'w 2']],
  ['the root keeps its name', ['aws_instance.w', 'module.a.aws_instance.w'], ['w', 'w (a)']],
  ['modules tell apart', ['module.a.aws_instance.w', 'module.b.aws_instance.w'], ['w (a)', 'w (b)']],
  [
    'so do modules further out',
    ['module.a.module.x.aws_instance.w', 'module.b.module.x.aws_instance.w'],
    ['w (a)', 'w (b)'],
  ],
  [
    'a module that is called like its resource',
    ['module.w["eu"].aws_instance.w', 'module.w["us"].aws_instance.w'],
    ['w eu', 'w us'],
  ],
  [
    'the name in the cloud comes first',
    [given('module.a.aws_instance.w', { name: 'w-eu' }), given('module.b.aws_instance.w', { name: 'w-us' })],
    ['w-eu', 'w-us'],
  ],
  [
    'equal names in the cloud are of no use',
    [given('aws_instance.w["a"]', { name: 'same' }), given('aws_instance.w["b"]', { name: 'same' })],
    ['w a', 'w b'],
  ],
  ['two types with one title', ['aws_lb.w', 'aws_alb.w'], ['2: w', '1: w']],
  [
    'a name that is hidden',
    ['aws_instance.ec2_instance', 'aws_instance.ec2_instances'],
    ['1: ec2_instance', '2: ec2_instances'],
  ],
  [
    'a module inside that tells nothing gives way to the one that does',
    ['one', 'two'].map((step) => given(`module.db.module.${step}.module.i.aws_db_instance.this[0]`, { name: 'demo' })),
    ['demo (one)', 'demo (two)'],
  ],
  [
    'a name that repeats the title is nothing beside the module',
    ['module.a.aws_sqs_queue.queue', 'module.b.aws_sqs_queue.queue'],
    ['a', 'b'],
  ],
  [
    'a module that is called like its resource, in another one',
    ['module.x.module.kms.aws_kms_key.kms', 'module.y.module.kms.aws_kms_key.kms'],
    ['kms (x)', 'kms (y)'],
  ],
  ['the same name in both, and in the code', ['module.foo.aws_instance.foo', 'aws_instance.foo'], ['foo (foo)', 'foo']],
  [
    'several that are one node, by the keys that all of them have',
    ['x', 'y'].map((key) => ofModules(`aws_instance.leaf["${key}"]`)),
    ['leaf x', 'leaf y'],
  ],
  [
    'modules that cannot be read, by what they are for',
    [
      given('module.alb.terraform_module.alb', { name: 'shop', [MODULE_PURPOSE]: 'aws/alb' }),
      given('module.vpc.terraform_module.vpc', { name: 'shop', [MODULE_PURPOSE]: 'aws/vpc' }),
    ],
    ['shop', 'shop'],
  ],
  ['other titles', ['aws_sqs_queue.w', 'aws_instance.w'], ['w', 'w']],
])('siblings: %s', (_, members, names) => {
  expect(namesAmong(members)).toEqual(names);
});

test.each<[string, Sketched[], string[]]>([
  ['alone', ['tv_aws_internet.internet'], ['']],
  ['of two clouds', ['tv_aws_internet.internet', 'tv_azurerm_internet.internet'], ['', '']],
  ['with a name', ['tv_aws_users.it', 'tv_azurerm_users.it'], ['it', 'it']],
  ['with two names', ['tv_aws_users.customers', 'tv_gcp_users.staff'], ['customers', 'staff']],
  ['of one cloud', ['tv_aws_users.users', 'tv_aws_users.staff'], ['', 'staff']],
])('who is outside, %s, is called by no address', (_, members, names) => {
  expect(namesAmong(members)).toEqual(names);
});

test('names that are cut before they differ are numbered from 1 on', () => {
  const long = 'a-name-of-many-words-'.repeat(10);
  const [first, second] = namesAmong([`aws_instance.${long}1`, `aws_instance.${long}2`]);
  expect(first).toContain(numbered(1, ''));
  expect(second).toContain(numbered(2, ''));
});

test('in different boxes the same name is no trouble', () => {
  const scene = sceneOf({
    inside: {
      '': ['aws_vpc.a', 'aws_vpc.b'],
      'aws_vpc.a': ['aws_instance.w~1'],
      'aws_vpc.b': ['aws_instance.w~2'],
    },
  });
  for (const copy of ['aws_instance.w~1', 'aws_instance.w~2']) expect(nodeOf(scene, copy).lines.at(-1)?.text).toBe('w');
});

test('a box leaves out what the box around it is called, with and without its noun', () => {
  const named = (address: string, name: string) => ({ address, attributes: { name } });
  const scene = sceneOf({
    inside: {
      '': [named('aws_vpc.v', 'shop-dev-vpc')],
      'aws_vpc.v': [named('aws_subnet.a', 'shop-dev-app-subnet'), named('aws_subnet.b', 'shop-dev-vpc-data')],
    },
  });
  const titles = scene.items.flatMap((item) => (item.kind === 'box' ? [item.title.text] : []));
  expect(titles).toEqual(['AWS Cloud', 'VPC shop-dev', 'Subnet app', 'Subnet data']);
});

test('no two siblings have the same captions, whatever they are called, and none lacks a name without need', () => {
  const word = fc.constantFrom('this', 'main', 'web', 'a', 'instance', 'queue', 's', `long-${'name-'.repeat(20)}`);
  const key = fc.constantFrom('', '[0]', '[1]', '["a"]', '["web"]', '[a]', '[""]', '[data]');
  const module = fc.constantFrom('', 'module.a.', 'module.a[0].', 'module.this.', 'module.a.module.this.');
  const copy = fc.constantFrom('', '~1', '~2');
  const type = fc.constantFrom('aws_instance', 'aws_sqs_queue', 'aws_vpc', 'aws_subnet', 'aws_lb', 'aws_alb');
  const address = fc.tuple(module, type, word, key, copy).map(([m, t, n, k, c]) => `${m}${t}.${n}${k}${c}`);
  const node = fc.record({
    address,
    attributes: fc.oneof(fc.constant({}), fc.record({ name: word })),
    count: fc.constantFrom(1, 1, 3),
  });
  const siblings = fc.uniqueArray(node, { selector: (each) => each.address, maxLength: 12 });
  fc.assert(
    fc.property(siblings, fc.constantFrom('auto', 'all', 'none'), (members, modules) => {
      const { items } = sceneOf({ inside: { '': members.map(createNode) } }, modules);
      const seen = new Set<string>();
      for (const item of items) {
        const words = item.kind === 'box' ? item.title.text : item.lines.map(({ text }) => text).join('\n');
        expect(seen).not.toContain(`${item.parent} ${words}`);
        seen.add(`${item.parent} ${words}`);
      }
    }),
    { numRuns: 300 },
  );
});

/** Names that others call a thing by and that nobody is shown: of other types the attribute is somebody's account. */
const KEPT_INSIDE = ['account_id'];

test('every attribute that may hold a name is on the allow-list, but for those that stay inside', () => {
  const attributes = new Set(TABLES.flatMap((table) => Object.keys(table).flatMap(nameAttributesOf)));
  expect(attributes.size).toBeGreaterThan(2);
  expect([...attributes].filter((name) => !ALLOWED_ATTRIBUTES.includes(name))).toEqual(KEPT_INSIDE);
});
