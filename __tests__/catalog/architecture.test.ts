import { ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, isArchitecture } from '../../src/catalog/attributes.js';

test('what is no other architecture by another value: names, and the zone and root module that the network has', () => {
  expect(ALLOWED_ATTRIBUTES.filter((name) => !isArchitecture(name))).toEqual([
    'name',
    'name_shown',
    'display_name',
    'identifier',
    'family',
    'email_identity',
    'bucket',
    'function_name',
    'cluster_identifier',
    'cluster_id',
    'cluster_name',
    'replication_group_id',
    'node_group_name',
    'fargate_profile_name',
    'alarm_name',
    'broker_name',
    'dataset_id',
    'table_id',
    'repository_id',
    'agent_name',
    'agent_runtime_name',
    'connect_cluster_id',
    'gateway_id',
    'instance_id',
    'message_bus_id',
    'parameter_id',
    'pipeline_id',
    'replication_instance_id',
    'secret_id',
    'vector_bucket_name',
    'workgroup_name',
    'root_shown',
    'zone_shown',
  ]);
});

test.each([
  'engine',
  'engine_version',
  'instance_class',
  'cidr_block',
  'availability_zone',
  'multi_az',
  'domain_name',
  ACCESS_ATTRIBUTE,
])('another %s is another architecture', (name) => {
  expect(isArchitecture(name)).toBe(true);
});
