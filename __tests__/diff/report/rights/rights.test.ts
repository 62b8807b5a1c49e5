/** What a change of rights must say, and what it must not: written before it was run. */
import { reportOn } from '../pairs/model.js';
import { AWS } from './aws.js';
import { AWS_DRAWN } from './aws-drawn.js';
import { AWS_TRUST } from './aws-trust.js';
import { AZURE } from './azure.js';
import { GOOGLE } from './google.js';
import type { RightsPair } from './model.js';
import { OUTSIDERS } from './outsiders.js';

const QUIET = 'No change of the architecture';

const ALL: readonly (readonly [string, RightsPair])[] = [
  ...AWS,
  ...AWS_DRAWN,
  ...AWS_TRUST,
  ...AZURE,
  ...GOOGLE,
  ...OUTSIDERS,
].map((pair) => [pair.name, pair]);

test.each(ALL)('%s', async (_, { before, after, sentence, untouched = [] }) => {
  const report = await reportOn(before, after);
  // What is written otherwise is named as touched, and gives nobody a right.
  const isQuiet = sentence.startsWith(QUIET);
  expect(isQuiet ? report.sentence.slice(0, QUIET.length) : report.sentence).toBe(isQuiet ? QUIET : sentence);
  const isNothing = report.nodes.length + report.edges.length + (report.rights ?? []).length === 0;
  expect(isNothing).toBe(sentence.startsWith('No change'));
  expect(report.nodes.filter(({ address }) => untouched.includes(address))).toEqual([]);
});

test.each(ALL)('the same twice says nothing: %s', async (_, { after }) => {
  const report = await reportOn(after, after);
  expect(report.sentence).toMatch(/^No change of the architecture; /);
  expect(report.rights).toBeUndefined();
});
