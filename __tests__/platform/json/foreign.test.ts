import {
  entriesOf,
  integerAt,
  listOf,
  member,
  memberAt,
  objectOf,
  textAt,
  textOf,
} from '../../../src/platform/json/foreign.js';

test('textOf drops an empty string, textAt returns it', () => {
  expect([textOf('a'), textOf(''), textOf(1), textOf(null)]).toEqual(['a', null, null, null]);
  expect([textAt({ a: '' }, 'a'), textAt({ a: 1 }, 'a'), textAt({}, 'a')]).toEqual(['', null, null]);
});

test('objectOf refuses an array, listOf an object', () => {
  expect([objectOf([]), objectOf(null), entriesOf([1])]).toEqual([null, null, []]);
  expect([listOf({ length: 1 }), listOf([1])]).toEqual([[], [1]]);
});

test('only own members count', () => {
  expect([member({}, 'constructor'), member({}, '__proto__'), memberAt({ a: {} }, 'a', 'toString')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(memberAt({ a: { b: 1 } }, 'a', 'b')).toBe(1);
});

test('an integer is whole, and small enough to be exact', () => {
  const read = (a: unknown) => integerAt({ a }, 'a');
  expect([1.5, 2 ** 53, '1', Number.NaN].map(read)).toEqual([null, null, null, null]);
  expect([0, -1, 2 ** 53 - 1].map(read)).toEqual([0, -1, 2 ** 53 - 1]);
});
