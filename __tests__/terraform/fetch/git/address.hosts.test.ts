/** Hosts as they are: over HTTP with and without a login, over SSH, slow, broken, gone. */
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GroundplanError } from '../../../../src/errors.js';
import type { Io } from '../../../../src/platform/io.js';
import { parseGitAddress } from '../../../../src/terraform/fetch/git/address.js';
import { type CheckOutOptions, checkOut } from '../../../../src/terraform/fetch/git/clone.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';
import { callsOfSsh, fakeSsh } from '../../../support/fake-ssh.js';
import { type GitServer, LOGIN, serveGit } from '../../../support/git-server.js';
import { git, ioAtHome, newRepository } from '../../../support/repository.js';

const repository = newRepository({ 'main.tf': 'one' });
const first = git(repository.path, 'rev-parse', 'main');
repository.commit({ 'main.tf': 'two' });
let server: GitServer;
let host: string;
beforeAll(async () => {
  server = await serveGit(repository);
  host = server.origin.slice('http://'.length);
});
afterAll(() => server.close());
beforeEach(() => void (server.requests as string[]).splice(0));

/** As if it was typed: the host is allowed by name. */
const out = (text: string, io: Io = ioAtHome(), options?: CheckOutOptions) => {
  const address = parseGitAddress(text)!;
  return checkOut(address, io, { privateHosts: [address.host], ...options });
};
const read = (directory: string) => readFileSync(join(directory, 'main.tf'), 'utf8');
const fails = async (work: Promise<unknown>): Promise<GroundplanError> =>
  work.then(
    () => Promise.reject(new Error('it has not failed')),
    (error) => error,
  );

/** Every text in a directory, names and contents. */
const everythingIn = (directory: string): string =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        join(entry.parentPath, entry.name) + (entry.isFile() ? readFileSync(join(entry.parentPath, entry.name)) : ''),
    )
    .join('\n');

test('a branch and a commit are fetched over HTTP', async () => {
  expect(read((await out(`${server.origin}/open/n.git`)).directory)).toBe('two');
  expect(read((await out(`${server.origin}/open/n.git?ref=${first}`)).directory)).toBe('one');
});

test.each(['', `?ref=${first}`, `?ref=${first.slice(0, 9)}`])(
  'a host of plain files (dumb HTTP) is refused: %s',
  async (ref) => {
    const error = await fails(out(`${server.origin}/plain/n.git${ref}`));
    expect(error.message).toContain(messages.DUMB);
    expect(server.requests.filter((request) => request.includes('/objects/'))).toEqual([]);
  },
);

test('the login of an address is used and stored nowhere', async () => {
  const io = ioAtHome();
  const seen: string[] = [];
  const run: Io['run'] = (command, args, options) => {
    seen.push(args.join(' '));
    return io.run(command, args, options);
  };
  const { directory } = await out(
    `http://${LOGIN}@${host}/auth/n.git`,
    { ...io, run },
    { onStep: (step) => seen.push(step) },
  );
  expect(read(directory)).toBe('two');
  for (const text of [everythingIn(io.home), seen.join('\n')]) expect(text).not.toMatch(/s3cret|p%40ss|p@ss/);
});

test('another login uses the same cache entry', async () => {
  const io = ioAtHome();
  await out(`http://${LOGIN}@${host}/auth/n.git`, io);
  const { warnings } = await out(`http://${host}/auth/n.git`, io, { network: false });
  expect(warnings).toHaveLength(1);
});

test("the user's credential helper is asked", async () => {
  const io = ioAtHome();
  writeFileSync(
    join(io.home, '.gitconfig'),
    `[credential]\n\thelper = "!f() { echo username=user; echo password=p@ss-s3cret; }; f"\n`,
  );
  expect(read((await out(`${server.origin}/auth/n.git`, io)).directory)).toBe('two');
});

test('a token from url.insteadOf is used, as in CI', async () => {
  const io = ioAtHome();
  writeFileSync(
    join(io.home, '.gitconfig'),
    `[url "http://${LOGIN}@${host}/auth/"]\n\tinsteadOf = https://git.example/\n`,
  );
  const refused = await fails(out('https://git.example/n.git', io));
  // From encrypted to plain: not even the user's own configuration leads there.
  expect(refused.message).toContain(messages.PROTOCOL_REFUSED);
  writeFileSync(
    join(io.home, '.gitconfig'),
    `[url "http://${LOGIN}@${host}/auth/"]\n\tinsteadOf = http://localhost/\n`,
  );
  expect(read((await out('http://localhost/n.git', io)).directory)).toBe('two');
});

test.each([
  ['without a login', 'auth', '', messages.ADVICE_UNAUTHORISED],
  ['with a wrong one', 'auth', 'user:wr0ng-s3cret@', messages.ADVICE_UNAUTHORISED],
  ['with one that may not', 'forbidden', 'user:s3cret@', messages.ADVICE_FORBIDDEN],
  ['where nothing is', 'missing', 'user:s3cret@', messages.ADVICE_NOT_FOUND],
  ['at a host that is broken', 'broken', 'user:s3cret@', messages.ADVICE_UNREACHABLE],
])('%s: the reason, what to do, no password, no question', async (_, answer, login, advice) => {
  const io = ioAtHome();
  const error = await fails(out(`http://${login}${host}/${answer}/n.git`, io));
  expect(error.exitCode).toBe(4);
  expect(error.message).toMatch(new RegExp(`^Failed to clone repository http://127.0.0.1:\\d+/${answer}/n.git: .{10}`));
  expect(error.remedy).toBe(messages.cloneRemedy(advice));
  expect(`${error.message}${error.remedy}`).not.toContain('s3cret');
  expect(everythingIn(io.home)).not.toContain('s3cret');
});

test('no program that prompts the user is started', async () => {
  const io = ioAtHome();
  const ask = join(io.home, 'ask');
  writeFileSync(ask, `#!/bin/sh\ntouch ${io.home}/asked\necho x\n`);
  chmodSync(ask, 0o700);
  writeFileSync(join(io.home, '.gitconfig'), `[core]\n\taskPass = ${ask}\n`);
  const env = { ...io.env, SSH_ASKPASS: ask, GIT_ASKPASS: ask, DISPLAY: ':0' };
  await fails(out(`${server.origin}/auth/n.git`, { ...io, env }));
  expect(existsSync(join(io.home, 'asked'))).toBe(false);
  // In CI it is a program that knows the answer.
  await fails(out(`${server.origin}/auth/n.git`, { ...io, env: { ...env, CI: 'true' } }));
  expect(existsSync(join(io.home, 'asked'))).toBe(true);
});

test('a stalled transfer times out', async () => {
  const io = ioAtHome();
  const error = await fails(out(`${server.origin}/stuck/n.git`, io, { seconds: 1 }));
  expect(error.message).toContain(messages.endedLate(1));
  expect(readdirSync(`${io.home}/.groundplan/git`)).toEqual([]);
});

test('an unreachable host falls back to the cached copy with a warning', async () => {
  const io = ioAtHome();
  const other = await serveGit(repository);
  const address = `${other.origin}/open/n.git`;
  await out(address, io);
  await other.close();
  const { directory, warnings } = await out(address, io);
  expect(read(directory)).toBe('two');
  expect(warnings).toEqual([
    expect.stringMatching(/cannot be refreshed \(no connection to the host\); drawn from commit/),
  ]);
  expect((await fails(out(address))).remedy).toBe(messages.cloneRemedy(messages.ADVICE_UNREACHABLE));
});

describe('over plain HTTP to another machine', () => {
  // A proxy on this machine plays it.
  const far = 'http://git.example/open/n.git';
  const ioBehindProxy = () => {
    const io = ioAtHome();
    writeFileSync(join(io.home, '.netrc'), 'machine git.example login user password s3cret\n');
    writeFileSync(
      join(io.home, '.gitconfig'),
      `[http]\n\textraHeader = "Authorization: Basic s3cret"\n[credential]\n\thelper = "!echo username=u; echo password=s3cret; :"\n`,
    );
    return { ...io, env: { ...io.env, http_proxy: server.origin } };
  };

  test('the repository is read, with a warning', async () => {
    const { directory, warnings } = await out(far, ioBehindProxy());
    expect(read(directory)).toBe('two');
    expect(warnings).toEqual([messages.plainHttp(far)]);
  });

  test('no login is sent', async () => {
    const io = ioBehindProxy();
    await out(far.replace('/open/', '/auth/'), io).catch(() => {});
    expect(server.requests.length).toBeGreaterThan(0);
    expect(server.requests.join('\n')).not.toMatch(/Basic/);
  });
});

describe('over SSH', () => {
  test.each([
    ['git@git.example:', 'git@git.example'],
    ['ssh://git@git.example:2222', '-p 2222 git@git.example'],
  ])('%s', async (prefix, expected) => {
    const io = ioAtHome();
    const withSsh = { ...io, env: { ...io.env, GIT_SSH_COMMAND: fakeSsh(io) } };
    const { directory } = await out(`${prefix}${repository.path}`, withSsh);
    expect(read(directory)).toBe('two');
    expect(callsOfSsh(io).join('\n')).toContain(expected);
    expect(callsOfSsh(io).join('\n')).toContain('-o BatchMode=yes');
  });

  test("the user's core.sshCommand is used; a program that is not ssh gets no options of ssh", async () => {
    const io = ioAtHome();
    writeFileSync(join(io.home, '.gitconfig'), `[core]\n\tsshCommand = ${fakeSsh(io, [], 'my-ssh')}\n`);
    expect(read((await out(`git@git.example:${repository.path}`, io)).directory)).toBe('two');
    expect(callsOfSsh(io).join('\n')).not.toContain('BatchMode');
  });

  test('an unaccepted key has its own message', async () => {
    const io = ioAtHome();
    const path = join(io.home, 'ssh');
    writeFileSync(path, '#!/bin/sh\necho "git@git.example: Permission denied (publickey)." >&2\nexit 255\n');
    chmodSync(path, 0o700);
    const error = await fails(out('git@git.example:o/n.git', { ...io, env: { ...io.env, GIT_SSH_COMMAND: path } }));
    expect(error.message).toContain(messages.LOGIN_REQUIRED);
    expect(error.message).not.toContain('publickey');
    expect(error.remedy).toBe(messages.cloneRemedy(messages.ADVICE_UNAUTHORISED));
  });
});
