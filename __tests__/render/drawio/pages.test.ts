/** `--pages`: one file with a page per part, and links between the pages. */
import { diagram } from '../../../src/diagram.js';
import { createGraph, createNode } from '../../../src/graph/create.js';
import { serialiseGraph } from '../../../src/graph/format.js';
import { memoryIo } from '../../support/memory-io.js';
import { normalised } from './support.js';

const GRAPH = createGraph({
  nodes: [0, 1].flatMap((n) => [
    createNode({ address: `aws_vpc.v${n}` }),
    ...Array.from({ length: 12 }, (_, i) =>
      createNode({ address: `aws_instance.n${n}_${i}`, parent: `aws_vpc.v${n}` }),
    ),
  ]),
  edges: [],
});

const draw = () =>
  diagram(
    {
      source: {
        is: 'files',
        name: 'graph.json',
        files: { kind: 'any', file: { name: 'graph.json', bytes: Buffer.from(serialiseGraph(GRAPH)) }, dot: null },
        folders: [],
      },
      ...{ detail: 'normal', annotations: null, model: null, title: null },
      view: { simplified: false, overview: true },
      drawing: { formats: ['svg', 'drawio'], themes: ['light'], scale: null, modules: 'auto', layout: 'nested' },
      pages: (slug) => `${slug ?? 'whole'}.svg`,
    },
    memoryIo(),
  );

test('one file contains overview and pages; in other formats each page is a file', async () => {
  const { pictures, pages } = await draw();
  expect(pages.map(({ pictures: own }) => own.map(({ format }) => format))).toEqual([['svg'], ['svg']]);
  const xml = String(pictures.find(({ format }) => format === 'drawio')?.content);
  const ids = [...xml.matchAll(/<diagram id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['architecture', ...pages.map(({ slug }) => `page-${slug}`)]);
  const links = [...xml.matchAll(/ link="data:page\/id,([^"]*)"/g)].map(([, id]) => id);
  expect(links).toEqual(expect.arrayContaining(ids.slice(1)));
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  expect(await normalised(xml)).toEqual({ xml, changed: 0 });
});
