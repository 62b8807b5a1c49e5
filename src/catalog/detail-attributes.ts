/**
 * Attributes that may be shown besides names: details of a change, with their paths inside blocks. See attributes.ts
 * for why.
 */

// ---- Attributes for data retention and encryption

/** Attribute names with their paths inside blocks; an empty list for a top-level attribute only. */
export type Rows = Readonly<Record<string, readonly string[]>>;

// Retention and recovery.
const KEEPING: Rows = {
  deletion_protection: [],
  deletion_protection_enabled: ['settings.deletion_protection_enabled'],
  enable_deletion_protection: [],
  backup_retention_period: [],
  backup_retention_days: [],
  snapshot_retention_limit: [],
  geo_redundant_backup_enabled: [],
  backups_enabled: ['settings.backup_configuration.enabled', 'backup_policy.status'],
  point_in_time_recovery_enabled: [
    'settings.backup_configuration.point_in_time_recovery_enabled',
    'point_in_time_recovery.enabled',
  ],
  versioning: ['versioning_configuration.status', 'versioning.enabled'],
  retention_in_days: [],
  retention_period: [],
  message_retention_seconds: [],
  message_retention_duration: [],
  soft_delete_retention_days: [],
  purge_protection_enabled: [],
  fifo_queue: [],
  skip_final_snapshot: [],
  force_destroy: [],
  retained_backups: ['settings.backup_configuration.backup_retention_settings.retained_backups'],
  transaction_log_retention_days: ['settings.backup_configuration.transaction_log_retention_days'],
  short_term_retention_days: ['short_term_retention_policy.retention_days'],
  retention_in_hours: ['backup.retention_in_hours'],
  backup_storage_redundancy: ['backup.storage_redundancy'],
  geo_backup_enabled: [],
  blob_versioning_enabled: ['blob_properties.versioning_enabled'],
  delete_retention_days: ['blob_properties.delete_retention_policy.days'],
  soft_delete_retention_seconds: ['soft_delete_policy.retention_duration_seconds'],
  recovery_window_in_days: [],
  deletion_window_in_days: [],
  deletion_policy: [],
  enable_key_rotation: [],
};

const ENCRYPTION: Rows = {
  storage_encrypted: [],
  encrypted: ['root_block_device.encrypted', 'block_device_mappings.ebs.encrypted'],
  encryption_at_rest: ['encrypt_at_rest.enabled'],
  at_rest_encryption_enabled: [],
  transit_encryption_enabled: [],
  transit_encryption_mode: [],
  node_to_node_encryption: ['node_to_node_encryption.enabled'],
  server_side_encryption_enabled: ['server_side_encryption.enabled'],
  sse_algorithm: ['rule.apply_server_side_encryption_by_default.sse_algorithm'],
  sqs_managed_sse_enabled: [],
  encryption_type: ['encryption_configuration.encryption_type'],
  client_broker: ['encryption_info.encryption_in_transit.client_broker'],
  infrastructure_encryption_enabled: [],
  encryption_at_host_enabled: [],
  double_encryption_enabled: [],
  https_only: [],
  https_traffic_only_enabled: [],
  enable_https_traffic_only: [],
  min_tls_version: [],
  minimum_tls_version: [],
  minimal_tls_version: [],
  non_ssl_port_enabled: [],
  enable_non_ssl_port: [],
  ssl_enforcement_enabled: [],
  ssl_mode: ['settings.ip_configuration.ssl_mode'],
  require_ssl: ['settings.ip_configuration.require_ssl'],
  ssl_policy: [],
  transit_encryption: [],
  http_tokens: ['metadata_options.http_tokens'],
};

// ---- Attributes for size, availability, retention and exposure, beside those of `attributes.ts`: each by its exact name at the
// top level, or at the end of one of its paths. A path steps into a block that occurs once; `*` steps into the only one
// of several blocks with the rest of the path. No attribute here is a name, and none may hold a secret.

const CONTAINERS = [
  'template.containers.resources.limits',
  'template.spec.containers.resources.limits',
  'template.container',
  'container',
] as const;

const inContainers = (name: string): readonly string[] => CONTAINERS.map((path) => `${path}.${name}`);

const SIZE: Rows = {
  tier: ['settings.tier', 'sku.tier'],
  sku: ['sku.name', 'sku.size'],
  vm_size: ['default_node_pool.vm_size'],
  machine_type: ['node_config.machine_type', 'machine_config.machine_type'],
  instance_type: ['cluster_config.instance_type', 'broker_node_group_info.instance_type'],
  cpu: inContainers('cpu'),
  memory: inContainers('memory'),
  cpu_count: ['machine_config.cpu_count'],
  available_cpu: ['service_config.available_cpu'],
  available_memory: ['service_config.available_memory'],
  available_memory_mb: [],
  memory_size_gb: [],
  memory_in_gb: [],
  architectures: [],
  ephemeral_storage_size: ['ephemeral_storage.size', 'ephemeral_storage.size_in_gib'],
  disk_size: ['settings.disk_size'],
  disk_size_gb: ['node_config.disk_size_gb', 'os_disk.disk_size_gb'],
  disk_type: ['settings.disk_type', 'node_config.disk_type'],
  os_disk_size_gb: ['default_node_pool.os_disk_size_gb'],
  storage_account_type: ['os_disk.storage_account_type'],
  volume_size: [
    'root_block_device.volume_size',
    'ebs_options.volume_size',
    'broker_node_group_info.storage_info.ebs_storage_info.volume_size',
    'block_device_mappings.ebs.volume_size',
  ],
  volume_type: ['root_block_device.volume_type', 'ebs_options.volume_type', 'block_device_mappings.ebs.volume_type'],
  storage_type: [],
  storage_mb: [],
  storage_size_gb: ['storage.size_gb'],
  storage_capacity: [],
  throughput_capacity: [],
  max_allocated_storage: [],
  max_size_gb: [],
  capacity_gb: ['file_shares.capacity_gb'],
  iops: [],
  throughput: [],
  provisioned_throughput_in_mibps: [],
  throughput_mode: [],
  performance_mode: [],
  max_throughput: ['autoscale_settings.max_throughput'],
  read_capacity: [],
  write_capacity: [],
  processing_units: [],
};

const NUMBER: Rows = {
  instances: [],
  capacity: ['sku.capacity'],
  node_count: ['default_node_pool.node_count'],
  min_count: ['default_node_pool.min_count'],
  max_count: ['default_node_pool.max_count'],
  initial_node_count: [],
  min_node_count: ['autoscaling.min_node_count'],
  max_node_count: ['autoscaling.max_node_count'],
  total_min_node_count: ['autoscaling.total_min_node_count'],
  total_max_node_count: ['autoscaling.total_max_node_count'],
  desired_size: ['scaling_config.desired_size'],
  min_size: ['scaling_config.min_size'],
  max_size: ['scaling_config.max_size'],
  instance_count: ['cluster_config.instance_count'],
  min_instance_count: ['service_config.min_instance_count', 'template.scaling.min_instance_count'],
  max_instance_count: ['service_config.max_instance_count', 'template.scaling.max_instance_count'],
  min_instances: [],
  max_instances: [],
  min_replicas: ['template.min_replicas', 'autoscaling_policy.min_replicas'],
  max_replicas: ['template.max_replicas', 'autoscaling_policy.max_replicas'],
  replicas: ['spec.replicas'],
  replica_count: [],
  replicas_per_node_group: [],
  replicas_per_master: [],
  num_node_groups: [],
  num_nodes: ['cluster.num_nodes'],
  number_of_nodes: [],
  number_of_broker_nodes: [],
  worker_count: [],
  shard_count: [],
  partition_count: [],
  min_capacity: ['serverlessv2_scaling_configuration.min_capacity', 'scaling_configuration.min_capacity'],
  max_capacity: ['serverlessv2_scaling_configuration.max_capacity', 'scaling_configuration.max_capacity'],
  reserved_concurrent_executions: [],
  max_instance_request_concurrency: ['template.max_instance_request_concurrency'],
};

const VERSION: Rows = {
  runtime: ['build_config.runtime'],
  redis_version: [],
  postgres_version: [],
  server_version: [],
  orchestrator_version: ['default_node_pool.orchestrator_version'],
  kafka_version: [],
  platform_version: [],
  min_master_version: [],
  release_label: [],
  airflow_version: [],
  release_channel: ['release_channel.channel'],
  python_version: ['site_config.application_stack.python_version'],
  node_version: ['site_config.application_stack.node_version'],
  java_version: ['site_config.application_stack.java_version'],
  dotnet_version: ['site_config.application_stack.dotnet_version'],
  php_version: ['site_config.application_stack.php_version'],
};

const AVAILABILITY: Rows = {
  multi_az_enabled: [],
  multi_region: [],
  availability_type: ['settings.availability_type'],
  edition: ['settings.edition'],
  high_availability_mode: ['high_availability.mode'],
  automatic_failover_enabled: [],
  zone_redundant: [],
  zone_redundancy_enabled: [],
  zone_balance: [],
  zone_awareness_enabled: ['cluster_config.zone_awareness_enabled'],
  dedicated_master_enabled: ['cluster_config.dedicated_master_enabled'],
  read_replicas_mode: [],
  consistency_level: ['consistency_policy.consistency_level'],
  enable_cross_zone_load_balancing: [],
  capacity_type: [],
  priority: [],
  preemptible: ['node_config.preemptible', 'scheduling.preemptible'],
  spot: ['node_config.spot'],
  provisioning_model: ['scheduling.provisioning_model'],
  enable_autopilot: [],
  timeout: ['template.timeout'],
  timeout_seconds: ['service_config.timeout_seconds'],
  idle_timeout: [],
  visibility_timeout_seconds: [],
  activation_policy: ['settings.activation_policy'],
  auto_minor_version_upgrade: [],
  iam_database_authentication_enabled: [],
};

const OPENNESS: Rows = {
  publicly_accessible: [],
  public_network_access_enabled: ['site_config.public_network_access_enabled'],
  allow_nested_items_to_be_public: [],
  allow_blob_public_access: [],
  container_access_type: [],
  acl: [],
  block_public_acls: [],
  block_public_policy: [],
  ignore_public_acls: [],
  restrict_public_buckets: [],
  public_access_prevention: [],
  uniform_bucket_level_access: [],
  ipv4_enabled: ['settings.ip_configuration.ipv4_enabled'],
  endpoint_public_access: ['vpc_config.endpoint_public_access'],
  endpoint_private_access: ['vpc_config.endpoint_private_access'],
  private_cluster_enabled: [],
  enable_private_endpoint: ['private_cluster_config.enable_private_endpoint'],
  enable_private_nodes: ['private_cluster_config.enable_private_nodes'],
  associate_public_ip_address: ['network_interfaces.associate_public_ip_address'],
  assign_public_ip: ['network_configuration.assign_public_ip'],
  load_balancing_scheme: [],
  ingress: [],
  ingress_settings: ['service_config.ingress_settings'],
  vpc_access_egress: ['template.vpc_access.egress', 'template.template.vpc_access.egress'],
  vpc_connector_egress_settings: ['service_config.vpc_connector_egress_settings'],
  external_enabled: ['ingress.external_enabled'],
  authorization: [],
  authorization_type: [],
  api_key_required: [],
  auth_enabled: ['auth_settings_v2.auth_enabled', 'auth_settings.enabled'],
  anonymous_pull_enabled: [],
  admin_enabled: [],
  local_authentication_enabled: [],
  default_action: ['network_acls.default_action', 'network_rules.default_action'],
};

const RULES: Rows = {
  from_port: [],
  to_port: [],
  ip_protocol: [],
  cidr_ipv4: [],
  cidr_ipv6: [],
  ipv6_cidr_blocks: [],
  source_ranges: [],
  destination_port_range: [],
  destination_port_ranges: [],
  source_address_prefix: [],
  source_address_prefixes: [],
};

// Paths, hosts and routes by which an entry point forwards requests.
const ROUTES: Rows = {
  path_pattern: ['condition.*.path_pattern.values'],
  host_header: ['condition.*.host_header.values'],
  route_key: [],
  path_part: [],
};

// Key attributes of a table.
const KEYS: Rows = {
  hash_key: [],
  range_key: [],
  partition_key_path: [],
};

const GROUPS: readonly Rows[] = [
  ...[SIZE, NUMBER, VERSION, AVAILABILITY, KEEPING, ENCRYPTION, OPENNESS, RULES, ROUTES],
  KEYS,
];

// Ways of signing in, which do not decide who reaches the resource.
const SIGN_IN: ReadonlySet<string> = new Set(['admin_enabled', 'local_authentication_enabled']);

// Attributes of exposure, for which a report says more than the value.
const EXPOSURE_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...Object.keys(OPENNESS).filter((name) => !SIGN_IN.has(name)),
  ...Object.keys(RULES),
  'cidr_blocks',
  'internal',
  'port',
  'protocol',
]);

/** True for an attribute that decides who reaches a resource, for which a report has words of its own. */
export const isExposureAttribute = (attribute: string): boolean => EXPOSURE_ATTRIBUTES.has(attribute);

const FIREWALL_RULE_ATTRIBUTES: ReadonlySet<string> = new Set([...Object.keys(RULES), 'cidr_blocks']);
/** True for an attribute of a firewall rule; a report names those whom the rule lets in instead. */
export const isFirewallRuleAttribute = (attribute: string): boolean => FIREWALL_RULE_ATTRIBUTES.has(attribute);

/** All detail attributes, in the order above. */
export const DETAIL_ATTRIBUTES: readonly string[] = [...new Set(GROUPS.flatMap((rows) => Object.keys(rows)))];

/** Further paths of each attribute; the first with a value counts. */
export const DETAIL_PATHS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  GROUPS.flatMap((rows) => Object.entries(rows)).map(([name, paths]) => [name, paths.map((path) => path.split('.'))]),
);

/** Attributes that are numbers in some types and names in others; only numbers are shown. */
export const NUMBER_ONLY_ATTRIBUTES: ReadonlySet<string> = new Set(['instances', 'replicas', 'capacity']);

/** Attributes that are words in some types (`Spot`) and rule numbers in others; only words are shown. */
export const WORD_ONLY_ATTRIBUTES: ReadonlySet<string> = new Set(['priority']);

/** Default values: setting one explicitly changes nothing. Attributes whose default differs by type are not listed. */
export const DEFAULT_VALUES: ReadonlyMap<string, string> = new Map(
  [
    'multi_az',
    'publicly_accessible',
    'storage_encrypted',
    'encrypted',
    'internal',
    'deletion_protection_enabled',
    'enable_deletion_protection',
    'automatic_failover_enabled',
    'multi_az_enabled',
    'zone_redundant',
    'zone_redundancy_enabled',
    'fifo_queue',
    'preemptible',
    'spot',
    'infrastructure_encryption_enabled',
    'admin_enabled',
    'api_key_required',
  ].map((name) => [name, 'false']),
);
