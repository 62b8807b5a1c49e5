/** Which files a diagram has: by the table of formats and the themes. */
import { drawOne } from '../../../src/action/drawing/draw-all.js';
import type { Inputs } from '../../../src/action/inputs/table.js';
import { memoryIo } from '../../support/memory-io.js';

const INPUTS = {
  ...{ mode: 'draw', theme: 'both', scale: null, modules: 'auto', layout: 'nested', title: '', detail: 'normal' },
  ...{ simplified: false, overview: true, annotate: '', planfile: '', graphfile: '', fonts: [] },
} as unknown as Inputs;
const SOURCE = { id: 'shop', path: 'graph.json', name: 'shop', requested: 'graph.json' };

async function draw(inputs: Partial<Inputs>, text = '{ "aws_instance.web": [] }') {
  const io = memoryIo({ 'graph.json': text });
  const options = { inputs: { ...INPUTS, ...inputs }, directory: 'out', repository: null };
  return { diagram: await drawOne(SOURCE, options, io), io };
}

const tags = { team: 'payments', secret: 'hunter2' };
const PLAN = {
  format_version: '1.2',
  resource_changes: [
    { address: 'aws_sqs_queue.q', mode: 'managed', change: { actions: ['no-op'], before: { tags }, after: { tags } } },
  ],
};

test('the page holds the values of the tags that are named, and no others', async () => {
  const page = async (names: readonly string[]) => {
    const { io } = await draw({ formats: ['svg'], page: true, tags: names }, JSON.stringify(PLAN));
    return Buffer.from(io.files.get('out/shop.html')!).toString('utf8');
  };
  const [named, unnamed] = [await page(['team']), await page([])];
  expect([named, unnamed].map((text) => text.includes('payments'))).toEqual([true, false]);
  expect([named, unnamed].map((text) => text.includes('hunter2'))).toEqual([false, false]);
});

test('a picture in two themes is two files, words are one', async () => {
  const { diagram, io } = await draw({ formats: ['svg', 'mermaid'] });
  expect(diagram.files).toEqual({
    ...{ svg: 'out/shop.svg', darkSvg: 'out/shop.dark.svg', mermaid: 'out/shop.mmd', graph: 'out/shop.json' },
  });
  expect(Buffer.from(io.files.get('out/shop.mmd')!).toString('utf8')).toContain('EC2 instance<br/>web');
});

test('without pictures, what is said of the graph is there all the same', async () => {
  const { diagram } = await draw({ formats: ['svg'], mode: 'graphdata', layout: 'dot' });
  expect(diagram.files).toEqual({ graph: 'out/shop.json' });
  expect(diagram.graph.nodes.map(({ title, name }) => [title, name])).toEqual([
    ['AWS Cloud', ''],
    ['EC2 instance', 'web'],
  ]);
});
