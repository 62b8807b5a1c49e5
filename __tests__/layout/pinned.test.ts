/** Places that a person has given in draw.io, and what becomes of them when the code changes. */

import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { layOut } from '../../src/diagram/draw.js';
import { pinnedLayoutWarnings } from '../../src/diagram/pinned-layout.js';
import { createGraph } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';
import type { Layout } from '../../src/layout/layout.js';
import { readPinnedPages } from '../../src/layout/pinned/read.js';
import { write } from '../../src/render/drawio/index.js';
import { cases } from '../support/cases.js';
import { loadGraph } from '../support/golden.js';

const words = (graph: Graph) => present(graph, { modules: 'auto' });

async function fileOf(graph: Graph): Promise<string> {
  const presentation = words(graph);
  const { content } = await write(
    { presentation, layout: await layOut(presentation) },
    { theme: 'light', scale: null },
  );
  return content as string;
}

const from = (xml: string) => readPinnedPages('a.drawio', Buffer.from(xml))('architecture', true)!;
const laidOut = async (graph: Graph, xml: string) => layOut(words(graph), null, from(xml));

/** Thousandths are what the file has; quarters and halves, which are frequent, are not where it is rounded. */
const near = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'number' ? Math.round(part * 50 - 0.2) / 50 : part,
  );

const SHOP = loadGraph(join(cases().find(({ name }) => name === 'aws-web-shop')!.folder, 'expected.graph.json'));

const nodeOf = ({ nodes }: Layout, id: string) => nodes.find(({ node }) => node.id === id)!;
const boxOf = ({ boxes }: Layout, id: string) => boxes.find(({ box }) => box.id === id)!;

/** As somebody drags it: the numbers of its own cell change, and nothing else. */
const dragged = (xml: string, id: string, by: { readonly x: number; readonly y: number }): string =>
  xml.replace(new RegExp(`( id="${id}"><mxCell [^>]*><mxGeometry x=")([-\\d.]+)(" y=")([-\\d.]+)`), (_, a, x, b, y) => {
    return `${a}${Number(x) + by.x}${b}${Number(y) + by.y}`;
  });

test.each(['aws-web-shop', 'azure-hub-spoke', 'google-platform', 'aws-two-regions', 'deep-nesting'])(
  '%s: a file that nobody has changed is the picture that it was, packed or not',
  async (name) => {
    const graph = loadGraph(join(cases().find((each) => each.name === name)!.folder, 'expected.graph.json'));
    const [fresh, xml] = [await layOut(words(graph)), await fileOf(graph)];
    expect(near(await laidOut(graph, xml))).toEqual(near(fresh));
    const [, before, model, after] = /^([\s\S]*?)(<mxGraphModel[\s\S]*<\/mxGraphModel>)([\s\S]*)$/.exec(xml)!;
    const packed = deflateRawSync(encodeURIComponent(model!)).toString('base64');
    expect(from(`${before}${packed}${after}`)).toEqual(from(xml));
  },
);

test('what was moved stays there; its lines are led anew, all others are as they were', async () => {
  const [fresh, file] = [await layOut(words(SHOP)), await fileOf(SHOP)];
  const id = 'aws_lambda_function.fulfil_order';
  const layout = await laidOut(SHOP, dragged(file, id, { x: 30, y: 260 }));
  expect(nodeOf(layout, id).x - nodeOf(fresh, id).x).toBeCloseTo(30, 2);
  expect(nodeOf(layout, id).y - nodeOf(fresh, id).y).toBeCloseTo(260, 2);
  for (const [i, { edge, points }] of layout.edges.entries()) {
    if (edge.from !== id && edge.to !== id) expect(near(points)).toEqual(near(fresh.edges[i]!.points));
    else expect(near(points)).not.toEqual(near(fresh.edges[i]!.points));
    for (const [at, b] of points.slice(1).entries()) {
      const a = points[at]!;
      expect(Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeLessThan(0.05);
    }
  }
  for (const { node, x, y } of fresh.nodes)
    if (node.id !== id)
      expect(near({ x, y })).toEqual(near({ x: nodeOf(layout, node.id).x, y: nodeOf(layout, node.id).y }));
});

test('who moves a box moves what is in it, and the lines inside', async () => {
  const [fresh, file] = [await layOut(words(SHOP)), await fileOf(SHOP)];
  const layout = await laidOut(SHOP, dragged(file, 'aws_vpc.main', { x: 0, y: 40 }));
  const id = 'aws_ecs_service.storefront';
  expect(nodeOf(layout, id).y - nodeOf(fresh, id).y).toBeCloseTo(40, 2);
  const inner = (of: Layout) =>
    of.edges.find(({ edge }) => edge.from === id && edge.to === 'aws_ecs_service.orders_api')!;
  expect(inner(layout).points[0]!.y - inner(fresh).points[0]!.y).toBeCloseTo(40, 2);
});

test('what is new is placed in its box beside the others, over nothing; what is gone is named; nothing is lost', async () => {
  const gone = 'aws_sqs_queue.order_events';
  const added = 'aws_db_instance.orders';
  const nodes = [...SHOP.nodes.values()];
  const without = (id: string) =>
    createGraph({
      nodes: nodes.filter(({ address }) => address !== id),
      edges: SHOP.edges.filter(({ from: a, to: b }) => a !== id && b !== id),
    });
  const before = without(added);
  const xml = dragged(await fileOf(before), 'aws_lambda_function.fulfil_order', { x: 0, y: 200 });
  const now = without(gone);
  const layout = await laidOut(now, xml);
  const ids = (of: Layout) => [...of.nodes.map(({ node }) => node.id), ...of.boxes.map(({ box }) => box.id)].sort();
  expect(ids(layout)).toEqual(ids(await layOut(words(now))));
  const told = pinnedLayoutWarnings(from(xml), words(now)).join('\n');
  expect(told).toContain(gone);
  expect(told).toContain(added);
  const kept = from(xml);
  const moved = nodeOf(layout, 'aws_lambda_function.fulfil_order');
  expect(moved.y + moved.node.iconY).toBeCloseTo(kept.elements.get('aws_lambda_function.fulfil_order')!.y, 2);
  const own = nodeOf(layout, added);
  const around = boxOf(layout, own.node.parent!);
  expect(own.x).toBeGreaterThanOrEqual(around.x);
  expect(own.y + own.node.height).toBeLessThanOrEqual(around.y + around.height);
  const rects = layout.nodes.map(({ x, y, node: { id, width, height } }) => ({ id, x, y, width, height }));
  const over = rects.filter(
    (a) =>
      a.id !== added &&
      own.x < a.x + a.width &&
      a.x < own.x + own.node.width &&
      own.y < a.y + a.height &&
      a.y < own.y + own.node.height,
  );
  expect(over).toEqual([]);
  for (const { box, x, y, width, height } of layout.boxes) {
    const parent = box.parent === null ? null : boxOf(layout, box.parent);
    if (parent !== null)
      expect([
        x >= parent.x,
        y >= parent.y,
        x + width <= parent.x + parent.width + 0.01,
        y + height <= parent.y + parent.height + 0.01,
      ]).toEqual([true, true, true, true]);
  }
});

test.each([
  ['<!DOCTYPE mxfile [<!ENTITY a "b">]><mxfile/>', 'declarations'],
  ['<mxfile><diagram>!!!!</diagram></mxfile>', 'decompressed'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'no page'],
  ['', 'no page'],
  ['<mxfile><diagram', 'XML'],
  ['<mxfile></diagram>', 'XML'],
  ['<mxfile><diagram>&a;</diagram></mxfile>', 'XML'],
  ['<!DOCTYPE mxfile SYSTEM "file:///etc/passwd"><mxfile/>', 'declarations'],
  [`<mxfile ${Array.from({ length: 1_001 }, (_, i) => `a${i}=""`).join(' ')}/>`, 'too many attributes'],
  [`<mxfile>${'<a/>'.repeat(1_000_000)}</mxfile>`, 'too many elements'],
  [`<mxfile a="${' '.repeat(32_000_000)}"/>`, 'too long'],
  [
    `<mxfile><diagram>${deflateRawSync(Buffer.alloc(70_000_000)).toString('base64')}</diagram></mxfile>`,
    'decompressed',
  ],
])('%#: what is no file of the editor is refused with what it is', (xml, why) => {
  expect(() => from(xml)).toThrow(new RegExp(`a\\.drawio is not a draw\\.io file.*${why}`));
});

test('cells that are in each other, far away, of no size or nowhere have no place, and harm nothing', () => {
  const cell = (id: string, parent: string, geometry: string) =>
    `<object address="aws_instance.${id}" label="" id="${id}"><mxCell vertex="1" parent="${parent}">${geometry}</mxCell></object>`;
  const place = (x: string, width = '64') => `<mxGeometry x="${x}" y="1" width="${width}" height="64" as="geometry"/>`;
  const line = (to: string, style: string, inside: string) =>
    `<mxCell id="right ${to}" edge="1" parent="1" source="right" target="${to}" style="${style}"><mxGeometry relative="1" as="geometry">${inside}</mxGeometry></mxCell>`;
  const ends = 'exitX=1;exitY=0.5;entryX=0;entryY=0.5;';
  const xml = `<mxfile><diagram><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${[
    cell('a', 'b', place('1')),
    cell('b', 'a', place('1')),
    cell('far', '1', place('1e300')),
    cell('wide', '1', place('1', '1e300')),
    cell('long', '1', place('1', '2000000')),
    cell('out', '1', place('1', '-64')),
    cell('none', '1', ''),
    cell('odd', '1', place('NaN')),
    ...['right', 'c', 'd', 'e'].map((id, at) => cell(id, '1', place(`${7 + at}`))),
    line('c', ends.replace('exitX=1', 'exitX=1e300'), ''),
    line('d', ends, '<Array as="points"><mxPoint x="1e300" y="1"/></Array>'),
    line('e', ends, '<mxPoint x="-9000000" as="offset"/>'),
    line('odd', ends, ''),
  ].join('')}</root></mxGraphModel></diagram></mxfile>`;
  const { elements, lines } = from(xml);
  expect([...elements].map(([name, { x }]) => `${name.slice(13)} ${x}`)).toEqual([
    ...['odd 0', 'right 7', 'c 8', 'd 9', 'e 10'],
  ]);
  expect([...lines.keys()]).toEqual(['aws_instance.right\naws_instance.odd']);
});

// ---- New routes.

/** True if a run goes through the inside of a rectangle. */
const crosses = (
  [a, b]: readonly [{ x: number; y: number }, { x: number; y: number }],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): boolean =>
  Math.min(a.x, b.x) < x + width - 1 &&
  Math.max(a.x, b.x) > x + 1 &&
  Math.min(a.y, b.y) < y + height - 1 &&
  Math.max(a.y, b.y) > y + 1;

test.each([
  ['above the icon before it', { x: -160, y: -200 }],
  ['behind the icons that follow', { x: 420, y: 0 }],
  ['far below', { x: -100, y: 300 }],
])('an icon that was moved %s: edges leave it on the right, enter on the left, and cross no title', async (_, at) => {
  const graph = createGraph({
    nodes: ['sqs_queue.q', 'lambda_function.w', 'dynamodb_table.d', 'sns_topic.t'].map((name) => ({
      ...[...SHOP.nodes.values()].find(({ address }) => address === 'aws_lambda_function.fulfil_order')!,
      ...{ address: `aws_${name}`, type: `aws_${name.split('.')[0]}`, parent: null },
    })),
    edges: [
      ['aws_sqs_queue.q', 'aws_lambda_function.w'],
      ['aws_lambda_function.w', 'aws_dynamodb_table.d'],
      ['aws_lambda_function.w', 'aws_sns_topic.t'],
    ].map(([a, b]) => ({ ...SHOP.edges[0]!, from: a!, to: b!, label: '' })),
  });
  const layout = await laidOut(graph, dragged(await fileOf(graph), 'aws_lambda_function.w', at));
  const square = (id: string) => {
    const { x, y, node } = nodeOf(layout, id);
    return { x: x + node.iconX, y: y + node.iconY, width: node.iconSize, height: node.iconSize };
  };
  const titles = layout.nodes.map(({ x, y, node: { width, height, iconY, iconSize } }) => {
    return { x, y: y + iconY + iconSize, width, height: height - iconY - iconSize };
  });
  expect(layout.edges).toHaveLength(3);
  for (const { edge, points } of layout.edges) {
    const [from, to] = [square(edge.from), square(edge.to)];
    expect(points[0]!.x).toBeGreaterThanOrEqual(from.x + from.width);
    expect(points.at(-1)!.x).toBeLessThanOrEqual(to.x);
    expect(points[1]!.x).toBeGreaterThan(points[0]!.x);
    expect(points.at(-2)!.x).toBeLessThan(points.at(-1)!.x);
    for (const [i, b] of points.slice(1).entries())
      expect([edge, titles.filter((title) => crosses([points[i]!, b], title))]).toEqual([edge, []]);
  }
});
