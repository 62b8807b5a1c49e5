/** `draw --watch`: the bundle in a process of its own, while somebody edits the code. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { openBrowser } from '../support/browser.js';
import { CLI, emptyFolder } from '../support/run.js';
import { needs } from '../support/tools.js';

const queue = (name: string) => `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n}\n`;

/** Asks until it is so. There is no time limit but that of the test: a busy machine takes longer. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

async function watching(files: Record<string, string>, ...options: readonly string[]) {
  const cwd = emptyFolder();
  const write = (name: string, text: string) => {
    mkdirSync(join(cwd, name, '..'), { recursive: true });
    writeFileSync(join(cwd, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const args = ['draw', '--source', 'infra', '--planner', 'static', '--no-fetch', '--watch', ...options];
  const child = execa(process.execPath, [CLI, ...args], {
    ...{ cwd, reject: false, stdin: 'ignore' as const },
    env: { HOME: emptyFolder() },
  });
  let err = '';
  let isEnded = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk.toString('utf8');
  });
  const ended = child.finally(() => {
    isEnded = true;
  });
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal);
    const { exitCode, signal: cause } = await ended;
    return exitCode ?? 128 + constants.signals[cause as NodeJS.Signals];
  };
  running.push(() => stop('SIGKILL'));
  const lines = (pattern: RegExp) => err.split('\n').filter((line) => pattern.test(line));
  const said = (pattern: RegExp, times = 1) =>
    until(() => {
      if (isEnded) throw new Error(`ended: ${err}`);
      return lines(pattern).length >= times;
    });
  /** The drawing that is there shows these queues and no others. */
  const shows = (...names: readonly string[]) =>
    until(() => {
      if (isEnded) throw new Error(`ended: ${err}`);
      const path = join(cwd, 'architecture.svg');
      const svg = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return ['one', 'two', 'new', 'part'].every((name) => svg.includes(`>${name}<`) === names.includes(name));
    });
  await said(/^watching \d+ files?; press Ctrl-C/);
  return { cwd, write, said, shows, stop, lines, text: () => err };
}

test('draws after a save, two quick saves, a rename, a new and a removed file, and the files of a local module', async () => {
  const { cwd, write, said, shows, lines, stop } = await watching(
    {
      'infra/main.tf': `${queue('one')}module "part" {\n  source = "../part"\n}\n`,
      'part/main.tf': queue('part'),
      'README.md': '',
    },
    // Results of earlier runs are compared with the files that they were made from, which are watched then, too.
    '--no-cache',
  );
  await shows('one', 'part');
  write('infra/main.tf', queue('two'));
  await shows('two');
  write('infra/main.tf', queue('new'));
  write('infra/main.tf', `${queue('one')}module "part" {\n  source = "../part"\n}\n`);
  await shows('one', 'part');
  write('part/main.tf', queue('two'));
  await shows('one', 'two');
  // As editors save: a new file takes the name of the old one.
  write('infra/.main.tf.swp', queue('new'));
  renameSync(join(cwd, 'infra/.main.tf.swp'), join(cwd, 'infra/main.tf'));
  await shows('new');
  write('infra/more.tf', queue('one'));
  await shows('new', 'one');
  rmSync(join(cwd, 'infra/more.tf'));
  await shows('new');
  write('infra/groundplan.yml', `title: Ours\n`);
  await until(() => readFileSync(join(cwd, 'architecture.svg'), 'utf8').includes('>Ours<'));

  await said(/^watching /, lines(/ changed$/).length + 1);
  const drawings = lines(/^wrote /).length;
  expect(lines(/^watching /).at(-1)).toMatch(/^watching 2 files;/);
  // These are not read: the module is no longer called.
  for (const name of ['README.md', 'infra/notes.md', 'part/main.tf', 'other/main.tf']) write(name, queue('two'));
  // Time for a wrong drawing: less of it on a busy machine finds less, and fails nothing.
  await wait(1500);
  write('infra/main.tf', queue('two'));
  await shows('two');
  await said(/^watching /, lines(/ changed$/).length + 1);
  expect(lines(/^wrote /)).toHaveLength(drawings + 1);
  expect(lines(/ changed$/).at(-1)).toMatch(/^infra\/main\.tf changed$/);
  expect(await stop()).toBe(130);
  expect(readdirSync(cwd).sort()).toEqual(['README.md', 'architecture.svg', 'infra', 'other', 'part']);
});

test('prints an error and goes on, whether the code is broken at the start or later', async () => {
  const { cwd, write, said, shows, stop, text } = await watching({ 'infra/main.tf': 'resource "aws_sqs_queue" {{{\n' });
  expect(text()).toMatch(/^error: /m);
  write('infra/main.tf', queue('one'));
  await shows('one');
  write('infra/groundplan.yml', 'title: [\n');
  await said(/^error: /, 2);
  await shows('one');
  write('infra/main.tf', queue('two'));
  await said(/main\.tf changed$/, 2);
  rmSync(join(cwd, 'infra/groundplan.yml'));
  await shows('two');
  expect(await stop('SIGTERM')).toBe(143);
});

test('a save during a drawing leads to one more drawing', async () => {
  const many = Array.from({ length: 300 }, (_, index) => queue(`q${index}`)).join('');
  const { write, said, shows, lines } = await watching({ 'infra/main.tf': queue('one') }, '--no-overview');
  await shows('one');
  write('infra/main.tf', queue('two') + many);
  await said(/main\.tf changed$/);
  write('infra/main.tf', queue('new'));
  await shows('new');
  await said(/^watching /, lines(/ changed$/).length + 1);
  expect(lines(/ changed$/).length).toBeLessThanOrEqual(2);
});

test.each([
  [['--outfile', '-'], 'stdin or stdout'],
  [['--source', '-'], 'stdin or stdout'],
  [['--source', 'https://github.com/owner/name'], 'a source on this machine'],
  [['--ai-annotate', 'ollama'], '--ai-annotate'],
])('%s cannot be watched', async (options, reason) => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'main.tf'), queue('one'));
  const source = options[0] === '--source' ? [] : ['--source', '.'];
  const { exitCode, stderr } = await execa(process.execPath, [CLI, 'draw', '--watch', ...source, ...options], {
    ...{ cwd, reject: false, input: '' },
  });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(reason)]);
});

// ---- The page.

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

const get = (url: string, host?: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, ...(host !== undefined && { headers: { host } }) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    asked.on('error', reject).end();
  });

const addressIn = (lines: readonly string[]): string => /http:\S+/.exec(lines[0]!)![0];

test('the server shows the written files as they are, to this machine, under a secret address', async () => {
  const { cwd, lines } = await watching({ 'infra/main.tf': queue('one') }, '--format', 'svg,html');
  const address = addressIn(lines(/shows the page/));
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/$/);
  const page = readFileSync(join(cwd, 'architecture.html'), 'utf8');
  expect(page).not.toMatch(/EventSource|127\.0\.0\.1/);
  expect(await get(`${address}architecture.html`)).toMatchObject({
    ...{ status: 200, text: page },
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
  const frame = await get(address);
  expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none'; frame-src 'self';/);
  expect(frame.text).toContain('<iframe title="Diagram" src="architecture.html">');
  const { host, origin } = new URL(address);
  const refused = [
    get(origin),
    get(`${origin}/${'0'.repeat(32)}/`),
    get(`${address}../../infra/main.tf`),
    get(`${address}%2e%2e%2finfra%2fmain.tf`),
    get(`${address}%`),
    get(`${address}main.tf`),
    get(address, 'evil.example'),
    get(address, host.replace('127.0.0.1', 'localhost.evil.example')),
    get(address, undefined, 'POST'),
  ];
  for (const { status, text } of await Promise.all(refused)) expect([status, text]).toEqual([404, '']);
});

needs('chromium').it('the page in the browser reloads, keeps what is chosen, and shows an error', async () => {
  const { write, lines } = await watching({ 'infra/main.tf': queue('one') }, '--format', 'svg,html');
  const { tab, close } = await openBrowser();
  try {
    await tab.ask('Page.navigate', { url: addressIn(lines(/shows the page/)) });
    const inFrame = (expression: string) =>
      tab.run<boolean>(
        `(() => { const frame = document.querySelector('iframe'); const page = frame && frame.contentDocument; return Boolean(page && (${expression})); })()`,
      );
    await until(() => inFrame(`page.body && page.body.textContent.includes('one')`));
    await tab.run(`document.querySelector('iframe').contentWindow.location.hash = '#aws_sqs_queue.one'`);
    write('infra/main.tf', queue('one') + queue('two'));
    await until(() => inFrame(`page.body && page.body.textContent.includes('two')`));
    expect(await inFrame(`page.location.hash === '#aws_sqs_queue.one'`)).toBe(true);
    write('infra/main.tf', 'resource {{{\n');
    await until(() => tab.run<boolean>(`document.querySelector('pre').textContent.includes('error: ')`));
    expect(await tab.run(`document.querySelector('pre').hidden`)).toBe(false);
    write('infra/main.tf', queue('new'));
    await until(() => inFrame(`page.body && page.body.textContent.includes('new')`));
    await until(() => tab.run<boolean>(`document.querySelector('pre').hidden`));
    expect(tab.complaints.filter((text) => !text.startsWith('request http://127.0.0.1:'))).toEqual([]);
  } finally {
    await close();
  }
});
