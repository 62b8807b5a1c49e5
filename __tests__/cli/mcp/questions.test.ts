/** Questions about code of 3,000 resources, asked by the SDK's own client. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { HOSTILE } from '../../support/hostile-text.js';
import { newTemporary } from '../../support/temporary.js';
import { type Connected, connect } from './client.js';
import { servicesCode } from './large-root.js';

const directory = newTemporary('groundplan-mcp-');
writeFileSync(join(directory, 'main.tf'), servicesCode(300));

let connected: Connected;
beforeAll(async () => {
  connected = await connect(directory);
  // Compiles the output schemas, against which the client checks each answer.
  await connected.client.listTools();
});
afterAll(() => connected.close());

type Hop = { kind: string; from: string; to: string; certainty: string; reason?: { at?: string } };
interface Data {
  [name: string]: unknown;
  total: number;
  next?: string;
  matches: { address: string; node?: string; why?: string }[];
  neighbours: { address: string; direction: string; hop: Hop }[];
  results: { address: string; hops: Hop[]; portUnknown?: true }[];
  internet: { reaches: boolean; hops: Hop[] };
  hops: Hop[];
  kinds: { title: string; count: number }[];
}

async function ask(name: string, given: Record<string, unknown> = {}) {
  const before = connected.received();
  const cpu = process.cpuUsage();
  const answer = await connected.client.callTool({
    name,
    arguments: { source: directory, planner: 'static', ...given },
  });
  const { user, system } = process.cpuUsage(cpu);
  const content = answer.content as { text: string }[];
  return {
    isError: answer.isError === true,
    text: content[0]!.text,
    texts: content.length,
    data: answer.structuredContent as unknown as Data,
    bytes: connected.received() - before,
    milliseconds: (user + system) / 1000,
  };
}

/** The questions, each with a check of its answer. */
const QUESTIONS: readonly [string, Record<string, unknown>, (data: Data) => unknown, unknown][] = [
  ['summary', {}, ({ resources }) => resources, { total: 3006, drawn: 1204, folded: 1802, hidden: 0 }],
  [
    'find',
    { text: 'orders-77', limit: 1 },
    ({ matches }) => matches.map(({ address }) => address),
    ['aws_db_instance.s77'],
  ],
  [
    'find',
    { text: 'service-112-role' },
    ({ matches: [first] }) => [first?.address, first?.node, first?.why],
    [
      'aws_iam_role.s112',
      'aws_instance.s112',
      'used by aws_iam_instance_profile.s112, drawn as EC2 instance service-112',
    ],
  ],
  ['find', { text: 'lamdba', limit: 5 }, ({ total, matches }) => [total, matches.length], [300, 5]],
  ['find', { type: 'aws_sqs_queue', limit: 3 }, ({ total, matches }) => [total, matches.length], [300, 3]],
  [
    'find',
    { inside: 'aws_vpc.main', text: 'instance', limit: 1 },
    ({ matches: [first] }) => first?.address,
    'aws_instance.s0',
  ],
  [
    'neighbours',
    { address: 'aws_instance.s7' },
    ({ neighbours }) => neighbours.map(({ address, direction }) => `${direction} ${address}`),
    ['out aws_db_instance.s7', 'in aws_lb.public', 'out aws_sqs_queue.s7'],
  ],
  [
    'neighbours',
    { address: 'aws_lb.public', limit: 10 },
    ({ total, neighbours }) => [total, neighbours.length],
    [301, 10],
  ],
  [
    'path',
    { from: 'internet', to: 'aws_db_instance.s7' },
    ({ hops }) => hops.map(({ to, certainty, reason }) => [to, certainty, reason?.at]),
    [
      ['aws_lb.public', 'inference', undefined],
      ['aws_instance.s7', 'fact', expect.stringMatching(/^main\.tf:\d+$/)],
      ['aws_db_instance.s7', 'fact', expect.stringMatching(/^main\.tf:\d+$/)],
    ],
  ],
  ['path', { from: 'worker-7', to: 'jobs-8' }, ({ hops }) => hops.length, 1],
  [
    'reach',
    { address: 'orders-7' },
    ({ results, internet }) => [results.map(({ address }) => address), internet.reaches, internet.hops.length],
    [['aws_instance.s7', 'aws_lambda_function.s7', 'aws_lb.public', 'tv_aws_users.users'], true, 3],
  ],
  [
    'reach',
    { address: 'aws_instance.s7', port: '22' },
    ({ results, internet }) => [results, internet],
    [[], { reaches: false }],
  ],
  [
    'reach',
    { address: 'internet', direction: 'from', port: '8080', limit: 2 },
    ({ total, results }) => [total, results.map(({ portUnknown }) => portUnknown === true)],
    [900, [false, false]],
  ],
  [
    'reach',
    { address: 'aws_kms_key.data', direction: 'dependents', depth: 1, limit: 2 },
    ({ kinds }) => kinds,
    [{ title: 'RDS for PostgreSQL', count: 300 }],
  ],
  [
    'reach',
    { address: 'aws_iam_role.s7', direction: 'dependents' },
    ({ results }) => results.map(({ address }) => address),
    ['aws_instance.s7', 'aws_lambda_function.s7', 'aws_lb.public', 'tv_aws_users.users'],
  ],
];

test('fifteen questions take 100 kB in all, and after the first under 300 ms of CPU each', async () => {
  const bytes: number[] = [];
  const milliseconds: number[] = [];
  for (const [name, given, read, expected] of QUESTIONS) {
    const answer = await ask(name, given);
    expect({ given, isError: answer.isError, is: answer.isError ? answer.text : read(answer.data) }).toEqual({
      ...{ given, isError: false, is: expected },
    });
    bytes.push(answer.bytes);
    milliseconds.push(answer.milliseconds);
  }
  expect(bytes).toHaveLength(15);
  expect(Math.max(...bytes)).toBeLessThan(20_000);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(100_000);
  // The median, because the rest of this process works at the same time.
  expect([...milliseconds.slice(1)].sort((a, b) => a - b)[7]).toBeLessThan(300);
});

test('results of reach can be those with some words', async () => {
  const given = { address: 'internet', direction: 'from', text: 'RDS orders-7' };
  const { data } = await ask('reach', { ...given, limit: 2 });
  expect([data.kinds, data.results[0]?.address]).toEqual([
    [{ title: 'RDS for PostgreSQL', count: 11 }],
    'aws_db_instance.s7',
  ]);
  expect((await ask('reach', { ...given, text: 'nothing like it' })).data.total).toBe(0);
});

test('pages hold every entry once', async () => {
  const addresses: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const { data, bytes } = await ask('find', { type: 'aws_iam_role', ...(cursor && { cursor }) });
    expect(bytes).toBeLessThan(12_000);
    addresses.push(...data.matches.map(({ address }) => address));
    cursor = data.next;
    pages++;
  } while (cursor !== undefined);
  expect(pages).toBeGreaterThan(5);
  expect(new Set(addresses).size).toBe(300);
  expect(addresses).toHaveLength(300);
});

test.each([
  ['find', { cursor: '0.0000000000000000' }, 'the cursor belongs to another question'],
  ['find', { cursor: '-1' }, 'the cursor belongs to another question'],
  ['find', { limit: 0 }, 'must be a whole number from 1 to 1000'],
  ['find', { limit: 1.5 }, 'must be a whole number'],
  ['find', { text: 7 }, 'must be a string'],
  ['neighbours', {}, 'the argument address is missing'],
  ['neighbours', { address: 'aws_instance.s7', depth: 6 }, 'must be a whole number from 1 to 5'],
  ['reach', { address: 'aws_instance.s7', port: 'ssh' }, 'must be a port'],
  ['reach', { address: 'aws_instance.s7', direction: 'up' }, 'must be one of to, from, dependents'],
  ['reach', { address: 's7' }, 'names several resources'],
  ['reach', { address: 'aws_instance.sx' }, 'is not in the graph'],
  ['path', { from: 'aws_instance.s7', to: 'aws_wrong.public' }, 'Addresses in the graph: aws_lb.public'],
])('%s %j is refused with a reason', async (name, given, words) => {
  const { isError, text } = await ask(name, given);
  expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(words) });
});

test('hostile text is answered, and never comes back as it is', async () => {
  for (const text of [...HOSTILE, '__proto__', 'constructor', '*', '\0', '\ud800']) {
    for (const [name, argument] of [
      ['find', 'text'],
      ['find', 'type'],
      ['find', 'inside'],
      ['neighbours', 'address'],
      ['reach', 'address'],
      ['reach', 'port'],
    ] as const) {
      const given = { ...(name === 'reach' && { address: 'aws_lb.public' }), limit: 1, [argument]: text };
      const answer = await ask(name, given);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(answer.text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
      expect(answer.bytes).toBeLessThan(20_000);
    }
  }
});

test('resources: the graph and the picture, of this directory and of a source in it', async () => {
  const { client } = connected;
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(['groundplan:///graph', 'groundplan:///picture']);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'groundplan:///graph/{source}',
    'groundplan:///picture/{source}',
  ]);
  writeFileSync(join(directory, 'a b.json'), '{ "aws_sqs_queue.jobs": ["aws_lambda_function.worker"] }');
  const read = async (uri: string) =>
    (await client.readResource({ uri })).contents[0] as { text: string; mimeType: string };
  const path = encodeURIComponent(join(directory, 'a b.json'));
  const graph = await read(`groundplan:///graph/${path}`);
  expect(JSON.parse(graph.text)).toEqual({
    'aws_sqs_queue.jobs': ['aws_lambda_function.worker'],
    'aws_lambda_function.worker': [],
  });
  const picture = await read(`groundplan:///picture/${path}`);
  expect(picture).toMatchObject({ mimeType: 'image/svg+xml', text: expect.stringMatching(/^<svg /) });
  await expect(read('groundplan:///graph/..%2f..%2fetc')).rejects.toThrow('is outside the directory');
  for (const uri of ['groundplan:///other', 'groundplan:///graph/%zz', 'file:///etc/passwd', '']) {
    await expect(read(uri)).rejects.toThrow();
  }
});

test('a question reads the code again only if a file of it has changed', async () => {
  const small = newTemporary('groundplan-mcp-');
  const file = (name: string): string => join(small, name);
  const { client, close } = await connect(small);
  const find = async (text: string) => {
    const answer = await client.callTool({ name: 'find', arguments: { source: small, planner: 'static', text } });
    const { matches } = answer.structuredContent as unknown as Data;
    // The summary of a run is printed beside the first answer only.
    return { isRead: (answer.content as object[]).length > 1, found: matches.map(({ address }) => address) };
  };
  writeFileSync(file('main.tf'), 'variable "name" {}\nresource "aws_sqs_queue" "q" { name = var.name }\n');
  writeFileSync(file('terraform.tfvars'), 'name = "jobs"\n');
  writeFileSync(file('README.md'), 'beside the code');
  expect(await find('jobs')).toEqual({ isRead: true, found: ['aws_sqs_queue.q'] });
  expect(await find('jobs')).toEqual({ isRead: false, found: ['aws_sqs_queue.q'] });
  writeFileSync(file('README.md'), 'not read');
  writeFileSync(file('main.tf'), readFileSync(file('main.tf')));
  expect(await find('jobs')).toEqual({ isRead: false, found: ['aws_sqs_queue.q'] });
  writeFileSync(file('terraform.tfvars'), 'name = "mail"\n');
  expect(await find('mail')).toEqual({ isRead: true, found: ['aws_sqs_queue.q'] });
  writeFileSync(file('other.tf'), 'resource "aws_sqs_queue" "mails" {}\n');
  expect(await find('mail')).toEqual({ isRead: true, found: ['aws_sqs_queue.q', 'aws_sqs_queue.mails'] });
  appendFileSync(file('other.tf'), 'this is no code');
  await find('mail');
  rmSync(file('other.tf'));
  expect(await find('mail')).toEqual({ isRead: true, found: ['aws_sqs_queue.q'] });
  await close();
});

test('differences have a page of changes as data', async () => {
  writeFileSync(join(directory, 'before.json'), '{ "aws_sqs_queue.jobs": [] }');
  writeFileSync(join(directory, 'after.json'), '{ "aws_sqs_queue.jobs": ["aws_lambda_function.worker"] }');
  const given = { before: join(directory, 'before.json'), after: join(directory, 'after.json') };
  const answer = await connected.client.callTool({ name: 'diff', arguments: { ...given, limit: 1 } });
  expect(answer.structuredContent).toMatchObject({
    ...{ version: 1, total: 2, start: 0, counts: { create: 1 } },
    next: expect.any(String),
    changes: [{ list: 'nodes', change: 'create', address: 'aws_lambda_function.worker' }],
  });
  expect((answer.content as { text: string }[])[0]!.text).toContain(
    'create aws_lambda_function.worker (Lambda function worker)',
  );
  const svg = await connected.client.callTool({ name: 'diff', arguments: { ...given, format: 'svg' } });
  expect((svg.content as { text: string }[])[0]!.text).toMatch(/^<svg /);
});

test('the graph and the explanation have pages, too', async () => {
  const known = new Set<string>();
  let cursor: string | undefined;
  do {
    const answer = await connected.client.callTool({
      name: 'graph',
      arguments: { source: directory, planner: 'static', inside: 'aws_vpc.main', ...(cursor && { cursor }) },
    });
    const [graph, note] = answer.content as { text: string }[];
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(25_000);
    for (const address of Object.keys(JSON.parse(graph!.text))) known.add(address);
    cursor = /cursor (\S+)/.exec(note?.text ?? '')?.[1];
  } while (cursor !== undefined);
  // The VPC, its subnet, the load balancer and 300 instances.
  expect(known.size).toBe(303);
  expect(known).not.toContain('aws_sqs_queue.s0');

  const about = await ask('explain', { address: 'aws_iam_role.s7' });
  expect(about.text.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^folded {2}aws_iam_role\.s7: used by aws_iam_instance_profile\.s7/),
  ]);
  const all = await ask('explain');
  expect(all.bytes).toBeLessThan(20_000);
  expect(all.text.split('\n')[0]).toBe('3006 resources: 1204 drawn, 1802 folded, 0 hidden');
});

test('the output schemas are valid, and know every member of these answers', async () => {
  const { tools } = await connected.client.listTools();
  const schemas = new Map(
    tools.flatMap(({ name, outputSchema }) => (outputSchema ? [[name, outputSchema] as const] : [])),
  );
  expect([...schemas.keys()]).toEqual(['diff', 'path', 'find', 'neighbours', 'reach', 'summary']);
  for (const [name, given] of QUESTIONS) {
    const closed = JSON.parse(JSON.stringify(schemas.get(name)), (_, value) =>
      value?.type === 'object' && value.properties !== undefined ? { additionalProperties: false, ...value } : value,
    );
    const fits = new Ajv2020({ strict: true }).compile(closed);
    const { data } = await ask(name, given);
    expect({ name, fits: fits(data), errors: fits.errors }).toEqual({ name, fits: true, errors: null });
  }
});
