import * as messages from '../../../src/messages/git.js';
import { reasonOf } from '../../../src/read/git/failures.js';

const exit = (stderr: string, code = 128) => ({ end: 'exit', code, stdout: '', stderr }) as const;
const reason = (stderr: string, secrets: string[] = []) => reasonOf(exit(stderr), 30, secrets);

/** As Git, OpenSSH and hosts say it. */
test.each<[string, string, string | null, string]>([
  [
    "fatal: unable to access 'https://x.com/n.git/': Could not resolve host: x.com",
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    'Could not resolve host: x.com',
  ],
  [
    "fatal: unable to access 'https://x.com/n.git/': Failed to connect to x.com port 443 after 3 ms: Couldn't connect to server",
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    "Failed to connect to x.com port 443 after 3 ms: Couldn't connect to server",
  ],
  [
    'ssh: Could not resolve hostname x.com: Name or service not known\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    'ssh: Could not resolve hostname x.com: Name or service not known',
  ],
  [
    "fatal: unable to access 'https://x.com/n.git/': The requested URL returned error: 503",
    'unreachable',
    messages.ADVICE_UNREACHABLE,
    'The requested URL returned error: 503',
  ],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    'refused',
    messages.ADVICE_UNAUTHORIZED,
    "could not read Username for 'https://github.com': terminal prompts disabled",
  ],
  [
    "remote: HTTP Basic: Access denied. The provided password or token is incorrect\nfatal: Authentication failed for 'https://gitlab.com/o/n.git/'",
    'refused',
    messages.ADVICE_UNAUTHORIZED,
    "HTTP Basic: Access denied. The provided password or token is incorrect; Authentication failed for 'https://gitlab.com/o/n.git/'",
  ],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'refused',
    messages.ADVICE_UNAUTHORIZED,
    'git@github.com: Permission denied (publickey).',
  ],
  [
    "remote: Write access to repository not granted.\nfatal: unable to access 'https://github.com/o/n/': The requested URL returned error: 403",
    'refused',
    messages.ADVICE_FORBIDDEN,
    'Write access to repository not granted.; The requested URL returned error: 403',
  ],
  [
    'ERROR: Repository not found.\nfatal: Could not read from remote repository.',
    'refused',
    messages.ADVICE_NOT_FOUND,
    'ERROR: Repository not found.',
  ],
  [
    "remote: Repository not found.\nfatal: repository 'https://github.com/o/n.git/' not found",
    'refused',
    messages.ADVICE_NOT_FOUND,
    "Repository not found.; repository 'https://github.com/o/n.git/' not found",
  ],
  [
    'Host key verification failed.\nfatal: Could not read from remote repository.',
    'refused',
    messages.ADVICE_HOST_KEY,
    'Host key verification failed.',
  ],
  [
    "fatal: unable to access 'https://x.com/': SSL certificate problem: unable to get local issuer certificate",
    'refused',
    messages.ADVICE_CERTIFICATE,
    'SSL certificate problem: unable to get local issuer certificate',
  ],
  [
    "fatal: detected dubious ownership in repository at '/srv/n.git'",
    'refused',
    messages.ADVICE_OWNER,
    "detected dubious ownership in repository at '/srv/n.git'",
  ],
  ['fatal: bad object', 'unknown', null, 'bad object'],
  ['warning: filtering not recognized by server, ignoring\n', 'unknown', null, messages.saidNothing(128)],
])('%s', (stderr, kind, advice, text) => expect(reason(stderr)).toEqual({ kind, advice, text }));

test('no password, whoever repeats it', () => {
  const said = [
    "fatal: unable to access 'https://user:s3cret@x.com/n.git/': no",
    "fatal: Authentication failed for 'https://s3cret@x.com/n.git/'",
    'remote: your token s3cret has expired',
    'remote: GET https://x.com/n?private_token=s3cret',
  ];
  for (const line of said) expect(reason(line, ['s3cret']).text).not.toContain('s3cret');
  // Without knowing it, what stands in an address.
  for (const line of [said[0]!, said[1]!, said[3]!]) expect(reason(line).text).not.toContain('s3cret');
});

test('servers that say much, and in colours', () => {
  const { text } = reason(`${'remote: x\n'.repeat(100_000)}remote: \u001b[31m${'y'.repeat(100_000)}\u0007\nfatal: no`);
  expect(text.length).toBeLessThan(1_000);
  expect(text).not.toMatch(/\p{Cc}/u);
  expect(reason(`fatal: ${'://'.repeat(1_000_000)}`).text.length).toBeLessThan(1_000);
});

test('ended otherwise', () => {
  expect(reasonOf({ end: 'time-out' }, 30, [])).toMatchObject({ kind: 'unreachable', text: messages.endedLate(30) });
  expect(reasonOf({ end: 'signal', signal: 'SIGKILL', stdout: '', stderr: '' }, 30, []).text).toBe(
    messages.endedBySignal('SIGKILL'),
  );
  expect(reasonOf({ end: 'unusable', reason: 'EACCES' }, 30, []).text).toBe(messages.notStarted('EACCES'));
});
