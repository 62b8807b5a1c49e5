import { CONDITIONS_MAX } from '../../../src/terraform/limits.js';
import { newest, parseConstraint, upperLimitOf } from '../../../src/terraform/modules/registry.js';

const VERSIONS = [
  '0.9.0',
  '1.0.0',
  '1.2.0',
  '1.2.5',
  '1.10.0',
  '2.0.0-beta.2',
  '2.0.0-beta.11',
  '2.0.0',
  '3.0.0-rc1',
  'x',
];
const chosen = (constraint: string) => newest(VERSIONS, parseConstraint(constraint)!)?.text ?? null;

test.each([
  ['', '2.0.0'],
  ['1.2.0', '1.2.0'],
  ['= 1.2', '1.2.0'],
  ['v1.2.0', '1.2.0'],
  ['!= 2.0.0', '1.10.0'],
  ['> 1.2.0, < 2.0.0', '1.10.0'],
  ['>= 1.0, <= 1.2.5', '1.2.5'],
  ['~> 1.2', '1.10.0'],
  ['~> 1.2.0', '1.2.5'],
  ['~> 1', '2.0.0'],
  ['>=1.0.0,<1.2.0', '1.0.0'],
  ['3.0.0-rc1', '3.0.0-rc1'],
  ['>= 3.0.0-rc1', null],
  ['~> 9.0', null],
])('%j chooses %j', (constraint, version) => expect(chosen(constraint)).toBe(version));

test('prereleases are ordered by their numbers', () => {
  expect(newest(['2.0.0-beta.2', '2.0.0-beta.11'], parseConstraint('2.0.0-beta.11')!)?.text).toBe('2.0.0-beta.11');
});

test.each(['latest', '1.x', '>> 1', '1.2.3 4', '1,,2', '=', `1.${'0.'.repeat(20)}0`, '1'.repeat(2_000)])(
  '%.20j is no constraint',
  (text) => expect(parseConstraint(text)).toBeNull(),
);

test('a constraint with too many conditions is rejected', () => {
  expect(parseConstraint(Array(CONDITIONS_MAX).fill('> 1').join(','))).not.toBeNull();
  expect(
    parseConstraint(
      Array(CONDITIONS_MAX + 1)
        .fill('> 1')
        .join(','),
    ),
  ).toBeNull();
});

test.each([
  ['', null],
  ['>= 4.0', null],
  ['!= 4.1.0', null],
  ['~> 4', null],
  ['~> 4.1', '5.0.0'],
  ['~> 4.1.2', '4.2.0'],
  ['4.7.0', '4.7.1'],
  ['>= 3.0, < 4.0, <= 5.0', '4.0.0'],
  ['all', null],
])('versions that meet %p stay below %p', (constraint, limit) => {
  expect(upperLimitOf(constraint)).toBe(limit);
});
