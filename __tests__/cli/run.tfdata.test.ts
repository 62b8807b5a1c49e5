/** What --debug writes is drawn again as the picture that it was. */
import fc from 'fast-check';
import { main } from '../../src/cli/main.js';
import { createProgress } from '../../src/cli/progress.js';
import { writeDebugData } from '../../src/cli/run.js';
import { annotateGraph } from '../../src/diagram/annotate.js';
import { drawAll } from '../../src/diagram/draw.js';
import { type ReadResult, readGraph } from '../../src/diagram/read.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import { CHANGES, type ChangeDetails } from '../../src/graph/changes.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import { cases } from '../support/cases.js';
import { memoryIo } from '../support/memory-io.js';

async function again(found: Pick<ReadResult, 'graph' | 'ledger'>) {
  const io = memoryIo();
  await writeDebugData({ ...found, services: new Map(), warnings: [] }, [], io, createProgress(io, {}));
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

test('tfdata.json gives the same bytes, with annotations that use names of the code', async () => {
  const { sources } = cases().find(({ name }) => name === 'aws-web-shop')!;
  const first = await readGraph(sources);
  const folded = first.ledger!.entries.find(({ bucket }) => bucket === 'folded')!.origin;
  const text = `format: 0.2\ntitle: Shop\nconnect:\n  ${folded}:\n    - aws_s3_bucket.product_media: told\n`;
  const svg = async (found: ReadResult) => {
    const { graph, warnings } = await annotateGraph(found, [{ name: 'groundplan.yml', text, author: 'person' }]);
    const [picture] = await drawAll(await presentGraph(graph, { modules: 'auto' }), {
      formats: ['svg'],
      themes: ['light'],
      scale: null,
    });
    return { warnings, content: picture!.content };
  };
  const drawn = await svg(first);
  expect(drawn.warnings).toEqual([]);
  expect(/>told</.test(String(drawn.content))).toBe(true);
  expect(await svg(await again(first))).toEqual(drawn);
});

const provenance = fc.constantFrom('planned' as const, 'assumed' as const, 'implied' as const);
const address = fc.constantFrom('aws_a.__proto__', 'aws_b.constructor', 'aws_c.x[0]', 'aws_d.x["y"]', 'aws_vpc.v');
const counts = fc.dictionary(fc.constantFrom('create', 'delete', 'forget'), fc.integer({ min: 1, max: 9 }), {
  minKeys: 1,
});
const side = fc.option(fc.constantFrom('a', 't3.micro', 'x'.repeat(20)), { nil: null });
const changedValues = fc.array(
  fc.record(
    { name: fc.constantFrom('engine', 'size'), before: side, after: side, forces: fc.constant(true as const) },
    { requiredKeys: ['name', 'before', 'after'] },
  ),
  { minLength: 1, maxLength: 2 },
);
const sure = fc.constant(true as const);
const details: fc.Arbitrary<ChangeDetails> = fc
  .record(
    {
      ...{ createsFirst: sure, isImported: sure, isForgotten: sure },
      ...{ values: changedValues, drift: fc.oneof(changedValues, fc.constant([])) },
      ...{ folded: counts, instances: counts, countBefore: fc.integer({ min: 1, max: 9 }) },
      movedFrom: fc.constantFrom('aws_a.b["x.y"]', 'module.m["k"].aws_a.b'),
      reason: fc.constantFrom('replace_because_tainted', 'delete_because_each_key'),
      forcedBy: fc.constantFrom(['ami'], ['ami', 'user_data']),
      looksLike: fc.constantFrom('aws_a.other'),
    },
    { requiredKeys: [] },
  )
  .filter((found) => Object.keys(found).length > 0);
const node = fc.record(
  {
    provenance,
    change: fc.constantFrom(...CHANGES),
    lookedUp: fc.boolean(),
    count: fc.integer({ min: 1, max: 9 }),
    attributes: fc.dictionary(fc.constantFrom('name', 'engine', 'access'), fc.string({ maxLength: 80 }).map(oneLine)),
    changed: details,
  },
  { requiredKeys: ['provenance', 'change', 'lookedUp', 'count', 'attributes'] },
);
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

test('any graph is drawn the same from tfdata.json', async () => {
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

/** Plans of the fixtures, in a folder with annotation files of a person and of a model. */
const inFolder = () => {
  const plan = cases().find(({ name }) => name === 'aws-serverless')!.sources.file.bytes;
  return memoryIo(
    {
      'infra/plan.json': plan,
      'infra/groundplan.yml': 'format: 0.2\ntitle: Shop of a person\n',
      'infra/groundplan.ai.yml': 'format: 0.2\ntitle: Shop of a model\n',
    },
    { folders: ['.', 'infra'] },
  );
};
const drawn = async (io: ReturnType<typeof memoryIo>, ...args: string[]) => {
  expect(await main(['draw', ...args, '--outfile', 'out.svg'], io)).toBe(0);
  return Buffer.from(io.files.get('out.svg')!).toString('utf8');
};

test('annotations beside the source are in tfdata.json, also in one of a second generation', async () => {
  const io = inFolder();
  const first = await drawn(io, '--source', 'infra/plan.json', '--debug');
  expect(first).toContain('Shop of a person');
  expect(Buffer.from(io.files.get('tfdata.json')!).toString('utf8')).not.toContain('infra');
  expect(await drawn(io, '--source', 'tfdata.json', '--debug')).toBe(first);
  expect(await drawn(io, '--source', 'tfdata.json')).toBe(first);
});

const CHANGED = {
  format_version: '1.2',
  resource_changes: ['delete', 'update', 'no-op'].map((action, i) => ({
    address: `aws_sqs_queue.q${i}`,
    mode: 'managed',
    change: { actions: [action], before: { name: 'a' }, after: { name: 'b' } },
  })),
};

test.each([
  ['a plan that changes something', CHANGED, /data-change="delete"/],
  [
    'one that builds all of it',
    {
      ...CHANGED,
      resource_changes: CHANGED.resource_changes.map((one) => ({ ...one, change: { actions: ['create'] } })),
    },
    /<svg/,
  ],
])('%s is the same picture, with its marks', async (_, plan, shown) => {
  const io = memoryIo({ 'plan.json': JSON.stringify(plan) }, { folders: ['.'] });
  const first = await drawn(io, '--source', 'plan.json', '--debug', '--title', 'T');
  expect(first).toMatch(shown);
  expect(await drawn(io, '--source', 'tfdata.json', '--title', 'T')).toBe(first);
});

test('an annotation file takes precedence over the annotations in tfdata.json', async () => {
  const io = inFolder();
  await drawn(io, '--source', 'infra/plan.json', '--debug');
  io.files.set('groundplan.yml', Buffer.from('format: 0.2\ntitle: Edited\n'));
  expect(await drawn(io, '--source', 'tfdata.json')).toContain('Edited');
});

test.each([7, [7, null, {}], [{ author: 'person' }], [{ text: 'title: x', author: '__proto__' }]])(
  'annotations that are none: %j',
  async (annotations) => {
    const io = memoryIo({ 'tfdata.json': JSON.stringify({ graphdict: { 'aws_a.x': [] }, annotations }) });
    expect(await drawn(io, '--source', 'tfdata.json')).not.toContain('title: x');
  },
);

test('invalid annotations in tfdata.json are refused', async () => {
  const annotations = [{ text: 'title: [', author: 'person' }];
  const io = memoryIo({ 'tfdata.json': JSON.stringify({ graphdict: { 'aws_a.x': [] }, annotations }) });
  expect(await main(['draw', '--source', 'tfdata.json'], io)).toBe(2);
  expect(io.err()).toContain('error: tfdata.json (groundplan.yml):');
});

test('two_way is said of two arrows that would be one with two heads, and never of an arrow to itself', async () => {
  const [a, b] = ['aws_sqs_queue.a', 'aws_sqs_queue.b'] as const;
  const nodes = [a, b].map((address) => createNode({ address }));
  const edges = [createEdge({ from: a, to: a }), createEdge({ from: a, to: b }), createEdge({ from: b, to: a })];
  const io = memoryIo();
  const found = { graph: createGraph({ nodes, edges }), ledger: null, services: new Map(), warnings: [] };
  await writeDebugData(found, [], io, createProgress(io, {}));
  const { meta_data } = JSON.parse(Buffer.from(io.files.get('tfdata.json')!).toString());
  expect(meta_data[a].connections).toEqual({ [b]: { two_way: false } });
  expect(meta_data[b].connections).toEqual({ [a]: { two_way: false } });
});
