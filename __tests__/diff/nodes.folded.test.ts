import { compare } from '../../src/diff/index.js';
import type { LedgerEntry } from '../../src/diff/model.js';
import { sideOf } from './side-of.js';
import { marksOf, plainNodes, said, side } from './support.js';

const QUEUE = 'aws_sqs_queue.q';
const POLICY = 'aws_sqs_queue_policy.p';
type Entry = Partial<LedgerEntry> & { readonly address: string };
const drawn = (address: string): Entry => ({ address, bucket: 'drawn', node: address });
const folded = (address: string, node = QUEUE): Entry => ({ address, bucket: 'folded', node });
const hidden = (address: string): Entry => ({ address, bucket: 'hidden' });
const queue = (entries: readonly Entry[], values: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) =>
  side(QUEUE, [], { entries: [drawn(QUEUE), ...entries], values });

test.each([
  [
    'new',
    queue([]),
    queue([folded(POLICY)]),
    [`${QUEUE}: update {"folded":{"create":1},"parts":[{"address":"aws_sqs_queue_policy.p","change":"create"}]}`],
    said(),
  ],
  [
    'taken over',
    queue([]),
    queue([folded(POLICY)]),
    [`${QUEUE}: update {"folded":{"import":1},"parts":[{"address":"aws_sqs_queue_policy.p","change":"import"}]}`],
    said({}, [], [POLICY]),
  ],
  [
    'gone',
    queue([folded(POLICY)]),
    queue([]),
    [`${QUEUE}: update {"folded":{"delete":1},"parts":[{"address":"aws_sqs_queue_policy.p","change":"delete"}]}`],
    said(),
  ],
  [
    'let go',
    queue([folded(POLICY)]),
    queue([]),
    [`${QUEUE}: update {"folded":{"forget":1},"parts":[{"address":"aws_sqs_queue_policy.p","change":"forget"}]}`],
    said({}, [POLICY]),
  ],
  [
    'of other values, one of two, and one more gone',
    queue([folded('a.b'), folded('a.c'), folded('a.d')], { 'a.b': { port: '1' }, 'a.c': { port: '1' } }),
    queue([folded('a.b'), folded('a.c')], { 'a.b': { port: '2' }, 'a.c': { port: '1', name: 'n' } }),
    [
      `${QUEUE}: update {"folded":{"delete":1,"update":1},"parts":[{"address":"a.b","change":"update","values":[{"name":"port","before":"1","after":"2"}]},{"address":"a.d","change":"delete"}],"values":[{"name":"port","before":"1","after":"2"}]}`,
    ],
    said(),
  ],
  [
    'of other values alike, which are said once',
    queue([folded('a.b'), folded('a.c')], { 'a.b': { port: '1' }, 'a.c': { port: '1' } }),
    queue([folded('a.b'), folded('a.c')], { 'a.b': { port: '2' }, 'a.c': { port: '2' } }),
    [
      `${QUEUE}: update {"folded":{"update":2},"parts":[{"address":"a.b","change":"update","values":[{"name":"port","before":"1","after":"2"}]},{"address":"a.c","change":"update","values":[{"name":"port","before":"1","after":"2"}]}],"values":[{"name":"port","before":"1","after":"2"}]}`,
    ],
    said(),
  ],
  [
    'of other values in different ways, of which none is said',
    queue([folded('a.b'), folded('a.c')], { 'a.b': { port: '1' }, 'a.c': { port: '1' } }),
    queue([folded('a.b'), folded('a.c')], { 'a.b': { port: '2' }, 'a.c': { port: '3' } }),
    [
      `${QUEUE}: update {"folded":{"update":2},"parts":[{"address":"a.b","change":"update","values":[{"name":"port","before":"1","after":"2"}]},{"address":"a.c","change":"update","values":[{"name":"port","before":"1","after":"3"}]}]}`,
    ],
    said(),
  ],
  ['the same under another address', queue([folded('a.b')]), queue([folded('a.c')]), [], said({ 'a.b': 'a.c' })],
  ['hidden now', queue([folded(POLICY)]), queue([hidden(POLICY)]), [], said()],
  ['hidden, and gone', queue([hidden(POLICY)]), queue([]), [], said()],
  [
    'with what it is part of',
    side(''),
    queue([folded(POLICY)]),
    [`${QUEUE}: create {"folded":{"create":1},"parts":[{"address":"aws_sqs_queue_policy.p","change":"create"}]}`],
    said(),
  ],
])('%s', (_, before, after, expected, statements) => {
  expect(marksOf(before, after, statements)).toEqual(expected);
});

test('a resource that is drawn on one side and part of another on the other is there without a mark, with its arrows', () => {
  const alone = side(`${QUEUE}\n${POLICY}`, [`${POLICY} -> ${QUEUE}`], { entries: [drawn(QUEUE), drawn(POLICY)] });
  for (const entry of [folded(POLICY), hidden(POLICY)]) {
    const part = queue([entry]);
    expect(marksOf(part, alone)).toEqual([]);
    expect(marksOf(alone, part)).toEqual([]);
    const union = compare(alone, part);
    expect([...union.nodes.keys()]).toEqual([QUEUE, POLICY]);
    expect(union.edges).toHaveLength(1);
    expect([...sideOf(union, 'after').nodes.values()]).toEqual(plainNodes(part.graph));
    expect([...sideOf(compare(part, alone), 'before').nodes.values()]).toEqual(plainNodes(part.graph));
  }
});

test('origins are those of the ledger: an address that a graph cannot hold is no other one', () => {
  const entry = (address: string, origin: string): Entry => ({ ...drawn(address), origin });
  const before = side('a.-u00e9-', [], { entries: [entry('a.-u00e9-', 'a.é')] });
  const after = side('a.-u00e8-', [], { entries: [entry('a.-u00e8-', 'a.è')] });
  expect(marksOf(before, after, said({ 'a.é': 'a.è' }))).toEqual(['a.-u00e8-: move {"movedFrom":"a.é"}']);
  expect(marksOf(before, side(''), said({}, ['a.é']))).toEqual(['a.-u00e9-: forget']);
});

test('a security group that is a box on one side only, for want of members, moves nothing', () => {
  const entries = [drawn('aws_vpc.v'), drawn('aws_instance.i')];
  const boxed = side('aws_vpc.v\n  aws_security_group.g\n    aws_instance.i', [], {
    entries: [...entries, drawn('aws_security_group.g')],
  });
  const plain = side('aws_vpc.v\n  aws_instance.i', [], {
    entries: [...entries, folded('aws_security_group.g', 'aws_instance.i')],
  });
  const gone = side('aws_vpc.v\n  aws_instance.i', [], { entries });
  expect([marksOf(boxed, plain), marksOf(plain, boxed)]).toEqual([[], []]);
  expect(marksOf(boxed, gone)).toContain('aws_instance.i in aws_vpc.v: move');
});

test('what stands beside its host goes where the host goes, and moves only without it', () => {
  const inCluster = { nodes: { 'aws_eks_node_group.n': { runsIn: 'aws_eks_cluster.c' } } };
  const at = (tree: string) => side(tree, [], inCluster);
  const together = at('aws_vpc.v\n  aws_eks_cluster.c\n  aws_eks_node_group.n\naws_vpc.w');
  expect(marksOf(together, at('aws_vpc.v\naws_vpc.w\n  aws_eks_cluster.c\n  aws_eks_node_group.n'))).toEqual([
    'aws_eks_cluster.c in aws_vpc.w: move',
    'aws_eks_cluster.c~1 in aws_vpc.v: ghost of aws_eks_cluster.c',
    'aws_eks_cluster.c~1 -> aws_eks_cluster.c: move',
  ]);
  expect(marksOf(together, at('aws_vpc.v\n  aws_eks_cluster.c\naws_vpc.w\n  aws_eks_node_group.n'))).toContain(
    'aws_eks_node_group.n in aws_vpc.w: move',
  );
});
