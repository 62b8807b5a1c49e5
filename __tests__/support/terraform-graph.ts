/** What the installed Terraform itself takes for a dependency: the oracle for references of code. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDot } from '../../src/terraform/plan/dot.js';
import { directoryOf } from './code.js';

/**
 * A provider of some hundred types, whose schema `terraform graph` asks for: unpacked in a mirror of providers that
 * GROUNDPLAN_PROVIDERS names, as for the tests that need `awsProvider`.
 */
const AWS_PROVIDER = join(
  process.env.GROUNDPLAN_PROVIDERS ?? '/nowhere',
  'registry.terraform.io/hashicorp/aws/5.100.0/linux_amd64',
);

export const hasAwsProvider = (): boolean => existsSync(AWS_PROVIDER);

const cliConfig = (): string => {
  const root = directoryOf({});
  const file = join(root, 'cli.tfrc');
  const overrides = hasAwsProvider() ? `dev_overrides {\n "hashicorp/aws" = "${AWS_PROVIDER}"\n }\n` : '';
  writeFileSync(file, `provider_installation {\n ${overrides} direct {}\n}\n`);
  return file;
};

/** Dependencies between the resources of a directory, reduced transitively, by configuration address. */
export function terraformGraph(directory: string): ReadonlyMap<string, readonly string[]> {
  const env = { ...process.env, TF_CLI_CONFIG_FILE: cliConfig(), TF_IN_AUTOMATION: '1', CHECKPOINT_DISABLE: '1' };
  const run = (command: string): string => {
    const { status, stdout, stderr } = spawnSync('terraform', [command], { cwd: directory, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`terraform ${command} in ${directory}:\n${stdout}${stderr}`);
    return stdout;
  };
  run('get');
  return parseDot(run('graph'), 'graph').dependencies;
}
