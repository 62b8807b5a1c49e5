/** What --debug writes is drawn again as the picture that it was. */
import fc from 'fast-check';
import { createProgress } from '../../src/cli/progress.js';
import { writeDebugData } from '../../src/cli/tfdata.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import { annotateGraph } from '../../src/pipeline/annotate.js';
import { drawGraph } from '../../src/pipeline/draw.js';
import { type Found, readGraph } from '../../src/pipeline/read.js';
import { cases } from '../support/cases.js';
import { memoryIo } from '../support/memory-io.js';

async function again(found: Pick<Found, 'graph' | 'ledger'>) {
  const io = memoryIo();
  await writeDebugData({ ...found, services: new Map(), warnings: [] }, io, createProgress(io, {}));
  const bytes = io.files.get('tfdata.json')!;
  return readGraph({ kind: 'any', file: { name: 'tfdata.json', bytes }, dot: null });
}

const parts = ({ title, nodes, edges }: Graph) => ({ title, nodes: [...nodes.values()], edges });

test.each(cases())('$name', async ({ sources }) => {
  const { graph, ledger } = await readGraph(sources);
  const found = await again({ graph, ledger });
  expect(parts(found.graph)).toEqual(parts(graph));
  expect(found.warnings).toEqual([]);
});

test('the same bytes, with the same annotations: by names that only the code has, too', async () => {
  const { sources } = cases().find(({ name }) => name === 'aws-web-shop')!;
  const first = await readGraph(sources);
  const folded = first.ledger!.entries.find(({ bucket }) => bucket === 'folded')!.origin;
  const text = `format: 0.2\ntitle: Shop\nconnect:\n  ${folded}:\n    - aws_s3_bucket.product_media: told\n`;
  const svg = async (found: Found) => {
    const { graph, warnings } = await annotateGraph(found, [{ name: 'groundplan.yml', text, author: 'person' }]);
    const [picture] = await drawGraph(graph, { formats: ['svg'], scale: null, modules: true });
    return { warnings, content: picture!.content };
  };
  const drawn = await svg(first);
  expect(drawn.warnings).toEqual([]);
  expect(/>told</.test(String(drawn.content))).toBe(true);
  expect(await svg(await again(first))).toEqual(drawn);
});

const provenance = fc.constantFrom('planned' as const, 'assumed' as const, 'implied' as const);
const address = fc.constantFrom('aws_a.__proto__', 'aws_b.constructor', 'aws_c.x[0]', 'aws_d.x["y"]', 'aws_vpc.v');
const node = fc.record({
  provenance,
  change: fc.constantFrom('create' as const, 'update' as const, 'delete' as const, 'replace' as const, 'none' as const),
  lookedUp: fc.boolean(),
  count: fc.integer({ min: 1, max: 9 }),
  attributes: fc.dictionary(fc.constantFrom('name', 'engine', 'access'), fc.string({ maxLength: 80 }).map(oneLine)),
});
const edge = fc.record({
  from: address,
  to: address,
  label: fc.string().map(oneLine),
  provenance,
  twoWay: fc.boolean(),
});
function oneLine(text: string): string {
  return text.replace(/[\r\n]/g, ' ').slice(0, 80);
}

test('every graph: nodes, captions, arrows that go back and forth', async () => {
  const graphs = fc.record({
    nodes: fc.uniqueArray(fc.tuple(address, node), { minLength: 1, selector: ([name]) => name }),
    edges: fc.array(edge),
  });
  await fc.assert(
    fc.asyncProperty(graphs, async ({ nodes, edges }) => {
      const known = new Set<string>(nodes.map(([name]) => name));
      const fits = ({ from, to, twoWay }: { from: string; to: string; twoWay: boolean }) =>
        known.has(from) && known.has(to) && from !== 'aws_vpc.v' && !(twoWay && to === 'aws_vpc.v');
      const graph = createGraph({
        nodes: nodes.map(([name, rest]) => createNode({ address: name, ...rest })),
        edges: edges.filter(fits).map((each) => createEdge({ ...each, label: each.label.slice(0, 9) })),
      });
      // Labels of several arrows are joined, which may be longer than a caption.
      fc.pre(graph.edges.every(({ label }) => label.length <= 80));
      expect(parts((await again({ graph, ledger: null })).graph)).toEqual(parts(graph));
    }),
  );
});
