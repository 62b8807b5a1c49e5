/** --pages: a picture for each part, and links between them that lead somewhere whatever the names are. */
import { inflateRawSync } from 'node:zlib';
import { main } from '../../src/cli/main.js';
import * as messages from '../../src/cli/messages.js';
import { memoryIo } from '../support/memory-io.js';

const GRAPH = {
  'aws_vpc.a': ['aws_instance.x', 'aws_instance.y'],
  'aws_vpc.b': ['aws_lambda_function.f', 'aws_db_instance.d'],
  'aws_instance.x': ['aws_lambda_function.f'],
};

async function draw(graph: unknown, ...args: string[]) {
  const io = memoryIo({ 'graph.json': Buffer.from(JSON.stringify(graph)) });
  const code = await main(['draw', '--source', 'graph.json', '--pages', ...args], io);
  const files = new Map([...io.files].filter(([name]) => name !== 'graph.json'));
  const text = (name: string) => Buffer.from(files.get(name) ?? '').toString('utf8');
  return { code, err: io.err(), files, names: [...files.keys()], text };
}

const unescaped = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const linksIn = (svg: string): string[] =>
  [...new Set([...svg.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => decodeURIComponent(unescaped(href!))))].sort();

test('an overview leads to a page for each network, and each page back and to those that it is joined to', async () => {
  const { code, err, names, text } = await draw(GRAPH);
  expect(code).toBe(0);
  expect(names).toEqual(['architecture.svg', 'architecture.aws-vpc-a.svg', 'architecture.aws-vpc-b.svg']);
  for (const name of names) expect(err).toContain(`wrote ${name}`);
  expect(linksIn(text('architecture.svg'))).toEqual(['architecture.aws-vpc-a.svg', 'architecture.aws-vpc-b.svg']);
  expect(linksIn(text('architecture.aws-vpc-a.svg'))).toEqual(['architecture.aws-vpc-b.svg', 'architecture.svg']);
  expect(text('architecture.svg')).toMatch(/<a href="architecture\.aws-vpc-a\.svg"><g data-address="aws_vpc\.a"/);
});

test('every format is written, and PNGs have no links', async () => {
  const { names, files } = await draw(GRAPH, '--format', 'svg,png,mermaid', '--outfile', 'a', '--scale', '0.25');
  expect(names.sort()).toEqual(
    ['', '.aws-vpc-a', '.aws-vpc-b'].flatMap((page) => ['mmd', 'png', 'svg'].map((end) => `a${page}.${end}`)).sort(),
  );
  expect(Buffer.from(files.get('a.aws-vpc-a.png')!).includes('href')).toBe(false);
});

const HOSTILE = [
  ...[
    'aws_vpc.a["../../etc/passwd"]',
    'aws_vpc.a["..\\\\..\\\\x"]',
    'aws_vpc.a["%2e%2e%2f"]',
    'aws_vpc.a["javascript:alert(1)"]',
  ],
  ...[
    'aws_vpc.A',
    'aws_vpc.a',
    `aws_vpc.${'long'.repeat(200)}`,
    'aws_vpc.a["\\"><script>"]',
    'module.m["|"].aws_vpc.v',
  ],
];

test('file names of pages contain no resource names and are unique', async () => {
  const graph = Object.fromEntries(
    HOSTILE.flatMap((vpc, i) => [[vpc, [`aws_instance.i${i}`, `aws_instance.j${i}`]] as const]),
  );
  const { code, names, text } = await draw(graph, '--outfile', 'a.svg');
  expect(code).toBe(0);
  expect(names).toHaveLength(1 + HOSTILE.length);
  for (const name of names) expect(name).toMatch(/^a\.([a-z0-9-]{1,64}\.)?svg$/);
  for (const name of names) for (const link of linksIn(text(name))) expect(names).toContain(link);
  expect(linksIn(text('a.svg'))).toHaveLength(HOSTILE.length);
});

test('the name of the picture is escaped in the links to it', async () => {
  const outfile = `a'b &"#?%20<.svg`;
  const { names, text } = await draw(GRAPH, '--outfile', outfile);
  expect(names).toContain(outfile);
  for (const name of names) for (const link of linksIn(text(name))) expect(names).toContain(link);
  expect(text(`${outfile.slice(0, -4)}.aws-vpc-a.svg`)).toContain('<a href="a&#39;b%20%26%22%23%3F%2520%3C.svg"');
});

test('in another folder, links are relative to it', async () => {
  const io = memoryIo({ 'graph.json': Buffer.from(JSON.stringify(GRAPH)) }, { folders: ['.', 'out'] });
  expect(await main(['draw', '--source', 'graph.json', '--pages', '--outfile', 'out/a.svg'], io)).toBe(0);
  expect(linksIn(Buffer.from(io.files.get('out/a.aws-vpc-a.svg')!).toString())).toEqual(['a.aws-vpc-b.svg', 'a.svg']);
});

test('the order of the source changes no byte', async () => {
  const [one, other] = [await draw(GRAPH), await draw(Object.fromEntries(Object.entries(GRAPH).reverse()))];
  expect([...other.files].sort()).toEqual([...one.files].sort());
});

test('a pipe takes no pages, and nothing is written', async () => {
  const { code, err, names } = await draw(GRAPH, '--outfile', '-');
  expect([code, names]).toEqual([2, []]);
  expect(err).toContain(messages.PAGES_NEED_FILE);
});

test('a graph without parts is one picture, with a warning', async () => {
  const { code, err, names } = await draw({ 'aws_instance.x': ['aws_instance.y'] });
  expect([code, names]).toEqual([0, ['architecture.svg']]);
  expect(err).toContain('WARNING: --pages: ');
});

test('without --pages no picture has links', async () => {
  const io = memoryIo({ 'graph.json': Buffer.from(JSON.stringify(GRAPH)) });
  await main(['draw', '--source', 'graph.json'], io);
  expect(Buffer.from(io.files.get('architecture.svg')!).toString()).not.toContain('<a ');
});

test('HTML has all pages in one file, and its overview leads to the page of each resource', async () => {
  const networks = Object.fromEntries(
    ['a', 'b'].map((name) => [`aws_vpc.${name}`, [`aws_instance.${name}`, `aws_instance.${name}2`]]),
  );
  const { names, text } = await draw({ ...networks, 'aws_instance.a': ['aws_instance.b'] }, '--format', 'html');
  expect(names).toEqual(['architecture.html']);
  const page = text('architecture.html');
  const { levels, undrawn } = JSON.parse(/id="data">(.*)<\/script>/.exec(page)![1]!) as Record<string, unknown>;
  expect([levels, undrawn]).toEqual([
    [
      ['aws_vpc.a', 'VPC a', 3],
      ['aws_vpc.b', 'VPC b', 3],
      ['*', 'Everything', 4],
    ],
    undefined,
  ]);
  const packed = Buffer.from(/id="level0">([^<]*)</.exec(page)![1]!, 'base64');
  const [groups] = JSON.parse(inflateRawSync(packed).toString('utf8')) as [
    [number, number, string, number, number, ...string[]][],
  ];
  const places = groups.flatMap(([level, , , , , ...texts]) => texts.map((each) => `${level} ${each.split('\n')[0]}`));
  expect(places.sort()).toEqual(['0 aws_instance.a', '0 aws_instance.a2', '1 aws_instance.b', '1 aws_instance.b2']);
});
