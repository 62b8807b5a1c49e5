/** Facts about the database types of AWS, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { ListenRule } from '../access-rules.js';
import type { TypeTable } from '../model.js';
import { actionsOf, LISTENS_NOWHERE, replicaOf, variants } from '../shared.js';
import { PUBLICLY_ACCESSIBLE } from './shared.js';

const POSTGRES_PORT = 5432;

const MYSQL_PORT = 3306;

const SQL_SERVER_PORT = 1433;

const REDIS_PORT = 6379;

const DATABASE_PORTS: ListenRule = {
  paths: ['port'],
  portsByPrefix: {
    attribute: 'engine',
    ports: [
      ['aurora-postgresql', [POSTGRES_PORT]],
      ['postgres', [POSTGRES_PORT]],
      ['aurora', [MYSQL_PORT]],
      ['mysql', [MYSQL_PORT]],
      ['mariadb', [MYSQL_PORT]],
      ['oracle', [1521]],
      ['custom-oracle', [1521]],
      ['sqlserver', [SQL_SERVER_PORT]],
      ['custom-sqlserver', [SQL_SERVER_PORT]],
      ['docdb', [27017]],
      ['neptune', [8182]],
    ],
  },
};

const POSTGRESQL = 'RDS for PostgreSQL';

const MYSQL = 'RDS for MySQL';

const ORACLE = 'RDS for Oracle';

const SQL_SERVER = 'RDS for SQL Server';

const DB2 = 'RDS for Db2';

const AURORA = {
  aurora: ['Aurora MySQL', 'aws-amazon-aurora'],
  'aurora-mysql': ['Aurora MySQL', 'aws-amazon-aurora'],
  'aurora-postgresql': ['Aurora PostgreSQL', 'aws-amazon-aurora'],
} as const;

const CACHES = variants('engine', {
  redis: ['ElastiCache for Redis', 'aws-res-amazon-elasticache-elasticache-for-redis'],
  valkey: ['ElastiCache for Valkey', 'aws-res-amazon-elasticache-elasticache-for-valkey'],
  memcached: ['ElastiCache for Memcached', 'aws-res-amazon-elasticache-elasticache-for-memcached'],
});

// Master user and initial content are set on the primary cluster, whose copies the others are.
const FIRST_OF_ALL = ['master_username', 'master_password', 'manage_master_user_password', 'database_name', 'snapshot_identifier'];

export const AWS_DATABASE: TypeTable = {
  aws_db_instance: {
    title: 'RDS instance',
    icon: 'aws-amazon-rds',
    category: 'database',
    holdsData: true,
    placedBy: ['db_subnet_group_name', 'replicate_source_db', 'vpc_security_group_ids'],
    link: replicaOf('replicate_source_db'),
    granted: actionsOf('rds|rds-db'),
    knownAs: ['arn:*:rds:*:*:db:{}'],
    detail: ['engine', 'engine_version', 'multi_az', 'instance_class'],
    namedBy: ['identifier'],
    products: variants('engine', {
      ...AURORA,
      postgres: [POSTGRESQL],
      mysql: [MYSQL],
      mariadb: ['RDS for MariaDB'],
      'oracle-ee': [ORACLE],
      'oracle-ee-cdb': [ORACLE],
      'oracle-se2': [ORACLE],
      'oracle-se2-cdb': [ORACLE],
      'sqlserver-ee': [SQL_SERVER],
      'sqlserver-se': [SQL_SERVER],
      'sqlserver-ex': [SQL_SERVER],
      'sqlserver-web': [SQL_SERVER],
      'db2-ae': [DB2],
      'db2-se': [DB2],
    }),
    listens: DATABASE_PORTS,
    exposure: PUBLICLY_ACCESSIBLE,
    defaults: { backup_retention_period: '0' },
  },
  aws_db_subnet_group: { title: 'DB subnet group', icon: 'aws-amazon-rds', category: 'database', fold: { userTypes: ['aws_db_instance', 'aws_rds_cluster', 'aws_rds_cluster_instance', 'aws_db_proxy', 'aws_neptune_cluster', 'aws_docdb_cluster'], nearest: ['aws_db_instance', 'aws_rds_cluster', 'aws_vpc'] } },
  aws_db_parameter_group: { title: 'DB parameter group', icon: 'aws-amazon-rds', category: 'database', fold: { userTypes: ['aws_db_instance', 'aws_rds_cluster_instance', 'aws_rds_cluster'], nearest: ['aws_db_instance', 'aws_rds_cluster'] } },
  aws_db_option_group: { title: 'DB option group', icon: 'aws-amazon-rds', category: 'database', fold: { userTypes: ['aws_db_instance'], nearest: ['aws_db_instance'] } },
  aws_db_event_subscription: { title: 'RDS event subscription', icon: 'aws-amazon-rds', category: 'database', fold: { attributes: ['source_ids', 'sns_topic'] }, link: { from: ['source_ids'], to: ['sns_topic'] }, prominence: 'monitoring' },
  aws_db_instance_role_association: { title: 'RDS instance role', icon: 'aws-amazon-rds', category: 'database', fold: { attributes: ['db_instance_identifier'] }, supporting: true },
  aws_db_instance_automated_backups_replication: { title: 'RDS backup replication', icon: 'aws-amazon-rds', category: 'database', fold: { attributes: ['source_db_instance_arn'] } },
  aws_db_proxy: {
    title: 'RDS Proxy',
    icon: 'aws-amazon-rds',
    category: 'database',
    listens: {
      portsByPrefix: {
        attribute: 'engine_family',
        ports: [
          ['postgresql', [POSTGRES_PORT]],
          ['mysql', [MYSQL_PORT]],
          ['sqlserver', [SQL_SERVER_PORT]],
        ],
      },
    },
    caller: true,
    relay: true,
  },
  aws_db_proxy_default_target_group: { title: 'RDS Proxy target group', icon: 'aws-amazon-rds', category: 'database', fold: { attributes: ['db_proxy_name'] } },
  aws_db_proxy_target: { title: 'RDS Proxy target', icon: 'aws-amazon-rds', category: 'database', fold: { attributes: ['db_proxy_name'] }, link: { from: ['db_proxy_name'], to: ['db_cluster_identifier', 'db_instance_identifier'] } },
  aws_db_proxy_endpoint: { title: 'RDS Proxy endpoint', icon: 'aws-amazon-rds', category: 'database', fold: { attributes: ['db_proxy_name'] } },
  aws_db_snapshot: { title: 'RDS snapshot', icon: 'aws-amazon-rds', category: 'database', holdsData: true, fold: { attributes: ['db_instance_identifier'] } },
  aws_db_snapshot_copy: { title: 'RDS snapshot copy', icon: 'aws-amazon-rds', category: 'database', holdsData: true },
  aws_db_security_group: { title: 'DB security group', icon: 'aws-amazon-rds', category: 'database', prominence: 'security' },
  aws_rds_certificate: { title: 'RDS certificate', icon: 'aws-amazon-rds', category: 'database', prominence: 'security' },
  aws_rds_export_task: { title: 'RDS export task', icon: 'aws-amazon-rds', category: 'database' },
  aws_rds_reserved_instance: { title: 'RDS reserved instance', icon: 'aws-amazon-rds', category: 'database' },
  aws_rds_engine_version: { title: 'RDS engine version', icon: 'aws-amazon-rds', category: 'database' },
  aws_rds_orderable_db_instance: { title: 'RDS instance class', icon: 'aws-amazon-rds', category: 'database' },
  aws_rds_cluster: {
    holdsData: true,
    title: 'Aurora cluster',
    icon: 'aws-amazon-aurora',
    category: 'database',
    link: [replicaOf('replication_source_identifier'), replicaOf('global_cluster_identifier')],
    granted: actionsOf('rds|rds-db|rds-data'),
    knownAs: ['arn:*:rds:*:*:cluster:{}', '{}.cluster-*.rds.amazonaws.com'],
    detail: ['engine', 'engine_version'],
    namedBy: ['cluster_identifier'],
    products: variants('engine', { ...AURORA, postgres: [POSTGRESQL, 'aws-amazon-rds'], mysql: [MYSQL, 'aws-amazon-rds'] }),
    listens: DATABASE_PORTS,
    defaults: { backup_retention_period: '1' },
    units: { min_capacity: 'ACU', max_capacity: 'ACU' },
  },
  aws_rds_cluster_instance: {
    title: 'Aurora instance',
    icon: 'aws-amazon-aurora',
    category: 'database',
    holdsData: true,
    placedBy: ['db_subnet_group_name', 'cluster_identifier'],
    fold: { attributes: ['cluster_identifier'] },
    detail: ['instance_class'],
    plumbing: false,
    namedBy: ['identifier'],
    exposure: PUBLICLY_ACCESSIBLE,
  },
  aws_rds_cluster_endpoint: { title: 'Aurora endpoint', icon: 'aws-amazon-aurora', category: 'database', fold: { attributes: ['cluster_identifier'] } },
  aws_rds_cluster_parameter_group: { title: 'Aurora parameter group', icon: 'aws-amazon-aurora', category: 'database', fold: { userTypes: ['aws_rds_cluster'] } },
  aws_rds_cluster_role_association: { title: 'Aurora cluster role', icon: 'aws-amazon-aurora', category: 'database', fold: { attributes: ['db_cluster_identifier'] }, supporting: true },
  aws_rds_cluster_activity_stream: { title: 'Aurora activity stream', icon: 'aws-amazon-aurora', category: 'database', fold: { attributes: ['resource_arn'] }, supporting: true },
  aws_rds_cluster_snapshot_copy: { title: 'Aurora snapshot copy', icon: 'aws-amazon-aurora', category: 'database', holdsData: true, prominence: 'backup' },
  aws_rds_global_cluster: { title: 'Aurora global database', icon: 'aws-amazon-aurora', category: 'database', holdsData: true, fold: { attributes: ['source_db_cluster_identifier'], userTypes: ['aws_rds_cluster'], userAttributes: FIRST_OF_ALL }, independent: true },
  aws_rds_integration: { title: 'Aurora zero-ETL integration', icon: 'aws-amazon-aurora', category: 'database' },
  aws_db_cluster_snapshot: { title: 'Aurora snapshot', icon: 'aws-amazon-aurora', category: 'database', holdsData: true, fold: { attributes: ['db_cluster_identifier'] }, prominence: 'backup' },
  aws_dynamodb_table: {
    title: 'DynamoDB table',
    icon: 'aws-amazon-dynamodb',
    category: 'database',
    holdsData: true,
    granted: actionsOf('dynamodb', 'GetRecords|GetShardIterator', '(?!GetRecords|GetShardIterator|DescribeStream|ListStreams)'),
    knownAs: ['arn:*:dynamodb:*:*:table/{}'],
    direction: 'out',
    detail: ['billing_mode'],
  },
  aws_dynamodb_global_table: { title: 'DynamoDB global table', icon: 'aws-amazon-dynamodb', category: 'database', holdsData: true },
  aws_dynamodb_table_replica: { title: 'DynamoDB table replica', icon: 'aws-amazon-dynamodb', category: 'database', holdsData: true, link: replicaOf('global_table_arn') },
  aws_dynamodb_table_item: { title: 'DynamoDB item', icon: 'aws-amazon-dynamodb', category: 'database', passive: true, fold: { attributes: ['table_name'] }, prominence: 'configuration' },
  aws_dynamodb_kinesis_streaming_destination: { title: 'DynamoDB stream to Kinesis', icon: 'aws-amazon-dynamodb', category: 'database', fold: { attributes: ['table_name'] }, link: { from: ['table_name'], to: ['stream_arn'] } },
  aws_dynamodb_contributor_insights: { title: 'DynamoDB insights', icon: 'aws-amazon-dynamodb', category: 'database', fold: { attributes: ['table_name'] } },
  aws_dynamodb_resource_policy: { title: 'DynamoDB policy', icon: 'aws-amazon-dynamodb', category: 'database', fold: { attributes: ['resource_arn'] }, supporting: true, grants: { targets: ['resource_arn'], documents: ['policy'] } },
  aws_dax_cluster: { title: 'DynamoDB Accelerator', icon: 'aws-res-amazon-dynamodb-amazon-dynamodb-accelerator', category: 'database', holdsData: true, listens: { defaultPorts: [8111, 9111] } },
  aws_dax_subnet_group: { title: 'DAX subnet group', icon: 'aws-res-amazon-dynamodb-amazon-dynamodb-accelerator', category: 'database', fold: { userTypes: ['aws_dax_cluster'], nearest: ['aws_vpc'] } },
  aws_dax_parameter_group: { title: 'DAX parameter group', icon: 'aws-res-amazon-dynamodb-amazon-dynamodb-accelerator', category: 'database', fold: { userTypes: ['aws_dax_cluster'] } },
  aws_elasticache_cluster: {
    title: 'ElastiCache cluster',
    icon: 'aws-amazon-elasticache',
    category: 'database',
    holdsData: true,
    granted: actionsOf('elasticache'),
    detail: ['engine', 'node_type'],
    namedBy: ['cluster_id'],
    products: CACHES,
    listens: {
      paths: ['port'],
      portsByPrefix: {
        attribute: 'engine',
        ports: [
          ['memcached', [11211]],
          ['redis', [REDIS_PORT]],
          ['valkey', [REDIS_PORT]],
        ],
      },
    },
  },
  aws_elasticache_replication_group: {
    title: 'ElastiCache replication group',
    icon: 'aws-amazon-elasticache',
    category: 'database',
    holdsData: true,
    link: replicaOf('global_replication_group_id'),
    granted: actionsOf('elasticache'),
    knownAs: ['arn:*:elasticache:*:*:replicationgroup:{}'],
    detail: ['engine', 'node_type'],
    direction: 'out',
    namedBy: ['replication_group_id'],
    products: CACHES,
    listens: { paths: ['port'], defaultPorts: [REDIS_PORT] },
  },
  aws_elasticache_global_replication_group: { title: 'ElastiCache global datastore', icon: 'aws-amazon-elasticache', category: 'database', holdsData: true, fold: { attributes: ['primary_replication_group_id'] }, independent: true },
  // The second port is for reads.
  aws_elasticache_serverless_cache: {
    title: 'ElastiCache Serverless',
    icon: 'aws-amazon-elasticache',
    category: 'database',
    holdsData: true,
    granted: actionsOf('elasticache'),
    listens: {
      portsByPrefix: {
        attribute: 'engine',
        ports: [
          ['memcached', [11211, 11212]],
          ['redis', [REDIS_PORT, 6380]],
          ['valkey', [REDIS_PORT, 6380]],
        ],
      },
    },
  },
  aws_elasticache_subnet_group: { title: 'ElastiCache subnet group', icon: 'aws-amazon-elasticache', category: 'database', fold: { userTypes: ['aws_elasticache_cluster', 'aws_elasticache_replication_group', 'aws_elasticache_serverless_cache'], nearest: ['aws_vpc'] } },
  aws_elasticache_parameter_group: { title: 'ElastiCache parameter group', icon: 'aws-amazon-elasticache', category: 'database', fold: { userTypes: ['aws_elasticache_cluster', 'aws_elasticache_replication_group'] } },
  aws_elasticache_user: { title: 'ElastiCache user', icon: 'aws-amazon-elasticache', category: 'database' },
  aws_elasticache_user_group: { title: 'ElastiCache user group', icon: 'aws-amazon-elasticache', category: 'database' },
  aws_elasticache_user_group_association: { title: 'ElastiCache user group member', icon: 'aws-amazon-elasticache', category: 'database', fold: { attributes: ['user_group_id'] }, supporting: true },
  aws_elasticache_security_group: { title: 'ElastiCache security group', icon: 'aws-amazon-elasticache', category: 'database', prominence: 'security' },
  aws_memorydb_cluster: { title: 'MemoryDB cluster', icon: 'aws-amazon-memorydb', category: 'database', holdsData: true, granted: actionsOf('memorydb'), listens: { paths: ['port'], defaultPorts: [REDIS_PORT] } },
  aws_memorydb_acl: { title: 'MemoryDB ACL', icon: 'aws-amazon-memorydb', category: 'database', prominence: 'identity' },
  aws_memorydb_subnet_group: { title: 'MemoryDB subnet group', icon: 'aws-amazon-memorydb', category: 'database', fold: { userTypes: ['aws_memorydb_cluster'], nearest: ['aws_vpc'] } },
  aws_memorydb_parameter_group: { title: 'MemoryDB parameter group', icon: 'aws-amazon-memorydb', category: 'database' },
  aws_memorydb_user: { title: 'MemoryDB user', icon: 'aws-amazon-memorydb', category: 'database', prominence: 'identity' },
  aws_neptune_cluster: {
    title: 'Neptune cluster',
    icon: 'aws-amazon-neptune',
    category: 'database',
    holdsData: true,
    granted: actionsOf('neptune-db'),
    namedBy: ['cluster_identifier'],
    link: [replicaOf('replication_source_identifier'), replicaOf('global_cluster_identifier')],
    listens: { paths: ['port'], defaultPorts: [8182] },
  },
  aws_neptune_cluster_instance: { title: 'Neptune instance', icon: 'aws-amazon-neptune', category: 'database', holdsData: true, placedBy: ['cluster_identifier'], fold: { attributes: ['cluster_identifier'] }, plumbing: false, namedBy: ['identifier'] },
  aws_neptune_subnet_group: { title: 'Neptune subnet group', icon: 'aws-amazon-neptune', category: 'database', fold: { userTypes: ['aws_neptune_cluster'], nearest: ['aws_vpc'] } },
  aws_neptune_parameter_group: { title: 'Neptune parameter group', icon: 'aws-amazon-neptune', category: 'database' },
  aws_neptune_cluster_parameter_group: { title: 'Neptune cluster parameter group', icon: 'aws-amazon-neptune', category: 'database' },
  aws_neptunegraph_graph: { title: 'Neptune Analytics graph', icon: 'aws-amazon-neptune', category: 'database', holdsData: true },
  aws_docdb_cluster: { title: 'DocumentDB cluster', icon: 'aws-amazon-documentdb', category: 'database', holdsData: true, granted: actionsOf('rds'), namedBy: ['cluster_identifier'], link: replicaOf('global_cluster_identifier'), listens: { paths: ['port'], defaultPorts: [27017] } },
  aws_docdb_cluster_instance: { title: 'DocumentDB instance', icon: 'aws-amazon-documentdb', category: 'database', holdsData: true, placedBy: ['cluster_identifier'], fold: { attributes: ['cluster_identifier'] }, plumbing: false, namedBy: ['identifier'] },
  aws_docdb_cluster_parameter_group: { title: 'DocumentDB parameter group', icon: 'aws-amazon-documentdb', category: 'database', fold: { userTypes: ['aws_docdb_cluster'] } },
  aws_docdb_subnet_group: { title: 'DocumentDB subnet group', icon: 'aws-amazon-documentdb', category: 'database', fold: { userTypes: ['aws_docdb_cluster'], nearest: ['aws_vpc'] } },
  aws_docdb_global_cluster: { title: 'DocumentDB global cluster', icon: 'aws-amazon-documentdb', category: 'database', holdsData: true, fold: { attributes: ['source_db_cluster_identifier'], userTypes: ['aws_docdb_cluster'], userAttributes: FIRST_OF_ALL }, independent: true },
  aws_docdbelastic_cluster: { title: 'DocumentDB elastic cluster', icon: 'aws-res-amazon-documentdb-elastic-clusters', category: 'database', holdsData: true, listens: { defaultPorts: [27017] } },
  aws_timestreamwrite_database: { title: 'Timestream database', icon: 'aws-amazon-timestream', category: 'database', holdsData: true, granted: actionsOf('timestream') },
  aws_timestreamwrite_table: { title: 'Timestream table', icon: 'aws-amazon-timestream', category: 'database', holdsData: true, granted: actionsOf('timestream'), fold: { attributes: ['database_name'] } },
  aws_timestreaminfluxdb_db_instance: { title: 'Timestream for InfluxDB', icon: 'aws-amazon-timestream', category: 'database', holdsData: true, listens: { paths: ['port'], defaultPorts: [8086] } },
  aws_keyspaces_keyspace: { title: 'Keyspaces keyspace', icon: 'aws-amazon-keyspaces', category: 'database', holdsData: true },
  aws_keyspaces_table: { title: 'Keyspaces table', icon: 'aws-amazon-keyspaces', category: 'database', holdsData: true, granted: actionsOf('cassandra') },
  aws_dms_replication_instance: { title: 'DMS replication instance', icon: 'aws-aws-database-migration-service', category: 'database', namedBy: ['replication_instance_id'], listens: LISTENS_NOWHERE, exposure: PUBLICLY_ACCESSIBLE, caller: true },
  aws_dms_replication_task: { title: 'DMS replication task', icon: 'aws-aws-database-migration-service', category: 'database', fold: { attributes: ['replication_instance_arn'] } },
  aws_dms_replication_subnet_group: { title: 'DMS subnet group', icon: 'aws-aws-database-migration-service', category: 'database', fold: { userTypes: ['aws_dms_replication_instance'], nearest: ['aws_vpc'] } },
  aws_dms_replication_config: { title: 'DMS Serverless replication', icon: 'aws-aws-database-migration-service', category: 'database' },
  aws_dms_endpoint: { title: 'DMS endpoint', icon: 'aws-aws-database-migration-service', category: 'database', fold: { attributes: ['endpoint_arn'] } },
  aws_dms_s3_endpoint: { title: 'DMS S3 endpoint', icon: 'aws-aws-database-migration-service', category: 'database' },
  aws_dms_certificate: { title: 'DMS certificate', icon: 'aws-aws-database-migration-service', category: 'database', prominence: 'security' },
  aws_dms_event_subscription: { title: 'DMS event subscription', icon: 'aws-aws-database-migration-service', category: 'database', prominence: 'monitoring' },
  aws_qldb_ledger: { title: 'QLDB ledger', icon: 'aws-cat-databases', category: 'database', holdsData: true },
  aws_simpledb_domain: { title: 'SimpleDB domain', icon: 'aws-cat-databases', category: 'database', holdsData: true },
  aws_dsql_cluster: { title: 'Aurora DSQL cluster', icon: 'aws-cat-databases', category: 'database', holdsData: true },
  aws_dsql_cluster_peering: { title: 'Aurora DSQL peering', icon: 'aws-cat-databases', category: 'database', fold: { attributes: ['identifier'] }, link: { from: ['identifier'], to: ['clusters'] } },
  aws_dynamodb_global_secondary_index: { title: 'DynamoDB index', icon: 'aws-amazon-dynamodb', category: 'database', fold: { attributes: ['table_name'] } },
  aws_rds_shard_group: { title: 'Aurora shard group', icon: 'aws-amazon-aurora', category: 'database', fold: { attributes: ['db_cluster_identifier'] } },
  aws_redshiftserverless_endpoint_access: { title: 'Redshift Serverless endpoint', icon: 'aws-amazon-redshift', category: 'database', fold: { attributes: ['workgroup_name'] } },
  aws_redshift_endpoint_access: { title: 'Redshift endpoint', icon: 'aws-amazon-redshift', category: 'database', fold: { attributes: ['cluster_identifier'] } },
};
