import fc from 'fast-check';
import type { ChangeDetails } from '../../src/graph/changes.js';
import type { Change, Inventory, Resource } from '../../src/graph/inventory.js';
import type { GraphNode } from '../../src/graph/model.js';
import { understand } from '../../src/inference/index.js';
import { overview } from '../../src/inference/views/overview/index.js';
import { inventories, networks } from './arbitrary-inventories.js';
import { plan, type Sketch } from './build.js';
import { conserve } from './conserved-changes.js';

/** The same inventory with details of changes. */
const withDetails = (inventory: Inventory, details: Record<string, ChangeDetails>): Inventory => ({
  ...inventory,
  resources: inventory.resources.map((resource) => {
    const changed = details[resource.address];
    return changed === undefined ? resource : { ...resource, changed };
  }),
});

const nodesOf = (sketches: Record<string, Sketch>, details: Record<string, ChangeDetails> = {}) =>
  understand(withDetails(plan(sketches), details)).graph.nodes;

const changing = (node: GraphNode | undefined) => [node?.change, node?.changed];

const KEPT: Sketch = { change: 'no-op' };
const QUEUE = 'aws_sqs_queue.q';
const policy = (name: string, change: Change): Record<string, Sketch> => ({
  [`aws_sqs_queue_policy.${name}`]: { change, refs: { queue_url: QUEUE } },
});

/** Named by what it is called there, with what becomes of it. */
const parts = (...all: readonly (readonly [string, Change])[]) => ({
  parts: all.map(([name, change]) => ({ address: `aws_sqs_queue_policy.${name}`, change })),
});

describe('what is part of something else', () => {
  test.each<[string, Change, Record<string, Sketch>, unknown[]]>([
    [
      'a part that is new updates it',
      'no-op',
      policy('p', 'create'),
      ['update', { folded: { create: 1 }, ...parts(['p', 'create']) }],
    ],
    [
      'its own change stays',
      'delete',
      policy('p', 'delete'),
      ['delete', { folded: { delete: 1 }, ...parts(['p', 'delete']) }],
    ],
    [
      'parts are counted',
      'move',
      { ...policy('p', 'update'), ...policy('r', 'update') },
      ['move', { folded: { update: 2 }, ...parts(['p', 'update'], ['r', 'update']) }],
    ],
    ['what stays is no change', 'no-op', policy('p', 'no-op'), ['none', undefined]],
    ['what is read is none', 'no-op', policy('p', 'read'), ['none', undefined]],
    [
      'what is forgotten is one',
      'no-op',
      policy('p', 'forget'),
      ['update', { folded: { forget: 1 }, ...parts(['p', 'forget']) }],
    ],
  ])('%s', (_, change, inside, expected) => {
    const nodes = nodesOf({ [QUEUE]: { change }, ...inside, 'aws_sns_topic.other': KEPT });
    expect(changing(nodes.get(QUEUE))).toEqual(expected);
    expect(changing(nodes.get('aws_sns_topic.other'))).toEqual(['none', undefined]);
  });

  test('where everything is new, nothing is said of the parts', () => {
    const nodes = nodesOf({ [QUEUE]: {}, ...policy('p', 'create') });
    expect(changing(nodes.get(QUEUE))).toEqual(['create', undefined]);
  });

  test('older objects of a part, and of the thing itself', () => {
    const older = { folded: { delete: 1 } };
    const nodes = nodesOf(
      { [QUEUE]: KEPT, ...policy('p', 'update') },
      { [QUEUE]: older, 'aws_sqs_queue_policy.p': older },
    );
    expect(changing(nodes.get(QUEUE))).toEqual([
      'update',
      { folded: { delete: 2, update: 1 }, ...parts(['p', 'update']) },
    ]);
  });

  test('what has drifted inside has drifted, and is no change', () => {
    const drift = [{ name: 'name', before: 'a', after: 'b' }];
    const nodes = nodesOf({ [QUEUE]: KEPT, ...policy('p', 'no-op') }, { 'aws_sqs_queue_policy.p': { drift } });
    expect(changing(nodes.get(QUEUE))).toEqual(['none', { drift: [] }]);
  });
});

describe('instances', () => {
  const machine = (key: number, change: Change = 'update'): Record<string, Sketch> => ({
    [`aws_instance.w[${key}]`]: { change, values: { instance_type: 't3.small' } },
  });
  const first = 'aws_instance.w[0]';
  const size = { name: 'instance_type', before: 't3.micro', after: 't3.small' };

  const three = { ...machine(0), ...machine(1), ...machine(2), 'aws_sns_topic.other': KEPT };
  const counts = (nodes: ReadonlyMap<string, GraphNode>) =>
    [...nodes.values()].filter(({ type }) => type === 'aws_instance').map(({ count }) => count);

  test('are one where they change alike, with what is true of each', () => {
    const details = { values: [size], reason: 'replace_by_request' };
    const nodes = nodesOf(three, {
      [first]: { ...details, values: [{ name: 'name', before: 'a', after: 'b' }, size], movedFrom: 'aws_instance.x' },
      'aws_instance.w[1]': details,
      'aws_instance.w[2]': details,
    });
    expect([nodes.get(first)?.count, ...changing(nodes.get(first))]).toEqual([3, 'update', details]);
  });

  test('that have moved from different places say no place', () => {
    const sketches = { ...machine(0, 'move'), ...machine(1, 'move'), ...machine(2, 'move') };
    const from = Object.keys(sketches).map((address, i) => [address, { movedFrom: `aws_instance.x[${i}]` }]);
    const nodes = nodesOf(sketches, Object.fromEntries(from));
    expect([nodes.get(first)?.count, ...changing(nodes.get(first))]).toEqual([3, 'move', undefined]);
  });

  test.each<[string, Change, ChangeDetails]>([
    ['another change', 'replace', {}],
    ['also imported', 'update', { isImported: true }],
    ['created first', 'update', { createsFirst: true }],
    ['left where it is', 'update', { isForgotten: true }],
  ])('stay apart for a mark of their own: %s', (_, change, details) => {
    const nodes = nodesOf({ ...three, ...machine(3, change) }, { 'aws_instance.w[3]': details });
    expect(counts(nodes)).toEqual([3, 1]);
  });

  test('one that has drifted stays with the others, and they say so', () => {
    const nodes = nodesOf(three, { 'aws_instance.w[1]': { drift: [size] } });
    expect([counts(nodes), changing(nodes.get(first))]).toEqual([[3], ['update', { drift: [] }]]);
  });
});

// As many changes as this have no room for icons of their own.
test('what an overview counts says how many of it change in each way, the strongest first', () => {
  const sketches = Object.fromEntries(
    Array.from({ length: 450 }, (_, i): [string, Sketch] => [
      `aws_sqs_queue.q${i}`,
      { change: i < 20 ? 'delete' : i < 50 ? 'create' : 'no-op' },
    ]),
  );
  const { graph } = understand(plan(sketches));
  const nodes = [...(overview(graph)?.graph.nodes.values() ?? [])];
  expect(nodes.map(({ change, changed, count }) => [count, change, changed])).toEqual([
    [450, 'delete', { instances: { create: 30, delete: 20 } }],
  ]);
});

const WORDS: readonly Change[] = [
  'create',
  'update',
  'delete',
  'replace',
  'move',
  'import',
  'forget',
  'deferred',
  'no-op',
  'read',
];

test('every change is a mark, a count on what it is part of, or hidden by a rule', () => {
  const total = { marks: 0, counts: 0, hidden: 0 };
  fc.assert(
    fc.property(
      fc.oneof(inventories, networks),
      fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.nat({ max: 9 })), { minLength: 60, maxLength: 60 }),
      (inventory, draws) => {
        const resources = inventory.resources.map((resource, i): Resource => {
          const [change, more] = draws[i % draws.length] as [Change, number];
          const isLeftover = more === 0 && resource.mode === 'managed';
          return { ...resource, change, ...(isLeftover && { changed: { folded: { delete: 1 } } }) };
        });
        const byOrigin = new Map(resources.map((resource) => [resource.origin, resource]));
        const ends = conserve(
          understand({ ...inventory, resources }),
          (origin) => {
            const { mode, change, changed } = byOrigin.get(origin) as Resource;
            const isNone = mode === 'data' || change === 'no-op' || change === 'read';
            return { word: isNone ? null : change, deposed: changed === undefined ? [] : ['delete'] };
          },
          resources.every(({ mode, change, changed }) => mode === 'data' || (change === 'create' && !changed)),
        );
        for (const end of ['marks', 'counts', 'hidden'] as const) total[end] += ends[end];
      },
    ),
    { numRuns: 200 },
  );
  expect(Math.min(total.marks, total.counts, total.hidden)).toBeGreaterThan(20);
});
