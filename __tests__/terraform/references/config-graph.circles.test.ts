import fc from 'fast-check';
import { type ConfigGraph, ConfigGraphBuilder, hasCycle } from '../../../src/terraform/references/config-graph.js';

function graphOf(pairs: readonly (readonly [from: string, to: string])[]): ConfigGraph {
  const builder = new ConfigGraphBuilder();
  for (const [from, to] of pairs) builder.add(from, { to, path: null, keys: [], keyed: false });
  return builder.graph;
}

test.each([
  ['nothing', [], false],
  ['itself', [['a', 'a']], true],
  [
    'two',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    true,
  ],
  [
    'two ways to one',
    [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    false,
  ],
  [
    'far from where it is looked for',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'b'],
    ],
    true,
  ],
  [
    'modules that are not here',
    [
      ['module.a.terraform_module.a', 'module.b.terraform_module.b'],
      ['module.b.terraform_module.b', 'module.a.terraform_module.a'],
    ],
    false,
  ],
] as const)('%s', (_, pairs, expected) => {
  expect(hasCycle(graphOf(pairs))).toBe(expected);
});

test('a long chain of references is no circle', () => {
  const chain = Array.from({ length: 200_000 }, (_, i) => [`n${i}`, `n${i + 1}`] as const);
  expect(hasCycle(graphOf(chain))).toBe(false);
  expect(hasCycle(graphOf([...chain, ['n200000', 'n0']]))).toBe(true);
});

test('a single reference back makes a circle', () => {
  const pair = fc.tuple(fc.nat(30), fc.nat(30)).filter(([a, b]) => a !== b);
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 60 }), (pairs) => {
      const onwards = pairs.map(([a, b]) => [`n${Math.min(a, b)}`, `n${Math.max(a, b)}`] as const);
      const [[from, to]] = onwards as [readonly [string, string]];
      expect(hasCycle(graphOf(onwards))).toBe(false);
      expect(hasCycle(graphOf([...onwards, [to, from]]))).toBe(true);
    }),
  );
});
