/** Changed values in words: `turns off deletion protection of the database orders`. */
import type { ChangedValue } from '../graph/changes.js';
import { withUnit } from '../platform/text/english.js';
import { ALLOWED_ATTRIBUTES } from './attributes.js';
import { factsOf } from './index.js';

// ---- Sizes, numbers and versions: attributes of `attributes.ts` that make a resource larger, more numerous or newer

/** Kind of a setting, by which a change is worded: sizes and numbers grow or shrink, versions are raised or lowered. */
export type SettingKind = 'size' | 'number' | 'version';

/** Kinds of settings by attribute. */
export const SETTING_KINDS: ReadonlyMap<string, SettingKind> = new Map<string, SettingKind>([
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

/** Meanings by priority, if several change. */
export const SETTING_KINDS_BY_WEIGHT: readonly SettingKind[] = ['size', 'number', 'version'];

/** Returns the unit of a size; undefined for none. */
export const unitOf = (attribute: string): string | undefined =>
  UNITS_BY_ATTRIBUTE.get(attribute) ??
  endingsOf(attribute)
    .map((ending) => UNITS_BY_ATTRIBUTE.get(ending))
    .find((unit) => unit !== undefined);

/** Returns the unit of a size or of a setting; undefined for none. */
const displayUnitOf = (attribute: string): string | undefined => unitOf(attribute) ?? rowOf(attribute)?.unit;

/** Returns a number with its unit, unless the name of the attribute has it: `100 GB`, but `disk_size_gb: 100`. */
export function withUnitOf(name: string, value: string | null): string | null {
  const unit = displayUnitOf(name);
  const isNamed = name
    .toLowerCase()
    .split(/[._]/)
    .includes(unit?.toLowerCase() ?? '');
  return value === null || unit === undefined || isNamed || !/^\d+$/.test(value) ? value : withUnit(value, unit);
}

/** Units of attributes, without which a size is meaningless. */
export const UNITS_BY_ATTRIBUTE: ReadonlyMap<string, string> = new Map([
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

/** Attributes with a product and its version, in spoken order. */
export const ENGINE_ATTRIBUTES: readonly string[] = ['engine', 'engine_version'];

/** Attributes that characterize a new resource, most important first. */
export const DECIDING_ATTRIBUTES: readonly string[] = [
  ...['engine', 'kind'],
  ...[...SETTING_KINDS].flatMap(([name, meaning]) => (meaning === 'version' ? [name] : [])),
  ...[...SETTING_KINDS].flatMap(([name, meaning]) => (meaning === 'size' ? [name] : [])),
  ...[...SETTING_KINDS].flatMap(([name, meaning]) => (meaning === 'number' ? [name] : [])),
  ...AVAILABILITY,
];

/**
 * Returns the meaning of an attribute. Below a block and with a prefix it is that of the last words: `version` of
 * `pgsql_version`, `volume_size` of `storage.volume_size`.
 * @param type resource type, in which a number may be the name of a size
 */
export function settingKindOf(attribute: string, type?: string): SettingKind | undefined {
  if (type !== undefined && factsOf(type).sizes?.includes(attribute) === true) return 'size';
  const known = SETTING_KINDS.get(attribute);
  if (known !== undefined || Object.hasOwn(SETTINGS, attribute) || ALLOWED.has(attribute)) return known;
  if (OTHER_VERSIONS.test(attribute)) return undefined;
  return endingsOf(attribute)
    .filter((ending) => !VAGUE.has(ending))
    .map((ending) => (Object.hasOwn(SETTINGS, ending) ? 'setting' : SETTING_KINDS.get(ending)))
    .filter((meaning) => meaning !== undefined)
    .map((meaning) => (meaning === 'setting' ? undefined : meaning))[0];
}

/** Types whose versions have two numbers before the one of patches, as Kubernetes has: 1.27, 1.31. */
const hasTwoNumbers = (type: string): boolean => factsOf(type).category === 'containers';

/**
 * True if a resource or module gets another major version: `13.7` to `16.3`, `POSTGRES_13` to `POSTGRES_16`, Kubernetes
 * `1.27` to `1.31`. False if either version is unknown.
 */
export function isMajorStep(type: string, before: string | null, after: string | null): boolean {
  const [from = [], to = []] = [before, after].map((version) => version?.match(/\d+/g) ?? []);
  if (from.length === 0 || to.length === 0) return false;
  return from[0] !== to[0] || (hasTwoNumbers(type) && from[1] !== to[1]);
}

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES);

// Words that mean something else with another word before them: `min_tls_version`, `block_size`, `unit_of_capacity`.
const VAGUE: ReadonlySet<string> = new Set(['capacity', 'instances', 'size', 'tier', 'memory', 'cpu', 'throughput']);

// Versions of something else than the product: `payload_format_version`.
const OTHER_VERSIONS =
  /(?:^|[._])(?:api|document|format|hash|ip|key|layer|min|minimum|platform|policy|protocol|schema|secret|tls)_version$/;

/** Returns the attribute without its blocks, then without its first words: `a.b_c` gives `b_c` and `c`. */
function endingsOf(attribute: string): readonly string[] {
  const words = attribute.slice(attribute.lastIndexOf('.') + 1).split('_');
  return words.map((_, at) => words.slice(at).join('_'));
}

// ---- Attributes whose changed values a sentence names, and their words

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
  /** For amounts: the feature that 0 turns off. */
  readonly zero?: string;
}

type Rows = Readonly<Record<string, SettingRow>>;

const rows = (names: readonly string[], row: SettingRow): Rows => Object.fromEntries(names.map((name) => [name, row]));

const protection = (noun: string, usual = 'false'): SettingRow => ({
  noun,
  kind: 'switch',
  safe: 'on',
  fallback: usual,
});
const opening = (noun: string, usual = 'false'): SettingRow => ({ noun, kind: 'switch', safe: 'off', fallback: usual });
const feature = (noun: string): SettingRow => ({ noun, kind: 'switch', fallback: 'false' });
const choice = (noun: string): SettingRow => ({ noun, kind: 'choice' });
const retention = (noun: string, unit: string, zero?: string): SettingRow => ({
  ...{ noun, kind: 'amount', safe: 'more', unit },
  ...(zero !== undefined && { zero }),
});
const time = (noun: string, unit = 'seconds'): SettingRow => ({ noun, kind: 'choice', unit });

/** The lower and the upper limit of an automatically scaled number. */
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

// ---- A changed value in words

export type SettingVerb =
  | 'turnOn'
  | 'turnOff'
  | 'suspend'
  | 'raise'
  | 'lower'
  | 'shorten'
  | 'lengthen'
  | 'allow'
  | 'forbid'
  | 'set';

/** A changed value in words. */
export interface SettingChange {
  readonly verb: SettingVerb;
  /** Noun with its article: `deletion protection`, `the engine`; empty if the verb is enough. */
  readonly noun: string;
  /** Values to show; absent if the verb is enough. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly unit?: string;
  /** True if less is retained, encrypted or available than before. */
  readonly isRisk?: true;
  /** True for a switch that is set to what it was by default. */
  readonly isSame?: true;
  /** True for an attribute without a row; its noun is the attribute name. */
  readonly isPlain?: true;
}

// Retention times have many names: `document_retention_days`, `expiration.days`, `life_cycle.duration`.
const KEPT = /(?:^|[._])(?:delete_after|expiration|expire|expiry|immutability|life_cycle|retained|retention)/;
const TIMES = /(?:^|[._])(days|hours|minutes|seconds|months|years)(?=$|[._])/;
const DELETION = /(?:^|[._])delete_after/;
// Names of blocks and words that add nothing to the noun.
const FILLERS: ReadonlySet<string> = new Set([
  'in',
  'period',
  'policy',
  'props',
  'rule',
  'since',
  'creation',
  'lifecycle',
]);

/** Returns the row of a retention time; undefined for any other attribute. */
function keptRow(attribute: string): SettingRow | undefined {
  if (!KEPT.test(attribute)) return undefined;
  const [, unit = ''] = TIMES.exec(attribute) ?? [];
  const isTime = unit !== '' || /(?:duration|period|retention)$/.test(attribute);
  if (!isTime) return undefined;
  if (DELETION.test(attribute)) return retention('the time until deletion', unit);
  const words = attribute.split(/[._]/).filter((word) => word !== unit && !FILLERS.has(word));
  return retention(`the ${words.map(inWords).join(' ')}`, unit);
}

/** Returns the row of a setting, of its last words if it has a prefix, or of a time; undefined for none. */
function rowOf(attribute: string): SettingRow | undefined {
  if (Object.hasOwn(SETTINGS, attribute)) return SETTINGS[attribute];
  if (ALLOWED.has(attribute)) return undefined;
  const ending = endingsOf(attribute).find((each) => Object.hasOwn(SETTINGS, each) && each.includes('_'));
  return ending === undefined ? keptRow(attribute) : SETTINGS[ending];
}

/**
 * True for an attribute whose changed value a reviewer must see, of any type: a version, a size, a number, a range, a
 * time for which something is kept, or a safety switch.
 * @param path names of blocks and attribute joined with `.`
 */
export function isDeciding(path: string): boolean {
  const row = rowOf(path);
  if (settingKindOf(path) !== undefined || FIREWALL_MODES.includes(path)) return true;
  return row !== undefined && (row.safe !== undefined || LIMIT.test(path));
}

/** Attributes with the mode of a web application firewall. */
export const FIREWALL_MODES: readonly string[] = ['mode', 'policy_settings.mode', 'waf_configuration.firewall_mode'];

const LIMIT = /(?:^|[._])(?:min|max)_(?:capacity|count|instances|instance_count|node_count|replicas|size)$/;

const ORDER: ReadonlyMap<string, number> = new Map(Object.keys(SETTINGS).map((name, at) => [name, at]));

/** True for an attribute with a row in `SETTINGS`. */
export const isKnownSetting = (attribute: string): boolean => rowOf(attribute) !== undefined;

/** Returns the position of a setting in a report; settings without a row come last. */
export const settingPosition = (attribute: string): number => ORDER.get(attribute) ?? ORDER.size;

/**
 * Returns a changed value in words; without a row, by the name of its attribute. Example: `deletion_protection` from
 * `true` to `false` gives `turnOff`, `deletion protection`, a risk.
 */
export function settingChange(type: string, value: ChangedValue): SettingChange {
  return inDays(changeInWords(type, value));
}

const SECONDS_PER_DAY = 86_400;

/** Gives a time in days if both values are whole days: 1209600 seconds are 14 days. */
function inDays(change: SettingChange): SettingChange {
  const { from = null, to = null, unit } = change;
  const days = [from, to].map((value) => (value === null ? null : Number(value) / SECONDS_PER_DAY));
  if (unit !== 'seconds' || !days.every((value) => value === null || (value > 0 && value % 1 === 0))) return change;
  const [before, after] = days.map((value) => (value === null ? null : String(value))) as [
    string | null,
    string | null,
  ];
  return { ...change, from: before, to: after, unit: 'days' };
}

function changeInWords(type: string, { name, before, after }: ChangedValue): SettingChange {
  const row = rowOf(name);
  const isFlag = [before, after].every((text) => text === 'true' || text === 'false');
  if (row === undefined) {
    const feature = isFlag ? (/^enable_(.+)$|^(.+)_enabled$/.exec(name) ?? []).slice(1).find(Boolean) : undefined;
    if (feature !== undefined) {
      return { verb: after === 'true' ? 'turnOn' : 'turnOff', noun: inWords(feature), isPlain: true };
    }
    const values = isFlag ? { to: after } : { from: before, to: after };
    return { verb: 'set', noun: `the ${inWords(name)}`, ...values, isPlain: true };
  }
  const usual = factsOf(type).defaults?.[name] ?? row.fallback;
  const sides = { before: before ?? usual ?? null, after: after ?? usual ?? null };
  const isSwitch = row.kind === 'switch' || row.kind === 'emptying';
  const isSame = isSwitch && (before === null || after === null) && isOn(row, sides.before) === isOn(row, sides.after);
  return READERS[row.kind](row, sides) ?? { ...setTo(row, { before, after }), ...(isSame && { isSame }) };
}

interface BeforeAfter {
  readonly before: string | null;
  readonly after: string | null;
}

type Reader = (row: SettingRow, sides: BeforeAfter) => SettingChange | undefined;

const READERS: Readonly<Record<SettingRow['kind'], Reader>> = {
  switch: switched,
  amount: counted,
  level: leveled,
  choice: setTo,
  emptying: (row, { before, after }) =>
    isOn(row, before) === isOn(row, after)
      ? undefined
      : { verb: isOn(row, after) ? 'allow' : 'forbid', noun: '', ...(isOn(row, after) && { isRisk: true as const }) },
};

const OFF: ReadonlySet<string> = new Set(['false', 'disabled', 'suspended', 'none', 'off', '0']);

const isOn = ({ isInverted }: SettingRow, value: string | null): boolean =>
  (value !== null && !OFF.has(value.toLowerCase())) !== (isInverted === true);

function switched(row: SettingRow, { before, after }: BeforeAfter): SettingChange | undefined {
  const [wasOn, isNowOn] = [isOn(row, before), isOn(row, after)];
  if (wasOn === isNowOn) return undefined;
  const isRisk = row.safe !== undefined && (row.safe === 'on') !== isNowOn;
  const verb = isNowOn ? 'turnOn' : after?.toLowerCase() === 'suspended' ? 'suspend' : 'turnOff';
  return { verb, noun: row.noun, ...(isRisk && { isRisk: true as const }) };
}

function counted(row: SettingRow, { before, after }: BeforeAfter): SettingChange | undefined {
  const [oldNumber, newNumber] = [before, after].map((text) => (text === null ? Number.NaN : Number(text))) as [
    number,
    number,
  ];
  const { noun, unit = '', zero } = row;
  if (Number.isNaN(oldNumber) || Number.isNaN(newNumber) || oldNumber === newNumber) return undefined;
  if (zero !== undefined && oldNumber * newNumber === 0) {
    if (newNumber === 0) return { verb: 'turnOff', noun: zero, from: String(oldNumber), unit, isRisk: true };
    return { verb: 'turnOn', noun: zero };
  }
  const isLess = newNumber < oldNumber;
  return {
    ...{ verb: isLess ? 'shorten' : 'lengthen', noun, from: before, to: after, unit },
    ...(isLess && { isRisk: true as const }),
  };
}

/** Compares levels by the number in them: `TLS1_2`, `1.2`. */
function leveled({ noun }: SettingRow, { before, after }: BeforeAfter): SettingChange | undefined {
  const [oldLevel, newLevel] = [before, after].map((text) =>
    Number(
      /(\d+)[._](\d+)/
        .exec(text ?? '')
        ?.slice(1)
        .join('.') ?? Number.NaN,
    ),
  ) as [number, number];
  if (Number.isNaN(oldLevel) || Number.isNaN(newLevel) || oldLevel === newLevel) return undefined;
  const isLess = newLevel < oldLevel;
  return {
    ...{ verb: isLess ? 'lower' : 'raise', noun, from: before, to: after },
    ...(isLess && { isRisk: true as const }),
  };
}

function setTo({ noun, unit }: SettingRow, { before, after }: BeforeAfter): SettingChange {
  return { verb: 'set', noun, from: before, to: after, ...(unit !== undefined && { unit }) };
}

const LETTERS: ReadonlySet<string> = new Set(
  'acl acu api az cpu dns gb http https iam id iops ip ipv4 ipv6 kms mb nat sql sse ssl tls ttl url vm vpc'.split(' '),
);

/** Returns `max_allocated_storage` as words. */
const inWords = (attribute: string): string =>
  attribute
    .split('_')
    .map((word) => (LETTERS.has(word) ? word.toUpperCase() : word))
    .join(' ');
