/** What a plan hides behind the key of a module: which of its outputs is meant. Expected by hand, the same in all clouds. */
import { tiersFor } from '../../../src/catalog/placement.js';
import { configured, created, links } from './plan.js';

const output = (to: string) => ({ expression: { references: [`${to}.id`, to] } });

/** A root that names a module by a key, of whose outputs nobody knows which is meant. */
function planWith(user: string, attribute: string, subnets: Record<string, string>, values: object = {}, whole = {}) {
  const module = {
    resources: Object.values(subnets).map((to) => configured(to)),
    outputs: Object.fromEntries(Object.entries(subnets).map(([name, to]) => [name, output(to)])),
  };
  return {
    format_version: '1.2',
    resource_changes: [created(user, values), ...Object.values(subnets).map((to) => created(`module.net["eu"].${to}`))],
    configuration: {
      root_module: {
        resources: [configured(user, { [attribute]: ['module.net', 'each.key'] })],
        module_calls: { net: { module, ...whole } },
      },
    },
  };
}

const AWS = { private_subnets: 'aws_subnet.private', public_subnets: 'aws_subnet.public' };

test.each([
  [
    'a subnet group of databases: those that are called so',
    planWith('aws_db_subnet_group.g', 'subnet_ids', { ...AWS, database_subnets: 'aws_subnet.database' }),
    ['aws_subnet.database'],
  ],
  [
    'a subnet group of caches: those of caches, and not of databases',
    planWith('aws_elasticache_subnet_group.g', 'subnet_ids', {
      database_subnets: 'aws_subnet.database',
      elasticache_subnets: 'aws_subnet.elasticache',
    }),
    ['aws_subnet.elasticache'],
  ],
  ['a balancer that people reach: public ones', planWith('aws_lb.l', 'subnets', AWS), ['aws_subnet.public']],
  ['a balancer inside: private ones', planWith('aws_lb.l', 'subnets', AWS, { internal: true }), ['aws_subnet.private']],
  [
    'a machine: any, as nothing says which',
    planWith('aws_instance.i', 'subnet_id', AWS),
    ['aws_subnet.private', 'aws_subnet.public'],
  ],
  [
    'Azure: the subnet of databases, however it is delegated',
    planWith('azurerm_postgresql_flexible_server.s', 'delegated_subnet_id', {
      app_subnet_id: 'azurerm_subnet.app',
      database_subnet_id: 'azurerm_subnet.database',
    }),
    ['azurerm_subnet.database'],
  ],
  [
    'Azure: the subnet of endpoints, more exactly than any private one',
    planWith('azurerm_private_endpoint.e', 'subnet_id', {
      private_subnet_id: 'azurerm_subnet.private',
      private_endpoint_subnet_id: 'azurerm_subnet.endpoints',
    }),
    ['azurerm_subnet.endpoints'],
  ],
  [
    'Google Cloud: the subnetwork of a cluster, by its link',
    planWith('google_container_cluster.c', 'subnetwork', {
      gke_subnetwork_self_link: 'google_compute_subnetwork.gke',
      proxy_subnetwork_self_link: 'google_compute_subnetwork.proxy',
    }),
    ['google_compute_subnetwork.gke'],
  ],
  [
    'a network is no subnet: it is told by the same name as ever',
    planWith('aws_security_group.g', 'vpc_id', { vpc_id: 'aws_vpc.v', database_subnets: 'aws_subnet.database' }),
    ['aws_vpc.v'],
  ],
])('%s', (_, plan, expected) => {
  const ends = links(plan).map((line) => line.slice(line.indexOf('module.net["eu"].') + 'module.net["eu"].'.length));
  expect(ends).toEqual(expected);
});

test('a tier is chosen if its whole name describes its occupant', () => {
  const names = ['database_subnet', 'database_backup_subnet', 'subnet'];
  expect(tiersFor({ type: 'aws_db_subnet_group', values: {} }, names, 'subnet')).toEqual(['database_subnet']);
  expect(tiersFor({ type: 'aws_instance', values: {} }, names, 'subnet')).toEqual([]);
});

/** What goes over a local in a module that has a variable of that name. */
const over = (local: string, attribute: string) => ({
  format_version: '1.2',
  resource_changes: ['aws_subnet.a', 'aws_security_group.g', 'module.e.aws_vpc_endpoint.this["s3"]'].map((address) =>
    created(address),
  ),
  configuration: {
    root_module: {
      resources: [configured('aws_subnet.a'), configured('aws_security_group.g')],
      module_calls: {
        e: {
          expressions: { endpoints: { references: ['aws_subnet.a.id', 'aws_subnet.a', 'aws_security_group.g'] } },
          module: {
            variables: { endpoints: {} },
            resources: [
              configured(
                'aws_vpc_endpoint.this',
                { [attribute]: ['each.value.of', 'each.value'] },
                { for_each_expression: { references: [local] } },
              ),
            ],
          },
        },
      },
    },
  },
});

test.each([
  ['has the subnets of the variable', 'local.endpoints', 'subnet_ids', [' subnet_ids aws_subnet.a']],
  ['has not its groups, which may be those of one', 'local.endpoints', 'security_group_ids', []],
  ['is not any other', 'local.others', 'subnet_ids', []],
])('a local that is called like a variable %s', (_, local, attribute, expected) => {
  const from = 'module.e.aws_vpc_endpoint.this["s3"]';
  expect(links(over(local, attribute))).toEqual(expected.map((line) => `${from}${line}`));
});
