/** Hosts and addresses that Git and SSH may contact, redirects, and the hosts that receive credentials. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Io } from '../../../../src/platform/io.js';
import { parseGitAddress } from '../../../../src/terraform/fetch/git/address.js';
import { type CheckOutOptions, checkOut } from '../../../../src/terraform/fetch/git/clone.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';
import { callsOfSsh, fakeSsh } from '../../../support/fake-ssh.js';
import { type GitServer, LOGIN, serveGit } from '../../../support/git-server.js';
import { ioAtHome, newRepository } from '../../../support/repository.js';

const repository = newRepository({ 'main.tf': 'two' });
let server: GitServer;
let redirects: Server;
let moved: string;
const seen: string[] = [];
/** Where it redirects to. */
let target = '';

beforeAll(async () => {
  server = await serveGit(repository);
  redirects = createServer((request, response) => {
    seen.push([request.method, request.url, request.headers.authorization].filter(Boolean).join(' '));
    const [, rest] = /\/n\.git(.*)$/.exec(request.url!) ?? [];
    response.writeHead(301, { location: target.replace('*', rest ?? '') }).end();
  });
  await new Promise<void>((resolve) => redirects.listen(0, '127.0.0.2', resolve));
  moved = `http://127.0.0.2:${(redirects.address() as AddressInfo).port}`;
});
afterAll(async () => {
  redirects.closeAllConnections();
  redirects.close();
  await server.close();
});
beforeEach(() => {
  (server.requests as string[]).splice(0);
  seen.splice(0);
});

const out = (text: string, options: CheckOutOptions = {}, io: Io = ioAtHome()) =>
  checkOut(parseGitAddress(text)!, io, options).then(
    ({ directory }) => readFileSync(join(directory, 'main.tf'), 'utf8'),
    (error: Error & { remedy?: string }) => `${error.message} ${error.remedy}`,
  );

test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.0.0.1', '[::ffff:127.0.0.1]', '169.254.169.254'])(
  '%s is not asked, and the message says how to allow it',
  async (host) => {
    const text = await out(`http://${host}:${new URL(server.origin).port}/open/n.git`);
    expect(text).toContain('private network');
    expect(text).toContain('--private-host');
    expect(server.requests).toEqual([]);
    expect(await out(`ssh://git@${host}/n.git`)).toContain('private network');
  },
);

test('a host allowed by name is contacted', async () => {
  expect(await out(`${server.origin}/open/n.git`, { privateHosts: ['127.0.0.1'] })).toBe('two');
});

/** As if the system knew `git.example.com` by these addresses. */
const knowing = (addresses: readonly string[], io: Io = ioAtHome()): Io => ({ ...io, lookup: async () => addresses });

test('a name that resolves to a private address is not contacted', async () => {
  const text = await out('https://git.example.com/n.git', {}, knowing(['10.0.0.1', '::1']));
  expect(text).toContain(messages.hostPrivate('git.example.com'));
  expect(text).toContain(messages.hostPrivateRemedy('git.example.com'));
  expect(await out('git@git.example.com:n.git', {}, knowing(['192.168.0.1']))).toContain('private network');
});

test('Git connects to the checked addresses only, without a second lookup', async () => {
  const io = knowing(['10.0.0.1', '140.82.121.4', '2606:4700::1111']);
  const configs: string[] = [];
  const run: Io['run'] = async (command, args, options) => {
    if (args[0] === 'ls-remote' && args[1] === 'origin') {
      configs.push(readFileSync(join(options.env!.GIT_DIR!, 'config'), 'utf8'));
      return { end: 'exit', code: 128, stdout: '', stderr: 'fatal: no' };
    }
    return io.run(command, args, options);
  };
  await out('https://git.example.com/n.git', {}, { ...io, run });
  expect(configs.join()).toContain('curloptResolve = "git.example.com:443:140.82.121.4,[2606:4700::1111]"');
});

test('curl honours the resolved addresses', async () => {
  const { port } = new URL(server.origin);
  const io = ioAtHome();
  // With this machine in the place of a public address.
  const run: Io['run'] = async (command, args, options) => {
    const config = join(options.env?.GIT_DIR ?? '', 'config');
    if (existsSync(config))
      writeFileSync(config, readFileSync(config, 'utf8').replace(/:140\.82\.121\.4"/, ':127.0.0.1"'));
    return io.run(command, args, options);
  };
  const text = await out(`http://git.example.com:${port}/open/n.git`, {}, { ...knowing(['140.82.121.4'], io), run });
  expect(text).toBe('two');
});

describe('over SSH', () => {
  const withSsh = (io: Io, settings: readonly string[]): Io => ({
    ...io,
    env: { ...io.env, GIT_SSH_COMMAND: fakeSsh(io, settings) },
  });
  const lastCall = (io: Io) => callsOfSsh(io).at(-1);

  test('ssh connects to the checked address and verifies the key by name', async () => {
    const io = withSsh(ioAtHome(), ['hostname git.example.com', 'port 22']);
    expect(await out(`git@git.example.com:${repository.path}`, {}, knowing(['10.0.0.1', '140.82.121.4'], io))).toBe(
      'two',
    );
    expect(lastCall(io)).toContain('-o HostName=140.82.121.4 -o HostKeyAlias=git.example.com -o CheckHostIP=no');
  });

  test('the name of a host key includes the port', async () => {
    const io = withSsh(ioAtHome(), ['hostname git.example.com', 'port 22']);
    expect(await out(`ssh://git@git.example.com:2222${repository.path}`, {}, knowing(['140.82.121.4'], io))).toBe(
      'two',
    );
    expect(lastCall(io)).toContain('HostKeyAlias=[git.example.com]:2222');
  });

  test('another SSH program is started only for hosts allowed by name', async () => {
    for (const name of ['GIT_SSH', 'GIT_SSH_COMMAND', 'core.sshCommand']) {
      const { env, ...io } = withSsh(ioAtHome(), []);
      const plink = join(io.home, 'plink');
      renameSync(join(io.home, 'ssh'), plink);
      const { GIT_SSH_COMMAND: _, ...others } = env;
      const set = name.startsWith('core') ? {} : { [name]: plink };
      if (name.startsWith('core')) writeFileSync(join(io.home, '.gitconfig'), `[core]\n\tsshCommand = ${plink}\n`);
      const there = knowing(['140.82.121.4'], { ...io, env: { ...others, ...set } });
      const address = `git@git.example.com:${repository.path}`;
      const text = await out(address, {}, there);
      expect(text).toContain(messages.SSH_FOREIGN);
      expect(text).toContain(messages.adviceSshForeign('git.example.com'));
      expect(existsSync(join(io.home, 'called'))).toBe(false);
      await out(address, { privateHosts: ['git.example.com'] }, there);
      expect(existsSync(join(io.home, 'called'))).toBe(true);
    }
  });

  test('a path to ssh in GIT_SSH counts as ssh', async () => {
    const { env, ...io } = withSsh(ioAtHome(), ['hostname git.example.com', 'port 22']);
    const { GIT_SSH_COMMAND, ...others } = env;
    const there = knowing(['140.82.121.4'], { ...io, env: { ...others, GIT_SSH: GIT_SSH_COMMAND } });
    expect(await out(`git@git.example.com:${repository.path}`, {}, there)).toBe('two');
    expect(lastCall(there)).toContain('-o HostName=140.82.121.4');
  });

  test.each([[['hostname ssh.example.com']], [['hostname git.example.com', 'proxyjump bastion']]])(
    "the user's configuration of ssh counts: %j",
    async (settings) => {
      const io = withSsh(ioAtHome(), settings);
      expect(await out(`git@git.example.com:${repository.path}`, {}, knowing(['140.82.121.4'], io))).toBe('two');
      expect(lastCall(io)).not.toContain('HostName');
    },
  );
});

test('a redirect of a repository is followed by the same rules', async () => {
  target = `${server.origin}/open/n.git*`;
  const both = { privateHosts: ['127.0.0.1', '127.0.0.2'] };
  expect(await out(`${moved}/n.git`, both)).toBe('two');
  (server.requests as string[]).splice(0);
  expect(await out(`${moved}/n.git`, { privateHosts: ['127.0.0.2'] })).toContain(messages.MOVED);
  expect(server.requests).toEqual([]);
  for (const place of ['file:///srv/n.git/info/refs', 'http://127.0.0.1/elsewhere', `${moved}/n.git*`]) {
    target = place;
    expect(await out(`${moved}/n.git`, both)).toContain(messages.MOVED);
  }
});

test('a login is not sent to the target of a redirect', async () => {
  target = `${server.origin}/auth/n.git*`;
  const text = await out(`${moved.replace('//', `//${LOGIN}@`)}/n.git`, { privateHosts: ['127.0.0.1', '127.0.0.2'] });
  expect(text).toContain(messages.LOGIN_REQUIRED);
  expect([...server.requests, text].join()).not.toMatch(/Basic|s3cret/);
  expect(server.requests.length).toBeGreaterThan(0);
});

test('a login appears in no command line and no file during the request', async () => {
  const io = ioAtHome();
  const lines: string[] = [];
  let held = false;
  const slow = createServer((request, response) => {
    if (request.headers.authorization === undefined) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
      return;
    }
    held = request.headers.authorization === `Basic ${Buffer.from('user:p@ss-s3cret').toString('base64')}`;
    for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        lines.push(readFileSync(`/proc/${process}/cmdline`, 'utf8'));
      } catch {
        // It has ended.
      }
    }
    for (const entry of readdirSync(io.home, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) lines.push(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo;
  await out(`http://${LOGIN}@127.0.0.1:${port}/held/n.git`, { privateHosts: ['127.0.0.1'] }, io);
  slow.close();
  expect(held).toBe(true);
  expect(lines.filter((line) => line.includes('git-remote-http') && line.includes('/held/n.git'))).not.toEqual([]);
  expect(lines.filter((line) => /s3cret|p%40ss|p@ss/.test(line))).toEqual([]);
});
