import { encode } from '@msgpack/msgpack';
import { type Fields, typeOfBlock } from '../../../src/terraform/mock-provider/schema.js';
import { importedState, withAnswers } from '../../../src/terraform/mock-provider/service.js';
import { decodeValue, encodeType, encodeValue } from '../../../src/terraform/mock-provider/values.js';
import { block, computed, either, nested, optional } from './schemas.js';

const SCHEMA = block(
  { id: computed('string'), names: computed(), name: either(), owner: optional() },
  { filter: nested('list', block({ values: optional(['list', 'string']) })) },
);
const plain = (bytes: Uint8Array) => JSON.parse(JSON.stringify(decodeValue(typeOfBlock(SCHEMA), bytes)));
const config = (fields: Fields) => encodeValue(typeOfBlock(SCHEMA), { filter: [], ...fields });

test('only unset computed attributes are answered; attributes without an answer are null', () => {
  const answers = { id: 'x', name: 'no', owner: 'no', filter: [], unheard: 1 };
  expect(plain(withAnswers(SCHEMA, config({ name: 'set' }), () => answers))).toEqual({
    id: 'x',
    names: null,
    name: 'set',
    owner: null,
    filter: [],
  });
});

test('an answer can depend on the configuration including its blocks', () => {
  const given = config({ owner: [1], filter: [{ values: ['a', 'b'] }] });
  const state = withAnswers(SCHEMA, given, ({ owner, filter }) => ({ names: [owner!, filter!] }));
  expect(plain(state).names).toEqual([[1], [{ values: ['a', 'b'] }]]);
});

test('a typed null counts as unset', () => {
  const none = [encodeType('string'), null];
  const given = encode({ id: null, names: null, name: none, owner: none, filter: [] });
  expect(plain(withAnswers(SCHEMA, given, () => ({ name: 'answered' }))).name).toBe('answered');
});

test('members of Object.prototype are no answers', () => {
  const schema = block({ constructor: computed(), toString: computed() });
  const given = encodeValue(typeOfBlock(schema), {});
  expect(withAnswers(schema, given, () => ({}))).toEqual(given);
});

test('an imported resource has only a known id, or none', () => {
  expect(plain(importedState(SCHEMA, 'i-1'))).toEqual({ id: 'i-1', names: null, name: null, owner: null, filter: [] });
  const odd = block({ id: computed('number') }, { a: nested('map', block({ x: optional() })) });
  expect(JSON.parse(JSON.stringify(decodeValue(typeOfBlock(odd), importedState(odd, '1'))))).toEqual({
    id: null,
    a: {},
  });
});
