/** Texts that are known only in part: what of them is known, and which of them are equal. Nothing in them is a secret. */
import { readableText, staticOf } from './read.js';

const VARIABLES = `
variable "p" {}
variable "settings" { type = object({ name = string }) }
locals {
  prefix = "\${var.p}-shop"
  either = var.p == "a" ? "x" : "y"
}
resource "random_id" "r" { byte_length = 4 }
data "aws_caller_identity" "me" {}
`;

/** The patterns of a resource by path, with the expressions of their gaps in braces. */
async function patternsIn(code: Parameters<typeof staticOf>[0], origin: string): Promise<Record<string, string>> {
  const { resources } = await staticOf(code);
  const { patterns = [] } = resources.find((resource) => resource.origin === origin) ?? {};
  return Object.fromEntries(patterns.map(({ path, text }) => [path, readableText(text)]));
}

test.each<readonly [string, string, string | undefined]>([
  ['a variable without a value', `"\${var.p}-orders"`, '{var.p}-orders'],
  ['a variable alone', 'var.p', '{var.p}'],
  ['a member of one', `"\${var.settings.name}-orders"`, '{var.settings.name}-orders'],
  ['a local of known and unknown parts', `"\${local.prefix}-orders"`, '{var.p}-shop-orders'],
  ['a local that only its name tells apart', `"\${local.either}-orders"`, '{local.either}-orders'],
  ['text functions', `lower(join("-", [var.p, "Orders"]))`, '{var.p}-orders'],
  ['a format', `format("%s-orders", var.p)`, '{var.p}-orders'],
  ['a resource that is created', `"orders-\${random_id.r.hex}"`, 'orders-{random_id.r}'],
  ['a data source', `"orders-\${data.aws_caller_identity.me.account_id}"`, 'orders-{data.aws_caller_identity.me}'],
  ['an element of a loop over an unknown list', `[for x in var.list : "\${x}-orders"]`, undefined],
  ['an element that nothing tells apart', `"\${split("-", var.p)[0]}-orders"`, '{}-orders'],
  ['all of it is known', '"orders"', undefined],
])('%s', async (_, name, expected) => {
  const code = `${VARIABLES}\nvariable "list" {}\nresource "aws_sqs_queue" "q" {\n  name = ${name}\n}\n`;
  expect((await patternsIn(code, 'aws_sqs_queue.q')).name).toBe(expected);
});

test('of a script, only the settings that are expressions are kept', async () => {
  const code = `${VARIABLES}
resource "aws_instance" "i" {
  user_data = <<-E
    KEY="s3cret-\${var.p}"
    export TOPIC="\${var.settings.name}"
    HOST=\${var.p}.example.com
  E
}
`;
  const { resources } = await staticOf(code);
  const { patterns = [] } = resources.find(({ origin }) => origin === 'aws_instance.i') ?? {};
  expect(patterns.map((pattern) => ({ ...pattern, text: readableText(pattern.text) }))).toEqual([
    { path: 'user_data', valueName: 'TOPIC', text: '{var.settings.name}' },
  ]);
});

test('a module has the variable of its caller, and each instance of a module has its own locals', async () => {
  const files = {
    'main.tf': `
variable "p" {}
module "a" {
  source = "./a"
  name   = var.p
}
module "b" {
  source = "./a"
  name   = "\${var.p}-b"
}
`,
    'a/main.tf': `
variable "name" {}
locals { either = var.name == "a" ? "x" : "y" }
resource "aws_sqs_queue" "q" {
  name = "\${var.name}-\${local.either}"
}
`,
  };
  expect(await patternsIn(files, 'module.a.aws_sqs_queue.q')).toEqual({ name: '{var.p}-{module.a.local.either}' });
  expect(await patternsIn(files, 'module.b.aws_sqs_queue.q')).toEqual({ name: '{var.p}-b-{module.b.local.either}' });
});

test('the inputs of a module that is not read', async () => {
  const code = `variable "p" {}\nmodule "db" {\n  source = "terraform-aws-modules/rds/aws"\n  identifier = "\${var.p}-orders"\n}\n`;
  expect(await patternsIn(code, 'module.db.terraform_module.db')).toEqual({ identifier: '{var.p}-orders' });
});

test('no secret, neither by its mark nor by its name', async () => {
  const code = `
variable "p" {}
variable "key" {
  default   = "hidden"
  sensitive = true
}
resource "aws_db_instance" "d" {
  identifier = "\${var.p}-\${var.key}"
  password   = "\${var.p}-hunter2"
}
`;
  const patterns = await patternsIn(code, 'aws_db_instance.d');
  expect(patterns).toEqual({ identifier: '{var.p}-{var.key}' });
});

test('a value of a filter has the name of the filter', async () => {
  const code = `${VARIABLES}
data "aws_vpc" "v" {
  filter {
    name   = "tag:Name"
    values = ["shop-\${var.p}"]
  }
}
`;
  const { resources } = await staticOf(code);
  const { patterns = [] } = resources.find(({ origin }) => origin === 'data.aws_vpc.v') ?? {};
  expect(patterns.map(({ path, valueName }) => ({ path, valueName }))).toEqual([
    { path: 'filter.values', valueName: 'tag:Name' },
  ]);
});
