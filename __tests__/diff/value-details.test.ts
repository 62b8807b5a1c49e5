import { valueDetails } from '../../src/diff/value-details.js';
import { instanceName } from '../../src/graph/instance-name.js';

const NONE = { values: [], blocks: [] };
const index = (name: string, read_capacity = 1) => ({ name, read_capacity });

test('blocks that come and go are told by their names', () => {
  const before = { replica: [index('a'), index('b'), index('c')] };
  expect(valueDetails('x', before, { replica: [index('c'), index('d')] })).toEqual({
    ...NONE,
    blocks: [{ path: 'replica', removed: ['a', 'b'], added: ['d'], kept: ['c'] }],
  });
  expect(valueDetails('x', before, {}).blocks).toEqual([
    { path: 'replica', removed: ['a', 'b', 'c'], added: [], kept: [] },
  ]);
});

test('a value in a block is told with the name of the block', () => {
  const values = [{ path: 'replica.read_capacity', of: 'b', before: '1', after: '5' }];
  expect(valueDetails('x', { replica: [index('a'), index('b')] }, { replica: [index('b', 5), index('a')] })).toEqual({
    ...NONE,
    values,
  });
});

test('one block of its kind needs no name', () => {
  expect(valueDetails('x', { config: [{ size: 1 }] }, { config: [{ size: 2 }] })).toEqual({
    ...NONE,
    values: [{ path: 'config.size', before: '1', after: '2' }],
  });
});

test('nothing is said of blocks that names do not tell apart, or of which a name is unknown', () => {
  const twice = { replica: [index('a'), index('a')] };
  expect(valueDetails('x', twice, { replica: [index('b'), index('c')] })).toEqual(NONE);
  const unknown = { replica: [index(instanceName('a.b')), index('b')] };
  expect(valueDetails('x', unknown, { replica: [index('b')] })).toEqual(NONE);
  expect(valueDetails('x', { replica: [null, index('b')] }, { replica: [index('b')] })).toEqual(NONE);
});

test('keys of maps are words of the user', () => {
  expect(valueDetails('x', { limits: { size: 1 } }, { limits: { size: 2 } })).toEqual(NONE);
});

test('that something is off is no news where nothing was said before', () => {
  expect(valueDetails('x', {}, { publish: false })).toEqual(NONE);
  expect(valueDetails('x', {}, { publish: true }).values).toEqual([{ path: 'publish', before: null, after: 'true' }]);
});

test('a number is not told beside a text that may not be seen', () => {
  expect(valueDetails('x', { timeout: 'a secret text' }, { timeout: 5 })).toEqual(NONE);
});
