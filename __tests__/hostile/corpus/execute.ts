// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Code that names programs. */
import type { Files, Hostile, Table } from '../support/hostile.js';

const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';
const RUN = 'touch @MARK@';
const PROGRAM = { program: '#!/bin/sh\necho "$0 $@" >> @MARK@\n' };

/** What the code says. */
const CODE: Readonly<Record<string, string>> = {
  'data source external': `data "external" "e" {\n  program = ["sh", "-c", "${RUN}"]\n}\n`,
  'data source external that is used': `data "external" "e" {\n  program = ["sh", "-c", "${RUN}"]\n}\nresource "aws_s3_bucket" "c" {\n  bucket = data.external.e.result.x\n}\n`,
  'local-exec': `resource "terraform_data" "t" {\n  provisioner "local-exec" {\n    command = "${RUN}"\n  }\n}\n`,
  'local-exec of a null_resource': `resource "null_resource" "t" {\n  provisioner "local-exec" {\n    when = destroy\n    command = "${RUN}"\n  }\n}\n`,
  'a provisioner with an interpreter': `resource "terraform_data" "t" {\n  provisioner "local-exec" {\n    interpreter = ["sh", "-c"]\n    command = "${RUN}"\n  }\n}\n`,
  'an action': `action "local_exec" "a" {\n  config {\n    command = "${RUN}"\n  }\n}\n`,
  'a provider function': 'locals {\n  x = provider::local::direxists("/")\n}\n',
  'credentials by a process': `provider "aws" {\n  profile = "x"\n  shared_config_files = ["./config"]\n}\n`,
  'Kubernetes by a program': `provider "kubernetes" {\n  exec {\n    api_version = "client.authentication.k8s.io/v1beta1"\n    command = "sh"\n    args = ["-c", "${RUN}"]\n  }\n}\n`,
  'an engine of policies': `terraform {\n  required_version = ">= 0.1"\n  backend "local" {\n    path = "@HOME@/.bashrc"\n  }\n}\n`,
  'state elsewhere': `terraform {\n  backend "local" {\n    path = "@HOME@/state.json"\n    workspace_dir = "@HOME@"\n  }\n}\n`,
  'a file that is written': `resource "local_file" "f" {\n  filename = "@HOME@/.bash_login"\n  content = "${RUN}"\n}\n`,
  'a provider of the repository':
    'terraform {\n  required_providers {\n    evil = {\n      source = "example.com/x/evil"\n    }\n  }\n}\nresource "evil_thing" "t" {}\n',
  'removed, with a provisioner': `removed {\n  from = aws_s3_bucket.gone\n  lifecycle {\n    destroy = true\n  }\n  provisioner "local-exec" {\n    when = destroy\n    command = "${RUN}"\n  }\n}\n`,
  'moved and imported':
    'moved {\n  from = aws_s3_bucket.a\n  to = aws_s3_bucket.b\n}\nimport {\n  to = aws_s3_bucket.b\n  id = "x"\n}\n',
};

const code: Hostile[] = Object.entries(CODE).flatMap(([what, text]) => [
  {
    name: `program in code: ${what}`,
    files: { 'main.tf': `${PLAIN}${text}`, config: `[profile x]\ncredential_process = ${RUN}\n` },
  },
]);

const PROVIDER = 'example.com/x/evil/1.0.0/linux_amd64/terraform-provider-evil';
const STATE = JSON.stringify({
  ...{ version: 4, terraform_version: '1.0.0', serial: 1, lineage: 'x', outputs: {} },
  resources: [
    { mode: 'managed', type: 'evil_thing', name: 't', provider: 'provider["example.com/x/evil"]', instances: [] },
  ],
});
const EVIL = CODE['a provider of the repository']!;

/** What lies beside the code. */
const COMMITTED: Readonly<Record<string, Files>> = {
  'a provider in .terraform': { 'main.tf': EVIL, [`.terraform/providers/${PROVIDER}`]: PROGRAM },
  'a provider of an old version': {
    'main.tf': EVIL,
    '.terraform/plugins/linux_amd64/terraform-provider-evil': PROGRAM,
  },
  'a provider in terraform.d': { 'main.tf': EVIL, [`terraform.d/plugins/${PROVIDER}`]: PROGRAM },
  'a provider beside the code': { 'main.tf': EVIL, 'terraform-provider-evil': PROGRAM },
  'a provider and its lock': {
    'main.tf': EVIL,
    [`.terraform/providers/${PROVIDER}`]: PROGRAM,
    '.terraform.lock.hcl': 'provider "example.com/x/evil" {\n  version = "1.0.0"\n  hashes = []\n}\n',
    'terraform.tfstate': STATE,
  },
  'the provider of AWS': {
    'main.tf': PLAIN,
    '.terraform/providers/registry.terraform.io/hashicorp/aws/5.0.0/linux_amd64/terraform-provider-aws_v5.0.0_x5':
      PROGRAM,
    '.terraform.lock.hcl': 'provider "registry.terraform.io/hashicorp/aws" {\n  version = "5.0.0"\n  hashes = []\n}\n',
  },
  'a configuration of the command line': {
    'main.tf': EVIL,
    '.terraformrc':
      'provider_installation {\n  dev_overrides {\n    "example.com/x/evil" = "@REPO@"\n  }\n}\ncredentials_helper "evil" {\n  args = []\n}\n',
    'terraform-provider-evil': PROGRAM,
    'terraform-credentials-evil': PROGRAM,
  },
  'a state with a program': { 'main.tf': PLAIN, 'terraform.tfstate': STATE, '.terraform/environment': 'x' },
  'tests of Terraform': {
    'main.tf': PLAIN,
    'main.tftest.hcl': `run "x" {\n  command = apply\n}\nprovider "evil" {}\n`,
    'tests/x.tftest.hcl': 'run "x" {\n  module {\n    source = "../"\n  }\n}\n',
  },
  'settings of editors and shells': {
    'main.tf': PLAIN,
    '.envrc': RUN,
    '.terraform-version': '`touch @MARK@`',
    '.tool-versions': 'terraform $(touch @MARK@)',
    '.npmrc': 'node-options=--require=./x.js\n',
    'package.json': '{"type":"module","imports":{"#x":"./x.js"}}',
    'x.js': 'require("fs").writeFileSync("@MARK@","x")',
    'node_modules/commander/index.js': 'require("fs").writeFileSync("@MARK@","x")',
    'sitecustomize.py': 'open("@MARK@","w")',
    'graphviz.py': 'open("@MARK@","w")',
  },
  'Git settings beside the code': {
    'main.tf': PLAIN,
    '.gitconfig': `[core]\n  fsmonitor = "${RUN}"\n  sshCommand = "${RUN}"\n`,
    config: `[core]\n  fsmonitor = "${RUN}"\n`,
    HEAD: 'ref: refs/heads/main\n',
    'objects/x': 'x',
    'refs/x': 'x',
  },
  'a repository in the checkout': {
    'main.tf': PLAIN,
    '.git/HEAD': 'ref: refs/heads/main\n',
    '.git/objects/x': '',
    '.git/refs/x': '',
    '.git/config': `[core]\n  repositoryformatversion = 0\n  fsmonitor = "${RUN}"\n  sshCommand = "${RUN}"\n  pager = "${RUN}"\n[credential]\n  helper = "!${RUN}"\n[diff]\n  external = "${RUN}"\n`,
    '.git/hooks/post-checkout': PROGRAM,
    '.git/hooks/pre-commit': PROGRAM,
  },
};

const committed: Hostile[] = Object.entries(COMMITTED).flatMap(([what, files]) => [
  { name: `beside the code: ${what}`, files },
  {
    name: `beside the code, in the working directory: ${what}`,
    files,
    isHere: true,
    notInAction: 'its working directory is the repository in every row',
  },
]);

const TERRAGRUNT: Readonly<Record<string, string>> = {
  'a hook': `terraform {\n  before_hook "x" {\n    commands = ["plan", "init"]\n    execute = ["sh", "-c", "${RUN}"]\n  }\n}\n`,
  'a hook after': `terraform {\n  after_hook "x" {\n    commands = ["terragrunt-read-config"]\n    execute = ["sh", "-c", "${RUN}"]\n  }\n}\n`,
  run_cmd: `inputs = {\n  x = run_cmd("sh", "-c", "${RUN}")\n}\n`,
  'a file that is generated': `generate "x" {\n  path = "@HOME@/.bash_login"\n  if_exists = "overwrite"\n  contents = "${RUN}"\n}\n`,
  'a state that is generated': `remote_state {\n  backend = "local"\n  generate = {\n    path = "@HOME@/.profile"\n    if_exists = "overwrite"\n  }\n  config = { path = "@HOME@/x" }\n}\n`,
  'an include above': `include "x" {\n  path = "@HOME@/code/main.tf"\n  expose = true\n}\n`,
  'variables of elsewhere': `locals {\n  v = read_tfvars_file("@HOME@/secrets.auto.tfvars")\n}\ninputs = {\n  name = jsondecode(local.v).secret\n}\n`,
  'a configuration of elsewhere': `locals {\n  v = read_terragrunt_config("@UP@/home/secrets.auto.tfvars")\n}\ninputs = {\n  name = local.v.secret\n}\n`,
  'a file of elsewhere': `inputs = {\n  name = file("@KEY@")\n}\n`,
  'a variable of the environment': `inputs = {\n  name = get_env("AWS_SECRET_ACCESS_KEY")\n}\n`,
  'a secret file': `inputs = {\n  name = sops_decrypt_file("@HOME@/.aws/credentials")\n}\n`,
  'code of elsewhere': `terraform {\n  source = "@HOME@/code"\n}\n`,
  'code of elsewhere, with a folder': `terraform {\n  source = "@HOME@//code"\n}\n`,
  'code above': `terraform {\n  source = "@UP@/home//code"\n}\n`,
  'code by a program': `terraform {\n  source = "git::ext::sh -c touch% @MARK@"\n}\n`,
  'variable files of elsewhere': `terraform {\n  extra_arguments "x" {\n    commands = ["plan"]\n    required_var_files = ["@HOME@/secrets.auto.tfvars"]\n  }\n}\n`,
  'folders above': `inputs = {\n  name = file(find_in_parent_folders("home/.ssh/id_rsa", "@KEY@"))\n}\n`,
  'the account of AWS': `inputs = {\n  name = get_aws_account_id()\n}\n`,
};

/** A unit has no code of its own; it calls what lies beside it. */
const unit = (text: string): string => {
  const up = text.replaceAll('@UP@', '../@UP@');
  if (up.includes('source =')) return up;
  const source = 'source = "../modules//m"';
  return up.includes('terraform {')
    ? up.replace('terraform {', `terraform {\n  ${source}`)
    : `${up}terraform {\n  ${source}\n}\n`;
};

const MODULE = ['name', 'secret']
  .map(
    (name) =>
      `variable "${name}" {\n  default = "none"\n}\nresource "aws_s3_bucket" "${name}" {\n  bucket = var.${name}\n}\n`,
  )
  .join('');

const terragrunt: Hostile[] = Object.entries(TERRAGRUNT).map(([what, text]) => ({
  name: `Terragrunt: ${what}`,
  ways: ['auto', 'offline', 'static'],
  source: 'live',
  files: { 'live/terragrunt.hcl': unit(text), 'modules/m/main.tf': MODULE },
}));

export const EXECUTE: Table = { about: 'programs that code names', rows: [...code, ...committed, ...terragrunt] };
