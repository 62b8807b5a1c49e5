/** Each mark in the smallest pair of graphs that has it. */
import { compare } from '../../src/diff/index.js';
import type { Revision, Statements } from '../../src/diff/model.js';
import type { Resource } from '../../src/graph/inventory.js';
import { type Extra, marksOf, said, side } from './support.js';

const DB = 'aws_db_instance.db';
/** A side that is in one region, which is no box there. */
const allIn = (region: string, one: Revision): Revision => ({
  ...one,
  graph: { ...one.graph, within: { aws: [region] } },
});

const of = (address: string, node: NonNullable<Extra['nodes']>[string]): Extra => ({ nodes: { [address]: node } });
const instancesOf = (...instances: string[]): Revision => {
  const first = instances[0] as string;
  return side(first, [], of(first, instances.length > 1 ? { count: instances.length, instances } : {}));
};
const web = (...keys: string[]): Revision => instancesOf(...keys.map((key) => `aws_instance.web["${key}"]`));
const numbered = (...numbers: number[]): Revision =>
  instancesOf(...numbers.map((number) => `aws_instance.web[${number}]`));
const MOVED = said({ 'module.a': 'module.b', 'aws_vpc.main': 'aws_vpc.net' });

const TABLE: readonly (readonly [string, Revision, Revision, readonly string[], Statements?])[] = [
  ['new', side(''), side(DB), [`${DB}: create`]],
  ['gone', side(DB), side(''), [`${DB}: delete`]],
  ['looked up from now on', side(''), side(DB, [], of(DB, { lookedUp: true })), []],
  ['not looked up any more', side(DB, [], of(DB, { lookedUp: true })), side(''), []],
  [
    'gone with its box',
    side('aws_vpc.v\n  aws_lb.a'),
    side(''),
    ['aws_lb.a in aws_vpc.v: delete', 'aws_vpc.v: delete'],
  ],
  ['no longer managed', side(DB), side(''), [`${DB}: forget`], said({}, [DB])],
  [
    'no longer managed, of a module',
    side(`module.m[0].${DB}[1]`),
    side(''),
    [`module.m[0].${DB}[1]: forget`],
    said({}, ['module.m']),
  ],
  ['no longer managed, another one', side(DB), side(''), [`${DB}: delete`], said({}, ['aws_db_instance.other'])],
  ['taken over', side(''), side(DB), [`${DB}: import`], said({}, [], [DB])],
  ['taken over long ago', side(DB), side(DB), [], said({}, [], [DB])],
  [
    'of another size',
    side(DB, [], of(DB, { attributes: { engine: 'e', instance_class: 's', port: '1' } })),
    side(DB, [], of(DB, { attributes: { engine: 'e', instance_class: 'l', allocated_storage: '5' } })),
    [
      `${DB}: update {"values":[{"name":"allocated_storage","before":null,"after":"5"},{"name":"instance_class","before":"s","after":"l"},{"name":"port","before":"1","after":null}]}`,
    ],
  ],
  [
    'of another name',
    side(DB, [], of(DB, { attributes: { identifier: 'a' } })),
    side(DB, [], of(DB, { attributes: { identifier: 'b' } })),
    [],
  ],
  [
    'public now',
    side('aws_subnet.s', [], of('aws_subnet.s', { attributes: { access: 'private' } })),
    side('aws_subnet.s', [], of('aws_subnet.s', { attributes: { access: 'public' } })),
    ['aws_subnet.s: update {"values":[{"name":"access","before":"private","after":"public"}]}'],
  ],
  ['built, not looked up', side(DB, [], of(DB, { lookedUp: true })), side(DB), [`${DB}: update`]],
  [
    'planned in another way only',
    side(DB, [], of(DB, { provenance: 'assumed', change: 'create', steps: [1] })),
    side(DB),
    [],
  ],
  [
    'another number',
    side(DB, [], of(DB, { count: 2 })),
    side(DB, [], of(DB, { count: 3 })),
    [`${DB}: update {"countBefore":2}`],
  ],
  ['a number that nobody knows', side(DB, [], of(DB, { countUnknown: true })), side(DB, [], of(DB, { count: 3 })), []],
  ['more instances', web('a', 'b'), web('a', 'b', 'c'), ['aws_instance.web["c"]: create']],
  [
    'the first instance gone, and a new one',
    web('a', 'b', 'c'),
    web('b', 'c', 'd'),
    [
      'aws_instance.web["a"]: delete {"looksLike":"aws_instance.web[\\"d\\"]"}',
      'aws_instance.web["d"]: create {"looksLike":"aws_instance.web[\\"a\\"]"}',
    ],
  ],
  [
    'one instance is left',
    web('a', 'b', 'c'),
    web('b'),
    ['aws_instance.web["a"]: delete', 'aws_instance.web["c"]: delete'],
  ],
  [
    'more numbered instances',
    numbered(0, 1),
    numbered(0, 1, 2),
    ['aws_instance.web[0]: update {"instances":{"create":1},"countBefore":2}'],
  ],
  [
    'fewer numbered instances',
    numbered(0, 1, 2),
    numbered(0, 1),
    ['aws_instance.web[0]: update {"instances":{"delete":1},"countBefore":3}'],
  ],
  [
    'all instances are others',
    web('a', 'b'),
    web('c', 'd'),
    [
      'aws_instance.web["a"]: delete {"looksLike":"aws_instance.web[\\"c\\"]"}',
      'aws_instance.web["c"]: create {"looksLike":"aws_instance.web[\\"a\\"]"}',
    ],
  ],
  [
    'in another box',
    side('aws_subnet.a\n  aws_lb.l\naws_subnet.b'),
    side('aws_subnet.a\naws_subnet.b\n  aws_lb.l'),
    ['aws_lb.l in aws_subnet.b: move', 'aws_lb.l~1 in aws_subnet.a: ghost of aws_lb.l', 'aws_lb.l~1 -> aws_lb.l: move'],
  ],
  [
    'out of a box that is gone',
    side('aws_subnet.a\n  aws_lb.l'),
    side('aws_lb.l'),
    [
      'aws_lb.l: move',
      'aws_lb.l~1 in aws_subnet.a: ghost of aws_lb.l',
      'aws_subnet.a: delete',
      'aws_lb.l~1 -> aws_lb.l: move',
    ],
  ],
  [
    'a box in another box, with what is in it',
    side('aws_vpc.a\n  aws_subnet.s\n    aws_lb.l\naws_vpc.b'),
    side('aws_vpc.a\naws_vpc.b\n  aws_subnet.s\n    aws_lb.l'),
    ['aws_subnet.s in aws_vpc.b: move', 'aws_subnet.s~1 in aws_vpc.a: ghost of aws_subnet.s'],
  ],
  [
    'under another address, with what is in it',
    side('aws_vpc.main\n  aws_lb.l'),
    side('aws_vpc.net\n  aws_lb.l'),
    ['aws_vpc.net: move {"movedFrom":"aws_vpc.main"}'],
    MOVED,
  ],
  [
    'in a module of another name',
    side('module.a.aws_lb.l[0]'),
    side('module.b.aws_lb.l[0]'),
    ['module.b.aws_lb.l[0]: move {"movedFrom":"module.a.aws_lb.l[0]"}'],
    MOVED,
  ],
  [
    'under another address, in another box, of another size',
    side('aws_vpc.v\n  aws_lb.a', [], of('aws_lb.a', { attributes: { size: '1' } })),
    side('aws_vpc.v\naws_lb.b', [], of('aws_lb.b', { attributes: { size: '2' } })),
    [
      'aws_lb.b: update {"movedFrom":"aws_lb.a","values":[{"name":"size","before":"1","after":"2"}]}',
      'aws_lb.b~1 in aws_vpc.v: ghost of aws_lb.b',
      'aws_lb.b~1 -> aws_lb.b: move',
    ],
    said({ 'aws_lb.a': 'aws_lb.b' }),
  ],
  [
    'zones of a network of another name',
    side('aws_vpc.main\n  aws_az.main_x\n    aws_lb.l', [], of('aws_az.main_x', { provenance: 'implied' })),
    side('aws_vpc.net\n  aws_az.net_x\n    aws_lb.l', [], of('aws_az.net_x', { provenance: 'implied' })),
    ['aws_vpc.net: move {"movedFrom":"aws_vpc.main"}'],
    MOVED,
  ],
  [
    'in a region, as there are two of them now',
    side('aws_lb.l'),
    side('aws_group.r\n  aws_lb.l', [], of('aws_group.r', { provenance: 'implied' })),
    [],
  ],
  [
    'in the region where all was, that is drawn beside another one',
    allIn('r', side('aws_lb.l')),
    side('aws_group.r\n  aws_lb.l\n  aws_lb.m', [], of('aws_group.r', { provenance: 'implied' })),
    ['aws_lb.m in aws_group.r: create'],
  ],
  [
    'in another region than all was',
    allIn('s', side('aws_lb.l')),
    side('aws_group.r\n  aws_lb.m\naws_lb.l', [], of('aws_group.r', { provenance: 'implied' })),
    ['aws_group.r: create', 'aws_lb.m in aws_group.r: create'],
  ],
  [
    'in a zone that is drawn for what is new in it',
    side('aws_vpc.v'),
    side('aws_vpc.v\n  aws_az.z\n    aws_subnet.s', [], of('aws_az.z', { provenance: 'implied' })),
    ['aws_az.z in aws_vpc.v: create', 'aws_subnet.s in aws_az.z: create'],
  ],
  [
    'out of a zone that is drawn now',
    side('aws_vpc.v\n  aws_subnet.s\n    aws_lb.l\n  aws_subnet.t'),
    side(
      'aws_vpc.v\n  aws_az.z\n    aws_subnet.s\n  aws_subnet.t\n    aws_lb.l',
      [],
      of('aws_az.z', { provenance: 'implied' }),
    ),
    ['aws_lb.l in aws_subnet.t: move', 'aws_lb.l~1 in aws_subnet.s: ghost of aws_lb.l', 'aws_lb.l~1 -> aws_lb.l: move'],
  ],
  ['with a count, as instance 0', side('aws_lb.l'), side('aws_lb.l[0]'), [], said({ 'aws_lb.l': 'aws_lb.l[0]' })],
  ['without a count any more', side('aws_lb.l[0]'), side('aws_lb.l'), [], said({ 'aws_lb.l[0]': 'aws_lb.l' })],
  [
    'with a key, by a block',
    side('aws_lb.l'),
    side('aws_lb.l["a"]'),
    ['aws_lb.l["a"]: move {"movedFrom":"aws_lb.l"}'],
    said({ 'aws_lb.l': 'aws_lb.l["a"]' }),
  ],
];

test.each(TABLE.map((row) => ({ row, what: row[0] })))('$what', ({ row: [, before, after, expected, statements] }) => {
  expect(marksOf(before, after, statements)).toEqual(expected);
});

describe('copies are told apart by their boxes, never by number', () => {
  const ZONES = 'aws_subnet.b\n  aws_nat_gateway.n~1\naws_subnet.c\n  aws_nat_gateway.n~2';

  test('a new one that comes first', () => {
    const after =
      'aws_subnet.a\n  aws_nat_gateway.n~1\naws_subnet.b\n  aws_nat_gateway.n~2\naws_subnet.c\n  aws_nat_gateway.n~3';
    expect(marksOf(side(ZONES), side(after))).toEqual([
      'aws_nat_gateway.n~1 in aws_subnet.a: create',
      'aws_subnet.a: create',
    ]);
  });

  test('the first one is gone', () => {
    expect(marksOf(side(ZONES), side('aws_subnet.c\n  aws_nat_gateway.n'))).toEqual([
      'aws_nat_gateway.n~1 in aws_subnet.b: delete',
      'aws_subnet.b: delete',
    ]);
  });

  test('one of them is in another box', () => {
    const after = 'aws_subnet.b\n  aws_nat_gateway.n~1\naws_subnet.c\naws_subnet.d\n  aws_nat_gateway.n~2';
    expect(marksOf(side(ZONES), side(after))).toEqual([
      'aws_nat_gateway.n~2 in aws_subnet.d: move',
      'aws_nat_gateway.n~3 in aws_subnet.c: ghost of aws_nat_gateway.n~2',
      'aws_subnet.d: create',
      'aws_nat_gateway.n~3 -> aws_nat_gateway.n~2: move',
    ]);
  });
});

describe('instances that are drawn apart are neither new nor gone', () => {
  const three = web('a', 'b', 'c');
  const apart = side(
    'aws_instance.web["a"]\naws_instance.web["b"]\naws_lb.l',
    ['aws_lb.l -> aws_instance.web["a"]', 'aws_lb.l -> aws_instance.web["b"]'],
    {
      nodes: { 'aws_instance.web["b"]': { count: 2, instances: ['aws_instance.web["b"]', 'aws_instance.web["c"]'] } },
    },
  );

  test('from now on', () => {
    const lb = side('aws_instance.web["a"]\naws_lb.l', ['aws_lb.l -> aws_instance.web["a"]'], {
      nodes: Object.fromEntries(three.graph.nodes),
    });
    expect(marksOf(lb, apart)).toEqual([]);
    expect(marksOf(apart, lb)).toEqual([]);
  });

  test('and one of those is new', () => {
    expect(marksOf(web('a', 'b'), apart)).toEqual([
      'aws_instance.web["c"]: create',
      'aws_lb.l: create',
      'aws_lb.l -> aws_instance.web["a"]: create',
      'aws_lb.l -> aws_instance.web["c"]: create',
    ]);
  });
});

test('what ignore_changes names is drawn as it was', () => {
  const cluster = 'azurerm_kubernetes_cluster.main';
  const at = (version: string, size: string) =>
    side(cluster, [], of(cluster, { attributes: { kubernetes_version: version, vm_size: size } }));
  const lifecycle = { settings: {}, ignored: ['kubernetes_version'] };
  const resource = {
    ...{ address: cluster, origin: cluster, type: 'azurerm_kubernetes_cluster', mode: 'managed', values: {} },
    declared: { lines: new Map(), lifecycle },
  } as unknown as Resource;
  const after: Revision = { ...at('1.31', 'large'), resources: new Map([[cluster, resource]]) };
  const union = compare(at('1.21', 'small'), after, said());
  expect(union.nodes.get(cluster)?.attributes).toEqual({ kubernetes_version: '1.21', vm_size: 'large' });
});

test('an element that nobody knows is the one that has a name on the other side', () => {
  const unknown = side('aws_instance.web["each"]');
  expect(marksOf(unknown, side('aws_instance.web["a"]\naws_instance.web["b"]'))).toEqual([
    'aws_instance.web["b"]: create',
  ]);
  expect(marksOf(side('aws_instance.web["a"]'), unknown)).toEqual([]);
  expect(marksOf(unknown, side('aws_lb.other'))).toEqual(['aws_instance.web["each"]: delete', 'aws_lb.other: create']);
});
