import { execFileSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { tuneV8 } from '../../src/platform/node.js';

jest.mock('node:v8', () => ({ setFlagsFromString: jest.fn() }));
const set = jest.mocked(setFlagsFromString);
beforeEach(() => set.mockClear());

test.each([
  ['20.11.0', '--liftoff-only'],
  ['22.3.1', '--no-liftoff'],
])('Node %s compiles WebAssembly once: %s', (version, flag) => {
  tuneV8(version);
  expect(set).toHaveBeenCalledWith(flag);
});

test('only Node 20 gets the flag for late optimisation', () => {
  tuneV8('20.11.0');
  expect(set).toHaveBeenCalledWith('--interrupt-budget=1000000');
  set.mockClear();
  tuneV8('22.3.1');
  expect(set).not.toHaveBeenCalledWith(expect.stringContaining('budget'));
});

test.each(['24.1.0', '26.0.0', '2.0.0'])('Node %s decides by itself', (version) => {
  tuneV8(version);
  expect(set).not.toHaveBeenCalled();
});

test('this Node knows its flags', () => {
  tuneV8(process.versions.node);
  const told = set.mock.calls.map(([flag]) => `require('node:v8').setFlagsFromString('${flag}');`).join('');
  expect(execFileSync(process.execPath, ['-e', `${told}console.log('set')`], { stdio: 'pipe' }).toString()).toBe(
    'set\n',
  );
});
