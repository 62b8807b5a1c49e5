import { rightsChanges } from '../../src/diff/rights.js';
import type { Right } from '../../src/graph/rights.js';

const right = (i: number, permission: string): Right => ({
  ...{ kind: 'allow', permission, conditions: [], nodes: ['aws_iam_role.a'] },
  by: permission === 's3:*' ? 'aws_iam_policy.strong' : 'aws_iam_policy.weak',
  principal: { key: 'aws_iam_role.a', address: 'aws_iam_role.a', noun: 'IAM role', name: 'a' },
  target: { reach: 'some', pattern: `arn:aws:s3:::b${i}`, noun: '', name: '' },
});

test('of too many rights to compare, the strongest one stands for all, in any order', () => {
  const many = Array.from({ length: 1100 }, (_, i) => right(i, 's3:GetObject'));
  const come = [...many.map((_, i) => right(i + 2000, 's3:GetObject')), right(9999, 's3:*')];
  const orders = [come, [...come].reverse(), [come.at(-1) as Right, ...come.slice(0, -1)]];
  for (const after of orders) {
    const changes = rightsChanges({ before: many, after, existedBefore: () => true, existsAfter: () => true });
    expect(changes.map(({ change, by }) => [change, by])).toEqual([['changes', 'aws_iam_policy.strong']]);
  }
});
