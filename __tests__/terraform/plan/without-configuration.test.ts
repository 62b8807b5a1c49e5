/** A plan that has been cut down to its changes: values still join, and one warning says what is missing. */

import { readPlan } from '../../../src/terraform/plan/index.js';
import { CONFIGURATION_MISSING } from '../../../src/terraform/plan/messages.js';
import { created, linesOf, planOf, read } from './plan.js';

const ARN = 'arn:aws:sns:eu-west-1:111122223333:orders';
const changes = [
  created('aws_sns_topic.t', { name: 'orders', arn: ARN }),
  created('aws_sns_topic_subscription.s', { topic_arn: ARN }),
];
const cut = { format_version: '1.2', resource_changes: changes };

test('values still link resources, and a warning names what is missing', () => {
  const inventory = read(cut);
  expect(linesOf(inventory)).toEqual(['aws_sns_topic_subscription.s topic_arn aws_sns_topic.t']);
  expect(inventory.warnings).toEqual([CONFIGURATION_MISSING]);
});

test.each([
  ['no member', {}],
  ['null', { configuration: null }],
  ['no module in it', { configuration: { provider_config: {} } }],
  ['an empty module', { configuration: { root_module: {} } }],
])('a configuration that is missing: %s', (_, more) => {
  expect(read({ ...cut, ...more }).warnings).toEqual([CONFIGURATION_MISSING]);
});

test.each([
  ['with its configuration', planOf(['aws_sns_topic.t', 'aws_sns_topic.u'], { resources: [] })],
  ['of one resource', { ...cut, resource_changes: changes.slice(0, 1) }],
  [
    'that destroys all',
    {
      ...cut,
      resource_changes: changes.map(({ change, ...one }) => ({
        ...one,
        change: { actions: ['delete'], before: change.after, after: null },
      })),
    },
  ],
])('nothing is said of a plan %s', (_, plan) => {
  expect(read(plan).warnings).toEqual([]);
});

test('no warning if the code is available', () => {
  const code = new Map([
    ['aws_sns_topic_subscription.s', [{ to: 'aws_sns_topic.t', path: 'topic_arn', keys: [], keyed: false }]],
  ]);
  const { warnings, references } = readPlan(cut, 'plan.json', null, code);
  expect(warnings).toEqual([]);
  expect(references.map(({ via }) => via)).toEqual(['configuration']);
});
