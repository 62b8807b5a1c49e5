/** Every type of the catalogue has an icon in both icon sets. */

import { BOXES } from '../../../src/catalog/boxes.js';
import { ICON_SLUGS } from '../../../src/catalog/slugs.js';
import { TABLES } from '../../../src/catalog/tables.js';
import { createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';
import type { Layout } from '../../../src/layout/layout.js';
import aws from '../../../src/render/assets/stencils/aws.json' with { type: 'json' };
import azure from '../../../src/render/assets/stencils/azure.json' with { type: 'json' };
import gcp from '../../../src/render/assets/stencils/gcp.json' with { type: 'json' };
import other from '../../../src/render/assets/stencils/other.json' with { type: 'json' };
import { write } from '../../../src/render/drawio/index.js';
import { parseXml } from '../../support/xml.js';
import { box, node } from '../small-layout.js';
import { normalised, type ReadCell, read } from './support.js';

const TYPES = TABLES.flatMap((table) => Object.keys(table));
const SAID = present(createGraph({ nodes: TYPES.map((type) => createNode({ address: `${type}.it` })), edges: [] }), {
  modules: 'none',
});

/** A node a type, with the icon that it has in a picture, and a box a style. */
const LAYOUT: Layout = {
  ...{ width: 8000, height: 8000, edges: [], title: null },
  nodes: SAID.items.flatMap((item, i) =>
    item.kind === 'node' ? [node(item.id, (i % 50) * 120, Math.floor(i / 50) * 120, { icon: item.icon })] : [],
  ),
  boxes: [...BOXES].map(([style, { icon }], i) => box(`box ${style}`, 6000, i * 150, 200, 100, { style, icon })),
};

const exported = async (icons: 'embedded' | 'native') => {
  const { content } = await write({ layout: LAYOUT, presentation: SAID }, { theme: 'light', scale: null, icons });
  return content as string;
};

const STENCILS = [aws, azure, gcp, other].flatMap(({ icons }) =>
  Object.entries(icons as Readonly<Record<string, Entry>>),
);
type Entry = Readonly<Record<string, string>>;

const NAMES = new Set(STENCILS.flatMap(([, { as: _, fillColor: __, ...names }]) => Object.values(names)));

function isPicture(image: string): boolean {
  const [, data] = /^data:image\/svg\+xml,([A-Za-z0-9+/]+=*)$/.exec(image) ?? [];
  if (data === undefined) return false;
  const [root, ...inside] = parseXml(Buffer.from(data, 'base64').toString('utf8'));
  return root?.name === 'svg' && root.attributes.has('viewBox') && inside.length > 0;
}

const checked = new Map<string, boolean>();
function isSeen({ style }: ReadCell): boolean {
  const image = style.get('image') ?? '';
  if (!checked.has(image)) checked.set(image, isPicture(image));
  return checked.get(image)!;
}

/** What it is in the libraries of the editor; undefined for a picture. */
const stencil = ({ style }: ReadCell): string | undefined =>
  [style.get('resIcon'), style.get('prIcon'), style.get('grIcon'), style.get('shape'), style.get('image')].find(
    (name) => name !== undefined && NAMES.has(name),
  );

test('embedded: each type and each box has its icon, and the file requests nothing', async () => {
  const xml = await exported('embedded');
  const { cells } = read(xml);
  const icons = [...cells.values()].filter(({ style }) => style.get('shape') === 'image');
  expect(icons).toHaveLength(LAYOUT.nodes.length + LAYOUT.boxes.filter(({ box: { icon } }) => icon !== null).length);
  expect(icons.filter((cell) => !isSeen(cell)).map(({ id }) => id)).toEqual([]);
  expect(xml).not.toMatch(/https?:(?!\/\/www\.w3\.org)/);
  expect(LAYOUT.nodes.length).toBeGreaterThan(1000);
});

test('native: each type has a stencil of a library, or its own icon', async () => {
  const xml = await exported('native');
  expect((await normalised(xml)).changed).toBe(0);
  const { cells } = read(xml);
  const nodes = LAYOUT.nodes.map(({ node: { id } }) => cells.get(id)!);
  expect(nodes.filter((cell) => stencil(cell) === undefined && !isSeen(cell)).map(({ id }) => id)).toEqual([]);
  const own = nodes.filter((cell) => stencil(cell) !== undefined).length;
  // Of the other quarter the libraries have no stencil, or none whose name is sure.
  expect(own / nodes.length).toBeGreaterThan(0.7);
});

test('each stencil belongs to an existing icon, a known style and a shape of the library', () => {
  for (const [slug, { as: kind, fillColor, ...name }] of STENCILS) {
    expect(ICON_SLUGS).toContain(slug);
    const [library] = [aws, azure, gcp, other].filter(({ icons }) => Object.hasOwn(icons, slug));
    expect(Object.keys(library!.styles)).toContain(kind);
    expect(Object.values(name)).toEqual([
      expect.stringMatching(/^(mxgraph\.[a-z0-9]+\.[a-z0-9_]+|img\/lib\/[a-z0-9_]+\/[a-z_]+\/\w+\.svg|[a-z0-9_]+)$/),
    ]);
    expect(fillColor ?? '#000000').toMatch(/^#[0-9A-F]{6}$/);
  }
});
