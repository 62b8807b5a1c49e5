/** Reports of fixtures/pull-requests against what was expected of them before they were run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  expectationOf,
  expressionOf,
  FOLDER,
  pullRequests,
  reportOf,
  violationsOf,
} from '../../../support/pull-requests.js';

const NONE = { sentence: [], inSentence: [], say: [], not: [] };
const MEMBERS = ['sentence', 'example', 'inSentence', 'say', 'not', 'why', 'wrongOffline'];
const KINDS =
  /^(ami|az-owner|caveat|each|env|fact|fn|g-owner|iam|image|k8s|lambda|lifecycle|lost|part|peering|prevent|proxy|quiet|rds|row|service|sg)(-|$)/;

test.each(pullRequests())('%s expects what a right sentence fulfils', (name) => {
  const expectation = expectationOf(name);
  const { sentence, example, inSentence = [], say = [], not = [] } = expectation;
  expect(name).toMatch(KINDS);
  expect(['before', 'after'].filter((side) => !existsSync(join(FOLDER, name, side, 'main.tf')))).toEqual([]);
  expect(Object.keys(expectation).filter((member) => !MEMBERS.includes(member))).toEqual([]);
  expect([sentence, example].filter((one) => one !== undefined)).toHaveLength(1);
  expect(sentence ?? [...inSentence, ...say].join('')).not.toBe('');
  expect(violationsOf({ inSentence, not }, sentence ?? example ?? '')).toEqual(NONE);
});

test.each(pullRequests())('%s', async (name) => {
  const markdown = await reportOf(name, 'static');
  expect({ ...violationsOf(expectationOf(name), markdown), markdown }).toEqual({ ...NONE, markdown });
});

test('a pattern ignores case where it says so, and nowhere else', () => {
  expect(['(?i)replac', 'a|(?i)B'].map((pattern) => expressionOf(pattern).test('REPLACes'))).toEqual([true, true]);
  expect(expressionOf('replac').test('REPLACES')).toBe(false);
});

test('a wrong report violates what it does not say, and what it must not say', () => {
  const expectation = { sentence: 'A.', inSentence: ['b'], say: ['z'], not: ['^No'] };
  expect(violationsOf(expectation, 'No change.\n\nb\n')).toEqual({
    ...{ sentence: ['A.'], inSentence: ['b'], say: ['z'], not: ['^No'] },
  });
});
