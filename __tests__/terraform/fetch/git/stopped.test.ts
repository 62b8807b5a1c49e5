/** What is left when a fetch is stopped, and what two processes do to each other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitServer, serveGit } from '../../../support/git-server.js';
import { processesWith } from '../../../support/processes.js';
import { newFolder, newRepository } from '../../../support/repository.js';
import { bundled } from '../../../support/stopped.js';

const repository = newRepository({ 'main.tf': 'one' });
let program = '';
let server: GitServer;

beforeAll(async () => {
  program = bundled(`
    import { nodeIo } from './src/platform/node.ts';
    import { parseGitAddress } from './src/terraform/fetch/git/address.ts';
    import { checkOut } from './src/terraform/fetch/git/clone.ts';
    checkOut(parseGitAddress(process.argv[2]), nodeIo(), { privateHosts: ['127.0.0.1'] }).then(
      ({ directory }) => console.log(directory), (error) => console.log('failed', error));`);
  server = await serveGit(repository);
});
afterAll(() => server.close());

function start(address: string, home: string): { child: ChildProcess; ended: Promise<[number | null, string]> } {
  const child = spawn(process.execPath, [program, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: home, GIT_CONFIG_NOSYSTEM: '1' },
  });
  let out = '';
  child.stdout!.on('data', (text) => {
    out += text;
  });
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve([code, out.trim()]))) };
}

const untilAsked = async (path: string) => {
  while (!server.requests.some((request) => request.includes(path))) await new Promise((done) => setTimeout(done, 20));
};

test.each([
  ['SIGINT', 130, 'silent'],
  ['SIGTERM', 143, 'stuck'],
  ['SIGHUP', 129, 'silent'],
] as const)('by %s: no half copy, no process', async (signal, code, answer) => {
  (server.requests as string[]).splice(0);
  const home = newFolder();
  const { child, ended } = start(`${server.origin}/${answer}/n.git`, home);
  await untilAsked(answer === 'stuck' ? 'POST /stuck' : 'GET /silent');
  // That something is there to be left: else this test proves nothing.
  expect(readdirSync(`${home}/.groundplan/git`)).toHaveLength(1);
  const mark = `${server.origin}/${answer}/`;
  expect(processesWith(mark).filter((line) => line.includes('remote-http'))).not.toEqual([]);
  child.kill(signal);
  expect(await ended).toEqual([code, '']);
  expect(readdirSync(home, { recursive: true })).toEqual(['.groundplan', '.groundplan/git']);
  expect(processesWith(mark)).toEqual([]);
});

test('two processes at once both succeed with one cache entry', async () => {
  const home = newFolder();
  const all = await Promise.all([1, 2, 3].map(() => start(repository.url, home).ended));
  const [directory] = all.map(([, out]) => out);
  expect(all).toEqual(all.map(() => [0, directory]));
  expect(readFileSync(join(directory!, 'main.tf'), 'utf8')).toBe('one');
  expect(readdirSync(`${home}/.groundplan/git`)).toHaveLength(1);
});
