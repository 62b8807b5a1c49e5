/**
 * What is in the file, by the format's own description (docs.excalidraw.com/docs/codebase/json-schema) and the types of its
 * package. The editor itself is React for browsers, and too large to be installed for this.
 */
import fc from 'fast-check';
import { BOXES } from '../../../src/catalog/boxes.js';
import type { Layout } from '../../../src/layout/layout.js';
import { write } from '../../../src/render/excalidraw/index.js';
import { simplify } from '../../../src/render/svg/strokes.js';
import { HOSTILE, hostileText } from '../../support/hostile-text.js';
import { samplePresentation } from '../sample-presentation.js';
import { box, line, node, SMALL } from '../small-layout.js';
import { expectSound, type File } from './support.js';

const written = async (layout: Layout): Promise<string> =>
  (await write({ layout, presentation: samplePresentation('') }, { theme: 'light', scale: null })).content as string;

const read = async (layout: Layout): Promise<File> => JSON.parse(await written(layout)) as File;

test('the file is valid, and elements have their positions from the layout', async () => {
  const file = await read(SMALL);
  expectSound(file);
  const places = new Map(file.elements.map(({ id, x, y, width, height }) => [id, { x, y, width, height }]));
  for (const { box: item, x, y, width, height } of SMALL.boxes)
    expect(places.get(item.id)).toEqual({ x, y, width, height });
  for (const { node: item, x, y } of SMALL.nodes)
    expect(places.get(item.id)).toMatchObject({ x: x + item.iconX, y: y + item.iconY, width: item.iconSize });
});

test('arrows have their routes from the layout, and are bound to their ends', async () => {
  const arrows = (await read(SMALL)).elements.filter(({ type }) => type === 'arrow');
  expect(arrows).toHaveLength(2);
  arrows.forEach(({ x, y, points, startBinding, endBinding, startArrowhead }, i) => {
    const { edge, points: route } = SMALL.edges[i]!;
    const way = (points as [number, number][]).map(([right, down]) => ({
      x: (x as number) + right,
      y: (y as number) + down,
    }));
    expect(simplify(way)).toEqual(simplify(route));
    expect(startBinding).toMatchObject({ elementId: edge.from });
    expect(endBinding).toMatchObject({ elementId: edge.to });
    expect(startArrowhead).toBe(edge.twoWay ? 'triangle' : null);
  });
});

test('an arrow to a box without a frame is not bound at that end', async () => {
  const [edge] = SMALL.edges;
  const bare = box('bare', 0, 0, 100, 40, { bare: true });
  const edges = [{ ...edge!, edge: { ...edge!.edge, to: 'bare' } }];
  const file = await read({ ...SMALL, boxes: [...SMALL.boxes, bare], edges });
  const { startBinding, endBinding } = file.elements.find(({ type }) => type === 'arrow')!;
  expect(startBinding).toMatchObject({ elementId: edge!.edge.from });
  expect(endBinding).toBeNull();
});

test('a label is at its position in the layout, which is the middle point of its arrow', async () => {
  const at = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
  const route = at([
    [100, 86],
    [150, 86],
    [150, 200],
    [300, 200],
  ]);
  const plates = [
    { x: 105, y: 79, width: 40, height: 14 },
    { x: 250, y: 193, width: 40, height: 14 },
    { x: 130, y: 93, width: 40, height: 14 },
  ];
  for (const label of plates) {
    const [edge] = SMALL.edges;
    const edges = [{ ...edge!, edge: { ...edge!.edge, label: line('443/tcp') }, points: route, label }];
    const { elements } = await read({ ...SMALL, edges });
    const { x, y, points } = elements.find(({ type }) => type === 'arrow') as unknown as {
      x: number;
      y: number;
      points: [number, number][];
    };
    expect(points.length % 2).toBe(1);
    const [right, down] = points[(points.length - 1) / 2]!;
    expect([x + right, y + down]).toEqual([label.x + 20, label.y + 7]);
    expect(simplify(points.map(([dx, dy]) => ({ x: x + dx, y: y + dy })))).toEqual(route);
  }
});

test('boxes of every kind have colours that Excalidraw knows', async () => {
  const boxes = [...BOXES.keys()].map((style, i) => box(`b${i}`, 0, 50 * i, 100, 40, { style }));
  const file = await read({ ...SMALL, boxes, nodes: [], edges: [] });
  expectSound(file);
  expect(new Set(file.elements.map(({ backgroundColor }) => backgroundColor))).toContain('transparent');
});

test('an icon and its captions are one group, and so are a box and its title', async () => {
  const { elements } = await read(SMALL);
  const groupOf = (id: string) => elements.filter(({ groupIds }) => (groupIds as string[])[0] === `${id} group`);
  expect(groupOf('aws_lambda_function.take').map(({ type }) => type)).toEqual(
    expect.arrayContaining(['image', 'text']),
  );
  expect(groupOf('aws_vpc.main').flatMap(({ text }) => text ?? [])).toEqual(['VPC main · 10.0.0.0/16']);
});

test('the same bytes again', async () => {
  expect(await written(SMALL)).toBe(await written(SMALL));
});

async function expectInert(text: string): Promise<void> {
  const layout: Layout = {
    ...{ width: 600, height: 400, title: { x: 10, y: 20 } },
    heading: { title: line(text, 'title'), subtitle: line(text) },
    nodes: [node(`a${text}`, 40, 60, { lines: [line(text, 'title')], badge: text, steps: text }), node('b', 300, 60)],
    boxes: [box(`b${text}`, 20, 40, 200, 200, { title: line(text, 'title'), subtitle: line(text) })],
    edges: [
      {
        edge: { from: `a${text}`, to: 'b', twoWay: false, dashed: false, label: line(text) },
        points: [117, 329].map((x) => ({ x, y: 86 })),
        label: { x: 200, y: 80, width: 40, height: 14 },
      },
    ],
  };
  const file = await read(layout);
  expectSound(file);
  for (const { text: said } of file.elements) expect(said ?? '').not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
  expect(Object.keys(file).sort()).toEqual(['appState', 'elements', 'files', 'source', 'type', 'version']);
}

test('known tricks', async () => {
  for (const text of HOSTILE) await expectInert(text);
});

test('any text', async () => {
  await fc.assert(fc.asyncProperty(hostileText(), expectInert), { numRuns: 8 });
});

test('a subtitle below its title is a separate text', async () => {
  const more = { title: line('Subnet ×2'), subtitle: line('10.0.0.0/24, 10.0.1.0/24'), subtitleBelow: true as const };
  const { elements } = await read({
    ...SMALL,
    boxes: [box('aws_subnet.a', 0, 0, 300, 200, more)],
    nodes: [],
    edges: [],
  });
  const [first, second] = elements.filter(({ type, text }) => type === 'text' && /Subnet|10\./.test(String(text)));
  expect([first?.text, second?.text]).toEqual(['Subnet ×2', '10.0.0.0/24, 10.0.1.0/24']);
  expect([second?.x, Number(second?.y) - Number(first?.y)]).toEqual([first?.x, 14]);
});

test('the subtitle of the diagram is beside the title, or at its position in the layout', async () => {
  const xOf = async (more: Partial<Layout>) =>
    (await read({ ...SMALL, ...more })).elements.find(({ text }) => text === '3 resources')!.x as number;
  const { x } = SMALL.title!;
  expect(await xOf({})).toBeGreaterThan(x + SMALL.heading!.title!.width);
  expect(await xOf({ subtitle: { x, y: SMALL.title!.y + 30 } })).toBe(x);
});
