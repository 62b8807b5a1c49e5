/** Servers of modules that lead elsewhere, ask for what is not theirs, say secrets, or do not end. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { HOPS_MAX } from '../../../src/limits.js';
import type { Io } from '../../../src/platform/io.js';
import * as sourcesMessages from '../../../src/terraform/fetch/messages.js';
import { Quota } from '../../../src/terraform/fetch/network/quota.js';
import { HOST_FAILURES_MAX } from '../../../src/terraform/limits.js';
import * as messages from '../../../src/terraform/messages.js';
import { createModuleFinder, type FinderOptions } from '../../../src/terraform/modules/finder.js';
import { longTest } from '../../support/long.js';
import { archiveOf } from '../../support/registry.js';
import { ioAtHome, newFolder } from '../../support/repository.js';
import { callOf } from './support.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** By path. */
const answers = new Map<string, Answer>();
const requests: string[] = [];
const servers: Server[] = [];
let origin: string;
/** The same machine under another name. */
let other: string;

beforeAll(async () => {
  for (const host of ['127.0.0.1', '127.0.0.2']) {
    const server = createServer((request, response) => {
      requests.push([host, request.url, request.headers.authorization].filter(Boolean).join(' '));
      const answer = answers.get(request.url!.split('?', 1)[0]!);
      if (answer === undefined) response.writeHead(404).end();
      else answer(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
  }
  [origin, other] = servers.map((server) => {
    const { address, port } = server.address() as AddressInfo;
    return `http://${address}:${port}`;
  }) as [string, string];
  answers.set('/ok.tar.gz', (_, response) => response.end(archiveOf({ 'main.tf': 'ok', 'a-1/main.tf': 'a' })));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => void requests.splice(0));

const OPTIONS: FinderOptions = {
  engine: null,
  network: true,
  userPackage: '/nowhere',
  privateHosts: ['127.0.0.1', '127.0.0.2'],
  seconds: 60,
};

async function find(source: string, options: Partial<FinderOptions> = {}, io: Io = ioAtHome()) {
  const finder = createModuleFinder(io, { ...OPTIONS, ...options });
  const found = await finder.findModule(callOf('x', source), ['x']);
  const text = 'directory' in found ? readFileSync(join(found.directory, 'main.tf'), 'utf8') : found.reason;
  return { text, warnings: finder.warnings().join('\n'), io };
}

const says =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(204, { 'X-Terraform-Get': location }).end();
const leads =
  (location: string, code = 302): Answer =>
  (_, response) =>
    response.writeHead(code, { location }).end();

test.each([
  'file:///home/runner//work',
  'file:///etc',
  '/../../etc//x?archive=false',
  'git::file:///srv/n.git',
  'git::ext::touch /tmp/groundplan-trap',
  'git::/etc/n.git',
  's3::https://s3.amazonaws.com/b/n.zip',
  'gcs::https://www.googleapis.com/storage/v1/b/n.zip',
  'hg::https://example.com/n',
  'hashicorp/consul/aws',
  'C:\\x',
  'ftp://127.0.0.1/x.zip',
])('X-Terraform-Get: %s is not followed', async (location) => {
  answers.set('/page', says(location));
  const { text, io } = await find(`${origin}/page`);
  expect(text).toMatch(/^Module (download failed|not found): /);
  expect(readdirSync(`${io.home}/.groundplan/modules`)).toEqual([]);
  expect(existsSync('/tmp/groundplan-trap')).toBe(false);
});

test('a page and a header can name an archive and a folder pattern', async () => {
  answers.set('/page', says(`${other}/ok.tar.gz//a-*`));
  expect((await find(`${origin}/page`)).text).toBe('a');
  answers.set('/html', (_, response) => response.end('<html><meta name="terraform-get" content="./ok.tar.gz"></html>'));
  expect((await find(`${origin}/html`)).text).toBe('ok');
  answers.set('/json', (_, response) => response.end('{}'));
  expect((await find(`${origin}/json`)).text).toContain(messages.LOCATION_UNCLEAR);
});

test('chains of pages and redirects are limited', async () => {
  answers.set('/round', says(`${origin}/round`));
  expect((await find(`${origin}/round`)).text).toContain(messages.LOCATION_UNCLEAR);
  expect(requests.length).toBeLessThanOrEqual(HOPS_MAX + 1);
  answers.set('/circle.zip', leads('/circle.zip'));
  expect((await find(`${origin}/circle.zip`)).text).toContain(sourcesMessages.hopsTooMany(origin.slice(7)));
});

test.each(['file:///etc/passwd', 'ftp://127.0.0.1/x', 'https://u:p@127.0.0.1/x', 'gopher://x', '', 'http://['])(
  'a redirection to %j is not followed',
  async (location) => {
    answers.set('/away.tar.gz', leads(location));
    expect((await find(`${origin}/away.tar.gz`)).text).toMatch(/^Module download failed: /);
    expect(requests).toHaveLength(location === '' ? 6 : 1);
  },
);

test('each hop must be an allowed host, and the message explains how to allow it', async () => {
  answers.set('/hop.tar.gz', leads(`${other}/ok.tar.gz`));
  answers.set('/hop', says(`${other}/ok.tar.gz`));
  answers.set('/git', says(`git::${other}/open/n.git`));
  expect((await find(`${origin}/hop.tar.gz`)).text).toBe('ok');
  for (const path of ['hop.tar.gz', 'hop', 'git']) {
    requests.splice(0);
    const { text, warnings } = await find(`${origin}/${path}`, { privateHosts: ['127.0.0.1'] });
    expect(text).toContain(sourcesMessages.hostPrivate('127.0.0.2'));
    expect(warnings).toContain(sourcesMessages.hostPrivateRemedy('127.0.0.2'));
    expect(requests.join()).not.toContain('127.0.0.2');
  }
});

test.each([
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://localhost',
  'http://[::ffff:127.0.0.1]',
  'http://169.254.169.254',
])('%s is not asked unless it is allowed by name', async (site) => {
  const { port } = new URL(origin);
  const { text } = await find(`${site}:${port}/ok.tar.gz`, { privateHosts: [] });
  expect(text).toContain('private network');
  expect(requests).toEqual([]);
});

test('the resolved address counts: a name of this machine is refused', async () => {
  // The system knows this name; no look-up before it helps.
  const { port } = new URL(origin);
  const io = ioAtHome();
  const asked: boolean[] = [];
  const download: Io['download'] = (url, options) => {
    asked.push(options.mayConnect('127.0.0.1'));
    return io.download(url.replace('rebinds.example.com', 'localhost'), options);
  };
  const { text } = await find(`http://rebinds.example.com:${port}/ok.tar.gz`, {}, { ...io, download });
  expect(text).toContain(sourcesMessages.hostPrivate('rebinds.example.com'));
  expect(asked).toEqual([false]);
  expect(requests).toEqual([]);
});

test('behind a proxy private names and literal private addresses are refused', async () => {
  const io = ioAtHome();
  const env = { ...io.env, http_proxy: other };
  const download: Io['download'] = (url, options) => io.download(url.replace('a.example.com', 'localhost'), options);
  const { text } = await find('http://a.example.com/ok.tar.gz', {}, { ...io, env, download });
  expect(text).toContain(sourcesMessages.hostPrivate('a.example.com'));
  expect((await find('http://10.1.2.3/ok.tar.gz', {}, { ...io, env })).text).toContain('10.1.2.3 is this machine');
  expect(requests).toEqual([]);
});

test.each([401, 403, 404, 418, 500])('what a server says with status %d is not repeated', async (status) => {
  answers.set('/secret.zip', (_, response) =>
    response.writeHead(status, 's3cret', { 'x-note': 's3cret' }).end('s3cret \u001b[31m::warning::s3cret'),
  );
  const { text, warnings } = await find(`${origin}/secret.zip`);
  expect(text).toMatch(new RegExp(`status ${status}`));
  expect(text + warnings).not.toMatch(/s3cret|\p{Cc}(?<!\n)/u);
});

test('a login is not sent to the host of a redirect', async () => {
  const io = ioAtHome();
  writeFileSync(
    join(io.home, '.netrc'),
    'machine 127.0.0.1 login user password s3cret\ndefault login d password s3cret\n',
  );
  answers.set('/hop.tar.gz', leads(`${other}/ok.tar.gz`));
  expect((await find(`${origin}/hop.tar.gz`, {}, io)).text).toBe('ok');
  const basic = `Basic ${Buffer.from('user:s3cret').toString('base64')}`;
  expect(requests).toEqual([`127.0.0.1 /hop.tar.gz ${basic}`, '127.0.0.2 /ok.tar.gz']);
  requests.splice(0);
  expect(
    (await find(`${origin.replace('http://', 'http://a:b%40c@')}/ok.tar.gz?archive=tar.gz`, {}, ioAtHome())).text,
  ).toBe('ok');
  expect(requests).toEqual([`127.0.0.1 /ok.tar.gz Basic ${Buffer.from('a:b@c').toString('base64')}`]);
});

test('a password in an address is not sent over plain HTTP', async () => {
  const { text, warnings } = await find('http://user:s3cret@example.com/x.zip');
  expect(text).toContain(messages.PASSWORD_PLAIN);
  expect(text + warnings).not.toContain('s3cret');
});

test('a token of one registry is not sent to another host', async () => {
  const io = ioAtHome();
  mkdirSync(join(io.home, '.terraform.d'));
  writeFileSync(
    join(io.home, '.terraform.d/credentials.tfrc.json'),
    JSON.stringify({ credentials: { 'registry.example': { token: 's3cret' } } }),
  );
  const rc = join(newFolder(), 'rc.json');
  const services = { services: { 'modules.v1': `${origin}/v1/` } };
  writeFileSync(rc, JSON.stringify({ host: { 'registry.example': services, 'other.example': services } }));
  const env = { ...io.env, TF_CLI_CONFIG_FILE: rc, TF_TOKEN_my__own_example_com: 'own' };
  answers.set('/v1/a/b/c/versions', (_, response) => response.end('{"modules":[{"versions":[{"version":"1.0.0"}]}]}'));
  answers.set('/v1/a/b/c/1.0.0/download', (_, response) => response.end(`{"location":"${other}/ok.tar.gz"}`));
  expect((await find('registry.example/a/b/c', {}, { ...io, env })).text).toBe('ok');
  expect(requests.map((request) => request.includes('Bearer s3cret'))).toEqual([true, true, false]);
  requests.splice(0);
  expect((await find('other.example/a/b/c', {}, { ...io, env })).text).toBe('ok');
  expect(requests.join()).not.toContain('Bearer');
});

test.each([
  [`?checksum=sha256:${'0'.repeat(64)}`, messages.CHECKSUM_WRONG],
  ['?checksum=md5:00', messages.CHECKSUM_UNKNOWN],
  ['?checksum=file:http://x/y', messages.CHECKSUM_UNKNOWN],
  ['?archive=tar.bz2', messages.formatNotRead('tar.bz2')],
  ['?archive=rar', messages.FORMAT_UNKNOWN],
  ['//nowhere', messages.FOLDER_MISSING],
  ['//*', 'ok'],
])('%s', async (rest, reason) => {
  const { text } = await find(rest.startsWith('//') ? `${origin}/ok.tar.gz${rest}` : `${origin}/ok.tar.gz${rest}`);
  if (reason === 'ok') expect(text).toBe('a');
  else expect(text).toContain(reason);
});

test('endless and very slow responses are aborted', async () => {
  answers.set('/endless.zip', (_, response) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const more = () => response.write(chunk, (error) => (error ? undefined : more()));
    more();
  });
  expect((await find(`${origin}/endless.zip`, { seconds: 60 })).text).toContain(
    sourcesMessages.answerTooLarge(origin.slice(7)),
  );
  answers.set('/drips.zip', (_, response) => {
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  });
  expect((await find(`${origin}/drips.zip`, { seconds: 1 })).text).toContain(
    sourcesMessages.networkEndedLate(origin.slice(7)),
  );
});

test('requests, bytes and seconds of one run are limited', () => {
  const quota = new Quota();
  quota.spend({ requests: quota.left.requests });
  expect(() => quota.spend({ requests: 1 })).toThrow(sourcesMessages.RUN_TOO_MUCH);
  expect(() => new Quota().spend({ inodes: 1e9 })).toThrow(sourcesMessages.RUN_TOO_MUCH);
  const late = new Quota();
  late.time.left = 0;
  expect(() => late.spend({})).toThrow(sourcesMessages.RUN_TIME_OVER);
});

/** @param each how many of them one is there of; none for 0 */
async function askForMany(count: number, each: number) {
  const finder = createModuleFinder(ioAtHome(), OPTIONS);
  const isThere = (i: number) => each > 0 && i % each === 0;
  const calls = Array.from({ length: count }, (_, i) => ({
    call: callOf(`m${i}`, isThere(i) ? `${origin}/ok.tar.gz?n=${i}` : `${origin}/none-${i}.zip`),
    path: [`m${i}`],
  }));
  await finder.prepare(calls);
  return (at: number) => finder.findModule(calls[at]!.call, calls[at]!.path);
}

test('a server without any of thousands of modules is abandoned early', async () => {
  const answer = await askForMany(3_000, 0);
  expect(requests).toHaveLength(HOST_FAILURES_MAX);
  expect(await answer(2_999)).toEqual({ reason: messages.HOST_FAILED_OFTEN });
});

longTest('thousands of modules of a server that has some end with the quota', async () => {
  const answer = await askForMany(3_000, HOST_FAILURES_MAX - 1);
  const most = new Quota().left.requests;
  expect(requests).toHaveLength(most);
  expect(await answer(most)).toEqual({ reason: expect.stringContaining(sourcesMessages.RUN_TOO_MUCH) });
  expect(await answer(2_999)).toEqual({ reason: messages.HOST_FAILED_OFTEN });
});
