/** `groundplan check`: whether what is committed is what would be written now, and why not. */
import { main } from '../../../src/cli/main.js';
import { memoryIo } from '../../support/memory-io.js';

const GRAPH = { 'aws_lambda_function.f': ['aws_sqs_queue.q'], 'aws_sqs_queue.q': [] };
const LARGER = { ...GRAPH, 'aws_s3_bucket.b': [] };

const written =
  (...args: string[]) =>
  async (files: Record<string, string | Uint8Array>) => {
    const io = memoryIo(files);
    expect(await main([...args, '--quiet'], io)).toBe(0);
    return Object.fromEntries(io.files);
  };
const drawn = written('draw', '--source', 'graph.json');

async function check(files: Record<string, string | Uint8Array>, ...args: string[]) {
  const io = memoryIo(files);
  const code = await main(['check', '--source', 'graph.json', '--quiet', ...args], io);
  expect([...io.files.keys()].sort()).toEqual(Object.keys(files).sort());
  return { code, out: io.out(), err: io.err() };
}

const sourceOf = (graph: object) => ({ 'graph.json': JSON.stringify(graph) });
const textOf = (content: string | Uint8Array | undefined) => Buffer.from(content ?? '').toString('utf8');

describe('a picture', () => {
  test('that is drawn now is current, in each format', async () => {
    expect(await check(await drawn(sourceOf(GRAPH)))).toEqual({
      code: 0,
      out: 'architecture.svg is up to date\n',
      err: '',
    });
    const files = await written('draw', '--source', 'graph.json', '--format', 'png,mermaid')(sourceOf(GRAPH));
    for (const name of ['architecture.png', 'architecture.mmd']) {
      expect((await check(files, '--file', name)).code).toBe(0);
      expect((await check({ ...files, ...sourceOf(LARGER) }, '--file', name)).code).toBe(10);
    }
  });

  test('of a graph that has changed is stale, and a graph file beside it says what has', async () => {
    const files = { ...(await drawn(sourceOf(GRAPH))), ...sourceOf(LARGER) };
    const alone = await check(files);
    expect([alone.code, alone.out.split('\n')[0]]).toEqual([
      10,
      'architecture.svg is stale: the architecture has changed',
    ]);
    expect(alone.out).toContain('groundplan draw --source graph.json --outfile architecture.svg');
    const told = await check({ ...files, 'architecture.json': JSON.stringify(GRAPH) });
    expect(told.out).toContain('Since architecture.json:\nAdds the');
  });

  test('drawn with other options is stale, and the architecture is the same', async () => {
    const files = await drawn(sourceOf(GRAPH));
    const { code, out } = await check(files, '--theme', 'dark');
    expect([code, out]).toEqual([10, expect.stringContaining('resources and connections are unchanged')]);
    const dark = await written('draw', '--source', 'graph.json', '--theme', 'dark')(sourceOf(GRAPH));
    expect((await check(dark, '--theme', 'dark')).code).toBe(0);
  });

  test.each([
    [GRAPH, 'only the version of groundplan differs (drawn by 0.0.1, this is '],
    [LARGER, 'drawn by groundplan 0.0.1; this version, '],
  ])('drawn by another version is stale, and that is told apart: %#', async (graph, said) => {
    const files = await drawn(sourceOf(GRAPH));
    const old = textOf(files['architecture.svg']).replace(/ data-groundplan="\S+/, ' data-groundplan="0.0.1');
    const { code, out } = await check({ ...files, ...sourceOf(graph), 'architecture.svg': old });
    expect([code, out.split('\n')[0]]).toEqual([10, expect.stringContaining(said)]);
  });

  test('that does not say what it was drawn of', async () => {
    const { code, out } = await check({ ...sourceOf(GRAPH), 'architecture.svg': '<svg xmlns="x"></svg>\n' });
    expect([code, out]).toEqual([10, expect.stringContaining('does not record its source')]);
  });
});

describe('a graph file', () => {
  test('is compared by what it means', async () => {
    const file = ['--file', 'architecture.json'];
    const current = await written('graphdata', '--source', 'graph.json')(sourceOf(GRAPH));
    expect((await check(current, ...file)).code).toBe(0);
    const { 'aws_sqs_queue.q': queue, ...rest } = GRAPH;
    const reordered = { ...current, 'architecture.json': JSON.stringify({ 'aws_sqs_queue.q': queue, ...rest }) };
    expect((await check(reordered, ...file)).code).toBe(0);
    const { code, out } = await check({ ...current, ...sourceOf(LARGER) }, ...file);
    expect(code).toBe(10);
    expect(out).toMatch(/^architecture.json is stale: the architecture has changed\n.*graphdata.*\nAdds the/);
  });
});

test.each([
  [[], '--file architecture.svg: there is no such file'],
  [['--file', 'a.txt'], '--file a.txt: files of this type cannot be checked'],
  [['--file', 'nosuch.json'], '--file nosuch.json: there is no such file'],
])('%j is wrong use', async (args, said) => {
  const { code, out, err } = await check(sourceOf(GRAPH), ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err.split('\n')[0]).toContain(said);
});

test('the same picture says the same of itself', async () => {
  const [first, second] = [await drawn(sourceOf(GRAPH)), await drawn(sourceOf(GRAPH))];
  const stamp = / data-groundplan="\S+ [0-9a-f]{16}">/;
  expect(textOf(first['architecture.svg']).split('\n')[0]).toMatch(stamp);
  expect(textOf(first['architecture.svg'])).toBe(textOf(second['architecture.svg']));
  const larger = textOf((await drawn(sourceOf(LARGER)))['architecture.svg']);
  expect(stamp.exec(larger)?.[0]).not.toBe(stamp.exec(textOf(first['architecture.svg']))?.[0]);
});

test('without a source it is the working directory, as of the other commands that compare', async () => {
  const code = 'resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n';
  const files = { 'main.tf': code };
  const io = memoryIo(files, { folders: ['.'] });
  expect(await main(['draw', '--source', '.', '--planner', 'static', '--quiet'], io)).toBe(0);
  const again = memoryIo(Object.fromEntries(io.files), { folders: ['.'] });
  expect([await main(['check', '--planner', 'static', '--quiet'], again), again.out()]).toEqual([
    0,
    'architecture.svg is up to date\n',
  ]);
});

describe('a picture drawn with an option is current with the same option', () => {
  const planOf = (drift: readonly object[], tags: object, name = 'q') => ({
    format_version: '1.2',
    terraform_version: '1.11.4',
    resource_changes: [queue(['update'], tags, name)],
    resource_drift: drift,
  });
  const queue = (actions: readonly string[], tags: object, name = 'q') => ({
    ...{ address: 'aws_sqs_queue.q', mode: 'managed', type: 'aws_sqs_queue', name: 'q' },
    provider_name: 'registry.terraform.io/hashicorp/aws',
    change: { actions, before: { name, tags: {} }, after: { name, tags }, after_unknown: {} },
  });
  const drift = [queue(['update'], { seen: 'x' })];
  const plan = planOf(drift, { team: 'core' });

  test.each([
    ['--tags', 'architecture.html', ['--tags', 'team']],
    ['--changes', 'architecture.svg', ['--changes', 'off']],
    ['--drift', 'architecture.svg', ['--drift']],
  ])('%s', async (_, name, args) => {
    const draw = ['draw', '--source', 'graph.json', '--outfile', name, ...args];
    const files = await written(...draw)(sourceOf(plan));
    expect((await check(files, '--file', name, ...args)).code).toBe(0);
    // Without it, and with another plan, it is not what would be drawn.
    expect((await check(files, '--file', name)).code).toBe(10);
    const other = { ...files, ...sourceOf(planOf(drift, { team: 'edge' }, 'jobs')) };
    expect((await check(other, '--file', name, ...args)).code).toBe(10);
  });

  const NETWORKS = {
    'aws_vpc.a': ['aws_instance.x', 'aws_instance.y'],
    'aws_vpc.b': ['aws_lambda_function.f', 'aws_db_instance.d'],
    'aws_instance.x': ['aws_lambda_function.f'],
  };

  test('--pages: each page is compared', async () => {
    const files = await written('draw', '--source', 'graph.json', '--pages')(sourceOf(NETWORKS));
    const pages = Object.keys(files).filter((name) => /^architecture\..+\.svg$/.test(name));
    expect(pages).toHaveLength(2);
    expect(await check(files, '--pages')).toMatchObject({ code: 0, out: 'architecture.svg is up to date\n' });
    const [first = ''] = pages;
    const { [first]: _, ...rest } = files;
    expect(await check(rest, '--pages')).toMatchObject({
      code: 10,
      out: expect.stringContaining(`architecture.svg is stale: its page ${first} is missing\n`),
    });
    expect(await check({ ...files, [first]: '<svg/>' }, '--pages')).toMatchObject({
      code: 10,
      out: expect.stringContaining(`architecture.svg is stale: its page ${first}: `),
    });
  });
});
