import { External, Missing } from '../../../src/errors.js';
import type { RunResult } from '../../../src/platform/io.js';
import * as messages from '../../../src/platform/messages.js';
import { findDot } from '../../../src/platform/programs/graphviz.js';
import { memoryIo } from '../../support/memory-io.js';

const exit = (stdout: string, stderr = '', code = 0): RunResult => ({ end: 'exit', code, stdout, stderr });
const VERSION = exit('', 'dot - graphviz version 2.43.0 (0)\n');

/** A world where `dot -V` and then `dot` end like this. */
function worldOf(version: RunResult, layout: RunResult = exit('{}')) {
  const calls: unknown[] = [];
  const io = memoryIo(
    {},
    {
      run: async (...call) => {
        calls.push(call);
        return call[1][0] === '-V' ? version : layout;
      },
    },
  );
  return { io, calls };
}

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error as External;
};

test('the graph goes in by standard input, the answer comes out', async () => {
  const { io, calls } = worldOf(VERSION, exit('{"bb":"0"}', 'Warning: a font'));
  const askDot = await findDot(io);
  expect(await askDot('digraph {}')).toBe('{"bb":"0"}');
  expect(calls).toEqual([
    ['dot', ['-V'], { seconds: 20 }],
    ['dot', ['-Tjson0'], { input: 'digraph {}', seconds: 120 }],
  ]);
});

test.each([
  'dot - graphviz version 2.40.1 (20161225.0304)',
  'dot - graphviz version 14.0.0 (20251106.0000)',
  'Warning: something\ndot - graphviz version 3.0.0 (0)',
])('%s is new enough', async (said) => {
  await expect(findDot(worldOf(exit('', said)).io)).resolves.toBeInstanceOf(Function);
});

test.each([
  ['missing', { end: 'missing' }, messages.DOT_MISSING],
  ['not to be started', { end: 'unusable', reason: 'EACCES' }, 'dot cannot be run (EACCES)'],
  ['old', exit('', 'dot - graphviz version 2.38.0 (20140413.2041)'), messages.dotTooOld('2.38', '2.40')],
  ['very old', exit('', 'dot - graphviz version 1.50.0 (x)'), messages.dotTooOld('1.50', '2.40')],
  ['another program', exit('dot 1, the drawing tool\n'), messages.dotVersionUnreadable('dot 1, the drawing tool')],
  ['silent', exit(''), messages.dotVersionUnreadable('')],
] as const)('dot is %s: exit 3', async (_name, result, message) => {
  const failure = await failureOf(findDot(worldOf(result as RunResult).io));
  expect(failure).toBeInstanceOf(Missing);
  expect([failure.exitCode, failure.message]).toEqual([3, message]);
  expect(failure.remedy).toMatch(/--layout dot|dot -V/);
});

test('the message of the interface, word for word, with its remedy', async () => {
  const failure = await failureOf(findDot(worldOf({ end: 'missing' }).io));
  expect(failure.message).toBe('dot command not found');
  expect(failure.remedy).toMatch(/^Install Graphviz, check with dot -V\./);
});

test.each([
  [
    'fails',
    exit('half a graph', 'Error: trouble in init_rank\n', 1),
    'dot failed (exit code 1): Error: trouble in init_rank',
  ],
  ['fails without a word', exit('', '', 2), 'dot failed (exit code 2)'],
  ['crashes', { end: 'signal', signal: 'SIGSEGV', stdout: '', stderr: '' }, 'dot failed (SIGSEGV)'],
  ['takes too long', { end: 'time-out' }, 'dot did not finish within 120 seconds'],
] as const)('dot %s: exit 4', async (_name, result, message) => {
  const askDot = await findDot(worldOf(VERSION, result as RunResult).io);
  const failure = await failureOf(askDot('digraph {}'));
  expect(failure).toBeInstanceOf(External);
  expect([failure.exitCode, failure.message, failure.remedy]).toEqual([4, message, messages.DOT_FAILED_REMEDY]);
});

test('of a long complaint the beginning is told, on one line, safe to print', async () => {
  const complaint = `\u001b[31mfirst\u202e\n\n${'x'.repeat(900)}\nthird\nfourth\nfifth\n`;
  const askDot = await findDot(worldOf(VERSION, exit('', complaint, 1)).io);
  const { message } = await failureOf(askDot('digraph {}'));
  expect(message).toBe(`dot failed (exit code 1): [31mfirst; ${'x'.repeat(200)}; third; ...`);
});
