import { inInputs } from '../../src/action/failures.js';
import { INPUTS } from '../../src/action/inputs/table.js';
import { overviewDrawn } from '../../src/diagram/messages.js';
import * as messages from '../../src/planning/messages.js';
import { DOT_MISSING_REMEDY } from '../../src/platform/messages.js';

test.each([
  [messages.offlineFailedRemedy(false), 'Correct the code, or draw it without planning: planner: static.'],
  [messages.placeholders(['a', 'b', 'c', 'd'], false), '4 placeholders: a; b; c; and 1 more'],
  [
    overviewDrawn({ shapes: 500, lines: 1 }, { found: 1, drawn: 1 }, true),
    /Everything: overview: false; services only: simplified: true\.$/,
  ],
  [DOT_MISSING_REMEDY, /Or omit layout: dot: /],
  ['--planners and --planner-x stay', '--planners and --planner-x stay'],
  ['nothing --rm -rf', 'nothing --rm -rf'],
])('%s', (text, expected) => {
  expect(inInputs(text)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test('the inputs that it speaks of are there, and take the values', () => {
  const names = INPUTS.map(({ name }) => name as string);
  const said = inInputs('--no-overview, --no-modules, --simplified, --source, --planner');
  expect(said).toBe('overview: false, modules: none, simplified: true, path, planner');
  for (const word of said.matchAll(/(?<=^|, )[a-z]+/g)) expect(names).toContain(word[0]);
});
