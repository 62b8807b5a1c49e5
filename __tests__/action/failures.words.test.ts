import { withInputNames } from '../../src/action/failures.js';
import { INPUTS } from '../../src/action/inputs/table.js';
import { overviewDrawn } from '../../src/diagram/messages.js';
import * as messages from '../../src/planning/messages.js';
import { DOT_MISSING_REMEDY } from '../../src/platform/messages.js';
import * as planMessages from '../../src/terraform/messages.js';

test.each([
  [messages.offlineFailedRemedy(false), 'Correct the code, or draw it without planning: planner: static.'],
  [messages.placeholders(['a', 'b', 'c', 'd'], false), '4 placeholders: a; b; c; and 1 more'],
  [
    overviewDrawn({ shapes: 500, lines: 1 }, { found: 1, drawn: 1 }, true),
    /Everything: overview: false; services only: simplified: true\.$/,
  ],
  [DOT_MISSING_REMEDY, /Or omit layout: dot: /],
  ['--planners and --planner-x stay', '--planners and --planner-x stay'],
  ['--sources and --source-x stay', '--sources and --source-x stay'],
  [planMessages.diagnosticsNotShown(2), '  and 2 more messages'],
  [messages.UNIT_REMEDY, 'Run terragrunt plan in that unit. Or use planner: static.'],
  ['see --debug in main.tf for more.', 'see --debug in main.tf for more.'],
  ['nothing --rm -rf', 'nothing --rm -rf'],
])('%s', (text, expected) => {
  expect(withInputNames(text)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test('messages name existing inputs with their values', () => {
  const names = INPUTS.map(({ name }) => name as string);
  const translated = withInputNames('--no-overview, --no-modules, --simplified, --source, --planner');
  expect(translated).toBe('overview: false, modules: none, simplified: true, path, planner');
  for (const word of translated.matchAll(/(?<=^|, )[a-z]+/g)) expect(names).toContain(word[0]);
});
