import { join } from 'node:path';
import fc from 'fast-check';
import { Bug } from '../../../src/errors.js';
import type { Layout, PlacedNode } from '../../../src/layout/layout.js';
import { TITLE_PITCH } from '../../../src/layout/scene/measures.js';
import { DIAGRAM, pictureDescription } from '../../../src/render/messages.js';
import { svgDocument } from '../../../src/render/svg/index.js';
import { LIGHT } from '../../../src/render/theme.js';
import { expectGolden } from '../../support/golden.js';
import { type Element, parseXml } from '../../support/xml.js';
import { ICONS, line, node, SMALL } from '../small-layout.js';

const draw = (layout: Layout): string => svgDocument(layout, ICONS, LIGHT);
const elements = (layout: Layout): Element[] => parseXml(draw(layout));
const named = (layout: Layout, name: string): Element[] => elements(layout).filter((element) => element.name === name);

test('the small diagram equals small.svg', () => {
  expectGolden(join(__dirname, 'small.svg'), draw(SMALL));
});

test('the same layout gives the same text', () => {
  expect(draw(structuredClone(SMALL))).toBe(draw(SMALL));
});

test('the document is painted by attributes only: no style, class, script, link or external file', () => {
  for (const { name, attributes } of elements(SMALL)) {
    expect(['style', 'script', 'a', 'image', 'foreignObject']).not.toContain(name);
    for (const attribute of attributes.keys()) expect(['style', 'class', 'onclick']).not.toContain(attribute);
    const href = attributes.get('href');
    if (href !== undefined) expect(href).toMatch(/^#icon-/);
  }
});

test('each used icon is defined once, and no other', () => {
  const used = new Set(named(SMALL, 'use').map(({ attributes }) => attributes.get('href')));
  const there = named(SMALL, 'symbol').map(({ attributes }) => `#${attributes.get('id')}`);
  expect(there).toHaveLength(used.size);
  expect(new Set(there)).toEqual(used);
});

test('ids are unique', () => {
  const ids = elements(SMALL).flatMap(({ attributes }) => attributes.get('id') ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test('later paint covers earlier: boxes, then lines, then nodes, then labels', () => {
  const svg = draw(SMALL);
  const order = [
    'data-address="aws_vpc.main"',
    'data-address="aws_subnet.a"',
    '<path d=',
    'data-address="tv_aws',
    '>HTTPS</text>',
  ];
  const places = order.map((text) => svg.indexOf(text, svg.indexOf('</defs>')));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('screen readers get a name and a description', () => {
  const [svg, title, desc] = elements(SMALL);
  expect(svg?.attributes.get('role')).toBe('img');
  expect(svg?.attributes.get('aria-labelledby')).toBe(`${title?.attributes.get('id')} ${desc?.attributes.get('id')}`);
  expect(title?.text).toBe('Orders & <returns>');
  // A VPC, a subnet and two functions, one of them three times; the users are no resource.
  const [users, take, keep] = SMALL.nodes as [PlacedNode, PlacedNode, PlacedNode];
  const counted = { ...SMALL, nodes: [users, { ...take, node: { ...take.node, count: 3 } }, keep] };
  expect(named(counted, 'desc')[0]?.text).toBe(pictureDescription(6, SMALL.edges.length));
  expect(named({ ...SMALL, title: null, heading: { title: null, subtitle: null } }, 'title')[0]?.text).toBe(DIAGRAM);
});

test('elements that are no resource of the source are not counted', () => {
  const [users, take, keep] = SMALL.nodes as [PlacedNode, PlacedNode, PlacedNode];
  const counted = { ...SMALL, nodes: [users, { ...take, node: { ...take.node, count: 0 } }, keep] };
  expect(named(counted, 'desc')[0]?.text).toBe(pictureDescription(3, SMALL.edges.length));
  const [first, ...more] = SMALL.edges as [Layout['edges'][0]];
  const joined = { ...counted, edges: [{ ...first, edge: { ...first.edge, count: 2 } }, ...more] };
  expect(named(joined, 'desc')[0]?.text).toBe(pictureDescription(5, SMALL.edges.length));
});

test('a cut title is whole for screen readers, and a subtitle below it has its own position', () => {
  const title = { ...line('Orders…'), fullText: 'Orders & returns' };
  const cut = { ...SMALL, subtitle: { x: 24, y: 56 }, heading: { title, subtitle: line('6 resources') } };
  expect(elements(cut)[1]?.text).toBe('Orders & returns');
  const texts = new Map(named(cut, 'text').map(({ text, attributes }) => [text, attributes]));
  expect(texts.get('Orders…')?.get('y')).toBe(String(SMALL.title!.y));
  expect(texts.get('6 resources')?.get('y')).toBe('56');
});

test('a title of two lines is one text for screen readers', () => {
  const broken = [line('Orders and'), line('returns')];
  const heading = { title: line('Orders and returns'), subtitle: line('6 resources'), broken };
  const long = { ...SMALL, subtitle: { x: 24, y: 80 }, heading };
  expect(elements(long)[1]?.text).toBe('Orders and returns');
  const texts = new Map(named(long, 'text').map(({ text, attributes }) => [text, attributes.get('y')]));
  expect(texts.get('Orders and')).toBe(String(SMALL.title!.y));
  expect(texts.get('returns')).toBe(String(SMALL.title!.y + TITLE_PITCH));
  expect(texts.has('Orders and returns')).toBe(false);
});

test('a title position without a title is a bug', () => {
  const { heading: _, ...wordless } = SMALL;
  expect(() => draw(wordless)).toThrow(Bug);
});

test('an edge without length has no arrow, and the others are drawn', () => {
  const [first, second] = SMALL.edges as [Layout['edges'][0], Layout['edges'][0]];
  const layout = { ...SMALL, edges: [{ ...first, points: [first.points[0]!] }, second] };
  const edges = elements(layout).filter(({ name, attributes }) => name === 'g' && attributes.has('data-from'));
  expect(edges.map(({ attributes }) => attributes.get('data-from'))).toEqual([second.edge.from, first.edge.from]);
});

test('whatever the names are, the document is XML with the same texts', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 20 });
  fc.assert(
    fc.property(anything, anything, (id, label) => {
      const [edge] = SMALL.edges as [Layout['edges'][0]];
      const layout = {
        ...SMALL,
        nodes: [node(id, 0, 0, { type: label, icon: label, badge: label })],
        edges: [{ ...edge, edge: { ...edge.edge, to: id, label: line(label) } }],
      };
      const groups = elements(layout).filter(({ attributes }) => attributes.has('data-address'));
      expect(groups).toHaveLength(3);
    }),
  );
});

test('ten thousand nodes and edges are drawn', () => {
  const nodes = Array.from({ length: 10_000 }, (_, i) =>
    node(`aws_lambda_function.f[${i}]`, (i % 100) * 120, Math.floor(i / 100) * 120),
  );
  const edges = nodes.map((placed, i) => ({
    edge: {
      from: placed.node.id,
      to: nodes[(i * 7) % 10_000]!.node.id,
      twoWay: false,
      dashed: false,
      label: line('443'),
    },
    points: [
      { x: placed.x, y: placed.y },
      { x: placed.x + 60, y: placed.y },
      { x: placed.x + 60, y: i },
      { x: i, y: i },
    ],
    label: { x: placed.x, y: placed.y, width: 30, height: 16 },
  }));
  // Once on the line and once on its label.
  expect(draw({ ...SMALL, nodes, edges }).match(/data-from=/g)).toHaveLength(2 * 10_000);
});
