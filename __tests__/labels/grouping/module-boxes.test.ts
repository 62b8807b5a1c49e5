import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { ModuleBoxes } from '../../../src/labels/grouping/module-boxes.js';
import { present } from '../../../src/labels/index.js';

type Inside = Readonly<Record<string, readonly string[]>>;

/** The titles of the module boxes, each with what is in it. */
function boxesOf(inside: Inside, joined: readonly (readonly [string, string])[] = [], modules: ModuleBoxes = 'auto') {
  const nodes = Object.entries(inside).flatMap(([parent, members]) =>
    members.map((address) => createNode({ address, parent: parent === '' ? null : parent })),
  );
  const { items } = present(createGraph({ nodes, edges: joined.map(([from, to]) => createEdge({ from, to })) }), {
    modules,
  });
  return items
    .filter((item) => item.kind === 'box' && item.style === 'module')
    .map(({ id, title }) => [title, ...items.filter(({ parent }) => parent === id).map((item) => item.id)]);
}

const QUEUE = 'module.jobs.aws_sqs_queue.jobs';
const WORKER = 'module.jobs.aws_lambda_function.worker';
const TABLE = 'module.jobs.aws_dynamodb_table.results';
const OTHER = 'aws_s3_bucket.logs';
const CHAIN = [
  [QUEUE, WORKER],
  [WORKER, TABLE],
] as const;

describe('a group that arrows join', () => {
  test('has a box from three on', () => {
    expect(boxesOf({ '': [QUEUE, WORKER, TABLE, OTHER] }, CHAIN)).toEqual([['Module jobs', TABLE, WORKER, QUEUE]]);
  });

  test.each<[string, Inside, readonly (readonly [string, string])[]]>([
    ['two of many have none', { '': [QUEUE, WORKER, OTHER] }, [[QUEUE, WORKER]]],
    ['nor what no arrow joins', { '': [QUEUE, WORKER, TABLE, OTHER] }, [[QUEUE, WORKER]]],
    [
      'nor what is joined outside of it alone',
      { '': [QUEUE, WORKER, TABLE, OTHER] },
      [QUEUE, WORKER, TABLE].map((from) => [from, OTHER] as const),
    ],
    [
      'nor a module that is in a network, too',
      { '': [QUEUE, WORKER, TABLE, OTHER, 'aws_vpc.v'], 'aws_vpc.v': ['module.jobs.aws_instance.x'] },
      CHAIN,
    ],
    ['nor one with a network of its own', { '': [QUEUE, WORKER, TABLE, OTHER, 'module.jobs.aws_vpc.v'] }, CHAIN],
    ['nor all that there is', { '': [QUEUE, WORKER, TABLE] }, CHAIN],
  ])('%s', (_, inside, joined) => {
    expect(boxesOf(inside, joined)).toEqual([]);
  });

  test('inside of a module that has none', () => {
    const inner = CHAIN.map(([from, to]) => [`module.all.${from}`, `module.all.${to}`] as const);
    const members = [QUEUE, WORKER, TABLE].map((address) => `module.all.${address}`);
    const inside = { '': [...members, OTHER, 'module.all.aws_vpc.v'] };
    expect(boxesOf(inside, inner).map(([title]) => title)).toEqual(['Module jobs']);
  });
});

describe('instances of one module', () => {
  const pair = (step: string) => [`${step}.aws_lb.l`, `${step}.aws_instance.i`];

  test('have a box each, also without arrows', () => {
    const inside = { '': [...pair('module.team["a"]'), ...pair('module.team["b"]')] };
    expect(boxesOf(inside).map(([title]) => title)).toEqual(['Module team a', 'Module team b']);
  });

  test.each<[string, readonly string[]]>([
    ['one alone has none', [...pair('module.team["a"]'), OTHER]],
    ['nor those of one icon', ['module.team["a"].aws_instance.i', 'module.team["b"].aws_instance.i', OTHER]],
    ['nor different modules', [...pair('module.a'), ...pair('module.b')]],
  ])('%s', (_, members) => {
    expect(boxesOf({ '': members })).toEqual([]);
  });

  test('of a module inside are told apart by the one around it that differs', () => {
    const step = (key: string) => `module.net["${key}"].module.sub["x"]`;
    const elsewhere = ['a', 'b'].map((key) => `module.net["${key}"].aws_s3_bucket.b`);
    const inside = {
      '': ['aws_subnet.s', ...elsewhere],
      'aws_subnet.s': [...pair(step('a')), ...pair(step('b'))],
    };
    expect(boxesOf(inside).map(([title]) => title)).toEqual(['Module net a', 'Module net b']);
  });
});

test('all: whatever stands side by side; none: nothing', () => {
  const inside = { '': [QUEUE, WORKER, OTHER] };
  expect(boxesOf(inside, [], 'all')).toEqual([['Module jobs', WORKER, QUEUE]]);
  expect(boxesOf(inside, [], 'none')).toEqual([]);
});
