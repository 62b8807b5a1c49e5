import { encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { plannedState } from '../../../src/terraform/mock-provider/plan.js';
import {
  type BlockSchema,
  type CtyType,
  typeOfBlock,
  UNKNOWN,
  type Value,
} from '../../../src/terraform/mock-provider/schema.js';
import { decodeValue, encodeType, encodeValue } from '../../../src/terraform/mock-provider/values.js';
import { block, computed, either, nested, optional } from './schemas.js';

const plain = (value: Value): unknown =>
  JSON.parse(JSON.stringify(value, (_, member) => (member === UNKNOWN ? '?' : member)));

/** Encodes as Terraform does, plans, and decodes. */
const planned = (schema: BlockSchema, value: Value): unknown => {
  const type = typeOfBlock(schema);
  return plain(decodeValue(type, plannedState(schema, encodeValue(type, value))));
};

test('nulls of computed attributes become unknown, and everything else stays', () => {
  const schema = block({ a: computed(), b: either(), c: either('string'), d: optional(), e: either() });
  expect(planned(schema, { a: null, b: 'set', c: null, d: null, e: UNKNOWN })).toEqual({
    a: '?',
    b: 'set',
    c: '?',
    d: null,
    e: '?',
  });
});

test('a typed null becomes unknown without a type, because a tuple type would fix the length', () => {
  const schema = block({ a: either(), b: optional() });
  const none = [encodeType(['tuple', []]), null];
  const state = plannedState(schema, encode({ a: none, b: none }));
  expect(Buffer.from(state).toString('hex')).toBe(
    Buffer.concat([Uint8Array.of(0x82), encode('a'), Uint8Array.of(0xd4, 0, 0), encode('b'), encode(none)]).toString(
      'hex',
    ),
  );
});

test('a list with two items is not a typed null', () => {
  const schema = block({ a: either(['list', 'string']), b: either(['tuple', ['dynamic', 'string']]) });
  expect(planned(schema, { a: ['x', null], b: ['x', null] })).toEqual({ a: ['x', null], b: ['x', null] });
});

test('write-only attributes are planned as null, in blocks too', () => {
  const secret = optional('string', { writeOnly: true });
  const schema = block({ a: secret }, { b: nested('list', block({ a: secret, b: optional() })) });
  expect(planned(schema, { a: 'x', b: [{ a: 'x', b: 1 }] })).toEqual({ a: null, b: [{ a: null, b: 1 }] });
});

test('write-only attributes are null in an otherwise unknown block', () => {
  const made = block({ a: optional(), secret_wo: optional('string', { writeOnly: true }) });
  expect(planned(block({}, { x: nested('single', made, true) }), { x: null })).toEqual({
    x: { a: '?', secret_wo: null },
  });
});

test('sameTypeAs plans null for null, and otherwise an unknown value of the type', () => {
  const schema = block({ input: optional(), output: computed('dynamic', { sameTypeAs: 'input' }) });
  const after = (input: unknown) => plannedState(schema, encode({ input, output: null }));
  expect(after(null)).toEqual(encode({ input: null, output: null }));
  const none = [encodeType('string'), null];
  expect(after(none)).toEqual(encode({ input: none, output: none }));
  const given = [encodeType(['list', 'string']), ['a']];
  const bytes = after(given);
  expect(Buffer.from(bytes).includes(Buffer.concat([encode('output'), Uint8Array.of(0x92), encode(given[0])]))).toBe(
    true,
  );
  expect(bytes.subarray(-3)).toEqual(Uint8Array.of(0xd4, 0, 0));
});

const inner = block({ a: either(), b: computed('string'), c: optional() });
const typed = block({ a: either('number'), b: optional('string') });

test.each(['single', 'group', 'list', 'map'] as const)('computed attributes in a block of nesting %s', (nesting) => {
  const of = (value: Value): Value => (nesting === 'list' ? [value] : nesting === 'map' ? { k: value } : value);
  const schema = block({}, { x: nested(nesting, inner), y: nested(nesting, typed) });
  expect(planned(schema, { x: of({ a: null, b: null, c: null }), y: of({ a: null, b: 'b' }) })).toEqual({
    x: of({ a: '?', b: '?', c: null }),
    y: of({ a: '?', b: 'b' }),
  });
});

test('nested blocks are planned at any depth', () => {
  const deep = block({}, { list: nested('list', inner), one: nested('single', inner), typed: nested('set', typed) });
  const schema = block({}, { x: nested('list', deep) });
  const value = { list: [{ a: 1, b: null, c: null }], one: { a: null, b: 'x', c: 'y' }, typed: [{ a: null, b: null }] };
  expect(planned(schema, { x: [value, { list: [], one: null, typed: [] }] })).toEqual({
    x: [
      { list: [{ a: 1, b: '?', c: null }], one: { a: '?', b: 'x', c: 'y' }, typed: [{ a: '?', b: null }] },
      { list: [], one: null, typed: [] },
    ],
  });
});

test('a block that only the provider adds is entirely unknown, at any depth', () => {
  const endpoint = block(
    { port: computed('number'), secret_wo: optional('string', { writeOnly: true }) },
    {
      address: nested('list', inner, true),
      typed: nested('list', typed, true),
      one: nested('single', typed),
      tags: nested('map', inner),
      none: nested('list', inner),
    },
  );
  const schema = block({}, { x: nested('list', endpoint, true), y: nested('single', typed, true) });
  const unknown = { a: '?', b: '?', c: '?' };
  const all = {
    address: [unknown],
    typed: [{ a: '?', b: '?' }],
    one: { a: '?', b: '?' },
    tags: {},
    none: [],
    port: '?',
    secret_wo: null,
  };
  expect(planned(schema, { x: [], y: null })).toEqual({ x: [all], y: { a: '?', b: '?' } });
  const written = { port: 1, secret_wo: null, address: [], typed: [], one: null, tags: {}, none: [] };
  expect(planned(schema, { x: [written], y: null })).toEqual({
    x: [{ ...written, address: [unknown], typed: [{ a: '?', b: '?' }] }],
    y: { a: '?', b: '?' },
  });
});

test.each(['list', 'map', 'set', 'single'] as const)(
  'an unknown number of blocks of nesting %s stays unknown',
  (nesting) => {
    const schema = block(
      {},
      { x: nested(nesting, nesting === 'set' ? typed : inner, true), y: nested(nesting, typed, true) },
    );
    expect(planned(schema, { x: UNKNOWN, y: UNKNOWN })).toEqual({ x: '?', y: '?' });
  },
);

test('a resource to be destroyed stays null', () => {
  expect(plannedState(block({ a: computed() }), encode(null))).toEqual(encode(null));
});

// ---- properties ----------------------------------------------------------------------------------------------------

const types = fc.constantFrom<CtyType>('dynamic', 'string', ['list', 'string']);
const attribute = fc.record({ type: types, optional: fc.constant(true), computed: fc.boolean() });
const attributes = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'constructor'), attribute);
const schemas = fc.letrec<{ block: BlockSchema }>((tie) => ({
  block: fc
    .tuple(
      attributes,
      fc.dictionary(
        fc.constantFrom('x', 'y'),
        fc.record({
          nesting: fc.constantFrom('single', 'group', 'list', 'map'),
          block: fc.oneof(
            { maxDepth: 2 },
            attributes.map((inner) => block(inner)),
            tie('block'),
          ),
          unknownWhenAbsent: fc.boolean(),
        }),
      ),
    )
    .map(([inner, blocks]) => block(inner, blocks)),
})).block;

const valueFor = (type: CtyType): fc.Arbitrary<Value> =>
  fc.option(
    type === 'string'
      ? fc.string()
      : type === 'dynamic'
        ? fc.oneof(fc.string(), fc.integer(), fc.constant(UNKNOWN), fc.array(fc.string()))
        : fc.array(fc.string()),
  );

function blockValue({ attributes, blocks }: BlockSchema): fc.Arbitrary<Value> {
  const members: Record<string, fc.Arbitrary<Value>> = {};
  for (const [name, { type }] of attributes) members[name] = valueFor(type);
  for (const [name, { nesting, block }] of blocks) {
    const inner = blockValue(block);
    members[name] =
      nesting === 'list'
        ? fc.array(inner, { maxLength: 2 })
        : nesting === 'map'
          ? fc.dictionary(fc.constantFrom('k', 'l'), inner)
          : nesting === 'single'
            ? fc.option(inner)
            : inner;
  }
  return fc.record(members, { noNullPrototype: false });
}

const cases = schemas.chain((schema) => fc.tuple(fc.constant(schema), blockValue(schema)));

/** Every member that was known is there as it was; what was null is null or unknown, an empty list may have one item. */
function expectKept(before: Value, after: Value): void {
  if (before === null) return;
  if (Array.isArray(before)) {
    expect(after).toHaveLength(before.length === 0 ? (after as Value[]).length : before.length);
    for (const [i, item] of before.entries()) expectKept(item, (after as Value[])[i]!);
  } else if (typeof before === 'object') {
    expect(Object.keys(after as object).sort()).toEqual(Object.keys(before).sort());
    for (const [name, member] of Object.entries(before)) expectKept(member, (after as Record<string, Value>)[name]!);
  } else expect(after).toBe(before);
}

test('known values are kept, and planning is idempotent', () => {
  fc.assert(
    fc.property(cases, ([schema, value]) => {
      const type = typeOfBlock(schema);
      const before = encodeValue(type, value);
      const after = plannedState(schema, before);
      expectKept(decodeValue(type, before), decodeValue(type, after));
      expect(plannedState(schema, after)).toEqual(after);
    }),
    { numRuns: 100 },
  );
});

test('arbitrary bytes are planned or rejected', () => {
  fc.assert(
    fc.property(cases, fc.nat(), fc.nat(255), ([schema, value], at, by) => {
      const bytes = encodeValue(typeOfBlock(schema), value);
      bytes[at % bytes.length] = by;
      try {
        plannedState(schema, bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 300 },
  );
});
