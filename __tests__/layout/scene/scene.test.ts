import fc from 'fast-check';
import { isAddress } from '../../../src/graph/address.js';
import { present } from '../../../src/labels/index.js';
import { resourceCount } from '../../../src/labels/messages.js';
import { graphOf, nodeOf, outline, type Sketch, sceneOf } from './graphs.js';

test('each cloud has its box; actors and other providers stay outside, in front', () => {
  const scene = sceneOf({
    inside: {
      '': [
        'google_sql_database_instance.a',
        'aws_vpc.core',
        'tv_aws_users.users',
        'azurerm_resource_group.a',
        'datadog_monitor.a',
      ],
      'aws_vpc.core': ['aws_instance.web', 'aws_instance.web[10]', 'aws_instance.web[2]'],
    },
  });
  expect(outline(scene)).toEqual([
    'tv_aws_users.users',
    'strip:monitoring|',
    '  datadog_monitor.a',
    'cloud:aws',
    '  aws_vpc.core',
    '    aws_instance.web',
    '    aws_instance.web[2]',
    '    aws_instance.web[10]',
    'cloud:azure',
    '  azurerm_resource_group.a',
    'cloud:google',
    '  google_sql_database_instance.a',
  ]);
});

test('a graph of other providers only has no cloud', () => {
  expect(outline(sceneOf({ inside: { '': ['datadog_monitor.a', 'random_pet.b'] } }))).toEqual([
    'random_pet.b',
    'strip:monitoring|',
    '  datadog_monitor.a',
  ]);
});

test.each<[string, Sketch['inside'][string], string[]]>([
  [
    'two of a module get a box',
    ['module.a.aws_instance.x', 'module.a.aws_instance.y', 'aws_instance.z'],
    ['aws_instance.z', 'module:cloud:aws|module.a', '  module.a.aws_instance.x', '  module.a.aws_instance.y'],
  ],
  [
    'one of a module gets none',
    ['module.a.aws_instance.x', 'aws_instance.z'],
    ['aws_instance.z', 'module.a.aws_instance.x'],
  ],
  [
    'a box round everything is left out',
    ['module.a.aws_instance.x', 'module.a.aws_instance.y'],
    ['module.a.aws_instance.x', 'module.a.aws_instance.y'],
  ],
  [
    'modules nest',
    [
      'aws_instance.z',
      'module.a.aws_instance.x',
      'module.a.module.b.aws_instance.x',
      'module.a.module.b.aws_instance.y',
    ],
    [
      'aws_instance.z',
      'module:cloud:aws|module.a',
      '  module.a.aws_instance.x',
      '  module:cloud:aws|module.a.module.b',
      '    module.a.module.b.aws_instance.x',
      '    module.a.module.b.aws_instance.y',
    ],
  ],
  [
    'a module that only holds another one is one box with it',
    ['aws_instance.z', 'module.a.module.b.aws_instance.x', 'module.a.module.b.aws_instance.y'],
    [
      'aws_instance.z',
      'module:cloud:aws|module.a.module.b',
      '  module.a.module.b.aws_instance.x',
      '  module.a.module.b.aws_instance.y',
    ],
  ],
  [
    'instances of a module are modules',
    ['module.a[0].aws_instance.x', 'module.a[0].aws_instance.y', 'module.a[1].aws_instance.x'],
    [
      'module:cloud:aws|module.a[0]',
      '  module.a[0].aws_instance.x',
      '  module.a[0].aws_instance.y',
      'module.a[1].aws_instance.x',
    ],
  ],
  [
    'a container stays beside the box',
    ['module.a.aws_instance.x', 'module.a.aws_instance.y', 'module.a.aws_vpc.v'],
    ['module:cloud:aws|module.a', '  module.a.aws_instance.x', '  module.a.aws_instance.y', 'module.a.aws_vpc.v'],
  ],
])('modules: %s', (_, members, expected) => {
  const scene = sceneOf({ inside: { '': members } });
  expect(outline(scene)).toEqual(['cloud:aws', ...expected.map((line) => `  ${line}`)]);
});

test('titles of module boxes say as little of the way from the box around them as tells them apart', () => {
  const members = ['aws_instance.z', 'module.a.module.b["x"].aws_instance.x', 'module.a.module.b["x"].aws_instance.y'];
  const titles = sceneOf({ inside: { '': members } }).items.flatMap((item) =>
    item.kind === 'box' ? item.title.text : [],
  );
  expect(titles).toEqual(['AWS Cloud', 'Module b x']);
});

test('public subnets come before private ones and those before others; the rest keeps its place', () => {
  const inside = {
    '': ['aws_vpc.v'],
    'aws_vpc.v': [
      'aws_instance.a',
      'aws_subnet.data',
      'aws_subnet.nat',
      'aws_subnet.private',
      'aws_subnet.public',
      'aws_vpn_gateway.z',
    ],
    'aws_subnet.nat': ['aws_nat_gateway.n'],
  };
  expect(outline(sceneOf({ inside })).map((text) => text.trim())).toEqual([
    'cloud:aws',
    'aws_vpc.v',
    'aws_instance.a',
    'aws_subnet.nat',
    'aws_nat_gateway.n',
    'aws_subnet.public',
    'aws_subnet.private',
    'aws_subnet.data',
    'aws_vpn_gateway.z',
  ]);
});

test('without modules there are no module boxes', () => {
  const scene = sceneOf(
    { inside: { '': ['module.a.aws_instance.x', 'module.a.aws_instance.y', 'aws_instance.z'] } },
    'none',
  );
  expect(scene.items.map(({ id }) => id)).not.toContainEqual(expect.stringMatching(/^module:/));
});

test('edges: solid where planned, dashed where assumed or implied, labelled', () => {
  const { edges } = sceneOf({
    inside: { '': ['aws_instance.a', 'aws_instance.b', 'aws_instance.c'] },
    edges: [
      ['aws_instance.a', 'aws_instance.b', { label: '443', twoWay: true }],
      ['aws_instance.a', 'aws_instance.c', { provenance: 'assumed' }],
      ['aws_instance.b', 'aws_instance.c', { provenance: 'implied' }],
    ],
  });
  expect(edges.map(({ dashed, twoWay, label }) => [dashed, twoWay, label?.text ?? null])).toEqual([
    [false, true, '443'],
    [true, false, null],
    [true, false, null],
  ]);
});

test('the description counts resources: copies once, instances each, zones and actors not; the heading does not', () => {
  const inside = {
    '': ['tv_aws_users.users', 'aws_vpc.core', { address: 'aws_instance.many', count: 4 }],
    'aws_vpc.core': ['aws_az.a', 'aws_instance.web~1', 'aws_instance.web~2'],
  };
  expect(present(graphOf({ title: 'Shop', inside }), { modules: 'all' }).subtitle).toBe(resourceCount(6, 6));
  expect(sceneOf({ title: 'Shop', inside })).toMatchObject({ title: { text: 'Shop' }, subtitle: null });
  expect(sceneOf({ inside })).toMatchObject({ title: null, subtitle: null });
});

test('containers nest as deep as the input likes', () => {
  const inside: Record<string, string[]> = { '': ['aws_group.g0'] };
  for (let i = 0; i < 20_000; i++) inside[`aws_group.g${i}`] = [`aws_group.g${i + 1}`];
  expect(sceneOf({ inside }).items).toHaveLength(20_002);
});

test('every node of the graph is in the scene once, after the box it is in; made-up ids are no addresses', () => {
  const module = fc.constantFrom('', 'module.a.', 'module.a.module.b.', 'module.c[1].');
  const type = fc.constantFrom('aws_instance', 'tv_aws_users', 'azurerm_subnet', 'random_pet');
  const address = fc.tuple(module, type, fc.nat(30)).map(([m, t, n]) => `${m}${t}.n${n}`);
  const inside = fc.record({
    '': fc.uniqueArray(address).map((found) => ['aws_vpc.v', ...found]),
    'aws_vpc.v': fc.uniqueArray(address).map((found) => found.map((text) => `${text}x`)),
  });
  fc.assert(
    fc.property(inside, fc.constantFrom('auto', 'all', 'none'), (sketch, modules) => {
      const { items } = sceneOf({ inside: sketch }, modules);
      const seen = new Set<string | null>([null]);
      for (const { id, parent } of items) {
        expect(seen).toContain(parent);
        expect(seen).not.toContain(id);
        seen.add(id);
      }
      const given = new Set([...sketch[''], ...sketch['aws_vpc.v']]);
      const own = items.map(({ id }) => id).filter(isAddress);
      const inLines = items.flatMap((item) => (item.kind === 'box' && item.folded ? [item.count ?? 1] : []));
      expect(own.filter((id) => !given.has(id))).toEqual([]);
      expect(inLines.reduce((sum, count) => sum + count, own.length)).toBe(given.size);
    }),
  );
});

test('ten thousand nodes in fifty modules', () => {
  const members = Array.from({ length: 10_000 }, (_, i) => `module.m${i % 50}.aws_instance.n[${i}]`);
  const scene = sceneOf({ inside: { '': members } });
  expect(nodeOf(scene, 'module.m0.aws_instance.n[0]').lines).not.toHaveLength(0);
});
