// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** Instance keys that are made of secrets: the instances are drawn, and the keys are not. */
import { execFileSync } from 'node:child_process';
import { readPlan } from '../../../src/terraform/plan/index.js';
import { hclReferences } from '../../../src/terraform/references/graph.js';
import { directoryOf, treeAt } from '../../support/code.js';
import { needs } from '../../support/tools.js';
import { configured, created, planOf } from './plan.js';

const CANARY = 'Kn-canary-17';

const references = (...texts: string[]) => ({ references: texts });
const each = (...texts: string[]) => ({ for_each_expression: references(...texts) });
const MODULE = {
  outputs: {
    u: { sensitive: true, expression: references('var.x') },
    c: { sensitive: true, expression: { constant_value: CANARY } },
    v: { expression: references('var.x') },
  },
};

/** A bucket for each of two keys, and one that reads the first. */
function read(forEach: readonly string[], more: readonly object[] = []) {
  const changes = [CANARY, 'second'].map((key) =>
    created(`aws_s3_bucket.b["${key}"]`, { bucket: `b-${key}`, acl: 'x' }),
  );
  const root = {
    module_calls: { m: { source: './m', module: MODULE } },
    resources: [
      configured('aws_s3_bucket.b', {}, each(...forEach)),
      configured('aws_sns_topic.t', { policy: [`aws_s3_bucket.b["${CANARY}"].id`] }),
    ],
  };
  return readPlan(
    planOf([], root, { resource_changes: [...changes, created('aws_sns_topic.t'), ...more] }),
    'plan.json',
    null,
  );
}

const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'an output that its module hides': ['module.m.u', 'module.m'],
  'the same by its name': ['module.m["u"]', 'module.m'],
  'the same of an instance': ['module.m["a"].u', 'module.m["a"]', 'module.m'],
  'what no provider marks': ['aws_instance.i.user_data', 'aws_instance.i'],
};

test.each(Object.entries(HIDDEN))('%s: instances stay apart, and what refers to one still does', (_, forEach) => {
  const inventory = read(forEach);
  expect(inventory.resources.map(({ address, origin, values }) => [address, origin, values])).toEqual([
    ['aws_s3_bucket.b["secret 1"]', 'aws_s3_bucket.b["secret 1"]', { acl: 'x' }],
    ['aws_s3_bucket.b["secret 2"]', 'aws_s3_bucket.b["secret 2"]', { bucket: 'b-second', acl: 'x' }],
    ['aws_sns_topic.t', 'aws_sns_topic.t', {}],
  ]);
  expect(inventory.references).toMatchObject([{ from: 'aws_sns_topic.t', to: 'aws_s3_bucket.b["secret 1"]' }]);
  expect(JSON.stringify(inventory)).not.toContain(CANARY);
});

test('a deposed object without a current one has no secret key', () => {
  const left = { deposed: 'ab12', change: { actions: ['no-op'] } };
  const { deposed, warnings } = read(['module.m.u', 'module.m'], [created(`aws_s3_bucket.b["${CANARY}-2"]`, {}, left)]);
  expect(deposed).toEqual([{ origin: 'aws_s3_bucket.b["secret 3"]', objects: 1 }]);
  expect(warnings.join()).toContain('aws_s3_bucket.b["secret 3"]');
  expect(warnings.join()).not.toContain(CANARY);
});

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'an open output': ['module.m.v', 'module.m'],
  'instances of a module': ['module.m'],
  'instances of a resource': ['aws_instance.i'],
};

test.each(Object.entries(SHOWN))('%s: keys are names', (_, forEach) => {
  const module = { outputs: { u: MODULE.outputs.u, v: MODULE.outputs.v } };
  const root = {
    module_calls: { m: { source: './m', module } },
    resources: [configured('aws_s3_bucket.b', { bucket: ['each.key'] }, each(...forEach))],
  };
  const plan = planOf([], root, { resource_changes: [created('aws_s3_bucket.b["first"]', { bucket: 'first' })] });
  const [bucket] = readPlan(plan, 'plan.json', null).resources;
  expect([bucket!.origin, bucket!.values]).toEqual(['aws_s3_bucket.b["first"]', { bucket: 'first' }]);
});

test('a key that comes through a local is recognised by its value', () => {
  const { resources } = read(['local.x']);
  expect(resources.map(({ origin }) => origin)).toEqual([
    'aws_s3_bucket.b["secret 1"]',
    'aws_s3_bucket.b["second"]',
    'aws_sns_topic.t',
  ]);
});

test('a key from user data is secret, with line ends and templates', () => {
  const text = 'line one\n${x} "two"';
  const key = JSON.stringify(text).replace('${', '$${');
  const root = {
    resources: [configured('aws_s3_bucket.b', {}, each('aws_instance.i')), configured('aws_instance.i')],
  };
  const changes = [created(`aws_s3_bucket.b[${key}]`), created('aws_instance.i[0]', { user_data: text })];
  const { resources } = readPlan(planOf([], root, { resource_changes: changes }), 'plan.json', null);
  expect(resources[0]!.origin).toBe('aws_s3_bucket.b["secret 1"]');
});

test('secret keys of a call appear in no address and no value of the module', () => {
  const inner = { resources: [configured('aws_s3_bucket.b', { bucket: ['var.k'], acl: ['var.a'] })], variables: {} };
  const root = {
    module_calls: {
      m: { source: './m', module: MODULE },
      n: {
        ...{ source: './n', module: inner, ...each('module.m.u', 'module.m') },
        expressions: { k: references('each.key'), a: { constant_value: 'x' } },
      },
    },
  };
  const change = created(`module.n["${CANARY}"].aws_s3_bucket.b`, { bucket: 'its sum', acl: 'x' });
  const { resources } = readPlan(planOf([], root, { resource_changes: [change] }), 'plan.json', null);
  expect(resources).toMatchObject([
    { origin: 'module.n["secret 1"].aws_s3_bucket.b', modules: ['module.n["secret 1"]'], values: { acl: 'x' } },
  ]);
  expect(resources[0]!.values).toEqual({ acl: 'x' });
});

test('by way of locals, the code tells', async () => {
  const files = {
    'main.tf':
      'module "m" {\n  source = "./m"\n}\nlocals {\n  x = toset([lower(module.m.u)])\n}\n' +
      'resource "aws_s3_bucket" "b" {\n  for_each = local.x\n}\nmodule "n" {\n  source = "./n"\n  for_each = local.x\n}\n',
    'm/main.tf': 'output "u" {\n  value = var.x\n  sensitive = true\n}\nvariable "x" {}\n',
    'n/main.tf': 'resource "aws_s3_bucket" "c" {}\n',
  };
  const { root } = await treeAt(directoryOf(files), { findModule: async () => ({ reason: '' }) });
  const configuration = {
    module_calls: {
      m: { source: './m', module: { outputs: { u: MODULE.outputs.u } } },
      n: { source: './n', module: { resources: [configured('aws_s3_bucket.c')] }, ...each('local.x') },
    },
    resources: [configured('aws_s3_bucket.b', {}, each('local.x'))],
  };
  const changes = [`aws_s3_bucket.b["${CANARY}"]`, `module.n["${CANARY}"].aws_s3_bucket.c`].map((one) => created(one));
  const plan = planOf([], configuration, { resource_changes: changes });
  const { resources } = readPlan(plan, 'plan.json', null, hclReferences(root));
  expect(resources.map(({ origin }) => origin)).toEqual([
    'aws_s3_bucket.b["secret 1"]',
    'module.n["secret 1"].aws_s3_bucket.c',
  ]);
});

test('a key equal to a replacement key stays distinct', () => {
  const changes = ['secret 1', CANARY].map((key) => created(`aws_s3_bucket.b["${key}"]`));
  const root = {
    module_calls: { m: { source: './m', module: MODULE } },
    resources: [configured('aws_s3_bucket.b', {}, each('local.x'))],
  };
  const { resources } = readPlan(planOf([], root, { resource_changes: changes }), 'plan.json', null);
  expect(resources.map(({ origin }) => origin)).toEqual(['aws_s3_bucket.b["secret 1"]', 'aws_s3_bucket.b["secret 2"]']);
});

needs('terraform').it('secret keys are absent from a plan of real Terraform', () => {
  const directory = directoryOf({
    'main.tf':
      'module "m" {\n  source = "./m"\n}\n' +
      'resource "terraform_data" "a" {\n  for_each = toset([module.m.u])\n  input = sha256(each.key)\n}\n' +
      'module "n" {\n  source = "./n"\n  for_each = toset([module.m.u])\n}\n',
    'm/main.tf': `output "u" {\n  value = lower("${CANARY}")\n  sensitive = true\n}\n`,
    'n/main.tf': 'resource "terraform_data" "b" {}\n',
  });
  const terraform = (...args: string[]) =>
    execFileSync('terraform', args, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  terraform('init', '-input=false');
  terraform('plan', '-input=false', '-out=p');
  const text = terraform('show', '-json', 'p');
  expect(text).toContain(`[\\"${CANARY.toLowerCase()}\\"]`);
  const { resources } = readPlan(JSON.parse(text), 'plan.json', null);
  expect(resources.map(({ origin, values }) => [origin, values.input])).toEqual([
    ['terraform_data.a["secret 1"]', undefined],
    ['module.n["secret 1"].terraform_data.b', null],
  ]);
});
