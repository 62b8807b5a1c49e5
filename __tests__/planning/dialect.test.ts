// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
/** Code for OpenTofu, drawn where Terraform is installed and where it is not. */
import type { Inventory } from '../../src/graph/inventory.js';
import { chooseEngine } from '../../src/planning/engine-choice.js';
import { readDirectory } from '../../src/planning/index.js';
import type { Planning } from '../../src/planning/source.js';
import type { Io, Run } from '../../src/platform/io.js';
import { directoryOf } from '../support/code.js';
import { ioAtHome } from '../support/repository.js';
import { has, needs } from '../support/tools.js';

type Files = Readonly<Record<string, string>>;

const PLANNING: Planning = {
  ...{ planner: 'auto', engine: 'auto', workspace: null, varFiles: [], seconds: 60, debug: null },
  network: false,
};

const drawn = (files: Files, planning: Partial<Planning> = {}, io: Io = ioAtHome()): Promise<Inventory> =>
  readDirectory(
    { name: '.', directory: directoryOf(files), repository: null, planning: { ...PLANNING, ...planning } },
    io,
    () => {},
  );

const originsOf = ({ resources }: Inventory): string[] => resources.map(({ origin }) => origin).sort();
const regionsOf = ({ resources }: Inventory): string[] =>
  resources.map(({ origin, region }) => `${origin}: ${region ?? '-'}`).sort();

const QUEUE = 'resource "aws_sqs_queue" "q" { name = "q" }\n';
const TOPIC = 'resource "aws_sns_topic" "t" { name = "t" }\n';
const ENABLED = 'resource "aws_sqs_queue" "q" {\n  lifecycle { enabled = false }\n}\n';
const NETWORK = `resource "aws_vpc" "v" { cidr_block = "10.0.0.0/16" }
resource "aws_subnet" "s" {
  vpc_id     = aws_vpc.v.id
  cidr_block = "10.0.1.0/24"
}
`;

/** A machine without OpenTofu: there may be one where this runs. */
const withoutTofu = (): Io => {
  const io = ioAtHome();
  return {
    ...io,
    run: async (command, ...rest) => (command === 'tofu' ? { end: 'missing' } : io.run(command, ...rest)),
  };
};

needs('terraform').describe('with Terraform alone', () => {
  test.each<[string, Files, string[], string[]]>([
    [
      'a directory of .tofu files',
      { 'main.tofu': NETWORK },
      ['aws_subnet.s', 'aws_vpc.v'],
      ['this is OpenTofu code (main.tofu), but tofu is not installed: Terraform plans it instead'],
    ],
    [
      'a directory of .tofu.json files',
      { 'main.tofu.json': '{"resource":{"aws_sqs_queue":{"q":{"name":"q"}}}}' },
      ['aws_sqs_queue.q'],
      ['this is OpenTofu code (main.tofu.json), but tofu is not installed: Terraform plans it instead'],
    ],
    [
      '.tofu files beside .tf files of other names',
      { 'main.tf': QUEUE, 'more.tofu': TOPIC },
      ['aws_sns_topic.t', 'aws_sqs_queue.q'],
      ['this is OpenTofu code (more.tofu), but tofu is not installed: Terraform plans it instead'],
    ],
    [
      'a module of .tofu files',
      { 'main.tf': `${QUEUE}module "m" { source = "./m" }\n`, 'm/main.tofu': TOPIC },
      ['aws_sqs_queue.q', 'module.m.aws_sns_topic.t'],
      ['this is OpenTofu code (m/main.tofu), but tofu is not installed: Terraform plans it instead'],
    ],
    [
      'a file for each engine',
      { 'main.tf': QUEUE, 'main.tofu': TOPIC },
      ['aws_sqs_queue.q'],
      ['main.tofu is not read: Terraform does not read .tofu files; pass --engine tofu to draw the code of OpenTofu'],
    ],
    [
      'encryption of the state',
      { 'main.tf': `terraform {\n  encryption {}\n}\n${QUEUE}` },
      ['aws_sqs_queue.q'],
      ['this is OpenTofu code (encryption (main.tf:1)), but tofu is not installed: Terraform plans it instead'],
    ],
  ])('%s', async (_, files, origins, warnings) => {
    const inventory = await drawn(files, {}, withoutTofu());
    expect(originsOf(inventory)).toEqual(origins);
    expect(inventory).toMatchObject({ planned: true });
    expect(inventory.warnings.filter((text) => /tofu/i.test(text))).toEqual(warnings);
  });

  test('with Terraform chosen, .tofu files are ignored with a warning', async () => {
    const files = { 'main.tf': `${QUEUE}module "m" { source = "./m" }\n`, 'more.tofu': TOPIC, 'm/a.tofu': TOPIC };
    const inventory = await drawn(files, { engine: 'terraform' });
    expect(originsOf(inventory)).toEqual(['aws_sqs_queue.q', 'module.m.aws_sns_topic.t']);
    expect(inventory.warnings).toEqual([
      'more.tofu is not read: Terraform does not read .tofu files; pass --engine tofu to draw the code of OpenTofu',
      'm/a.tofu is OpenTofu code in a directory without .tf files: Terraform would not read it, but it is drawn',
    ]);
  });

  test('code that Terraform cannot plan is read statically, with the reason', async () => {
    const inventory = await drawn({ 'main.tf': ENABLED + TOPIC }, {}, withoutTofu());
    expect(originsOf(inventory)).toEqual(['aws_sns_topic.t']);
    expect(inventory.planned).toBe(false);
    expect(inventory.warnings[0]).toBe(
      'tofu command not found, and Terraform cannot plan this OpenTofu code (lifecycle.enabled (main.tf:1)): falling back to static analysis (values known only after planning are missing)',
    );
  });

  test.each(['offline', 'terraform'] as const)('--planner %s names the engine that is missing', async (planner) => {
    await expect(drawn({ 'main.tf': ENABLED + TOPIC }, { planner }, withoutTofu())).rejects.toMatchObject({
      message: expect.stringContaining('tofu command not found'),
      remedy: expect.stringContaining('Install OpenTofu'),
    });
  });
});

const json = (version: string) =>
  ({ end: 'exit', code: 0, stdout: `{"terraform_version":"${version}"}`, stderr: '' }) as const;
const both: Run = async (command) => (command === 'tofu' ? json('1.10.0') : json('1.11.4'));

test.each<[string, Files, 'tofu' | 'terraform']>([
  ['plain code', { 'main.tf': QUEUE }, 'terraform'],
  ['.tofu', { 'main.tofu': QUEUE }, 'tofu'],
  ['.tofu.json', { 'main.tofu.json': '{}' }, 'tofu'],
  ['.tofu beside .tf of the same name', { 'main.tf': QUEUE, 'main.tofu': QUEUE }, 'tofu'],
  ['.tofu in a module', { 'main.tf': 'module "m" { source = "./m" }', 'm/a.tofu': QUEUE }, 'tofu'],
  ['encryption', { 'main.tf': 'terraform {\n  encryption {}\n}\n' }, 'tofu'],
  ['enabled of a resource', { 'main.tf': ENABLED }, 'tofu'],
  ['enabled of a module', { 'main.tf': 'module "m" {\n  source = "./m"\n  lifecycle { enabled = true }\n}' }, 'tofu'],
  ['for_each of a provider', { 'main.tf': 'provider "aws" {\n  alias = "x"\n  for_each = toset([])\n}' }, 'tofu'],
  ['a source that is an expression', { 'main.tf': 'module "m" { source = "./${var.x}" }\nvariable "x" {}' }, 'tofu'],
  [
    'a source made of what Terraform 1.15 knows',
    { 'main.tf': 'module "m" { source = "./${var.x}" }\nvariable "x" {\n  const = true\n}' },
    'terraform',
  ],
  ['a source in a heredoc without templates', { 'main.tf': 'module "m" {\n  source = <<E\n./m\nE\n}\n' }, 'terraform'],
])('both are installed, and the code chooses: %s', async (_, files, command) => {
  const source = { directory: directoryOf(files), repository: null, planning: PLANNING };
  const chosen = await chooseEngine(source, { parsed: new Map() }, { ...ioAtHome(), run: both });
  expect(chosen).toMatchObject({ engine: { command }, tofu: command === 'tofu', warnings: [] });
});

const off = (value: string) => `  lifecycle {\n    enabled = ${value}\n  }\n`;

test.each<[string, Files, readonly string[], Readonly<Record<string, string>>]>([
  [
    'by a variable, the workspace, and on a call',
    {
      'main.tf': `variable "with_cache" {
  default = false
}
resource "aws_elasticache_cluster" "c" {
${off('var.with_cache')}}
resource "aws_sqs_queue" "q" {
${off('terraform.workspace == "default"')}}
module "m" {
  source = "./m"
${off('false')}}
`,
      'm/main.tf': TOPIC,
    },
    ['aws_sqs_queue.q'],
    { 'aws_elasticache_cluster.c': 'enabled is false', 'module.m': 'creates no resources (enabled)' },
  ],
  [
    'by a local, in a module, and for a data source',
    {
      'main.tf': `${TOPIC}module "m" {
  source = "./m"
}
`,
      'm/main.tf': `locals {
  on = 1 > 2
}
data "aws_ami" "a" {
${off('local.on')}}
resource "aws_sqs_queue" "q" {
${off('local.on')}}
`,
    },
    ['aws_sns_topic.t'],
    { 'module.m.data.aws_ami.a': 'enabled is false', 'module.m.aws_sqs_queue.q': 'enabled is false' },
  ],
  [
    'in JSON, beside a count of 0',
    {
      'main.tofu.json': JSON.stringify({
        resource: {
          aws_sqs_queue: { q: { lifecycle: { enabled: false } }, r: { count: 0 } },
          aws_sns_topic: { t: { name: 't' } },
        },
      }),
    },
    ['aws_sns_topic.t'],
    { 'aws_sqs_queue.q': 'enabled is false', 'aws_sqs_queue.r': 'count is 0' },
  ],
])('what is not enabled is listed as absent: %s', async (_, files, origins, absent) => {
  const inventory = await drawn(files, { planner: 'static' });
  expect(originsOf(inventory)).toEqual(origins);
  expect(Object.fromEntries((inventory.absent ?? []).map(({ address, reason }) => [address, reason]))).toEqual(absent);
});

test('an unknown enabled is drawn', async () => {
  const files = {
    'main.tf': `variable "on" {}
resource "aws_sqs_queue" "q" {
${off('var.on')}}
`,
  };
  const inventory = await drawn(files, { planner: 'static' });
  expect(originsOf(inventory)).toEqual(['aws_sqs_queue.q']);
  expect(inventory.absent).toEqual([]);
});

test('a file that OpenTofu ignores is named', async () => {
  const inventory = await drawn({ 'main.tf': QUEUE, 'main.tofu': TOPIC }, { planner: 'static' });
  expect(originsOf(inventory)).toEqual(['aws_sns_topic.t']);
  expect(inventory.warnings).toContain('main.tf is not read: OpenTofu reads the .tofu file of the same name instead');
});

test.each<[string, string, string[]]>([
  [
    'variable, workspace, module',
    `variable "with_cache" { default = false }
resource "aws_elasticache_cluster" "c" {
  lifecycle { enabled = var.with_cache }
}
resource "aws_sqs_queue" "q" {
  lifecycle { enabled = terraform.workspace == "default" }
}
module "m" {
  source = "./m"
  lifecycle { enabled = false }
}`,
    ['aws_sqs_queue.q'],
  ],
  [
    'a local, a data source, a module that is there',
    `locals { small = true }
data "aws_ami" "a" {
  lifecycle { enabled = !local.small }
}
data "aws_vpc" "v" {
  lifecycle { enabled = local.small }
}
module "m" {
  source = "./m"
  lifecycle { enabled = local.small }
}`,
    ['data.aws_vpc.v', 'module.m.aws_sns_topic.t'],
  ],
  [
    'what refers to one that is not there',
    `resource "aws_vpc" "v" {
  lifecycle { enabled = false }
}
resource "aws_subnet" "s" {
  count  = aws_vpc.v == null ? 2 : 1
  vpc_id = try(aws_vpc.v.id, "vpc-1")
}`,
    ['aws_subnet.s[0]', 'aws_subnet.s[1]'],
  ],
  [
    'in a module, from what the call gives it',
    'module "n" {\n  source = "./n"\n  on = false\n}\nmodule "o" {\n  source = "./n"\n  on = true\n}\n',
    ['module.o.aws_sns_topic.t'],
  ],
])('enabled, without an engine: %s', async (_, text, origins) => {
  const inner = 'variable "on" {}\nresource "aws_sns_topic" "t" {\n  lifecycle { enabled = var.on }\n}\n';
  const inventory = await drawn({ 'main.tf': text, 'm/main.tf': TOPIC, 'n/main.tf': inner }, { planner: 'static' });
  expect(originsOf(inventory)).toEqual(origins);
});

test('an unknown enabled is drawn with an unknown count', async () => {
  const text = 'variable "on" {}\nresource "aws_sns_topic" "t" {\n  lifecycle { enabled = var.on }\n}\n';
  const { resources } = await drawn({ 'main.tf': text }, { planner: 'static' });
  expect(resources).toMatchObject([{ origin: 'aws_sns_topic.t', count: 'unknown' }]);
});

const REGIONS = `variable "regions" {
  type    = set(string)
  default = ["eu-west-1", "us-east-1"]
}
provider "aws" {
  alias    = "by_region"
  for_each = var.regions
  region   = each.value
}
`;

test.each<[string, Files, string[]]>([
  [
    'each.key of a resource',
    {
      'main.tf': `${REGIONS}resource "aws_vpc" "v" {
  for_each = var.regions
  provider = aws.by_region[each.key]
}`,
    },
    ['aws_vpc.v["eu-west-1"]: eu-west-1', 'aws_vpc.v["us-east-1"]: us-east-1'],
  ],
  [
    'each.key of a module',
    {
      'main.tf': `${REGIONS}module "m" {
  for_each  = var.regions
  source    = "./m"
  providers = { aws = aws.by_region[each.key] }
}`,
      'm/main.tf': `${QUEUE}module "n" { source = "../n" }\n`,
      'n/main.tf': TOPIC,
    },
    [
      'module.m["eu-west-1"].aws_sqs_queue.q: eu-west-1',
      'module.m["eu-west-1"].module.n.aws_sns_topic.t: eu-west-1',
      'module.m["us-east-1"].aws_sqs_queue.q: us-east-1',
      'module.m["us-east-1"].module.n.aws_sns_topic.t: us-east-1',
    ],
  ],
  [
    'a key that is written, an object behind it, a name in the module',
    {
      'main.tf': `locals { places = { a = { region = "eu-west-1" }, b = { region = "us-east-1" } } }
provider "aws" {
  alias    = "at"
  for_each = local.places
  region   = each.value.region
}
resource "aws_sqs_queue" "q" { provider = aws.at["b"] }
module "m" {
  source    = "./m"
  providers = { aws.here = aws.at["a"] }
}`,
      'm/main.tf': `terraform {
  required_providers {
    aws = { configuration_aliases = [aws.here] }
  }
}
resource "aws_sns_topic" "t" { provider = aws.here }`,
    },
    ['aws_sqs_queue.q: us-east-1', 'module.m.aws_sns_topic.t: eu-west-1'],
  ],
  [
    'a key that nobody knows: where all instances are, or nowhere',
    {
      'main.tf': `${REGIONS}variable "one" {}
provider "aws" {
  alias    = "same"
  for_each = toset(["x", "y"])
  region   = "eu-west-3"
}
resource "aws_sqs_queue" "q" { provider = aws.by_region[var.one] }
resource "aws_sns_topic" "t" { provider = aws.same[var.one] }`,
    },
    ['aws_sns_topic.t: eu-west-3', 'aws_sqs_queue.q: -'],
  ],
  [
    'a module whose code is not here',
    {
      'main.tf': `${REGIONS}module "m" {
  for_each  = var.regions
  source    = "terraform-aws-modules/sqs/aws"
  providers = { aws = aws.by_region[each.key] }
}`,
    },
    ['module.m["eu-west-1"].terraform_module.m: eu-west-1', 'module.m["us-east-1"].terraform_module.m: us-east-1'],
  ],
])('for_each of a provider: %s', async (_, files, regions) => {
  expect(regionsOf(await drawn(files, { planner: 'static' }))).toEqual(regions);
});

const KINDS = 'variable "kind" {\n  default = "net"\n}\n';

describe.each(has('terraform') ? (['static', 'auto'] as const) : (['static'] as const))(
  'sources, --planner %s',
  (planner) => {
    test.each<[string, Files, string[]]>([
      [
        'a variable and a local',
        {
          'main.tf': `${KINDS}locals { base = "./modules" }
module "a" {
  source = "\${local.base}/\${var.kind}"
}
`,
          'modules/net/main.tf': TOPIC,
        },
        ['module.a.aws_sns_topic.t'],
      ],
      [
        'format, and a value of terraform.tfvars',
        {
          'main.tf': `${KINDS}module "a" {\n  source = format("./modules/%s", var.kind)\n}\n`,
          'terraform.tfvars': 'kind = "other"\n',
          'modules/net/main.tf': QUEUE,
          'modules/other/main.tf': TOPIC,
        },
        ['module.a.aws_sns_topic.t'],
      ],
      [
        'in a module, from what the call gives it',
        {
          'main.tf': `${KINDS}module "a" {\n  source = "./outer"\n  sort   = var.kind\n}\n`,
          'outer/main.tf': 'variable "sort" {}\nmodule "b" {\n  source = "../modules/${var.sort}"\n}\n',
          'modules/net/main.tf': TOPIC,
        },
        ['module.a.module.b.aws_sns_topic.t'],
      ],
      [
        'of one module that is called twice, each leads elsewhere',
        {
          'main.tf': ['net', 'other']
            .map((sort) => `module "${sort}" {\n  source = "./outer"\n  sort   = "${sort}"\n}\n`)
            .join(''),
          'outer/main.tf': 'variable "sort" {}\nmodule "b" {\n  source = "../modules/${var.sort}"\n}\n',
          'modules/net/main.tf': TOPIC,
          'modules/other/main.tf': QUEUE,
        },
        ['module.net.module.b.aws_sns_topic.t', 'module.other.module.b.aws_sqs_queue.q'],
      ],
      [
        'in JSON',
        {
          'main.tf.json': '{"variable":{"k":{"default":"net"}},"module":{"a":{"source":"./modules/${var.k}"}}}',
          'modules/net/main.tf': TOPIC,
        },
        ['module.a.aws_sns_topic.t'],
      ],
    ])('%s', async (_, files, origins) => {
      const inventory = await drawn(files, { planner }, withoutTofu());
      expect(originsOf(inventory)).toEqual(origins);
      expect(inventory.warnings.filter((text) => text.includes('one box'))).toEqual([]);
    });

    test.each([
      ['a variable without a value', 'variable "k" {}\n'],
      ['a secret', 'variable "k" {\n  default   = "net"\n  sensitive = true\n}\n'],
    ])('%s leads nowhere, and the module is named', async (_, text) => {
      const files = {
        'main.tf': `${text}${QUEUE}module "a" {\n  source = "./modules/\${var.k}"\n}\n`,
        'modules/net/main.tf': TOPIC,
      };
      const inventory = await drawn(files, { planner }, withoutTofu());
      expect(originsOf(inventory)).toEqual(['aws_sqs_queue.q', 'module.a.terraform_module.a']);
      expect(inventory.warnings).toContain(
        'module.a is drawn as one box: its source is an expression whose value is not known without planning',
      );
    });
  },
);
