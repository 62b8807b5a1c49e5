/** Which of the two directions of a pair is drawn. */
import { Candidates, CERTAINTY } from '../../../src/inference/edges/candidates.js';
import type { Rule } from '../../../src/inference/evidence.js';

type Call = readonly [from: string, to: string, certainty: number];

const [FRONT, TARGET] = ['aws_lb.front', 'aws_ecs_service.target'];
const isRelay = (address: string): boolean => address === FRONT;

function drawn(...calls: readonly Call[]): readonly string[] {
  const candidates = new Candidates();
  for (const [from, to, certainty] of calls)
    candidates.add({ from, to, certainty, evidence: { rule: 'reference', by: from, path: 'x' } });
  return candidates.settle(isRelay).map(({ from, to }) => `${from} > ${to}`);
}

const { link, ownReference, foldedReference, permission } = CERTAINTY;

test.each<[string, readonly Call[], readonly string[]]>([
  [
    'the one that is surer',
    [
      ['a.a', 'a.b', foldedReference],
      ['a.b', 'a.a', ownReference],
    ],
    ['a.b > a.a'],
  ],
  [
    'of two that are as sure, the one from the first address',
    [
      ['a.b', 'a.a', link],
      ['a.a', 'a.b', link],
    ],
    ['a.a > a.b'],
  ],
  [
    'neither of two mere permissions',
    [
      ['a.a', 'a.b', permission],
      ['a.b', 'a.a', permission],
    ],
    [],
  ],
  [
    'from a load balancer to its target, which knows the address of the load balancer',
    [
      [FRONT, TARGET, foldedReference],
      [TARGET, FRONT, ownReference],
    ],
    [`${FRONT} > ${TARGET}`],
  ],
  [
    'the other way if a link says so',
    [
      [FRONT, TARGET, foldedReference],
      [TARGET, FRONT, link],
    ],
    [`${TARGET} > ${FRONT}`],
  ],
])('%s', (_, calls, expected) => {
  expect(drawn(...calls)).toEqual(expected);
  expect(drawn(...[...calls].reverse())).toEqual(expected);
});

test.each<[string, readonly Rule[], true | undefined]>([
  ['only a firewall rule allows', ['allowed'], true],
  ['only an order shows', ['ordered'], true],
  ['an attribute states', ['reference'], undefined],
  ['an attribute states beside a firewall rule', ['allowed', 'reference'], undefined],
])('an edge is drawn as inferred exactly if nothing states it: %s', (_, rules, isImplied) => {
  const candidates = new Candidates();
  for (const rule of rules)
    candidates.add({ from: FRONT, to: TARGET, certainty: link, evidence: { rule, by: FRONT, path: 'x' } });
  expect(candidates.settle(isRelay).map((arrow) => arrow.isImplied)).toEqual([isImplied]);
});
