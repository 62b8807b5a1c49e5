// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
/** Where resources are, as far as code alone tells. */
import { staticOf } from './read.js';

type Options = Parameters<typeof staticOf>[1];

const ZONE = `
data "aws_availability_zones" "here" {}

resource "aws_subnet" "a" {
  count             = 2
  availability_zone = data.aws_availability_zones.here.names[count.index]
}
`;

/** Region of the first subnet, and the zones of all. */
async function placeIn(files: Readonly<Record<string, string>>, options: Options = {}): Promise<readonly unknown[]> {
  const { resources } = await staticOf(files, options);
  const subnets = resources.filter(({ type }) => type === 'aws_subnet');
  return [subnets[0]?.region, ...subnets.map(({ values }) => values.availability_zone)];
}

const at = (region: string) => [region, `${region}a`, `${region}b`];
const NOWHERE = [undefined, 'zone 1', 'zone 2'];

const VARIABLE = 'variable "region" {}\nprovider "aws" {\n  region = var.region\n}\n';

test.each<[string, Readonly<Record<string, string>>, Options]>([
  ['a text', { 'main.tf': 'provider "aws" {\n  region = "eu-west-1"\n}\n' }, {}],
  ['a local', { 'main.tf': 'locals {\n  r = "eu-west-1"\n}\nprovider "aws" {\n  region = local.r\n}\n' }, {}],
  ['terraform.tfvars', { 'main.tf': VARIABLE, 'terraform.tfvars': 'region = "eu-west-1"\n' }, {}],
  ['*.auto.tfvars', { 'main.tf': VARIABLE, 'x.auto.tfvars': 'region = "eu-west-1"\n' }, {}],
  ['the environment', { 'main.tf': VARIABLE }, { env: { TF_VAR_region: 'eu-west-1' } }],
])('the region of a provider: %s', async (_, files, options) => {
  expect(await placeIn({ ...files, 'zone.tf': ZONE }, options)).toEqual(at('eu-west-1'));
});

test.each([
  ['no provider block', ''],
  ['a provider without region', 'provider "aws" {}\n'],
  ['a variable without value', VARIABLE],
  ['a sensitive variable', VARIABLE.replace('{}', '{\n  sensitive = true\n  default = "eu-west-1"\n}')],
])('a region that nobody knows: %s', async (_, provider) => {
  const env = { AWS_REGION: 'eu-north-1', AWS_DEFAULT_REGION: 'eu-north-1' };
  expect(await placeIn({ 'main.tf': provider, 'zone.tf': ZONE }, { env })).toEqual(NOWHERE);
});

test.each([
  ['"${var.region}b"', 'zone 2'],
  ['"${var.region}-c"', 'zone 3'],
  ['local.zones[1]', 'zone 2'],
  ['element(local.zones, 3)', 'zone 2'],
  ['var.region', undefined],
  ['"${var.region}east"', undefined],
  ['element(data.aws_availability_zones.here.names, 1)', 'zone 2'],
  ['slice(sort(data.aws_availability_zones.here.names), 1, 3)[1]', 'zone 3'],
  ['data.aws_availability_zones.here.zone_ids[2]', 'zone 3'],
  ['element(data.aws_availability_zones.here.names, 5)', undefined],
  ['data.aws_region.here.name', undefined],
])('of an unknown region: %s', async (expression, expected) => {
  const { resources } = await staticOf(`
variable "region" {}
locals {
  zones = ["\${var.region}a", "\${var.region}b"]
}
data "aws_availability_zones" "here" {}
data "aws_region" "here" {}
resource "aws_subnet" "a" {
  availability_zone = ${expression}
  name              = ${expression}
}
`);
  const subnet = resources.find(({ type }) => type === 'aws_subnet');
  const { name_shown, ...values } = subnet?.values ?? {};
  expect(name_shown).toBe(expression.includes('east') ? '…east' : undefined);
  // Only a zone has a number: no other text is made up.
  expect(values).toEqual(expected === undefined ? {} : { availability_zone: expected });
});

test.each([
  ['data.aws_region.here.name', 'eu-west-1'],
  ['"q-${data.aws_region.here.id}"', 'q-eu-west-1'],
  ['data.aws_region.here.region', 'eu-west-1'],
  ['data.aws_region.there.name', 'ap-south-1'],
  ['data.aws_availability_zones.here.names[2]', 'eu-west-1c'],
  ['join(",", slice(data.aws_availability_zones.here.names, 0, 2))', 'eu-west-1a,eu-west-1b'],
  ['data.aws_availability_zones.here.zone_ids[0]', 'euw1-az1'],
  ['length(data.aws_availability_zones.here.names)', undefined],
  ['data.aws_availability_zones.here.names[9]', undefined],
])('of a known region: %s', async (expression, expected) => {
  const { resources } = await staticOf(`
provider "aws" {
  region = "eu-west-1"
}
data "aws_availability_zones" "here" {}
data "aws_region" "here" {}
data "aws_region" "there" {
  region = "ap-south-1"
}
resource "aws_sqs_queue" "q" {
  name = ${expression}
}
`);
  expect(resources.find(({ type }) => type === 'aws_sqs_queue')?.values.name).toBe(expected);
});

test.each([
  ['us-east-1', 'use1-az1'],
  ['ap-northeast-1', 'apne1-az1'],
  ['ap-southeast-2', 'apse2-az1'],
  ['us-gov-west-1', 'usgw1-az1'],
])('how zones of %s are numbered', async (region, id) => {
  const { resources } = await staticOf(
    `provider "aws" {\n  region = "${region}"\n}\ndata "aws_availability_zones" "z" {}\nresource "aws_subnet" "a" {\n  availability_zone_id = data.aws_availability_zones.z.zone_ids[0]\n}\n`,
  );
  expect(resources.find(({ type }) => type === 'aws_subnet')?.values.availability_zone_id).toBe(id);
});

describe('modules', () => {
  const PROVIDERS =
    'provider "aws" {\n  region = "eu-west-1"\n}\nprovider "aws" {\n  alias = "us"\n  region = "us-west-2"\n}\n';
  const call = (more: string) => `${PROVIDERS}module "net" {\n  source = "./net"\n${more}}\n`;
  const aliased = ZONE.replaceAll(/^((?:data|resource) .*\{)(\}?)$/gm, '$1\n  provider = aws.other\n$2');

  test.each([
    ['inherited', call(''), ZONE, at('eu-west-1')],
    ['handed on', call('  providers = { aws = aws.us }\n'), ZONE, at('us-west-2')],
    ['under another name', call('  providers = { aws.other = aws.us }\n'), aliased, at('us-west-2')],
    // An alias is not inherited.
    ['not handed on', call(''), aliased, NOWHERE],
    // What old modules declare for a provider that is handed to them.
    [
      'to an empty block',
      call('  providers = { aws.other = aws.us }\n'),
      `provider "aws" {\n  alias = "other"\n}\n${aliased}`,
      at('us-west-2'),
    ],
    ['around an empty block', call(''), `provider "aws" {}\n${ZONE}`, at('eu-west-1')],
    ['their own, by a variable', call('  region = "ap-south-1"\n'), `${VARIABLE}${ZONE}`, at('ap-south-1')],
  ])('%s', async (_, root, inner, expected) => {
    expect(await placeIn({ 'main.tf': root, 'net/main.tf': inner })).toEqual(expected);
  });
});

test('a resource with its own region is not in that of its provider', async () => {
  const { resources } = await staticOf(`
variable "second" {}
provider "aws" {
  region = "eu-west-1"
}
resource "aws_sqs_queue" "own" {
  region = "eu-north-1"
}
resource "aws_sqs_queue" "unknown" {
  region = var.second
}
resource "aws_sqs_queue" "null" {
  region = null
}
`);
  expect(resources.map(({ name, values, region }) => [name, values.region, region])).toEqual([
    ['own', 'eu-north-1', undefined],
    ['unknown', undefined, undefined],
    ['null', null, 'eu-west-1'],
  ]);
});

test('Google: a zone implies its region', async () => {
  const { resources } = await staticOf(
    'provider "google" {\n  zone = "europe-west1-c"\n}\nresource "google_compute_instance" "i" {}\n',
  );
  expect(resources[0]).toMatchObject({ region: 'europe-west1', zone: 'europe-west1-c' });
});
