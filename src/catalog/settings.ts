/** Changed values in words: `turns off deletion protection of the database orders`. */
import type { ChangedValue } from '../graph/changes.js';
import type { Attributes } from '../graph/model.js';
import { withUnit } from '../platform/text/english.js';
import { ALLOWED_ATTRIBUTES } from './attributes.js';
import { factsOf } from './index.js';
import { retention, SETTINGS, type SettingRow } from './setting-rows.js';

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

/** Kinds by priority, if settings of several kinds change. */
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
  if (value === null || unit === undefined || !/^\d+$/.test(value)) return value;
  const isUnitInName = name.toLowerCase().split(/[._]/).includes(unit.toLowerCase());
  return isUnitInName ? value : withUnit(value, unit);
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

/** Last words of attributes with the level of a product (`Premium`), which is no size: a size has a number. */
const TIER_WORDS: readonly string[] = ['sku', 'tier', 'sku_name'];
const TIER = /^[A-Za-z_ ]+$/;

/** True for an attribute with the level of a product, if all its values are such levels; null is an unset value. */
export const isTier = (path: string, values: readonly (string | null)[]): boolean =>
  endsWithWord(path, TIER_WORDS) && values.every((value) => value === null || TIER.test(value));

/** Last words of attributes with a number that may count anything: the units of a SKU, which only some tiers have. */
const CAPACITY_WORDS: readonly string[] = ['capacity'];

/** True for a number of which the attribute does not say what it counts. */
export const isCapacity = (path: string): boolean => endsWithWord(path, CAPACITY_WORDS);

const endsWithWord = (path: string, words: readonly string[]): boolean =>
  words.some((word) => path === word || path.endsWith(`.${word}`) || path.endsWith(`_${word}`));

/** Attributes with a product and its version, in spoken order. */
export const ENGINE_ATTRIBUTES: readonly string[] = ['engine', 'engine_version'];

const attributesOfKind = (kind: SettingKind): readonly string[] =>
  [...SETTING_KINDS].flatMap(([name, kindOfName]) => (kindOfName === kind ? [name] : []));

/** Attributes that characterize a new resource, most important first. */
export const DECIDING_ATTRIBUTES: readonly string[] = [
  'engine',
  'kind',
  ...attributesOfKind('version'),
  ...attributesOfKind('size'),
  ...attributesOfKind('number'),
  ...AVAILABILITY,
];

/**
 * Returns the kind of a setting; undefined for none. Below a block and with a prefix it is that of the last words:
 * `version` of `pgsql_version`, `volume_size` of `storage.volume_size`.
 * @param type resource type, in which a number may be the name of a size
 */
export function settingKindOf(attribute: string, type?: string): SettingKind | undefined {
  if (type !== undefined && factsOf(type).sizes?.includes(attribute) === true) return 'size';
  const known = SETTING_KINDS.get(attribute);
  if (known !== undefined || Object.hasOwn(SETTINGS, attribute) || ALLOWED.has(attribute)) return known;
  if (OTHER_VERSIONS.test(attribute)) return undefined;
  const ending = endingsOf(attribute).find(
    (candidate) => !VAGUE.has(candidate) && (Object.hasOwn(SETTINGS, candidate) || SETTING_KINDS.has(candidate)),
  );
  return ending === undefined || Object.hasOwn(SETTINGS, ending) ? undefined : SETTING_KINDS.get(ending);
}

/** True for a type whose major versions have two numbers, as those of Kubernetes: 1.27, 1.31. */
const hasTwoNumbers = (type: string): boolean => factsOf(type).category === 'containers';

/**
 * True if a resource or module gets another major version: `13.7` to `16.3`, `POSTGRES_13` to `POSTGRES_16`, Kubernetes
 * `1.27` to `1.31`. False if either version is unknown.
 */
export function isMajorStep(type: string, before: string | null, after: string | null): boolean {
  const [from = [], to = []] = [before, after].map((version) => version?.match(/\d+/g) ?? []);
  if (from.length === 0 || to.length === 0) return false;
  if (from[0] !== to[0]) return true;
  return (hasTwoNumbers(type) || isOldDatabase(type, Number(from[0]), Number(from[1]))) && from[1] !== to[1];
}

/** True for a version of MySQL or PostgreSQL whose second number belongs to the major one: 5.6 and 9.5. */
const isOldDatabase = (type: string, first: number, second: number): boolean =>
  factsOf(type).category === 'database' && ((first === 5 && second <= 7) || (first === 9 && second <= 6));

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES);

// Words that mean something else with another word before them: `min_tls_version`, `block_size`, `unit_of_capacity`.
const VAGUE: ReadonlySet<string> = new Set(['capacity', 'instances', 'size', 'tier', 'memory', 'cpu', 'throughput']);

// Versions of something else than the product: `payload_format_version`.
const OTHER_VERSIONS =
  /(?:^|[._])(?:api|document|format|hash|ip|key|layer|min|minimum|platform|policy|protocol|schema|secret|tls)_version$/;

/** Returns the attribute without its blocks, then without its first words: `a.b_c` gives `b_c` and `c`. */
function endingsOf(attribute: string): readonly string[] {
  const words = attribute.slice(attribute.lastIndexOf('.') + 1).split('_');
  return words.map((_, start) => words.slice(start).join('_'));
}

// ---- A changed value in words

/** Verbs by which changed values are told. */
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
  /** True for a switch that keeps its value: the code sets its default, or no longer does. */
  readonly isSame?: true;
  /** True for an attribute without a row; its noun is the attribute name. */
  readonly isPlain?: true;
}

// Retention times have many names: `document_retention_days`, `expiration.days`, `life_cycle.duration`.
const RETENTION = /(?:^|[._])(?:delete_after|expiration|expire|expiry|immutability|life_cycle|retained|retention)/;
const TIME_UNIT = /(?:^|[._])(days|hours|minutes|seconds|months|years)(?=$|[._])/;
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
function retentionRow(attribute: string): SettingRow | undefined {
  if (!RETENTION.test(attribute)) return undefined;
  const [, unit = ''] = TIME_UNIT.exec(attribute) ?? [];
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
  const ending = endingsOf(attribute).find(
    (candidate) => Object.hasOwn(SETTINGS, candidate) && candidate.includes('_'),
  );
  return ending === undefined ? retentionRow(attribute) : SETTINGS[ending];
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

// Limits of an automatically scaled number.
const LIMIT = /(?:^|[._])(?:min|max)_(?:capacity|count|instances|instance_count|node_count|replicas|size)$/;

const POSITIONS: ReadonlyMap<string, number> = new Map(Object.keys(SETTINGS).map((name, position) => [name, position]));

/** True for an attribute with a row in `SETTINGS`. */
export const isKnownSetting = (attribute: string): boolean => rowOf(attribute) !== undefined;

/** Returns the position of a setting in a report; settings without a row come last. */
export const settingPosition = (attribute: string): number => POSITIONS.get(attribute) ?? POSITIONS.size;

/**
 * Returns a changed value in words; without a row, by the name of its attribute. Example: `deletion_protection` from
 * `true` to `false` gives `turnOff`, `deletion protection`, a risk.
 */
export function settingChange(type: string, value: ChangedValue): SettingChange {
  return inDays(changeInWords(type, value));
}

const SECONDS_PER_DAY = 86_400;

/** Returns a change in days if both values are whole days: 1209600 seconds are 14 days. */
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
  const unit = factsOf(type).units?.[name];
  const known = rowOf(name);
  const row = known === undefined || unit === undefined ? known : { ...known, unit };
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

/** Values of an attribute in both revisions, or its default; null if neither is known. */
interface BeforeAfter {
  readonly before: string | null;
  readonly after: string | null;
}

/** Returns a change in words; undefined if the words of the row do not fit, so that "sets … to …" tells it. */
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

/** Values that mean off. */
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
    verb: isLess ? 'shorten' : 'lengthen',
    noun,
    from: before,
    to: after,
    unit,
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
    verb: isLess ? 'lower' : 'raise',
    noun,
    from: before,
    to: after,
    ...(isLess && { isRisk: true as const }),
  };
}

function setTo({ noun, unit }: SettingRow, { before, after }: BeforeAfter): SettingChange {
  return { verb: 'set', noun, from: before, to: after, ...(unit !== undefined && { unit }) };
}

const ACRONYMS: ReadonlySet<string> = new Set(
  'acl acu api az cpu dns gb http https iam id iops ip ipv4 ipv6 kms mb nat sftp sku sql sse ssh ssl tls ttl url vm vpc'.split(
    ' ',
  ),
);

/** Returns an attribute name as words: `max allocated storage` for `max_allocated_storage`. */
export const inWords = (attribute: string): string =>
  attribute
    .split('_')
    .map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word))
    .join(' ');

/** Types that the provider deletes with their contents only if `force_destroy` is set. */
const TO_BE_EMPTIED: ReadonlySet<string> = new Set(['aws_s3_bucket', 'google_storage_bucket']);

/** True for a resource that the provider refuses to delete unless it is empty. */
export const hasToBeEmpty = (type: string, { force_destroy: isForced }: Attributes): boolean =>
  TO_BE_EMPTIED.has(type) && isForced !== 'true';

const DELETION_PROTECTIONS = ['deletion_protection', 'deletion_protection_enabled', 'enable_deletion_protection'];

const isSet = (attributes: Attributes, name: string): boolean =>
  Object.hasOwn(attributes, name) && attributes[name] === 'true';

/** Fates of the data of a removed store, as far as the code states them. */
export const DATA_FATES = ['protected', 'unlessEmpty', 'withContents', 'snapshot', 'noSnapshot', 'lost'] as const;
export type DataFate = (typeof DATA_FATES)[number];

/** Types that the provider protects unless the code says otherwise. */
const PROTECTED: ReadonlySet<string> = new Set([
  'google_bigquery_table',
  'google_bigtable_instance',
  'google_spanner_database',
  'google_sql_database_instance',
]);

/** Types of stores that get a final snapshot unless the code says otherwise. */
const SNAPSHOT_TAKEN: ReadonlySet<string> = new Set([
  'aws_db_instance',
  'aws_docdb_cluster',
  'aws_neptune_cluster',
  'aws_rds_cluster',
  'aws_redshift_cluster',
]);

/** Returns what becomes of the data of a store if it is removed. `protected`: Terraform cannot destroy it as it is. */
export function dataFateOf(type: string, attributes: Attributes): DataFate {
  const isStated = DELETION_PROTECTIONS.some((name) => Object.hasOwn(attributes, name));
  const isProtected = isStated ? DELETION_PROTECTIONS.some((name) => isSet(attributes, name)) : PROTECTED.has(type);
  if (isProtected) return 'protected';
  if (TO_BE_EMPTIED.has(type)) return hasToBeEmpty(type, attributes) ? 'unlessEmpty' : 'withContents';
  if (!SNAPSHOT_TAKEN.has(type)) return 'lost';
  return isSet(attributes, 'skip_final_snapshot') ? 'noSnapshot' : 'snapshot';
}
