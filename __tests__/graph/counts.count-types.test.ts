import { countTypes } from '../../src/graph/counts.js';

test('counts by type in order of name, including names of object members', () => {
  const counts = countTypes(['b', 'constructor', 'a', 'b', '__proto__'].map((type) => ({ type })));
  expect([...counts]).toEqual([
    ['__proto__', 1],
    ['a', 1],
    ['b', 2],
    ['constructor', 1],
  ]);
});
