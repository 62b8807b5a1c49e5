import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { GraphEdge, GraphNode } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';
import type { Layout, LegendEntry } from '../../src/layout/layout.js';
import { withLegend } from '../../src/layout/legend.js';
import { LEGEND_OPENED, LEGEND_TOUCHED } from '../../src/layout/messages.js';
import { arrangeNested } from '../../src/layout/nested/index.js';
import { buildScene } from '../../src/layout/scene/index.js';

const A = 'aws_lambda_function.a';
const B = 'aws_sqs_queue.b';

function layoutWith(edge: Partial<GraphEdge>, node: Partial<GraphNode> = {}): Layout {
  const nodes = [createNode({ address: A, ...node }), createNode({ address: B })];
  const graph = createGraph({ title: '', nodes, edges: [createEdge({ from: A, to: B, ...edge })] });
  return arrangeNested(buildScene(present(graph, { modules: 'auto' })));
}

const samples = (layout: Layout): LegendEntry['sample'][] =>
  (withLegend(layout).legend ?? []).map(({ sample }) => sample);

test.each([
  ['plain', {}, {}],
  ['two heads, which explain themselves', { twoWay: true }, {}],
  ['a badge, which explains itself', {}, { count: 3 }],
])('no legend: %s', (_, edge, node) => {
  const layout = layoutWith(edge, node);
  expect(withLegend(layout)).toBe(layout);
});

test.each([
  ['implied', { provenance: 'implied' }, {}, ['dashed']],
  ['assumed', { provenance: 'assumed' }, {}, ['dashed']],
  ['thin', { thin: true }, {}, ['thin']],
  ['looked up', {}, { lookedUp: true }, ['looked-up']],
  ['suggested', { provenance: 'suggested' }, {}, ['suggested']],
  ['suggested and badge', {}, { provenance: 'suggested', count: 2 }, ['suggested', 'count']],
  [
    'all',
    { provenance: 'assumed', twoWay: true },
    { lookedUp: true, count: 2 },
    ['dashed', 'two-way', 'looked-up', 'count'],
  ],
] as const)('what a legend explains: %s', (_, edge, node, expected) => {
  expect(samples(layoutWith(edge, node))).toEqual(expected);
});

test('the dot of what is touched is explained, and is no changed resource', () => {
  const layout = layoutWith({}, { changed: { touched: 'image' } });
  const { legend = [] } = withLegend({ ...layout, changes: {} });
  expect(legend.map(({ words }) => words.text)).toEqual([LEGEND_TOUCHED]);
  expect(legend[0]?.mark).toEqual({ change: 'update', touched: true });
});

test('each sign has an entry, also that of a part, and no entry is without its sign', () => {
  const host = { change: 'update', changed: { folded: { delete: 2 } } } as const;
  const { legend = [] } = withLegend({ ...layoutWith({}, host), changes: { delete: 2, replace: 1 } });
  expect(legend.map(({ mark, words }) => [mark?.change, words.text])).toEqual([
    ['delete', '2 resources removed'],
    ['update', 'changed'],
  ]);
});

test('resources of which all are opened are counted at the sign of the opening', () => {
  const exposure = [{ change: 'opens', what: '', to: 'the internet', by: A }] as const;
  const opened = { change: 'update', changed: { exposure } } as const;
  const texts = (node: Partial<GraphNode>) =>
    (withLegend({ ...layoutWith({}, node), changes: { update: 1 } }).legend ?? []).map(({ words }) => words.text);
  expect(texts(opened)).toEqual([`${LEGEND_OPENED}, 1 resource changed`]);
  expect(texts({ change: 'update' })).toEqual(['1 resource changed']);
});

test('a looked-up container needs words too', () => {
  const nodes = [createNode({ address: 'aws_vpc.a', lookedUp: true }), createNode({ address: A, parent: 'aws_vpc.a' })];
  const graph = createGraph({ title: '', nodes, edges: [] });
  expect(samples(arrangeNested(buildScene(present(graph, { modules: 'auto' }))))).toEqual(['looked-up']);
});

test('the legend is below everything, inside the picture, and nothing in it overlaps', () => {
  const before = layoutWith({ provenance: 'assumed', twoWay: true }, { lookedUp: true, count: 2 });
  for (const width of [before.width, 120, 3000]) {
    const layout = withLegend({ ...before, width });
    const legend = layout.legend as LegendEntry[];
    for (const box of before.boxes) for (const { y } of legend) expect(y).toBeGreaterThanOrEqual(box.y + box.height);
    for (const { x, y, width: w, height } of legend) {
      expect(x + w).toBeLessThan(layout.width);
      expect(y + height).toBeLessThan(layout.height);
    }
    legend.forEach((one, i) => {
      for (const other of legend.slice(i + 1))
        expect(other.y >= one.y + one.height || other.x >= one.x + one.width).toBe(true);
    });
    expect(layout.width).toBeGreaterThanOrEqual(width);
  }
});
