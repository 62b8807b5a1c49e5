import fc from 'fast-check';
import { ALLOWED_ATTRIBUTES, MODULE_PURPOSE } from '../../src/catalog/attributes.js';
import { nameAttributesOf } from '../../src/catalog/products.js';
import { TABLES } from '../../src/catalog/tables.js';
import { createNode } from '../../src/graph/create.js';
import type { GraphNode } from '../../src/graph/model.js';
import { nodeOf, sceneOf } from '../layout/scene/graphs.js';

type Sketched = string | (Partial<GraphNode> & { readonly address: string });

/** Returns the name lines of icons in one box, without boxes around modules. */
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
  ['AWS: prefers the name in the cloud', given('aws_instance.web', { name: 'shop-web' }), 'shop-web'],
  ['Azure: prefers the name in the cloud', given('azurerm_linux_virtual_machine.web', { name: 'vm-shop' }), 'vm-shop'],
  [
    'Google Cloud: prefers the name in the cloud',
    given('google_compute_instance.web', { name: 'shop-web' }),
    'shop-web',
  ],
  [
    'other providers: prefers the name in the cloud',
    given('cloudflare_zone.web', { name: 'shop.example' }),
    'shop.example',
  ],
  ['takes the name in the code if there is none in the cloud', 'azurerm_linux_virtual_machine.web', 'web'],
  [
    'takes the name in the code if that in the cloud is uninformative',
    given('aws_ecs_cluster.orders', { name: 'main' }),
    'orders',
  ],
  [
    'takes the name in the code if that in the cloud repeats the title',
    given('aws_sqs_queue.orders', { name: 'sqs-queue' }),
    'orders',
  ],
  ['takes the name in the cloud if both are uninformative', given('aws_instance.this', { name: 'default' }), 'default'],
  ['ignores a sentence as name in the cloud', given('datadog_monitor.cpu', { name: 'cpu is high '.repeat(6) }), 'cpu'],
  [
    'prefers the name in the cloud to an uninformative one in the code',
    given('aws_instance.this', { name: 'web' }),
    'web',
  ],
  ['takes the name of the module if that of the resource is uninformative', 'module.shop.aws_instance.this', 'shop'],
  ['takes the name of the module with its key', 'module.shop["eu"].aws_instance.main', 'shop eu'],
  ['takes the name of the next informative module', 'module.shop.module.this.aws_instance.this', 'shop'],
  ['shows no name if only an uninformative one is known', 'aws_instance.this', ''],
  ['prefers the name in the cloud to name and key', given('aws_instance.web["a"]', { name: 'shop-a' }), 'shop-a'],
  ['a key is without quotes', 'aws_instance.web["a"]', 'web a'],
  ['a key is without escapes', String.raw`aws_instance.web["a\"\u005db"]`, 'web a"]b'],
  ['a key that is not quoted is unchanged', 'aws_instance.web[x y]', 'web x y'],
  ['an empty key is shown with quotes', 'aws_instance.web[""]', 'web ""'],
  ['a name is without escapes', 'aws_instance.-u00e9-t-u00e9-', 'été'],
  ['a number follows the name', 'aws_instance.web[2]', 'web 2'],
  ['the only instance has no number', 'aws_instance.web[0]', 'web'],
  ['several instances in one node have no key', { address: 'aws_instance.web["a"]', count: 3 }, 'web'],
  [
    'lists the keys of all instances if the name repeats the title',
    {
      address: 'aws_vpc_endpoint.endpoint["ecr"]',
      count: 4,
      instances: ['ecr', 'kms', 's3', 'sts'].map((key) => `aws_vpc_endpoint.endpoint["${key}"]`),
    },
    'ecr, kms, s3 and 1 more',
  ],
  [
    'lists no numbers of instances',
    { address: 'aws_instance.this[0]', count: 2, instances: ['aws_instance.this[0]', 'aws_instance.this[1]'] },
    '',
  ],
  ['takes no cloud name for several instances', given('aws_instance.web[0]', { name: 'web-0' }, { count: 3 }), 'web'],
  ['omits a name that repeats the noun of the title before a key', 'aws_vpc_endpoint.endpoint["ssm"]', 'ssm'],
  ['keeps a name that repeats the noun before a number', 'aws_vpc_endpoint.endpoint[1]', 'endpoint 1'],
  ['keeps a name that repeats the noun if there is no other', 'aws_vpc_endpoint.endpoint', 'endpoint'],
  [
    'prefers the name in the cloud to one that repeats the noun',
    given('aws_sqs_queue.queue', { name: 'orders' }),
    'orders',
  ],
  [
    'ignores names made up by the provider',
    given('aws_s3_bucket.b["x"]', { bucket: 'terraform-20210708075329318900000003' }),
    'b x',
  ],
  [
    'omits the suffix that the provider appends to a prefix',
    given('aws_lambda_function.f', { function_name: 'metrics-20210708075056362700000001' }),
    'metrics',
  ],
  ['a name prefix ends before its hyphen', given('aws_instance.this', { name: 'shop-web-' }), 'shop-web'],
  [
    'the name attribute depends on the type',
    given('aws_lambda_function.f["x"]', { function_name: 'place-order' }),
    'place-order',
  ],
  [
    'a reference to another name is no name',
    given('aws_lambda_permission.p["x"]', { function_name: 'place-order' }),
    'p x',
  ],
  ['a placeholder for unknown keys is no key', 'aws_instance.web["each"]', 'web'],
  ['a pair of placeholders is no key', 'aws_instance.web["each-each"]', 'web'],
  ['a placeholder for the result of a data source is no key', 'aws_instance.web["aws_subnets.ids"]', 'web'],
  ['a placeholder key of a module is no key', 'module.web["each"].aws_instance.this', 'web'],
  ['several placeholder keys are numbered', 'aws_instance.web["each-1"]', 'web 2'],
  ['placeholder networks are numbered', 'aws_instance.web["198.18.0.0/24"]', 'web 1'],
  ['several instances in one node have no key of their modules', ofModules('aws_instance.this'), 'm'],
  ['the mark of a data source is no key', 'aws_instance.web[data]', 'web'],
])('%s', (_, node, name) => {
  expect(namesAmong([node])).toEqual([name]);
});

test.each<[string, Sketched[], string[]]>([
  ['uninformative names that differ', ['aws_instance.this', 'aws_instance.main'], ['this', 'main']],
  ['numbers of several instances', ['aws_instance.w[0]', 'aws_instance.w[1]'], ['w 0', 'w 1']],
  ['copies in one box', ['aws_instance.w~1', 'aws_instance.w~2'], ['w 1', 'w 2']],
  ['a resource of the root module keeps its name', ['aws_instance.w', 'module.a.aws_instance.w'], ['w', 'w (a)']],
  ['names of modules', ['module.a.aws_instance.w', 'module.b.aws_instance.w'], ['w (a)', 'w (b)']],
  [
    'names of outer modules',
    ['module.a.module.x.aws_instance.w', 'module.b.module.x.aws_instance.w'],
    ['w (a)', 'w (b)'],
  ],
  [
    'a module named like its resource',
    ['module.w["eu"].aws_instance.w', 'module.w["us"].aws_instance.w'],
    ['w eu', 'w us'],
  ],
  [
    'different names in the cloud',
    [given('module.a.aws_instance.w', { name: 'w-eu' }), given('module.b.aws_instance.w', { name: 'w-us' })],
    ['w-eu', 'w-us'],
  ],
  [
    'equal names in the cloud',
    [given('aws_instance.w["a"]', { name: 'same' }), given('aws_instance.w["b"]', { name: 'same' })],
    ['w a', 'w b'],
  ],
  ['two types with one title', ['aws_lb.w', 'aws_alb.w'], ['w 2', 'w 1']],
  [
    'names that both repeat the title',
    ['aws_instance.ec2_instance', 'aws_instance.ec2_instances'],
    ['instance', 'instances'],
  ],
  [
    'the module in which they differ',
    ['one', 'two'].map((step) => given(`module.db.module.${step}.module.i.aws_db_instance.this[0]`, { name: 'demo' })),
    ['demo (one)', 'demo (two)'],
  ],
  [
    'the module instead of a name that repeats the title',
    ['module.a.aws_sqs_queue.queue', 'module.b.aws_sqs_queue.queue'],
    ['a', 'b'],
  ],
  [
    'outer modules of a module named like its resource',
    ['module.x.module.kms.aws_kms_key.kms', 'module.y.module.kms.aws_kms_key.kms'],
    ['kms (x)', 'kms (y)'],
  ],
  [
    'a module and resources of the same name',
    ['module.foo.aws_instance.foo', 'aws_instance.foo'],
    ['foo (foo)', 'foo'],
  ],
  [
    'the common keys of several instances in one node',
    ['x', 'y'].map((key) => ofModules(`aws_instance.leaf["${key}"]`)),
    ['leaf x', 'leaf y'],
  ],
  [
    'unread modules by their purpose',
    [
      given('module.alb.terraform_module.alb', { name: 'shop', [MODULE_PURPOSE]: 'aws/alb' }),
      given('module.vpc.terraform_module.vpc', { name: 'shop', [MODULE_PURPOSE]: 'aws/vpc' }),
    ],
    ['shop', 'shop'],
  ],
  ['equal names with different titles', ['aws_sqs_queue.w', 'aws_instance.w'], ['w', 'w']],
])('siblings are distinguished: %s', (_, members, names) => {
  expect(namesAmong(members)).toEqual(names);
});

test.each<[string, Sketched[], string[]]>([
  ['alone', ['tv_aws_internet.internet'], ['']],
  ['of two clouds', ['tv_aws_internet.internet', 'tv_azurerm_internet.internet'], ['', '']],
  ['with a name', ['tv_aws_users.it', 'tv_azurerm_users.it'], ['it', 'it']],
  ['with two names', ['tv_aws_users.customers', 'tv_gcp_users.staff'], ['customers', 'staff']],
  ['of one cloud', ['tv_aws_users.users', 'tv_aws_users.staff'], ['', 'staff']],
])('external actors, %s, are not named by their address', (_, members, names) => {
  expect(namesAmong(members)).toEqual(names);
});

const LONG = 'a-name-of-many-words-'.repeat(10);

test('names that are cut before they differ keep the words in which they differ', () => {
  expect(namesAmong([`aws_instance.${LONG}orders`, `aws_instance.${LONG}bills`])).toEqual(['orders', 'bills']);
});

test('names that only differ by a number lose their last words', () => {
  const names = namesAmong([`aws_instance.${LONG}1`, `aws_instance.${LONG}2`]);
  expect(names.map((name) => name.slice(-2))).toEqual([' 1', ' 2']);
  expect(names.every((name) => name.startsWith('a-name-of-many-words'))).toBe(true);
});

test('icons in different boxes may have the same name', () => {
  const scene = sceneOf({
    inside: {
      '': ['aws_vpc.a', 'aws_vpc.b'],
      'aws_vpc.a': ['aws_instance.w~1'],
      'aws_vpc.b': ['aws_instance.w~2'],
    },
  });
  for (const copy of ['aws_instance.w~1', 'aws_instance.w~2']) expect(nodeOf(scene, copy).lines.at(-1)?.text).toBe('w');
});

test('a box omits the name of the enclosing box, with and without its noun', () => {
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

test('no two siblings have the same captions', () => {
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

/** Names by which resources refer to each other and that are never shown: in other types, the attribute is an account. */
const NOT_SHOWN = ['account_id'];

test('every name attribute is on the allow-list, except those that are never shown', () => {
  const attributes = new Set(TABLES.flatMap((table) => Object.keys(table).flatMap(nameAttributesOf)));
  expect(attributes.size).toBeGreaterThan(2);
  expect([...attributes].filter((name) => !ALLOWED_ATTRIBUTES.includes(name))).toEqual(NOT_SHOWN);
});
