/** Plans of several units as one: what each says of changes is said of the same resources, in its module. */

import { readPlan } from '../../../src/terraform/plan/index.js';
import { mergePlans, type Unit } from '../../../src/terraform/plan/merge.js';
import { actionsNotDrawn, PLAN_IN_PART, PLAN_INCOMPLETE } from '../../../src/terraform/plan/messages.js';

const unit = (name: string): Unit => ({ name, dependencies: [], references: [] });

const entry = (address: string, actions: readonly string[], more: object = {}) => ({
  address,
  mode: 'managed',
  change: { actions, before: { name: 'a' }, after: { name: 'b' } },
  ...more,
});

const read = (...plans: readonly object[]) => {
  const merged = mergePlans(plans.map((plan, i) => ({ unit: unit(`u${i}`), plan })));
  return readPlan(merged, 'the plan of the units', null);
};

test('moves, drift and deferred changes are merged', () => {
  const { resources, warnings } = read(
    { resource_changes: [entry('aws_a.x', ['no-op'], { previous_address: 'module.m.aws_a.x' })] },
    {
      resource_changes: [entry('aws_a.x', ['no-op'])],
      resource_drift: [entry('aws_a.x', ['update'])],
      deferred_changes: [{ reason: 'absent_prereq', resource_change: entry('aws_b.y', ['create']) }],
    },
  );
  expect(resources.map(({ address, change, changed }) => [address, change, changed])).toEqual([
    ['module.u0.aws_a.x', 'move', { movedFrom: 'module.u0.module.m.aws_a.x' }],
    ['module.u1.aws_a.x', 'no-op', { drift: [{ name: 'name', before: 'a', after: 'b' }] }],
    ['module.u1.aws_b.y', 'deferred', undefined],
  ]);
  expect(warnings).not.toContain(PLAN_IN_PART);
});

test.each([
  [{ complete: false }, PLAN_IN_PART],
  [{ complete: false, errored: true }, PLAN_INCOMPLETE],
  [{ action_invocations: [{}] }, actionsNotDrawn(1)],
])('what one of them says of itself is said of all: %j', (said, warning) => {
  const changes = { resource_changes: [entry('aws_a.x', ['create'])] };
  expect(read(changes, { ...changes, ...said }).warnings).toContain(warning);
});
