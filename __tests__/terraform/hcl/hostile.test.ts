import { parseHclJson } from '../../../src/terraform/hcl/json/parse.js';
import type { Body, Expression, HclFile } from '../../../src/terraform/hcl/model.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { Scanner } from '../../../src/terraform/hcl/scanner.js';
import { attributesIn, childrenOf, traversalsIn } from '../../../src/terraform/hcl/walk.js';
import { HCL_DEPTH, HCL_FAULTS_MAX } from '../../../src/terraform/limits.js';
import { HOSTILE, HOSTILE_JSON } from './hostile.js';

const SIZE = 200_000;
const LARGE = 5_000_000;

const heightOf = (expression: Expression): number =>
  1 + childrenOf(expression).reduce((height, child) => Math.max(height, heightOf(child)), 0);
const depthOf = (body: Body): number =>
  Math.max(
    0,
    ...body.attributes.slice(0, 1000).map(({ value }) => heightOf(value)),
    ...body.blocks.slice(0, 1000).map((block) => 1 + depthOf(block.body)),
  );

/** Tokens read: the parser and the recovery walk forward, so each is read a few times at most. */
let tokens = 0;
const { advance } = Scanner.prototype;
beforeEach(() => {
  tokens = 0;
  Scanner.prototype.advance = function (this: Scanner) {
    tokens++;
    advance.call(this);
  };
});
afterEach(() => {
  Scanner.prototype.advance = advance;
});

function check(file: HclFile, size: number): void {
  expect(tokens).toBeLessThan(3 * size);
  expect(file.faults.length).toBeLessThanOrEqual(HCL_FAULTS_MAX);
  // Two nodes a level: steps and signs stand around what they are taken from.
  expect(depthOf(file.body)).toBeLessThanOrEqual(2 * HCL_DEPTH + 2);
  for (const { attribute } of attributesIn(file.body).slice(0, 1000)) traversalsIn(attribute.value);
}

test.each(HOSTILE)('$name', ({ text }) => {
  check(parseHcl(text(SIZE), 'a.tf'), SIZE);
});

test.each(HOSTILE_JSON)('JSON: $name', ({ text }) => {
  check(parseHclJson(text(SIZE), 'a.tf.json'), SIZE);
});

/** Where going back for each fault would take minutes. */
test.each(['heredocs without an end', 'brackets that are not closed', 'deeper and deeper'])('1 MB: %s', (name) => {
  const text = (HOSTILE.find((one) => one.name === name) as (typeof HOSTILE)[number]).text(LARGE / 5);
  check(parseHcl(text, 'a.tf'), LARGE / 5);
});

test.each(['opening braces', 'sequences in strings', 'one heredoc', 'a closed heredoc'])('5 MB: %s', (name) => {
  const text = (HOSTILE.find((one) => one.name === name) as (typeof HOSTILE)[number]).text(LARGE);
  check(parseHcl(text, 'a.tf'), LARGE);
});

test('items after 100,000 brackets are read', () => {
  const file = parseHcl(`a = ${'['.repeat(100_000)}${']'.repeat(100_000)}\nb = 1\n`, 'a.tf');
  expect(file.faults).toHaveLength(1);
  expect(file.body.attributes.map(({ name, value }) => [name, value.kind])).toEqual([
    ['a', 'unreadable'],
    ['b', 'literal'],
  ]);
});

test('the maximum depth fits in a small stack', () => {
  const levels = HCL_DEPTH - 1;
  const file = parseHcl(`a = ${'["${{a = f('.repeat(levels / 4)}b${')}}"]'.repeat(levels / 4)}\n`, 'a.tf');
  expect(file.faults).toEqual([]);
  expect(traversalsIn(file.body.attributes[0]!.value).map(({ root }) => root)).toEqual(['b']);
});

test('the length of a traversal is limited like the depth of values', () => {
  const faultsIn = (steps: number) => parseHcl(`a = local.o${'.a'.repeat(steps)}\n`, 'main.tf').faults.length;
  expect([faultsIn(HCL_DEPTH - 1), faultsIn(HCL_DEPTH + 2)]).toEqual([0, 1]);
});
