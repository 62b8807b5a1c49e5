/** An overview is drawn where the whole could not be read: by the size of its captions, docs/large-graphs.md. */
import * as messages from '../../src/diagram/messages.js';
import { selectView } from '../../src/diagram/view.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import { CAPTION_LEGIBLE, OVERVIEW_FROM, OVERVIEW_GAIN, OVERVIEW_ICONS } from '../../src/limits.js';

const VIEW = { simplified: false, overview: true };

const buckets = (count: number): Graph =>
  createGraph({
    title: 'Shop',
    nodes: Array.from({ length: count }, (_, i) => createNode({ address: `aws_s3_bucket.b${i}` })),
    edges: [],
  });

const LARGE = buckets(OVERVIEW_ICONS + 1);

/** Captions of `whole` px for more than ten icons, of `less` px for fewer. */
const seenWith = (whole: number, less: number) => {
  const asked: number[] = [];
  const captionOf = async ({ nodes }: Graph) => {
    asked.push(nodes.size);
    return nodes.size > 10 ? whole : less;
  };
  return { asked, captionOf };
};

test('draws an overview of more than a hundred icons with illegible captions, with a warning', async () => {
  const { captionOf } = seenWith(CAPTION_LEGIBLE - 0.1, 10.5 * OVERVIEW_GAIN);
  const { graph, warnings } = await selectView(LARGE, VIEW, captionOf);
  expect(graph.nodes.size).toBe(1);
  expect(warnings).toEqual([
    messages.overviewDrawn({ shapes: 101, lines: 0 }, { found: 0, drawn: 0 }, true, CAPTION_LEGIBLE - 0.1),
  ]);
  expect(warnings[0]).toContain('captions of 7.9 px');
});

test('draws everything with legible captions', async () => {
  expect((await selectView(LARGE, VIEW, seenWith(CAPTION_LEGIBLE, 99).captionOf)).graph.nodes.size).toBe(101);
});

test('draws everything if an overview is hardly more legible', async () => {
  const [whole, less] = [4, 4 * OVERVIEW_GAIN];
  expect((await selectView(LARGE, VIEW, seenWith(whole, less - 0.1).captionOf)).graph.nodes.size).toBe(101);
  expect((await selectView(LARGE, VIEW, seenWith(whole, less).captionOf)).graph.nodes.size).toBe(1);
});

test('draws up to a hundred icons in any size, and lays out neither these nor very large graphs to decide', async () => {
  const { asked, captionOf } = seenWith(1, 10);
  expect((await selectView(buckets(OVERVIEW_ICONS), VIEW, captionOf)).graph.nodes.size).toBe(OVERVIEW_ICONS);
  expect((await selectView(buckets(OVERVIEW_FROM + 1), VIEW, captionOf)).graph.nodes.size).toBe(1);
  expect((await selectView(LARGE, { ...VIEW, overview: false }, captionOf)).graph.nodes.size).toBe(101);
  expect((await selectView(LARGE, VIEW)).graph.nodes.size).toBe(101);
  expect(asked).toEqual([]);
});

test('does not count boxes as icons, and keeps the removals of annotations', async () => {
  const boxes = Array.from({ length: 60 }, (_, i) => createNode({ address: `aws_vpc.v${i}` }));
  const inBoxes = boxes.map(({ address }, i) => createNode({ address: `aws_instance.i${i}`, parent: address }));
  const { captionOf } = seenWith(1, 10);
  const few = createGraph({ nodes: [...boxes, ...inBoxes], edges: [] });
  expect((await selectView(few, VIEW, captionOf)).graph.nodes.size).toBe(120);
  const removed = [{ by: 'groundplan.yml', resources: 2 }];
  const { graph } = await selectView({ ...LARGE, removed }, VIEW, captionOf);
  expect([graph.nodes.size, graph.title, graph.removed]).toEqual([1, 'Shop', removed]);
});
