/** Secrets that plans of real Terraform do not mark. */
import { token } from '../support/canaries.js';
import type { Hostile } from '../support/hostile.js';

const SECRET = token('value');

export const references = (...texts: readonly string[]): object => ({ references: texts });

export const planOf = (module: object, expression: object, more: object = {}, others: readonly object[] = []): string =>
  JSON.stringify({
    ...{ format_version: '1.2', terraform_version: '1.11.4' },
    resource_changes: [
      {
        ...{ address: 'aws_s3_bucket.b', mode: 'managed', type: 'aws_s3_bucket', name: 'b' },
        provider_name: 'registry.terraform.io/hashicorp/aws',
        change: {
          actions: ['create'],
          before: null,
          after: { bucket: SECRET },
          after_unknown: {},
          after_sensitive: {},
        },
      },
      ...others,
    ],
    configuration: {
      root_module: {
        resources: [
          { mode: 'managed', type: 'aws_s3_bucket', name: 'b', expressions: { bucket: expression }, ...more },
        ],
        module_calls: { m: { source: './m', module } },
      },
    },
  });

/** Behind `[*]`, `one()` and `for` Terraform writes the resource alone. */
const INSTANCE = {
  ...{ address: 'aws_instance.i[0]', mode: 'managed', type: 'aws_instance', name: 'i', index: 0 },
  provider_name: 'registry.terraform.io/hashicorp/aws',
  change: { actions: ['create'], before: null, after: { user_data: SECRET }, after_unknown: {}, after_sensitive: {} },
};

const OUTPUTS = { outputs: { u: { sensitive: true, expression: references('var.x') } } };

/** A bucket whose key is secret, in itself or in the module around it. */
function keyed(address: string, forEach: object): string {
  const made = JSON.parse(planOf(OUTPUTS, references('each.key'), { for_each_expression: forEach }));
  Object.assign(made.resource_changes[0], { address, index: SECRET });
  const root = made.configuration.root_module;
  root.module_calls.n = {
    ...{ source: './n', for_each_expression: forEach, expressions: { k: references('each.key') } },
    module: {
      variables: { k: {} },
      resources: [{ ...root.resources[0], expressions: { bucket: references('var.k') } }],
    },
  };
  return JSON.stringify(made);
}

const OUTPUT = references('module.m.u', 'module.m');

const TEXTS: Readonly<Record<string, string>> = {
  'a hidden output': planOf(OUTPUTS, references('module.m.u', 'module.m')),
  'a hidden output by its key': planOf(OUTPUTS, references('module.m["u"]', 'module.m')),
  'a hidden output of an instance': planOf(OUTPUTS, references('module.m[0].u', 'module.m[0]', 'module.m')),
  'a hidden output behind an index': planOf(OUTPUTS, references('module.m', 'count.index')),
  'an element of hidden outputs': planOf(OUTPUTS, references('each.value.u', 'each.value'), {
    for_each_expression: references('module.m'),
  }),
  'a hidden output through a local': planOf(
    { outputs: { u: { sensitive: true, expression: { constant_value: SECRET } } } },
    references('local.x'),
  ),
  'user data': planOf({}, references('aws_instance.i.user_data', 'aws_instance.i')),
  'a hidden output as a key': keyed(`aws_s3_bucket.b["${SECRET}"]`, OUTPUT),
  'a hidden output as a key of a module': keyed(`module.n["${SECRET}"].aws_s3_bucket.b`, OUTPUT),
  'user data as a key': keyed(`aws_s3_bucket.b["${SECRET}"]`, references('aws_instance.i.user_data', 'aws_instance.i')),
  'user data behind a splat': planOf({}, references('aws_instance.i'), {}, [INSTANCE]),
  'user data of an element': planOf(
    {},
    references('each.value'),
    { for_each_expression: references('aws_instance.i') },
    [INSTANCE],
  ),
};

const plans: Hostile[] = Object.entries(TEXTS).map(([what, text]) => ({
  name: `secret in a plan: ${what}`,
  ways: ['file'],
  source: 'plan.json',
  files: { 'plan.json': text },
}));

/** Of the code below, whose resources it has all. */
function planOfCode(): string {
  const made = JSON.parse(planOf({}, references('local.l'), {}, [INSTANCE]));
  const instance = {
    mode: 'managed',
    type: 'aws_instance',
    name: 'i',
    expressions: { user_data: references('var.x') },
  };
  made.configuration.root_module = { resources: [...made.configuration.root_module.resources, instance] };
  return JSON.stringify(made);
}

/** With what the plan was made of: locals lead on, which no plan has. */
const besideCode: Hostile[] = Object.entries({
  'a local': 'aws_instance.i.user_data',
  'a local of all instances': 'join("", aws_instance.i[*].user_data)',
}).map(([what, expression]) => ({
  name: `secret in a plan beside its code: ${what}`,
  ways: ['file'],
  source: 'code',
  args: ['--planfile', '../desk/repository/plan.json', '--graphfile', '../desk/repository/graph.dot'],
  files: {
    'plan.json': planOfCode(),
    'graph.dot': 'digraph {\n  "aws_s3_bucket.b" -> "aws_instance.i"\n}\n',
    'code/main.tf': `variable "x" {}\nresource "aws_instance" "i" {\n  count = 1\n  user_data = var.x\n}\nlocals {\n  l = ${expression}\n}\nresource "aws_s3_bucket" "b" {\n  bucket = local.l\n}\n`,
  },
}));

export const PLANS: readonly Hostile[] = [...plans, ...besideCode];
