import fc from 'fast-check';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';
import type { PresentedEdge } from '../../../src/labels/model.js';

type Arrow = readonly [from: string, to: string, label?: string];

const named = (name: string): string =>
  name.startsWith('t') ? `aws_dynamodb_table.${name}` : `aws_ecs_service.${name}`;

function presented(names: readonly string[], arrows: readonly Arrow[]) {
  const nodes = names.map((name) => createNode({ address: named(name) }));
  const edges = arrows.map(([from, to, label = '']) => createEdge({ from: named(from), to: named(to), label }));
  return present(createGraph({ nodes, edges }), { modules: 'auto' });
}

/** Each box of fellows with what is in it, and each line, by their names. */
function drawn(names: readonly string[], arrows: readonly Arrow[]) {
  const { items, edges } = presented(names, arrows);
  const short = (id: string): string => items.find((item) => item.id === id)!.title.replace(/^.*\.|s$/g, '');
  const nameOf = (id: string): string => (id.startsWith('group:') ? `[${short(id)}]` : id.replace(/^.*\./, ''));
  const boxes = items.filter(({ id }) => id.startsWith('group:'));
  return {
    boxes: boxes.map(({ id, title }) => [
      title,
      items.flatMap((item) => (item.parent === id ? [nameOf(item.id)] : [])),
    ]),
    lines: edges.map(({ from, to }) => `${nameOf(from)} -> ${nameOf(to)}`),
  };
}

const each = (from: readonly string[], to: readonly string[], label?: string): Arrow[] =>
  from.flatMap((one) => to.map((other): Arrow => [one, other, label ?? '']));

const SERVICES = ['a', 'b', 'c'];
const TABLES = ['t1', 't2', 't3'];

test('three nodes that use the same three have one edge between two boxes', () => {
  expect(drawn([...SERVICES, ...TABLES], each(SERVICES, TABLES))).toEqual({
    boxes: [
      ['DynamoDB tables', TABLES],
      ['ECS services', SERVICES],
    ],
    lines: ['[ECS service] -> [DynamoDB table]'],
  });
});

test('a node with an additional edge is not grouped', () => {
  const arrows = [...each(SERVICES, TABLES), ...each(['d'], ['t1', 't2', 't3', 't4'])];
  expect(drawn([...SERVICES, 'd', ...TABLES, 't4'], arrows)).toEqual({
    boxes: [
      ['DynamoDB tables', TABLES],
      ['ECS services', SERVICES],
    ],
    lines: ['[ECS service] -> [DynamoDB table]', 'd -> [DynamoDB table]', 'd -> t4'],
  });
});

test.each<[string, readonly string[], readonly Arrow[]]>([
  ['two of them', ['a', 'b', ...TABLES], each(['a', 'b'], TABLES.slice(0, 2))],
  ['with two lines each', [...SERVICES, 't1', 't2'], each(SERVICES, ['t1', 't2'])],
  ['with other words on the lines', [...SERVICES, ...TABLES], SERVICES.flatMap((from) => each([from], TABLES, from))],
  [
    'with a line to itself',
    [...SERVICES, ...TABLES],
    [...each(SERVICES, TABLES), ...SERVICES.map((a): Arrow => [a, a])],
  ],
])('no box around %s', (_, names, arrows) => {
  const services = drawn(names, arrows).boxes.filter(([title]) => title === 'ECS services');
  expect(services).toEqual([]);
});

test('edges with steps of a flow are not merged', () => {
  const nodes = [...SERVICES, ...TABLES].map((name) => createNode({ address: named(name) }));
  const edges = each(SERVICES, TABLES).map(([from, to], i) =>
    createEdge({ from: named(from), to: named(to), ...(i === 0 && { steps: [1] }) }),
  );
  const { edges: lines } = present(createGraph({ nodes, edges }), { modules: 'auto' });
  expect(lines.filter(({ steps }) => steps.length > 0)).toMatchObject([{ from: named('a'), to: named('t1') }]);
});

const NAMES = ['a', 'b', 'c', 'd', 'e', 't1', 't2', 't3', 't4', 't5'];

test('the edges of a box are exactly those of each member', () => {
  const arrow = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES));
  const bundle = fc.tuple(fc.subarray(NAMES.slice(0, 5)), fc.subarray(NAMES.slice(5)));
  fc.assert(
    fc.property(fc.array(arrow, { maxLength: 6 }), fc.array(bundle, { maxLength: 3 }), (single, bundles) => {
      const keys = new Set(
        [...single, ...bundles.flatMap(([from, to]) => each(from, to))].map(([a, b]) => `${a} ${b}`),
      );
      const arrows = [...keys].map((key) => key.split(' ') as [string, string]);
      const { items, edges } = presented(NAMES, arrows);
      const membersOf = (end: string): string[] =>
        end.startsWith('group:') ? items.flatMap(({ id, parent }) => (parent === end ? [id] : [])) : [end];
      const lines = edges.flatMap(({ from, to }: PresentedEdge) =>
        membersOf(from).flatMap((a) => membersOf(to).map((b) => `${a} ${b}`)),
      );
      expect(lines.sort()).toEqual(arrows.map(([a, b]) => `${named(a)} ${named(b)}`).sort());
      expect(items.map(({ id }) => id).sort()).toEqual([...new Set(items.map(({ id }) => id))].sort());
    }),
  );
});

test('a ghost is not grouped', () => {
  const services = SERVICES.map((name) => createNode({ address: named(name) }));
  const ghost = createNode({ address: named('b'), change: 'move', ghostOf: named('d') });
  const tables = TABLES.map((name) => createNode({ address: named(name) }));
  const edges = each(SERVICES, TABLES).map(([from, to]) => createEdge({ from: named(from), to: named(to) }));
  const boxesWith = (nodes: typeof services) =>
    present(createGraph({ nodes: [...nodes, createNode({ address: named('d') }), ...tables], edges }), {
      modules: 'auto',
    })
      .items.filter(({ id }) => id.startsWith('group:'))
      .map(({ title }) => title);
  expect(boxesWith(services)).toContain('ECS services');
  expect(boxesWith([services[0]!, ghost, services[2]!])).not.toContain('ECS services');
});
