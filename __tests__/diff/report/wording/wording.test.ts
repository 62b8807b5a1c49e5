/** The sentence of changes as pull requests have them, written before it was made. */
import { edited, reportOn } from '../pairs/model.js';
import { ENTRANCES } from './entrances.js';
import type { Wording } from './model.js';
import { QUIET } from './quiet.js';
import { RANGES } from './ranges.js';
import { SETTINGS_AWS } from './settings-aws.js';
import { SETTINGS_OTHERS } from './settings-others.js';

const ALL: readonly (readonly [string, Wording])[] = [
  ...[...SETTINGS_AWS, ...SETTINGS_OTHERS, ...RANGES],
  ...[...ENTRANCES, ...QUIET],
].map((wording) => [wording.name, wording]);

test.each(ALL)('%s', async (_, wording) => {
  expect((await reportOn(wording.code, edited(wording))).sentence).toBe(wording.sentence);
});

test.each(ALL.filter(([, { back }]) => back !== undefined))('taken back: %s', async (_, wording) => {
  expect((await reportOn(edited(wording), wording.code)).sentence).toBe(wording.back);
});

test('a rule that goes marks the arrow that it allowed', async () => {
  const [, wording] = ALL.find(([name]) => name === 'a rule that goes takes the arrow along') as [string, Wording];
  const { edges } = await reportOn(wording.code, edited(wording));
  expect(edges.map(({ change, fromName, toName, label }) => [change, fromName, toName, label])).toEqual([
    ['delete', 'Users', 'Application Load Balancer web', 'HTTPS 443'],
  ]);
});
