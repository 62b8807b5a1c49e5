/**
 * Basic configurations of resource types, for types that the provider does not plan without certain values, or whose rules depend on
 * them. Each configuration is tried; types that need none are not listed.
 */
import type { Fields } from '../../../src/terraform/mock-provider/schema.js';

const attribute = (name: string): Fields => ({ name, type: 'S' });

/** Declares both attributes that a key may name, and indexes for both, because an attribute without an index is rejected. */
const TABLE: Fields = {
  billing_mode: 'PAY_PER_REQUEST',
  hash_key: 'alpha',
  attribute: [attribute('alpha'), attribute('beta')],
  global_secondary_index: [
    {
      name: 'alpha',
      hash_key: 'alpha',
      range_key: 'beta',
      projection_type: 'ALL',
      non_key_attributes: null,
      read_capacity: null,
      write_capacity: null,
      on_demand_throughput: [],
    },
  ],
};

const CACHES: readonly Fields[] = ['memcached', 'redis'].map((engine) => ({
  engine,
  num_cache_nodes: 1,
  node_type: 'cache.t3.micro',
}));
const BALANCERS: readonly Fields[] = ['application', 'network', 'gateway'].map((load_balancer_type) => ({
  load_balancer_type,
}));

const BASES: Readonly<Record<string, readonly Fields[]>> = {
  aws_alb: BALANCERS,
  aws_dynamodb_table: [TABLE],
  aws_elasticache_cluster: CACHES,
  aws_elasticsearch_domain: [{ elasticsearch_version: '7.10' }],
  aws_kinesis_firehose_delivery_stream: [{ destination: 'extended_s3' }],
  aws_kinesis_stream: [{ shard_count: 1 }],
  aws_lambda_function: [{ filename: 'alpha.zip', handler: 'alpha.handler', runtime: 'python3.12' }],
  aws_lb: BALANCERS,
  aws_lb_target_group: [{ port: 80, protocol: 'HTTP', vpc_id: 'vpc-1' }],
  aws_vpc: [{ cidr_block: '10.9.0.0/16' }],
};

export const basesOf = (type: string): readonly Fields[] => BASES[type] ?? [{}];
