/** Whatever functions and operators are given, they give a value, or say that Terraform would refuse it. */
import fc from 'fast-check';
import { EVALUATED_ITEMS_MAX, EVALUATED_TEXT_MAX } from '../../../src/planning/limits.js';
import { operate } from '../../../src/planning/static/evaluate.js';
import { COLLECTION_FUNCTIONS } from '../../../src/planning/static/functions/collections.js';
import { callFunction, NETWORK_FUNCTIONS, YAML_FUNCTIONS } from '../../../src/planning/static/functions/table.js';
import { TEXT_FUNCTIONS } from '../../../src/planning/static/functions/texts.js';
import { Lazy, setOf, toJson, UNKNOWN, Unevaluable, type Value } from '../../../src/planning/static/value.js';

const TABLES = [COLLECTION_FUNCTIONS, NETWORK_FUNCTIONS, TEXT_FUNCTIONS, YAML_FUNCTIONS];
const FUNCTIONS = TABLES.flatMap((table) => Object.keys(table));
const OPERATORS = ['+', '-', '*', '/', '%', '<', '>', '<=', '>=', '==', '!=', '&&', '||', '!'];

const text = fc.oneof(
  fc.constantFrom(
    '',
    '10.0.0.0/8',
    'fe80::/10',
    '1',
    '-1e400',
    '0x',
    'true',
    '%s %d %05.2f',
    '%',
    '/a*/',
    '/[/',
    '[1,{"a":2}]',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const number = fc.oneof(
  fc.integer({ min: -3, max: 40 }),
  fc.double(),
  fc.constantFrom(0, -0, 1e16, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, Number.NaN, 1e308, 5e-324),
);
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.constantFrom<Value>(null, true, false, UNKNOWN, new Lazy(() => UNKNOWN)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => setOf(items)),
    fc.array(fc.tuple(text, tie('value')), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
}));

const isSane = (result: Value): boolean => {
  expect(() => JSON.stringify(toJson(result))).not.toThrow();
  if (typeof result === 'string') return result.length <= EVALUATED_TEXT_MAX;
  return !Array.isArray(result) || result.length <= EVALUATED_ITEMS_MAX;
};

function holds(compute: () => Value): boolean {
  try {
    return isSane(compute());
  } catch (error) {
    if (error instanceof Unevaluable) return true;
    throw error;
  }
}

test.each(FUNCTIONS)('%s', (name) => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), (given) => holds(() => callFunction(name, given))),
    { numRuns: 200 },
  );
});

test.each(OPERATORS)('%s', (operator) => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 2 }), (given) => holds(() => operate(operator, given))),
    { numRuns: 200 },
  );
});

test('a repeating pattern is matched on short texts only, because it may take quadratic time', () => {
  const replaced = (length: number, pattern: string) => callFunction('replace', ['a'.repeat(length), pattern, '']);
  expect(replaced(100, '/a*b/')).toBe('a'.repeat(100));
  expect(replaced(101, '/a*b/')).toBe(UNKNOWN);
  expect(replaced(2000, '/b/')).toBe('a'.repeat(2000));
});

test.each([
  [-9, 2, 'he'],
  [-2, -1, 'lo'],
  [0, 0, ''],
  [4, 9, 'o'],
  [9, 1, ''],
])('substr from %d, %d long: from before the start means from the start', (from, length, expected) => {
  expect(callFunction('substr', ['hello', from, length])).toBe(expected);
});

const refusesYaml = (written: string) => {
  try {
    return callFunction('yamldecode', [written]);
  } catch (error) {
    if (error instanceof Unevaluable) return 'refused';
    throw error;
  }
};

test.each<[string, unknown]>([
  ['a: 1\nb: [x, true, null]\n', { a: 1, b: ['x', true, null] }],
  ['- a\n- {b: c}\n', ['a', { b: 'c' }]],
  ['base: &b {x: 1}\nown:\n  <<: *b\n  y: 2\n', { base: { x: 1 }, own: { x: 1, y: 2 } }],
  ['yes', 'yes'],
  ['', null],
  ['a: [', 'refused'],
  [`${'['.repeat(50_000)}`, 'refused'],
  [
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[i]}`)}]`).join('\n')}`,
    undefined,
  ],
  [`a: "${'x'.repeat(EVALUATED_TEXT_MAX)}"`, undefined],
])('yamldecode %#', (written, expected) => {
  const value = refusesYaml(written);
  expect(value === 'refused' ? value : toJson(value)).toEqual(expected);
});
