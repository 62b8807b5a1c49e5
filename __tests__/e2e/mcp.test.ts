/** `groundplan mcp` as a client sees it: the SDK's own, over standard input and output. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { execa, execaSync } from 'execa';
import { HANG_SECONDS } from '../support/limits.js';
import { CLI, emptyFolder, fixture } from '../support/run.js';

const SECRET = 'canary-of-elsewhere';
const CODE = `
resource "aws_sqs_queue" "jobs" { name = "jobs" }
resource "aws_sqs_queue" "stolen" { name = file("../../secret.txt") }
resource "aws_sqs_queue" "linked" { name = file("link/secret.txt") }
module "beside" { source = "../../elsewhere" }
`;

/** A directory to serve, beside things that are nobody's business. */
function workspace(): string {
  const around = emptyFolder();
  const top = join(around, 'work');
  for (const folder of ['work/app', 'elsewhere']) mkdirSync(join(around, folder), { recursive: true });
  writeFileSync(join(around, 'secret.txt'), SECRET);
  writeFileSync(join(around, 'elsewhere/main.tf'), `resource "aws_sqs_queue" "x" { name = "${SECRET}" }`);
  copyFileSync(fixture('aws-web-shop/plan.json'), join(around, 'elsewhere/plan.json'));
  copyFileSync(fixture('aws-web-shop/plan.json'), join(top, 'plan.json'));
  copyFileSync(fixture('web-stack-40/graph.json'), join(top, 'graph.json'));
  writeFileSync(join(top, 'app/main.tf'), CODE);
  symlinkSync(around, join(top, 'app/link'));
  symlinkSync(join(around, 'elsewhere/plan.json'), join(top, 'out.json'));
  mkdirSync(join(top, 'own'));
  writeFileSync(join(top, 'own/main.tf'), 'resource "aws_sqs_queue" "jobs" { name = "jobs" }');
  for (const repository of [around, join(top, 'own')]) commit(repository);
  mkdirSync(join(top, 'tree'));
  writeFileSync(join(top, 'tree/.git'), `gitdir: ${join(around, '.git')}\n`);
  return top;
}

function commit(folder: string): void {
  const git = (...args: string[]) =>
    execaSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '*.tf');
  git('commit', '--quiet', '--allow-empty', '--message=x');
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

let top: string;
let client: Client;
let transport: StdioClientTransport;
let before: readonly string[];
const noise: string[] = [];

beforeAll(async () => {
  top = workspace();
  before = filesIn(join(top, '..'));
  transport = new StdioClientTransport({
    command: process.execPath,
    args: [CLI, 'mcp'],
    cwd: top,
    env: { PATH: process.env.PATH!, HOME: emptyFolder() },
    stderr: 'pipe',
  });
  transport.stderr?.on('data', (bytes: Buffer) => noise.push(bytes.toString('utf8')));
  client = new Client({ name: 'test', version: '1' });
  // What is no message of the protocol on standard output is an error here.
  client.onerror = (error) => noise.push(String(error));
  await client.connect(transport);
});

afterAll(() => client.close());

type Content = { type: string; text?: string; data?: string; mimeType?: string };

async function ask(name: string, given: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: given });
  const content = answer.content as Content[];
  return { isError: answer.isError === true, content, text: content[0]!.text ?? '', all: JSON.stringify(content) };
}

test('the tools are listed, each says that it only reads, and what it takes', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['draw', 'graph', 'explain', 'diff', 'path', 'find', 'neighbours', 'reach', 'summary'],
  ]);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  const { planner } = tools[0]!.inputSchema.properties as Record<string, { enum: string[] }>;
  expect(planner!.enum).toEqual(['auto', 'offline', 'static']);
});

test('each answers; a picture of points is an image, and two that are asked for at once get what they asked for', async () => {
  const [svg, mermaid] = await Promise.all([
    ask('draw', { source: 'graph.json' }),
    ask('draw', { source: 'plan.json', format: 'mermaid' }),
  ]);
  expect(svg.text).toMatch(/^<svg /);
  expect(mermaid.text).toContain('flowchart');
  expect(mermaid.content[1]!.text).toContain('51 resources');
  const png = await ask('draw', { source: 'graph.json', format: 'png', scale: 0.25 });
  expect(png.content[0]).toMatchObject({ type: 'image', mimeType: 'image/png' });
  expect(Buffer.from(png.content[0]!.data!, 'base64').subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(JSON.parse((await ask('graph', { source: 'plan.json' })).text)).toHaveProperty(['aws_lb.public']);
  expect((await ask('explain', { source: 'plan.json' })).text).toContain('folded  aws_db_subnet_group.orders: used by');
  const way = await ask('path', { source: 'plan.json', from: 'aws_lb.public', to: 'aws_db_instance.orders' });
  expect(way.text).toMatch(/^\d steps? along the arrows:\naws_lb\.public -> /);
  const same = await ask('diff', { before: 'plan.json', after: 'plan.json' });
  expect(same).toMatchObject({ isError: false });
  expect(same.text).toContain('No change');
  // No option without effect is told of: the client has given none.
  expect(same.all).not.toContain('no effect');
});

test.each([
  ['above', 'draw', { source: '../elsewhere/plan.json' }],
  ['an absolute path', 'graph', { source: join(tmpdir(), 'plan.json') }],
  ['a link', 'draw', { source: 'out.json' }],
  ['a link on the way', 'draw', { source: 'app/link/elsewhere' }],
  ['a pipe', 'draw', { source: '/dev/fd/0' }],
  ['a variable file', 'draw', { source: 'app', varfile: ['../secret.txt'] }],
  ['an annotation file', 'draw', { source: 'graph.json', annotate: '../secret.txt' }],
  ['one of two', 'diff', { before: 'plan.json', after: '../elsewhere/plan.json' }],
])('refused, with our words: %s', async (_, name, given) => {
  const { isError, text, all } = await ask(name, given);
  expect(isError).toBe(true);
  expect(text).toContain('is outside the directory that the server was started in');
  expect(all).not.toContain(SECRET);
});

test.each([
  [{ source: 'https://example.com/team/shop.git//infra' }, 'this server makes no network requests'],
  [{ source: '-' }, 'is outside the directory'],
  [{ source: 'plan.json', planner: 'terraform' }, 'must be one of auto, offline, static'],
  [{ source: 'plan.json', outfile: 'x.svg' }, 'unknown argument outfile'],
  [{ source: ['plan.json'] }, 'the argument source must be a string'],
  [{ source: 'plan.json', format: 'gif' }, 'must be one of svg'],
  [{ source: 'plan.json', __proto__: null, constructor: 'x' }, 'unknown argument constructor'],
  [{ source: 'no.json' }, 'no.json'],
])('an error of a tool, and the server goes on: %j', async (given, words) => {
  const { isError, text } = await ask('draw', given);
  expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(words) });
});

test.each(['static', 'auto'])(
  'code reads nothing outside, by functions, links or modules: planned %s',
  async (planner) => {
    const drawn = await ask('draw', { source: 'app', planner, format: 'mermaid' });
    expect(drawn.text).toContain('jobs');
    expect(drawn.all).not.toContain(SECRET);
  },
);

test('commits are those of a repository in the directory: of one around it, and of one that is elsewhere, there are none', async () => {
  const own = await ask('diff', { source: 'own' });
  expect({ isError: own.isError, text: own.text }).toEqual({
    isError: false,
    text: expect.stringContaining('No change'),
  });
  expect((await ask('diff', { source: 'app' })).text).toContain('not in a readable Git repository');
  expect((await ask('diff', { source: 'tree' })).text).toContain('the repository, or part of it, is outside');
});

test('a tool that does not exist is an error of the protocol', async () => {
  await expect(client.callTool({ name: 'rm', arguments: {} })).rejects.toThrow('unknown tool rm');
});

test('nothing is written, and nothing is said beside the protocol', () => {
  expect(filesIn(join(top, '..'))).toEqual(before);
  expect(noise).toEqual([]);
});

test('the end of the input ends the process, when what was asked is answered; a line that is no message is passed over', async () => {
  const lines = [
    'no JSON',
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'graph', arguments: { source: 'graph.json' } },
    }),
  ];
  const run = await execa(process.execPath, [CLI, 'mcp'], {
    cwd: top,
    input: `${lines.join('\n')}\n`,
    timeout: 1000 * HANG_SECONDS,
  });
  expect(run.exitCode).toBe(0);
  expect(JSON.parse(run.stdout)).toMatchObject({ id: 1, result: { content: [{ type: 'text' }, { type: 'text' }] } });
});

test('the home of a user is too wide', async () => {
  const home = emptyFolder();
  const run = await execa(process.execPath, [CLI, 'mcp'], { cwd: home, env: { HOME: home }, reject: false });
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  expect(readFileSync(CLI, 'utf8')).toContain('mcp');
});
