/** Which nodes of two graphs are the same: of several that may be, the one in the same box. */

import { match } from '../../src/diff/match.js';
import { indexRevisions } from '../../src/diff/revision-index.js';
import { type Extra, said, side } from './support.js';

const several = (...instances: readonly string[]): NonNullable<Extra['nodes']> => ({
  [instances[0] as string]: { count: instances.length, instances },
});

const QUEUES = ['aws_sqs_queue.q[0]', 'aws_sqs_queue.q[1]', 'aws_sqs_queue.q[2]'] as const;
const [FIRST, SECOND, THIRD] = QUEUES;

test.each([
  [FIRST, SECOND, THIRD],
  [FIRST, THIRD, SECOND],
])('a node whose first instance is gone is the one of the others that is in its box', (_, elsewhere, here) => {
  const before = side(`aws_vpc.a\n  ${FIRST}\naws_vpc.b`, [], { nodes: several(...QUEUES) });
  const after = side(`aws_vpc.a\n  ${here}\naws_vpc.b\n  ${elsewhere}`);
  const matches = match(indexRevisions(before, after, said(), null));
  expect(matches.afterOf(FIRST)[0]).toBe(here);
  expect([matches.beforeOf(elsewhere), matches.partOf(elsewhere)]).toEqual([[], FIRST]);
});

test('where none is in its box, it is the first that is there', () => {
  const before = side(`aws_vpc.a\n  ${FIRST}\naws_vpc.b`, [], { nodes: several(...QUEUES) });
  const after = side(`aws_vpc.a\naws_vpc.b\n  ${SECOND}\n  ${THIRD}`);
  expect(match(indexRevisions(before, after, said(), null)).afterOf(FIRST)[0]).toBe(SECOND);
});

test.each([
  ['as before', 'aws_subnet.a\n  aws_lb.w~1\naws_subnet.b\n  aws_lb.w~2', ['aws_lb.w~1', 'aws_lb.w~2']],
  ['numbered the other way', 'aws_subnet.a\n  aws_lb.w~2\naws_subnet.b\n  aws_lb.w~1', ['aws_lb.w~2', 'aws_lb.w~1']],
  [
    'one in another box',
    'aws_subnet.a\naws_subnet.b\n  aws_lb.w~1\naws_subnet.c\n  aws_lb.w~2',
    ['aws_lb.w~2', 'aws_lb.w~1'],
  ],
])('copies by their box, and the rest in order: %s', (_, tree, expected) => {
  const before = side('aws_subnet.a\n  aws_lb.w~1\naws_subnet.b\n  aws_lb.w~2');
  const matches = match(indexRevisions(before, side(tree), said(), null));
  expect(['aws_lb.w~1', 'aws_lb.w~2'].map((address) => matches.afterOf(address)[0])).toEqual(expected);
});
