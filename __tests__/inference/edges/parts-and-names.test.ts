/** What only belongs to another thing, is called after it or was copied from it, and does not call it. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const bucketModule = (refs: Record<string, string>): Sketches => ({
  'module.b.terraform_module.b': { values: { module_purpose: 'aws/s3-bucket' }, refs },
  'aws_transfer_server.s': {},
});
const roleModule = (attribute: string): Sketches => ({
  'module.r.terraform_module.r': {
    values: { module_purpose: 'aws/iam/iam-role' },
    refs: { [attribute]: 'aws_eks_cluster.k' },
  },
  'aws_eks_cluster.k': {},
});
const SERVER: Sketches = { 'azurerm_mysql_flexible_server.m': {} };
const SPRING: Sketches = {
  'azurerm_spring_cloud_app.a': {},
  'azurerm_spring_cloud_java_deployment.d': { refs: { spring_cloud_app_id: 'azurerm_spring_cloud_app.a' } },
  'azurerm_spring_cloud_active_deployment.d': {
    refs: {
      spring_cloud_app_id: 'azurerm_spring_cloud_app.a',
      deployment_name: 'azurerm_spring_cloud_java_deployment.d',
    },
  },
  'azurerm_spring_cloud_connection.c': {
    refs: {
      spring_cloud_id: 'azurerm_spring_cloud_java_deployment.d',
      target_resource_id: 'azurerm_mysql_flexible_server.m',
    },
  },
};
const POOL: Sketches = {
  'google_compute_instance_group_manager.g': { refs: { target_pools: 'google_compute_target_pool.p' } },
  'google_compute_target_pool.p': {},
};
const FORWARDED: Sketches = {
  ...POOL,
  'google_compute_forwarding_rule.f': { refs: { target: 'google_compute_target_pool.p' } },
};
const store = (purpose: string, refs: Record<string, string>): Sketches => ({
  'module.n.terraform_module.n': { values: { module_purpose: purpose }, refs },
  'module.p.terraform_module.p': { values: { module_purpose: 'azurerm/network-publicipaddress' } },
});

const admitting = (attribute: string): Sketches => ({
  'aws_instance.w': { refs: { vpc_security_group_ids: 'aws_security_group.w' } },
  'aws_security_group.w': {},
  'module.d.terraform_module.d': {
    values: { module_purpose: 'aws/rds' },
    refs: { [attribute]: 'aws_security_group.w' },
  },
});

test.each<readonly [string, Sketches, readonly string[]]>([
  [
    'a database module that lets the members of a group in',
    admitting('allowed_security_groups'),
    ['aws_instance.w > module.d.terraform_module.d'],
  ],
  ['a database module in the same group', admitting('security_group_ids'), []],
  ['a bucket called after a server', bucketModule({ bucket: 'aws_transfer_server.s' }), []],
  [
    'a bucket that tells a server something',
    bucketModule({ endpoint: 'aws_transfer_server.s' }),
    ['module.b.terraform_module.b > aws_transfer_server.s'],
  ],
  ['a role called after a cluster', roleModule('role_name_prefix'), []],
  ['a role of which a module says more', roleModule('endpoint'), ['module.r.terraform_module.r > aws_eks_cluster.k']],
  [
    'a setting of a server, by its name',
    {
      ...SERVER,
      'azurerm_mysql_flexible_server_configuration.c': { refs: { server_name: 'azurerm_mysql_flexible_server.m' } },
    },
    [],
  ],
  [
    'an app in its parts, with a connection',
    { ...SERVER, ...SPRING },
    ['azurerm_spring_cloud_app.a > azurerm_mysql_flexible_server.m'],
  ],
  [
    'a connection of an app',
    {
      ...SERVER,
      'azurerm_linux_web_app.w': {},
      'azurerm_app_service_connection.c': {
        refs: { app_service_id: 'azurerm_linux_web_app.w', target_resource_id: 'azurerm_mysql_flexible_server.m' },
      },
    },
    ['azurerm_linux_web_app.w > azurerm_mysql_flexible_server.m'],
  ],
  [
    'a pool of machines, which the group names',
    POOL,
    ['google_compute_target_pool.p > google_compute_instance_group_manager.g'],
  ],
  [
    'the same behind a balancer',
    FORWARDED,
    ['google_compute_forwarding_rule.f > google_compute_instance_group_manager.g'],
  ],
  [
    'an image of a machine',
    { 'aws_ami_from_instance.i': { refs: { source_instance_id: 'aws_instance.a' } }, 'aws_instance.a': {} },
    [],
  ],
  [
    'a disk that was copied',
    {
      'azurerm_image.i': { refs: { source_virtual_machine_id: 'azurerm_linux_virtual_machine.a' } },
      'azurerm_linux_virtual_machine.a': {},
    },
    [],
  ],
  [
    'a snapshot of the disk of a machine',
    {
      'google_compute_snapshot.s': { refs: { source_disk: 'google_compute_instance.a' } },
      'google_compute_instance.a': {},
    },
    [],
  ],
  [
    'one of several databases, and the server of them all beside it',
    {
      'azurerm_mssql_server.s': {},
      'azurerm_mssql_database.a': { values: { name: 'a' }, refs: { server_id: 'azurerm_mssql_server.s' } },
      'azurerm_mssql_database.b': { values: { name: 'b' }, refs: { server_id: 'azurerm_mssql_server.s' } },
      'acme_login.l': { refs: { server: 'azurerm_mssql_server.s', database: 'azurerm_mssql_database.b' } },
    },
    ['acme_login.l > azurerm_mssql_database.b'],
  ],
  [
    'one of several databases, told by the program that it is beside the server of them all',
    {
      'azurerm_mssql_server.s': {},
      'azurerm_mssql_database.a': { values: { name: 'a' }, refs: { server_id: 'azurerm_mssql_server.s' } },
      'azurerm_mssql_database.b': { values: { name: 'b' }, refs: { server_id: 'azurerm_mssql_server.s' } },
      'azurerm_linux_virtual_machine.v': {
        refs: { custom_data: ['azurerm_mssql_server.s', 'azurerm_mssql_database.a'] },
      },
    },
    ['azurerm_linux_virtual_machine.v > azurerm_mssql_database.a'],
  ],
  [
    'whose directory a store is in',
    {
      'azurerm_key_vault.k': { refs: { tenant_id: 'azurerm_storage_account.s' } },
      'azurerm_storage_account.s': {},
      'google_dns_managed_zone.z': { refs: { dns_name: 'google_sql_database_instance.d' } },
      'google_sql_database_instance.d': {},
    },
    [],
  ],
  [
    'parts of a registry, and a tag',
    {
      'azurerm_container_registry.r': {},
      'azurerm_container_registry_token.t': { refs: { container_registry_name: 'azurerm_container_registry.r' } },
      'azurerm_container_registry_token_password.p': {
        refs: { container_registry_token_id: 'azurerm_container_registry_token.t' },
      },
      'docker_image.i': {},
      'docker_tag.t': { refs: { source_image: 'docker_image.i' } },
    },
    [],
  ],
  [
    'a policy for images that names a cluster',
    {
      'google_container_cluster.c': {},
      'google_binary_authorization_policy.p': { refs: { cluster_admission_rules: 'google_container_cluster.c' } },
    },
    [],
  ],
  [
    'a channel that a topic tells',
    {
      'aws_sns_topic.t': {},
      'aws_chatbot_slack_channel_configuration.c': { refs: { sns_topic_arns: 'aws_sns_topic.t' } },
    },
    ['aws_sns_topic.t > aws_chatbot_slack_channel_configuration.c'],
  ],
  [
    'an image that is of the version of a cluster, and the name of a front end',
    {
      'aws_eks_cluster.c': {},
      'aws_instance.b': { refs: { ami: 'aws_eks_cluster.c' } },
      'azurerm_lb.a': {},
      'azurerm_lb.b': {},
      'azurerm_lb_rule.r': {
        refs: { loadbalancer_id: 'azurerm_lb.b', frontend_ip_configuration_name: 'azurerm_lb.a' },
      },
    },
    [],
  ],
  [
    'settings and users of databases, and whom a browser may come from',
    {
      'azurerm_mariadb_server.s': {},
      'azurerm_mariadb_configuration.c': { refs: { server_name: 'azurerm_mariadb_server.s' } },
      'mongodbatlas_cluster.m': {},
      'mongodbatlas_database_user.u': { refs: { 'scopes.name': 'mongodbatlas_cluster.m' } },
      'kubernetes_manifest.k': { refs: { 'manifest.spec.accessControlAllowOriginList': 'mongodbatlas_cluster.m' } },
    },
    [],
  ],
  [
    'a password that is kept elsewhere',
    {
      'azurerm_key_vault.k': {},
      'azurerm_linux_virtual_machine.v': { refs: { admin_password: 'azurerm_key_vault.k' } },
    },
    [],
  ],
  [
    'the address of what a chart installs',
    { 'google_compute_address.a': {}, 'helm_release.r': { refs: { 'set.value': 'google_compute_address.a' } } },
    [],
  ],
  [
    'parts of a taxonomy and of a perimeter',
    {
      'google_data_catalog_taxonomy.t': {},
      'google_data_catalog_policy_tag.a': { refs: { taxonomy: 'google_data_catalog_taxonomy.t' } },
      'google_data_catalog_policy_tag.b': { refs: { parent_policy_tag: 'google_data_catalog_policy_tag.a' } },
      'google_access_context_manager_service_perimeter.p': {},
      'google_access_context_manager_service_perimeter_resource.r': {
        refs: { perimeter_name: 'google_access_context_manager_service_perimeter.p' },
      },
    },
    [],
  ],
  [
    'who may what, of a provider that nobody knows',
    {
      'acme_role.r': {},
      'acme_user.u': { refs: { endpoint: 'acme_role.r' } },
      'acme_grant_role.g': { refs: { role_name: 'acme_role.r', user_name: 'acme_user.u' } },
      'acme_team_membership.m': { refs: { role: 'acme_role.r' } },
    },
    ['acme_user.u > acme_role.r'],
  ],
  [
    'the log of one function, to which another one writes',
    {
      'aws_cloudwatch_log_group.l': {},
      'aws_lambda_function.a': {
        refs: { 'logging_config.log_group': 'aws_cloudwatch_log_group.l', '*': 'aws_cloudwatch_log_group.l' },
      },
      'aws_lambda_function.b': { refs: { logging_config: 'aws_cloudwatch_log_group.l' } },
    },
    [],
  ],
  [
    'the name of a place, of an object that has more in it',
    {
      'azurerm_linux_virtual_machine.w': {},
      'azurerm_storage_account.s': { refs: { resource_group_name: 'azurerm_linux_virtual_machine.w' } },
    },
    [],
  ],
  [
    'a namespace that completes the name of a service in it',
    {
      'aws_lambda_function.f': {
        refs: {
          'environment.variables': ['aws_service_discovery_service.s', 'aws_service_discovery_http_namespace.n'],
        },
      },
      'aws_service_discovery_service.s': { refs: { namespace_id: 'aws_service_discovery_http_namespace.n' } },
      'aws_service_discovery_http_namespace.n': {},
      'aws_ecs_service.s': { refs: { 'service_registries.registry_arn': 'aws_service_discovery_service.s' } },
    },
    ['aws_ecs_service.s > aws_service_discovery_http_namespace.n', 'aws_lambda_function.f > aws_ecs_service.s'],
  ],
  [
    'a system topic between its source and its subscribers',
    {
      'azurerm_storage_account.s': {},
      'azurerm_eventgrid_system_topic.t': { refs: { source_resource_id: 'azurerm_storage_account.s' } },
      'azurerm_servicebus_queue.q': {},
      'azurerm_eventgrid_event_subscription.e': {
        refs: { scope: 'azurerm_storage_account.s', service_bus_queue_endpoint_id: 'azurerm_servicebus_queue.q' },
      },
      'azurerm_eventgrid_system_topic_event_subscription.e': {
        refs: {
          system_topic: 'azurerm_eventgrid_system_topic.t',
          service_bus_queue_endpoint_id: 'azurerm_servicebus_queue.q',
        },
      },
    },
    [
      'azurerm_eventgrid_system_topic.t > azurerm_servicebus_queue.q',
      'azurerm_storage_account.s > azurerm_eventgrid_system_topic.t',
    ],
  ],
  [
    'a list of what is no longer trusted',
    {
      'aws_lb_trust_store.t': {},
      'aws_lb_trust_store_revocation.r': { refs: { trust_store_arn: 'aws_lb_trust_store.t' } },
    },
    [],
  ],
])('%s', (_, sketches, expected) => {
  expect(arrowsOf(drawn(sketches))).toEqual(expected);
});

test.each([
  ['azurerm/network-azurefirewall', 'firewall_ip_configuration.public_ip_address_id'],
  ['aws/nat-instance', 'eip_allocation_id'],
  ['google/vm', 'instance_template'],
])('the address or the mould of a module is no request: %s by %s', (purpose, attribute) => {
  const refs = { [attribute]: 'module.p.terraform_module.p', endpoint: 'module.p.terraform_module.p' };
  const { [attribute]: _, ...other } = refs;
  const loud = (all: Record<string, string>) =>
    drawn(store(purpose, all)).edges.filter(({ thin }) => thin !== true).length;
  expect([loud({ [attribute]: 'module.p.terraform_module.p' }), loud(other)]).toEqual([0, 1]);
});
