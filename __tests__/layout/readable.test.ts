/** Forty resources over three zones are read on one screen without scrolling or zooming. */
import { join } from 'node:path';
import { layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { Layout } from '../../src/layout/layout.js';
import { captionOnScreen } from '../../src/layout/scene/measures.js';
import { loadGraph } from '../support/golden.js';
import { ROOT } from '../support/root.js';

const LEAST_CAPTION_PX = 9;
/** Nine of the forty are of the second rank and drawn small, a quarter of the area of the others. */
const LEAST_ICON_SHARE = 0.065;

const layoutOf = async (name: string): Promise<Layout> =>
  layOut(await presentGraph(loadGraph(join(ROOT, 'fixtures', name, 'expected.graph.json')), { modules: 'auto' }));

const iconShare = ({ width, height, nodes }: Layout): number =>
  nodes.reduce((sum, { node }) => sum + node.iconSize ** 2, 0) / (width * height);

test('a web stack of forty resources over three zones', async () => {
  const layout = await layoutOf('web-stack-40');
  expect(layout.nodes).toHaveLength(40);
  expect(layout.boxes.filter(({ box }) => box.style === 'aws_az')).toHaveLength(3);
  expect(captionOnScreen(layout)).toBeGreaterThanOrEqual(LEAST_CAPTION_PX);
  expect(iconShare(layout)).toBeGreaterThanOrEqual(LEAST_ICON_SHARE);
});
