import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFiles } from '../../../src/platform/node.js';
import { Repository } from '../../../src/terraform/roots/code.js';
import { findRoots, type RootPatterns } from '../../../src/terraform/roots/find.js';
import { workspace } from '../../action/support/workspaces.js';

const ANY = 'resource "aws_vpc" "a" {\n}\n';
const call = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;

const all: RootPatterns = { paths: ['.'], roots: [], exclude: [] };

async function rootsIn(folder: string, wanted: Partial<RootPatterns> = {}): Promise<string[]> {
  const { roots } = await findRoots(new Repository(nodeFiles, folder), { ...all, ...wanted });
  return roots.map(({ path }) => path);
}

test('a root is uncalled code, or code with a backend or provider configuration', async () => {
  const folder = workspace({
    'main.tf': ANY,
    'live/prod/main.tf': call('../../parts/net'),
    'live/both/main.tf': `${ANY}${call('../prod/inner//deep?ref=1')}`,
    'live/prod/inner/deep/main.tf': ANY,
    'parts/net/main.tf': `terraform {\n  required_version = ">= 1.0"\n}\nprovider "aws" {\n  alias = "x"\n}\n`,
    'called/state/main.tf': 'terraform {\n  backend "s3" {}\n}\n',
    'called/cloud/main.tf.json': '{"terraform": {"cloud": {}}}',
    'called/provider/main.tf': 'provider "aws" {\n  region = "eu-west-1"\n}\n',
    'caller/main.tf': ['state', 'cloud', 'provider'].map((name) => call(`../called/${name}`)).join(''),
    'modules/unused/main.tf': ANY,
    'modules/state/main.tf': 'terraform {\n  backend "s3" {}\n}\n',
    'units/app/terragrunt.hcl': 'terraform {\n  source = "../../parts/net"\n}\n',
    'open/tofu/main.tofu': ANY,
    'only/vars/a.tfvars': 'a = 1\n',
    '.terraform/modules/x/main.tf': ANY,
    'node_modules/x/main.tf': ANY,
    'broken/main.tf': 'resource "',
    'self/main.tf': call('./'),
  });
  expect(await rootsIn(folder)).toEqual([
    ...['.', 'broken', 'called/cloud', 'called/provider', 'called/state', 'caller', 'live/both', 'live/prod'],
    ...['modules/state', 'open/tofu', 'self', 'units/app'],
  ]);
  expect(await rootsIn(folder, { paths: ['live', 'nowhere'] })).toEqual(['live/both', 'live/prod']);
  expect(await rootsIn(folder, { exclude: ['live/both', 'called/**', '.'] })).toEqual([]);
  expect(await rootsIn(folder, { roots: ['parts/*', 'modules/unused'] })).toEqual(['modules/unused', 'parts/net']);
});

test('a repository of modules is represented by its examples', async () => {
  const folder = workspace({
    'main.tf': ANY,
    'examples/complete/main.tf': call('../../'),
    'example/main.tf': call('../examples/../modules/net'),
    'modules/net/main.tf': ANY,
    'modules/net/examples/plain/main.tf': call('../..'),
    'modules/net/examples/plain/modules/x/main.tf': ANY,
    'modules/unused/main.tf': ANY,
  });
  expect(await rootsIn(folder)).toEqual(['example', 'examples/complete', 'modules/net/examples/plain']);
});

test('links are not followed', async () => {
  const folder = workspace({ 'a/main.tf': ANY });
  symlinkSync('..', join(folder, 'a/up'));
  symlinkSync(folder, join(folder, 'again'));
  expect(await rootsIn(folder)).toEqual(['a']);
});
