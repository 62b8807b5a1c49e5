import { reasonOf } from '../../../../src/terraform/fetch/git/failures.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';

const exit = (stderr: string, code = 128) => ({ end: 'exit', code, stdout: '', stderr }) as const;
const reason = (stderr: string) => reasonOf(exit(stderr), 30);

/** As Git, OpenSSH and hosts say it. */
test.each<[string, string, string | null, string]>([
  [
    "fatal: unable to access 'https://x.com/n.git/': Could not resolve host: x.com",
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    messages.UNREACHABLE,
  ],
  [
    "fatal: unable to access 'https://x.com/n.git/': Failed to connect to x.com port 443 after 3 ms: Couldn't connect to server",
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    messages.UNREACHABLE,
  ],
  [
    'ssh: Could not resolve hostname x.com: Name or service not known\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    messages.UNREACHABLE,
  ],
  [
    "fatal: unable to access 'https://x.com/n.git/': The requested URL returned error: 503",
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    messages.withStatus(messages.UNREACHABLE, '503'),
  ],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'refused',
    messages.ADVICE_UNAUTHORISED,
    messages.LOGIN_REQUIRED,
  ],
  [
    "remote: HTTP Basic: Access denied. The provided password or token is incorrect\nfatal: Authentication failed for 'https://gitlab.com/o/n.git/'",
    'refused',
    messages.ADVICE_UNAUTHORISED,
    messages.LOGIN_REQUIRED,
  ],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'refused',
    messages.ADVICE_UNAUTHORISED,
    messages.LOGIN_REQUIRED,
  ],
  [
    "remote: Write access to repository not granted.\nfatal: unable to access 'https://github.com/o/n/': The requested URL returned error: 403",
    'refused',
    messages.ADVICE_FORBIDDEN,
    messages.withStatus(messages.FORBIDDEN, '403'),
  ],
  [
    'ERROR: Repository not found.\nfatal: Could not read from remote repository.',
    'refused',
    messages.ADVICE_NOT_FOUND,
    messages.NOT_FOUND,
  ],
  [
    "remote: Repository not found.\nfatal: repository 'https://github.com/o/n.git/' not found",
    'refused',
    messages.ADVICE_NOT_FOUND,
    messages.NOT_FOUND,
  ],
  [
    'Host key verification failed.\nfatal: Could not read from remote repository.',
    'refused',
    messages.ADVICE_HOST_KEY,
    messages.HOST_KEY_UNKNOWN,
  ],
  [
    "fatal: unable to access 'https://x.com/': SSL certificate problem: unable to get local issuer certificate",
    'refused',
    messages.ADVICE_CERTIFICATE,
    messages.CERTIFICATE_UNTRUSTED,
  ],
  [
    "fatal: detected dubious ownership in repository at '/srv/n.git'",
    'refused',
    messages.ADVICE_OWNER,
    messages.OWNED_BY_OTHERS,
  ],
  ['fatal: bad object', 'unknown', messages.ADVICE_UNKNOWN, messages.endedWithCode(128)],
  [
    'warning: filtering not recognized by server, ignoring\n',
    'unknown',
    messages.ADVICE_UNKNOWN,
    messages.endedWithCode(128),
  ],
])('%s', (stderr, kind, advice, text) => expect(reason(stderr)).toEqual({ kind, advice, text }));

test('messages repeat no text of a server, of Git or of SSH', () => {
  const words = [
    "fatal: unable to access 'https://user:s3cret@x.com/n.git/': no",
    'remote: your token s3cret has expired, not found, forbidden, certificate',
    'fatal: remote error: \u001b[31ms3cret\nfatal: no',
    'ssh: s3cret: Permission denied (publickey).',
    'fatal: protocol error: bad line length character: s3cr\nfatal: s3cret',
  ];
  for (const line of words) expect(reason(line).text).not.toMatch(/s3cr|\p{Cc}/u);
});

test('long and coloured output is recognised', () => {
  const { text } = reason(`${'remote: x\n'.repeat(100_000)}remote: \u001b[31m${'y'.repeat(100_000)}\u0007\nfatal: no`);
  expect(text.length).toBeLessThan(1_000);
  expect(text).not.toMatch(/\p{Cc}/u);
  expect(reason(`fatal: ${'://'.repeat(1_000_000)}`).text.length).toBeLessThan(1_000);
});

test('a signal and a time-out have their own messages', () => {
  expect(reasonOf({ end: 'time-out' }, 30)).toMatchObject({ kind: 'unreachable', text: messages.endedLate(30) });
  expect(reasonOf({ end: 'signal', signal: 'SIGKILL', stdout: '', stderr: '' }, 30).text).toBe(
    messages.endedBySignal('SIGKILL'),
  );
  expect(reasonOf({ end: 'unusable', reason: 'EACCES' }, 30).text).toBe(messages.notStarted('EACCES'));
  expect(reasonOf({ end: 'unusable', reason: 'EFBIG' }, 30).text).toBe(messages.TOO_MUCH);
});
