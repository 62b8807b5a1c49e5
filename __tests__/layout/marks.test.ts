import { layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import { CHANGES } from '../../src/graph/changes.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import type { Layout, Rect } from '../../src/layout/layout.js';
import { DISC } from '../../src/layout/scene/measures.js';
import { shopUnion } from '../support/union.js';

const layoutOf = async (graph: Graph): Promise<Layout> => layOut(await presentGraph(graph, { modules: 'auto' }));

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const around = ({ x, y }: { x: number; y: number }, half: number): Rect => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** The length and half the width of an arrowhead. */
const HEAD = 9;

let shop: Layout;
beforeAll(async () => {
  shop = await layoutOf(shopUnion());
});

test('every arrow that changes has its sign, and no other one', () => {
  const marked = shop.edges.filter(({ edge }) => edge.mark !== undefined);
  expect(marked.filter(({ mark }) => mark === undefined)).toEqual([]);
  expect(marked).toHaveLength(11);
  expect(shop.edges.filter(({ edge, mark }) => edge.mark === undefined && mark !== undefined)).toEqual([]);
});

test('a sign is over no icon, caption, label, head, title and no other sign', () => {
  const discs = shop.edges.flatMap(({ mark }) => (mark === undefined ? [] : around(mark, DISC.edge / 2)));
  const solids: Rect[] = [
    ...shop.nodes.map(({ node, x, y }) => ({ x, y, width: node.width, height: node.height })),
    ...shop.boxes.map(({ box, x, y }) => ({ x, y, width: box.minWidth, height: 24 })),
    ...shop.edges.flatMap(({ label }) => label ?? []),
    ...shop.edges.map(({ points }) => around(points.at(-1)!, HEAD / 2)),
  ];
  for (const [i, disc] of discs.entries()) {
    expect(solids.filter((solid) => overlap(solid, disc))).toEqual([]);
    expect(discs.slice(0, i).filter((other) => overlap(other, disc))).toEqual([]);
  }
});

/** Runs of a route, as rectangles without thickness. */
const runsOf = ({ points }: Layout['edges'][number]): Rect[] =>
  points.slice(1).map((b, i) => {
    const a = points[i]!;
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  });

/** How long two runs lie on each other. */
function shared(a: Rect, b: Rect): number {
  if (a.height === 0 && b.height === 0 && a.y === b.y)
    return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  if (a.width === 0 && b.width === 0 && a.x === b.x)
    return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return 0;
}

test('what is new and what was there share no line, and no head', () => {
  const lookOf = ({ edge }: Layout['edges'][number]): string => edge.mark?.change ?? '';
  for (const [i, one] of shop.edges.entries()) {
    for (const other of shop.edges.slice(0, i)) {
      if (lookOf(one) === lookOf(other)) continue;
      const along = Math.max(0, ...runsOf(one).flatMap((a) => runsOf(other).map((b) => shared(a, b))));
      expect([one.edge.from, one.edge.to, other.edge.from, other.edge.to, along]).toEqual([
        one.edge.from,
        one.edge.to,
        other.edge.from,
        other.edge.to,
        0,
      ]);
      expect(overlap(around(one.points.at(-1)!, HEAD / 2 - 0.5), around(other.points.at(-1)!, HEAD / 2 - 0.5))).toBe(
        false,
      );
    }
  }
});

test('the ring, with its disc, is inside the node and clear of its captions', () => {
  for (const { node } of shop.nodes) {
    if (node.ring === undefined) continue;
    expect(node.iconX).toBeGreaterThanOrEqual(0);
    expect(node.iconX + node.iconSize).toBeLessThanOrEqual(node.width);
    const captions = node.lines.length * 13;
    expect(node.iconY + node.iconSize + captions).toBeLessThanOrEqual(node.height);
  }
});

test('the legend says each change that is to be seen, with how often, worst first', () => {
  const entries = (shop.legend ?? []).flatMap(({ mark, words }) => (mark ? [[mark.change, words.text]] : []));
  expect(entries).toEqual([
    ['delete', '2 resources removed, 4 arrows'],
    ['replace', '2 resources replaced'],
    ['create', '7 resources added, 2 inside others, 6 arrows'],
    ['update', '2 resources changed'],
    ['move', '1 resource moved'],
  ]);
});

test('every change has an entry; arrows alone have one, too; both orders of a replacement are one', async () => {
  const changing = CHANGES.filter((change) => change !== 'none');
  const nodes = changing.map((change) => createNode({ address: `aws_instance.${change}`, change }));
  const all = await layoutOf(createGraph({ nodes, edges: [] }));
  expect(all.legend?.map(({ mark }) => mark?.change)).toEqual(changing);
  const arrows = await layoutOf(
    createGraph({
      nodes: ['a', 'b'].map((name) => createNode({ address: `aws_instance.${name}` })),
      edges: [createEdge({ from: 'aws_instance.a', to: 'aws_instance.b', change: 'delete' })],
    }),
  );
  expect(arrows.legend?.map(({ words }) => words.text)).toEqual(['1 arrow removed']);
  const replaced = [{ createsFirst: true as const }, {}].map((changed, i) =>
    createNode({ address: `aws_instance.i${i}`, change: 'replace', changed }),
  );
  const both = await layoutOf(createGraph({ nodes: replaced, edges: [] }));
  expect(both.legend).toMatchObject([{ mark: { change: 'replace' } }]);
  expect(both.legend?.[0]?.mark).not.toHaveProperty('createsFirst');
});

test('no legend of changes, and no sign, where they are not shown', async () => {
  const layout = await layOut(await presentGraph(shopUnion(), { modules: 'auto', changes: false }));
  expect(layout).not.toHaveProperty('changes');
  expect(layout.legend?.filter(({ mark }) => mark !== undefined) ?? []).toEqual([]);
  expect(layout.edges.filter(({ mark }) => mark !== undefined)).toEqual([]);
});
