/** Boxes that stand for several subnets: how they are drawn is no change. */
import type { Revision } from '../../src/diff/model.js';
import type { Resource } from '../../src/graph/inventory.js';
import { marksOf, side } from './support.js';

/** A box that stands for so many subnets of one block, each with a range, and what is in it. */
const boxOf = (count: number, inside = '') =>
  side(`aws_subnet.s[0]${inside}`, [], {
    nodes: {
      'aws_subnet.s[0]': {
        count,
        instances: Array.from({ length: count }, (_, i) => `aws_subnet.s[${i}]`),
        attributes: {
          access: 'private',
          cidr_block: Array.from({ length: count }, (_, i) => `10.0.${i}.0/24`).join(', '),
        },
      },
    },
    values: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`aws_subnet.s[${i}]`, { cidr_block: `10.0.${i}.0/24` }]),
    ),
  });

const apart = (count: number, access = 'private', inside = false) =>
  side(
    Array.from({ length: count }, (_, i) => `aws_subnet.s[${i}]${inside ? `\n  aws_lb.l~${i + 1}` : ''}`).join('\n'),
    [],
    {
      nodes: Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `aws_subnet.s[${i}]`,
          { attributes: { access, cidr_block: `10.0.${i}.0/24` } },
        ]),
      ),
      values: Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`aws_subnet.s[${i}]`, { cidr_block: `10.0.${i}.0/24` }]),
      ),
    },
  );

const ONE_MORE = 'update {"instances":{"create":1},"countBefore":2}';

test.each<readonly [string, ReturnType<typeof side>, ReturnType<typeof side>, readonly string[]]>([
  ['one box of two becomes two', boxOf(2), apart(2), []],
  ['two boxes become one', apart(2), boxOf(2), []],
  ['with what is in it', boxOf(2, '\n  aws_lb.l'), apart(2, 'private', true), []],
  ['with what is in them', apart(2, 'private', true), boxOf(2, '\n  aws_lb.l'), []],
  ['and a third', boxOf(2), apart(3), ['aws_subnet.s[2]: create']],
  ['a box of two is one of three', boxOf(2), boxOf(3), [`aws_subnet.s[0]: ${ONE_MORE}`]],
  [
    'a box of three is one of two',
    boxOf(3),
    boxOf(2),
    ['aws_subnet.s[0]: update {"instances":{"delete":1},"countBefore":3}'],
  ],
  [
    'a box of two is one, which is public now',
    boxOf(2),
    apart(1, 'public'),
    [
      'aws_subnet.s[0]: update {"values":[{"name":"access","before":"private","after":"public"}],"instances":{"delete":1},"countBefore":2}',
    ],
  ],
])('a box of several: %s', (_, before, after, expected) => {
  expect(marksOf(before, after)).toEqual(expected);
});

describe('values of several instances that change', () => {
  const group = (values: readonly Record<string, string>[]) => {
    const names = values.map((_, i) => `aws_instance.a[${i}]`);
    return side('aws_instance.a[0]', [], {
      nodes: { 'aws_instance.a[0]': { count: values.length, instances: names, attributes: values[0]! } },
      values: Object.fromEntries(names.map((name, i) => [name, values[i]!])),
    });
  };

  test.each<readonly [string, readonly string[], readonly string[], readonly object[] | undefined]>([
    ['all alike', ['micro', 'micro'], ['large', 'large'], [{ before: 'micro', after: 'large' }]],
    ['from different values', ['micro', 'small'], ['large', 'large'], [{ before: '…', after: 'large' }]],
    ['to different values', ['micro', 'micro'], ['large', 'small'], [{ before: 'micro', after: '…' }]],
    ['each in another way: changed, without a value', ['micro', 'small'], ['large', 'huge'], undefined],
  ])('%s', (_, old, now, expected) => {
    const of = (types: readonly string[]) => group(types.map((type) => ({ instance_type: type })));
    const values = expected?.map((value) => ({ name: 'instance_type', ...value }));
    const details = values === undefined ? '' : ` ${JSON.stringify({ values })}`;
    expect(marksOf(of(old), of(now))).toEqual([`aws_instance.a[0]: update${details}`]);
  });
});

describe('blocks of several instances that change', () => {
  const TABLE = 'aws_dynamodb_table.shard';
  const shards = (indexes: readonly (readonly string[])[]): Revision => {
    const names = indexes.map((_, i) => `${TABLE}[${i}]`);
    const resourceOf = (names: readonly string[], address: string): Resource => ({
      ...{ address, origin: address, mode: 'managed', type: 'aws_dynamodb_table', name: 'shard', modules: [] },
      ...{ provider: 'aws', change: 'no-op', provenance: 'planned' },
      values: { global_secondary_index: names.map((name) => ({ name, hash_key: 'k' })) },
    });
    return {
      ...side(`${TABLE}[0]`, [], {
        nodes: { [`${TABLE}[0]`]: { count: names.length, instances: names } },
        values: Object.fromEntries(names.map((name) => [name, {}])),
      }),
      resources: new Map(names.map((name, i) => [name, resourceOf(indexes[i]!, name)])),
    };
  };
  const change = { path: 'global_secondary_index', removed: [], added: [], kept: [] };

  test.each<readonly [string, readonly string[][], readonly string[][], object | undefined]>([
    [
      'all alike',
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [['a'], ['a']],
      { blocks: [{ ...change, removed: ['b'], kept: ['a'] }] },
    ],
    [
      'one of the same name, and one of another',
      [
        ['a', 'b0'],
        ['a', 'b1'],
      ],
      [
        ['a', 'c'],
        ['a', 'c'],
      ],
      { blocks: [{ ...change, added: ['c'], kept: ['a'] }] },
    ],
    ['different numbers that remain', [['a', 'b'], ['b']], [['a'], []], { blocks: [{ ...change, removed: ['b'] }] }],
    [
      'one of each in another way: changed, without a name',
      [
        ['a', 'b0'],
        ['a', 'b1'],
      ],
      [['a'], ['a']],
      undefined,
    ],
    [
      'one of the two',
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [['a'], ['a', 'b']],
      { blocks: [{ ...change, removed: ['b'], kept: ['a'] }], instances: { update: 1 } },
    ],
  ])('%s', (_, old, now, changed) => {
    const details = changed === undefined ? '' : ` ${JSON.stringify(changed)}`;
    expect(marksOf(shards(old), shards(now))).toEqual([`${TABLE}[0]: update${details}`]);
  });
});
