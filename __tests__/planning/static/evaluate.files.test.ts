/** Texts that the code makes of files and templates, with parts that are known after apply. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Proof } from '../../../src/planning/static/proof.js';
import { directoryOf, treeAt } from '../../support/code.js';
import { readableText } from './read.js';

const CODE = `
data "aws_caller_identity" "c" {}
locals { account = data.aws_caller_identity.c.account_id }
`;
const MORE = `
locals { text = "on $$\{account}" }
data "template_file" "t" {
  template = local.text
  vars     = { account = local.account }
}
`;
const FILES = {
  'policies/plain.json': '{"on": "ACCOUNT"}',
  'policies/one.tftpl': '{"on": "${account}"}',
  'policies/all.tftpl': '[%{ for name in names ~}"${account}/${name}", %{ endfor ~}"end"]',
  'policies/reads.tftpl': '${file("/etc/hostname")}',
  'policies/broken.tftpl': '${account',
  'policies/big.json': 'x'.repeat(33_000),
  'terraform.tfstate': 'secret',
  '.git/config': 'secret',
};

/** The text of an expression, with the instance behind each unknown part in braces; null if there is none. */
async function textOf(expression: string, files: Readonly<Record<string, string>> = {}): Promise<string | null> {
  const main = `${CODE}\nresource "aws_iam_policy" "p" {\n policy = ${expression}\n}`;
  const root = directoryOf({ ...FILES, ...files, 'main.tf': main });
  symlinkSync('/etc/hostname', join(root, 'policies', 'link.json'));
  const { root: tree } = await treeAt(root);
  const written = new Proof(tree, new Map(), 'default').writtenOf('aws_iam_policy.p', 'policy');
  return typeof written === 'string' ? readableText(written) : null;
}

const ACCOUNT = '{data.aws_caller_identity.c}';

it.each([
  ['file("${path.module}/policies/plain.json")', '{"on": "ACCOUNT"}'],
  ['file("policies/plain.json")', '{"on": "ACCOUNT"}'],
  ['replace(file("policies/plain.json"), "ACCOUNT", local.account)', `{"on": "${ACCOUNT}"}`],
  ['templatefile("policies/one.tftpl", { account = local.account })', `{"on": "${ACCOUNT}"}`],
  ['templatefile("policies/${join("", ["one"])}.tftpl", { account = local.account })', `{"on": "${ACCOUNT}"}`],
  ['jsonencode(jsondecode(templatefile("policies/one.tftpl", { account = "1" })))', '{"on":"1"}'],
  [
    'templatefile("policies/all.tftpl", { account = local.account, names = ["a", "b"] })',
    `["${ACCOUNT}/a", "${ACCOUNT}/b", "end"]`,
  ],
  ['templatestring(local.text, { account = local.account })', `on ${ACCOUNT}`],
  ['format("on %s", local.account)', `on ${ACCOUNT}`],
  ['data.template_file.t.rendered', `on ${ACCOUNT}`],
])('%s', async (expression, expected) => {
  expect(await textOf(expression, { 'more.tf': MORE })).toBe(expected);
});

it.each([
  ['a file of the machine', 'file("/etc/hostname")'],
  ['a file above the package', 'file("${path.module}/../other.json")'],
  ['a link out of the package', 'file("policies/link.json")'],
  ['a state', 'file("terraform.tfstate")'],
  ['a file of Git', 'file(".git/config")'],
  ['a long file', 'file("policies/big.json")'],
  ['a missing file', 'file("policies/none.json")'],
  ['a template that reads a file', 'templatefile("policies/reads.tftpl", {})'],
  ['a template that Terraform refuses', 'templatefile("policies/broken.tftpl", { account = "1" })'],
])('%s is unknown', async (_, expression) => {
  expect(await textOf(`"<\${${expression}}>"`)).toBe('<{}>');
});
