/** What a person did in draw.io, and what becomes of it when the code changes. */

import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { main } from '../../../src/cli/main.js';
import { drawAll, layOut } from '../../../src/diagram/draw.js';
import { createGraph, createNode } from '../../../src/graph/create.js';
import { serialiseGraph } from '../../../src/graph/format.js';
import type { Graph } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';
import { editStateOf, withEdits } from '../../../src/layout/pinned/edits.js';
import { readPinnedPages } from '../../../src/layout/pinned/read.js';
import { foreignCells, normalised, read } from '../../render/drawio/support.js';
import { cases } from '../../support/cases.js';
import { loadGraph } from '../../support/golden.js';
import { memoryIo } from '../../support/memory-io.js';

const SHOP = loadGraph(join(cases().find(({ name }) => name === 'aws-web-shop')!.folder, 'expected.graph.json'));
const LAMBDA = 'aws_lambda_function.fulfil_order';
const CDN = 'aws_cloudfront_distribution.shop';
const SERVICE = 'aws_ecs_service.storefront';
const API = 'aws_ecs_service.orders_api';
const QUEUE = 'aws_sqs_queue.order_events';
const DATABASE = 'aws_db_instance.orders';
const VPC = 'aws_vpc.main';

const without = (...ids: readonly string[]): Graph =>
  createGraph({
    nodes: [...SHOP.nodes.values()].filter(({ address }) => !ids.includes(address)),
    edges: SHOP.edges.filter(({ from, to }) => !ids.includes(from) && !ids.includes(to)),
  });

interface Drawn {
  readonly xml: string;
  readonly note: string | null;
}

const PAGE_OF_VPC = 'page-aws-vpc-main';
const FILE = 'a.drawio';

/** Returns a page of a file. */
const pageIn = (xml: string, id: string): string => new RegExp(`<diagram id="${id}"[\\s\\S]*?</diagram>`).exec(xml)![0];
const idsIn = (xml: string): readonly string[] => [...xml.matchAll(/<diagram id="([^"]*)"/g)].map(([, id]) => id!);

/** The command itself, with a page for each network. */
async function drawPages(graph: Graph, earlier: string | null = null): Promise<Drawn> {
  const io = memoryIo({ 'g.json': serialiseGraph(graph), ...(earlier !== null && { [FILE]: earlier }) });
  const keeps = earlier === null ? [] : ['--layout-from', FILE];
  await main(['draw', '--source', 'g.json', '--pages', '--outfile', FILE, ...keeps], io);
  return { xml: Buffer.from(io.files.get(FILE)!).toString('utf8'), note: io.err() };
}

/** As `draw --layout-from` does. */
async function draw(graph: Graph, earlier: string | null = null): Promise<Drawn> {
  const presentation = present(graph, { modules: 'auto' });
  const places = earlier === null ? null : { name: 'a.drawio', bytes: Buffer.from(earlier) };
  const pinned = places && readPinnedPages(places.name, places.bytes)('architecture');
  const [file] = await drawAll(presentation, {
    ...{ formats: ['drawio'], themes: ['light'], scale: null, places },
    arranged: await layOut(presentation, null, pinned),
  });
  return { xml: file!.content as string, note: file!.note };
}

// ---- A person at work: texts of the file are changed as draw.io does it.

const cellPattern = (id: string): RegExp =>
  new RegExp(`^<(?:object|mxCell) [^\\n]*(?<= )id="${id.replace(/[.[\]*+?()>|]/g, '\\$&')}"[^\\n]*$`, 'm');
const lineOf = (xml: string, id: string): string => {
  const line = cellPattern(id.replaceAll('>', '&gt;')).exec(xml)?.[0];
  if (line === undefined) throw new Error(`no cell ${id}`);
  return line;
};
const change = (xml: string, id: string, by: (line: string) => string): string => {
  const line = lineOf(xml, id);
  const changed = by(line);
  expect(changed).not.toBe(line);
  return xml.replace(line, () => changed);
};
const geometry = (line: string, to: Readonly<Record<string, number>>): string =>
  line.replace(/<mxGeometry [^>]*>/, (tag) =>
    Object.entries(to).reduce(
      (text, [name, value]) => text.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`),
      tag,
    ),
  );
const by = (line: string, x: number, y: number): string => {
  const at = (name: string) => Number(new RegExp(`<mxGeometry [^>]*\\b${name}="([^"]*)"`).exec(line)![1]);
  return geometry(line, { x: at('x') + x, y: at('y') + y });
};
const styled = (line: string, entries: string): string => line.replace(/(style="[^"]*)"/, `$1${entries}"`);
const remove = (xml: string, id: string): string => xml.replace(`${lineOf(xml, id)}\n`, '');
const add = (xml: string, cell: string): string => xml.replace('\n</root>', () => `\n${cell}\n</root>`);
const addFirst = (xml: string, cell: string): string =>
  xml.replace('<object label="', () => `${cell}\n<object label="`);
/** The first line of text of a label. */
const renamed = (line: string, text: string): string => line.replace(/ label="[^"&]*/, ` label="${text}`);

const NOTE =
  '<mxCell id="n1" value="Ask Ann &amp;amp; Bob" style="shape=note;html=1;" vertex="1" parent="1"><mxGeometry x="700" y="900" width="120" height="60" as="geometry"/></mxCell>';
const OWN_ARROW = `<mxCell id="n2" value="mails" style="endArrow=open;dashed=1;" edge="1" parent="1" source="n1" target="${SERVICE}"><mxGeometry relative="1" as="geometry"><Array as="points"><mxPoint x="650" y="930"/></Array></mxGeometry></mxCell>`;
const OWN_BOX = `<object label="Team A" owner="ann" id="n3"><mxCell style="rounded=1;fillColor=#EEEEEE;" vertex="1" parent="${VPC}"><mxGeometry x="5" y="5" width="300" height="200" as="geometry"/></mxCell></object>`;
const PAGE =
  '<diagram id="own" name="Mine"><mxGraphModel dx="1"><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="x" value="text" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel></diagram>';
const ROUTE = `${SERVICE} > ${API}`;

/** The ten edits: move, note, own arrow, colour, resize, rename, waypoint, new box, delete, second page. */
function edited(xml: string, id = 'architecture'): string {
  const page = pageIn(xml, id);
  return xml
    .replace(page, () => editedPage(page))
    .replace(
      'host="groundplan" compressed="false"',
      'host="app.diagrams.net" modified="2026-11-29T12:00:00.000Z" agent="x" version="25.0.2"',
    )
    .replace('\n</mxfile>', '')
    .replace('</mxfile>', () => `${PAGE}</mxfile>`);
}

function editedPage(xml: string): string {
  let file = change(xml, CDN, (line) => by(line, 30, 26));
  file = add(file, NOTE);
  file = add(file, OWN_ARROW);
  file = change(file, SERVICE, (line) => styled(line, 'fillColor=#FF0000;'));
  file = change(file, API, (line) => geometry(by(line, -16, -16), { width: 96, height: 96 }));
  file = change(file, SERVICE, (line) => renamed(line, 'Our shop'));
  file = change(file, ROUTE, (line) =>
    line.replace(
      /<mxGeometry.*<\/mxGeometry>/,
      '<mxGeometry relative="1" as="geometry"><Array as="points"><mxPoint x="333" y="444"/><mxPoint x="355" y="466"/></Array></mxGeometry>',
    ),
  );
  file = addFirst(file, OWN_BOX);
  file = remove(file, QUEUE);
  for (const id of [...read(file).cells.keys()].filter((id) => id.includes(QUEUE))) file = remove(file, id);
  return file;
}

/** As the editor saves it with compression. */
const compressed = (xml: string): string =>
  xml.replace(/<mxGraphModel[\s\S]*?<\/mxGraphModel>/g, (model) =>
    deflateRawSync(encodeURIComponent(model)).toString('base64'),
  );

describe.each([
  ['a file', 'architecture', draw, (xml: string) => xml],
  ['a compressed file', 'architecture', draw, compressed],
  ['a page of --pages', PAGE_OF_VPC, drawPages, (xml: string) => xml],
])('ten edits in %s', (_, id, draw, packed) => {
  let before: Drawn;
  let after: Drawn;
  let again: Drawn;
  beforeAll(async () => {
    before = await draw(without(DATABASE));
    // The code gets a database, and loses nothing.
    after = await draw(SHOP, packed(edited(before.xml, id)));
    again = await draw(SHOP, after.xml);
  });

  test('are still there when the code has changed', () => {
    const [was, now] = [read(pageIn(edited(before.xml, id), id)), read(pageIn(after.xml, id))];
    const moved = now.cells.get('n1') && now.rectOf('n1');
    const shift = { x: moved!.x - 700, y: moved!.y - 900 };
    const place = (file: typeof was, id: string) => file.rectOf(id);
    expect(place(now, CDN).x - place(was, CDN).x).toBeCloseTo(shift.x, 1);
    expect(place(now, CDN).y - place(was, CDN).y).toBeCloseTo(shift.y, 1);
    expect(now.cells.get('n1')).toMatchObject({
      label: 'Ask Ann &amp; Bob',
      style: new Map([
        ['shape', 'note'],
        ['html', '1'],
      ]),
    });
    expect(now.cells.get('n2')).toMatchObject({
      source: 'n1',
      target: SERVICE,
      label: 'mails',
      points: [{ x: 650 + shift.x, y: 930 + shift.y }],
    });
    expect(now.cells.get(SERVICE)!.style.get('fillColor')).toBe('#FF0000');
    expect(place(now, API)).toMatchObject({ width: 96, height: 96 });
    expect(now.cells.get(SERVICE)!.label).toMatch(/^Our shop<br>/);
    expect(now.cells.get(ROUTE)!.points).toEqual([
      { x: 333, y: 444 },
      { x: 355, y: 466 },
    ]);
    expect(now.cells.get('n3')).toMatchObject({
      label: 'Team A',
      parent: VPC,
      data: expect.objectContaining(new Map([['owner', 'ann']])),
    });
    const order = [...now.cells.keys()];
    expect(order.indexOf('n3')).toBeLessThan(order.indexOf(SERVICE));
    expect(order.filter((id) => id.includes(QUEUE))).toEqual([]);
    expect(after.note).toContain(QUEUE);
    expect(after.xml).toMatch(/<diagram id="own" name="Mine">(?:<mxGraphModel dx="1">.* value="text" |[\w+/=]+<)/s);
    expect(now.cells.has(DATABASE)).toBe(true);
    expect(now.cells.size).toBeGreaterThan(was.cells.size);
  });

  test('are there after one more drawing of the same code, which changes nothing', () => {
    const parts = (text: string) => text.split(/[\n ";]/);
    const others = parts(again.xml);
    expect(parts(after.xml).flatMap((part, i) => (part === others[i] ? [] : [[part, others[i]]]))).toEqual([]);
    expect(again.xml).toBe(after.xml);
  });

  test('leave a file that JGraph and maxGraph read', async () => {
    const cells = await foreignCells(pageIn(after.xml, id));
    expect(Boolean(cells.n1?.vertex)).toBe(true);
    expect([Boolean(cells.n2?.edge), cells.n2?.source?.id, cells.n2?.target?.id]).toEqual([true, 'n1', SERVICE]);
    expect(cells.n3!.parent!.id).toBe(VPC);
    expect(Object.keys(cells).sort()).toEqual([...read(pageIn(after.xml, id)).cells.keys()].sort());
    const file = (await normalised(after.xml)).xml;
    expect(read(pageIn(file, id)).cells.get('n2')).toMatchObject({ source: 'n1', target: SERVICE });
    // What tells edits from the drawing is in the data of the page, which the editor keeps.
    expect([editStateOf(file), (await draw(SHOP, file)).xml]).toEqual(['edited', after.xml]);
  });
});

test('a file that nobody has edited is written as without it', async () => {
  const { xml } = await draw(SHOP);
  expect(await draw(SHOP, xml)).toEqual({ xml, note: null });
  expect(await normalised(xml)).toEqual({ xml, changed: 0 });
  expect(Object.keys(await foreignCells(xml))).toHaveLength(read(xml).cells.size);
});

test('with the element that is gone, its labels go; arrows and notes of the person stay beside', async () => {
  const { xml } = await draw(SHOP);
  const arrow = `<mxCell id="a" style="html=1;" edge="1" parent="1" source="${LAMBDA}" target="${SERVICE}"><mxGeometry relative="1" as="geometry"/></mxCell>`;
  const label =
    '<mxCell id="b" value="often" style="edgeLabel;html=1;" vertex="1" connectable="0" parent="a"><mxGeometry x="-0.2" relative="1" as="geometry"><mxPoint as="offset"/></mxGeometry></mxCell>';
  const { xml: now } = await draw(without(LAMBDA), add(add(xml, arrow), label));
  const [was, file] = [read(xml), read(now)];
  expect(file.cells.has(LAMBDA)).toBe(false);
  expect(file.cells.get('a')).toMatchObject({ source: null, target: SERVICE });
  const [, x, y] = /id="a"[^\n]*<mxPoint x="([-\d.]+)" y="([-\d.]+)" as="sourcePoint"\/>/.exec(now)!.map(Number);
  const rect = was.rectOf(LAMBDA);
  expect([x, y]).toEqual([expect.closeTo(rect.x + rect.width / 2, 1), expect.closeTo(rect.y + rect.height / 2, 1)]);
  expect(file.cells.get('b')).toMatchObject({ label: 'often', parent: 'a' });
});

test('with a box that is gone, what the person put into it stays at its place', async () => {
  const { xml } = await draw(SHOP);
  const boxes = [...SHOP.nodes.values()].flatMap(({ parent }) => parent ?? []);
  const subnet = boxes.find((id) => id.startsWith('aws_subnet.'))!;
  const inside = [...SHOP.nodes.values()].filter(({ parent }) => parent === subnet).map(({ address }) => address);
  const note = `<mxCell id="n" value="here" style="html=1;" vertex="1" parent="${subnet}"><mxGeometry x="7" y="9" width="30" height="20" as="geometry"/></mxCell>`;
  const edits = add(xml, note);
  const before = read(edits).rectOf('n');
  const { xml: now } = await draw(without(subnet, ...inside), edits);
  const file = read(now);
  expect(file.cells.has(subnet)).toBe(false);
  expect(file.rectOf('n')).toMatchObject({ width: before.width, height: before.height });
  expect(file.cells.has(file.cells.get('n')!.parent!)).toBe(true);
});

test('a group of the person keeps its members', async () => {
  const { xml } = await draw(SHOP);
  const parent = read(xml).cells.get(LAMBDA)!.parent!;
  const group = `<mxCell id="g" value="" style="group" vertex="1" connectable="0" parent="${parent}"><mxGeometry x="10" y="20" width="300" height="300" as="geometry"/></mxCell>`;
  const grouped = change(add(xml, group), LAMBDA, (line) =>
    by(line.replace(` parent="${parent}"`, ' parent="g"'), -10, -20),
  );
  const { xml: now } = await draw(SHOP, grouped);
  expect(read(now).cells.get(LAMBDA)!.parent).toBe('g');
  const [a, b] = [read(grouped).rectOf(LAMBDA), read(now).rectOf(LAMBDA)];
  expect([b.x, b.y]).toEqual([expect.closeTo(a.x, 1), expect.closeTo(a.y, 1)]);
});

test('an arrow that the person led to another icon stays there; words that the code changes are those of the code', async () => {
  const { xml } = await draw(SHOP);
  const led = change(xml, ROUTE, (line) => line.replace(`target="${API}"`, `target="${LAMBDA}"`));
  expect(read((await draw(SHOP, led)).xml).cells.get(ROUTE)).toMatchObject({ source: SERVICE, target: LAMBDA });
  const renamedCode = createGraph({
    nodes: [...SHOP.nodes.values()].map((node) =>
      node.address === LAMBDA ? { ...node, attributes: { ...node.attributes, function_name: 'other' } } : node,
    ),
    edges: SHOP.edges,
  });
  const fresh = read((await draw(renamedCode)).xml).cells.get(LAMBDA)!.label;
  expect(read((await draw(renamedCode, edited(xml))).xml).cells.get(LAMBDA)!.label).toBe(fresh);
});

test('a file of an earlier version keeps added cells and positions, and says that it does not know the rest', async () => {
  const { xml } = await draw(SHOP);
  const old = edited(xml).replace(/<object groundplan="[^"]*" id="0">(<mxCell)\/><\/object>/, '$1 id="0"/>');
  expect(old).not.toContain('groundplan="1 ');
  const { xml: now, note } = await draw(SHOP, old);
  expect(note).toMatch(/^a\.drawio is from an earlier version/);
  const { cells } = read(now.replace(/<diagram id="own"[\s\S]*?<\/diagram>/, ''));
  expect([cells.has('n1'), cells.has('n2'), cells.has('n3'), now.includes('name="Mine"')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(cells.has(QUEUE)).toBe(true);
});

test('a renamed page and a copied one are those of the person; another title of the code renames the page', async () => {
  const { xml } = await draw(SHOP);
  const renamedPage = xml.replace(' name="Web shop">', ' name="Our shop">');
  expect((await draw(SHOP, renamedPage)).xml).toContain('<diagram id="architecture" name="Our shop">');
  expect(editStateOf(renamedPage)).toBe('edited');
  const diagram = /<diagram [\s\S]*<\/diagram>/.exec(xml)![0];
  const copied = xml.replace('</mxfile>', () => `${diagram.replace('id="architecture"', 'id="copy"')}</mxfile>`);
  expect((await draw(without(LAMBDA), copied)).xml).toMatch(new RegExp(`<diagram id="copy"[^]*id="${LAMBDA}"`));
  const titled = await draw({ ...SHOP, title: 'New' }, xml);
  expect(titled.xml).toContain('<diagram id="architecture" name="New">');
});

test('pages stay in the order of the person; a page of nothing more keeps what the person added', async () => {
  const [first, other] = ['aws_vpc.a', 'aws_vpc.b'];
  const graphOf = (...networks: readonly string[]): Graph =>
    createGraph({
      nodes: networks.flatMap((parent) => [
        createNode({ address: parent }),
        ...['x', 'y'].map((name) => createNode({ address: `aws_instance.${parent.at(-1)}${name}`, parent })),
      ]),
      edges: [],
    });
  const { xml } = await drawPages(graphOf(first, other));
  expect(idsIn(xml)).toEqual(['architecture', 'page-aws-vpc-a', 'page-aws-vpc-b']);
  const page = pageIn(xml, 'page-aws-vpc-b');
  const note = NOTE.replace('parent="1"', `parent="${other}"`);
  const turned = xml
    .replace(`${page}\n`, '')
    .replace(page, '')
    .replace('<diagram id="architecture"', (start) => `${PAGE}${add(page, note)}${start}`);
  const kept = await drawPages(graphOf(first, 'aws_vpc.c', other), turned);
  expect(idsIn(kept.xml)).toEqual(['own', 'page-aws-vpc-b', 'page-aws-vpc-c', 'architecture', 'page-aws-vpc-a']);
  const before = read(pageIn(kept.xml, 'page-aws-vpc-b')).rectOf('n1');
  const gone = await drawPages(graphOf(first), kept.xml);
  expect(idsIn(gone.xml)).toEqual(['own', 'page-aws-vpc-b', 'architecture', 'page-aws-vpc-a']);
  const left = read(pageIn(gone.xml, 'page-aws-vpc-b'));
  expect([...left.cells.keys()].sort()).toEqual(['0', '1', 'n1', 'notes']);
  expect(left.rectOf('n1')).toEqual(before);
  expect((await drawPages(graphOf(first), gone.xml)).xml).toBe(gone.xml);
  // The network comes back, and the note is in the place where it was.
  const back = read(pageIn((await drawPages(graphOf(first, other), gone.xml)).xml, 'page-aws-vpc-b'));
  expect([back.cells.has(other), back.cells.has('n1')]).toEqual([true, true]);
});

test('a page that the person deleted stays away, is listed, and counts as an edit; a new one is drawn', async () => {
  const [first, other, later] = ['aws_vpc.a', 'aws_vpc.b', 'aws_vpc.c'];
  const graphOf = (...networks: readonly string[]): Graph =>
    createGraph({
      nodes: networks.flatMap((parent) => [
        createNode({ address: parent }),
        ...['x', 'y'].map((name) => createNode({ address: `aws_instance.${parent.at(-1)}${name}`, parent })),
      ]),
      edges: [],
    });
  const { xml } = await drawPages(graphOf(first, other));
  const page = pageIn(xml, 'page-aws-vpc-b');
  const deleted = xml.replace(`${page}\n`, '').replace(page, '');
  expect(idsIn(deleted)).toEqual(['architecture', 'page-aws-vpc-a']);
  expect([editStateOf(xml), editStateOf(deleted)]).toEqual(['unchanged', 'edited']);
  const now = await drawPages(graphOf(first, other, later), deleted);
  expect(idsIn(now.xml)).toEqual(['architecture', 'page-aws-vpc-a', 'page-aws-vpc-c']);
  expect(now.note).toContain('1 page deleted in a.drawio stays away: g / VPC b');
  // The deletion outlives a drawing, and a file that the editor has saved again.
  const again = await drawPages(graphOf(first, other, later), compressed(now.xml));
  expect(idsIn(again.xml)).toEqual(idsIn(now.xml));
  expect(again.note).toContain('1 page deleted');
  // A file without this memory gets the page again.
  const old = deleted.replace(/( groundplan="1 \S* \S* \S*) [0-9a-z]+"/g, '$1"');
  expect(idsIn((await drawPages(graphOf(first, other), old)).xml)).toContain('page-aws-vpc-b');
});

test('tells files that may be replaced from others', async () => {
  const { xml } = await draw(SHOP);
  const bare = xml.replace(/<object groundplan="[^"]*" id="0">(<mxCell)\/><\/object>/, '$1 id="0"/>');
  const saved = xml.replace('host="groundplan"', 'host="Electron"');
  expect([xml, bare, saved, compressed(saved)].map(editStateOf)).toEqual(Array(4).fill('unchanged'));
  const edits = [
    edited(xml),
    compressed(edited(xml)),
    add(xml, NOTE),
    remove(xml, ROUTE),
    change(xml, LAMBDA, (line) => by(line, 10, 0)),
    xml.replace('</mxfile>', `${PAGE}</mxfile>`),
    (await draw(SHOP, add(xml, NOTE))).xml,
  ];
  expect(edits.map(editStateOf)).toEqual(edits.map(() => 'edited'));
  const foreign = [
    bare.replace('host="groundplan"', 'host="Electron"'),
    `<mxfile host="Electron">${PAGE}</mxfile>`,
    ...['', 'text', '<mxfile><diagram>!!!</diagram></mxfile>', '<!DOCTYPE a><mxfile/>', '<mxfile', '<svg/>'],
  ];
  expect(foreign.map(editStateOf)).toEqual(foreign.map(() => 'foreign'));
});

test('hostile files end with a message, or harm nothing', async () => {
  const { xml } = await draw(SHOP);
  const loop = [
    '<mxCell id="p" vertex="1" parent="q"><mxGeometry as="geometry"/></mxCell>',
    '<mxCell id="q" vertex="1" parent="p"><mxGeometry as="geometry"/></mxCell>',
  ].join('\n');
  const { xml: now } = await draw(SHOP, add(xml, loop));
  expect(read(now).cells.has(LAMBDA)).toBe(true);
  const script =
    '<mxCell id="s" value="&lt;script&gt;&quot;&amp;" vertex="1" parent="1"><mxGeometry x="1e999" as="geometry"/></mxCell>';
  expect((await draw(SHOP, add(xml, script))).xml).toContain('value="&lt;script&gt;&quot;&amp;"');
  const deep = `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`;
  for (const text of [`<mxfile>${PAGE}<diagram>!!</diagram></mxfile>`, '<svg/>', `<mxfile>${deep}</mxfile>`])
    expect(() => withEdits(xml, text, 'a.drawio')).toThrow('a.drawio is not a draw.io file');
  const damaged = xml.replace(/ groundplan="1 .{20}/, ' groundplan="1 ????');
  expect((await draw(SHOP, damaged)).note).toMatch(/earlier version/);
});
