/** Terraform plans every way there is to change a resource, and its own last line says how many of each. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planSummary } from '../../../src/graph/counts.js';
import { readPlan } from '../../../src/terraform/plan/index.js';
import { PLAN_IN_PART } from '../../../src/terraform/plan/messages.js';
import { legendOf } from '../../support/legend.js';
import { portion } from '../../support/long.js';
import { summaryIn } from '../../support/plan-line.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';

const { describe, it } = needs('terraform');

const NOTHING = { import: 0, add: 0, change: 0, destroy: 0, forget: 0 };

const ENV = { ...process.env, CHECKPOINT_DISABLE: '1', TF_IN_AUTOMATION: '1', TF_CLI_ARGS: '' };

function terraform(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('terraform', args, { cwd, env: ENV, encoding: 'utf8' });
  if (status !== 0) throw new Error(`terraform ${args[0]}:\n${stdout}${stderr}`);
  return stdout;
}

/** A directory in which this has been built. */
function built(code: string): string {
  const directory = newTemporary('groundplan-changes-');
  writeFileSync(join(directory, 'main.tf'), code);
  terraform(directory, 'init', '-no-color');
  terraform(directory, 'apply', '-auto-approve', '-no-color');
  return directory;
}

/** What Terraform says of the plan, and what is read of it. */
async function planned(directory: string, code: string, ...args: string[]) {
  writeFileSync(join(directory, 'main.tf'), code);
  const said = terraform(directory, 'plan', '-no-color', '-out=plan.out', ...args);
  const plan: object = JSON.parse(terraform(directory, 'show', '-json', 'plan.out'));
  const { resources, warnings } = readPlan(plan, 'plan.json', null);
  const legend = (await legendOf(plan))?.sums ?? NOTHING;
  const all = Object.fromEntries(
    resources.map(({ address, change, changed }) => [address, [change, changed ?? {}] as const]),
  );
  const changes = Object.fromEntries(Object.entries(all).filter(([, [change]]) => change !== 'no-op'));
  return { said: summaryIn(said), summary: planSummary(resources), legend, all, changes, warnings };
}

const data = (name: string, body = '') => `resource "terraform_data" "${name}" {\n${body}\n}\n`;

const FIRST = 'lifecycle {\n create_before_destroy = true\n }';
const BASE = {
  same: data('same'),
  kept: data('kept', 'input = "a"'),
  last: data('last', 'triggers_replace = "a"'),
  first: data('first', `triggers_replace = "a"\n${FIRST}`),
};

/** All that is built, but for some of it, and with something else. */
const withOther = (other: Partial<Record<keyof typeof BASE, string>>, more = ''): string =>
  [...Object.values({ ...BASE, ...other }), more].join('');

const moved = (to: string) => `moved {\n from = terraform_data.kept\n to = terraform_data.${to}\n}\n`;
const imported = (to: string) => `import {\n to = terraform_data.${to}\n id = "x"\n}\n`;
const REPLACED = { reason: 'replace_because_cannot_update', forcedBy: ['triggers_replace'] };
const GONE = { reason: 'delete_because_no_resource_config' };

const CASES: readonly [name: string, code: string, changes: object, summary: object][] = [
  ['nothing', withOther({}), {}, {}],
  ['create', withOther({}, data('new')), { new: ['create', {}] }, { add: 1 }],
  ['update', withOther({ kept: data('kept', 'input = "b"') }), { kept: ['update', {}] }, { change: 1 }],
  ['delete', withOther({ kept: '' }), { kept: ['delete', GONE] }, { destroy: 1 }],
  [
    'destroy, then create',
    withOther({ last: data('last', 'triggers_replace = "b"') }),
    { last: ['replace', REPLACED] },
    { add: 1, destroy: 1 },
  ],
  [
    'create, then destroy',
    withOther({ first: data('first', `triggers_replace = "b"\n${FIRST}`) }),
    { first: ['replace', { ...REPLACED, createsFirst: true }] },
    { add: 1, destroy: 1 },
  ],
  [
    'move',
    withOther({ kept: data('to', 'input = "a"') }, moved('to')),
    { to: ['move', { movedFrom: 'terraform_data.kept' }] },
    {},
  ],
  [
    'move and update',
    withOther({ kept: data('to', 'input = "b"') }, moved('to')),
    { to: ['update', { movedFrom: 'terraform_data.kept' }] },
    { change: 1 },
  ],
  ['import', withOther({}, data('in') + imported('in')), { in: ['import', {}] }, { import: 1 }],
  [
    'import and update',
    withOther({}, data('in', 'input = "b"') + imported('in')),
    { in: ['update', { isImported: true }] },
    { import: 1, change: 1 },
  ],
  [
    'import and replace',
    withOther({}, data('in', 'triggers_replace = "b"') + imported('in')),
    { in: ['replace', { ...REPLACED, isImported: true }] },
    { import: 1, add: 1, destroy: 1 },
  ],
  [
    'forget',
    withOther({ kept: 'removed {\n from = terraform_data.kept\n lifecycle {\n destroy = false\n }\n}\n' }),
    { kept: ['forget', GONE] },
    { forget: 1 },
  ],
  [
    'several at once',
    withOther({ last: data('last', 'triggers_replace = "b"'), kept: '' }, data('new') + data('newer')),
    { last: ['replace', REPLACED], kept: ['delete', GONE], new: ['create', {}], newer: ['create', {}] },
    { add: 3, destroy: 2 },
  ],
];

describe('changes planned by real Terraform', () => {
  let directory: string;
  beforeAll(() => {
    directory = built(Object.values(BASE).join(''));
  });

  test.each(portion(CASES, 3))('%s', async (_, code, changes, summary) => {
    const found = await planned(directory, code);
    const named = Object.fromEntries(Object.entries(changes).map(([name, of]) => [`terraform_data.${name}`, of]));
    expect(found.changes).toEqual(named);
    expect(found.said).toEqual({ ...NOTHING, ...summary });
    expect(found.summary).toEqual(found.said);
    expect(found.legend).toEqual(found.said);
    expect(found.warnings).not.toContain(PLAN_IN_PART);
  });

  test('tainted resources and -replace are replacements', async () => {
    const code = withOther({});
    const found = await planned(directory, code, '-replace=terraform_data.same');
    expect(found.changes).toEqual({ 'terraform_data.same': ['replace', { reason: 'replace_by_request' }] });
    expect(found.summary).toEqual(found.said);
    expect(found.legend).toEqual(found.said);
  });

  test('a targeted plan has a warning', async () => {
    const found = await planned(directory, withOther({}, data('new') + data('other')), '-target=terraform_data.new');
    expect(Object.keys(found.changes)).toEqual(['terraform_data.new']);
    expect(found.summary).toEqual(found.said);
    // All that such a plan holds is new.
    expect(found.legend).toEqual(NOTHING);
    expect(found.warnings).toContain(PLAN_IN_PART);
  });
});

/** An object that an apply could not destroy after it had made the new one, as its state has it. */
function withLeftover(directory: string): void {
  const file = join(directory, 'terraform.tfstate');
  const state = JSON.parse(readFileSync(file, 'utf8')) as { resources: { instances: object[] }[] };
  const [resource] = state.resources as [(typeof state.resources)[number]];
  resource.instances.push({ ...resource.instances[0], deposed: 'ab12cd34' });
  writeFileSync(file, JSON.stringify(state));
}

it.each([
  ['beside what stays', data('x', FIRST), { destroy: 1 }, ['no-op', { folded: { delete: 1 } }]],
  [
    'beside what is replaced',
    data('x', `triggers_replace = "b"\n${FIRST}`),
    { add: 1, destroy: 2 },
    ['replace', { ...REPLACED, createsFirst: true, folded: { delete: 1 } }],
  ],
  ['alone', data('y'), { add: 1, destroy: 2 }, ['delete', { ...GONE, folded: { delete: 1 } }]],
])('what an apply has left over: %s', async (_, code, summary, change) => {
  const directory = built(data('x', FIRST));
  withLeftover(directory);
  const found = await planned(directory, code);
  expect(found.said).toEqual({ ...NOTHING, ...summary });
  expect(found.summary).toEqual(found.said);
  expect(found.legend).toEqual(found.said);
  expect(found.all['terraform_data.x']).toEqual(change);
});
