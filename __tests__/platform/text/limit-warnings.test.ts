/** A foreign input decides how many warnings there are, and not how many are printed. */
import { WARNING_LENGTH_MAX, WARNINGS_MAX, WARNINGS_OF_A_KIND } from '../../../src/limits.js';
import { moreLikeThese, moreWarnings } from '../../../src/messages.js';
import { limitWarnings } from '../../../src/platform/text/limit-warnings.js';

const many = (count: number, of: (n: number) => string): string[] => Array.from({ length: count }, (_, n) => of(n));

test('few are listed as they are', () => {
  const warnings = many(WARNINGS_OF_A_KIND, (n) => `groundplan.yml:${n}:1: aws_x.x${n} matches nothing`);
  expect(limitWarnings(warnings)).toEqual(warnings);
});

test('24,000 of a kind are the first ones and a number, beside another kind', () => {
  const listed = limitWarnings([
    ...many(24_000, (n) => `groundplan.yml:${n}:1: aws_x.x${n} matches nothing`),
    'another thing',
  ]);
  expect(listed).toHaveLength(WARNINGS_OF_A_KIND + 2);
  expect(listed.slice(-2)).toEqual([moreLikeThese(24_000 - WARNINGS_OF_A_KIND), 'another thing']);
});

test('names that look like kinds of their own do not pass the limit of all', () => {
  const letters = (n: number): string => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const listed = limitWarnings(many(5000, (n) => `what ${letters(n)} is`));
  expect(listed).toHaveLength(WARNINGS_MAX + 1);
  expect(listed.at(-1)).toBe(moreWarnings(5000 - WARNINGS_MAX));
});

test('one of megabytes is cut', () => {
  expect(limitWarnings(['x'.repeat(2_000_000)])[0]).toHaveLength(WARNING_LENGTH_MAX + 1);
});
