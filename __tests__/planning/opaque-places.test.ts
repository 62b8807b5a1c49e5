/** Modules whose code is not here are where their providers are, as far as the call says which. */
import { portion } from '../support/long.js';
import { needs } from '../support/tools.js';
import { planned } from './offline/offline.js';
import { staticOf } from './static/read.js';

const terraform = needs('terraform');

const AWS = `provider "aws" {\n  region = "eu-west-1"\n}\nprovider "aws" {\n  alias  = "us"\n  region = local.us\n}\nlocals {\n  us = "us-east-1"\n}\n`;
const GOOGLE = 'provider "google" {\n  region = "europe-west1"\n}\n';
const PLAIN = 'provider "null" {}\n';
const call = (source: string, more = '') => `module "m" {\n  source = "${source}"\n${more}}\n`;
const US = '  providers = {\n    aws = aws.us\n  }\n';
const BOTH = '  providers = {\n    aws    = aws\n    aws.us = aws.us\n  }\n';

type Place = readonly [provider: string, region: string | undefined];

const CASES: readonly (readonly [string, Readonly<Record<string, string>>, Place])[] = [
  [
    'the only provider that is somewhere',
    { 'main.tf': AWS + PLAIN + call('git::https://example.com/x') },
    ['aws', 'eu-west-1'],
  ],
  ['what is handed on', { 'main.tf': AWS + call('git::https://example.com/x', US) }, ['aws', 'us-east-1']],
  ['the usual one of two', { 'main.tf': AWS + call('git::https://example.com/x', BOTH) }, ['aws', 'eu-west-1']],
  ['the name in a registry', { 'main.tf': AWS + GOOGLE + call('acme/net/google//sub') }, ['google', 'europe-west1']],
  [
    'the name of a repository',
    { 'main.tf': AWS + GOOGLE + call('github.com/acme/terraform-aws-vpc') },
    ['aws', 'eu-west-1'],
  ],
  ['another provider than those', { 'main.tf': AWS + call('cloudposse/label/null') }, ['terraform', undefined]],
  [
    'two places, and nobody says which',
    { 'main.tf': AWS + GOOGLE + call('git::https://example.com/x') },
    ['terraform', undefined],
  ],
  ['no region', { 'main.tf': `provider "aws" {}\n${call('acme/net/aws')}` }, ['terraform', undefined]],
  [
    'a region that is a secret',
    {
      'main.tf': `variable "r" {\n  default   = "eu-west-1"\n  sensitive = true\n}\nprovider "aws" {\n  region = var.r\n}\n${call('acme/net/aws')}`,
    },
    ['terraform', undefined],
  ],
  [
    'what a module is handed',
    { 'main.tf': `${AWS}module "a" {\n  source = "./a"\n${US}}\n`, 'a/main.tf': call('acme/net/aws') },
    ['aws', 'us-east-1'],
  ],
];

test.each(CASES)('static: %s', async (_, files, place) => {
  const { resources } = await staticOf(files);
  expect(resources.map(({ provider, region }) => [provider, region])).toEqual([place]);
});

terraform.describe('offline', () => {
  test.each(portion(CASES, 2))('%s', async (_, files, place) => {
    const { inventory } = await planned({ files });
    expect(inventory.resources.map(({ provider, region }) => [provider, region])).toEqual([place]);
  });
});
