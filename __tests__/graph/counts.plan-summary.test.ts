/** The totals of a plan: resources, the objects folded into them, and instances that are not counted yet. */
import { allChanges, planSummary } from '../../src/graph/counts.js';

const NOTHING = { import: 0, add: 0, change: 0, destroy: 0, forget: 0 };
const managed = { mode: 'managed' } as const;

test.each([
  ['create', { add: 1 }],
  ['delete', { destroy: 1 }],
  ['update', { change: 1 }],
  ['replace', { add: 1, destroy: 1 }],
  ['forget', { forget: 1 }],
  ['no-op', {}],
] as const)('%s', (change, totals) => {
  expect(planSummary([{ ...managed, change }])).toEqual({ ...NOTHING, ...totals });
});

test('counts deposed objects but not data sources', () => {
  expect(planSummary([{ mode: 'data', change: 'create' }])).toEqual(NOTHING);
  const changed = { folded: { delete: 2 } };
  expect(planSummary([{ ...managed, change: 'update', changed }])).toEqual({ ...NOTHING, change: 1, destroy: 2 });
});

test('counts each instance of a change, and an unknown number as one', () => {
  const resources = [
    { ...managed, change: 'create', count: 3 },
    { ...managed, change: 'create', count: 'unknown' },
    { ...managed, change: 'no-op', count: 5 },
    { mode: 'data', change: 'create' },
  ] as const;
  expect(allChanges(resources)).toEqual({ counts: { create: 4 }, plan: { ...NOTHING, add: 2 } });
  expect(allChanges(resources.slice(2))).toBeUndefined();
});
