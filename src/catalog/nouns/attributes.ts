/** What a changed value means: the attributes of `../attributes.ts` that make something larger, more, or another version. */

export type Meaning = 'size' | 'number' | 'version';

export const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...[
    'instance_type',
    'instance_types',
    'instance_class',
    'machine_type',
    'node_type',
    'vm_size',
    'size',
    'sku',
    'sku_name',
    'sku_tier',
    'tier',
    'account_tier',
    'memory_size',
    'allocated_storage',
    'disk_size_gb',
    'cpu',
    'memory',
    'memory_size_gb',
    'memory_in_gb',
    'available_memory',
    'available_memory_mb',
    'disk_size',
    'os_disk_size_gb',
    'volume_size',
    'storage_mb',
    'storage_size_gb',
    'storage_capacity',
    'capacity_gb',
    'max_size_gb',
    'throughput',
    'read_capacity',
    'write_capacity',
    'processing_units',
    'ephemeral_storage_size',
  ].map((name) => [name, 'size'] as const),
  ...[
    'desired_count',
    'desired_capacity',
    'node_count',
    'num_cache_clusters',
    'num_cache_nodes',
    'target_size',
    'instance_count',
    'capacity',
    'instances',
    'desired_size',
    'initial_node_count',
    'replicas',
    'replica_count',
    'replicas_per_node_group',
    'num_node_groups',
    'num_nodes',
    'number_of_nodes',
    'number_of_broker_nodes',
    'worker_count',
    'shard_count',
  ].map((name) => [name, 'number'] as const),
  ...['engine_version', 'database_version', 'version', 'kubernetes_version', 'runtime'].map(
    (name) => [name, 'version'] as const,
  ),
  ...[
    'redis_version',
    'postgres_version',
    'server_version',
    'orchestrator_version',
    'kafka_version',
    'min_master_version',
    'release_label',
    'airflow_version',
    'python_version',
    'node_version',
    'java_version',
    'dotnet_version',
    'php_version',
  ].map((name) => [name, 'version'] as const),
]);

/** Which is named, where several change. */
export const MEANINGS_BY_WEIGHT: readonly Meaning[] = ['size', 'number', 'version'];

/** Numbers that are sizes say nothing without it. */
export const UNIT_OF: ReadonlyMap<string, string> = new Map([
  ['memory_size', 'MB'],
  ['allocated_storage', 'GB'],
  ['disk_size_gb', 'GB'],
  ['memory_size_gb', 'GB'],
  ['memory_in_gb', 'GB'],
  ['available_memory_mb', 'MB'],
  ['disk_size', 'GB'],
  ['os_disk_size_gb', 'GB'],
  ['volume_size', 'GB'],
  ['storage_mb', 'MB'],
  ['storage_size_gb', 'GB'],
  ['storage_capacity', 'GB'],
  ['capacity_gb', 'GB'],
  ['max_size_gb', 'GB'],
]);

const AVAILABILITY: readonly string[] = [
  'multi_az',
  'multi_az_enabled',
  'availability_type',
  'zone_redundant',
  'zone_redundancy_enabled',
  'account_replication_type',
  'capacity_type',
  'priority',
  'provisioning_model',
  'billing_mode',
  'launch_type',
];

/** Attributes that say which product it is and which version of it, in the order in which people say them. */
export const ENGINE_ATTRIBUTES: readonly string[] = ['engine', 'engine_version'];

/** Attributes that say what somebody buys with something new, the first asked first. */
export const DECIDING_ATTRIBUTES: readonly string[] = [
  ...['engine', 'kind'],
  ...[...MEANINGS].flatMap(([name, meaning]) => (meaning === 'version' ? [name] : [])),
  ...[...MEANINGS].flatMap(([name, meaning]) => (meaning === 'size' ? [name] : [])),
  ...[...MEANINGS].flatMap(([name, meaning]) => (meaning === 'number' ? [name] : [])),
  ...AVAILABILITY,
];

export const meaningOf = (attribute: string): Meaning | undefined => MEANINGS.get(attribute);
