import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { ModuleBoxes } from '../../../src/labels/grouping/modules.js';
import { present } from '../../../src/labels/index.js';

type Inside = Readonly<Record<string, readonly string[]>>;

/** Returns the titles of the module boxes with the ids of their contents. */
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
const OTHER = 'aws_db_instance.logs';
const CHAIN = [
  [QUEUE, WORKER],
  [WORKER, TABLE],
] as const;

describe('a module with connected icons', () => {
  test('has a box from three icons on', () => {
    expect(boxesOf({ '': [QUEUE, WORKER, TABLE, OTHER] }, CHAIN)).toEqual([['Module jobs', TABLE, WORKER, QUEUE]]);
  });

  test.each<[string, Inside, readonly (readonly [string, string])[]]>([
    ['two connected icons', { '': [QUEUE, WORKER, OTHER] }, [[QUEUE, WORKER]]],
    ['icons without edges', { '': [QUEUE, WORKER, TABLE, OTHER] }, [[QUEUE, WORKER]]],
    [
      'icons that are only connected outside of the module',
      { '': [QUEUE, WORKER, TABLE, OTHER] },
      [QUEUE, WORKER, TABLE].map((from) => [from, OTHER] as const),
    ],
    [
      'a module with members in two containers',
      { '': [QUEUE, WORKER, TABLE, OTHER, 'aws_vpc.v'], 'aws_vpc.v': ['module.jobs.aws_instance.x'] },
      CHAIN,
    ],
    ['a module with a network', { '': [QUEUE, WORKER, TABLE, OTHER, 'module.jobs.aws_vpc.v'] }, CHAIN],
    ['a module with all icons', { '': [QUEUE, WORKER, TABLE] }, CHAIN],
  ])('%s: no box', (_, inside, joined) => {
    expect(boxesOf(inside, joined)).toEqual([]);
  });

  test('has a box inside a module without one', () => {
    const inner = CHAIN.map(([from, to]) => [`module.all.${from}`, `module.all.${to}`] as const);
    const members = [QUEUE, WORKER, TABLE].map((address) => `module.all.${address}`);
    const inside = { '': [...members, OTHER, 'module.all.aws_vpc.v'] };
    expect(boxesOf(inside, inner).map(([title]) => title)).toEqual(['Module jobs']);
  });
});

describe('instances of one module', () => {
  const pair = (step: string) => [`${step}.aws_lb.l`, `${step}.aws_instance.i`];

  test('have a box each, also without edges', () => {
    const inside = { '': [...pair('module.team["a"]'), ...pair('module.team["b"]')] };
    expect(boxesOf(inside).map(([title]) => title)).toEqual(['Module team a', 'Module team b']);
  });

  test.each<[string, readonly string[]]>([
    ['a single instance', [...pair('module.team["a"]'), OTHER]],
    ['instances with one icon each', ['module.team["a"].aws_instance.i', 'module.team["b"].aws_instance.i', OTHER]],
    ['different modules', [...pair('module.a'), ...pair('module.b')]],
  ])('%s: no box', (_, members) => {
    expect(boxesOf({ '': members })).toEqual([]);
  });

  test('of an inner module are distinguished by the outer module that differs', () => {
    const step = (key: string) => `module.net["${key}"].module.sub["x"]`;
    const elsewhere = ['a', 'b'].map((key) => `module.net["${key}"].aws_s3_bucket.b`);
    const inside = {
      '': ['aws_subnet.s', ...elsewhere],
      'aws_subnet.s': [...pair(step('a')), ...pair(step('b'))],
    };
    expect(boxesOf(inside).map(([title]) => title)).toEqual(['Module net a', 'Module net b']);
  });
});

test('all: boxes around any siblings of a module; none: no boxes', () => {
  const inside = { '': [QUEUE, WORKER, OTHER] };
  expect(boxesOf(inside, [], 'all')).toEqual([['Module jobs', WORKER, QUEUE]]);
  expect(boxesOf(inside, [], 'none')).toEqual([]);
});
