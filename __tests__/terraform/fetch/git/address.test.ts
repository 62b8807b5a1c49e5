import fc from 'fast-check';
import { InvalidInput } from '../../../../src/errors.js';
import { isPrivate, parseGitAddress, printGitAddress } from '../../../../src/terraform/fetch/git/address.js';
import { listRefsArguments } from '../../../../src/terraform/fetch/git/target.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';

/** What was written, and what is fetched: URL, folder, ref, credentials. */
test.each<[string, string, string, string | null, string | null]>([
  ['https://example.com/o/n.git', 'https://example.com/o/n.git', '', null, null],
  ['https://example.com/o/n.git/', 'https://example.com/o/n.git', '', null, null],
  ['https://Example.COM:8443/o/n', 'https://example.com:8443/o/n', '', null, null],
  ['git::https://example.com/o/n.git//a/b?ref=v1.2.3', 'https://example.com/o/n.git', 'a/b', 'v1.2.3', null],
  ['https://example.com/o/n.git//a//b/./c/', 'https://example.com/o/n.git', 'a/b/c', null, null],
  ['https://example.com/o/n?ref=feature%2Fx&depth=1', 'https://example.com/o/n', '', 'feature/x', null],
  ['https://example.com/o/n?depth=1&ref=feature/x', 'https://example.com/o/n', '', 'feature/x', null],
  ['https://user:t0ken@example.com/o/n.git', 'https://example.com/o/n.git', '', null, 'user:t0ken'],
  ['https://t0ken@github.com/o/n', 'https://github.com/o/n.git', '', null, 't0ken'],
  ['https://a@b:c@example.com/o/n', 'https://example.com/o/n', '', null, 'a@b:c'],
  ['https://dev.azure.com/org/proj/_git/repo//infra', 'https://dev.azure.com/org/proj/_git/repo', 'infra', null, null],
  ['http://localhost:8080/o/n.git', 'http://localhost:8080/o/n.git', '', null, null],
  ['http://u:p@127.0.0.1/o/n.git', 'http://127.0.0.1/o/n.git', '', null, 'u:p'],
  ['http://[::1]:80/n.git', 'http://[::1]:80/n.git', '', null, null],
  ['ssh://git@example.com:2222/o/n.git//m?ref=main', 'ssh://git@example.com:2222/o/n.git', 'm', 'main', null],
  ['git::ssh://example.com/o/n.git', 'ssh://example.com/o/n.git', '', null, null],
  ['git@github.com:o/n.git//m?ref=main', 'git@github.com:o/n.git', 'm', 'main', null],
  ['git::git@github.com:o/n.git', 'git@github.com:o/n.git', '', null, null],
  ['org-123@GitHub.com:o/n', 'org-123@github.com:o/n', '', null, null],
  ['file:///srv/git/n.git//m', 'file:///srv/git/n.git', 'm', null, null],
  ['file:///srv/my repos/n.git', 'file:///srv/my repos/n.git', '', null, null],
  ['file://localhost/srv/n.git', 'file:///srv/n.git', '', null, null],
  ['file:///C:/repos/n.git', 'file:///C:/repos/n.git', '', null, null],
  ['github.com/o/n', 'https://github.com/o/n.git', '', null, null],
  ['GitHub.com/o/n.git?ref=v1', 'https://github.com/o/n.git', '', 'v1', null],
  ['github.com/o/n//m?ref=v1', 'https://github.com/o/n.git', 'm', 'v1', null],
  ['github.com/o/n/m/x', 'https://github.com/o/n.git', 'm/x', null, null],
  ['https://github.com/o/n', 'https://github.com/o/n.git', '', null, null],
  ['https://github.com/o/n/tree/main/infra/prod', 'https://github.com/o/n.git', 'infra/prod', 'main', null],
  ['https://github.com/o/n/tree/v2?ref=v3', 'https://github.com/o/n.git', '', 'v3', null],
  ['gitlab.com/group/sub/n', 'https://gitlab.com/group/sub/n.git', '', null, null],
  ['https://gitlab.com/group/sub/n/-/tree/main/infra', 'https://gitlab.com/group/sub/n.git', 'infra', 'main', null],
  ['bitbucket.org/o/n//m', 'https://bitbucket.org/o/n.git', 'm', null, null],
  ['https://bitbucket.org/o/n/src/main/m', 'https://bitbucket.org/o/n.git', 'm', 'main', null],
  ['git.corp.example/team/n.git//m', 'https://git.corp.example/team/n.git', 'm', null, null],
  [
    'https://example.com/o/n?ref=0123456789abcdef0123456789abcdef01234567',
    'https://example.com/o/n',
    '',
    '0123456789abcdef0123456789abcdef01234567',
    null,
  ],
  ['https://example.com/o/n?ref=refs/pull/12/head', 'https://example.com/o/n', '', 'refs/pull/12/head', null],
])('%s', (text, url, subfolder, ref, credentials) => {
  expect(parseGitAddress(text)).toMatchObject({ url, subfolder, ref, credentials });
});

test.each([
  '',
  '.',
  './modules/vpc',
  '../vpc.git',
  '/srv/git/n.git',
  '~/n.git',
  'C:\\repos\\n.git',
  'C:/repos/n.git',
  '\\\\server\\share\\n.git',
  'plan.json',
  'infra/prod',
  'repos/n.git',
  'hashicorp/consul/aws',
  'app.terraform.io/org/vpc/aws',
  '--upload-pack=touch /tmp/x',
  '-x',
])('%p is no Git address', (text) => expect(parseGitAddress(text)).toBeNull());

test.each<[string, string]>([
  ['ext::sh -c touch% /tmp/pwned', messages.refusedHelper('ext')],
  ['git::ext::sh -c x', messages.refusedHelper('ext')],
  ['fd::17', messages.refusedHelper('fd')],
  ['persistent-https::x', messages.refusedHelper('persistent-https')],
  ['git://example.com/n.git', messages.refusedScheme('git')],
  ['git::s3://bucket/n', messages.refusedScheme('s3')],
  ['git::./n', messages.REFUSED_SHAPE],
  ['git::', messages.REFUSED_SHAPE],
  ['https://example.com', messages.REFUSED_NO_PATH],
  ['https:///n.git', messages.REFUSED_SHAPE],
  ['https://exa mple.com/n', messages.REFUSED_SPACE],
  ['https://example.com:x/n', messages.REFUSED_SHAPE],
  ['https://ex%2dample.com/n', messages.REFUSED_SHAPE],
  ['https://exämple.com/n', messages.REFUSED_SHAPE],
  ['https://-example.com/n', messages.REFUSED_DASH],
  ['ssh://-oProxyCommand=x/n', messages.REFUSED_DASH],
  ['ssh://-oProxyCommand@example.com/n', messages.REFUSED_DASH],
  ['ssh://git:pw@example.com/n', messages.REFUSED_SSH_PASSWORD],
  ['git@-oProxyCommand=x:n', messages.REFUSED_DASH],
  ['-oProxyCommand=x@host:n', messages.REFUSED_DASH],
  ['git@host:-n', messages.REFUSED_DASH],
  ['git@host:', messages.REFUSED_NO_PATH],
  ['https://example.com/--upload-pack=x', messages.REFUSED_DASH],
  ['https://example.com/%2d-upload-pack=x', messages.REFUSED_DASH],
  ['https://example.com/n?ref=--upload-pack=x', messages.REFUSED_DASH],
  ['https://example.com/n?ref=a/-b', messages.REFUSED_REF],
  ['https://example.com/n?ref=', messages.REFUSED_REF],
  ['https://example.com/n?ref=a..b', messages.REFUSED_REF],
  ['https://example.com/n?ref=a b', messages.REFUSED_REF],
  ['https://example.com/n?ref=a*', messages.REFUSED_REF],
  ['https://example.com/n?ref=%ff', messages.REFUSED_REF],
  ['https://example.com/n?ref=v1//m', messages.REFUSED_REF],
  ['https://example.com/n?ref=a&ref=b', messages.REFUSED_REF_TWICE],
  ['https://example.com/n?depth=-1', messages.REFUSED_DEPTH],
  ['https://example.com/n?upload-pack=x', messages.refusedParameter('upload-pack')],
  ['https://example.com/n//../x', messages.REFUSED_SUBFOLDER],
  ['https://example.com/n//a/../../x', messages.REFUSED_SUBFOLDER],
  ['https://example.com/n//a\\b', messages.REFUSED_SUBFOLDER],
  ['https://example.com/n//C:/x', messages.REFUSED_SUBFOLDER],
  ['https://example.com/n//-x', messages.REFUSED_DASH],
  ['https://example.com/n#main', messages.REFUSED_FRAGMENT],
  ['https://example.com/n\nx', messages.REFUSED_CONTROL],
  ['https://example.com/n%0ahost=evil', messages.REFUSED_CONTROL],
  ['https://example.com/n\u202e', messages.REFUSED_CONTROL],
  ['http://user:pw@example.com/n', messages.REFUSED_PLAIN_CREDENTIALS],
  ['file://server/share/n.git', messages.REFUSED_FILE_HOST],
])('%p is refused', (text, reason) => {
  expect(() => parseGitAddress(text)).toThrow(InvalidInput);
  expect(() => parseGitAddress(text)).toThrow(reason);
});

test.each([
  'https://user:s3cret@example.com/n?ref=--x',
  'https://s3cret@example.com/n?bad=1',
  'https://user:pa/s3cret@example.com/n',
  'https://user:12/s3cret@example.com/n',
  'https://user:s3cret@/n',
  'https://example.com/https://user:s3cret@',
  'git@example.com:n/https://user:s3cret@example.com',
  'file:///n/https://user:s3cret@example.com',
  'http://user:s3cret@example.com/n',
  'ssh://git:s3cret@example.com/n',
  'https://example.com/n?private_token=s3cret',
  `https://user:s3cret${'x'.repeat(3000)}@example.com/n`,
])('no password in why %# is refused', (text) => {
  let message = '';
  try {
    parseGitAddress(text);
  } catch (error) {
    message = `${(error as InvalidInput).message} ${(error as InvalidInput).remedy}`;
  }
  expect(message).not.toBe('');
  expect(message).not.toContain('s3cret');
});

test('an address beyond the length limit is refused', () => {
  for (const text of [`https://example.com/${'n'.repeat(3000)}`, `github.com/${'/'.repeat(1_000_000)}.git`]) {
    expect(() => parseGitAddress(text)).toThrow(messages.REFUSED_LENGTH);
  }
});

test('the reason for a refusal contains no terminal sequences', () => {
  expect(() => parseGitAddress('https://x.com/\u001b[31m\u0007')).toThrow(/^[ -~]+$/);
});

test('recognises unencrypted transports', () => {
  const isOpen = (text: string) => !isPrivate(parseGitAddress(text)!);
  expect(['http://example.com/n', 'http://127.evil.com/n', 'http://localhost.evil.com/n'].filter(isOpen)).toHaveLength(
    3,
  );
  expect(['http://localhost:1/n', 'http://127.0.0.2/n', 'http://[::1]:1/n', 'https://x.com/n'].filter(isOpen)).toEqual(
    [],
  );
});

test('a password in clear text goes to this machine only, and not to a name that a resolver decides about', () => {
  expect(parseGitAddress('http://user:pw@localhost:1/n')?.credentials).toBe('user:pw');
  expect(isPrivate(parseGitAddress('http://git.localhost/n')!)).toBe(false);
  expect(() => parseGitAddress('http://user:pw@git.localhost/n')).toThrow(messages.REFUSED_PLAIN_CREDENTIALS);
});

const word = fc.string({ unit: fc.constantFrom(...'ab-.@:/\\?#&=%~^*[$`\'" \n\u0000é_+2dREF'), maxLength: 12 });
const addresses = fc
  .tuple(
    fc.constantFrom('', 'git::', 'https://', 'http://', 'ssh://', 'file:///', 'git@', 'github.com/', 'ext::', '-'),
    fc.constantFrom('', 'user:pw@', '-x@', 'git@'),
    fc.constantFrom('', 'example.com', 'localhost:80', 'github.com', '-host'),
    fc.constantFrom('', '/', ':'),
    word,
    fc.constantFrom('', '//', '/tree/', '.git//'),
    word,
    fc.constantFrom('', '?ref=', '?depth=', '&ref='),
    word,
  )
  .map((parts) => parts.join(''));

const parsed = (text: string) => {
  try {
    return parseGitAddress(text);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return null;
  }
};

test('an accepted address gives Git no option, no way out of the repository, and no password to print', () => {
  let [tried, accepted] = [0, 0];
  fc.assert(
    fc.property(addresses, (text) => {
      const address = parsed(text);
      tried++;
      if (address === null) return;
      accepted++;
      const [command, ...args] = listRefsArguments(address);
      expect(command).toBe('ls-remote');
      expect(args.filter((arg) => !/^(origin|HEAD|refs\/.+)$/.test(arg))).toEqual([]);
      expect(address.url).toMatch(/^(https?|ssh|file):\/\/(?!-)|^[\w.][^@]*@[A-Za-z0-9]/);
      expect(address.subfolder.split('/')).not.toContain('..');
      const printed = printGitAddress(address);
      if (address.credentials !== null) expect(address.url).not.toContain('@');
      expect(printed).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 20_000 },
  );
  expect(accepted / tried).toBeGreaterThan(1 / 200);
});

test('a printed address parses to the same address', () => {
  fc.assert(
    fc.property(addresses, (text) => {
      const address = parsed(text);
      if (address === null) return;
      const again = parseGitAddress(printGitAddress(address));
      expect(again).toEqual({ ...address, credentials: null });
    }),
    { numRuns: 20_000 },
  );
});
