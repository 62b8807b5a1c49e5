/** What an entry says of a change beside its action. */
import fc from 'fast-check';
import { isAddress } from '../../../src/graph/address.js';
import { planSummary } from '../../../src/graph/counts.js';
import type { Resource } from '../../../src/graph/inventory.js';
import { ADDRESS_LENGTH_MAX } from '../../../src/limits.js';
import * as messages from '../../../src/terraform/plan/messages.js';
import { configured, created, planOf, read } from './plan.js';

const A = 'aws_instance.a';

/** An entry that changes in this way. */
const entry = (change: object, more: object = {}, address = A) =>
  created(address, {}, { change: { actions: ['update'], ...change }, ...more });

const all = (entries: readonly unknown[], more: object = {}): readonly Resource[] =>
  read({ format_version: '1.2', resource_changes: entries, ...more }).resources;

const only = (...given: Parameters<typeof all>): readonly [Resource['change'], Resource['changed']] => {
  const [{ change, changed }] = all(...given) as [Resource];
  return [change, changed];
};

describe('the word', () => {
  test.each<[readonly string[], object, object, ReturnType<typeof only>]>([
    [['create', 'delete'], {}, {}, ['replace', { createsFirst: true }]],
    [['delete', 'create'], {}, {}, ['replace', undefined]],
    [['create', 'forget'], {}, {}, ['replace', { createsFirst: true, isForgotten: true }]],
    [['forget', 'create'], {}, {}, ['replace', { isForgotten: true }]],
    [['no-op'], { importing: { id: 'i-1' } }, {}, ['import', undefined]],
    [['no-op'], { importing: {} }, {}, ['import', undefined]],
    [['no-op'], { importing: true }, {}, ['no-op', undefined]],
    [['update'], { importing: { id: 'i-1' } }, {}, ['update', { isImported: true }]],
    [['create'], { importing: { id: 'i-1' } }, {}, ['create', { isImported: true }]],
    [['no-op'], {}, { previous_address: 'aws_instance.b[0]' }, ['move', { movedFrom: 'aws_instance.b[0]' }]],
    [['update'], {}, { previous_address: 'aws_instance.b' }, ['update', { movedFrom: 'aws_instance.b' }]],
    [
      ['no-op'],
      { importing: {} },
      { previous_address: 'module.m.aws_instance.a' },
      ['move', { movedFrom: 'module.m.aws_instance.a', isImported: true }],
    ],
    [['no-op'], {}, { previous_address: A }, ['no-op', undefined]],
    [['no-op'], {}, { previous_address: 'somewhere else' }, ['no-op', undefined]],
    [
      ['delete'],
      {},
      { action_reason: 'delete_because_count_index' },
      ['delete', { reason: 'delete_because_count_index' }],
    ],
    [['delete'], {}, { action_reason: 'because <b>' }, ['delete', undefined]],
    [['no-op'], {}, { action_reason: 'delete_because_count_index' }, ['no-op', undefined]],
  ])('%j %j %j', (actions, change, more, expected) => {
    expect(only([entry({ actions, ...change }, more)])).toEqual(expected);
  });

  test('a change whose address the graph cannot represent is skipped', () => {
    const previous_address = `aws_instance.${'b'.repeat(ADDRESS_LENGTH_MAX)}`;
    expect(only([entry({ actions: ['no-op'] }, { previous_address })])).toEqual(['no-op', undefined]);
  });

  test('data sources are read', () => {
    const more = { previous_address: 'data.aws_ami.b', action_reason: 'read_because_config_unknown' };
    const change = { actions: ['read'], importing: {} };
    expect(only([entry(change, more, 'data.aws_ami.a'), entry({})])).toEqual(['read', undefined]);
  });
});

describe('values before and after', () => {
  const values = (before: object, after: object, more: object = {}) =>
    only([entry({ before, after, ...more })])[1]?.values;

  test('contain the listed attributes that differ, sorted by name', () => {
    const before = { instance_type: 't3.micro', ami: 'ami-1', availability_zone: 'a', zone: 'z', tags: { Name: 'x' } };
    const after = { instance_type: 't3.large', ami: 'ami-2', availability_zone: 'a', port: 1, tags: { Name: 'y' } };
    expect(values(before, after)).toEqual([
      { name: 'instance_type', before: 't3.micro', after: 't3.large' },
      { name: 'name', before: 'x', after: 'y' },
      { name: 'port', before: null, after: '1' },
      { name: 'zone', before: 'z', after: null },
    ]);
  });

  test('contain null for an attribute that is known after apply', () => {
    expect(values({ engine_version: '1' }, {}, { after_unknown: { engine_version: true } })).toEqual([
      { name: 'engine_version', before: '1', after: null },
    ]);
  });

  test.each<[string, object]>([
    ['before', { before_sensitive: { name: true } }],
    ['after', { after_sensitive: { name: true } }],
    ['all before', { before_sensitive: true }],
    ['all after', { after_sensitive: true }],
    ['a mark that nobody understands', { after_sensitive: { name: { x: ['y'] } } }],
  ])('omit a sensitive attribute on both sides: %s', (_, masks) => {
    const after = { name: 'new-canary' };
    const [resource] = all([entry({ before: { name: 'old-canary' }, after, ...masks })]);
    expect(JSON.stringify(resource?.changed ?? {})).not.toContain('canary');
  });

  test('omit a list with one sensitive element', () => {
    const masks = { before_sensitive: {}, after_sensitive: { zones: [false, true] } };
    expect(values({ zones: ['a', 'b'] }, { zones: ['a', 'canary'] }, masks)).toBeUndefined();
  });

  test('exist only for updates and replacements', () => {
    const change = { before: { name: 'x' }, after: { name: 'y' } };
    for (const actions of [['create'], ['delete'], ['forget'], ['no-op']])
      expect(only([entry({ actions, ...change })])[1]).toBeUndefined();
  });

  test('mark the attributes that force a replacement, and list those that are not shown', () => {
    const replace_paths = [['instance_type'], ['ami'], ['ami', 0], [], 7, [null], ['<b>'], 'name'];
    const change = { actions: ['delete', 'create'], before: { instance_type: 'a' }, after: { instance_type: 'b' } };
    expect(only([entry({ ...change, replace_paths })])[1]).toEqual({
      values: [{ name: 'instance_type', before: 'a', after: 'b', forces: true }],
      forcedBy: ['instance_type', 'ami'],
    });
    expect(only([entry({ ...change, actions: ['update'], replace_paths })])[1]).not.toHaveProperty('forcedBy');
  });
});

describe('a secret without a sensitive mark', () => {
  const SECRET = 'Kn-canary-16';
  const root = {
    resources: [configured('aws_s3_bucket.b', { bucket: ['aws_db_instance.d.password', 'aws_db_instance.d'] })],
  };
  const bucket = (before: string, after: string) =>
    entry({ before: { bucket: before }, after: { bucket: after } }, {}, 'aws_s3_bucket.b');

  test.each([
    ['before', `x-${SECRET}`, 'open'],
    ['after', 'open', `x-${SECRET}`],
  ])('removes the attribute on both sides: %s', (_, before, after) => {
    const { resources } = read(planOf([], root, { resource_changes: [bucket(before, after)] }));
    expect(JSON.stringify(resources[0]?.changed ?? {})).not.toContain('open');
    expect(JSON.stringify(resources)).not.toContain(SECRET);
  });

  test('is also the previous value of a secret attribute', () => {
    const change = { before: { user_data: SECRET }, after: { user_data: 'another one' } };
    const named = { resources: [configured('aws_s3_bucket.b', { bucket: ['aws_instance.a'] })] };
    const changes = [entry(change), bucket(`b-${SECRET}`, 'open')];
    const { resources } = read(planOf([], named, { resource_changes: changes }));
    expect(JSON.stringify(resources.find(({ type }) => type === 'aws_s3_bucket')?.changed ?? {})).not.toContain(SECRET);
  });

  test('is removed from drift, too', () => {
    const drift = bucket(`x-${SECRET}`, 'open');
    const plan = planOf([], root, { resource_changes: [bucket('a', 'a')], resource_drift: [drift] });
    expect(read(plan).resources[0]?.changed).toEqual({ drift: [] });
  });

  test('in an instance key is removed from previous addresses', () => {
    const keyed = (name: string) => `aws_s3_bucket.${name}["${SECRET}"]`;
    const forEach = { for_each_expression: { references: ['aws_instance.i.user_data', 'aws_instance.i'] } };
    const keys = { resources: [configured('aws_s3_bucket.b', {}, forEach)] };
    const moved = entry({ actions: ['no-op'] }, { previous_address: keyed('old') }, keyed('b'));
    const inventory = read(planOf([], keys, { resource_changes: [moved] }));
    expect(inventory.resources.map(({ change }) => change)).toEqual(['move']);
    expect(JSON.stringify(inventory)).not.toContain(SECRET);
  });
});

describe('drift and deferred changes', () => {
  const stays = entry({ actions: ['no-op'], before: { name: 'n' }, after: { name: 'n' } });
  const drifted = (change: object) => only([stays], { resource_drift: [entry(change)] });

  test.each<[string, object, ReturnType<typeof only>]>([
    [
      'values that differ',
      { before: { name: 'm', ami: '1' }, after: { name: 'n', ami: '2' } },
      ['no-op', { drift: [{ name: 'name', before: 'm', after: 'n' }] }],
    ],
    ['values that nobody may see', { before: { ami: '1' }, after: { ami: '2' } }, ['no-op', { drift: [] }]],
    ['what is gone', { actions: ['delete'], before: { name: 'm' }, after: null }, ['no-op', { drift: [] }]],
    ['what has only moved', { actions: ['no-op'] }, ['no-op', undefined]],
    [
      'sensitive ones',
      { before: { name: 'a' }, after: { name: 'b' }, after_sensitive: { name: true } },
      ['no-op', { drift: [] }],
    ],
  ])('drift: %s', (_, change, expected) => {
    expect(drifted(change)).toEqual(expected);
  });

  test('drift of a resource that the plan does not contain is ignored', () => {
    expect(all([stays], { resource_drift: [entry({}, {}, 'aws_instance.gone')] })).toHaveLength(1);
  });

  test('deferred changes are read unless the resource has another change', () => {
    const deferred = (address: string, more: object = {}) => ({
      reason: 'provider_config_unknown',
      resource_change: entry({ actions: ['create'], after: { name: 'later' } }, more, address),
    });
    const deferred_changes = [deferred('aws_sqs_queue.q'), deferred(A), deferred('data.aws_ami.x'), null, 7, {}];
    const resources = all([entry({})], { deferred_changes });
    expect(resources.map(({ address, change }) => [address, change])).toEqual([
      [A, 'update'],
      ['aws_sqs_queue.q', 'deferred'],
      ['aws_ami.x', 'read'],
    ]);
    expect(resources[1]?.values).toEqual({ name: 'later' });
    expect(planSummary(resources)).toEqual({ import: 0, add: 0, change: 1, destroy: 0, forget: 0 });
  });

  test.each<[object, readonly string[]]>([
    [{ complete: true, errored: false, action_invocations: [] }, []],
    [{ complete: false, errored: false }, [messages.PLAN_IN_PART]],
    [{ complete: false, errored: true }, [messages.PLAN_INCOMPLETE]],
    [{ complete: 'no', errored: 'yes', action_invocations: 'many' }, []],
    [{ action_invocations: [{}, {}] }, [messages.actionsNotDrawn(2)]],
  ])('a plan with %j has the warnings for it', (more, warnings) => {
    expect(read({ format_version: '1.2', resource_changes: [entry({})], ...more }).warnings).toEqual(warnings);
  });
});

test('the deletion of a deposed object is counted with the current object', () => {
  const older = (actions: string[]) => entry({ actions }, { deposed: 'ab12cd34' });
  const entries = [
    older(['delete']),
    entry({ actions: ['no-op'] }),
    older(['delete']),
    older(['forget']),
    older(['no-op']),
  ];
  expect(only(entries)).toEqual(['no-op', { folded: { delete: 2, forget: 1 } }]);
  expect(planSummary(all(entries))).toEqual({ import: 0, add: 0, change: 0, destroy: 2, forget: 1 });
});

test('arbitrary JSON in place of any member is tolerated', () => {
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('aws_x.y', '__proto__', 'update', ['create', 'forget']),
  );
  const field = fc.constantFrom(
    ...['address', 'previous_address', 'deposed', 'action_reason', 'mode', 'type', 'name', 'index', '__proto__'],
  );
  const inner = fc.constantFrom(
    ...[
      'actions',
      'before',
      'after',
      'before_sensitive',
      'after_sensitive',
      'after_unknown',
      'importing',
      'replace_paths',
    ],
  );
  const VALUES = { name: 'a', zones: ['a', { b: 'c' }], tags: { Name: 'x' } };
  const change = fc
    .tuple(fc.dictionary(inner, junk), fc.constantFrom(['update'], ['delete', 'create'], ['no-op']))
    .map(([odd, actions]) => ({ actions, before: VALUES, after: { ...VALUES, name: 'b' }, ...odd }));
  const one = fc
    .tuple(fc.dictionary(field, junk), fc.oneof({ weight: 9, arbitrary: change }, { weight: 1, arbitrary: junk }))
    .map(([odd, changes]) => ({ ...created(A), ...odd, change: changes }));
  const list = fc.oneof({ weight: 9, arbitrary: fc.array(one, { maxLength: 4 }) }, { weight: 1, arbitrary: junk });
  const deferred = fc.array(
    fc.oneof(
      one,
      one.map((resource_change) => ({ resource_change })),
    ),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(list, list, deferred, junk, (resource_changes, resource_drift, deferred_changes, complete) => {
      const more = { resource_drift, deferred_changes, complete, action_invocations: complete };
      const changes = [created('aws_x.first'), ...(Array.isArray(resource_changes) ? resource_changes : [])];
      const { resources } = read({ format_version: '1.2', resource_changes: changes, ...more });
      for (const { address, changed } of resources) {
        expect(isAddress(address)).toBe(true);
        expect(Object.keys(changed ?? { none: 1 })).not.toHaveLength(0);
      }
    }),
    { numRuns: 500 },
  );
});
