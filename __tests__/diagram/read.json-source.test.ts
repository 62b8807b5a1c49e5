/** Several plans or states in one file: one picture, in which each is a part. */

import { plansTooMany, severalPlans } from '../../src/diagram/messages.js';
import { readGraph } from '../../src/diagram/read.js';
import { PLANS_MAX } from '../../src/limits.js';
import { CONFIGURATION_MISSING, NO_RESOURCE_CHANGES } from '../../src/terraform/plan/messages.js';

const resource = (name: string, values: object) => ({
  ...{ address: `aws_sqs_queue.${name}`, mode: 'managed', type: 'aws_sqs_queue', name },
  ...{ provider_name: 'registry.terraform.io/hashicorp/aws', values },
});

const plan = (name: string, region = 'eu-west-1') => ({
  format_version: '1.2',
  variables: { region: { value: region } },
  resource_changes: [
    {
      ...resource(name, {}),
      change: { actions: ['create'], before: null, after: { name: `${name}s` }, after_unknown: {} },
    },
  ],
  configuration: {
    provider_config: { aws: { name: 'aws', expressions: { region: { references: ['var.region'] } } } },
    root_module: {
      resources: [{ ...resource(name, {}), provider_config_key: 'aws', expressions: {} }],
      variables: { region: {} },
    },
  },
});

const shownState = (name: string) => ({
  format_version: '1.0',
  values: { root_module: { resources: [resource(name, { name: `${name}s` })] } },
});

const stateFile = (name: string, module?: string) => ({
  ...{ version: 4, terraform_version: '1.11.4', serial: 1, lineage: 'z' },
  resources: [
    {
      ...{ mode: 'managed', type: 'aws_sqs_queue', name, module },
      provider: 'provider["registry.terraform.io/hashicorp/aws"]',
      instances: [{ attributes: { name: `${name}s` } }],
    },
  ],
});

const read = (text: string, kind: 'any' | 'plan' = 'any') =>
  readGraph({ kind, file: { name: 'plans.json', bytes: Buffer.from(text) }, dot: null });
const drawn = async (text: string) => {
  const { graph, warnings } = await read(text);
  const addresses = [...graph.nodes.keys()].filter((address) => address.includes('aws_sqs_queue'));
  return { addresses, warnings };
};
const lines = (...values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');
const TWO = ['module.plan-1.aws_sqs_queue.order', 'module.plan-2.aws_sqs_queue.mail'];

test.each([
  ['one a line', lines(plan('order'), plan('mail'))],
  ['one behind the other', `${JSON.stringify(plan('order'), null, 2)}${JSON.stringify(plan('mail'), null, 2)}`],
  ['a list of them', JSON.stringify([plan('order'), plan('mail')])],
  ['lines of a log between them', `+ show\n${lines(plan('order'))}\n+ show\n${lines(plan('mail'))}\n`],
  ['lines of a log in JSON', lines({ level: 'info' }, plan('order'), { level: 'info' }, plan('mail'))],
  ['what was shown of states', lines(shownState('order'), shownState('mail'))],
  ['state files', lines(stateFile('order'), stateFile('mail'))],
  ['a plan and a state', lines(plan('order'), shownState('mail'))],
  ['one of nothing', lines({ format_version: '1.0' }, plan('order'), plan('mail'))],
])('%s', async (_, text) => {
  const { addresses, warnings } = await drawn(text);
  expect(addresses.map((address) => address.replace(/\d/, '#'))).toEqual(
    TWO.map((address) => address.replace(/\d/, '#')),
  );
  expect(warnings).toEqual([]);
});

test('keeps modules of a state file in their part', async () => {
  const { addresses } = await drawn(lines(stateFile('order', 'module.a["x"]'), stateFile('mail')));
  expect(addresses).toEqual(['module.plan-1.module.a["x"].aws_sqs_queue.order', TWO[1]]);
});

test('names a part by its unit', async () => {
  const { addresses } = await drawn(
    `10:00:00 STDOUT [live/shop] tofu: ${lines(plan('order'))}\n10:00:00 STDOUT [live/mail] tofu: ${lines(plan('mail'))}\n`,
  );
  expect(addresses).toEqual(['module.live-mail.aws_sqs_queue.mail', 'module.live-shop.aws_sqs_queue.order']);
});

test('places each part in the region of its provider', async () => {
  const { graph } = await read(lines(plan('order', 'eu-west-1'), plan('mail', 'us-east-1')));
  const parents = TWO.map((address) => graph.nodes.get(address)?.parent);
  expect(parents).toEqual([expect.stringContaining('eu-west-1'), expect.stringContaining('us-east-1')]);
});

test('reads the only plan among the JSON lines of a log', async () => {
  expect((await drawn(lines({ level: 'info' }, plan('order'), { level: 'info' }))).addresses).toEqual([
    'aws_sqs_queue.order',
  ]);
  expect((await drawn(JSON.stringify([plan('order')]))).addresses).toEqual(['aws_sqs_queue.order']);
});

test('rejects several objects without a plan', async () => {
  await expect(read(lines({ level: 'info' }, { level: 'info' }))).rejects.toThrow('plans.json:2:1: not JSON');
  await expect(read(`${lines(plan('order'))}\n{"resource_changes": [`)).rejects.toThrow('not JSON');
});

test('rejects several plans with --planfile', async () => {
  await expect(read(lines(plan('order'), plan('mail')), 'plan')).rejects.toThrow(severalPlans('plans.json', 2));
});

test('warns about plans without configuration', async () => {
  const { configuration: _, ...bare } = plan('order');
  expect((await drawn(lines(bare, bare))).warnings).toEqual([CONFIGURATION_MISSING]);
  const { resource_changes: __, ...still } = { ...plan('order'), prior_state: { values: shownState('order').values } };
  expect((await drawn(lines(still, still))).warnings).toEqual([NO_RESOURCE_CHANGES]);
});

test('reads a limited number of plans', async () => {
  const { warnings } = await read(lines(...Array.from({ length: PLANS_MAX + 1 }, () => plan('order'))));
  expect(warnings).toContain(plansTooMany('plans.json', PLANS_MAX + 1, PLANS_MAX));
});
