/** The address holds the state of the page, and any text can be in it. */
import fc from 'fast-check';
import { fragmentOf, type SharedState, stateIn } from '../../../../src/render/viewer/model/address.js';

/** Any text but half a surrogate pair, which no address can hold. */
const text = () => fc.string({ unit: 'grapheme', minLength: 1 });
const list = () => fc.array(text(), { maxLength: 3 });

test('a state is read as it was written, whatever its texts', () => {
  const pair = () => fc.option(fc.tuple(text(), text()), { nil: undefined });
  const states = fc.record({
    id: text(),
    ...{ side: text(), flow: text(), off: list(), closed: list(), filter: list(), done: list() },
  });
  fc.assert(
    fc.property(states, pair(), pair(), (state, edge, ways) => {
      const whole: SharedState = { ...state, ...(edge ? { edge } : ways && { ways }) };
      const read = stateIn(fragmentOf(whole));
      const lists = { off: [], closed: [], filter: [], done: [] };
      expect({ ...lists, ...read }).toEqual({ ...lists, ...whole });
    }),
  );
});

test('an address of a resource is the fragment itself', () => {
  expect(fragmentOf({ id: 'aws_vpc.main' })).toBe('aws_vpc.main');
  expect(fragmentOf({ id: '' })).toBe('');
  expect(stateIn('aws_x.y%5B%22a%22%5D')).toEqual({ id: 'aws_x.y["a"]' });
});

test.each([
  ['typed by a person, with characters that separate parts', 'aws_x.y["a=b&c"]', { id: 'aws_x.y["a=b&c"]' }],
  ['without its second end', 'edge=a', { id: '' }],
  ['a parameter twice, of which one counts', 'side=before&side=after', { id: '', side: 'before' }],
  ['unknown parts only', '__proto__=1', { id: '__proto__=1' }],
  ['invalid escapes', '%E0%A4%A', { id: '\ufffd%A' }],
])('%s', (_, fragment, state) => {
  expect(stateIn(fragment)).toEqual(state);
});

test('half a surrogate pair does not stop the page', () => {
  expect(stateIn(fragmentOf({ id: 'a\ud800b' }))).toEqual({ id: 'a\ufffdb' });
});
