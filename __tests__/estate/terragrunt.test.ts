/** Units of Terragrunt: each `dependency` is a link to the unit in its directory, or outside. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEstate } from '../../src/diagram/estate.js';
import { readCode, readSource } from '../../src/diagram/read.js';
import { nodeIo } from '../../src/platform/node.js';
import { newTemporary } from '../support/temporary.js';

const FILES = {
  'root.hcl': `locals {
  log = "logs"
}
dependency "logs" {
  config_path = "\${get_terragrunt_dir()}/../\${local.log}"
}
`,
  'logs/main.tf': 'resource "aws_s3_bucket" "logs" {}\noutput "bucket" { value = aws_s3_bucket.logs.bucket }\n',
  'logs/terragrunt.hcl': '',
  'vpc/main.tf': `resource "aws_vpc" "main" {
  cidr_block = "10.0.0.0/16"
}
resource "aws_subnet" "private" {
  for_each   = { a = "10.0.1.0/24", b = "10.0.2.0/24" }
  vpc_id     = aws_vpc.main.id
  cidr_block = each.value
}
output "vpc_id" { value = aws_vpc.main.id }
output "subnets" { value = { for key, one in aws_subnet.private : key => { id = one.id } } }
`,
  'vpc/terragrunt.hcl': '',
  'app/main.tf': `variable "vpc_id" {}
variable "subnet_id" {}
variable "bucket" {}
resource "aws_s3_bucket_logging" "app" {
  bucket        = "app"
  target_bucket = var.bucket
}
resource "aws_security_group" "app" {
  vpc_id = var.vpc_id
}
resource "aws_instance" "app" {
  instance_type = "t3.micro"
  subnet_id     = var.subnet_id
}
`,
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
inputs = {
  vpc_id    = dependency.vpc.outputs.vpc_id
  subnet_id = dependency.vpc.outputs.subnets["b"].id
  bucket    = dependency.logs.outputs.bucket
}
include {
  path = find_in_parent_folders("root.hcl")
}
`,
  'queue/main.tf': 'resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n',
  'queue/terragrunt.hcl': '',
};

/** Writes the files to a new folder. Returns a function that returns one of its units as a source. */
function unitsIn(files: Record<string, string>) {
  const folder = newTemporary('groundplan-estate-');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const planned = { planner: 'static', engine: 'auto', workspace: null, varFiles: [] } as const;
  const planning = { ...planned, network: false, seconds: 60, debug: null };
  return (path: string) => ({ path, name: path, directory: join(folder, path), repository: null, planning });
}

test('dependencies are links between units', async () => {
  const roots = ['app', 'logs', 'queue', 'vpc'].map(unitsIn(FILES));
  const { estate, failures, inventory } = await readEstate(
    { roots, files: [], hidesAccounts: false },
    nodeIo(),
    () => {},
  );
  expect(failures).toEqual([]);
  expect(estate.links.map(({ from, to, import: id, certainty, at }) => [from, id, to, certainty, at])).toEqual([
    ['app', 'dependency.../queue', 'queue', 'stated', 'terragrunt.hcl:13'],
    ['app', 'dependency.logs', 'logs', 'stated', '../root.hcl:4'],
    ['app', 'dependency.vpc', 'vpc', 'stated', 'terragrunt.hcl:1'],
  ]);
  expect(estate.outside.map(({ import: id, key }) => [id, key])).toEqual([
    ['dependency.computed', '?'],
    ['dependency.dns', '../dns'],
  ]);
  const ends = estate.links.flatMap((link) => link.ends.map(({ from, path, output, to }) => [from, path, output, to]));
  expect(ends).toEqual([
    ['module.unit.aws_s3_bucket_logging.app', 'target_bucket', 'bucket', 'module.unit.aws_s3_bucket.logs'],
    ['module.unit.aws_instance.app', 'subnet_id', 'subnets', 'module.unit.aws_subnet.private["b"]'],
    ['module.unit.aws_security_group.app', 'vpc_id', 'vpc_id', 'module.unit.aws_vpc.main'],
  ]);
  expect(inventory!.warnings.join('\n')).not.toContain('not declared');
  expect(inventory!.dependencies).toEqual([
    { unit: 'app', label: 'dns', path: 'dns', at: { file: 'app/terragrunt.hcl', line: 4 } },
    { unit: 'app', label: 'computed', path: null, at: { file: 'app/terragrunt.hcl', line: 7 } },
  ]);
  expect(inventory!.references).toContainEqual(
    expect.objectContaining({
      ...{ from: 'module.app.aws_instance.app', path: 'subnet_id' },
      to: 'module.vpc.aws_subnet.private["b"]',
    }),
  );
});

test('a warning names each dependency that is not drawn', async () => {
  const unitAt = unitsIn(FILES);
  const notDrawn = (warnings: readonly string[]) => warnings.filter((text) => text.includes('which is not drawn'));
  const alone = await readCode(unitAt('app'), nodeIo());
  expect(notDrawn(alone.warnings)).toEqual(
    ['../vpc', '../dns', '../logs', '../queue'].map((path) => `. depends on ${path}, which is not drawn`),
  );
  const roots = ['app', 'logs', 'queue', 'vpc'].map(unitAt);
  const request = { roots, files: [], hidesAccounts: false };
  const { inventory } = await readEstate(request, nodeIo(), () => {});
  const opened = { name: 'live', title: 'live', files: null, code: null, folders: [], warnings: [] };
  const joined = await readSource({ ...opened, inventory: inventory! }, 'normal', nodeIo(), () => {});
  expect(notDrawn(joined.warnings)).toEqual(['app depends on dns, which is not drawn']);
});
