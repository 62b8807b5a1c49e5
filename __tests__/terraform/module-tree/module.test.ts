// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
import { parseFile } from '../../../src/terraform/hcl/file.js';
import { readModule } from '../../../src/terraform/module-tree/module.js';
import { show, showBody } from '../hcl/show.js';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => parseFile(path, new TextEncoder().encode(text)));
const read = (texts: Record<string, string>, options?: { tofu: boolean }) => readModule('/m', files(texts), options);

test('reads every kind of declaration', () => {
  const code = read({
    'm/main.tf': `
resource "aws_vpc" "a" { cidr_block = "10.0.0.0/16" }
data "aws_ami" "b" {}
ephemeral "random_password" "c" {}
module "d" {
  source  = "./d"
  version = "1.0"
}
variable "e" { type = string }
variable "f" {
  type    = any
  default = 1
}
variable "g" {}
locals {
  h = var.e
  i = 2
}
output "j" { value = aws_vpc.a.id }
provider "aws" { region = "eu-west-1" }
provider "aws" {
  alias  = "west"
}
check "k" {
  data "http" "l" {}
}
terraform {
  required_providers {
    aws    = { source = "hashicorp/aws", version = "~> 5.0" }
    random = "~> 3.0"
  }
}
moved {
  from = a.b
  to   = c.d
}
`,
    'm/more.tf.json': '{"resource": {"aws_subnet": {"m": {}}}, "module": {"n": {"source": "${var.e}"}}}',
    'm/readme.md': 'resource "no" "file" {}',
  });
  expect(code.faults).toEqual([]);
  expect(code.resources.map(({ mode, type, name, file, span }) => [mode, type, name, file.path, span.line])).toEqual([
    ['managed', 'aws_vpc', 'a', 'm/main.tf', 2],
    ['data', 'aws_ami', 'b', 'm/main.tf', 3],
    ['ephemeral', 'random_password', 'c', 'm/main.tf', 4],
    ['data', 'http', 'l', 'm/main.tf', 25],
    ['managed', 'aws_subnet', 'm', 'm/more.tf.json', 1],
  ]);
  expect(code.calls.map(({ name, source, version }) => [name, source, version])).toEqual([
    ['d', './d', '1.0'],
    ['n', null, null],
  ]);
  expect(
    [...code.variables.values()].map((v) => [v.name, v.type && show(v.type), v.default && show(v.default)]),
  ).toEqual([
    ['e', 'string', null],
    ['f', null, '1'],
    ['g', null, null],
  ]);
  expect([...code.locals].map(([name, value]) => [name, show(value)])).toEqual([
    ['h', 'var.e'],
    ['i', '2'],
  ]);
  expect([...code.outputs.values()].map(({ name, value }) => [name, value && show(value)])).toEqual([
    ['j', 'aws_vpc.a.id'],
  ]);
  expect(code.providers.map(({ name, alias }) => [name, alias])).toEqual([
    ['aws', null],
    ['aws', 'west'],
  ]);
  expect([...code.requiredProviders]).toEqual([
    ['aws', 'hashicorp/aws'],
    ['random', null],
  ]);
  expect(code.files.map(({ path }) => path)).toEqual(['m/main.tf', 'm/more.tf.json']);
});

test('an override changes arguments and replaces nested blocks; lifecycle is merged', () => {
  const code = read({
    'main.tf': `
resource "aws_instance" "a" {
  ami = "x"
  type = "y"
  ebs { n = 1 }
  ebs { n = 2 }
  net { n = 3 }
  dynamic "tag" {
    for_each = var.t
    content {}
  }
  lifecycle {
    prevent_destroy = true
    ignore_changes = [ami]
    precondition { n = 4 }
  }
}
`,
    'override.tf': `
resource "aws_instance" "a" {
  ami = "z"
  count = 2
  ebs { n = 5 }
  tag { n = 6 }
  lifecycle { ignore_changes = [type] }
}
`,
    'b_override.tf.json':
      '{"resource": {"aws_instance": {"a": {"type": "w", "lifecycle": {"create_before_destroy": true}}}}}',
  });
  const [resource] = code.resources;
  expect(showBody(resource!.block.body)).toBe(`ami = "z"
type = "w"
count = 2
net
  n = 3
lifecycle
  prevent_destroy = true
  ignore_changes = [type]
  create_before_destroy = true
  precondition
    n = 4
ebs
  n = 5
tag
  n = 6
`);
  expect(resource?.file.path).toBe('main.tf');
  expect(resource?.overrides?.map(({ path }) => path)).toEqual(['b_override.tf.json', 'override.tf']);
});

test('later overrides win; locals and required providers are overridden one by one', () => {
  const code = read({
    'main.tf':
      'locals {\n  a = 1\n  b = 2\n}\nterraform {\n  required_providers {\n    x = { source = "a/x" }\n    y = { source = "a/y" }\n  }\n}\n',
    'a_override.tf':
      'locals { a = 3 }\nterraform {\n  required_providers { x = { source = "b/x" } }\n}\nprovider "p" { q = 1 }\n',
    'b_override.tf': 'locals { a = 4 }\nprovider "p" { q = 2 }\n',
  });
  expect([...code.locals.values()].map(show)).toEqual(['4', '2']);
  expect([...code.requiredProviders]).toEqual([
    ['x', 'b/x'],
    ['y', 'a/y'],
  ]);
  expect(code.providers.map(({ block }) => showBody(block.body))).toEqual(['q = 2\n']);
  expect(code.faults).toEqual([]);
});

test('the first of two declarations is used, and the second is a fault', () => {
  const code = read({
    'a.tf': 'resource "a" "b" { c = 1 }\nlocals { d = 1 }\nvariable "e" {}\n',
    'b.tf': 'locals {\n  d = 2 }\nresource "a" "b" { c = 2 }\nvariable "e" {}\nresource "x" {}\n',
    'x_override.tf': 'resource "no" "where" {}\n',
  });
  expect(code.resources.map(({ block }) => showBody(block.body))).toEqual(['c = 1\n']);
  expect([...code.locals.values()].map(show)).toEqual(['1']);
  expect(code.faults?.map(({ path, line, column }) => [path, line, column])).toEqual([
    ['b.tf', 2, 3],
    ['b.tf', 3, 1],
    ['b.tf', 4, 1],
    ['b.tf', 5, 1],
    ['x_override.tf', 1, 1],
  ]);
});

test('.tofu files replace .tf files of the same name for OpenTofu only', () => {
  const texts = {
    'a.tf': 'locals { a = "tf" }\n',
    'a.tofu': 'locals { a = "tofu" }\n',
    'b.tf.json': '{"locals": {"b": "tf"}}',
    'b.tofu.json': '{"locals": {"b": "tofu"}}',
    'c.tf': 'locals { c = "tf" }\n',
    'd.tofu': 'locals { d = "tofu" }\n',
    'override.tofu': 'locals { c = "tofu" }\n',
  };
  const values = (tofu: boolean) => Object.fromEntries([...read(texts, { tofu }).locals].map(([k, v]) => [k, show(v)]));
  expect(values(true)).toEqual({ a: '"tofu"', b: '"tofu"', c: '"tofu"', d: '"tofu"' });
  expect(values(false)).toEqual({ a: '"tf"', b: '"tf"', c: '"tf"' });
});

test('the order of the files given makes no difference', () => {
  const given = files({
    'b.tf': 'resource "b" "b" {}',
    'a_override.tf': 'resource "b" "b" { x = 1 }',
    'a.tf': 'resource "a" "a" {}',
  });
  const names = (list: typeof given) =>
    readModule('/m', list).resources.map(({ block }) => block.labels[0] + showBody(block.body));
  expect(names([...given].reverse())).toEqual(names(given));
  expect(names(given)).toEqual(['a', 'bx = 1\n']);
});

test('member names of Object.prototype are ordinary names', () => {
  const code = read({
    'a.tf': 'variable "__proto__" {}\nlocals { constructor = 1 }\noutput "toString" { value = 1 }\n',
  });
  expect([...code.variables.keys(), ...code.locals.keys(), ...code.outputs.keys()]).toEqual([
    '__proto__',
    'constructor',
    'toString',
  ]);
});
