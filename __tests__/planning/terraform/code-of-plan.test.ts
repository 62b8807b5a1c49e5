// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { codeIsAnother } from '../../../src/planning/messages.js';
import { readCodeOfPlan } from '../../../src/planning/terraform/code-of-plan.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { directoryOf } from '../../support/code.js';

const read = (files: Record<string, string>, root: object | null, more: object = {}) =>
  readCodeOfPlan(
    { name: 'infra', directory: directoryOf(files) },
    { ...(root !== null && { configuration: { root_module: root, ...more } }) },
    nodeFiles,
  );
const managed = (type: string, name: string) => ({ mode: 'managed', type, name });

const DYNAMIC = `
resource "aws_security_group" "a" {
  dynamic "ingress" {
    for_each = [1]
    content {
      security_groups = [aws_security_group.b.id]
    }
  }
}
resource "aws_security_group" "b" {}
data "aws_ami" "a" {}
`;
const BOTH = { resources: [managed('aws_security_group', 'a'), managed('aws_security_group', 'b')] };

test('references in dynamic blocks come from the code', async () => {
  const { references, proof, warnings } = await read({ 'main.tf': DYNAMIC }, BOTH);
  expect(references?.get('aws_security_group.a')).toContainEqual(
    expect.objectContaining({ to: 'aws_security_group.b', path: 'ingress.security_groups' }),
  );
  expect([proof, warnings]).toEqual([expect.anything(), []]);
});

test('a plan without configuration uses the code', async () => {
  expect((await read({ 'main.tf': DYNAMIC }, null)).references).not.toBeNull();
});

test.each([
  ['a resource that is new', { resources: BOTH.resources.slice(1) }, 'aws_security_group.a'],
  ['a resource that is gone', { resources: [...BOTH.resources, managed('aws_vpc', 'gone')] }, 'aws_vpc.gone'],
  ['a module that is gone', { ...BOTH, module_calls: { net: {} } }, 'module.net'],
])('%s: it is not the code of the plan', async (_, root, address) => {
  const { references, warnings } = await read({ 'main.tf': DYNAMIC }, root);
  expect([references, warnings]).toEqual([null, [codeIsAnother('infra', address)]]);
});

test('.tofu files are read for plans of OpenTofu', async () => {
  const files = { 'main.tf': DYNAMIC, 'more.tofu': 'resource "aws_vpc" "v" {}' };
  const withProvider = (full_name: string) => ({ provider_config: { aws: { name: 'aws', full_name } } });
  const ofTerraform = { configuration: { root_module: BOTH, ...withProvider('registry.terraform.io/hashicorp/aws') } };
  const ofTofu = { configuration: { root_module: BOTH, ...withProvider('registry.opentofu.org/hashicorp/aws') } };
  const source = { name: 'infra', directory: directoryOf(files) };
  expect((await readCodeOfPlan(source, ofTerraform, nodeFiles)).references).not.toBeNull();
  expect((await readCodeOfPlan(source, ofTofu, nodeFiles)).warnings).toEqual([codeIsAnother('infra', 'aws_vpc.v')]);
});

test('unreadable code and a hostile plan do not fail', async () => {
  const directory = directoryOf({
    'a/main.tf': 'module "b" {\n  source = "../b"\n}',
    'b/main.tf': 'module "a" {\n  source = "../a"\n}',
  });
  const { references, warnings } = await readCodeOfPlan(
    { name: 'infra', directory: join(directory, 'a') },
    {},
    nodeFiles,
  );
  expect([references, warnings]).toEqual([null, [expect.stringMatching(/^the code of infra is not read \(/)]]);
  for (const root of [
    7,
    [],
    { resources: 3 },
    { resources: [null, {}], module_calls: 'x' },
    { __proto__: { resources: [] } },
  ]) {
    await expect(read({ 'main.tf': DYNAMIC }, root as object)).resolves.toBeDefined();
  }
});

test('a directory without code adds nothing', async () => {
  const directory = directoryOf({ 'README.md': 'x' });
  symlinkSync('nowhere', join(directory, 'main.txt'));
  const found = await readCodeOfPlan({ name: 'infra', directory }, {}, nodeFiles);
  expect(found).toEqual({ root: null, references: null, proof: null, warnings: [] });
});

test('a module source that is an expression uses the variables of the plan', async () => {
  const files = {
    'main.tf': 'variable "kind" { default = "x" }\nmodule "m" {\n  source = "./${var.kind}"\n}\n',
    'net/main.tf': 'resource "aws_vpc" "v" {}\n',
  };
  const plan = { variables: { kind: { value: 'net' } }, configuration: { root_module: { module_calls: { m: {} } } } };
  const { root } = await readCodeOfPlan({ name: 'infra', directory: directoryOf(files) }, plan, nodeFiles);
  expect(root?.children.get('m')).toMatchObject({ code: { resources: [{ type: 'aws_vpc' }] } });
});
