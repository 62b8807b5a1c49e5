import * as fc from 'fast-check';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { filesBelow } from '../../support/files.js';
import { casesMet } from '../../support/long.js';
import { ACCEPTED } from './awkward.js';
import { configuration } from './generate.js';
import { outlineOf } from './outline.js';
import { type TreeSitter, treeSitter } from './tree-sitter.js';

let other: TreeSitter;
beforeAll(async () => {
  other = await treeSitter();
});

const files = filesBelow('fixtures', '.tf');

test('there are files to compare', () => {
  expect(files.length).toBeGreaterThan(10);
});

test.each(files)(
  '$path: the same blocks, attributes and traversals as in the independent grammar',
  ({ path, text }) => {
    const file = parseHcl(text, path);
    expect(file.faults).toEqual([]);
    expect(outlineOf(file)).toEqual(other(text));
  },
);

/** Where Terraform was asked (terraform.test.ts), and agrees with groundplan. */
const GRAMMAR_IS_WRONG = new Map([
  ['dollars', 'takes $$${ for a dollar and a sequence'],
  ['numbers', 'has exponents behind a fraction only'],
]);

test.each(ACCEPTED.filter(({ name }) => !GRAMMAR_IS_WRONG.has(name)))('$name', ({ text }) => {
  const file = parseHcl(text, 'a.tf');
  expect(file.faults).toEqual([]);
  expect(outlineOf(file)).toEqual(other(text));
});

test('agrees with tree-sitter on generated configurations', () => {
  let compared = 0;
  fc.assert(
    fc.property(configuration, (text) => {
      const file = parseHcl(text, 'a.tf');
      expect(file.faults).toEqual([]);
      const expected = other(text);
      if (expected === null) return;
      compared++;
      expect(outlineOf(file)).toEqual(expected);
    }),
    { numRuns: 1000, seed: 1 },
  );
  expect(compared).toBeGreaterThan(casesMet(800));
});
