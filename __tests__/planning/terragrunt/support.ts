import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTerragrunt } from '../../../src/planning/terragrunt/read.js';
import { nodeIo } from '../../../src/platform/node.js';
import type { FindModule } from '../../../src/terraform/module-tree/read-tree.js';
import { newTemporary } from '../../support/temporary.js';

/** A repository with these files; its path. */
export function repository(files: Record<string, string>): string {
  const root = realpathSync(newTemporary('groundplan-live-'));
  mkdirSync(join(root, '.git'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const NOBODY: FindModule = async () => ({ reason: 'nobody fetches here' });

export const unitsOf = (root: string, below = '', findModule = NOBODY) =>
  readTerragrunt({ name: 'live', directory: join(root, below) }, { findModule }, nodeIo());

const MODULE = (type: string, inputs: readonly string[]) =>
  [
    ...inputs.map((name) => `variable "${name}" { default = null }`),
    `resource "${type}" "main" {\n${inputs.map((name) => `  ${name} = var.${name}\n`).join('')}}`,
    `output "id" { value = ${type}.main.id }`,
  ].join('\n');

/** A live repository as they are: root.hcl, files of the environment, units that take from each other. */
export const LIVE: Record<string, string> = {
  'root.hcl': `
locals {
  env    = read_terragrunt_config(find_in_parent_folders("env.hcl"))
  region = local.env.locals.region
}
remote_state {
  backend = "s3"
  config  = { bucket = "states-\${get_aws_account_id()}", key = "\${path_relative_to_include()}/terraform.tfstate" }
}
inputs = {
  tags   = { Environment = local.env.locals.name, Unit = path_relative_to_include() }
  region = local.region
}`,
  'prod/env.hcl': 'locals {\n  name   = "prod"\n  region = "eu-west-1"\n}\n',
  'prod/vpc/terragrunt.hcl': `
include "root" {
  path   = find_in_parent_folders("root.hcl")
  expose = true
}
terraform {
  source = "../../modules//vpc"
}
inputs = {
  cidr_block = "10.0.0.0/16"
}`,
  'prod/data/db/terragrunt.hcl': `
include "root" { path = find_in_parent_folders("root.hcl") }
terraform { source = "\${get_repo_root()}/modules/db" }
dependency "vpc" {
  config_path  = "../../vpc"
  mock_outputs = { id = "vpc-0" }
}
inputs = merge({ size = 5 }, {
  vpc_id = dependency.vpc.outputs.id
})`,
  'prod/app/terragrunt.hcl': `
include { path = find_in_parent_folders("root.hcl") }
terraform {
  source = "git::https://github.com/acme/modules.git//app?ref=v1.2.0"
}
dependency "db" { config_path = "\${get_terragrunt_dir()}/../data/db" }
dependencies {
  paths = ["../vpc", "../../elsewhere"]
}
inputs = {
  endpoints = [dependency.db.outputs.endpoint, "x"]
  secret    = run_cmd("cat", "/etc/passwd")
  home      = get_env("HOME")
}`,
  'modules/vpc/main.tf': MODULE('aws_vpc', ['cidr_block']),
  'modules/db/main.tf': `${MODULE('aws_db_instance', ['vpc_id', 'size'])}\nmodule "more" { source = "../vpc" }`,
};
