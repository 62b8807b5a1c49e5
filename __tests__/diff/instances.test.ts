import fc from 'fast-check';
import { withInstancesApart } from '../../src/diff/instances.js';
import type { Revision } from '../../src/diff/model.js';
import { indexRevisions, stemsOf } from '../../src/diff/revision-index.js';
import { said, side, sides } from './support.js';

const apart = (before: Revision, after: Revision) =>
  withInstancesApart(before, after, indexRevisions(before, after, said(), null));

/** A node for all keys of each block, and the edges. */
function keyed(
  blocks: Readonly<Record<string, readonly string[]>>,
  arrows: readonly string[] = [],
  more = '',
): Revision {
  const groups = Object.entries(blocks).map(([block, keys]) => keys.map((key) => `${block}[${key}]`));
  const nodes = Object.fromEntries(
    groups.map((instances) => [
      instances[0] as string,
      { count: instances.length, ...(instances.length > 1 && { instances }) },
    ]),
  );
  return side([...groups.map(([first]) => first), ...(more === '' ? [] : [more])].join('\n'), arrows, { nodes });
}

const textsOf = ({ graph }: Revision): readonly string[] => [
  ...[...graph.nodes.values()].map(({ address, count }) => `${address} ×${count}`),
  ...graph.edges.map(({ from, to }) => `${from} -> ${to}`),
];

test('an edge of a deleted instance leads to the instance with its key', () => {
  const before = keyed(
    { 'aws_lambda_function.f': ['"a"', '"b"', '"c"'], 'aws_sqs_queue.q': ['"a"', '"b"', '"c"'] },
    ['aws_lambda_function.f["a"] -> aws_sqs_queue.q["a"]', 'aws_lambda_function.f["a"] -> aws_sns_topic.t'],
    'aws_sns_topic.t',
  );
  const after = keyed(
    { 'aws_lambda_function.f': ['"b"', '"c"'], 'aws_sqs_queue.q': ['"b"', '"c"'] },
    [],
    'aws_sns_topic.t',
  );
  expect(textsOf(apart(before, after).before)).toEqual([
    'aws_lambda_function.f["a"] ×1',
    'aws_lambda_function.f["b"] ×2',
    'aws_sns_topic.t ×1',
    'aws_sqs_queue.q["a"] ×1',
    'aws_sqs_queue.q["b"] ×2',
    'aws_lambda_function.f["a"] -> aws_sns_topic.t',
    'aws_lambda_function.f["a"] -> aws_sqs_queue.q["a"]',
    'aws_lambda_function.f["b"] -> aws_sns_topic.t',
    'aws_lambda_function.f["b"] -> aws_sqs_queue.q["b"]',
  ]);
});

test('numbered servers stay one node, numbered data stores do not', () => {
  const numbers = ['0', '1', '2', '3'];
  const before = keyed({ 'aws_instance.web': numbers, 'aws_sqs_queue.q': numbers });
  const after = keyed({ 'aws_instance.web': ['0', '1', '2'], 'aws_sqs_queue.q': ['0', '1', '2'] });
  expect(textsOf(apart(before, after).before)).toEqual([
    'aws_instance.web[0] ×4',
    'aws_sqs_queue.q[0] ×3',
    'aws_sqs_queue.q[3] ×1',
  ]);
});

test('three or more instances that go are one node', () => {
  const before = keyed({ 'aws_sqs_queue.q': ['0', '1', '2', '3', '4'] });
  expect(textsOf(apart(before, keyed({ 'aws_sqs_queue.q': ['0', '1'] })).before)).toEqual([
    'aws_sqs_queue.q[0] ×2',
    'aws_sqs_queue.q[2] ×3',
  ]);
});

test('parts belong to the instance that they are folded into', () => {
  const before: Revision = {
    ...keyed({ 'aws_sqs_queue.q': ['"a"', '"b"', '"c"'] }),
    entries: ['a', 'b', 'c'].flatMap((key) => [
      { address: `aws_sqs_queue.q["${key}"]`, origin: '', bucket: 'drawn' as const, node: 'aws_sqs_queue.q["a"]' },
      {
        ...{ address: `aws_sqs_queue_policy.p["${key}"]`, origin: '', bucket: 'folded' as const },
        ...{ node: 'aws_sqs_queue.q["a"]', into: `aws_sqs_queue.q["${key}"]` },
      },
    ]),
  };
  const divided = apart(before, keyed({ 'aws_sqs_queue.q': ['"b"', '"c"'] })).before;
  expect(divided.entries.map(({ node }) => node)).toEqual(
    ['a', 'a', 'b', 'b', 'b', 'b'].map((key) => `aws_sqs_queue.q["${key}"]`),
  );
});

test('a division loses no instance and no node', () => {
  fc.assert(
    fc.property(sides, ([a, b, statements]) => {
      const divided = withInstancesApart(a, b, indexRevisions(a, b, statements, null));
      const instancesOf = ({ graph }: Revision): readonly string[] => [...graph.nodes.values()].flatMap(stemsOf).sort();
      expect([instancesOf(divided.before), instancesOf(divided.after)]).toEqual([instancesOf(a), instancesOf(b)]);
    }),
  );
});
