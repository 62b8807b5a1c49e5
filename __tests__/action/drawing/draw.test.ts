/** Which files a diagram has: by the table of formats and the themes. */
import { drawOne } from '../../../src/action/drawing/draw.js';
import type { Inputs } from '../../../src/action/inputs/table.js';
import { memoryIo } from '../../support/memory-io.js';

const INPUTS = {
  ...{ mode: 'draw', theme: 'both', scale: null, modules: 'auto', layout: 'nested', title: '', detail: 'normal' },
  ...{ simplified: false, overview: true, annotate: '', planfile: '', graphfile: '' },
} as unknown as Inputs;
const SOURCE = { id: 'shop', path: 'graph.json', name: 'shop', given: 'graph.json' };

async function draw(inputs: Partial<Inputs>) {
  const io = memoryIo({ 'graph.json': '{ "aws_instance.web": [] }' });
  const options = { inputs: { ...INPUTS, ...inputs }, directory: 'out', repository: null };
  return { diagram: await drawOne(SOURCE, options, io), io };
}

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
