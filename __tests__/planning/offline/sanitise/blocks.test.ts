// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

import { applyEdits } from '../../../../src/planning/offline/edits.js';
import { blockEdits } from '../../../../src/planning/offline/sanitise/blocks.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';

function clean(text: string): { text: string; removed: string[] } {
  const { edits, removals } = blockEdits(parseHcl(text, 'main.tf'));
  return { text: applyEdits(text, edits).text.replace(/\s+/g, ' ').trim(), removed: removals.map(({ what }) => what) };
}

test.each([
  ['terraform {\n  backend "s3" {\n    bucket = "x"\n  }\n  required_version = ">= 9"\n}', 'terraform { }'],
  [
    'terraform {\n  encryption {\n    key_provider "external" "k" {\n      command = ["x"]\n    }\n  }\n}',
    'terraform { }',
  ],
  [
    'terraform {\n  required_providers {\n    a = {\n      source = "b/c"\n    }\n  }\n}',
    'terraform { required_providers { a = { source = "b/c" } } }',
  ],
  ['import {\n  to = a.b\n  id = "x"\n}\nmoved {\n}\nremoved {\n}', ''],
  ['something_new "x" {\n  run = "y"\n}', ''],
  ['variable "x" {\n  type = string\n  validation {\n    condition = false\n  }\n}', 'variable "x" { type = string }'],
  ['variable "x" {\n  type = "list"\n}', 'variable "x" { type = list(any) }'],
  ['variable "x" {\n  type = "string"\n}', 'variable "x" { type = string }'],
  ['output "x" {\n  value = 1\n  precondition {\n    condition = false\n  }\n}', 'output "x" { value = 1 }'],
  [
    'provider "aws" {\n  version = "~> 1"\n  region = "x"\n  assume_role {\n    role_arn = "y"\n  }\n}',
    'provider "aws" { region = "x" assume_role { role_arn = "y" } }',
  ],
  [
    'resource "a" "b" {\n  c = 1\n  lifecycle {\n    prevent_destroy = true\n    ignore_changes = [c]\n    create_before_destroy = true\n    postcondition {\n      condition = false\n    }\n  }\n  provisioner "local-exec" {\n    command = "x"\n  }\n  connection {\n    host = self.c\n  }\n}',
    'resource "a" "b" { c = 1 lifecycle { create_before_destroy = true } }',
  ],
  [
    'check "c" {\n  data "a" "b" {\n    c = 1\n    provisioner "x" {\n    }\n  }\n  assert {\n    condition = false\n  }\n}',
    'data "a" "b" { c = 1 }',
  ],
  ['check "c" {\n  assert {\n    condition = false\n  }\n}\nlocals {\n  a = 1\n}', 'locals { a = 1 }'],
  ['check "c" {\n  data "a" "b" {\n  }\n  data "a" "c" {\n  }\n}', 'data "a" "b" { } data "a" "c" { }'],
  ['module "m" {\n  source = "./m"\n  x = 1\n}', 'module "m" { source = "./m" x = 1 }'],
])('%s', (text, expected) => {
  expect(clean(text).text).toBe(expected);
});

test('removed blocks are reported', () => {
  const text =
    'terraform {\n  backend "s3" {\n  }\n}\nresource "a" "b" {\n  provisioner "local-exec" {\n  }\n}\nremoved {\n}';
  expect(clean(text).removed).toEqual(['terraform.backend.s3', 'resource.a.b.provisioner.local-exec', 'removed']);
});
