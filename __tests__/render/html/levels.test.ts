/** The packed levels of a page, as bytes. */
import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { generateGraph } from '../../../scripts/fixtures/generate.mjs';
import { longTest } from '../../support/long.js';
import { estatePage, pageOfGraph } from './support/pages.js';

type Group = [level: number, host: number, relation: string, risk: number, told: number, ...texts: string[]];
type Pack = [svg: string, data: { boxes: number; undrawn?: [number, string, ...string[]][] }, details: unknown];

const unpack = (text: string): unknown => JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString('utf8'));
const packsIn = (page: string) =>
  [...page.matchAll(/<script type="text\/plain" id="level(\d+)">([\w+/=]*)<\/script>/g)].map(([, at, text]) => {
    expect(Number(at)).toBeGreaterThanOrEqual(0);
    return unpack(text!);
  });
const namesIn = (page: string): [string, string, number][] =>
  (JSON.parse(/id="data">(.*)<\/script>/.exec(page)![1]!) as { levels: [string, string, number][] }).levels;
const idsIn = (svg: string): string[] =>
  [...svg.matchAll(/ data-address="([^"]*)"/g)].map(([, id]) => id!.replaceAll('&quot;', '"').replaceAll('&#39;', "'"));

test('a page of an overview has its parts and everything, and the same bytes again', async () => {
  const page = await estatePage();
  expect(await estatePage()).toBe(page);
  const [index, ...packs] = packsIn(page) as [[unknown, unknown, [string, string][]], ...Pack[]];
  const icons = new Map(index[2]);
  expect(namesIn(page).map(([id, title]) => [id, title])).toEqual([
    ...['accounts', 'insights', 'logistics', 'media', 'payments', 'shop'].map((name) => [
      `aws_vpc.${name}`,
      `VPC ${name}`,
    ]),
    ['*', 'Everything'],
  ]);
  expect(packs).toHaveLength(7);
  for (const [at, [svg]] of packs.entries()) {
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    // Icons are stored once, and put back when a level is unpacked.
    for (const [, id] of svg.matchAll(/<use href="#([^"]*)"/g)) {
      expect(svg).toContain(`<symbol id="${id}"/>`);
      expect(icons.get(id!)).toMatch(/^<symbol id="[^"]*"[^>]*>[\s\S]+<\/symbol>$/);
    }
    expect(svg.match(/<use /g)!.length).toBeGreaterThanOrEqual(namesIn(page)[at]![2]);
    // The policy allows the styles of all levels.
    for (const [, style] of svg.matchAll(/<style>([^<]*)<\/style>/g))
      expect(page).toContain(`'sha256-${createHash('sha256').update(style!).digest('base64')}'`);
    expect(svg).not.toMatch(/<[^>]* style=/);
  }
});

test('every node of the graph is on the overview, or the index leads to a level that draws it', async () => {
  const graph = generateGraph({ nodes: 500 });
  const page = await pageOfGraph(graph);
  const [index, ...packs] = packsIn(page) as [[Group[], unknown[]], ...Pack[]];
  const drawn = packs.map(([svg]) => new Set(idsIn(svg)));
  const homes = new Map(
    index[0].flatMap(([level, , , , , ...texts]) => texts.map((text) => [text.split('\n')[0]!, level])),
  );
  const own = new Set(idsIn(page));
  const ids = [...new Set([...Object.keys(graph), ...Object.values(graph).flat()])];
  // A counted icon has the address of the first node that it stands for, which is not on the overview itself.
  const counted = new Set(
    index[0].flatMap(([, host, relation]) => (relation === 'one of' ? (idsIn(page)[host] ?? []) : [])),
  );
  const lost = ids.filter((id) => !(own.has(id) && !counted.has(id)) && !drawn[homes.get(id) ?? -1]?.has(id));
  expect(ids.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
  // No part draws a node of another one under the same name, unless it is alone there.
  expect([...homes].filter(([id, level]) => !drawn[level]!.has(id))).toEqual([]);
});

test('a diagram that fits has no levels', async () => {
  const page = await pageOfGraph({ 'aws_vpc.a': ['aws_instance.x', 'aws_instance.y'] });
  expect(page).not.toContain('id="level0"');
  expect(page).not.toContain('<nav');
});

test('--pages packs its pages into one file', async () => {
  const graph = { 'aws_vpc.a': ['aws_instance.x', 'aws_instance.y'], 'aws_vpc.b': ['aws_instance.z'] };
  const page = await pageOfGraph(graph, '--pages');
  expect(namesIn(page).map(([id]) => id)).toEqual(['aws_vpc.a', '*']);
  expect(packsIn(page)).toHaveLength(3);
});

longTest('3,000 nodes take less than 3 MB', async () => {
  const page = await pageOfGraph(generateGraph({ nodes: 3000 }));
  expect(namesIn(page).at(-1)![2]).toBeGreaterThan(2500);
  expect(Buffer.byteLength(page)).toBeLessThan(3_000_000);
});
