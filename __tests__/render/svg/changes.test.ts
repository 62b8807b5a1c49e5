import { layOut } from '../../../src/diagram/draw.js';
import { presentGraph } from '../../../src/diagram/view-cache.js';
import { CHANGES } from '../../../src/graph/changes.js';
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph } from '../../../src/graph/model.js';
import { changeWord } from '../../../src/messages.js';
import { widthOf } from '../../../src/platform/text/metrics.js';
import { changeText, SHADOW } from '../../../src/render/svg/changes.js';
import { drawSvg } from '../../../src/render/svg/index.js';
import { LIGHT } from '../../../src/render/theme.js';
import { shopUnion } from '../../support/union.js';
import { parseXml } from '../../support/xml.js';

const svgOf = async (graph: Graph, theme: 'light' | 'auto' = 'light'): Promise<string> =>
  drawSvg(await layOut(await presentGraph(graph, { modules: 'auto' })), theme);
function groupOf(svg: string, id: string): string {
  const start = svg.indexOf(`<g data-address="${id}"`);
  const end = svg.indexOf('\n<', start);
  return svg.slice(start, end);
}

const changing = CHANGES.filter((change) => change !== 'none');
const everything = createGraph({
  nodes: [
    ...changing.map((change) => createNode({ address: `aws_instance.${change}`, change })),
    ...changing.map((change) => createNode({ address: `aws_vpc.${change}`, change })),
    createNode({ address: 'aws_instance.none', count: 3 }),
  ],
  edges: [],
});

let svg: string;
beforeAll(async () => {
  svg = await svgOf(everything);
});

test.each(changing)('an icon and a box have colour, ring, sign and word of what becomes of them: %s', (change) => {
  const colour = LIGHT.changes[change].mark.value;
  for (const id of [`aws_instance.${change}`, `aws_vpc.${change}`]) {
    const drawn = groupOf(svg, id);
    expect(drawn).toContain(`data-change="${change}"`);
    expect(/<title>([^<]*)/.exec(drawn)![1]).toContain(`\n${changeWord(change)}\n`);
    expect(drawn.split(`"${colour}"`).length - 1).toBeGreaterThanOrEqual(2);
  }
});

test('icons of removed and unchanged resources are translucent, those of new ones and captions are not', () => {
  const isShadow = (id: string) => groupOf(svg, id).includes(`<g opacity="${SHADOW}"><use`);
  expect(changing.filter((change) => isShadow(`aws_instance.${change}`))).toEqual(['delete', 'forget']);
  expect(isShadow('aws_instance.none')).toBe(true);
  for (const [text] of svg.matchAll(/<g opacity="[^"]*">.*?<\/g>/g)) expect(text).not.toContain('<text');
  expect(groupOf(svg, 'aws_instance.none')).toContain(`fill="${LIGHT.faded.value}"`);
  expect(groupOf(svg, 'aws_instance.create')).not.toContain(`fill="${LIGHT.faded.value}"`);
});

test('unchanged boxes look as without changes', async () => {
  const graph = (change: 'create' | 'none') =>
    createGraph({
      nodes: [createNode({ address: 'aws_vpc.v' }), createNode({ address: 'aws_instance.i', change })],
      edges: [],
    });
  const [plain, beside] = [await svgOf(graph('none')), await svgOf(graph('create'))].map((each) =>
    groupOf(each, 'aws_vpc.v'),
  );
  const look = (drawn: string) => drawn.replace(/ (x|y|width|height)="[^"]*"/g, '');
  expect(look(beside!)).toBe(look(plain!));
});

test('new and removed arrows have the colour and line of their change, unchanged ones are faded', async () => {
  const shop = await svgOf(shopUnion());
  const shade = /<g opacity="0\.35">\n<path d="[^"]*"\/>|<g opacity="0\.35">\n/.exec(shop);
  expect(shade).not.toBeNull();
  const { create, delete: gone, move } = LIGHT.changes;
  expect(shop).toMatch(new RegExp(`<g stroke-width="2" stroke="${create.mark.value}">`));
  const removed = shop.slice(shop.indexOf(`<g stroke-width="2" stroke="${gone.mark.value}">`));
  expect(removed.slice(0, 2000)).toContain('stroke-dasharray="8 4"');
  const moved = shop.slice(shop.indexOf(`<g stroke-width="2" stroke="${move.mark.value}">`));
  expect(moved.slice(0, 1000)).toContain('stroke-linecap="round"');
  const tooltips = [...shop.matchAll(/<g data-from="[^"]*" data-to="[^"]*" data-change="(\w+)"><title>([^<]*)/g)];
  expect(tooltips).toHaveLength(11);
  for (const [, change, words] of tooltips) expect(words).toMatch(new RegExp(`, ${changeWord(change as 'create')}$`));
});

test('the description for screen readers lists the changes', async () => {
  const shop = await svgOf(shopUnion());
  expect(/<desc[^>]*>([^<]*)/.exec(shop)![1]).toBe(
    'Architecture diagram with 32 resources and 20 connections; changes: 2 resources removed, 4 arrows; 2 resources replaced; 7 resources added, 2 inside others, 6 arrows; 2 resources changed; 1 resource moved',
  );
});

test('with the theme auto the document is well-formed and each mark has its dark colour', async () => {
  const both = await svgOf(everything, 'auto');
  expect(() => parseXml(both)).not.toThrow();
  for (const change of changing) expect(both).toContain(`stroke="${LIGHT.changes[change].mark.value}" class="stroke-`);
});

test('an old and a new value have their measured widths and a drawn arrow between them', () => {
  const ink = LIGHT.caption.change;
  const drawn = changeText({ text: 'port 1 → 2' }, 100, 50, ink);
  const words = [...drawn.matchAll(/<text x="([\d.]+)"[^>]*textLength="([\d.]+)"[^>]*>([^<]*)/g)];
  expect(words.map(([, , , word]) => word)).toEqual(['port 1', '2']);
  expect(Number(words[0]![2])).toBeCloseTo(widthOf('port 1', ink.size, ink.weight), 0);
  const arrow = /<path d="M([\d.]+),/.exec(drawn)!;
  expect(Number(arrow[1])).toBeGreaterThan(Number(words[0]![1]) + Number(words[0]![2]));
  expect(Number(words[1]![1])).toBeGreaterThan(Number(arrow[1]));
  expect(changeText({ text: 'tainted' }, 100, 50, ink)).not.toContain('<path');
});

test('a loop, a count and a sign are on different corners', async () => {
  const graph = createGraph({
    nodes: [
      createNode({ address: 'aws_instance.a', change: 'update', count: 2 }),
      createNode({ address: 'aws_instance.b' }),
    ],
    edges: [createEdge({ from: 'aws_instance.a', to: 'aws_instance.a' })],
  });
  const rects = [
    ...groupOf(await svgOf(graph), 'aws_instance.a').matchAll(
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
    ),
  ].map((match) => match.slice(1).map(Number) as [number, number, number, number]);
  const [ring, , disc, pill] = rects;
  expect(rects).toHaveLength(4);
  expect(disc![1]).toBeGreaterThan(pill![1] + pill![3]);
  expect(disc![0]).toBeGreaterThan(ring![0] + ring![2] / 2);
});
