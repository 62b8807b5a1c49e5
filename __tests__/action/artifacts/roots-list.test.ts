import { Ajv } from 'ajv';
import { ROOTS_SCHEMA, rootsFile } from '../../../src/action/artifacts/roots-list.js';
import { MANIFEST_ROOTS_MAX } from '../../../src/action/limits.js';
import { rootsOmitted } from '../../../src/action/messages.js';

const isValid = new Ajv().compile(ROOTS_SCHEMA);

test.each([
  ['a path that is too long', ['a', 'b'.repeat(4097)], 1],
  ['too many paths', Array.from({ length: MANIFEST_ROOTS_MAX + 2 }, (_, i) => `r${i}`), 2],
])('%s: the others are listed, and the report says that some are not', (_, drawn, omitted) => {
  const file = rootsFile({ drawn, deleted: ['c'] });
  expect(isValid(file)).toBe(true);
  expect(file.drawn).toEqual(drawn.filter((path) => path.length < 4097).slice(0, MANIFEST_ROOTS_MAX));
  expect([file.deleted, file.unknown]).toEqual([['c'], rootsOmitted(omitted)]);
});

test('a list that fits is complete, and a reason stays', () => {
  expect(rootsFile({ drawn: ['a'], deleted: [] })).toEqual({ groundplan: 1, drawn: ['a'], deleted: [] });
  expect(rootsFile({ drawn: [], deleted: [], unknown: 'no history' }).unknown).toBe('no history');
});

test('readers that fit are listed, and others are left out', () => {
  const fits = { of: 'network', name: 'vpc_id', resource: 'aws_vpc.main', at: 'shop/main.tf:7', isLikely: true };
  const tooLong = { of: 'network', name: 'o'.repeat(4097) };
  const readers = [
    { path: 'shop', reads: [fits, tooLong] },
    { path: 'p'.repeat(4097), reads: [] },
  ];
  const file = rootsFile({ drawn: ['network'], deleted: [], readers });
  expect(isValid(file)).toBe(true);
  expect(file.readers).toEqual([{ path: 'shop', reads: [fits] }]);
  expect(isValid({ ...file, readers: [{ path: 'shop', reads: [{ ...fits, script: '' }] }] })).toBe(false);
});
