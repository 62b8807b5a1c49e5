/**
 * Each type that can name a network, a subnet or a security group is drawn in it, by its name or by its row; the others are
 * explained here. Looked for in the schema of the provider where it is installed, in what the configurations of 80 public
 * repositories and 120 plans refer to (support/seen.txt), and in the plans that are beside this checkout.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonFile } from '../../src/platform/json/file.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { newTemporary } from '../support/temporary.js';
import { CORPUS, needs } from '../support/tools.js';
import { awsMirror, VERSION } from '../terraform/engine/support/aws.js';
import { type Schemas, type Use, unplaced, usesAt, usesIn, usesInSchemas, vague } from './support/placement.js';

/** Type and path, and why it is no place. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'aws_cloudwatch_event_target ecs_target.network_configuration.security_groups':
    'the groups of the task that it starts',
  'aws_scheduler_schedule target.ecs_parameters.network_configuration.security_groups':
    'the groups of the task that it starts',
  'aws_scheduler_schedule target.ecs_parameters.network_configuration.subnets': 'the place of the task that it starts',
  'aws_datasync_location_efs ec2_config.security_group_arns': 'the groups of the mount target that it leads to',
  'aws_datasync_location_fsx_lustre_file_system security_group_arns': 'the groups of the file system that it leads to',
  'aws_datasync_location_fsx_ontap_file_system security_group_arns': 'the groups of the file system that it leads to',
  'aws_datasync_location_fsx_openzfs_file_system security_group_arns': 'the groups of the file system that it leads to',
  'aws_datasync_location_fsx_windows_file_system security_group_arns': 'the groups of the file system that it leads to',
  'aws_eks_node_group remote_access.source_security_group_ids': 'who may connect to its machines',
  'aws_elb source_security_group': 'the group that a balancer of the time before VPCs says it is in',
  'aws_route53_zone vpc.vpc_id': 'a name for those in the network: it stands before them, at the edge',
  'aws_route53_zone vpc_id': 'a name for those in the network: it stands before them, at the edge',
  'aws_security_group ingress.security_groups': 'the other end of a rule',
  'aws_security_group egress.security_groups': 'the other end of a rule',
  'aws_security_group_rule security_group_id': 'a part of the group, which is where its members are',
  'aws_security_group_rule source_security_group_id': 'the other end of a rule',
  'aws_vpc_security_group_ingress_rule security_group_id': 'a part of the group, which is where its members are',
  'aws_vpc_security_group_ingress_rule referenced_security_group_id': 'the other end of a rule',
  'aws_vpc_security_group_egress_rule security_group_id': 'a part of the group, which is where its members are',
  'aws_vpc_security_group_egress_rule referenced_security_group_id': 'the other end of a rule',
  'aws_vpc_security_group_vpc_association security_group_id': 'a part of the group, which is where its members are',
  'aws_vpc_peering_connection vpc_id': 'between two networks',
  'aws_vpc_peering_connection peer_vpc_id': 'between two networks',
  'aws_vpclattice_target_group config.vpc_identifier': 'a part of its listener; the network is that of its targets',
  'azurerm_virtual_network_peering virtual_network_name': 'between two networks',
  'azurerm_virtual_network_peering remote_virtual_network_id': 'between two networks',
  'google_compute_address network': 'a part of what answers at it',
  'google_compute_global_forwarding_rule subnetwork': 'global: in front of all networks',
  'google_compute_network_endpoint_group network': 'a part of its backend service',
  'google_compute_network_endpoint_group subnetwork': 'a part of its backend service',
  'google_compute_network_peering network': 'between two networks',
  'google_compute_network_peering peer_network': 'between two networks',
  'google_compute_region_backend_service network': 'a part of its load balancer',
  'google_compute_region_network_endpoint_group network': 'a part of its backend service',
  'google_compute_region_network_endpoint_group subnetwork': 'a part of its backend service',
  'google_compute_router_nat subnetwork': 'which subnets leave by it; it is in the network of its router',
  'google_vmwareengine_network_peering peer_network': 'between two networks',
};

const useOf = (line: string): Use[] => usesAt(...(line.split(' ') as [string, string]));

const isOpen = (use: string): boolean => EXPLAINED[use] === undefined;

function expectExplained(uses: readonly Use[]): void {
  expect(unplaced(uses).filter(isOpen)).toEqual([]);
  expect(vague(uses)).toEqual([]);
}

test('all that real configurations name is a place, or explained', () => {
  const seen = readFileSync(join(__dirname, 'support/seen.txt'), 'utf8').trim().split('\n').flatMap(useOf);
  expect(seen.length).toBeGreaterThan(200);
  expectExplained(seen);
});

test('what is explained has no place', () => {
  const uses = Object.keys(EXPLAINED).flatMap(useOf);
  expect(unplaced(uses)).toEqual(Object.keys(EXPLAINED).sort());
});

needs('corpus').describe('real plans', () => {
  test('all that they name is a place, or explained', () => {
    const folder = join(CORPUS, 'plans');
    const uses = readdirSync(folder).flatMap((name) => {
      // Some are no plans, on purpose.
      try {
        return usesIn(readPlan(parseJsonFile(readFileSync(join(folder, name)), name).value, name, null));
      } catch {
        return [];
      }
    });
    expect(uses.length).toBeGreaterThan(1000);
    expectExplained(uses);
  });
});

needs('awsProvider').describe('the schema of the real AWS provider', () => {
  test('all that can be named is a place, or explained', () => {
    const uses = usesInSchemas(schemasOfAws());
    expect(uses.length).toBeGreaterThan(300);
    expectExplained(uses);
  });
});

/** Without `init`, which would link the provider. */
function schemasOfAws(): Schemas {
  const directory = newTemporary('groundplan-schemas-');
  const provider = join(awsMirror()!, 'registry.terraform.io/hashicorp/aws', VERSION, 'linux_amd64');
  const config = join(directory, 'cli.tfrc');
  writeFileSync(
    config,
    `provider_installation {\n  dev_overrides {\n    "hashicorp/aws" = "${provider}"\n  }\n  direct {}\n}\n`,
  );
  writeFileSync(join(directory, 'main.tf'), 'provider "aws" {}\n');
  const text = execFileSync('terraform', ['providers', 'schema', '-json'], {
    cwd: directory,
    env: { PATH: process.env.PATH, HOME: directory, CHECKPOINT_DISABLE: '1', TF_CLI_CONFIG_FILE: config },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(text.toString());
}

describe('a schema', () => {
  const schemas = (type: string, block: object): Schemas => ({
    provider_schemas: { 'example.com/a/b': { resource_schemas: { [type]: { block } } }, 'example.com/a/empty': {} },
  });
  const text = { type: 'string', optional: true };

  test.each<[string, object, string[]]>([
    ['an attribute', { attributes: { subnet_id: text } }, ['subnet_id aws_subnet']],
    ['a list', { attributes: { subnet_ids: { type: ['set', 'string'], required: true } } }, ['subnet_ids aws_subnet']],
    [
      'a block in a block',
      { block_types: { a: { block: { block_types: { b: { block: { attributes: { vpc_arn: text } } } } } } } },
      ['a.b.vpc_arn aws_vpc'],
    ],
    [
      'an attribute with attributes',
      { attributes: { vpc: { nested_type: { attributes: { security_group_ids: text } } } } },
      ['vpc.security_group_ids aws_security_group'],
    ],
    [
      'objects in a list',
      { attributes: { hosts: { type: ['list', ['object', { subnet: 'string', size: 'number' }]] } } },
      ['hosts.subnet aws_subnet'],
    ],
    ['what is only said', { attributes: { vpc_id: { type: 'string', computed: true } } }, []],
    ['a flag', { attributes: { subnet_ids: { type: 'bool' } } }, []],
    ['another word', { attributes: { subnet_group_name: text, vpc_region: text, name: text } }, []],
  ])('%s', (_, block, found) => {
    expect(usesInSchemas(schemas('aws_future_thing', block)).map(({ path, names }) => `${path} ${names}`)).toEqual(
      found,
    );
    expect(usesInSchemas(schemas('acme_future_thing', block))).toEqual([]);
  });

  test('a type that nobody has described is in what it names', () => {
    const block = { attributes: { subnet_id: text, security_group_ids: text, source_security_group_id: text } };
    const uses = usesInSchemas(schemas('aws_future_thing', block));
    expect(unplaced(uses)).toEqual(['aws_future_thing source_security_group_id']);
  });

  test('a type whose row says that it is nowhere is told', () => {
    const uses = [...useOf('aws_vpc_peering_connection vpc_id'), ...useOf('aws_msk_vpc_connection client_subnets')];
    expect(unplaced(uses)).toEqual(['aws_vpc_peering_connection vpc_id']);
  });
});
