/** `--layout-from` through the whole program: the places are in every format, and it is told what differs. */
import { diagram } from '../../src/diagram.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import { serialiseGraph } from '../../src/graph/format.js';
import { memoryIo } from '../support/memory-io.js';

async function draw(names: readonly string[], places: string | null) {
  const graph = createGraph({ nodes: names.map((name) => createNode({ address: `aws_instance.${name}` })), edges: [] });
  const file = { name: 'graph.json', bytes: Buffer.from(serialiseGraph(graph)) };
  const notes: string[] = [];
  const { pictures } = await diagram(
    {
      source: { is: 'files', name: 'graph.json', files: { kind: 'any', file, dot: null }, folders: [] },
      ...{ detail: 'normal', annotations: null, model: null, title: null, view: { simplified: false, overview: true } },
      drawing: {
        ...{ formats: ['svg', 'drawio'], themes: ['light'], scale: null, modules: 'auto', layout: 'nested' },
        places: places === null ? null : { name: 'a.drawio', bytes: Buffer.from(places) },
      },
    },
    memoryIo(),
    { step: () => {}, warn: () => {}, note: (text) => notes.push(text) },
  );
  const [svg, drawio] = ['svg', 'drawio'].map((name) =>
    String(pictures.find(({ format }) => format === name)?.content),
  );
  return { svg: svg!, drawio: drawio!, notes };
}

const X = /(id="aws_instance\.a"><mxCell [^>]*><mxGeometry x=")([\d.]+)/;

test('keeps moved positions in all formats, and reports new and missing elements', async () => {
  const first = await draw(['a', 'b'], null);
  const again = await draw(['a', 'b'], first.drawio);
  expect([again.svg, again.notes]).toEqual([first.svg, []]);
  const moved = first.drawio.replace(X, (_, start, x) => `${start}${Number(x) + 400}`);
  const { svg, drawio, notes } = await draw(['a', 'c'], moved);
  expect(Number(X.exec(drawio)![2])).toBe(Number(X.exec(moved)![2]));
  const box = Number(/<rect x="(\d+)"/.exec(svg)![1]);
  expect(svg).toContain(`<use href="#icon-aws-amazon-ec2" x="${box + Number(X.exec(moved)![2])}"`);
  expect(notes.join('\n')).toMatch(
    /no longer exists: aws_instance\.b[\s\S]*new, placed next to the others: aws_instance\.c/,
  );
});

test('rejects a file without a layout before the source is read', async () => {
  await expect(draw(['a'], '<svg/>')).rejects.toThrow('a.drawio is not a draw.io file');
});
