/**
 * Blocks inside a resource: those that are part of the architecture, because removing an index breaks the queries that
 * use it, and those whose effect can be told in a few words, such as a lifecycle rule. In a file of their own, apart
 * from the nouns of all types: those load the tables of all clouds, and a diagram needs only these.
 */
import { type Json, leadsInto, valuesAt } from '../graph/inventory.js';
import { listedUpTo } from '../platform/text/english.js';
import { isPlainWord } from './harmless-words.js';
import type { Noun } from './nouns.js';
import { isRequestRuleAttribute } from './request-rules.js';
import { isRouteAttribute } from './routes.js';

const INDEX: Noun = {
  one: 'index',
  many: 'indexes',
  isProper: false,
  effect: 'store',
  order: 0,
  mayBePublic: false,
  leads: '',
};

const BLOCK: Noun = { ...INDEX, one: 'block', many: 'blocks', effect: 'other' };

const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ['global_secondary_index', INDEX],
  ['local_secondary_index', INDEX],
]);

/**
 * True for blocks whose change is a change of the architecture.
 * @param path names of the enclosing blocks and its own, joined with `.`
 */
export const isArchitectureBlock = (path: string): boolean => NOUNS.has(path);

/** Returns the noun of an architecture block, and a general one for any other path. */
export const nounOfBlock = (path: string): Noun => NOUNS.get(path) ?? BLOCK;

// ---- Effects of blocks

/** The effect of a block, as words after `it`: `deletes objects after 30 days`. */
export interface BlockEffect {
  readonly text: string;
  /** True if data is deleted, or traffic is let in or out. */
  readonly isRisk?: true;
  /** True for what a resource does without the block, too: it is told only if it takes the place of something else. */
  readonly isUsual?: true;
  /** Paths of the attributes and blocks that the effect depends on. */
  readonly words: readonly string[];
  /** Words before the value, if a resource has one value at a time: another one takes the place of the former. */
  readonly lead?: string;
}

/** The verbs that effects begin with, and their past tenses. */
const PAST_TENSES = {
  aborts: 'aborted',
  adds: 'added',
  admits: 'admitted',
  answers: 'answered',
  applies: 'applied',
  asks: 'asked',
  blocks: 'blocked',
  challenges: 'challenged',
  counts: 'counted',
  deletes: 'deleted',
  drops: 'dropped',
  forwards: 'forwarded',
  goes: 'went',
  has: 'had',
  is: 'was',
  keeps: 'kept',
  lets: 'let',
  limits: 'limited',
  listens: 'listened',
  locks: 'locked',
  matches: 'matched',
  moves: 'moved',
  points: 'pointed',
  previews: 'previewed',
  redirects: 'redirected',
  routes: 'routed',
  runs: 'ran',
  sends: 'sent',
  serves: 'served',
  splits: 'split',
  takes: 'took',
} as const;

/** Words of the table. A verb without a past tense does not compile. */
type EffectText = `${'' | 'only '}${keyof typeof PAST_TENSES} ${string}`;

const pastTenses: ReadonlyMap<string, string> = new Map(Object.entries(PAST_TENSES));

/** Returns the effect of a resource that is removed: `deleted objects after 30 days`. Other texts stay as they are. */
export const inThePast = (effect: string): string =>
  effect.replace(/^(only )?(\w+)/, (_, only = '', verb) => `${only}${pastTenses.get(verb) ?? verb}`);

interface EffectRow {
  readonly types: RegExp;
  /** Path of the block; empty for the resource itself. */
  readonly block: string;
  /** Values with which the block has the effect; `EXISTS` for any block. */
  readonly when?: Readonly<Record<string, string>>;
  /**
   * Words with paths in braces; `[]` at the end of a path lists all values there. Without a value at one of them, a
   * later row of the block may fit.
   */
  readonly text: EffectText;
  readonly isRisk?: true;
  readonly isUsual?: true;
  /** True for a block that is a map: each `{key}` of it with its `{value}` has the effect. */
  readonly isMap?: true;
  /** True for a list of paths or hosts: each `{value}` of it has the effect. */
  readonly isList?: true;
  /** True if the value takes the place of the former one: `runs on SPOT instead of ON_DEMAND`. */
  readonly isSingle?: true;
  /** True for the target of a DNS record, a host or an address, which everybody can look up. */
  readonly isTarget?: true;
  /** True if zero means that the number is not set. */
  readonly isZeroUnset?: true;
  /** True for a row that only tells what no earlier row of the block does. */
  readonly isFallback?: true;
  /** True if the effect tells everything about its block. */
  readonly isWhole?: true;
}

const effects = (
  types: RegExp,
  rows: readonly (readonly [block: string, text: EffectText, more?: Omit<EffectRow, 'types' | 'block' | 'text'>])[],
): readonly EffectRow[] => rows.map(([path, text, more]) => ({ types, block: path, text, ...more }));

const LOSS = { isRisk: true } as const;
const CAPACITY = 'runs between {minimum} and {maximum} instances';
/** Stands for a block without attributes. */
const EXISTS = '{}';
const FALLBACK = { isFallback: true } as const;
const MAP = { isMap: true } as const;
const LIST = { isList: true } as const;
const SINGLE = { isSingle: true } as const;
const LATEST = 'sends {percent} % of requests to the latest revision';
const WEIGHTED = 'splits requests by the weights';

/** Rows of the block that states what a listener does with a request. */
const actionRows = (
  path: string,
): readonly (readonly [string, EffectText, Omit<EffectRow, 'types' | 'block' | 'text'>])[] => [
  [path, 'redirects to {redirect.protocol} on port {redirect.port}', { when: { type: 'redirect' }, isWhole: true }],
  [path, 'redirects requests', { when: { type: 'redirect' }, ...FALLBACK }],
  [path, 'answers {fixed_response.status_code}', { when: { type: 'fixed-response' }, isWhole: true }],
  [path, 'forwards requests', { when: { type: 'forward' } }],
  [path, 'asks users to sign in', { when: { type: 'authenticate-oidc' } }],
  [path, 'asks users to sign in', { when: { type: 'authenticate-cognito' } }],
];

/** Types of DNS records with a target. The text of others may be a secret. */
const TARGET_TYPES = ['A', 'AAAA', 'CNAME', 'NS', 'PTR'];

/** Rows of a record whose type is an attribute. */
const targetRows = (
  path: string,
): readonly (readonly [string, EffectText, Omit<EffectRow, 'types' | 'block' | 'text'>])[] =>
  TARGET_TYPES.map(
    (type) => ['', `points to {${path}[]}`, { when: { type }, isSingle: true, isTarget: true }] as const,
  );

/** Effects by type and block, in the order in which they are told. The values are numbers and words of the provider. */
const EFFECT_ROWS: readonly EffectRow[] = [
  // ---- how long data stays
  ...effects(/^aws_s3_bucket_lifecycle_configuration$/, [
    ['rule.expiration', 'deletes objects after {days} days', LOSS],
    ['rule.noncurrent_version_expiration', 'deletes old versions after {noncurrent_days} days', LOSS],
    ['rule.transition', 'moves objects to {storage_class} after {days} days'],
    ['rule.noncurrent_version_transition', 'moves old versions to {storage_class} after {noncurrent_days} days'],
    ['rule.abort_incomplete_multipart_upload', 'aborts incomplete uploads after {days_after_initiation} days'],
  ]),
  ...effects(/^aws_s3_bucket$/, [
    ['lifecycle_rule.expiration', 'deletes objects after {days} days', LOSS],
    ['lifecycle_rule.transition', 'moves objects to {storage_class} after {days} days'],
    ['lifecycle_rule.noncurrent_version_expiration', 'deletes old versions after {days} days', LOSS],
  ]),
  ...effects(/^aws_s3_bucket_object_lock_configuration$/, [
    ['rule.default_retention', 'locks objects for {days} days in mode {mode}'],
    ['rule.default_retention', 'locks objects for {years} years in mode {mode}'],
  ]),
  ...effects(/^aws_efs_file_system$/, [['lifecycle_policy', 'moves files to infrequent access {transition_to_ia}']]),
  ...effects(/^azurerm_storage_management_policy$/, [
    [
      'rule.actions.base_blob',
      'deletes blobs {delete_after_days_since_modification_greater_than} days after their last change',
      LOSS,
    ],
    [
      'rule.actions.base_blob',
      'deletes blobs {delete_after_days_since_creation_greater_than} days after they were written',
      LOSS,
    ],
    ['rule.actions.snapshot', 'deletes snapshots after {delete_after_days_since_creation_greater_than} days', LOSS],
    ['rule.actions.version', 'deletes old versions after {delete_after_days_since_creation} days', LOSS],
    [
      'rule.actions.base_blob',
      'moves blobs to the cool tier {tier_to_cool_after_days_since_modification_greater_than} days after their last change',
    ],
    [
      'rule.actions.base_blob',
      'moves blobs to the archive {tier_to_archive_after_days_since_modification_greater_than} days after their last change',
    ],
  ]),
  ...effects(/^google_storage_bucket$/, [
    [
      'lifecycle_rule',
      'deletes objects after {condition.age} days',
      { when: { 'action.type': 'Delete' }, isRisk: true },
    ],
    [
      'lifecycle_rule',
      'keeps {condition.num_newer_versions} newer versions of an object',
      { when: { 'action.type': 'Delete' }, isRisk: true, isZeroUnset: true },
    ],
    [
      'lifecycle_rule',
      'moves objects to {action.storage_class} after {condition.age} days',
      { when: { 'action.type': 'SetStorageClass' } },
    ],
    [
      'lifecycle_rule',
      'aborts incomplete uploads after {condition.age} days',
      { when: { 'action.type': 'AbortIncompleteMultipartUpload' } },
    ],
    ['retention_policy', 'keeps objects for {retention_period} seconds'],
  ]),
  ...effects(/^aws_backup_plan$/, [['rule', 'keeps backups for {lifecycle.delete_after} days']]),
  ...effects(/^aws_ecr_lifecycle_policy$|^aws_dlm_lifecycle_policy$/, [
    ['policy_details.schedule.retain_rule', 'keeps {count} snapshots'],
  ]),
  ...effects(/^azurerm_backup_policy_/, [
    ['retention_daily', 'keeps daily backups for {count} days'],
    ['retention_weekly', 'keeps weekly backups for {count} weeks'],
    ['retention_monthly', 'keeps monthly backups for {count} months'],
    ['retention_yearly', 'keeps yearly backups for {count} years'],
  ]),
  ...effects(/^google_compute_resource_policy$/, [
    ['snapshot_schedule_policy.retention_policy', 'keeps snapshots for {max_retention_days} days'],
  ]),
  ...effects(/^aws_cloudwatch_log_group$/, [['', 'keeps logs for {retention_in_days} days']]),

  // ---- which machines a firewall rule is about
  ...effects(/^google_compute_firewall$/, [
    ['target_tags', 'applies to machines with the network tag {value}', LIST],
    ['target_service_accounts', 'applies to machines that run as {value}', LIST],
    ['source_tags', 'admits machines with the network tag {value}', LIST],
    ['source_service_accounts', 'admits machines that run as {value}', LIST],
  ]),
  ...effects(/^google_compute_(?:region_)?instance(?:_template|_from_template)?$/, [
    ['tags', 'has the network tag {value}', LIST],
  ]),

  // ---- what runs on its own
  ...effects(/^aws_(?:cloudwatch_event_rule|scheduler_schedule)$/, [
    ['', 'is disabled', { when: { state: 'DISABLED' } }],
    ['', 'is disabled', { when: { is_enabled: 'false' } }],
  ]),
  ...effects(/^aws_lambda_event_source_mapping$/, [
    ['', 'is disabled', { when: { enabled: 'false' } }],
    ['', 'takes {batch_size} messages at a time'],
    ['scaling_config', 'runs {maximum_concurrency} functions at a time at most'],
  ]),
  ...effects(/^google_cloud_scheduler_job$/, [['', 'is paused', { when: { paused: 'true' } }]]),

  // ---- where requests go
  ...effects(/^aws_a?lb_listener$/, [['', 'listens on port {port} for {protocol}'], ...actionRows('default_action')]),
  ...effects(/^aws_a?lb_listener_rule$/, [
    ['condition.host_header.values', 'matches {value}', LIST],
    ['condition.path_pattern.values', 'matches {value}', LIST],
    ...actionRows('action'),
  ]),
  ...effects(/^google_compute_(?:global_)?forwarding_rule$/, [
    ['', 'listens on port {port_range}', { when: { load_balancing_scheme: 'INTERNAL' } }],
    ['', 'listens on port {port_range}', { when: { load_balancing_scheme: 'INTERNAL_MANAGED' } }],
    ['', 'listens on port {port_range}', { isRisk: true, ...FALLBACK }],
  ]),
  ...effects(/^google_compute_managed_ssl_certificate$/, [['managed.domains', 'is valid for {value}', LIST]]),
  ...effects(/^google_compute_backend_(?:service|bucket)$/, [
    ['', 'serves from Cloud CDN', { when: { enable_cdn: 'true' } }],
  ]),
  ...effects(/^google_compute_(?:region_)?url_map$/, [
    ['default_url_redirect', 'redirects to HTTPS', { when: { https_redirect: 'true' } }],
    ['host_rule.hosts', 'matches {value}', LIST],
    ['path_matcher.path_rule.paths', 'matches {value}', LIST],
    ['path_matcher.route_rules.match_rules.prefix_match', 'matches {value}', LIST],
  ]),

  ...effects(/^aws_wafv2_(?:web_acl|rule_group)$/, [
    ['rule.statement.rate_based_statement', 'limits an address to {limit} requests'],
  ]),
  ...effects(/^google_compute_(?:region_)?security_policy(?:_rule)?$/, [
    ['rule.rate_limit_options.rate_limit_threshold', 'lets {count} requests pass in {interval_sec} seconds'],
    ['rate_limit_options.rate_limit_threshold', 'lets {count} requests pass in {interval_sec} seconds'],
  ]),

  // ---- shares of traffic
  ...effects(/^aws_route53_record$/, [['weighted_routing_policy', 'takes traffic with weight {weight}']]),
  ...effects(/^google_dns_record_set$/, [['routing_policy', `${WEIGHTED} {wrr.weight[]}`]]),
  ...effects(/^azurerm_traffic_manager_\w+_endpoint$/, [['', 'takes traffic with weight {weight}']]),
  ...effects(/^google_cloud_run_v2_service$/, [
    ['traffic', 'sends {percent} % of requests to the revision {revision}'],
    ['traffic', LATEST, { when: { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: '100' }, isUsual: true }],
    ['traffic', LATEST, { when: { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST' }, ...FALLBACK }],
    ['traffic', 'sends {percent} % of requests to a revision', FALLBACK],
  ]),
  ...effects(/^google_cloud_run_service$/, [
    ['traffic', 'sends {percent} % of requests to the revision {revision_name}'],
    ['traffic', LATEST, { when: { latest_revision: 'true', percent: '100' }, isUsual: true }],
    ['traffic', LATEST, { when: { latest_revision: 'true' }, ...FALLBACK }],
    ['traffic', 'sends {percent} % of requests to a revision', FALLBACK],
  ]),
  ...effects(/^azurerm_container_app$/, [
    ['ingress.traffic_weight', 'sends {percentage} % of requests to the revision {revision_suffix}'],
    [
      'ingress.traffic_weight',
      'sends {percentage} % of requests to the latest revision',
      { when: { latest_revision: 'true' }, ...FALLBACK },
    ],
  ]),
  ...effects(/^google_app_engine_service_split_traffic$/, [
    ['split.allocations', 'sends a share of {value} to the version {key}', MAP],
  ]),
  ...effects(/^aws_lambda_alias$/, [
    ['', 'runs version {function_version}'],
    ['routing_config.additional_version_weights', 'sends a share of {value} to version {key}', MAP],
  ]),
  ...effects(/^aws_a?lb_listener$/, [['default_action.forward', `${WEIGHTED} {target_group.weight[]}`]]),
  ...effects(/^aws_a?lb_listener_rule$/, [['action.forward', `${WEIGHTED} {target_group.weight[]}`]]),
  ...effects(/^aws_vpclattice_listener(?:_rule)?$/, [
    ['default_action.forward', `${WEIGHTED} {target_groups.weight[]}`],
    ['action.forward', `${WEIGHTED} {target_groups.weight[]}`],
  ]),

  // ---- numbers of instances
  ...effects(/^aws_appautoscaling_target$/, [['', 'runs between {min_capacity} and {max_capacity} instances']]),
  ...effects(/^aws_appautoscaling_policy$/, [
    [
      'target_tracking_scaling_policy_configuration',
      'keeps {predefined_metric_specification.predefined_metric_type} at {target_value}',
    ],
    ['target_tracking_scaling_policy_configuration', 'keeps its metric at {target_value}', FALLBACK],
  ]),
  ...effects(/^aws_autoscaling_policy$/, [
    [
      'target_tracking_configuration',
      'keeps {predefined_metric_specification.predefined_metric_type} at {target_value}',
    ],
    ['', 'adds {scaling_adjustment} instances', { when: { adjustment_type: 'ChangeInCapacity' } }],
  ]),
  ...effects(/^aws_autoscaling_schedule$/, [['', 'runs between {min_size} and {max_size} instances']]),
  ...effects(/^azurerm_monitor_autoscale_setting$/, [['profile.capacity', CAPACITY]]),
  ...effects(/^google_compute_(?:region_)?autoscaler$/, [
    ['autoscaling_policy', 'runs between {min_replicas} and {max_replicas} instances'],
    ['autoscaling_policy.cpu_utilization', 'keeps CPU utilisation at {target}'],
  ]),
  ...effects(/^kubernetes_horizontal_pod_autoscaler/, [
    ['spec', 'runs between {min_replicas} and {max_replicas} replicas'],
  ]),

  // ---- alarms
  ...effects(/^aws_cloudwatch_metric_alarm$/, [
    ['', 'goes off above {threshold}', { when: { comparison_operator: 'GreaterThanThreshold' } }],
    ['', 'goes off at {threshold} or more', { when: { comparison_operator: 'GreaterThanOrEqualToThreshold' } }],
    ['', 'goes off below {threshold}', { when: { comparison_operator: 'LessThanThreshold' } }],
    ['', 'goes off at {threshold} or less', { when: { comparison_operator: 'LessThanOrEqualToThreshold' } }],
  ]),
  ...effects(/^azurerm_monitor_metric_alert$/, [
    ['criteria', 'goes off above {threshold}', { when: { operator: 'GreaterThan' } }],
    ['criteria', 'goes off at {threshold} or more', { when: { operator: 'GreaterThanOrEqual' } }],
    ['criteria', 'goes off below {threshold}', { when: { operator: 'LessThan' } }],
    ['criteria', 'goes off at {threshold} or less', { when: { operator: 'LessThanOrEqual' } }],
  ]),
  ...effects(/^google_monitoring_alert_policy$/, [
    ['conditions.condition_threshold', 'goes off above {threshold_value}', { when: { comparison: 'COMPARISON_GT' } }],
    ['conditions.condition_threshold', 'goes off below {threshold_value}', { when: { comparison: 'COMPARISON_LT' } }],
  ]),

  // ---- machines that the cloud may take back
  ...effects(/^aws_ecs_service$/, [
    ['capacity_provider_strategy', 'runs on {capacity_provider} with weight {weight}', SINGLE],
    ['capacity_provider_strategy', 'runs on {capacity_provider}', { ...SINGLE, ...FALLBACK }],
  ]),
  ...effects(/^aws_ecs_cluster(?:_capacity_providers)?$/, [
    ['default_capacity_provider_strategy', 'runs on {capacity_provider} with weight {weight}', SINGLE],
    ['default_capacity_provider_strategy', 'runs on {capacity_provider}', { ...SINGLE, ...FALLBACK }],
  ]),
  ...effects(/^aws_(?:launch_template|instance)$/, [
    ['instance_market_options', 'runs on spot capacity', { when: { market_type: 'spot' } }],
  ]),
  ...effects(/^aws_(?:launch_configuration|spot_instance_request)$/, [
    ['', 'is limited to a spot price of {spot_price}'],
  ]),
  ...effects(/^aws_batch_compute_environment$/, [['compute_resources', 'runs on {type} machines', SINGLE]]),
  ...effects(/^aws_autoscaling_group$/, [
    ['mixed_instances_policy.instances_distribution', 'keeps {on_demand_base_capacity} instances on demand'],
    [
      'mixed_instances_policy.instances_distribution',
      'runs {on_demand_percentage_above_base_capacity} % of further instances on demand',
    ],
  ]),
  ...effects(/^azurerm_orchestrated_virtual_machine_scale_set$/, [
    ['priority_mix', 'keeps {base_regular_count} instances at regular priority'],
    ['priority_mix', 'runs {regular_percentage_above_base} % of further instances at regular priority'],
  ]),

  // ---- domains and backends of a CDN
  ...effects(/^fastly_service_(?:vcl|compute)$/, [
    ['domain', 'serves {name}', { isTarget: true }],
    ['backend', 'sends requests to {address}:{port}', { isTarget: true }],
    ['backend', 'sends requests to {address}', { isTarget: true, ...FALLBACK }],
  ]),
  ...effects(/^aws_cloudfront_distribution$/, [
    ['aliases', 'serves {value}', { isList: true, isTarget: true }],
    ['origin', 'sends requests to {domain_name}', { isTarget: true }],
  ]),

  // ---- entries of DNS, and schedules
  ...effects(/^aws_route53_record$/, [
    ...targetRows('records'),
    ['', 'points to {alias.name}', { isSingle: true, isTarget: true }],
  ]),
  ...effects(/^google_dns_record_set$/, targetRows('rrdatas')),
  ...effects(/^cloudflare_(?:dns_)?record$/, [...targetRows('content'), ...targetRows('value')]),
  ...effects(/^azurerm_(?:private_)?dns_(?:a|aaaa|ns|ptr)_record$/, [
    ['', 'points to {records[]}', { isSingle: true, isTarget: true }],
  ]),
  ...effects(/^azurerm_(?:private_)?dns_cname_record$/, [
    ['', 'points to {record}', { isSingle: true, isTarget: true }],
  ]),
  ...effects(/^aws_route53_record$|^google_dns_record_set$|^cloudflare_(?:dns_)?record$/, [
    // The type of a record with a target goes without saying, unless it changes.
    ...TARGET_TYPES.map((type) => ['', 'has the type {type}', { when: { type }, isUsual: true }] as const),
    ['', 'has the type {type}', FALLBACK],
  ]),
];

/** A number, or a word of the provider: `30`, `GLACIER`, `AFTER_30_DAYS`. */
const isHarmless = (text: string): boolean =>
  /^-?\d{1,9}(?:\.\d{1,4})?$/.test(text) || (/^[A-Za-z][A-Za-z0-9_-]{0,59}$/.test(text) && isPlainWord(text));

/** A path or host that a listener matches, which diagrams show too. */
const isRoute = (text: string): boolean => /^[A-Za-z0-9/*?._-]{1,80}$/.test(text);

/** The target of a DNS record. */
const isHostOrAddress = (text: string): boolean => /^[A-Za-z0-9*][A-Za-z0-9*._:-]{0,120}$/.test(text);

/** Maximum number of values of one attribute in an effect. */
const VALUES_MAX = 3;
/** The same for a list of values (`[]`). It is larger because weights only mean something side by side. */
const WEIGHTS_MAX = 6;

const rowsByType = new Map<string, readonly EffectRow[]>();

/** Returns the rows of a type; remembered, because comparisons ask for each attribute of each resource. */
function rowsOf(type: string): readonly EffectRow[] {
  const rows = rowsByType.get(type) ?? EFFECT_ROWS.filter(({ types }) => types.test(type));
  rowsByType.set(type, rows);
  return rows;
}

/** Returns the effects of a resource's blocks, in the order of the table; each once. */
export function effectsOf(type: string, values: Readonly<Record<string, Json>>): readonly BlockEffect[] {
  const effectByText = new Map<string, BlockEffect>();
  const blocksWithEffect = new Set<Json>();
  for (const row of rowsOf(type)) {
    for (const block of valuesAt(values, row.block === '' ? [] : row.block.split('.')).flatMap(entriesOf(row))) {
      const text = textOf(row, block);
      if (text === undefined || (row.isFallback === true && blocksWithEffect.has(block))) continue;
      blocksWithEffect.add(block);
      effectByText.set(text, {
        text,
        words: wordsOf(row),
        ...(row.isRisk && { isRisk: true }),
        ...(row.isUsual && { isUsual: true }),
        ...(row.isSingle && { lead: row.text.slice(0, row.text.indexOf('{')) }),
      });
    }
  }
  return [...effectByText.values()];
}

/**
 * Returns a function for the blocks of a value: the value itself, an item of a list as a block with `value`, or each
 * entry of a map as a block with `key` and `value`.
 */
const entriesOf =
  ({ isMap, isList }: EffectRow) =>
  (items: Json): readonly Json[] =>
    isMap !== true
      ? [isList === true ? { value: items } : items]
      : items === null || typeof items !== 'object'
        ? []
        : Object.entries(items).map(([key, value]) => ({ key, value }));

/** True for an attribute that an effect of the type tells, and for blocks around it. */
export const isEffectAttribute = (type: string, path: string): boolean =>
  isRouteAttribute(type, path) ||
  isRequestRuleAttribute(type, path) ||
  rowsOf(type).some((row) => pathsOf(row).some((told) => leadsInto(path, told) || leadsInto(row.block, path)));

/** Returns the paths that a row tells. */
const pathsOf = (row: EffectRow): readonly string[] => (row.isWhole === true ? [row.block] : wordsOf(row));

/** Returns the paths of the values that the words of a row depend on. */
const wordsOf = ({ block: path, text, when = {}, isMap, isList }: EffectRow): readonly string[] =>
  isMap === true || isList === true
    ? [path]
    : [...[...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name), ...Object.keys(when)].map((name) =>
        path === '' ? name : `${path}.${name}`,
      );

const PLACEHOLDER = /\{([^}[]+)(\[\])?\}/g;

/** Returns the words of a row for a block; undefined if it lacks the effect, or a value that may be shown. */
function textOf({ text, when = {}, isList, isTarget, isZeroUnset }: EffectRow, values: Json): string | undefined {
  const isMet = ([path, value]: readonly [string, string]): boolean =>
    value === EXISTS ? valuesAt(values, path.split('.')).length > 0 : textsAt(values, path).includes(value);
  if (!Object.entries(when).every(isMet)) return undefined;
  let isComplete = true;
  const filled = text.replaceAll(PLACEHOLDER, (_, path: string, several: string | undefined) => {
    const stated = textsAt(values, path);
    const isShown = isTarget === true ? isHostOrAddress : isList === true ? isRoute : isHarmless;
    if (isZeroUnset === true && stated.includes('0')) isComplete = false;
    if (stated.length === 0 || !stated.every(isShown) || (several === undefined && stated.length > 1))
      isComplete = false;
    const texts = isList === true || isTarget === true ? stated.map(withoutRootDot) : stated;
    return listedUpTo(texts, several === undefined ? VALUES_MAX : WEIGHTS_MAX);
  });
  return isComplete ? filled.replace(/\b1 (day|week|month|year|second|instance|snapshot)s\b/g, '1 $1') : undefined;
}

/** Returns a host without the dot of the DNS root, with which it is the same name: `www.example.com.`. */
const withoutRootDot = (text: string): string => text.replace(/^((?:[\w*-]+\.)+[A-Za-z]{2,})\.$/, '$1');

/** The words before the items of lists: `is valid for `. */
const ITEM_WORDS: ReadonlySet<string> = new Set(
  EFFECT_ROWS.filter(({ isList }) => isList === true).map(({ text }) => text.replace('{value}', '')),
);

/** Returns the words and the item of the effect of a list's item; null for any other effect. */
export function itemOfEffect(effect: string): { readonly words: string; readonly item: string } | null {
  const start = effect.lastIndexOf(' ') + 1;
  const words = effect.slice(0, start);
  return ITEM_WORDS.has(words) ? { words, item: effect.slice(start) } : null;
}

/** Returns the texts, numbers and flags at a path, in all of the blocks there. */
const textsAt = (values: Json, path: string): readonly string[] =>
  valuesAt(values, path.split('.')).flatMap((value) =>
    value === null || typeof value === 'object' ? [] : [String(value)],
  );
