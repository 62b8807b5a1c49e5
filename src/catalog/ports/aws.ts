/** Ports of AWS: the user guide of each service, under security groups. */
import type { ListenRule, ListenTable } from './model.js';

const NOWHERE: ListenRule = { usual: [] };
const POSTGRES = 5432;
const MYSQL = 3306;
const SQL_SERVER = 1433;
const REDIS = 6379;

const DATABASE: ListenRule = {
  at: ['port'],
  by: {
    attribute: 'engine',
    ports: [
      ['aurora-postgresql', [POSTGRES]],
      ['postgres', [POSTGRES]],
      ['aurora', [MYSQL]],
      ['mysql', [MYSQL]],
      ['mariadb', [MYSQL]],
      ['oracle', [1521]],
      ['custom-oracle', [1521]],
      ['sqlserver', [SQL_SERVER]],
      ['custom-sqlserver', [SQL_SERVER]],
      ['docdb', [27017]],
      ['neptune', [8182]],
    ],
  },
};
const LISTENER: ListenRule = { at: ['port'], ofHost: true };
const SEARCH: ListenRule = { usual: [80, 443] };

export const AWS_PORTS: ListenTable = {
  aws_alb_listener: LISTENER,
  aws_db_instance: DATABASE,
  aws_db_proxy: {
    by: {
      attribute: 'engine_family',
      ports: [
        ['postgresql', [POSTGRES]],
        ['mysql', [MYSQL]],
        ['sqlserver', [SQL_SERVER]],
      ],
    },
  },
  aws_dax_cluster: { usual: [8111, 9111] },
  aws_docdb_cluster: { at: ['port'], usual: [27017] },
  aws_docdbelastic_cluster: { usual: [27017] },
  aws_efs_file_system: { usual: [2049] },
  aws_elasticache_cluster: {
    at: ['port'],
    by: {
      attribute: 'engine',
      ports: [
        ['memcached', [11211]],
        ['redis', [REDIS]],
        ['valkey', [REDIS]],
      ],
    },
  },
  aws_elasticache_replication_group: { at: ['port'], usual: [REDIS] },
  // A second port is for reads.
  aws_elasticache_serverless_cache: {
    by: {
      attribute: 'engine',
      ports: [
        ['memcached', [11211, 11212]],
        ['redis', [REDIS, 6380]],
        ['valkey', [REDIS, 6380]],
      ],
    },
  },
  aws_elasticsearch_domain: SEARCH,
  aws_elb: { at: ['listener.lb_port'] },
  aws_fsx_lustre_file_system: { usual: [988, 1018, 1019, 1020, 1021, 1022, 1023] },
  aws_fsx_openzfs_file_system: { usual: [111, 2049, 20001, 20002, 20003] },
  aws_lb_listener: LISTENER,
  aws_memorydb_cluster: { at: ['port'], usual: [REDIS] },
  aws_mq_broker: {
    by: {
      attribute: 'engine_type',
      ports: [
        ['activemq', [5671, 8162, 8883, 61614, 61617, 61619]],
        ['rabbitmq', [443, 5671, 15671]],
      ],
    },
  },
  // Plain, TLS, passwords, IAM, each also for the internet; ZooKeeper; metrics.
  aws_msk_cluster: { usual: [9092, 9094, 9096, 9098, 9194, 9196, 9198, 2181, 2182, 11001, 11002] },
  aws_msk_serverless_cluster: { usual: [9098] },
  aws_neptune_cluster: { at: ['port'], usual: [8182] },
  aws_opensearch_domain: SEARCH,
  aws_rds_cluster: DATABASE,
  aws_redshift_cluster: { at: ['port'], usual: [5439] },
  aws_redshiftserverless_workgroup: { at: ['port'], usual: [5439] },
  aws_timestreaminfluxdb_db_instance: { at: ['port'], usual: [8086] },
  // Their groups are for what they call themselves.
  aws_apigatewayv2_vpc_link: NOWHERE,
  aws_apprunner_vpc_connector: NOWHERE,
  aws_codebuild_project: NOWHERE,
  aws_dms_replication_instance: NOWHERE,
  aws_ec2_instance_connect_endpoint: NOWHERE,
  aws_glue_connection: NOWHERE,
  aws_kinesis_firehose_delivery_stream: NOWHERE,
  aws_lambda_function: NOWHERE,
  aws_mskconnect_connector: NOWHERE,
  aws_synthetics_canary: NOWHERE,
};
