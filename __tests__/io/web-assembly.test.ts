import { setFlagsFromString } from 'node:v8';
import { tuneWebAssembly } from '../../src/io/web-assembly.js';

jest.mock('node:v8', () => ({ setFlagsFromString: jest.fn() }));
const set = jest.mocked(setFlagsFromString);
beforeEach(() => set.mockClear());

test.each(['20.11.0', '22.3.1'])('Node %s compiles once', (version) => {
  tuneWebAssembly(version);
  expect(set).toHaveBeenCalledWith('--no-liftoff');
});

test.each(['24.1.0', '26.0.0', '2.0.0'])('Node %s decides by itself', (version) => {
  tuneWebAssembly(version);
  expect(set).not.toHaveBeenCalled();
});
