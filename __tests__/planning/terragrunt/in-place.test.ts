// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terragrunt
/** Units whose code is in their own directory: drawn alone, from above, and made by a stack. */
import { join } from 'node:path';
import type { Inventory } from '../../../src/graph/inventory.js';
import { readDirectory } from '../../../src/planning/index.js';
import { nodeIo } from '../../../src/platform/node.js';
import { repository } from './support.js';

type Files = Record<string, string>;

function drawn(files: Files, below: string, given: readonly string[] = []): Promise<Inventory> {
  const root = repository(files);
  const planning = { planner: 'static', engine: 'auto', workspace: null, seconds: 60, debug: null } as const;
  const varFiles = given.map((path) => join(root, path));
  const source = { name: below, directory: join(root, below), repository: null };
  return readDirectory({ ...source, planning: { ...planning, varFiles, network: false } }, nodeIo(), () => {});
}

/** Names of all queues, in order. */
const queuesOf = ({ resources }: Inventory) => resources.map(({ values }) => values.name).sort();

const QUEUES = `variable "name" {}
variable "env" { default = "none" }
variable "copies" { default = 1 }
resource "aws_sqs_queue" "q" {
  count = var.copies
  name  = "\${var.name}-\${var.env}-\${count.index}"
}
`;
const unit = (text: string): Files => ({ 'live/app/main.tf': QUEUES, 'live/app/terragrunt.hcl': text });

const ROOT = { 'root.hcl': 'inputs = { env = "prod", copies = 2 }' };
const INCLUDE = 'include "root" { path = find_in_parent_folders("root.hcl") }\n';

const CASES: readonly (readonly [string, Files, readonly string[]])[] = [
  ['its inputs', unit('inputs = { name = "a" }'), ['a-none-0']],
  ['a source that is its own directory', unit('terraform { source = "." }\ninputs = { name = "a" }'), ['a-none-0']],
  ['what it includes', { ...ROOT, ...unit(`${INCLUDE}inputs = { name = "a" }`) }, ['a-prod-0', 'a-prod-1']],
  [
    'its own inputs over those that it includes',
    { ...ROOT, ...unit(`${INCLUDE}inputs = { name = "a", copies = 1 }`) },
    ['a-prod-0'],
  ],
  [
    'locals of a configuration that it reads',
    {
      'live/env.hcl': 'locals { env = "stage" }',
      ...unit(
        'locals { env = read_terragrunt_config(find_in_parent_folders("env.hcl")) }\ninputs = { name = "a", env = local.env.locals.env }',
      ),
    },
    ['a-stage-0'],
  ],
  [
    'a variable file beside it goes before its inputs',
    { ...unit('inputs = { name = "a", env = "input" }'), 'live/app/terraform.tfvars': 'env = "file"' },
    ['a-file-0'],
  ],
];

test.each(CASES)('a unit with code beside it has %s, alone and from above', async (_, files, names) => {
  for (const below of ['live/app', 'live']) {
    const inventory = await drawn(files, below);
    expect(queuesOf(inventory)).toEqual(names);
    expect(inventory.warnings).toEqual([expect.stringContaining('is a Terragrunt configuration of 1 unit')]);
  }
});

test('a variable file takes precedence over inputs, without a warning about undeclared names', async () => {
  const files = { ...unit('inputs = { name = "a", env = "input" }'), 'more.tfvars': 'env = "given"' };
  const inventory = await drawn(files, 'live/app', ['more.tfvars']);
  expect(queuesOf(inventory)).toEqual(['a-given-0']);
  expect(inventory.warnings).toHaveLength(1);
});

test('a variable file replaces an input from another unit', async () => {
  const files = {
    ...unit('dependency "o" { config_path = "../other" }\ninputs = { name = dependency.o.outputs.id }'),
    'live/app/a.auto.tfvars': 'name = "file"',
    'live/other/main.tf': 'resource "aws_sqs_queue" "o" { name = "other" }\noutput "id" { value = aws_sqs_queue.o.id }',
    'live/other/terragrunt.hcl': '',
  };
  const inventory = await drawn(files, 'live');
  expect(queuesOf(inventory)).toEqual(['file-none-0', 'other']);
  expect(inventory.references.filter(({ path }) => path !== undefined)).toEqual([]);
});

test('code beside a file that units include is plain Terraform', async () => {
  const files = { 'root.hcl': 'inputs = { name = "a" }', 'main.tf': 'resource "aws_sqs_queue" "q" { name = "plain" }' };
  const inventory = await drawn(files, '.');
  expect(inventory.resources.map(({ origin }) => origin)).toEqual(['aws_sqs_queue.q']);
});

test.each([
  ['', 'u--prod'],
  ['merge_strategy = "shallow"', 'u--prod'],
  ['merge_strategy = "deep"', 'u-r-prod'],
  ['merge_strategy = "no_merge"', 'u--none'],
])('an include with %s', async (strategy, name) => {
  const files = {
    'root.hcl': 'inputs = { env = "prod", tags = { a = "r", b = "r" } }',
    'live/app/main.tf': `variable "env" { default = "none" }
variable "tags" {}
resource "aws_sqs_queue" "q" { name = "\${var.tags.a}-\${lookup(var.tags, "b", "")}-\${var.env}" }
`,
    'live/app/terragrunt.hcl': `include "root" {
  path = find_in_parent_folders("root.hcl")
  ${strategy}
}
inputs = { tags = { a = "u" } }`,
  };
  expect(queuesOf(await drawn(files, 'live/app'))).toEqual([name]);
});

test('a deep include puts its list items first', async () => {
  const files = {
    'root.hcl': 'inputs = { names = ["r"] }',
    'live/app/main.tf': 'variable "names" {}\nresource "aws_sqs_queue" "q" { name = join("-", var.names) }\n',
    'live/app/terragrunt.hcl':
      'include {\n  path = find_in_parent_folders("root.hcl")\n  merge_strategy = "deep"\n}\ninputs = { names = ["u"] }',
  };
  expect(queuesOf(await drawn(files, 'live/app'))).toEqual(['r-u']);
});

describe('a unit of a stack', () => {
  const stack = (template: string, more: Files = {}): Files => ({
    'live/terragrunt.stack.hcl': 'unit "q" {\n  source = "../catalog/q"\n  path = "q"\n  values = { name = "s" }\n}',
    'catalog/q/main.tf': QUEUES,
    'catalog/q/terragrunt.hcl': template,
    ...more,
  });
  const INPUTS = 'inputs = { name = values.name }';

  test.each([
    ['no source', ''],
    ['the directory itself', 'terraform { source = "." }'],
    ['the same with a slash', 'terraform { source = "./" }'],
    ['a way that leads back', 'terraform { source = "../q" }'],
    ['the directory by a function', 'terraform { source = get_terragrunt_dir() }'],
    ['two slashes', 'terraform { source = ".//." }'],
  ])('whose source is %s', async (_, source) => {
    const inventory = await drawn(stack(`${source}\n${INPUTS}`), 'live');
    expect(queuesOf(inventory)).toEqual(['s-none-0']);
    expect(inventory.warnings).toHaveLength(1);
  });

  test('can have its code in a folder of its template', async () => {
    const files = {
      'live/terragrunt.stack.hcl': 'unit "q" {\n  source = "../catalog/q"\n  path = "q"\n  values = { name = "s" }\n}',
      'catalog/q/code/main.tf': QUEUES,
      'catalog/q/terragrunt.hcl': `terraform { source = "./code" }\n${INPUTS}`,
    };
    expect(queuesOf(await drawn(files, 'live'))).toEqual(['s-none-0']);
  });

  test('reads files of its template, which Terragrunt copies', async () => {
    const template = `locals {
  common = read_terragrunt_config("common.hcl")
  more   = jsondecode(file("more.json"))
}
inputs = { name = values.name, env = local.common.locals.env, copies = local.more.copies }`;
    const files = { 'catalog/q/common.hcl': 'locals { env = "common" }', 'catalog/q/more.json': '{"copies": 2}' };
    expect(queuesOf(await drawn(stack(template, files), 'live'))).toEqual(['s-common-0', 's-common-1']);
  });

  test('can have a source relative to the generated directory', async () => {
    const files = {
      ...stack(`terraform { source = "../../../modules/m" }\n${INPUTS}`),
      'modules/m/main.tf': QUEUES,
    };
    expect(queuesOf(await drawn(files, 'live'))).toEqual(['s-none-0']);
  });

  test('is read from its template, even if an earlier run generated it', async () => {
    const files = stack(`terraform { source = "." }\n${INPUTS}`, {
      'live/.terragrunt-stack/q/main.tf': 'resource "aws_sqs_queue" "q" { name = "old" }',
      'live/.terragrunt-stack/q/terragrunt.hcl': '',
    });
    expect(queuesOf(await drawn(files, 'live'))).toEqual(['s-none-0']);
  });
});
