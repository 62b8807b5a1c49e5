/** Modules from Git, and what needs nobody to be asked. */
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Bug } from '../../../src/errors.js';
import * as sharedMessages from '../../../src/messages.js';
import type { Io } from '../../../src/platform/io.js';
import { HOST_FAILURES_MAX } from '../../../src/terraform/limits.js';
import * as messages from '../../../src/terraform/messages.js';
import { createModuleFinder, type FinderOptions } from '../../../src/terraform/modules/finder.js';
import { type GitServer, serveGit } from '../../support/git-server.js';
import { ioAtHome, newFolder, newRepository } from '../../support/repository.js';
import { callOf } from './support.js';

const OPTIONS: FinderOptions = { engine: null, network: true, userPackage: '/nowhere', privateHosts: ['127.0.0.1'] };
const repository = newRepository({ 'main.tf': 'one', 'modules/a/main.tf': 'a', 'modules/b/main.tf': 'b' });
repository.tag('v1');
repository.commit({ 'main.tf': 'two' });
let server: GitServer;
beforeAll(async () => {
  server = await serveGit(repository);
});
afterAll(() => server.close());
beforeEach(() => void (server.requests as string[]).splice(0));

/** Never to be run. */
const ENGINE: Pick<FinderOptions, 'engine'> = { engine: { command: 'terraform', version: '1.11.4' } };
const NOT_TO_RUN: Pick<Io, 'run' | 'download' | 'lookup'> = {
  run: () => Promise.reject(new Error('asked')),
  download: () => Promise.reject(new Error('asked')),
  lookup: () => Promise.reject(new Error('asked')),
};

const find = (io: Io, source: string | null, options: Partial<FinderOptions> = {}) =>
  createModuleFinder(io, { ...OPTIONS, ...options }).findModule(callOf('x', source), ['x']);

test.each([
  ['', 'two'],
  ['?ref=v1', 'one'],
  ['//modules/a?ref=v1', 'a'],
])('from Git%s', async (rest, content) => {
  const found = await find(ioAtHome(), `git::${server.origin}/open/n.git${rest}`);
  expect('directory' in found && readFileSync(join(found.directory, 'main.tf'), 'utf8')).toBe(content);
});

test('Git fetches one commit without submodules, also if an engine is installed', async () => {
  const io = ioAtHome();
  const commands = new Set<string>();
  const run: Io['run'] = (command, args, options) => {
    commands.add(command);
    return io.run(command, args, options);
  };
  await find({ ...io, run }, `git::${server.origin}/open/n.git`, ENGINE);
  expect([...commands]).toEqual(['git']);
});

test('a source is requested only once, even if the request fails', async () => {
  const finder = createModuleFinder(ioAtHome(), OPTIONS);
  const ask = () => finder.findModule(callOf('x', `git::${server.origin}/missing/n.git`), ['x']);
  const first = await ask();
  expect(first).toEqual({ reason: expect.stringMatching(/^Module source not found: Failed to clone repository/) });
  const requests = server.requests.length;
  expect(requests).toBeGreaterThan(0);
  expect(await ask()).toEqual(first);
  expect(server.requests).toHaveLength(requests);
  expect(finder.warnings()).toEqual([expect.stringMatching(/Configure Git credentials or SSH keys/)]);
});

test('an unreachable host costs one time-out and does not delay other hosts', async () => {
  const gone = await serveGit(repository);
  await gone.close();
  const finder = createModuleFinder(ioAtHome(), OPTIONS);
  const sources = [
    `git::${gone.origin}/open/n.git`,
    `git::${gone.origin}/open/n.git?ref=v1`,
    `git::${server.origin}/open/n.git`,
  ];
  const calls = sources.map((source, i) => ({ call: callOf(`m${i}`, source), path: [`m${i}`] }));
  await finder.prepare(calls);
  const [first, second, third] = await Promise.all(calls.map(({ call, path }) => finder.findModule(call, path)));
  expect(first).toEqual({ reason: expect.stringContaining('Failed to clone repository') });
  expect(second).toEqual({ reason: messages.hostFailedBefore(gone.origin.slice('http://'.length)) });
  expect(third).toHaveProperty('directory');
});

test('a host with too many consecutive failures is abandoned with one warning', async () => {
  const finder = createModuleFinder(ioAtHome(), OPTIONS);
  const host = server.origin.slice('http://'.length);
  const ask = (path: string, name: string) => finder.findModule(callOf(name, `git::${server.origin}/${path}`), [name]);
  for (let i = 1; i < HOST_FAILURES_MAX; i++) await ask(`missing/${i}.git`, `m${i}`);
  // One that is there: the others may be.
  expect(await ask('open/n.git', 'there')).toHaveProperty('directory');
  for (let i = 0; i < HOST_FAILURES_MAX; i++) await ask(`missing/n${i}.git`, `n${i}`);
  const requests = server.requests.length;
  for (const name of ['x', 'y', 'z']) {
    expect(await ask(`missing/${name}.git`, name)).toEqual({ reason: messages.HOST_FAILED_OFTEN });
  }
  expect(server.requests).toHaveLength(requests);
  const said = finder.warnings().filter((text) => text === messages.hostFailedOften(host, HOST_FAILURES_MAX));
  expect(said).toHaveLength(1);
  // What was fetched before does.
  expect(await ask('open/n.git', 'again')).toHaveProperty('directory');
});

test('without the network no host is contacted and nothing throws', async () => {
  const finder = createModuleFinder({ ...ioAtHome(), ...NOT_TO_RUN }, { ...OPTIONS, network: false });
  for (let i = 0; i < HOST_FAILURES_MAX + 5; i++) {
    const found = await finder.findModule(callOf(`m${i}`, `git::${server.origin}/${i}.git`), [`m${i}`]);
    expect(found).toEqual({ reason: sharedMessages.NOT_CACHED });
  }
});

test.each<[string, string | null, Partial<FinderOptions>, string]>([
  ['no source', null, {}, messages.SOURCE_UNREADABLE],
  ['a registry without the network', 'hashicorp/consul/aws', { ...ENGINE, network: false }, sharedMessages.NOT_CACHED],
  ['Git without the network', 'github.com/hashicorp/example', { network: false }, sharedMessages.NOT_CACHED],
  ['a bucket', 's3::https://s3.amazonaws.com/b/n.zip', ENGINE, messages.schemeNotFetched('s3')],
  ['a directory that is not there', '/nowhere/n', {}, messages.directoryMissing('/nowhere/n')],
  ['a directory, for code that was fetched', '/etc', { userPackage: null }, messages.REFUSED_LOCAL],
  [
    'a repository here, for code that was fetched',
    'git::file:///srv/n.git',
    { userPackage: null },
    messages.REFUSED_LOCAL,
  ],
])('%s: closed, and nobody is asked', async (_, source, options, reason) => {
  expect(await find({ ...ioAtHome(), ...NOT_TO_RUN }, source, options)).toEqual({ reason });
});

test('without the network a cached Git repository is used', async () => {
  const io = ioAtHome();
  const source = `git::${server.origin}/open/n.git`;
  const before = await find(io, source);
  const finder = createModuleFinder({ ...io, ...NOT_TO_RUN }, { ...OPTIONS, network: false });
  expect(await finder.findModule(callOf('x', source), ['x'])).toEqual(before);
  expect(finder.warnings()).toHaveLength(1);
});

test("a directory and a repository of this machine, for the user's own code", async () => {
  const folder = newFolder();
  expect(await find(ioAtHome(), folder)).toEqual({ directory: folder });
  const userPackage = realpathSync(dirname(repository.path));
  expect(await find(ioAtHome(), `git::${repository.url}`, { userPackage })).toHaveProperty('directory');
});

test('a local repository outside the package is refused with one remedy', async () => {
  const finder = createModuleFinder(
    { ...ioAtHome(), ...NOT_TO_RUN },
    { ...OPTIONS, userPackage: realpathSync(newFolder()) },
  );
  const ask = (name: string, source: string) => finder.findModule(callOf(name, source), [name]);
  const refused = { reason: sharedMessages.REFUSED_REPOSITORY };
  expect(await ask('a', `git::${repository.url}`)).toEqual(refused);
  expect(await ask('b', `${repository.url}?ref=v1`)).toEqual(refused);
  expect(finder.warnings()).toEqual([messages.REFUSED_REPOSITORY_REMEDY]);
});

test("code that was fetched may not name them, however the user's own may", async () => {
  const finder = createModuleFinder(ioAtHome(), OPTIONS);
  const around = await finder.findModule(callOf('a', `git::${server.origin}/open/n.git`), ['a']);
  expect(around).toHaveProperty('directory');
  expect(await finder.findModule(callOf('b', '/etc'), ['a', 'b'])).toEqual({ reason: messages.REFUSED_LOCAL });
  expect(await finder.findModule(callOf('b', '/etc'), ['a', 'c', 'd'])).toEqual({ reason: messages.REFUSED_LOCAL });
  expect(await finder.findModule(callOf('b', '/etc'), ['b'])).toEqual({ directory: '/etc' });
});

test('with an unwritable home directory the module stays without code', async () => {
  const home = join(newFolder(), 'file');
  writeFileSync(home, '');
  expect(await find(ioAtHome(home), `git::${server.origin}/open/n.git`)).toHaveProperty('reason');
  expect(await find(ioAtHome(home), 'hashicorp/consul/aws', ENGINE)).toHaveProperty('reason');
});

test('an internal error is thrown instead of leaving the module without code', async () => {
  const ours = () => Promise.reject(new Bug('x'));
  const io = { ...ioAtHome(), run: ours, download: ours };
  await expect(find(io, `git::${server.origin}/open/n.git`)).rejects.toThrow(Bug);
  await expect(find(io, 'hashicorp/consul/aws', ENGINE)).rejects.toThrow(Bug);
});

test('two folders of one repository can be requested at once', async () => {
  const io = ioAtHome();
  const finder = createModuleFinder(io, OPTIONS);
  const found = await Promise.all(
    ['a', 'b'].map((name) =>
      finder.findModule(callOf(name, `git::${server.origin}/open/n.git//modules/${name}`), [name]),
    ),
  );
  expect(found.map((one) => 'directory' in one && readFileSync(join(one.directory, 'main.tf'), 'utf8'))).toEqual([
    'a',
    'b',
  ]);
  expect(readdirSync(`${io.home}/.groundplan/git`)).toHaveLength(1);
});
