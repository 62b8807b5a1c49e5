/** `groundplan mcp` whose client goes away, or asks for what is on hosts, as the SDK's own client does it. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { execa } from 'execa';
import { type GitServer, serveGit } from '../support/git-server.js';
import { processesWith } from '../support/processes.js';
import { newRepository, type Repository } from '../support/repository.js';
import { CLI, emptyFolder } from '../support/run.js';
import { hangingTerraform, untilThere } from '../support/stopped.js';
import { needs } from '../support/tools.js';

interface World {
  readonly top: string;
  readonly home: string;
  readonly temporary: string;
  readonly env: Record<string, string>;
}

function worldWith(code: string, path = process.env.PATH!): World {
  const [top, home, temporary] = [emptyFolder(), emptyFolder(), emptyFolder()];
  writeFileSync(join(top, 'main.tf'), code);
  return { top, home, temporary, env: { PATH: path, HOME: home, TMPDIR: temporary } };
}

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

async function connected({ top, env }: World, ...options: string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [CLI, 'mcp', ...options],
    cwd: top,
    env,
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  clients.push(client);
  const ask = async (name: string, given: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: given });
    return { isError: isError === true, text: (content as { text: string }[])[0]!.text };
  };
  return { client, transport, ask };
}

const QUEUE = 'resource "aws_sqs_queue" "jobs" {}\n';
/** What the SDK's client gives a server between SIGTERM and SIGKILL. */
const PATIENCE_MS = 2000;

const { describe } = needs('terraform');

describe('in the middle of a call', () => {
  test('SIGTERM ends the server and what it has started, before its client kills it', async () => {
    const { path, up, mark } = hangingTerraform('plan', true);
    const world = worldWith(QUEUE, path);
    const { client, transport, ask } = await connected(world);
    const answer = ask('draw', { planner: 'offline' });
    const refused = expect(answer).rejects.toThrow('Connection closed');
    await untilThere(up);
    expect(processesWith(mark)).not.toEqual([]);
    const closed = new Promise<void>((resolve) => {
      client.onclose = resolve;
    });
    const start = performance.now();
    process.kill(transport.pid!, 'SIGTERM');
    await Promise.all([closed, refused]);
    expect(performance.now() - start).toBeLessThan(PATIENCE_MS);
    expect(processesWith(mark)).toEqual([]);
    expect(readdirSync(world.temporary)).toEqual([]);
  });

  test('the end of the input waits for it: it is answered, and nothing is left', async () => {
    const { path, up, mark } = hangingTerraform('plan');
    const world = worldWith(QUEUE, path);
    const call = { name: 'draw', arguments: { planner: 'offline', timeout: 8 } };
    const run = execa(process.execPath, [CLI, 'mcp'], {
      cwd: world.top,
      env: world.env,
      extendEnv: false,
      input: `${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: call })}\n`,
    });
    const { stdout, exitCode } = await run;
    expect(existsSync(up)).toBe(true);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ id: 7, result: { isError: true } });
    expect(stdout).toContain('takes longer than 8 seconds');
    expect(processesWith(mark)).toEqual([]);
    expect(readdirSync(world.temporary)).toEqual([]);
  });
});

describe('with --network', () => {
  let [repository, host]: [Repository, GitServer] = [{}, {}] as never;
  beforeAll(async () => {
    repository = newRepository({ 'infra/main.tf': 'resource "aws_sqs_queue" "far" {}\n' });
    host = await serveGit(repository);
  });
  afterAll(() => host.close());

  test('a repository of a host is drawn, and modules of one; what is fetched is kept at home, and nothing else is written', async () => {
    const world = worldWith(`module "m" {\n  source = "git::${host.origin}/open/n.git//infra"\n}\n`);
    const { client, ask } = await connected(world, '--network', '--private-host', '127.0.0.1');
    const { tools } = await client.listTools();
    expect(tools.every(({ annotations }) => annotations?.openWorldHint)).toBe(true);
    const source = `${host.origin}/open/n.git//infra`;
    const answers = [
      await ask('draw', { source, format: 'mermaid' }),
      await ask('draw', { format: 'mermaid', planner: 'static' }),
    ];
    for (const answer of answers) expect(answer).toEqual({ isError: false, text: expect.stringContaining('far') });
    expect(readdirSync(world.home)).toEqual(['.groundplan']);
    expect(readdirSync(world.top)).toEqual(['main.tf']);
    await client.close();
    expect(readdirSync(world.temporary)).toEqual([]);
  });

  test('no address leads to what is on this machine, and no path out of the directory', async () => {
    const world = worldWith(`module "m" {\n  source = "git::${repository.url}//infra"\n}\n`);
    const { ask } = await connected(world, '--network');
    const refused = [
      `${repository.url}//infra`,
      `git::${repository.url}`,
      repository.path,
      '../x',
      `${host.origin}/open/n.git`,
    ];
    for (const source of refused) {
      for (const [tool, given] of [
        ['draw', { source }],
        ['diff', { before: source, after: '.' }],
      ] as const) {
        const { isError, text } = await ask(tool, given);
        expect([source, isError, text]).toEqual([
          source,
          true,
          expect.stringMatching(/outside the directory|127\.0\.0\.1/),
        ]);
      }
    }
    expect((await ask('draw', { planner: 'static', format: 'mermaid' })).text).not.toContain('far');
    expect(readdirSync(world.home, { recursive: true }).filter((name) => String(name).endsWith('.tf'))).toEqual([]);
  });
});

test('a call that is taken back while it waits is not begun', async () => {
  const { path, up } = hangingTerraform('plan');
  const world = worldWith(QUEUE, path);
  const { client, ask } = await connected(world);
  const first = ask('draw', { planner: 'static' });
  const stop = new AbortController();
  const given = { planner: 'offline', timeout: 1 };
  const second = client.callTool({ name: 'draw', arguments: given }, { signal: stop.signal });
  const third = ask('draw', { planner: 'static' });
  stop.abort('enough');
  await expect(second).rejects.toThrow('enough');
  expect((await Promise.all([first, third])).map(({ isError }) => isError)).toEqual([false, false]);
  expect(existsSync(up)).toBe(false);
});
