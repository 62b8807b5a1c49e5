/**
 * Every folder of fixtures/, stage by stage. Each stage is fed the expected output of the stage before it, so one
 * failure points at one stage. `npm run accept` rewrites the expected outputs; `npm run gallery` shows them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { annotateGraph, usesTags } from '../../src/diagram/annotate.js';
import { styleOf } from '../../src/diagram/appearance.js';
import { layOut } from '../../src/diagram/draw.js';
import { readGraph, taggedResources } from '../../src/diagram/read.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { Layout } from '../../src/layout/layout.js';
import { nodeIo } from '../../src/platform/node.js';
import { drawSvg } from '../../src/render/svg/index.js';
import { cases } from '../support/cases.js';
import { dumpGraph, dumpLayout, expectGolden, loadGraph } from '../support/golden.js';

const EXPECTED = { graph: 'expected.graph.json', layout: 'expected.layout.json', svg: 'expected.svg' };

describe.each(cases().map((each) => [each.name, each] as const))('%s', (_name, { folder, sources, annotations }) => {
  const path = (stage: keyof typeof EXPECTED) => join(folder, EXPECTED[stage]);
  const annotated = async () => {
    // Resources are needed for their tags only.
    const { inventory, tagged } = taggedResources();
    const hooks = usesTags(annotations) ? { inventory } : undefined;
    return annotateGraph(await readGraph(sources, undefined, undefined, null, hooks), annotations, tagged.resources);
  };

  test('read, understand and annotate', async () => {
    expectGolden(path('graph'), dumpGraph((await annotated()).graph));
  });

  test('arrange', async () => {
    expectGolden(
      path('layout'),
      dumpLayout(await layOut(await presentGraph(loadGraph(path('graph')), { modules: 'auto' }))),
    );
  });

  test('draw', async () => {
    const layout = JSON.parse(readFileSync(path('layout'), 'utf8')) as Layout;
    const hasStyle = annotations.some(({ text }) => /^(?:icons|brand):/m.test(text));
    const style = hasStyle ? await styleOf([], await annotated(), { formats: ['svg'] }, nodeIo()) : null;
    expectGolden(path('svg'), await drawSvg(layout, 'light', null, null, style?.appearance));
  });
});
