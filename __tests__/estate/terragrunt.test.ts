/** Units of Terragrunt: each `dependency` is a link to the unit in its directory, or outside. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEstate } from '../../src/diagram/estate.js';
import { nodeIo } from '../../src/platform/node.js';
import { newTemporary } from '../support/temporary.js';

const FILES = {
  'root.hcl': '',
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
}
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
  const { estate, failures, inventory } = await readEstate(
    { roots, files: [], hidesAccounts: false },
    nodeIo(),
    () => {},
  );
  expect(failures).toEqual([]);
  expect(estate.links.map(({ from, to, import: id, certainty, at }) => [from, id, to, certainty, at])).toEqual([
    ['app', 'dependency.../queue', 'queue', 'stated', 'terragrunt.hcl:13'],
    ['app', 'dependency.vpc', 'vpc', 'stated', 'terragrunt.hcl:1'],
  ]);
  expect(estate.outside.map(({ import: id, key }) => [id, key])).toEqual([
    ['dependency.computed', '?'],
    ['dependency.dns', './../dns/'],
  ]);
  const ends = estate.links.flatMap((link) => link.ends.map(({ from, path, output, to }) => [from, path, output, to]));
  expect(ends).toEqual([
    ['module.unit.aws_instance.app', 'subnet_id', 'subnets', 'module.unit.aws_subnet.private["b"]'],
    ['module.unit.aws_security_group.app', 'vpc_id', 'vpc_id', 'module.unit.aws_vpc.main'],
  ]);
  expect(inventory!.warnings.join('\n')).not.toContain('not declared');
  expect(inventory!.references).toContainEqual(
    expect.objectContaining({
      ...{ from: 'module.app.aws_instance.app', path: 'subnet_id' },
      to: 'module.vpc.aws_subnet.private["b"]',
    }),
  );
});
