/** What the page reads off a drawing is what the drawing was made of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Layout } from '../../../../src/layout/layout.js';
import { enclosingBoxesOf } from '../../../../src/render/viewer/model/scene.js';
import { cases } from '../../../support/cases.js';

const layouts = cases().map(({ name, folder }) => {
  const layout = JSON.parse(readFileSync(join(folder, 'expected.layout.json'), 'utf8')) as Layout;
  return [name, layout] as const;
});

test.each(layouts)('%s: each thing is in the box that it was put into', (_, { boxes, nodes }) => {
  const icon = ({ x, y, node }: Layout['nodes'][number]) => ({
    x: x + node.iconX,
    y: y + node.iconY,
    width: node.iconSize,
    height: node.iconSize,
  });
  const enclosing = enclosingBoxesOf([...boxes, ...nodes.map(icon)], boxes.length);
  const ids = [...boxes.map(({ box }) => box), ...nodes.map(({ node }) => node)];
  expect(enclosing.map(([at = -1]) => ids[at]?.id ?? null)).toEqual(ids.map(({ parent }) => parent));
});
