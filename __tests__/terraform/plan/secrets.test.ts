// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** What a plan does not mark and the configuration in it tells. As Terraform 1.11 writes such plans. */

import { execFileSync } from 'node:child_process';
import { readPlan } from '../../../src/terraform/plan/index.js';
import { hclReferences } from '../../../src/terraform/references/graph.js';
import { directoryOf, treeAt } from '../../support/code.js';
import { needs } from '../../support/tools.js';
import { configured, created, planOf } from './plan.js';

const CANARY = 'Kn-canary-16';

const references = (...texts: string[]) => ({ references: texts });
const output = (expression: object, sensitive = true) => ({ expression, ...(sensitive && { sensitive }) });
const call = (module: object, more: object = {}) => ({ source: './m', module, ...more });

const bucket = (values: object, address = 'aws_s3_bucket.b') => created(address, values);

function namesOf(root: object, values: object, more: object = {}) {
  const plan = planOf([], root, { resource_changes: [bucket(values)], ...more });
  return readPlan(plan, 'plan.json', null).resources[0]?.values;
}

const M = { outputs: { u: output({ constant_value: CANARY }), v: output({ constant_value: 'open' }, false) } };
const CALLS = { m: call(M) };

const HIDDEN: Readonly<Record<string, object>> = {
  'an output': { resources: [configured('aws_s3_bucket.b', { bucket: ['module.m.u', 'module.m'] })] },
  'an output by a key': { resources: [configured('aws_s3_bucket.b', { bucket: ['module.m["u"]', 'module.m'] })] },
  'an output of an instance': {
    resources: [configured('aws_s3_bucket.b', { bucket: ['module.m["a"].u', 'module.m["a"]', 'module.m'] })],
  },
  'an output behind an index': { resources: [configured('aws_s3_bucket.b', { bucket: ['module.m', 'each.key'] })] },
  'an element': {
    resources: [
      configured(
        'aws_s3_bucket.b',
        { bucket: ['each.value.u', 'each.value'] },
        { for_each_expression: references('module.m') },
      ),
    ],
  },
  'an element of an output': {
    resources: [
      configured(
        'aws_s3_bucket.b',
        { bucket: ['each.value'] },
        { for_each_expression: references('module.m.u', 'module.m') },
      ),
    ],
  },
  'user data': {
    resources: [configured('aws_s3_bucket.b', { bucket: ['aws_instance.i.user_data', 'aws_instance.i'] })],
  },
  'user data of an instance': {
    resources: [
      configured('aws_s3_bucket.b', {
        bucket: ['aws_instance.i["a.b"].user_data', 'aws_instance.i["a.b"]', 'aws_instance.i'],
      }),
    ],
  },
  'user data of a data source': {
    resources: [configured('aws_s3_bucket.b', { bucket: ['data.aws_instance.i.user_data', 'data.aws_instance.i'] })],
  },
  'what is secret in one type alone, of a data source': {
    resources: [
      configured('aws_s3_bucket.b', { bucket: ['data.aws_ssm_parameter.p.value', 'data.aws_ssm_parameter.p'] }),
    ],
  },
  'user data of an element': {
    resources: [
      configured(
        'aws_s3_bucket.b',
        { bucket: ['each.value.user_data'] },
        { for_each_expression: references('aws_instance.i') },
      ),
    ],
  },
};

test.each(Object.entries(HIDDEN))('%s is not shown', (_, root) => {
  expect(
    namesOf(
      { module_calls: { m: call({ outputs: { ...M.outputs, u: output(references('var.x')) } }) }, ...root },
      { bucket: CANARY, region: 'eu' },
    ),
  ).toEqual({ region: 'eu' });
});

const SHOWN: Readonly<Record<string, object>> = {
  'another output': { resources: [configured('aws_s3_bucket.b', { bucket: ['module.m.v', 'module.m'] })] },
  'another element': {
    resources: [
      configured(
        'aws_s3_bucket.b',
        { bucket: ['each.value.v', 'each.value'] },
        { for_each_expression: references('module.m') },
      ),
    ],
  },
  'another attribute': {
    resources: [configured('aws_s3_bucket.b', { bucket: ['aws_instance.i.id', 'aws_instance.i'] })],
  },
  'an output of the root': { outputs: { u: output(references('aws_s3_bucket.b.bucket', 'aws_s3_bucket.b')) } },
};

test.each(Object.entries(SHOWN))('%s is shown', (_, root) => {
  expect(namesOf({ module_calls: CALLS, ...root }, { bucket: 'x' })).toEqual({ bucket: 'x' });
});

test('secrets are recognised through variables and outputs of other modules', () => {
  const inner = {
    resources: [configured('aws_s3_bucket.b', { bucket: ['var.name'] })],
    variables: { name: {} },
  };
  const middle = { outputs: { n: output(references('module.m.u', 'module.m'), false) }, module_calls: CALLS };
  const root = {
    module_calls: {
      a: call(middle),
      b: call(inner, { expressions: { name: references('module.a.n', 'module.a') } }),
    },
  };
  const plan = planOf([], root, {
    resource_changes: [bucket({ bucket: CANARY.slice(1) }, 'module.b.aws_s3_bucket.b')],
  });
  expect(readPlan(plan, 'plan.json', null).resources[0]?.values).toEqual({});
});

test('by way of locals, what it is tells', () => {
  const root = { module_calls: CALLS, resources: [configured('aws_s3_bucket.b', { bucket: ['local.x'] })] };
  expect(namesOf(root, { bucket: `a-${CANARY}`, region: 'eu' })).toEqual({ region: 'eu' });
});

describe('behind a loop a plan names the resource alone', () => {
  const instance = created('aws_instance.i[0]', { user_data: `key ${CANARY}`, ami: 'ami-12345678' });
  const named = (root: object, after: object) =>
    readPlan(planOf([], root, { resource_changes: [bucket(after), instance] }), 'plan.json', null).resources.find(
      ({ type }) => type === 'aws_s3_bucket',
    )!.values;
  const i = configured('aws_instance.i');

  test.each<[string, object]>([
    ['at once', { resources: [configured('aws_s3_bucket.b', { bucket: ['aws_instance.i'] }), i] }],
    [
      'by way of a module',
      {
        resources: [configured('aws_s3_bucket.b', { bucket: ['module.n.x', 'module.n'] }), i],
        module_calls: {
          n: call(
            { outputs: { x: output(references('var.all'), false) }, variables: { all: {} } },
            { expressions: { all: references('aws_instance.i') } },
          ),
        },
      },
    ],
  ])('%s: what is written in a secret of it is not shown', (_, root) => {
    expect(named(root, { bucket: `key ${CANARY}`, region: 'eu' })).toEqual({ region: 'eu' });
    // What is not secret of it, and the same text elsewhere, stay.
    expect(named(root, { bucket: 'ami-12345678', tags: `key ${CANARY}` })).toEqual({
      bucket: 'ami-12345678',
      tags: `key ${CANARY}`,
    });
  });
});

test('a short text does not identify a secret', () => {
  const short = call({ outputs: { u: output({ constant_value: 'main' }) } });
  expect(namesOf({ module_calls: { m: short } }, { bucket: 'maintenance' })).toEqual({ bucket: 'maintenance' });
});

test('by way of locals, the code tells', async () => {
  const files = {
    'main.tf':
      'module "m" {\n  source = "./m"\n}\nlocals {\n  x = lower(module.m.u)\n}\n' +
      'resource "aws_s3_bucket" "b" {\n  bucket = local.x\n  name = module.m.v\n}\n',
    'm/main.tf':
      'output "u" {\n  value = var.x\n  sensitive = true\n}\noutput "v" {\n  value = "v"\n}\nvariable "x" {}\n',
  };
  const { root } = await treeAt(directoryOf(files), { findModule: async () => ({ reason: '' }) });
  const secret = call({ outputs: { u: output(references('var.x')), v: output({ constant_value: 'v' }, false) } });
  const configuration = {
    module_calls: { m: secret },
    resources: [configured('aws_s3_bucket.b', { bucket: ['local.x'], name: ['module.m.v', 'module.m'] })],
  };
  const plan = planOf([], configuration, { resource_changes: [bucket({ bucket: CANARY, name: 'v' })] });
  expect(readPlan(plan, 'plan.json', null, hclReferences(root)).resources[0]?.values).toEqual({ name: 'v' });
});

needs('terraform').it('secrets are absent from a plan of real Terraform', () => {
  const directory = directoryOf({
    'main.tf':
      'module "m" {\n  source = "./m"\n  for_each = { k = 1 }\n}\nlocals {\n  l = module.m["k"].u\n}\n' +
      'resource "terraform_data" "a" {\n  input = module.m["k"].u\n}\n' +
      'resource "terraform_data" "b" {\n  input = "x-${local.l}"\n}\n' +
      'resource "terraform_data" "c" {\n  for_each = module.m\n  input = each.value.u\n}\n' +
      'resource "terraform_data" "d" {\n  for_each = module.m\n  input = each.value.v\n}\n',
    'm/main.tf': `output "u" {\n  value = "${CANARY}"\n  sensitive = true\n}\noutput "v" {\n  value = "open"\n}\n`,
  });
  const terraform = (...args: string[]) =>
    execFileSync('terraform', args, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  terraform('init', '-input=false');
  terraform('plan', '-input=false', '-out=p');
  const { resources } = readPlan(JSON.parse(terraform('show', '-json', 'p')), 'plan.json', null);
  expect(resources.map(({ origin, values }) => [origin, values.input])).toEqual([
    ['terraform_data.a', undefined],
    ['terraform_data.b', undefined],
    ['terraform_data.c["k"]', undefined],
    ['terraform_data.d["k"]', 'open'],
  ]);
});
