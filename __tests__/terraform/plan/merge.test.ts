/** Plans of several units as one: what each says of changes is said of the same resources, in its module. */

import { readPlan } from '../../../src/terraform/plan/index.js';
import { mergePlans, type Unit, unitNames } from '../../../src/terraform/plan/merge.js';
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

test('of a state, the resources are unchanged and the data sources are read', () => {
  const values = (address: string, mode: string) => ({
    address,
    mode,
    type: 'aws_a',
    name: 'x',
    values: { name: 'a' },
  });
  const resources = [values('aws_a.x', 'managed'), values('data.aws_a.x', 'data')];
  const merged = mergePlans([
    { unit: unit('u'), plan: { prior_state: { values: { root_module: { resources } } } } },
  ]) as {
    resource_changes: readonly { address: string; change: { actions: readonly string[] } }[];
  };
  expect(merged.resource_changes.map(({ address, change }) => [address, ...change.actions])).toEqual([
    ['module.u.aws_a.x', 'no-op'],
    ['module.u.data.aws_a.x', 'read'],
  ]);
});

test('provider configurations keep their module, and resources refer to them', () => {
  const resource = (provider_config_key: string) => ({ address: 'aws_a.x', provider_config_key });
  const configuration = {
    provider_config: { aws: { name: 'aws' }, 'module.b:aws': { name: 'aws', module_address: 'module.b' } },
    root_module: {
      resources: [resource('aws')],
      module_calls: { b: { module: { resources: [resource('module.b:aws')] } } },
    },
  };
  const merged = mergePlans([{ unit: unit('a'), plan: { configuration } }]);
  expect(merged).toMatchObject({
    configuration: {
      provider_config: {
        'module.a:aws': { name: 'aws', module_address: 'module.a' },
        'module.a.module.b:aws': { name: 'aws', module_address: 'module.a.module.b' },
      },
      root_module: {
        module_calls: {
          a: {
            module: {
              resources: [{ provider_config_key: 'module.a:aws' }],
              module_calls: { b: { module: { resources: [{ provider_config_key: 'module.a.module.b:aws' }] } } },
            },
          },
        },
      },
    },
  });
});

test.each([
  [
    ['vpc', 'app'],
    ['vpc', 'app'],
  ],
  [['live/prod/vpc'], ['live-prod-vpc']],
  [
    ['a/b', 'a-b', 'a b'],
    ['a-b', 'a-b-2', 'a-b-3'],
  ],
  [
    ['1st', '', '..'],
    ['unit-1st', 'unit-', 'unit--2'],
  ],
])('names of the units %j: %j', (paths, names) => {
  expect(unitNames(paths)).toEqual(names);
});
