/** Units planned through a program that speaks as Terragrunt does and hands the rest to the real Terraform. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readDirectory } from '../../../src/planning/index.js';
import * as messages from '../../../src/planning/messages.js';
import { readUnits, type UnitsOptions } from '../../../src/planning/terragrunt/index.js';
import { nodeIo } from '../../../src/platform/node.js';
import { HANG_SECONDS } from '../../support/limits.js';
import { newTemporary } from '../../support/temporary.js';
import { needs } from '../../support/tools.js';
import { contents, failureOf } from '../../terraform/engine/support/source.js';
import { repository } from './support.js';

const { describe } = needs('terraform');

const SCRIPT = `#!/bin/sh
echo "$PWD $* $TG_NON_INTERACTIVE $TERRAGRUNT_FORWARD_TF_STDOUT $TG_BACKEND_BOOTSTRAP" >> "$LOG"
case "$1" in
  --version) echo "terragrunt version v0.77.0" ;;
  stack) mkdir -p .terragrunt-stack/one && cp "$CATALOG"/* .terragrunt-stack/one/ ;;
  plan)
    mkdir -p .terragrunt-cache && echo cached > .terragrunt-cache/x && echo generated > backend.generated
    if [ -f broken ]; then echo "ERROR  Could not find a dependency" >&2; echo "Error: No value for required variable" >&2; exit 1; fi
    terraform init -input=false > /dev/null && exec terraform "$@" ;;
  *) exec terraform "$@" ;;
esac
`;

/** A PATH with such a program in front, and what it writes down. */
function fake(): { path: string; log: string } {
  const folder = newTemporary('groundplan-terragrunt-');
  writeFileSync(join(folder, 'terragrunt'), SCRIPT);
  chmodSync(join(folder, 'terragrunt'), 0o755);
  return { path: `${folder}${delimiter}${process.env.PATH}`, log: join(folder, 'log') };
}

/** Runs \`work\` where the program is found, as a user's shell finds it. */
async function installed<T>(env: Record<string, string>, work: (log: string) => Promise<T>): Promise<T> {
  const { path, log } = fake();
  const before = { ...process.env };
  Object.assign(process.env, { PATH: path, LOG: log, TF_CLI_CONFIG_FILE: '/dev/null', ...env });
  try {
    return await work(log);
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const unitsOf = (directory: string, isRun: UnitsOptions['isRun'] = true, onStep = (_: string) => {}) =>
  readUnits(
    { name: 'live', directory },
    {
      isRun,
      varFiles: [],
      seconds: HANG_SECONDS,
      debug: false,
      onStep,
      tofu: false,
      findModule: async () => ({ reason: 'not here' }),
    },
    nodeIo(),
  );

const UNITS = {
  'live/vpc/terragrunt.hcl': 'inputs = { name = "main" }',
  'live/vpc/main.tf': 'resource "terraform_data" "vpc" {}\noutput "id" { value = terraform_data.vpc.id }',
  'live/app/terragrunt.hcl':
    'dependency "vpc" { config_path = "../vpc" }\ninputs = { vpc_id = dependency.vpc.outputs.id }',
  'live/app/main.tf':
    'variable "vpc_id" { default = "x" }\nmodule "inner" {\n  source = "../../modules/inner"\n  id     = var.vpc_id\n}',
  'modules/inner/main.tf': 'variable "id" {}\nresource "terraform_data" "app" { input = var.id }',
};

describe('a run of terragrunt', () => {
  test('makes each unit a module with references, and leaves no files', async () => {
    const root = repository(UNITS);
    const before = contents(root);
    const steps: string[] = [];
    await installed({}, async (log) => {
      const units = await unitsOf(join(root, 'live'), true, (step) => steps.push(step));
      const { resources, references } = 'inventory' in units ? units.inventory : { resources: [], references: [] };
      expect(resources.map(({ address }) => address).sort()).toEqual([
        'module.app.module.inner.terraform_data.app',
        'module.vpc.terraform_data.vpc',
      ]);
      expect(references).toContainEqual(
        expect.objectContaining({
          from: 'module.app.module.inner.terraform_data.app',
          to: 'module.vpc.terraform_data.vpc',
        }),
      );
      const lines = readFileSync(log, 'utf8').split('\n');
      expect(lines.find((line) => line.includes('plan -input=false'))).toMatch(/-lock=false .* true true false$/);
      for (const line of lines.slice(1)) expect(line).not.toContain(root);
    });
    expect(steps).toEqual([messages.stepUnit(1, 2, 'app'), messages.stepUnit(2, 2, 'vpc')]);
    expect(contents(root)).toEqual(before);
  });

  test('generates the units of a stack in the copy', async () => {
    const root = repository({
      'live/terragrunt.stack.hcl': 'unit "one" {\n  source = "../catalog/one"\n  path   = "one"\n}',
      'catalog/one/terragrunt.hcl': 'terraform { source = "." }',
      'catalog/one/main.tf': 'resource "terraform_data" "made" {}',
    });
    const before = contents(root);
    await installed({ CATALOG: join(root, 'catalog/one') }, async () => {
      const units = await unitsOf(join(root, 'live'));
      expect('inventory' in units && units.inventory.resources.map(({ address }) => address)).toEqual([
        'module.one.terraform_data.made',
      ]);
    });
    expect(contents(root)).toEqual(before);
  });

  // A backslash separates no names on POSIX, so the unit belongs to no stack.
  test('handles a directory named like a generated one', async () => {
    const root = repository({
      'live/odd\\.terragrunt-stack\\x/terragrunt.hcl': '',
      'live/odd\\.terragrunt-stack\\x/main.tf': 'resource "terraform_data" "made" {}',
    });
    await installed({}, async (log) => {
      const units = await unitsOf(join(root, 'live'));
      expect('inventory' in units && units.inventory.resources).toHaveLength(1);
      expect(readFileSync(log, 'utf8')).not.toContain('stack generate');
    });
  });

  test('names a failing unit and quotes its error', async () => {
    const root = repository({ ...UNITS, 'live/app/broken': '' });
    const before = contents(root);
    await installed({}, async () => {
      const error = await failureOf(unitsOf(join(root, 'live')));
      expect(error.message.split('\n')).toEqual(['app: Variables without a value', '  No value for required variable']);
      expect(error.exitCode).toBe(4);
    });
    expect(contents(root)).toEqual(before);
  });

  test('starts only on request, even if terragrunt is installed', async () => {
    await installed({}, async (log) => {
      expect('tree' in (await unitsOf(join(repository(UNITS), 'live'), false))).toBe(true);
      for (const planner of ['auto', 'offline', 'static'] as const) {
        const hostile = { 'live/terragrunt.hcl': 'locals {\n  x = run_cmd("touch", "ran")\n}\n' };
        const directory = join(repository({ ...UNITS, ...hostile }), 'live');
        const planning = {
          planner,
          engine: 'auto',
          workspace: null,
          varFiles: [],
          seconds: HANG_SECONDS,
          debug: null,
        } as const;
        const found = await readDirectory({ name: 'live', directory, repository: null, planning }, nodeIo(), () => {});
        expect(found.warnings.join()).toContain('hooks are not run');
      }
      expect(() => readFileSync(log)).toThrow('ENOENT');
    });
  });
});

test('a missing terragrunt is an error only if it was requested', async () => {
  const root = repository(UNITS);
  const error = await failureOf(unitsOf(join(root, 'live')));
  expect(error.message).toBe('terragrunt command not found');
  expect(error.exitCode).toBe(3);
  expect('tree' in (await unitsOf(join(root, 'live'), false))).toBe(true);
});
