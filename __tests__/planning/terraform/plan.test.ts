import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as messages from '../../../src/planning/messages.js';
import { OVERRIDE_TEXT } from '../../../src/planning/terraform/mirror.js';
import type { Io } from '../../../src/platform/io.js';
import { fail } from '../../support/memory-io.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { contents, ENGINE, failureOf, machine, planOf, sourceWith } from '../../terraform/engine/support/source.js';

const { describe } = needs('terraform');

/** An S3 backend that nobody answers, a state, and what Terraform itself can plan without a provider. */
const STACK = {
  'main.tf': `
terraform {
  backend "s3" {
    bucket = "nobody"
    key    = "x"
    region = "eu-west-1"
  }
}
variable "size" { default = 1 }
resource "terraform_data" "first" { input = terraform.workspace }
resource "terraform_data" "second" {
  count = var.size
  input = terraform_data.first.id
}
module "inner" {
  source = "../modules/inner"
  id     = terraform_data.first.id
}`,
  '../modules/inner/main.tf': `
variable "id" {}
resource "terraform_data" "deep" { input = var.id }`,
  'terraform.tfstate':
    '{"version":4,"terraform_version":"1.11.4","serial":1,"lineage":"x","outputs":{},"resources":[]}',
};

const addresses = async (planning: ReturnType<typeof planOf>) =>
  (await planning).inventory.resources.map(({ address }) => address).sort();

const ALL = ['module.inner.terraform_data.deep', 'terraform_data.first', 'terraform_data.second[0]'];

const workspaceIn = (planned: Awaited<ReturnType<typeof planOf>>) =>
  planned.inventory.resources.find(({ address }) => address === 'terraform_data.first')!.values.input;

describe('a real plan', () => {
  test('has resources and references, and leaves source and temporary files unchanged', async () => {
    const directory = sourceWith(STACK);
    const before = contents(join(directory, '..'));
    const temporary = newTemporary('groundplan-own-');
    process.env.TMPDIR = temporary;
    const planned = await planOf(directory).finally(() => {
      delete process.env.TMPDIR;
    });
    expect(planned.inventory.resources.map(({ address }) => address).sort()).toEqual(ALL);
    expect(planned.inventory.references).toContainEqual(
      expect.objectContaining({ from: 'terraform_data.second[0]', to: 'terraform_data.first' }),
    );
    expect(planned.dot).not.toBeNull();
    expect(planned.inventory.warnings).toEqual([]);
    expect(contents(join(directory, '..'))).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('the override file exists while Terraform runs, and each step is reported', async () => {
    const directory = sourceWith(STACK);
    const seen: string[] = [];
    const steps: string[] = [];
    const io = machine();
    const run: Io['run'] = (command, args, options) => {
      seen.push(`${args[0]}: ${readdirSync(directory).includes('groundplan_override.tf')}`);
      return io.run(command, args, options);
    };
    await planOf(directory, { ...io, run }, { onStep: (step) => steps.push(step) });
    expect(seen).toEqual(['init: true', 'plan: true', 'show: true', 'graph: true']);
    expect(steps).toEqual([
      'terraform init',
      'terraform plan',
      'terraform plan: 1 resource',
      'terraform plan: 2 resources',
      'terraform plan: 3 resources',
      'terraform show',
      'terraform graph',
    ]);
  });

  test('steps and warnings name the engine that runs', async () => {
    const steps: string[] = [];
    const io = machine();
    const run: Io['run'] = async (_, args, options) =>
      args[0] === 'graph' ? { end: 'exit', code: 1, stdout: '', stderr: '' } : io.run('terraform', args, options);
    const planned = await planOf(
      sourceWith(STACK),
      { ...io, run },
      { engine: { ...ENGINE, command: 'tofu' }, workspace: 'blue', onStep: (step) => steps.push(step) },
    );
    expect([...new Set(steps.map((step) => step.split(':')[0]))]).toEqual([
      'tofu init',
      'tofu workspace blue',
      'tofu plan',
      'tofu show',
      'tofu graph',
    ]);
    expect(planned.inventory.warnings).toContain('tofu graph failed: connections come from the plan only');
  });

  test.each([
    ['in place', machine()],
    ['in a copy', machine({}, { withFile: async () => fail('EROFS') })],
  ])('references through locals, and into modules that are installed: %s', async (_, io) => {
    const directory = sourceWith({
      'main.tf': `
locals { first = { id = terraform_data.first.id } }
resource "terraform_data" "first" {}
resource "terraform_data" "second" { input = local.first.id }
module "a" {
  source  = "nobody.example.com/a/b/c"
  version = "1.0.0"
  first   = local.first
}`,
      '.terraform/modules/modules.json': JSON.stringify({
        Modules: [
          { Key: '', Source: '', Dir: '.' },
          { Key: 'a', Source: 'nobody.example.com/a/b/c', Version: '1.0.0', Dir: '.terraform/modules/a' },
        ],
      }),
      '.terraform/modules/a/main.tf': `
variable "first" {}
locals { id = var.first.id }
resource "terraform_data" "deep" { triggers_replace = local.id }`,
    });
    const { references } = (await planOf(directory, io)).inventory;
    const to = { to: 'terraform_data.first', via: 'configuration' };
    expect(references).toEqual([
      { from: 'terraform_data.second', path: 'input', ...to },
      { from: 'module.a.terraform_data.deep', path: 'triggers_replace', ...to },
    ]);
  });

  test('keeps an existing override file', async () => {
    const directory = sourceWith({ ...STACK, 'groundplan_override.tf': 'terraform {\n  backend "local" {}\n}\n' });
    const before = contents(join(directory, '..'));
    expect(await addresses(planOf(directory))).toEqual(ALL);
    expect(contents(join(directory, '..'))).toEqual(before);
  });

  test('uses a copy for a read-only source', async () => {
    const directory = sourceWith(STACK);
    const before = contents(join(directory, '..'));
    const steps: string[] = [];
    const readOnly = machine({}, { withFile: async () => fail('EROFS') });
    expect(await addresses(planOf(directory, readOnly, { onStep: (step) => steps.push(step) }))).toEqual(ALL);
    expect(steps).toContain(messages.PLANNED_IN_COPY);
    expect(contents(join(directory, '..'))).toEqual(before);
  });

  test('can run twice at once in the same directory', async () => {
    const directory = sourceWith(STACK);
    const before = contents(join(directory, '..'));
    const both = await Promise.all([
      addresses(planOf(directory)),
      addresses(planOf(directory)),
      addresses(planOf(directory)),
    ]);
    expect(both).toEqual([ALL, ALL, ALL]);
    expect(contents(join(directory, '..'))).toEqual(before);
  });

  test('tolerates the removal of another run’s override file', async () => {
    const override = 'groundplan_override.tf';
    const directory = sourceWith({ ...STACK, [override]: OVERRIDE_TEXT });
    const io = machine();
    const run: Io['run'] = (command, args, options) => {
      if (args[0] === 'plan') rmSync(join(directory, override));
      return io.run(command, args, options);
    };
    expect(await addresses(planOf(directory, { ...io, run }))).toEqual(ALL);
  });

  test('overrides a cloud block', async () => {
    const cloud =
      'terraform {\n  cloud {\n    organization = "nobody"\n    workspaces {\n      name = "x"\n    }\n  }\n}\n';
    const directory = sourceWith({ 'main.tf': `${cloud}resource "terraform_data" "a" {}` });
    expect(await addresses(planOf(directory))).toEqual(['terraform_data.a']);
  });

  test('uses a copy if the user overrides the backend in a later file', async () => {
    const override = 'terraform {\n  backend "http" {}\n}\n';
    const directory = sourceWith({ 'main.tf': 'resource "terraform_data" "a" {}', 'z_override.tf': override });
    const before = contents(directory);
    expect(await addresses(planOf(directory))).toEqual(['terraform_data.a']);
    expect(contents(directory)).toEqual(before);
  });

  test('uses the requested, environment, selected or default workspace', async () => {
    const directory = sourceWith(STACK);
    expect(workspaceIn(await planOf(directory))).toBe('default');
    expect(workspaceIn(await planOf(directory, machine(), { workspace: 'prod-1' }))).toBe('prod-1');
    expect(workspaceIn(await planOf(directory, machine({ TF_WORKSPACE: 'staging' })))).toBe('staging');
    const selected = sourceWith({ ...STACK, '.terraform/environment': 'dev' });
    const before = contents(selected);
    expect(workspaceIn(await planOf(selected))).toBe('dev');
    expect(contents(selected)).toEqual(before);
  });

  test('resolves variable files from the working directory', async () => {
    const directory = sourceWith(STACK);
    const elsewhere = sourceWith({ 'two.tfvars': 'size = 2', 'sub/three.tfvars': 'size = 3' });
    const io = machine({}, { directory: elsewhere });
    expect(await addresses(planOf(directory, io, { varFiles: ['two.tfvars'] }))).toContain('terraform_data.second[1]');
    const both = { varFiles: ['two.tfvars', join(elsewhere, 'sub/three.tfvars')] };
    expect(await addresses(planOf(directory, io, both))).toContain('terraform_data.second[2]');
  });

  test('honours TF_CLI_ARGS_plan, but not those of other commands', async () => {
    const io = machine({
      TF_CLI_ARGS: '-json',
      TF_CLI_ARGS_init: '-backend-config=bucket=b',
      TF_CLI_ARGS_plan: '-var=size=4 -detailed-exitcode -out=elsewhere',
      TF_LOG: 'trace',
    });
    const directory = sourceWith(STACK);
    const before = contents(directory);
    expect(await addresses(planOf(directory, io))).toContain('terraform_data.second[3]');
    expect(contents(directory)).toEqual(before);
  });

  test('warns if terraform graph fails', async () => {
    const io = machine();
    const run: Io['run'] = async (command, args, options) =>
      args[0] === 'graph' ? { end: 'exit', code: 0, stdout: 'no graph', stderr: '' } : io.run(command, args, options);
    const planned = await planOf(sourceWith(STACK), { ...io, run });
    expect(planned.dot).toBeNull();
    expect(planned.inventory.warnings).toContain(messages.graphFailed('terraform'));
  });

  test('uses installed modules', async () => {
    const directory = sourceWith({
      'main.tf': 'module "a" {\n  source  = "nobody.example.com/a/b/c"\n  version = "1.0.0"\n}\n',
      '.terraform/modules/modules.json': JSON.stringify({
        Modules: [
          { Key: '', Source: '', Dir: '.' },
          { Key: 'a', Source: 'nobody.example.com/a/b/c', Version: '1.0.0', Dir: '.terraform/modules/a' },
        ],
      }),
      '.terraform/modules/a/main.tf': 'resource "terraform_data" "installed" {}',
    });
    const before = contents(directory);
    expect(await addresses(planOf(directory))).toEqual(['module.a.terraform_data.installed']);
    const readOnly = machine({}, { withFile: async () => fail('EACCES') });
    expect(await addresses(planOf(directory, readOnly))).toEqual(['module.a.terraform_data.installed']);
    expect(contents(directory)).toEqual(before);
  });
});

describe('nothing to plan', () => {
  test.each([
    ['no files at all', {}, 'stack has no .tf files'],
    ['no code', { 'readme.md': '# x' }, 'stack has no .tf files'],
    ['code without resources', { 'main.tf': 'locals { a = 1 }' }, 'the plan of stack has no resources'],
  ])('%s: No resources found', async (_, files, cause) => {
    const directory = sourceWith(files);
    const before = contents(directory);
    const error = await failureOf(planOf(directory));
    expect(error.message).toBe(`No resources found\n  ${cause}`);
    expect(error.exitCode).toBe(2);
    expect(contents(directory)).toEqual(before);
  });

  test('a missing variable file is an error', async () => {
    const error = await failureOf(planOf(sourceWith(STACK), machine(), { varFiles: ['no.tfvars'] }));
    expect(error.message).toBe(messages.variableFileMissing('no.tfvars'));
  });

  test.each(['-help', '../up', 'a b', ''])('%p is no workspace', async (workspace) => {
    const error = await failureOf(planOf(sourceWith(STACK), machine(), { workspace }));
    expect(error.exitCode).toBe(2);
  });
});
