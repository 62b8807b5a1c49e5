/** Replicas: one arrow from what is written to what is kept equal to it, whichever of the two the code configures. */
import { drawn, pathOf, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const arrows = (sketches: Sketches): string[] =>
  drawn(sketches).edges.map(({ from, to, label }) => `${from} > ${to}: ${label}`);

const two = (type: string, by: string, values: Sketch['values'] = {}): Sketches => ({
  [`${type}.primary`]: {},
  [`${type}.replica`]: { values, refs: { [by]: `${type}.primary` } },
});

test.each<[string, string, Sketch['values']?]>([
  ['aws_db_instance', 'replicate_source_db'],
  ['aws_rds_cluster', 'replication_source_identifier'],
  ['aws_neptune_cluster', 'replication_source_identifier'],
  ['azurerm_postgresql_flexible_server', 'source_server_id', { create_mode: 'Replica' }],
  ['azurerm_mysql_flexible_server', 'source_server_id', { create_mode: 'Replica' }],
  ['azurerm_postgresql_server', 'creation_source_server_id', { create_mode: 'Replica' }],
  ['azurerm_mysql_server', 'creation_source_server_id', { create_mode: 'Replica' }],
  ['azurerm_mariadb_server', 'creation_source_server_id', { create_mode: 'Replica' }],
  ['azurerm_mssql_database', 'creation_source_database_id', { create_mode: 'Secondary' }],
  ['azurerm_mssql_database', 'creation_source_database_id', { create_mode: 'OnlineSecondary' }],
  ['azurerm_cosmosdb_postgresql_cluster', 'source_resource_id'],
  ['google_sql_database_instance', 'master_instance_name'],
  ['google_alloydb_cluster', 'secondary_config.primary_cluster_name'],
  ['google_redis_cluster', 'cross_cluster_replication_config.primary_cluster.cluster'],
  ['google_memorystore_instance', 'cross_instance_replication_config.primary_instance.instance'],
  ['google_filestore_instance', 'initial_replication.replicas.peer_instance'],
])('%s, by its %s', (type, by, values = {}) => {
  expect(arrows(two(type, by, values))).toEqual([`${type}.primary > ${type}.replica: replication`]);
});

test.each([
  ['azurerm_postgresql_flexible_server', 'source_server_id', { create_mode: 'PointInTimeRestore' }],
  ['azurerm_mssql_database', 'creation_source_database_id', { create_mode: 'Copy' }],
] as const)('%s that was made out of a copy once is no replica', (type, by, values) => {
  expect(arrows(two(type, by, values))).toEqual([]);
});

const joined = (type: string, by: string, [from, to]: readonly [string, string], other: string): Sketches => ({
  [`${other}.a`]: {},
  [`${other}.b`]: {},
  [`${type}.r`]: { refs: { [from]: `${other}.a`, [to]: `${other}.b` }, values: { name: by } },
});

test.each([
  ['aws_s3_bucket_replication_configuration', ['bucket', 'rule.destination.bucket'], 'aws_s3_bucket'],
  ['aws_efs_replication_configuration', ['source_file_system_id', 'destination.file_system_id'], 'aws_efs_file_system'],
  ['azurerm_mssql_failover_group', ['server_id', 'partner_server.id'], 'azurerm_mssql_server'],
  ['azurerm_redis_linked_server', ['target_redis_cache_name', 'linked_redis_cache_id'], 'azurerm_redis_cache'],
  ['azurerm_managed_redis_geo_replication', ['managed_redis_id', 'linked_managed_redis_ids'], 'azurerm_managed_redis'],
  [
    'azurerm_storage_object_replication',
    ['source_storage_account_id', 'destination_storage_account_id'],
    'azurerm_storage_account',
  ],
  [
    'azurerm_servicebus_namespace_disaster_recovery_config',
    ['primary_namespace_id', 'partner_namespace_id'],
    'azurerm_servicebus_namespace',
  ],
  [
    'azurerm_eventhub_namespace_disaster_recovery_config',
    ['namespace_name', 'partner_namespace_id'],
    'azurerm_eventhub_namespace',
  ],
] as const)('%s joins the two', (type, ends, other) => {
  const graph = drawn(joined(type, 'r', ends, other));
  expect(graph.edges.map(({ from, to, label }) => `${from} > ${to}: ${label}`)).toEqual([
    `${other}.a > ${other}.b: replication`,
  ]);
  expect([...graph.nodes.keys()]).toEqual([`${other}.a`, `${other}.b`]);
});

test('what replicates is part of the primary that it names, and data goes on from there', () => {
  expect(
    arrows({
      'aws_elasticache_replication_group.primary': {},
      'aws_elasticache_global_replication_group.g': {
        refs: { primary_replication_group_id: 'aws_elasticache_replication_group.primary' },
      },
      'aws_elasticache_replication_group.secondary': {
        refs: { global_replication_group_id: 'aws_elasticache_global_replication_group.g' },
      },
    }),
  ).toEqual(['aws_elasticache_replication_group.primary > aws_elasticache_replication_group.secondary: replication']);
  expect(
    arrows({
      'aws_rds_cluster.primary': {},
      'aws_rds_global_cluster.g': { refs: { source_db_cluster_identifier: 'aws_rds_cluster.primary' } },
      'aws_rds_cluster.secondary': { refs: { global_cluster_identifier: 'aws_rds_global_cluster.g' } },
    }),
  ).toEqual(['aws_rds_cluster.primary > aws_rds_cluster.secondary: replication']);
});

test('a global database that names no primary stands before its clusters', () => {
  expect(
    arrows({
      'aws_rds_global_cluster.g': {},
      'aws_rds_cluster.a': { refs: { global_cluster_identifier: 'aws_rds_global_cluster.g' } },
      'aws_rds_cluster.b': { refs: { global_cluster_identifier: 'aws_rds_global_cluster.g' } },
    }),
  ).toEqual([
    'aws_rds_global_cluster.g > aws_rds_cluster.a: replication',
    'aws_rds_global_cluster.g > aws_rds_cluster.b: replication',
  ]);
});

test('a replica that names no subnets is in those of its source, and one with its own in its own', () => {
  const network: Sketches = {
    'aws_vpc.v': {},
    ...Object.fromEntries(['a', 'b', 'c'].map((zone) => [`aws_subnet.${zone}`, { refs: { vpc_id: 'aws_vpc.v' } }])),
    'aws_db_subnet_group.g': { refs: { subnet_ids: ['aws_subnet.a', 'aws_subnet.b'] } },
    'aws_db_subnet_group.other': { refs: { subnet_ids: ['aws_subnet.c'] } },
    'aws_db_instance.primary': { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' } },
  };
  const replica = (refs: Sketch['refs']): string[] =>
    pathOf(
      drawn({
        ...network,
        'aws_db_instance.replica': { refs: { ...refs, replicate_source_db: 'aws_db_instance.primary' } },
      }),
      'aws_db_instance.replica',
    ).slice(0, -1);
  expect(replica({})).toEqual(['aws_vpc.v', 'aws_subnet.a']);
  expect(replica({ db_subnet_group_name: 'aws_db_subnet_group.other' })).toEqual(['aws_vpc.v', 'aws_subnet.c']);
});
