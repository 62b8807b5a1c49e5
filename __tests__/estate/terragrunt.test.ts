/** Units of Terragrunt: each `dependency` is a link to the unit in its directory, or outside. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEstate } from '../../src/diagram/estate.js';
import { nodeIo } from '../../src/platform/node.js';
import { newTemporary } from '../support/temporary.js';

const FILES = {
  'root.hcl': '',
  'vpc/main.tf': 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16"\n}\n',
  'vpc/terragrunt.hcl': '',
  'app/main.tf': 'variable "vpc_id" {}\nresource "aws_security_group" "app" {\n  vpc_id = var.vpc_id\n}\n',
  'app/terragrunt.hcl': `dependency "vpc" {
  config_path = "../vpc"
}
dependency "dns" {
  config_path = "\${get_terragrunt_dir()}/../dns/"
}
dependency "computed" {
  config_path = local.path
}
dependencies {
  paths = [
    "../vpc",
    "../queue",
  ]
}
inputs = { vpc_id = dependency.vpc.outputs.vpc_id }
`,
  'queue/main.tf': 'resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n',
  'queue/terragrunt.hcl': '',
};

test('dependencies are links between units', async () => {
  const folder = newTemporary('groundplan-estate-');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const planned = { planner: 'static', engine: 'auto', workspace: null, varFiles: [] } as const;
  const planning = { ...planned, network: false, seconds: 60, debug: null };
  const roots = ['app', 'queue', 'vpc'].map((path) => ({
    ...{ path, name: path, directory: join(folder, path), repository: null, planning },
  }));
  const { estate, failures } = await readEstate({ roots, files: [], hidesAccounts: false }, nodeIo(), () => {});
  expect(failures).toEqual([]);
  expect(estate.links.map(({ from, to, import: id, certainty, at }) => [from, id, to, certainty, at])).toEqual([
    ['app', 'dependency.../queue', 'queue', 'stated', 'terragrunt.hcl:13'],
    ['app', 'dependency.vpc', 'vpc', 'stated', 'terragrunt.hcl:1'],
  ]);
  expect(estate.outside.map(({ import: id, key }) => [id, key])).toEqual([
    ['dependency.computed', '?'],
    ['dependency.dns', './../dns/'],
  ]);
});
