/** One layout, three diagrams: the change, before, and after. */

import { drawAll, layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { Presentation } from '../../src/labels/model.js';
import type { Layout } from '../../src/layout/layout.js';
import { layoutOf, presentationOf } from '../../src/render/side.js';
import type { Revision } from '../../src/render/writer.js';
import { MOVED, shopUnion } from '../support/union.js';

const SIDES: readonly Revision[] = ['change', 'before', 'after'];

let presentation: Presentation;
let layout: Layout;
const pictures = new Map<Revision, string>();

beforeAll(async () => {
  presentation = await presentGraph(shopUnion(), { modules: 'auto' });
  layout = await layOut(presentation);
  for (const side of SIDES) {
    const [svg] = await drawAll(presentation, {
      formats: ['svg'],
      themes: ['light'],
      scale: null,
      arranged: layout,
      side,
    });
    pictures.set(side, String(svg?.content));
  }
});

/** By id of what has a group of its own, where its icon is drawn, or its frame. */
function placesIn(svg: string): ReadonlyMap<string, string> {
  const groups = [...svg.matchAll(/<g data-address="([^"]*)"[^>]*><title>[^<]*<\/title>(.*)/g)];
  return new Map(
    groups.map(([, id, drawn]) => [
      id!,
      String(/<(?:use href="#[^"]*"|rect) (x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*")/.exec(drawn!)?.[1]),
    ]),
  );
}

test('elements of both revisions have the same position in all three diagrams', () => {
  const [change, before, after] = SIDES.map((side) => placesIn(pictures.get(side) as string)) as [
    ReadonlyMap<string, string>,
    ReadonlyMap<string, string>,
    ReadonlyMap<string, string>,
  ];
  const common = [...change.keys()].filter((id) => before.has(id) && after.has(id));
  expect(common.length).toBe(24);
  for (const id of common) {
    expect(change.get(id)).toMatch(/^x=/);
    expect([id, before.get(id)]).toEqual([id, change.get(id)]);
    expect([id, after.get(id)]).toEqual([id, change.get(id)]);
  }
  const sizes = SIDES.map((side) => /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(pictures.get(side)!)!.slice(1));
  expect(new Set(sizes.map(String)).size).toBe(1);
});

test('absent elements and their arrows are left out, and moved ones are at the position of the revision', () => {
  const idsOf = (side: Revision): string[] => {
    const { boxes, nodes } = layoutOf(layout, side);
    return [...boxes.map(({ box }) => box.id), ...nodes.map(({ node }) => node.id)];
  };
  const ghost = presentation.items.find(({ ghostOf }) => ghostOf !== undefined)!.id;
  const missing = (side: Revision) =>
    presentation.items.flatMap(({ id }) => (idsOf(side).includes(id) ? [] : id)).sort();
  const withChange = (change: string) => presentation.items.flatMap((item) => (item.change === change ? item.id : []));
  expect(missing('before')).toEqual([...withChange('create'), MOVED].sort());
  expect(missing('after')).toEqual([...withChange('delete'), ghost].sort());
  for (const side of ['before', 'after'] as const) {
    for (const { edge } of layoutOf(layout, side).edges) {
      expect(idsOf(side)).toContain(edge.from);
      expect(idsOf(side)).toContain(edge.to);
    }
    const count = (change: string) => presentation.edges.filter((edge) => edge.change === change).length;
    const gone = side === 'before' ? count('create') : count('delete');
    expect(layoutOf(layout, side).edges.length).toBeLessThanOrEqual(presentation.edges.length - gone - 1);
  }
});

test('neither revision has marks', () => {
  for (const side of ['before', 'after'] as const) {
    const svg = pictures.get(side) as string;
    expect(svg).not.toMatch(/data-change|opacity="0\.35"|→|removed|replaced/);
    expect(layoutOf(layout, side)).not.toHaveProperty('changes');
  }
  expect(pictures.get('change')).toContain('data-change="replace"');
});

test('the presentation of a revision has the elements of its layout', () => {
  for (const side of ['before', 'after'] as const) {
    const drawn = layoutOf(layout, side);
    const { items, edges, changes } = presentationOf(presentation, side);
    expect(items.map(({ id }) => id).sort()).toEqual(
      [...drawn.boxes.map(({ box }) => box.id), ...drawn.nodes.map(({ node }) => node.id)].sort(),
    );
    expect(edges).toHaveLength(drawn.edges.length);
    expect(items.filter(({ change, alert }) => change !== 'none' || alert !== '')).toEqual([]);
    expect(changes).toBeUndefined();
  }
});

test('a diagram without changes has no revisions', async () => {
  const plain = await presentGraph(shopUnion(), { modules: 'auto', changes: false });
  const arranged = await layOut(plain);
  expect(layoutOf(arranged, 'before')).toBe(arranged);
  expect(presentationOf(plain, 'after')).toBe(plain);
});

test('a frame whose content is absent from a revision is absent, too', () => {
  const frame = (id: string, parent: string | null) =>
    ({
      kind: 'box',
      id,
      parent,
      style: 'group',
      change: 'none',
      details: [],
      alert: '',
      lookedUp: false,
      title: id,
      type: '',
    }) as const;
  const node = (id: string, parent: string, change: 'none' | 'create') => ({
    ...presentation.items.find(({ kind }) => kind === 'node')!,
    id,
    parent,
    change,
  });
  const whole = {
    ...presentation,
    items: [
      frame('group:new', null),
      node('a.b', 'group:new', 'create'),
      frame('group:old', null),
      node('a.c', 'group:old', 'none'),
    ],
    edges: [],
  } as Presentation;
  const idsOf = (side: Revision) => presentationOf(whole, side).items.map(({ id }) => id);
  expect(idsOf('before')).toEqual(['group:old', 'a.c']);
  expect(idsOf('after')).toEqual(['group:new', 'a.b', 'group:old', 'a.c']);
});
