import { coverageOf, moveResolver } from '../../src/diff/revision-index.js';

const anywhere = (there: string) => (origin: string) => origin === there;
const K = 'aws_instance.web';

test.each<[string, Record<string, string>, string, string]>([
  ['a resource', { 'a.b': 'a.c' }, 'a.b', 'a.c'],
  ['all instances of one', { 'a.b': 'a.c' }, 'a.b["x"]', 'a.c["x"]'],
  ['one instance', { 'a.b[0]': 'a.b["x"]' }, 'a.b[0]', 'a.b["x"]'],
  ['the only one gets a key', { 'a.b': 'a.b[0]' }, 'a.b', 'a.b[0]'],
  ['the only one loses its key', { 'a.b[0]': 'a.b' }, 'a.b[0]', 'a.b'],
  ['one instance, and not all', { 'a.b': 'a.c', 'a.b[0]': 'a.d' }, 'a.b[0]', 'a.d'],
  ['a module', { 'module.a': 'module.b' }, `module.a.${K}[1]`, `module.b.${K}[1]`],
  ['all instances of a module', { 'module.a': 'module.b' }, `module.a["x.y"].${K}`, `module.b["x.y"].${K}`],
  ['one instance of a module', { 'module.a["x"]': 'module.b' }, `module.a["x"].${K}`, `module.b.${K}`],
  ['a module gets a key', { 'module.a': 'module.a[0]' }, `module.a.module.c.${K}`, `module.a[0].module.c.${K}`],
  [
    'a module in a module',
    { 'module.a.module.c': 'module.a.module.d' },
    `module.a[1].module.c[2].${K}`,
    `module.a[1].module.d[2].${K}`,
  ],
  ['out of a module', { [`module.a.${K}`]: K }, `module.a.${K}`, K],
  ['into a module', { [K]: `module.a.${K}` }, `${K}[3]`, `module.a.${K}[3]`],
  [
    'in each instance of a module',
    { 'module.a.a.b': 'module.a.a.c' },
    'module.a["x"].a.b["y"]',
    'module.a["x"].a.c["y"]',
  ],
  [
    'by a module and then in it',
    { 'module.a': 'module.b', 'module.b.a.b': 'module.b.a.c' },
    'module.a.a.b',
    'module.b.a.c',
  ],
  ['a key like a module', { 'module.a': 'module.b' }, 'a.b["module.a"]', 'a.b["module.a"]'],
  ['data sources', { 'data.a.b': 'data.a.c' }, 'data.a.b', 'data.a.c'],
])('moved: %s', (_, moved, from, to) => {
  expect(moveResolver(new Map(Object.entries(moved)), anywhere(to))(from)).toBe(to);
});

test.each<[string, Record<string, string>, string]>([
  ['another instance', { 'a.b[0]': 'a.c[0]' }, 'a.b[1]'],
  ['instances, where only the one without a key has moved', { 'a.b': 'a.c[0]' }, 'a.b[1]'],
  ['another resource', { 'a.b': 'a.c' }, 'a.bb'],
  ['another module', { 'module.a': 'module.b' }, 'module.aa.a.b'],
  ['what leads to nothing that is there', { 'a.b': 'a.x' }, 'a.b'],
  ['in a circle', { 'a.b': 'a.d', 'a.d': 'a.b' }, 'a.b'],
  ['into itself for ever', { 'module.a': 'module.a.module.a' }, 'module.a.a.b'],
  ['no address', { 'no address': 'a.c' }, 'no address'],
])('not moved: %s', (_, moved, from) => {
  expect(moveResolver(new Map(Object.entries(moved)), anywhere('a.c'))(from)).toBe(from);
});

test('all instances of a resource do not become one', () => {
  const moved = new Map([
    ['a.b', 'a.c[0]'],
    ['module.m.a.b', 'a.d'],
  ]);
  const follow = moveResolver(moved, () => true);
  expect(['a.b', 'a.b[1]', 'module.m.a.b', 'module.m[2].a.b'].map(follow)).toEqual([
    'a.c[0]',
    'a.b[1]',
    'a.d',
    'module.m[2].a.b',
  ]);
});

test.each([
  ['a.b', 'a.b', true],
  ['a.b', 'a.b[0]', true],
  ['a.b[0]', 'a.b[1]', false],
  ['module.a', 'module.a["x"].module.c.a.b', true],
  ['module.a["x"]', 'module.a["y"].a.b', false],
  ['module.a.a.b', 'a.b', false],
  ['a.b', 'data.a.b', false],
])('%s names %s: %s', (address, origin, expected) => {
  expect(coverageOf(new Set([address]))(origin)).toBe(expected);
});
