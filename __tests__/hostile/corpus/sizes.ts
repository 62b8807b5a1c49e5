// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Code, plans and graph files of a few megabytes whose parts all name each other, are in each other, or have no end. */
import type { Files, Hostile, Table } from '../support/hostile.js';

const list = (count: number, of: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => of(n)).join('');
const names = (count: number, of: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => of(n)).join(', ');

const SUBNETS = `${list(
  20,
  (n) => `resource "aws_subnet" "s${n}" {\n  count      = 1000\n  cidr_block = "10.0.0.0/24"\n}\n`,
)}locals {\n  u = "${list(20, (n) => `\${join(",", aws_subnet.s${n}[*].id)}`)}"\n`;

const knot = (count: number): string =>
  `locals {\n${list(count, (n) => `  l${n} = [${names(count, (other) => `local.l${other === n ? 0 : other}`)}]\n`)}}\n`;

const BIG_HCL = `locals {\n  x = true ? 1 : [${'1,'.repeat(500_000)}]\n}\n`;
const unit = (inputs: string, more = ''): string => `${more}terraform {\n  source = "./m"\n}\ninputs = {\n${inputs}}\n`;
const INCLUDE = 'include "root" {\n  path   = find_in_parent_folders("root.hcl")\n  expose = true\n}\n';

const CODE: Readonly<Record<string, Files>> = {
  '3,000 texts that come from 20,000 instances each': {
    'main.tf': `${SUBNETS}${list(3000, (n) => `  l${n} = "\${local.u}x${n}"\n`)}}\nresource "aws_s3_bucket" "b" {\n  tags = [${names(3000, (n) => `local.l${n}`)}]\n}\n`,
  },
  '700 locals that name all others': {
    'main.tf': `${knot(700)}${list(200, (n) => `resource "aws_s3_bucket" "b${n}" {\n  bucket = local.l${n}\n  tags   = local.l${n + 1}\n}\n`)}`,
  },
  '2,000 resources that name the ids of 2,000': {
    'main.tf': `locals {\n  ids = [${names(2000, (n) => `aws_s3_bucket.b${n}.id`)}]\n}\n${list(2000, (n) => `resource "aws_s3_bucket" "b${n}" {}\nresource "aws_sns_topic" "t${n}" {\n  policy = jsonencode(local.ids)\n}\n`)}`,
  },
  'an include of a megabyte that 5,000 inputs read': {
    'root.hcl': BIG_HCL,
    'u/terragrunt.hcl': unit(
      list(5000, (n) => `  a${n} = include.root.locals.x\n`),
      INCLUDE,
    ),
    'u/m/main.tf': 'resource "aws_s3_bucket" "b" {}\n',
  },
  'a configuration of a megabyte that is read 1,000 times': {
    'big.hcl': BIG_HCL,
    'u/terragrunt.hcl': unit(list(1000, (n) => `  a${n} = read_terragrunt_config("../big.hcl").locals.x\n`)),
    'u/m/main.tf': 'resource "aws_s3_bucket" "b" {}\n',
  },
  '24,000 addresses to be removed that are not there': {
    'main.tf': 'resource "aws_s3_bucket" "b" {}\n',
    'groundplan.yml': `remove:\n${list(24_000, (n) => `  - aws_s3_bucket.x${n}\n`)}`,
  },
};

const LONG = `${'module.a.'.repeat(200_000)}aws_s3_bucket.b`;
const ENDLESS = `aws_s3_bucket.${'b'.repeat(8_000_000)}`;

const graph = (graphdict: Readonly<Record<string, readonly string[]>>): string => JSON.stringify(graphdict);
const plan = (address: string): string =>
  JSON.stringify({
    format_version: '1.2',
    resource_changes: [
      { address, mode: 'managed', type: 'aws_s3_bucket', name: 'b', change: { actions: ['create'], after: {} } },
    ],
  });
const nested = (levels: number): string =>
  graph(
    Object.fromEntries(
      Array.from({ length: levels }, (_, n) => [`aws_vpc.v${n}`, n + 1 < levels ? [`aws_vpc.v${n + 1}`] : []]),
    ),
  );

const FILES: Readonly<Record<string, string>> = {
  '20,001 boxes, each in the one before': nested(20_001),
  'an address of 200,000 modules, in a graph': graph({ [LONG]: [] }),
  'an address of 200,000 modules, in a plan': plan(LONG),
  'a name of 8 million letters, in a graph': graph({ [ENDLESS]: [] }),
  'a name of 8 million letters, in a plan': plan(ENDLESS),
};

const MANY = 300_000;

/** Tried where everything is. */
const MANY_RESOURCES: Readonly<Record<string, string>> = {
  '300,000 instances, in a state': JSON.stringify({
    ...{ version: 4, terraform_version: '1.11.4', serial: 1, lineage: 'x' },
    resources: [
      {
        ...{ mode: 'managed', type: 'aws_s3_bucket', name: 'b' },
        provider: 'provider["registry.terraform.io/hashicorp/aws"]',
        instances: Array.from({ length: MANY }, (_, index_key) => ({ index_key, attributes: {} })),
      },
    ],
  }),
  '300,000 resources, in a plan': `{"format_version":"1.2","resource_changes":[${names(
    MANY,
    (n) => `{"address":"aws_s3_bucket.b${n}","change":{"actions":["create"],"after":{}}}`,
  )}]}`,
};

const IN_ACTION = 'the runner has its own limits of a job';

export const SIZES: Table = {
  about: 'much that names much',
  rows: [
    ...Object.entries(CODE).map(
      ([what, files]): Hostile => ({
        name: `size: ${what}`,
        ways: ['static'],
        args: ['--timeout', '20'],
        isHeavy: true,
        notInAction: IN_ACTION,
        files,
      }),
    ),
    {
      name: 'size: 300,000 resources, in code',
      ways: ['static'],
      args: ['--timeout', '20', '--format', 'svg'],
      isHeavy: true,
      notInAction: IN_ACTION,
      files: { 'main.tf': list(MANY, (n) => `resource "aws_s3_bucket" "b${n}" {}\n`) },
    },
    ...Object.entries(MANY_RESOURCES).map(
      ([what, text]): Hostile => ({
        name: `size: ${what}`,
        ways: ['file'],
        source: 'in.json',
        args: ['--format', 'svg'],
        isHeavy: true,
        notInAction: IN_ACTION,
        files: { 'in.json': text },
      }),
    ),
    ...Object.entries(FILES).map(
      ([what, text]): Hostile => ({
        name: `size: ${what}`,
        ways: ['file'],
        source: 'in.json',
        // 20,000 boxes side by side are a picture that takes long to rasterise, however they came there.
        args: ['--format', 'svg'],
        notInAction: IN_ACTION,
        files: { 'in.json': text },
      }),
    ),
  ],
};
