/** Marks hide what they mark, and where they cannot be understood, all that they stand beside. */
import { withoutSensitive } from '../../../src/terraform/plan/values.js';

const VALUES = { name: 'x', list: ['a', { b: 'c' }], block: { key: 'd' }, none: null };

test.each<[string, unknown, object]>([
  ['no mask', undefined, VALUES],
  ['null', null, VALUES],
  ['false', false, VALUES],
  ['an empty object', {}, VALUES],
  ['marks of nothing', { name: false, list: [false, {}], block: {}, none: {} }, VALUES],
  ['empty marks of another shape', { name: {}, list: {}, block: [], none: [] }, VALUES],
  ['true', true, {}],
  ['a text', 'name', {}],
  ['a number', 1, {}],
  ['a list', [[]], {}],
  ['a member', { name: true }, { list: VALUES.list, block: VALUES.block, none: null }],
  ['a text in the place of a mark', { name: 'true' }, { list: VALUES.list, block: VALUES.block, none: null }],
  ['an object for a list', { list: { 0: true } }, { name: 'x', block: VALUES.block, none: null }],
  ['a list for an object', { block: [true] }, { name: 'x', list: VALUES.list, none: null }],
  ['a list for a text', { name: [true] }, { list: VALUES.list, block: VALUES.block, none: null }],
  ['an item', { list: [true] }, { ...VALUES, list: [null, { b: 'c' }] }],
  ['a text for an item', { list: ['yes', {}] }, { ...VALUES, list: [null, { b: 'c' }] }],
  ['a member of an item', { list: [false, { b: true }] }, { ...VALUES, list: ['a', {}] }],
])('%s', (_, mask, shown) => {
  expect(JSON.parse(JSON.stringify(withoutSensitive(VALUES, mask)))).toEqual(shown);
});
