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
  ].map((name) => [name, 'number'] as const),
  ...['engine_version', 'database_version', 'version', 'kubernetes_version', 'runtime'].map(
    (name) => [name, 'version'] as const,
  ),
]);

/** Which is named, where several change. */
export const MEANINGS_BY_WEIGHT: readonly Meaning[] = ['size', 'number', 'version'];

/** Numbers that are sizes say nothing without it. */
export const UNIT_OF: ReadonlyMap<string, string> = new Map([
  ['memory_size', 'MB'],
  ['allocated_storage', 'GB'],
  ['disk_size_gb', 'GB'],
]);

export const meaningOf = (attribute: string): Meaning | undefined => MEANINGS.get(attribute);
