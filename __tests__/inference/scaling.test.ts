/** Counted work, not time: how often facts are asked for as the input grows. */
import { KNOWLEDGE, type Knowledge } from '../../src/catalog/knowledge.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import { understand } from '../../src/inference/index.js';
import { flatten } from '../../src/inference/views/flatten.js';
import { overview } from '../../src/inference/views/overview/index.js';
import { times } from '../support/times.js';
import { growth } from '../support/work.js';
import { plan, type Sketch } from './build.js';

/** Functions that run as one role; with policies, one attached to it for each. */
function sharedRole(functions: number, isAttached: boolean): Record<string, Sketch> {
  const sketches: Record<string, Sketch> = { 'aws_iam_role.r': { values: { name: 'r' } } };
  for (let i = 0; i < functions; i++) {
    sketches[`aws_lambda_function.f${i}`] = { values: { memory_size: i }, refs: { role: 'aws_iam_role.r' } };
    if (isAttached) sketches[`aws_iam_role_policy_attachment.a${i}`] = { refs: { role: 'aws_iam_role.r' } };
  }
  return sketches;
}

function questions(sketches: Record<string, Sketch>, detail: 'normal' | 'all'): number {
  let asked = 0;
  const knowledge: Knowledge = {
    ...KNOWLEDGE,
    factsOf: (type) => {
      asked++;
      return KNOWLEDGE.factsOf(type);
    },
  };
  understand(plan(sketches), knowledge, detail);
  return asked;
}

test.each([
  ['functions that share a role', false, 'normal'],
  ['functions that share a role with many policies', true, 'normal'],
  ['functions that share a role, in all detail', true, 'all'],
] as const)('%s: twice as many, twice the questions', (_, isAttached, detail) => {
  const [some, more, most] = [100, 200, 400].map((count) => questions(sharedRole(count, isAttached), detail));
  expect((more as number) / (some as number)).toBeLessThan(2.3);
  expect((most as number) / (more as number)).toBeLessThan(2.3);
});

test.each([
  ['in boxes', (n: number) => (n === 0 ? null : `aws_vpc.v${n - 1}`)],
  ['side by side', () => null],
])('boxes %s: twice as many, about twice the work to see what is drawn of them', async (_, parent) => {
  const grown = await growth([500, 1000, 2000], (count) => {
    const boxes = times(count, (n) => createNode({ address: `aws_vpc.v${n}`, parent: parent(n) }));
    const graph = createGraph({ nodes: boxes, edges: [] });
    return () => overview(flatten(graph).graph);
  });
  for (const factor of grown) expect(factor).toBeLessThan(2.4);
});
