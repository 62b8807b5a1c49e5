/** Attributes whose changed values a sentence names, and the words for their changes. */

/** Words for the changed values of one attribute. */
export interface SettingRow {
  readonly noun: string;
  readonly kind: 'switch' | 'amount' | 'level' | 'choice' | 'emptying';
  /** Default value; absent if it depends on more than the type. */
  readonly fallback?: string;
  /** The safe value of a switch, or the safe direction of an amount or level. */
  readonly safe?: 'on' | 'off' | 'more';
  /** True if `true` turns the feature off: `skip_final_snapshot`. */
  readonly isInverted?: true;
  readonly unit?: string;
  /** Feature that the amount 0 turns off. */
  readonly zero?: string;
}

type Rows = Readonly<Record<string, SettingRow>>;

/** Returns the same row for several attributes. */
const rows = (names: readonly string[], row: SettingRow): Rows => Object.fromEntries(names.map((name) => [name, row]));

/** Returns the row of a switch that is safe if on. */
const protection = (noun: string, fallback = 'false'): SettingRow => ({ noun, kind: 'switch', safe: 'on', fallback });

/** Returns the row of a switch that is safe if off. */
const opening = (noun: string, fallback = 'false'): SettingRow => ({ noun, kind: 'switch', safe: 'off', fallback });

/** Returns the row of a switch that is no question of safety. */
const feature = (noun: string): SettingRow => ({ noun, kind: 'switch', fallback: 'false' });

const choice = (noun: string): SettingRow => ({ noun, kind: 'choice' });

/**
 * Returns the row of a time for which something is kept.
 * @param zero feature that the time 0 turns off
 */
export const retention = (noun: string, unit: string, zero?: string): SettingRow => ({
  noun,
  kind: 'amount',
  safe: 'more',
  unit,
  ...(zero !== undefined && { zero }),
});

/** Returns the row of a time that is neither safer longer nor shorter. */
const time = (noun: string, unit = 'seconds'): SettingRow => ({ noun, kind: 'choice', unit });

/** Returns the rows of the lower and the upper limit of an automatically scaled number. */
const limits = (name: string, noun: string): Rows => ({
  [`min_${name}`]: choice(`the minimum number of ${noun}`),
  [`max_${name}`]: choice(`the maximum number of ${noun}`),
});

const ENCRYPTION = protection('encryption at rest');
const TLS_VERSION: SettingRow = { noun: 'the minimum TLS version', kind: 'level', safe: 'more' };

/** Settings with a row, in the order in which they are reported. */
export const SETTINGS: Rows = {
  // ---- retention and recovery
  ...rows(
    ['deletion_protection', 'deletion_protection_enabled', 'enable_deletion_protection'],
    protection('deletion protection'),
  ),
  backups_enabled: protection('backups'),
  ...rows(['backup_retention_period', 'backup_retention_days'], retention('backup retention', 'days', 'backups')),
  retained_backups: retention('the number of retained backups', 'backups', 'backups'),
  retention_in_hours: retention('backup retention', 'hours'),
  short_term_retention_days: retention('backup retention', 'days'),
  transaction_log_retention_days: retention('the retention of transaction logs', 'days'),
  snapshot_retention_limit: retention('snapshot retention', 'days', 'snapshots'),
  point_in_time_recovery_enabled: protection('point-in-time recovery'),
  versioning: protection('versioning'),
  blob_versioning_enabled: protection('blob versioning'),
  skip_final_snapshot: { noun: 'the final snapshot', kind: 'switch', safe: 'on', fallback: 'false', isInverted: true },
  force_destroy: { noun: '', kind: 'emptying', fallback: 'false', safe: 'off' },
  geo_redundant_backup_enabled: protection('geo-redundant backups'),
  geo_backup_enabled: protection('geo-redundant backups', 'true'),
  backup_storage_redundancy: choice('the redundancy of backups'),
  purge_protection_enabled: protection('purge protection'),
  soft_delete_retention_days: retention('soft-delete retention', 'days'),
  delete_retention_days: retention('soft-delete retention of blobs', 'days'),
  soft_delete_retention_seconds: {
    ...retention('soft-delete retention', 'seconds', 'soft delete'),
    fallback: '604800',
  },
  recovery_window_in_days: retention('the recovery window', 'days', 'the recovery window'),
  deletion_window_in_days: retention('the deletion window', 'days'),
  deletion_policy: choice('the deletion policy'),
  enable_key_rotation: protection('key rotation'),
  ...rows(['message_retention_seconds'], retention('message retention', 'seconds')),
  message_retention_duration: choice('message retention'),
  retention_period: choice('the retention period'),
  retention_in_days: time('log retention', 'days'),

  // ---- encryption
  ...rows(
    [
      'storage_encrypted',
      'encrypted',
      'encryption_at_rest',
      'at_rest_encryption_enabled',
      'server_side_encryption_enabled',
    ],
    ENCRYPTION,
  ),
  sqs_managed_sse_enabled: protection('encryption at rest', 'true'),
  infrastructure_encryption_enabled: protection('infrastructure encryption'),
  double_encryption_enabled: protection('double encryption'),
  encryption_at_host_enabled: protection('encryption at host'),
  transit_encryption_enabled: protection('encryption in transit'),
  node_to_node_encryption: protection('node-to-node encryption'),
  https_only: protection('HTTPS-only access'),
  ...rows(['https_traffic_only_enabled', 'enable_https_traffic_only'], protection('HTTPS-only access', 'true')),
  ssl_enforcement_enabled: protection('enforced TLS'),
  require_ssl: protection('enforced TLS'),
  ssl_mode: choice('the TLS mode'),
  ssl_policy: choice('the TLS policy'),
  ...rows(['min_tls_version', 'minimum_tls_version', 'minimal_tls_version'], TLS_VERSION),
  ...rows(['non_ssl_port_enabled', 'enable_non_ssl_port'], opening('the port without TLS')),
  sse_algorithm: choice('the encryption algorithm'),
  encryption_type: choice('the encryption type'),
  client_broker: choice('client encryption in transit'),
  transit_encryption_mode: choice('the mode of encryption in transit'),
  http_tokens: choice('the metadata token requirement'),

  // ---- exposure without another rule
  publicly_accessible: opening('public access'),
  public_network_access_enabled: opening('public network access', 'true'),
  ...rows(['allow_nested_items_to_be_public', 'allow_blob_public_access'], opening('public blob access', 'true')),
  associate_public_ip_address: opening('the public IP address'),
  assign_public_ip: opening('the public IP address'),
  ipv4_enabled: opening('the public IP address', 'true'),
  endpoint_public_access: opening('the public endpoint', 'true'),
  endpoint_private_access: feature('the private endpoint'),
  anonymous_pull_enabled: opening('anonymous pulls'),
  admin_enabled: opening('the admin account'),
  local_authentication_enabled: opening('local authentication', 'true'),
  block_public_acls: protection('the block of public ACLs'),
  block_public_policy: protection('the block of public policies'),
  ignore_public_acls: protection('the block of existing public ACLs'),
  restrict_public_buckets: protection('the block of public buckets'),
  uniform_bucket_level_access: protection('uniform bucket-level access'),
  public_access_prevention: choice('public access prevention'),
  private_cluster_enabled: protection('the private endpoint'),
  enable_private_endpoint: protection('the private endpoint'),
  enable_private_nodes: protection('private nodes'),
  auth_enabled: protection('authentication'),
  api_key_required: protection('the API key requirement'),
  iam_database_authentication_enabled: feature('IAM authentication'),
  ...rows(['authorization', 'authorization_type'], choice('authorisation')),
  acl: choice('the ACL'),
  ingress: choice('ingress'),
  ingress_settings: choice('ingress'),
  ...rows(['vpc_access_egress', 'vpc_connector_egress_settings'], choice('the VPC egress')),
  default_action: choice('the default action of the firewall'),

  // ---- availability
  zone_redundant: protection('zone redundancy'),
  zone_redundancy_enabled: protection('zone redundancy'),
  automatic_failover_enabled: protection('automatic failover'),
  zone_awareness_enabled: protection('zone awareness'),
  zone_balance: protection('zone balancing'),
  enable_cross_zone_load_balancing: feature('cross-zone load balancing'),
  high_availability_mode: protection('high availability', 'Disabled'),
  account_replication_type: choice('the replication'),
  consistency_level: choice('the consistency level'),
  activation_policy: choice('the activation policy'),

  // ---- kind
  engine: choice('the engine'),
  region: choice('the region'),
  location: choice('the location'),
  location_id: choice('the location'),
  zone: choice('the zone'),
  zones: choice('the zones'),
  availability_zone: choice('the availability zone'),
  availability_zones: choice('the availability zones'),
  storage_class: choice('the storage class'),
  storage_type: choice('the storage type'),
  storage_account_type: choice('the disk type'),
  access_tier: choice('the access tier'),
  billing_mode: choice('the billing mode'),
  edition: choice('the edition'),
  release_channel: choice('the release channel'),
  capacity_type: choice('the capacity type'),
  launch_type: choice('the launch type'),
  load_balancer_type: choice('the type'),
  type: choice('the type'),
  kind: choice('the kind'),
  iops: choice('the IOPS'),
  min_size: choice('the minimum size'),
  max_size: choice('the maximum size'),
  min_capacity: choice('the minimum capacity'),
  max_capacity: choice('the maximum capacity'),
  ...limits('replicas', 'replicas'),
  ...limits('instances', 'instances'),
  ...limits('instance_count', 'instances'),
  ...limits('node_count', 'nodes'),
  ...limits('count', 'instances'),
  cidr_block: choice('the address range'),
  ip_cidr_range: choice('the address range'),
  address_space: choice('the address space'),
  address_prefixes: choice('the address range'),
  timeout: time('the timeout'),
  timeout_seconds: time('the timeout'),
  idle_timeout: time('the idle timeout'),
  visibility_timeout_seconds: time('the visibility timeout'),
  auto_minor_version_upgrade: feature('automatic minor upgrades'),
  enable_autopilot: feature('Autopilot'),
  preemptible: feature('preemption'),
  spot: feature('spot capacity'),
};
