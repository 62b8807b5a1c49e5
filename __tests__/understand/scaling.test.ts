/** Counted work, not time: how often facts are asked for as the input grows. */
import { KNOWLEDGE, type Knowledge } from '../../src/clouds/knowledge.js';
import { understand } from '../../src/understand/index.js';
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
] as const)('%s: four times as many, four times the questions', (_, isAttached, detail) => {
  const [some, more] = [100, 400].map((count) => questions(sharedRole(count, isAttached), detail)) as [number, number];
  expect(more / some).toBeLessThan(4.5);
});
