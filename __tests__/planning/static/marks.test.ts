/** What unknown values come from: sets are shared, and what is looked at is counted. */

import { ANYWHERE, Unknown, unknownFrom } from '../../../src/planning/static/value.js';
import { REFERENCES_MAX } from '../../../src/terraform/limits.js';
import * as messages from '../../../src/terraform/plan/messages.js';
import { staticOf } from './read.js';

const marked = (count: number, from = 0): Unknown =>
  new Unknown(new Set(Array.from({ length: count }, (_, n) => `aws_subnet.s[${from + n}]`)));

test('a value made of one unknown shares its origins without a copy', () => {
  const budget = { left: 100 };
  const all = marked(20_000);
  const joined = unknownFrom(['x', all, ['y', all]], budget);
  expect(joined.marks).toBe(all.marks);
  expect(budget.left).toBeGreaterThan(80);
});

test('a value made of two shares the larger set of origins if it includes the other', () => {
  const [all, some, others] = [marked(20), marked(5), marked(5, 100)];
  expect(unknownFrom([some, all], { left: 100 }).marks).toBe(all.marks);
  expect(unknownFrom([others, all], { left: 100 }).marks.size).toBe(25);
});

test('beyond the budget a value comes from anywhere', () => {
  const budget = { left: 25_000 };
  const one = unknownFrom([marked(10_000), marked(10_000, 20_000)], budget);
  expect(one.marks.size).toBe(20_000);
  expect([...unknownFrom([marked(10_000), marked(10_000, 20_000)], budget).marks]).toEqual([ANYWHERE]);
});

test('the references through one large local are limited with a warning', async () => {
  const names = Array.from({ length: 450 }, (_, n) => n);
  const { references, warnings } = await staticOf(`
    locals {
      ids = [${names.map((n) => `aws_s3_bucket.b${n}.id`).join(', ')}]
    }
    ${names.map((n) => `resource "aws_s3_bucket" "b${n}" {}\nresource "aws_x" "x${n}" {\n  p = local.ids\n}\n`).join('')}`);
  expect(references).toHaveLength(REFERENCES_MAX);
  expect(warnings).toEqual([messages.referencesTooMany(REFERENCES_MAX)]);
});

test('the values of all resources together are limited with a warning', async () => {
  const { resources, warnings } = await staticOf(`
    locals {
      many = [for i in range(1000) : [for j in range(9) : j]]
    }
    resource "aws_x" "x" {
      count = 300
      p     = local.many
    }`);
  expect(JSON.stringify(resources).length).toBeLessThan(5_000_000);
  expect(warnings.join('\n')).toContain('the code is too complex to evaluate');
});
