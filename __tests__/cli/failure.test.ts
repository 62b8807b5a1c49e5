import { describeFailure, exitCodeOf } from '../../src/cli/failure.js';
import * as messages from '../../src/cli/messages.js';
import { Bug, External, InvalidInput, Missing, Misuse } from '../../src/errors.js';
import * as sharedMessages from '../../src/messages.js';

test.each([
  [new Bug('b'), 1],
  [new Misuse('m'), 2],
  [new InvalidInput('i'), 2],
  [new Missing('m'), 3],
  [new External('e'), 4],
  [new TypeError('t'), 1],
  ['thrown text', 1],
  [null, 1],
])('%p exits %i', (error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});

test('a user error is a line and a remedy', () => {
  expect(describeFailure(new InvalidInput('plan.json: no', { remedy: 'Do this.' }))).toBe(
    'error: plan.json: no\n  Do this.\n',
  );
  expect(describeFailure(new InvalidInput('plan.json: no'))).toBe('error: plan.json: no\n');
  expect(describeFailure(new InvalidInput('no\nfirst\n    inner\nsecond', { remedy: 'Do this.' }))).toBe(
    'error: no\n  first\n    inner\n  second\n  Do this.\n',
  );
});

test.each([...sharedMessages.MACHINE_TROUBLES])('%s is no fault of ours', (code, [message, remedy]) => {
  const error = Object.assign(new Error(`${code}: write`), { code });
  expect(describeFailure(error)).toBe(`error: ${message}\n  ${remedy}\n`);
  expect(exitCodeOf(error)).toBe(4);
});

test('a bug has the stack with its cause, a request for a report, and no folders', () => {
  const cause = new RangeError('deep');
  const text = describeFailure(new TypeError('x is undefined', { cause }));
  expect(text).toContain('TypeError: x is undefined');
  expect(text).toContain('RangeError: deep');
  expect(text).toContain('failure.test.ts:');
  expect(text).toContain(messages.REPORT_FAULT);
  expect(text).not.toContain(__dirname);
});

test('--debug adds the stack of a user error, and repeats no text', () => {
  const inner = new External('inner\n  long', { cause: new RangeError('deep') });
  const text = describeFailure(new InvalidInput('first\nsecond', { remedy: 'Do this.', cause: inner }), true);
  expect(text).toMatch(/^error: first\n {2}second\n {2}Do this\.\n {4}at /);
  for (const words of ['first', 'second', 'caused by: inner', 'RangeError: deep']) {
    expect(text.split(words)).toHaveLength(2);
  }
  expect(text).not.toContain('long');
});

test('URLs of hosts are not shortened', () => {
  const text = describeFailure(new TypeError('Get "https://registry.example/.well-known/x.json": no'));
  expect(text).toContain('"https://registry.example/.well-known/x.json"');
});

test.each([
  ['    at f (/home/ann/x/cli.js:1:2)', '    at f (cli.js:1:2)'],
  ['    at file:///home/ann/x/cli.js:1:2', '    at cli.js:1:2'],
  ['    at f (C:\\Users\\ann\\x\\cli.js:1:2)', '    at f (cli.js:1:2)'],
])('%s loses its folders', (line, expected) => {
  const error = new Error('x');
  error.stack = `Error: x\n${line}`;
  expect(describeFailure(error)).toContain(`\n${expected}\n`);
});
