import { EVALUATED_SIZE_MAX, EVALUATED_WORK_MAX, EVALUATION_DEPTH } from '../../../src/planning/limits.js';
import type { Value } from '../../../src/planning/static/value.js';
import { Budget } from '../../../src/planning/static/work.js';

const CHARACTERS = 16;

test('a text costs one unit per sixteen characters', () => {
  const text = 'x'.repeat(CHARACTERS * (EVALUATED_SIZE_MAX - 1));
  expect(new Budget().spendOn([text])).toBe(true);
  expect(new Budget().spendOn([text, 'y'])).toBe(false);
});

test('a shared part counts each time', () => {
  const list: Value = Array.from({ length: EVALUATED_SIZE_MAX / 2 }, (_, n) => n);
  expect([new Budget().spendOn([list]), new Budget().spendOn([list, list])]).toEqual([true, false]);
});

test('the budget decreases until it is spent', () => {
  const budget = new Budget();
  expect([budget.spend(EVALUATED_WORK_MAX - 1), budget.isSpent]).toEqual([true, false]);
  expect([budget.spend(1), budget.isSpent, budget.spendOn(['a'])]).toEqual([false, true, false]);
});

test('the depth of expressions is limited, and is free again after leaving', () => {
  const budget = new Budget();
  for (let depth = 0; depth < EVALUATION_DEPTH; depth++) expect(budget.enter()).toBe(true);
  expect(budget.enter()).toBe(false);
  budget.leave();
  expect(budget.enter()).toBe(true);
});
