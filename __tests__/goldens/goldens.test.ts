/**
 * Every folder of fixtures/, stage by stage. Each stage is fed the expected output of the stage before it, so one
 * failure points at one stage. `npm run accept` rewrites the expected outputs; `npm run gallery` shows them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annotateGraph } from '../../src/diagram/annotate.js';
import { layOut } from '../../src/diagram/draw.js';
import { readGraph } from '../../src/diagram/read.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { Layout } from '../../src/layout/layout.js';
import { drawSvg } from '../../src/render/svg/index.js';
import { cases } from '../support/cases.js';
import { dumpGraph, dumpLayout, expectGolden, loadGraph } from '../support/golden.js';

const EXPECTED = { graph: 'expected.graph.json', layout: 'expected.layout.json', svg: 'expected.svg' };

describe.each(cases().map((each) => [each.name, each] as const))('%s', (_name, { folder, sources, annotations }) => {
  const path = (stage: keyof typeof EXPECTED) => join(folder, EXPECTED[stage]);

  test('read, understand and annotate', async () => {
    const { graph } = await annotateGraph(await readGraph(sources), annotations);
    expectGolden(path('graph'), dumpGraph(graph));
  });

  test('arrange', async () => {
    expectGolden(
      path('layout'),
      dumpLayout(await layOut(await presentGraph(loadGraph(path('graph')), { modules: 'auto' }))),
    );
  });

  test('draw', async () => {
    const layout = JSON.parse(readFileSync(path('layout'), 'utf8')) as Layout;
    expectGolden(path('svg'), await drawSvg(layout));
  });
});
