/** Plans with the real AWS provider. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byText } from '../../../src/graph/order.js';
import { ROOT } from '../../support/root.js';
import { needs } from '../../support/tools.js';
import { type Cloud, fakeAccount, mirrorConfig, startCloud } from './support/aws.js';
import { contents, machine, planOf, sourceWith } from './support/source.js';

const { describe } = needs('awsProvider');

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

const NETWORK = `
data "aws_caller_identity" "me" {}
data "aws_availability_zones" "here" { state = "available" }
locals {
  zones = { for i, name in data.aws_availability_zones.here.names : name => i }
}
resource "aws_vpc" "main" {
  cidr_block = "10.0.0.0/16"
  tags       = { Owner = data.aws_caller_identity.me.account_id }
}
resource "aws_subnet" "private" {
  for_each          = local.zones
  vpc_id            = aws_vpc.main.id
  availability_zone = each.key
  cidr_block        = cidrsubnet(aws_vpc.main.cidr_block, 8, each.value)
}
resource "aws_db_subnet_group" "main" {
  subnet_ids = [for subnet in aws_subnet.private : subnet.id]
}
`;

describe('the real AWS provider', () => {
  test('data sources are read from the cloud, and the source stays unchanged', async () => {
    const directory = sourceWith({
      'main.tf': NETWORK,
      'provider_override.tf': '',
      'provider.tf': fakeAccount(cloud.endpoint),
    });
    const before = contents(join(directory, '..'));
    const planned = await planOf(directory, machine({ TF_CLI_CONFIG_FILE: mirrorConfig() }));
    const { resources, references } = planned.inventory;
    expect(cloud.asked).toContain('DescribeAvailabilityZones');
    expect(resources.filter(({ mode }) => mode === 'managed').map(({ address }) => address)).toEqual([
      'aws_db_subnet_group.main',
      'aws_subnet.private["eu-west-1a"]',
      'aws_subnet.private["eu-west-1b"]',
      'aws_vpc.main',
    ]);
    expect(resources.find(({ type }) => type === 'aws_vpc')!.values.tags).toEqual({ Owner: '111122223333' });
    expect(references).toContainEqual(
      expect.objectContaining({ from: 'aws_subnet.private["eu-west-1a"]', to: 'aws_vpc.main' }),
    );
    expect(contents(join(directory, '..'))).toEqual(before);
  });

  test('a lock file of another platform is not changed', async () => {
    const lock = (version: string, hash: string) =>
      `provider "registry.terraform.io/hashicorp/aws" {\n  version = "${version}"\n  hashes = [\n    "${hash}",\n  ]\n}\n`;
    // Only that of the archive, not of what it unpacks to: init adds it, which it must not do in the source.
    const zip = 'zh:054b8dd49f0549c9a7cc27d159e45327b7b65cf404da5e5a20da154b90b8a644';
    const directory = sourceWith({
      'main.tf': `${fakeAccount(cloud.endpoint)}resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }`,
      '.terraform.lock.hcl': lock('5.100.0', zip),
    });
    const before = contents(directory);
    const planned = await planOf(directory, machine({ TF_CLI_CONFIG_FILE: mirrorConfig() }));
    expect(planned.inventory.resources.map(({ address }) => address)).toEqual(['aws_vpc.main']);
    expect(contents(directory)).toEqual(before);
  });

  test.each(['aws-modules', 'aws-web-shop'])(
    'fixtures/%s: the addresses and actions that its plan.json has',
    async (name) => {
      const directory = sourceWith({});
      const fixture = join(ROOT, 'fixtures', name);
      cpSync(fixture, directory, { recursive: true });
      writeFileSync(join(directory, 'account_override.tf'), fakeAccount(cloud.endpoint));
      const before = contents(directory);
      const { plan } = await planOf(directory, machine({ TF_CLI_CONFIG_FILE: mirrorConfig() }));
      expect(actions(plan)).toEqual(actions(JSON.parse(readFileSync(join(fixture, 'plan.json'), 'utf8'))));
      expect(contents(directory)).toEqual(before);
    },
  );
});

interface PlanJson {
  readonly resource_changes: readonly { address: string; mode: string; change: { actions: string[] } }[];
}

const actions = (plan: unknown): string[] =>
  (plan as PlanJson).resource_changes
    .filter(({ mode }) => mode === 'managed')
    .map(({ address, change }) => `${address} ${change.actions.join(', ')}`)
    .sort(byText);
