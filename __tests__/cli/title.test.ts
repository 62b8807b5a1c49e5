/** What stands above a picture: what somebody says, else what is certain of the source. */
import { main } from '../../src/cli/main.js';
import { memoryIo } from '../support/memory-io.js';

const GRAPH = Buffer.from(JSON.stringify({ 'aws_sqs_queue.q': ['aws_sns_topic.t'] }));
const PLAN = Buffer.from(
  JSON.stringify({
    format_version: '1.2',
    terraform_version: '1.9.0',
    resource_changes: [
      {
        address: 'aws_sqs_queue.q',
        mode: 'managed',
        type: 'aws_sqs_queue',
        name: 'q',
        provider_name: 'registry.terraform.io/hashicorp/aws',
        change: { actions: ['create'], before: null, after: { name: 'orders' }, after_unknown: {} },
      },
    ],
  }),
);
const DOT = 'digraph {\n}\n';

/** The document's title, and the line above the picture. */
async function titlesOf(args: readonly string[], files: Record<string, string | Uint8Array>, folders = ['.']) {
  const io = memoryIo(files, { folders, readDescriptor: async () => GRAPH });
  const code = await main(['draw', ...args, '--outfile', '-'], io);
  expect([code, io.err().includes('error')]).toEqual([0, false]);
  const svg = io.out();
  return [/<title id="title">(.*)<\/title>/.exec(svg)?.[1], /font-size="20"[^>]*>([^<]*)/.exec(svg)?.[1]];
}

const NONE = ['Architecture diagram', undefined];

test.each<[string, readonly string[], Record<string, string | Uint8Array>, (string | undefined)[]]>([
  ['a graph file: its name', ['--source', 'docs/shop.json'], { 'docs/shop.json': GRAPH }, ['shop', 'shop']],
  ['a plan: its name', ['--source', '/ci/run-7/prod.json'], { '/ci/run-7/prod.json': PLAN }, ['prod', 'prod']],
  ['a pipe: nothing', ['--source', '-'], {}, NONE],
  ['what a shell opens: nothing', ['--source', '/dev/fd/63'], {}, NONE],
  [
    'a plan with its directory, which is in no repository: the plan',
    ['--planfile', 'p/prod.json', '--graphfile', 'g.dot', '--source', 'envs'],
    { 'p/prod.json': PLAN, 'g.dot': DOT, 'envs/main.tf': '' },
    ['prod', 'prod'],
  ],
  [
    '--title goes before all',
    ['--source', 'g.json', '--title', 'Said'],
    { 'g.json': GRAPH, 'groundplan.yml': 'format: 0.2\ntitle: Noted\n' },
    ['Said', 'Said'],
  ],
  [
    'annotations go before the source',
    ['--source', 'g.json'],
    { 'g.json': GRAPH, 'groundplan.yml': 'format: 0.2\ntitle: Noted\n' },
    ['Noted', 'Noted'],
  ],
  [
    'characters of SVG are none of ours',
    ['--source', 'a&b<c.json'],
    { 'a&b<c.json': GRAPH },
    ['a&amp;b&lt;c', 'a&amp;b&lt;c'],
  ],
])('%s', async (_, args, files, titles) => {
  expect(await titlesOf(args, files, ['.', 'envs'])).toEqual(titles);
});

test('a graph file has no title: its file name is the title', async () => {
  const io = memoryIo({ 'shop.json': GRAPH });
  expect(await main(['graphdata', '--source', 'shop.json', '--outfile', '-'], io)).toBe(0);
  expect(io.out()).not.toContain('shop');
});

test('debug data draws again under the same title, with the same counts', async () => {
  const io = memoryIo({ 'prod.json': PLAN });
  const draw = async (source: string, ...args: string[]) => {
    expect(await main(['draw', '--source', source, '--outfile', 'out.svg', ...args], io)).toBe(0);
    return Buffer.from(io.files.get('out.svg')!).toString('utf8');
  };
  const first = await draw('prod.json', '--debug');
  expect(first).toContain('>prod<');
  expect(await draw('tfdata.json')).toBe(first);
});

test.each([
  [{ called: 'a\nb', total: 3 }, undefined],
  [{ called: 7, total: -1 }, undefined],
  [{ called: 'shop', total: 1.5 }, 'shop'],
  [{}, undefined],
])('what debug data of others says is taken where it is a title and a number: %j', async (said, title) => {
  const data = Buffer.from(JSON.stringify({ graphdict: { 'aws_sqs_queue.q': [] }, ...said }));
  const [, above] = await titlesOf(['--source', 'tfdata.json'], { 'tfdata.json': data });
  expect(above).toBe(title);
});
