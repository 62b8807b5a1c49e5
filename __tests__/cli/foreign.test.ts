/** Options, and what Commander says of them, as they reach the terminal. */
import { main } from '../../src/cli/main.js';
import { safeForTerminal } from '../../src/platform/streams.js';
import { memoryIo } from '../support/memory-io.js';

const HOSTILE = 'x\u001b[2J\u202e\n::warning::FORGED\r##[error]é';

async function said(...args: readonly string[]) {
  const io = memoryIo({}, { folders: ['.'] });
  const code = await main(args, io);
  return { code, text: safeForTerminal(io.err()) };
}

const COMMANDS: readonly (readonly string[])[] = [
  [HOSTILE],
  ['draw', HOSTILE],
  ['draw', `--${HOSTILE}`],
  ['draw', `--sorce=${HOSTILE}`],
  ['draw', '--source', HOSTILE],
  ['draw', '--source', HOSTILE, '--source', HOSTILE],
  ['draw', '--source', 'g.json', `--quiet=${HOSTILE}`],
  ...['format', 'outfile', 'scale', 'layout', 'theme', 'planner', 'engine', 'timeout', 'detail', 'explain'].flatMap(
    (name) => [
      ['draw', '--source', 'g.json', `--${name}`, HOSTILE],
      ['draw', '--source', 'g.json', `--${name}=${HOSTILE}`],
    ],
  ),
  ['draw', '--source', 'g.json', '--ai-annotate', HOSTILE],
  ['draw', '--source', 'g.json', '--annotate', HOSTILE],
  ['draw', '--source', HOSTILE, '--planfile', HOSTILE, '--graphfile', HOSTILE],
  ['draw', '--source', `https://host/${HOSTILE}`],
];

test.each(COMMANDS)('%j %j %j', async (...args) => {
  const { code, text } = await said(...args);
  expect(code).toBe(2);
  expect(text).toMatch(/^error: /);
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(text).not.toMatch(/^\s*(::|FORGED|.*##\[)/m);
  for (const line of text.trimEnd().split('\n').slice(1)) expect(line).toMatch(/^ {2}\S/);
});

test.each([
  ['draw', '--source', 'https://user:CANARY@host//x\\y'],
  ['draw', '--sorce', 'https://user:CANARY@host/x.git'],
  ['draw', '--sorce=https://user:CANARY@host/x.git'],
  ['draw', '--token=CANARY'],
  ['draw', '--quiet=CANARY'],
  ['draw', 'https://user:CANARY@host/x.git'],
  ['https://user:CANARY@host/x.git'],
  ['draw', '--source', 'https://a:CANARY@host/x.git', '--source', 'https://b:CANARY@host/x.git'],
  ['draw', '--source', 'g.json', '--outfile', 'https://a:CANARY@host/x.gif'],
])('%j %j %j: no login, no value of an option that is not known', async (...args) => {
  const { code, text } = await said(...args);
  expect([code, text]).toEqual([2, expect.not.stringContaining('CANARY')]);
});
