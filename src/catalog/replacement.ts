/** Attributes whose change makes Terraform replace a resource, so that a change can be judged without a plan. */

import type { Json } from '../graph/inventory.js';
import { byVersion } from '../platform/text/versions.js';
import { isSameValue } from './attributes.js';
import { cloudOf } from './cloud.js';
import { isGlobal } from './index.js';
import type { Cloud } from './model.js';

/** Effect of changing an attribute: replacement always, sometimes or never; `unknown` without a row. */
export type ReplacementRule = 'always' | 'sometimes' | 'never' | 'unknown';

/**
 * Value of an attribute that the code does not set: a default, null for none; one that the provider chooses and keeps;
 * or unknown.
 */
export type UnsetValue =
  | { readonly is: 'default'; readonly value: string | null }
  | { readonly is: 'kept' | 'unknown' };

/** Values of an attribute in both revisions; undefined if unknown. */
export interface BothValues {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Replacement rows of one provider. */
export interface ReplacementRows {
  /** Package or repository that the facts come from. */
  readonly source: string;
  readonly version: string;
  /**
   * Attributes that force a replacement, by resource type, sorted and separated by spaces. `~` marks a path that
   * depends on the values, `?` an unknown one. An attribute that is not listed is updated in place.
   */
  readonly types: Readonly<Record<string, string>>;
  /**
   * Rules before a version, by resource type: `4.9.0:=path` if a change of the path was an update in place before
   * 4.9.0. The signs are those of `types`, without a sign for `always`. Sorted by path, then by version.
   */
  readonly earlier?: Readonly<Record<string, string>>;
  /**
   * Values of attributes that the code does not set, by resource type: `path=value` for a default, the path alone for a
   * value that the provider chooses and keeps, `?path` for an unknown one, also of a whole block, and `?` for the
   * resource. Any other attribute is empty.
   */
  readonly defaults?: Readonly<Record<string, string>>;
}

/** Answers by the rows of one or several providers. */
export interface ReplacementTable {
  /**
   * Returns the rule of an attribute. The path joins the names of blocks and attribute with dots, without indexes
   * (`vpc_config.subnet_ids`). A path below a listed one follows it; a block that contains a listed attribute may force
   * a replacement.
   * @param values of both revisions, for the few attributes whose rule depends on them
   */
  ruleOf(type: string, path: string, values?: BothValues): ReplacementRule;
  /** Returns the value that an attribute has if the code does not set it. The path is as in `ruleOf`. */
  unsetOf(type: string, path: string): UnsetValue;
  /**
   * True if a change of the provider's region, zone or account replaces a resource with these values. False if the
   * resource sets its own, or belongs to none.
   */
  isForcedBySetting(type: string, setting: string, values: Readonly<Record<string, Json>>): boolean;
}

/**
 * Returns the rule of an attribute by its values; null if these do not decide. Provider hashicorp/aws 5.100.0 looks up
 * both instance types and replaces the machine if they have no CPU architecture in common.
 */
function ruleByValues(type: string, path: string, { before, after }: BothValues): ReplacementRule | null {
  // azapi replaces a resource of another type; a newer version of the interface is no other type.
  if (type === 'azapi_resource' && path === 'type' && typeof before === 'string' && typeof after === 'string')
    return isSameValue(path, before, after) ? 'never' : 'always';
  // azurerm cannot turn copies in zones on or off in place.
  if (
    type === 'azurerm_storage_account' &&
    path === 'account_replication_type' &&
    typeof before === 'string' &&
    typeof after === 'string'
  )
    return isZonal(before) === isZonal(after) ? 'never' : 'always';
  // azurerm cannot migrate a namespace from or to Premium, and moves between the other tiers in place.
  if (NAMESPACE_TYPES.has(type) && path === 'sku' && typeof before === 'string' && typeof after === 'string')
    return isPremium(before) || isPremium(after) ? 'always' : 'never';
  if (type !== 'aws_instance' || path !== 'instance_type') return null;
  if (typeof before !== 'string' || typeof after !== 'string') return 'sometimes';
  return isArm(before) === isArm(after) ? 'never' : 'always';
}

const NAMESPACE_TYPES: ReadonlySet<string> = new Set(['azurerm_eventhub_namespace', 'azurerm_servicebus_namespace']);

const isPremium = (tier: string): boolean => tier.toLowerCase() === 'premium';

/** True for a replication with copies in several zones: `ZRS`, `GZRS`. */
const isZonal = (replication: string): boolean => /ZRS$/.test(replication);

/**
 * True for a larger version or size, or a higher tier, which the clouds carry out in place where it depends on the
 * values: 13 to 16, 20 to 100 GB, 10.0.0.0/20 to 10.0.0.0/19, Basic to Standard. azurerm replaces a server for a lower
 * version, and a cache for a lower tier (`CustomizeDiff` of its resources).
 */
function isRaised(path: string, before: Json | undefined, after: Json | undefined): boolean {
  if (VERSION.test(path)) return isHigher(numbersIn(before), numbersIn(after));
  if (TIER.test(path)) return isHigherTier(before, after);
  if (SIZE.test(path)) return Number(after) > Number(before);
  const [wide, narrow] = [RANGE.exec(String(after)), RANGE.exec(String(before))];
  return /cidr|range/.test(path) && wide !== null && narrow !== null && contains(wide, narrow);
}

// Tiers of Azure that can be raised but not lowered. Whether `Premium` can be reached in place depends on the service.
const TIER = /(?:^|\.)sku(?:_name)?$/;
const TIERS_IN_ORDER: readonly Json[] = ['Free', 'Developer', 'Basic', 'Standard'];

const isHigherTier = (before: Json | undefined, after: Json | undefined): boolean => {
  const [old, current] = [before, after].map((tier) => (tier === undefined ? -1 : TIERS_IN_ORDER.indexOf(tier)));
  return old !== undefined && old >= 0 && (current ?? -1) > old;
};

// Paths of versions and sizes.
const VERSION = /(?:^|[._])version$/;
const SIZE = /(?:size|size_gb|_gb|storage|storage_mb)$/;

// Captures the four parts of an IPv4 address and the length of the prefix.
const RANGE = /^(\d+)\.(\d+)\.(\d+)\.(\d+)\/(\d+)$/;

const numbersIn = (value: Json | undefined): readonly number[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [...String(value).matchAll(/\d+/g)].map(([text]) => Number(text))
    : [];

function isHigher(before: readonly number[], after: readonly number[]): boolean {
  const position = before.findIndex((number, index) => number !== after[index]);
  return position >= 0 && (after[position] ?? -1) > (before[position] as number);
}

/** True if the first range contains the second one; both are matches of `RANGE`. */
function contains(wide: readonly string[], narrow: readonly string[]): boolean {
  const addressOf = ([, ...parts]: readonly string[]): number =>
    parts.slice(0, 4).reduce((sum, part) => sum * 256 + Number(part), 0);
  const [wideLength, narrowLength] = [Number(wide[5]), Number(narrow[5])];
  const size = 2 ** (32 - wideLength);
  return wideLength <= narrowLength && Math.floor(addressOf(wide) / size) === Math.floor(addressOf(narrow) / size);
}

// Graviton families: `a1`, and those with a `g` after the generation, such as `m7g`, `c7gn` and `im4gn`.
const ARM = /^(?:a1|[a-z]+\d+g[a-z]*)\./;

const isArm = (instanceType: string): boolean => ARM.test(instanceType);

// ---- Attributes that force a replacement: docs/replacement.md. The rows are written by `npm run replacement` and loaded by
// cloud, for a comparison only.

const LOAD: Readonly<Partial<Record<Cloud, () => Promise<{ readonly default: ReplacementRows }>>>> = {
  aws: () => import('./replacement/rows/aws.json', { with: { type: 'json' } }),
  azure: () => import('./replacement/rows/azure.json', { with: { type: 'json' } }),
  google: () => import('./replacement/rows/google.json', { with: { type: 'json' } }),
};

/**
 * Types of Azure/azapi, which the generated rows lack: its documentation (docs/resources). A changed body is a request
 * to update the resource.
 */
const AZAPI: ReplacementRows = {
  source: 'github.com/Azure/terraform-provider-azapi',
  version: 'docs/resources',
  types: {
    azapi_data_plane_resource: 'name parent_id ~replace_triggers_external_values ~replace_triggers_refs ~type',
    azapi_resource: 'location name parent_id ~replace_triggers_external_values ~replace_triggers_refs ~type',
    azapi_update_resource: 'name parent_id resource_id ~type',
  },
};

/**
 * Types whose schema is too large to be asked attribute by attribute: their documentation says what forces a new one.
 */
const WAF: ReplacementRows = {
  source: 'github.com/hashicorp/terraform-provider-aws',
  version: '5.100.0, website/docs/r',
  types: {
    aws_wafv2_rule_group: 'capacity name name_prefix scope',
    aws_wafv2_web_acl: 'name name_prefix scope',
  },
};

/** Made-up values: every argument makes another one, as their documentation says. */
const RANDOM: ReplacementRows = {
  source: 'github.com/hashicorp/terraform-provider-random',
  version: '3.7.2, docs/resources',
  types: {
    random_bytes: 'keepers length',
    random_id: 'byte_length keepers prefix',
    random_integer: 'keepers max min seed',
    random_password:
      'keepers length lower min_lower min_numeric min_special min_upper numeric override_special special upper',
    random_pet: 'keepers length prefix separator',
    random_shuffle: 'input keepers result_count seed',
    random_string:
      'keepers length lower min_lower min_numeric min_special min_upper numeric override_special special upper',
    random_uuid: 'keepers',
  },
};

/** True for an attribute of a made-up value that gives back what the code sets: a replacement does not change it. */
export const isGivenBack = (attribute: string): boolean => /^(?:keepers|triggers)(?:\.|\[|$)/.test(attribute);

/**
 * Loads the table for resource types. Later queries must be about types of the same clouds.
 * @param below version that a provider stays below, by its short name: the rules are those of an earlier version then
 */
export async function loadReplacementTable(
  types: Iterable<string>,
  below: Readonly<Record<string, string>> = {},
): Promise<ReplacementTable> {
  const clouds = [...new Set([...types].map(cloudOf))].sort();
  const loaded = await Promise.all(clouds.flatMap((cloud) => LOAD[cloud]?.() ?? []));
  return tableOf([...loaded.map((module) => module.default), AZAPI, WAF, RANDOM], below);
}

/** Builds a table from the rows of several providers. @param below as for `loadReplacementTable` */
export function tableOf(
  all: readonly ReplacementRows[],
  below: Readonly<Record<string, string>> = {},
): ReplacementTable {
  const rowByType = new Map<string, ReadonlyMap<string, ReplacementRule> | null>();
  const rowOf = (type: string): ReadonlyMap<string, ReplacementRule> | null => {
    const cached = rowByType.get(type);
    if (cached !== undefined) return cached;
    const rows = all.find(({ types }) => Object.hasOwn(types, type));
    const limit = below[type.split('_', 1)[0] as string];
    const row = rows === undefined ? null : parseRow(rows.types[type] as string, rows.earlier?.[type], limit);
    rowByType.set(type, row);
    return row;
  };
  const ruleOf: ReplacementTable['ruleOf'] = (type, path, values) => {
    const rule = (values && ruleByValues(type, path, values)) ?? ruleIn(rowOf(type), path);
    return rule === 'sometimes' && values !== undefined && isRaised(path, values.before, values.after) ? 'never' : rule;
  };
  const defaultsByType = new Map<string, ReadonlyMap<string, UnsetValue>>();
  const unsetOf: ReplacementTable['unsetOf'] = (type, path) => {
    const row = all.map(({ defaults }) => defaults?.[type]).find((text) => text !== undefined);
    if (row === undefined) return UNKNOWN_IF_UNSET;
    const defaults = defaultsByType.get(type) ?? parseDefaults(row);
    defaultsByType.set(type, defaults);
    return unsetIn(defaults, path);
  };
  return {
    ruleOf,
    unsetOf,
    isForcedBySetting: (type, setting, values) => isForcedBySetting({ type, setting, values }, ruleOf),
  };
}

/** A provider setting, and the resource type that it applies to. */
interface SettingOf {
  readonly type: string;
  readonly setting: string;
  readonly values: Readonly<Record<string, Json>>;
}

// Attributes that override a setting of the provider.
const OWN_SETTING: Readonly<Record<string, string>> = {
  region: 'region',
  zone: 'zone',
  account: 'account_id',
  project: 'project',
};

/**
 * True if the provider's setting decides where a resource is: for AWS always, except for global resources; for Google
 * Cloud if the resource has an attribute for it.
 */
function isForcedBySetting({ type, setting, values }: SettingOf, ruleOf: ReplacementTable['ruleOf']): boolean {
  const attribute = OWN_SETTING[setting];
  const cloud = cloudOf(type);
  if (attribute === undefined || Object.hasOwn(values, attribute)) return false;
  if (cloud === 'aws') return setting === 'account' || (setting === 'region' && !isGlobal(type, values));
  return cloud === 'google' && ruleOf(type, attribute) === 'always';
}

/** Rules by the sign before a path in a row. */
const SIGNS: Readonly<Record<string, ReplacementRule>> = { '~': 'sometimes', '?': 'unknown', '=': 'never' };

/**
 * Returns the rules by path.
 * @param earlier rules before a version
 * @param limit version that the provider stays below; undefined for the newest rules
 */
function parseRow(row: string, earlier = '', limit?: string): ReadonlyMap<string, ReplacementRule> {
  const rules = new Map(row.split(' ').flatMap((word) => (word === '' ? [] : [ruleOfWord(word)])));
  if (limit === undefined || earlier === '') return rules;
  // The first version of a path that the provider does not reach decides.
  for (const word of earlier.split(' ').reverse()) {
    const [, version = '', signed = ''] = /^([^:]+):(.*)$/.exec(word) ?? [];
    if (byVersion(limit, version) <= 0) rules.set(...ruleOfWord(signed));
  }
  return rules;
}

/** Returns the path and the rule of a word in a row. */
function ruleOfWord(word: string): [path: string, ReplacementRule] {
  const rule = SIGNS[word[0]!];
  return rule === undefined ? [word, 'always'] : [word.slice(1), rule];
}

/**
 * Returns the rule of a path by a row: its own, that of a path above it, or `sometimes` for one above a listed path.
 */
function ruleIn(row: ReadonlyMap<string, ReplacementRule> | null, path: string): ReplacementRule {
  if (row === null) return 'unknown';
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const rule = row.get(path.slice(0, end));
    if (rule !== undefined) return rule;
  }
  const below = `${path}.`;
  return [...row].some(([listed, rule]) => rule !== 'never' && listed.startsWith(below)) ? 'sometimes' : 'never';
}

const UNKNOWN_IF_UNSET: UnsetValue = { is: 'unknown' };

/** Returns the values of unset attributes by path; see `ReplacementRows.defaults`. */
const parseDefaults = (row: string): ReadonlyMap<string, UnsetValue> =>
  new Map(
    row.split(' ').map((word): [string, UnsetValue] => {
      const [path = '', ...value] = word.split('=');
      if (path.startsWith('?')) return [path.slice(1), UNKNOWN_IF_UNSET];
      return [path, value.length === 0 ? { is: 'kept' } : { is: 'default', value: value.join('=') }];
    }),
  );

/** Returns the value of an unset path; unknown within a listed block, and below the listed depth. */
function unsetIn(defaults: ReadonlyMap<string, UnsetValue>, path: string): UnsetValue {
  const listed = defaults.get(path);
  if (listed !== undefined) return listed;
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const outer = defaults.get(path.slice(0, end));
    if (outer !== undefined) return UNKNOWN_IF_UNSET;
  }
  const isDeep = path.split('.').length > DEFAULTS_DEPTH;
  return (defaults.has('') && !path.includes('.')) || isDeep ? UNKNOWN_IF_UNSET : { is: 'default', value: null };
}

/** Number of names in the longest listed paths. */
const DEFAULTS_DEPTH = 3;

// The place and the network of a resource, and the image that it was made of.
const RARELY_UPDATED =
  /(?:^|_)(?:availability_zone|cidr|cidr_block|engine|image|location|network|network_id|region|subnet_id|subnetwork|subnetwork_id|vpc_id|vswitch_id|zone|zone_id)$/;

/** True for an attribute that hardly any provider updates in place. It decides for types without a row. */
export const isRarelyUpdated = (path: string): boolean => RARELY_UPDATED.test(path);

/** Returns the cloud's word for a provider setting: an account is a project on Google Cloud. */
export const settingName = (type: string, setting: 'region' | 'zone' | 'account'): string =>
  setting === 'account' && cloudOf(type) === 'google' ? 'project' : setting;
