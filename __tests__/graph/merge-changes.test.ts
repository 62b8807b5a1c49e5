import type { ChangeDetails } from '../../src/graph/changes.js';
import { mergeChanges } from '../../src/graph/merge-changes.js';

test('an icon of several is touched if one of them is, also one of which nothing else is known', () => {
  const member = (name: string, changed?: ChangeDetails) => ({
    ...{ address: `terraform_module.${name}`, change: 'none' as const, count: 1 },
    ...(changed && { changed }),
  });
  const merged = mergeChanges([
    member('a'),
    member('b', { touched: 'ip_rules' }),
    member('c', { touched: 'ip_rules' }),
  ]);
  expect(merged).toEqual({ change: 'none', changed: { touched: 'ip_rules' } });
  const texts = ['x', 'y', 'z'].map((touched) => member(touched, { touched }));
  expect(mergeChanges(texts).changed?.touched).toBe('x, y and 1 more');
  expect(mergeChanges([member('a'), member('b')])).toEqual({ change: 'none' });
});
