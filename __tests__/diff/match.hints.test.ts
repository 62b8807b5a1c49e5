import { compare } from '../../src/diff/index.js';
import type { Attributes } from '../../src/graph/model.js';
import { side } from './support.js';

/** What says that it looks like another one. */
function hints(before: ReturnType<typeof side>, after: ReturnType<typeof side>): string[] {
  return [...compare(before, after).nodes.values()].flatMap(({ address, changed }) =>
    changed?.looksLike === undefined ? [] : [`${address} ${changed.looksLike}`],
  );
}

const withValues = (tree: string, values: Readonly<Record<string, Attributes>>, ...arrows: string[]) =>
  side(tree, arrows, {
    nodes: Object.fromEntries(Object.entries(values).map(([address, attributes]) => [address, { attributes }])),
  });
const OLD = 'aws_instance.old';
const NEW = 'aws_instance.new';
const BOTH = [`${NEW} ${OLD}`, `${OLD} ${NEW}`];

test('one is gone and one of its kind is new: each says so of the other', () => {
  expect(hints(side(OLD), side(NEW))).toEqual(BOTH);
});

test.each([
  ['of another size', withValues(OLD, { [OLD]: { size: '1' } }), withValues(NEW, { [NEW]: { size: '2' } }), []],
  ['of another name', withValues(OLD, { [OLD]: { name: 'a' } }), withValues(NEW, { [NEW]: { name: 'b' } }), BOTH],
  ['in another box', side(`aws_vpc.v\n  ${OLD}`), side(`aws_vpc.v\n${NEW}`), []],
  ['of another type', side(OLD), side('aws_lb.new'), []],
  ['two that are alike', side(`${OLD}\naws_instance.other`), side(NEW), []],
  ['another number', side(OLD, [], { nodes: { [OLD]: { count: 2 } } }), side(NEW), []],
  ['looked up', side(OLD, [], { nodes: { [OLD]: { lookedUp: true } } }), side(NEW), []],
  [
    'nothing that is built',
    side('aws_az.a', [], { nodes: { 'aws_az.a': { provenance: 'implied' } } }),
    side('aws_az.b'),
    [],
  ],
])('%s', (_, before, after, expected) => {
  expect(hints(before, after)).toEqual(expected);
});

test('of two that are alike, the arrows tell which is which', () => {
  const before = side(`${OLD}\naws_instance.other\naws_lb.l\naws_lb.m`, [
    `aws_lb.l -> ${OLD}`,
    'aws_lb.m -> aws_instance.other',
  ]);
  const after = side(`${NEW}\naws_instance.third\naws_lb.l\naws_lb.m`, [`aws_lb.l -> ${NEW}`]);
  expect(hints(before, after)).toEqual(BOTH);
});

test('a box of another name, and what was renamed in it', () => {
  const before = side(`aws_vpc.a\n  ${OLD}`);
  const after = side(`aws_vpc.b\n  ${NEW}`);
  expect(hints(before, after)).toEqual([...BOTH, 'aws_vpc.a aws_vpc.b', 'aws_vpc.b aws_vpc.a']);
});

test('what was renamed is the same neighbour', () => {
  const before = side(`${OLD}\naws_instance.o\naws_lb.l\naws_db_instance.d`, [
    `aws_lb.l -> ${OLD}`,
    'aws_db_instance.d -> aws_instance.o',
  ]);
  const after = side(`${NEW}\naws_instance.n\naws_lb.m\naws_db_instance.d`, [
    `aws_lb.m -> ${NEW}`,
    'aws_db_instance.d -> aws_instance.n',
  ]);
  expect(hints(before, after)).toEqual([
    'aws_instance.n aws_instance.o',
    BOTH[0],
    'aws_instance.o aws_instance.n',
    BOTH[1],
    'aws_lb.l aws_lb.m',
    'aws_lb.m aws_lb.l',
  ]);
});

test('instances of one block are those of another with the same keys', () => {
  const keys = ['0', '1'];
  const block = (name: string, all: readonly string[]) =>
    side(all.map((key) => `aws_instance.${name}[${key}]`).join('\n'));
  expect(hints(block('old', keys), block('new', keys))).toEqual([
    'aws_instance.new[0] aws_instance.old[0]',
    'aws_instance.new[1] aws_instance.old[1]',
    'aws_instance.old[0] aws_instance.new[0]',
    'aws_instance.old[1] aws_instance.new[1]',
  ]);
  expect(hints(block('old', keys), block('new', ['0', '2']))).toEqual([]);
  expect(hints(block('old', keys), block('new', ['0', '1', '2']))).toEqual([]);
});
