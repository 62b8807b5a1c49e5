/** What is mended of a plan, and how many plans that takes. */
import { portion } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { addressesOf, planned, referencesOf } from './offline.js';

const terraform = needs('terraform');

const LIST = 'variable "list" {\n  type    = list(object({ a = string }))\n  default = []\n}\n';

terraform.describe('only the failing expression is treated as unknown', () => {
  test('arguments with names that are words of the language elsewhere', async () => {
    const names = ['type', 'version', 'source', 'default', 'alias', 'sensitive', 'providers', 'ephemeral', 'nullable'];
    const one = (name: string) =>
      `resource "aws_x" "${name}" {\n  ${name} = var.list[0].a\n  block {\n    ${name} = var.list[0].a\n  }\n}\n`;
    const result = await planned({ files: { 'main.tf': LIST + names.map(one).join('') } });
    expect(addressesOf(result).sort()).toEqual(names.map((name) => `aws_x.${name}`).sort());
    expect(result.attempts).toBe(2);
  });

  test('a missing replacement trigger is removed', async () => {
    const trigger = '  lifecycle {\n    replace_triggered_by = [aws_x.none[0]]\n  }\n';
    const code = `resource "aws_x" "none" {\n  count = 0\n}\nresource "aws_x" "y" {\n  a = 1\n${trigger}}\n`;
    const result = await planned({ files: { 'main.tf': code } });
    expect(addressesOf(result)).toEqual(['aws_x.y']);
    expect(result.attempts).toBe(1);
  });

  test('a replacement trigger is a reference', async () => {
    const trigger = '  lifecycle {\n    replace_triggered_by = [aws_x.z]\n  }\n';
    const code = `resource "aws_x" "z" {\n  a = 1\n}\nresource "aws_x" "y" {\n  a = 1\n${trigger}}\n`;
    expect(referencesOf(await planned({ files: { 'main.tf': code } }))).toContain('aws_x.y -> aws_x.z');
  });
});

terraform.describe('a secret of the wrong type for its variable', () => {
  const module =
    'variable "list" {\n  type      = list(string)\n  sensitive = true\n}\nresource "aws_x" "y" {\n  a = var.list\n}\n';
  const secret =
    'data "aws_secret" "s" {\n  name = "s"\n}\nlocals {\n  all = { list = jsondecode(data.aws_secret.s.secret_string) }\n}\n';

  test.each([
    [
      'in lines',
      '{\n  source = "./m"\n  name   = "é"\n  list   = local.all.list\n}\nresource "aws_x" "z" {\n  a = module.m\n}\n',
    ],
    ['over lines', '{\n  source = "./m"\n  name = 1\n  list = try(\n    local.all.list,\n    []\n  )\n}\n'],
  ])('the argument is taken as unknown: %s', async (_, call) => {
    const result = await planned({
      files: { 'main.tf': `${secret}module "m" ${call}`, 'm/main.tf': `variable "name" {}\n${module}` },
    });
    expect(addressesOf(result)).toContain('module.m.aws_x.y');
  });
});

terraform.describe('a decoded answer has the members that the code reads', () => {
  const secret = 'data "aws_secret" "s" {\n  name = "s"\n}\n';
  test.each(
    portion(
      [
        ['an attribute', 'jsondecode(data.aws_secret.s.text).user'],
        ['a key', 'jsondecode(data.aws_secret.s.text)["user"]'],
        ['deep in it', 'yamldecode(data.aws_secret.s.text).accounts["core"].id'],
        ['an item', 'jsondecode(data.aws_secret.s.text)[0].name'],
        ['through a local', 'local.decoded.accounts.core'],
      ],
      2,
    ),
  )('%s', async (_, value) => {
    const locals = 'locals {\n  decoded = jsondecode(data.aws_secret.s.text)\n}\n';
    const result = await planned({
      files: { 'main.tf': `${secret}${locals}resource "aws_x" "y" {\n  a = ${value}\n}\n` },
    });
    expect(addressesOf(result)).toContain('aws_x.y');
    expect(result.attempts).toBe(1);
  });
});
