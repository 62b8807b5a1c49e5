// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** Each provider configuration has its region, as real Terraform evaluates it; what nobody knows has no name. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Io } from '../../../src/platform/io.js';
import { needs } from '../../support/tools.js';
import { type Asked, planned, valuesOf } from './offline.js';

/** A subnet in a zone of the region, and a queue named after it. */
const NETWORK = `
data "aws_availability_zones" "here" {}
data "aws_region" "here" {}

resource "aws_subnet" "a" {
  count             = 2
  availability_zone = data.aws_availability_zones.here.names[count.index]
}

resource "aws_sqs_queue" "q" {
  name = "orders-\${data.aws_region.here.name}"
  url  = "\${data.aws_region.here.id}/\${data.aws_region.here.region}"
}
`;

interface Place {
  readonly region: string | undefined;
  readonly zones: readonly unknown[];
  readonly name: unknown;
}

async function placeIn(asked: Asked, module = ''): Promise<Place> {
  const result = await planned(asked);
  const at = (address: string) => valuesOf(result, `${module}${address}`);
  return {
    region: result.inventory.resources.find(({ origin }) => origin === `${module}aws_sqs_queue.q`)?.region,
    zones: [0, 1].map((i) => at(`aws_subnet.a[${i}]`)?.availability_zone),
    name: at('aws_sqs_queue.q')?.name,
  };
}

const at = (region: string): Place => ({ region, zones: [`${region}a`, `${region}b`], name: `orders-${region}` });
const NOWHERE: Place = { region: undefined, zones: ['zone 1', 'zone 2'], name: undefined };

const env = (more: Record<string, string>): Partial<Io> => ({ env: { PATH: process.env.PATH, ...more } });
const VARIABLE = `variable "region" {\n  type = string\n}\n\nprovider "aws" {\n  region = var.region\n}\n`;

needs('terraform').describe('the region of the only provider configuration', () => {
  test.each<[string, Asked]>([
    ['a text', { files: { 'main.tf': 'provider "aws" {\n  region = "eu-west-1"\n}\n' } }],
    [
      'a local of functions that only Terraform has',
      {
        files: {
          'main.tf': `locals {\n  settings = yamldecode(file("settings.yml"))\n}\nprovider "aws" {\n  region = local.settings.region\n}\n`,
          'settings.yml': 'region: eu-west-1\n',
        },
      },
    ],
    ['terraform.tfvars', { files: { 'main.tf': VARIABLE, 'terraform.tfvars': 'region = "eu-west-1"\n' } }],
    ['*.auto.tfvars', { files: { 'main.tf': VARIABLE, 'x.auto.tfvars': 'region = "eu-west-1"\n' } }],
    ['*.auto.tfvars.json', { files: { 'main.tf': VARIABLE, 'x.auto.tfvars.json': '{"region": "eu-west-1"}' } }],
    ['TF_VAR_region', { files: { 'main.tf': VARIABLE }, io: env({ TF_VAR_region: 'eu-west-1' }) }],
  ])('%s', async (_, asked) => {
    expect(await placeIn({ ...asked, files: { ...asked.files, 'network.tf': NETWORK } })).toEqual(at('eu-west-1'));
  });

  test('--varfile', async () => {
    const files = { 'main.tf': VARIABLE, 'network.tf': NETWORK, 'terraform.tfvars': 'region = "us-west-2"\n' };
    const varFiles: string[] = [];
    const prepare = async (directory: string) => {
      varFiles.push(join(directory, 'given.tfvars'));
      await writeFile(varFiles[0]!, 'region = "eu-west-1"\n');
    };
    expect(await placeIn({ files, prepare, options: { varFiles } })).toEqual(at('eu-west-1'));
  });
});

needs('terraform').describe('an unknown region', () => {
  test.each<[string, string]>([
    ['no provider block', ''],
    ['a provider without region', 'provider "aws" {\n  profile = "x"\n}\n'],
    ['a variable without value', VARIABLE],
  ])('%s: zones are told apart by number, and the environment has no say', async (_, provider) => {
    const io = env({ AWS_REGION: 'eu-north-1', AWS_DEFAULT_REGION: 'eu-north-1' });
    expect(await placeIn({ files: { 'main.tf': provider, 'network.tf': NETWORK }, io })).toEqual(NOWHERE);
  });

  test('zones made of it are distinct, also in variables and keys', async () => {
    const result = await planned({
      files: {
        'main.tf': `${VARIABLE}
variable "azs" {
  type = list(string)
}

resource "aws_subnet" "made" {
  availability_zone = "\${var.region}b"
}

resource "aws_subnet" "given" {
  for_each          = toset(var.azs)
  availability_zone = each.value
}

resource "aws_elasticache_cluster" "c" {
  availability_zones = var.azs
  policy             = jsonencode({ region = var.region })
}
`,
      },
    });
    expect(valuesOf(result, 'aws_subnet.made')?.availability_zone).toBe('zone 2');
    expect(valuesOf(result, 'aws_subnet.given["zone 3"]')?.availability_zone).toBe('zone 3');
    expect(valuesOf(result, 'aws_elasticache_cluster.c')).toEqual({
      availability_zones: ['zone 1', 'zone 2', 'zone 3'],
    });
    expect(JSON.stringify(result.inventory)).not.toMatch(/unknown-?1|us-east|[a-z]{2}-[a-z]+-\d/);
  });

  test('an existing subnet is in a zone of its own', async () => {
    const result = await planned({
      files: {
        'main.tf': `data "aws_subnet" "s" {\n  id = "subnet-1"\n}\nresource "aws_ebs_volume" "v" {\n  availability_zone = data.aws_subnet.s.availability_zone\n}\n`,
      },
    });
    expect(valuesOf(result, 'aws_ebs_volume.v')).toEqual({});
  });
});

needs('terraform').describe('several configurations', () => {
  const PROVIDERS = `
locals {
  regions = { main = "eu-west-1", us = "us-west-2" }
}

provider "aws" {
  region = local.regions.main
}

provider "aws" {
  alias  = "us"
  region = local.regions["us"]
}

provider "aws" {
  alias = "somewhere"
}
`;
  const call = (more: string) => `${PROVIDERS}\nmodule "net" {\n  source = "./net"\n${more}}\n`;
  const INNER = `terraform {\n  required_providers {\n    aws = {\n      source = "hashicorp/aws"\n      configuration_aliases = [aws.other]\n    }\n  }\n}\n`;

  test.each<[string, Record<string, string>, Place]>([
    ['inherited', { 'main.tf': call(''), 'net/main.tf': NETWORK }, at('eu-west-1')],
    ['handed on', { 'main.tf': call('  providers = { aws = aws.us }\n'), 'net/main.tf': NETWORK }, at('us-west-2')],
    [
      'handed on, of a region that nobody knows',
      { 'main.tf': call('  providers = { aws = aws.somewhere }\n'), 'net/main.tf': NETWORK },
      NOWHERE,
    ],
    [
      'under another name',
      {
        'main.tf': call('  providers = { aws = aws, aws.other = aws.us }\n'),
        'net/main.tf':
          INNER + NETWORK.replaceAll(/^((?:data|resource) .*\{)(\}?)$/gm, '$1\n  provider = aws.other\n$2'),
      },
      at('us-west-2'),
    ],
  ])('%s', async (_, files, expected) => {
    expect(await placeIn({ files }, 'module.net.')).toEqual(expected);
  });

  test('resources and data sources can set their own region', async () => {
    const result = await planned({
      files: {
        'main.tf': `${PROVIDERS}
variable "secondary_region" {}

data "aws_availability_zones" "here" {
  region = "ap-south-1"
}

resource "aws_subnet" "a" {
  availability_zone = data.aws_availability_zones.here.names[0]
}

resource "aws_sqs_queue" "own" {
  region = "eu-north-1"
}

resource "aws_sqs_queue" "unknown" {
  region = var.secondary_region
}

resource "aws_sqs_queue" "null" {
  region = null
}
`,
      },
    });
    expect(valuesOf(result, 'aws_subnet.a')?.availability_zone).toBe('ap-south-1a');
    const regions = result.inventory.resources.map(({ origin, values, region }) => [origin, values.region, region]);
    expect(regions).toContainEqual(['aws_sqs_queue.own', 'eu-north-1', undefined]);
    expect(regions).toContainEqual(['aws_sqs_queue.unknown', undefined, undefined]);
    expect(regions).toContainEqual(['aws_sqs_queue.null', null, 'eu-west-1']);
  });

  test('Google: the region, the zone and the project of the provider', async () => {
    const result = await planned({
      files: {
        'main.tf': `
provider "google" {
  project = "shop"
  region  = join("-", ["europe", "west1"])
  zone    = "europe-west1-c"
}

data "google_client_config" "me" {}
data "google_compute_zones" "all" {}

resource "google_compute_instance" "i" {
  zone   = data.google_compute_zones.all.names[1]
  labels = { region = data.google_client_config.me.region, zone = data.google_client_config.me.zone }
  name   = data.google_client_config.me.project
}
`,
      },
    });
    const instance = result.inventory.resources.find(({ type }) => type === 'google_compute_instance');
    expect(instance).toMatchObject({
      region: 'europe-west1',
      zone: 'europe-west1-c',
      values: {
        zone: 'europe-west1-b',
        name: 'shop',
        labels: { region: 'europe-west1', zone: 'europe-west1-c' },
      },
    });
  });
});

needs('terraform').describe('a location made of a secret is hidden', () => {
  const ROLE = 'arn:aws:iam::123456789012:role/deploy';
  const seen = async (files: Record<string, string>) => {
    const { inventory } = await planned({ files });
    const queue = inventory.resources.find(({ origin }) => origin === 'aws_sqs_queue.q')!;
    return { region: queue.region, account: queue.account, name: queue.values.name };
  };
  const QUEUE = 'resource "aws_sqs_queue" "q" {\n  name = "jobs"\n}\n';
  const secret = (value: string) =>
    `variable "v" {\n  type      = string\n  sensitive = true\n  default   = "${value}"\n}\n`;

  test.each<[string, Record<string, string>]>([
    ['a region', { 'main.tf': `${secret('eu-west-1')}provider "aws" {\n  region = var.v\n}\n` }],
    ['a part of a region', { 'main.tf': `${secret('eu')}provider "aws" {\n  region = "\${var.v}-west-1"\n}\n` }],
    ['a text that is made one', { 'main.tf': 'provider "aws" {\n  region = sensitive("eu-west-1")\n}\n' }],
    ['a role', { 'main.tf': `${secret(ROLE)}provider "aws" {\n  assume_role {\n    role_arn = var.v\n  }\n}\n` }],
    [
      'a list of accounts',
      { 'main.tf': `${secret('123456789012')}provider "aws" {\n  allowed_account_ids = [var.v]\n}\n` },
    ],
    [
      'JSON',
      {
        'main.tf.json': JSON.stringify({
          variable: { v: { sensitive: true, default: 'eu-west-1' } },
          provider: { aws: { region: '${var.v}', assume_role: { role_arn: `${ROLE}\${substr(var.v, 0, 0)}` } } },
        }),
      },
    ],
  ])('%s', async (_, files) => {
    expect(await seen({ ...files, 'queue.tf': QUEUE })).toEqual({
      region: undefined,
      account: undefined,
      name: 'jobs',
    });
  });

  test('a location without secrets is shown, also in JSON', async () => {
    const aws = { region: '${var.v}', assume_role: { role_arn: `${ROLE}\${substr(var.v, 0, 0)}` } };
    const json = JSON.stringify({ variable: { v: { default: 'eu-west-1' } }, provider: { aws } });
    expect(await seen({ 'main.tf.json': json, 'queue.tf': QUEUE })).toMatchObject({
      region: 'eu-west-1',
      account: '123456789012',
    });
  });

  test.each(['aws_vpc.a.groundplan_place', 'aws_vpc.a["groundplan_place"]', 'jsonencode(aws_vpc.a)'])(
    'and %s says nothing of it',
    async (expression) => {
      const files = {
        'main.tf': `provider "aws" {\n  region = "eu-west-1"\n  assume_role {\n    role_arn = "${ROLE}"\n  }\n}\nresource "aws_vpc" "a" {}\nresource "aws_sqs_queue" "q" {\n  name = ${expression}\n}\n`,
      };
      expect(JSON.stringify((await seen(files)).name ?? '')).not.toMatch(/123456789012|eu-west-1|zz-unknown/);
    },
  );
});
