/**
 * Files for draw.io, of every fixture: three readers that share no code find in them what was laid out. What it looks like
 * is not tested here: nobody can open the editor in a test.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { present } from '../../../src/labels/index.js';
import type { Presentation } from '../../../src/labels/model.js';
import type { Layout } from '../../../src/layout/layout.js';
import { SAMPLE_WIDTH, SENTENCE_PITCH } from '../../../src/layout/scene/measures.js';
import type { TextLine } from '../../../src/layout/scene/model.js';
import { write } from '../../../src/render/drawio/index.js';
import { simplify } from '../../../src/render/svg/strokes.js';
import type { LabeledLayout } from '../../../src/render/writer.js';
import { cases } from '../../support/cases.js';
import { loadGraph } from '../../support/golden.js';
import { parseXml } from '../../support/xml.js';
import { type At, foreignCells, normalised, type Read, read } from './support.js';

const labeledCase = (folder: string): LabeledLayout => ({
  layout: JSON.parse(readFileSync(join(folder, 'expected.layout.json'), 'utf8')) as Layout,
  presentation: present(loadGraph(join(folder, 'expected.graph.json')), { modules: 'auto' }),
});

const CLOSE = 0.01;
const isNear = (a: At, b: At): boolean => Math.abs(a.x - b.x) <= CLOSE && Math.abs(a.y - b.y) <= CLOSE;

const byThing = ({ cells }: Read): ReadonlyMap<string, string> =>
  new Map(
    [...cells.values()].flatMap(({ id, data }) => {
      const name = data.get('address') ?? data.get('box');
      return name === undefined ? [] : [[name, id]];
    }),
  );

describe.each(cases().map((each) => [each.name, each.folder] as const))('%s', (_name, folder) => {
  const subject = labeledCase(folder);
  const { layout } = subject;
  let xml = '';
  let file: Read;
  beforeAll(async () => {
    xml = (await write(subject, { theme: 'light', scale: null })).content as string;
    file = read(xml);
  });

  test('JGraph accepts the file unchanged: ids are unique, parents and ends exist', async () => {
    expect(await normalised(xml)).toEqual({ xml, changed: 0 });
    const ids = [...xml.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { cells } = file;
    for (const { id, kind, parent, source, target } of cells.values()) {
      expect([id, parent === null || cells.has(parent)]).toEqual([id, true]);
      if (kind !== 'edge' || parent === 'notes') continue;
      expect([id, cells.get(source!)?.kind, cells.get(target!)?.kind]).toEqual([id, 'vertex', 'vertex']);
    }
  });

  test('positions and routes are those of the layout', () => {
    const things = byThing(file);
    for (const { node, x, y } of layout.nodes) {
      const rect = { x: x + node.iconX, y: y + node.iconY, width: node.iconSize, height: node.iconSize };
      expectRect(file.rectOf(things.get(node.id)!), rect);
    }
    for (const { box, ...rect } of layout.boxes) expectRect(file.rectOf(things.get(box.id)!), rect);
    expect(things.size).toBe(layout.nodes.length + layout.boxes.length);
    const drawn = layout.edges.filter(({ points }) => simplify(points).length > 1);
    const arrows = [...file.cells.values()].filter(({ kind, parent }) => kind === 'edge' && parent !== 'notes');
    expect(arrows).toHaveLength(drawn.length);
    for (const [i, { edge, points }] of drawn.entries()) {
      const arrow = arrows[i]!;
      expect([arrow.source, arrow.target]).toEqual([things.get(edge.from), things.get(edge.to)]);
      const [found, expected] = [simplify(file.routeOf(arrow.id)), simplify(points)];
      expect(found).toHaveLength(expected.length);
      expect(found.every((point, at) => isNear(point, expected[at]!))).toBe(true);
    }
  });

  test('maxGraph finds each element in its container, and both ends of each arrow', async () => {
    const foreign = await foreignCells(xml);
    const { cells } = file;
    expect(Object.keys(foreign).sort()).toEqual([...cells.keys()].sort());
    for (const { id, kind, parent, source, target, data } of cells.values()) {
      const cell = foreign[id]!;
      expect(cell.edge ? 'edge' : cell.vertex ? 'vertex' : 'layer').toBe(kind);
      expect([cell.parent?.id ?? null, cell.source?.id ?? null, cell.target?.id ?? null]).toEqual([
        parent,
        source,
        target,
      ]);
      const address = data.get('address');
      if (address !== undefined && typeof cell.value === 'object')
        expect(cell.value?.getAttribute?.('address')).toBe(address);
    }
  });

  test('each icon is a complete image', () => {
    const images = new Set([...file.cells.values()].flatMap(({ style }) => style.get('image') ?? []));
    for (const image of images) {
      expect(image).toMatch(/^data:image\/svg\+xml,[A-Za-z0-9+/]+=*$/);
      const [root, ...inside] = parseXml(Buffer.from(image.split(',')[1]!, 'base64').toString('utf8'));
      expect(root!.name).toBe('svg');
      expect(root!.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
      expect(inside.length).toBeGreaterThan(0);
    }
    const icons = [...file.cells.values()].filter(({ style }) => style.get('shape') === 'image');
    expect(icons.length).toBeGreaterThanOrEqual(layout.nodes.length);
    expect(icons.every(({ style }) => (style.get('image') ?? '') !== '')).toBe(true);
  });
});

function expectRect(found: At & { width: number; height: number }, expected: typeof found): void {
  expect(isNear(found, expected)).toBe(true);
  expect([found.width, found.height].map((n) => Math.round(n * 100))).toEqual(
    [expected.width, expected.height].map((n) => Math.round(n * 100)),
  );
}

describe('the notes', () => {
  const line = (text: string): TextLine => ({ text, role: 'detail', width: 80 });
  const layout: Layout = {
    ...{ width: 400, height: 200, boxes: [], nodes: [], edges: [], title: { x: 24, y: 40 } },
    heading: {
      title: line('Shop'),
      subtitle: null,
      sentence: { text: 'Adds a queue and a topic.', lines: [line('Adds a queue'), line('and a topic.')], y: 60 },
    },
    legend: [
      { sample: 'sum', words: line('Plan: 2 to add'), x: 24, y: 100, width: 80, height: 20 },
      { sample: 'thin', words: line('not traffic'), x: 24, y: 120, width: 120, height: 20 },
    ],
  };
  const notes = async () => {
    const presentation: Presentation = { title: 'Shop', subtitle: '', flows: [], items: [], edges: [] };
    const { content } = await write({ layout, presentation }, { theme: 'light', scale: null });
    return [...read(content as string).cells.values()].filter(({ parent }) => parent === 'notes');
  };

  test('the summary sentence is below the title, with the line spacing of the SVG', async () => {
    const at = new Map((await notes()).map(({ label, place }) => [label, place]));
    const [first, second] = [at.get('Adds a queue')!, at.get('and a topic.')!];
    expect([first.get('x'), second.get('x')]).toEqual(['24', '24']);
    expect(Number(first.get('y'))).toBeGreaterThan(Number(at.get('Shop')!.get('y')));
    expect(Number(second.get('y')) - Number(first.get('y'))).toBe(SENTENCE_PITCH);
  });

  test('the plan summary in the legend has no sample, an arrow has one', async () => {
    const all = await notes();
    const x = (text: string) => all.find(({ label }) => label === text)!.place.get('x');
    expect([x('Plan: 2 to add'), x('not traffic')]).toEqual(['24', `${24 + SAMPLE_WIDTH}`]);
    expect(all.filter(({ kind }) => kind === 'edge')).toHaveLength(1);
  });
});
