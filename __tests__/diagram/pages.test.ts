import { drawPages, linksIn, selectPages } from '../../src/diagram/pages.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import type { GraphNode } from '../../src/graph/model.js';

/** Two networks with so much in them that each has a page. */
function networks(change: (network: number) => GraphNode['change']) {
  const nodes = [0, 1].flatMap((n) => [
    createNode({ address: `aws_vpc.v${n}`, change: change(n) }),
    ...Array.from({ length: 12 }, (_, i) =>
      createNode({ address: `aws_instance.n${n}_${i}`, parent: `aws_vpc.v${n}`, change: change(n) }),
    ),
  ]);
  return createGraph({ nodes, edges: [] });
}

async function marksOf(change: (network: number) => GraphNode['change']) {
  const { graph, paged } = await selectPages(networks(change), { simplified: false, overview: false });
  const overview = await presentGraph(graph, { modules: 'auto' });
  const how = {
    formats: ['svg'],
    themes: ['light'],
    scale: null,
    modules: 'auto',
    options: { modules: 'auto' },
  } as const;
  const drawn = await drawPages(paged!, overview, { ...how, askDot: null, fileOf: String } as never, () => {});
  return drawn.pages.map(({ pictures }) => String(pictures[0]?.content).includes('data-change="create"'));
}

test('marks a page in which everything is new if the whole diagram has older resources', async () => {
  expect(await marksOf((n) => (n === 0 ? 'create' : 'none'))).toEqual([true, false]);
  expect(await marksOf(() => 'create')).toEqual([false, false]);
});

test('a page links to other pages and the overview, but not to itself', async () => {
  const { paged } = await selectPages(
    networks(() => 'none'),
    { simplified: false, overview: false },
  );
  const whole = await presentGraph(
    networks(() => 'none'),
    { modules: 'auto' },
  );
  const linksOf = (own: string | null) => linksIn(whole, paged!, (page) => page ?? 'overview', own);
  const all = linksOf(null).hrefs;
  expect(new Set(all.values())).toEqual(new Set([all.get('aws_vpc.v0'), all.get('aws_vpc.v1')]));
  const { hrefs, heading } = linksOf('aws_vpc.v0');
  expect([[...hrefs.values()], heading]).toEqual([[all.get('aws_vpc.v1')], 'overview']);
});
