import type { Json } from '../graph/inventory.js';
import { cloudOf } from './cloud.js';
import { isGlobal } from './index.js';
import type { Cloud } from './model.js';

/** How Terraform carries out a change of an attribute. `unknown`: the table does not say. */
export type ReplacementRule = 'always' | 'sometimes' | 'never' | 'unknown';

/** Values of one attribute on both sides; undefined where one is not known. */
export interface BothValues {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The provider whose resources a table describes, and the rows of these. */
export interface ReplacementRows {
  /** Package or repository that the facts are from. */
  readonly source: string;
  readonly version: string;
  /**
   * Resource type to the attributes that force its replacement, separated by spaces and sorted. `~` before a path means
   * that it depends on the values, `?` that nobody knows; an attribute that is not listed is updated in place.
   */
  readonly types: Readonly<Record<string, string>>;
}

export interface ReplacementTable {
  /**
   * The rule of an attribute: its name and those of the blocks around it joined with dots, without indexes
   * (`vpc_config.subnet_ids`). A path below a listed one follows that one; a block with a listed attribute in it may force.
   *
   * @param values of both sides, for the few attributes where they decide
   */
  ruleOf(type: string, path: string, values?: BothValues): ReplacementRule;
  /**
   * Whether another region, zone or account of its provider replaces a resource with these values: not where the resource
   * sets its own, or is in none.
   */
  isForcedBySetting(type: string, setting: string, values: Readonly<Record<string, Json>>): boolean;
}

/**
 * The rule of an attribute where its values decide, by type and path. Provider hashicorp/aws 5.100.0 looks both instance types
 * up in the cloud and replaces the machine where they have no CPU architecture in common.
 */
function ruleByValues(type: string, path: string, { before, after }: BothValues): ReplacementRule | null {
  if (type !== 'aws_instance' || path !== 'instance_type') return null;
  if (typeof before !== 'string' || typeof after !== 'string') return 'sometimes';
  return isArm(before) === isArm(after) ? 'never' : 'always';
}

/** Families of Graviton: `a1`, and those with a `g` behind their generation, such as `m7g`, `c7gn` and `im4gn`. */
const ARM = /^(?:a1|[a-z]+\d+g[a-z]*)\./;

const isArm = (instanceType: string): boolean => ARM.test(instanceType);

// ---- Attributes that force the replacement of a resource: docs/replacement.md. The rows are written by `npm run replacement`
// and loaded for a comparison only, by cloud.

const LOAD: Readonly<Partial<Record<Cloud, () => Promise<{ readonly default: ReplacementRows }>>>> = {
  aws: () => import('./replacement/rows/aws.json', { with: { type: 'json' } }),
  azure: () => import('./replacement/rows/azure.json', { with: { type: 'json' } }),
  google: () => import('./replacement/rows/google.json', { with: { type: 'json' } }),
};

/** The table for these resource types: what it is asked about later has to be of their clouds. */
export async function loadReplacementTable(types: Iterable<string>): Promise<ReplacementTable> {
  const clouds = [...new Set([...types].map(cloudOf))].sort();
  const loaded = await Promise.all(clouds.flatMap((cloud) => LOAD[cloud]?.() ?? []));
  return tableOf(loaded.map((module) => module.default));
}

/** A table made of the rows of several providers. */
export function tableOf(all: readonly ReplacementRows[]): ReplacementTable {
  const parsed = new Map<string, ReadonlyMap<string, ReplacementRule> | null>();
  const rowOf = (type: string): ReadonlyMap<string, ReplacementRule> | null => {
    const before = parsed.get(type);
    if (before !== undefined) return before;
    const row = all
      .map(({ types }) => (Object.hasOwn(types, type) ? types[type] : undefined))
      .find((text) => text !== undefined);
    const fresh = row === undefined ? null : parseRow(row);
    parsed.set(type, fresh);
    return fresh;
  };
  const ruleOf: ReplacementTable['ruleOf'] = (type, path, values) =>
    (values === undefined ? null : ruleByValues(type, path, values)) ?? ruleIn(rowOf(type), path, inPlural(type, path));
  return { ruleOf, isForcedBySetting: (type, setting, values) => isForcedBySetting({ type, setting, values }, ruleOf) };
}

/**
 * The name of the same attribute in version 4 of azurerm, whose documentation the rows are from: it made lists of many texts,
 * `partition_key_path` is `partition_key_paths` now. Undefined for other providers.
 */
const inPlural = (type: string, path: string): string | undefined =>
  cloudOf(type) === 'azure' ? `${path}s` : undefined;

interface SettingOf {
  readonly type: string;
  readonly setting: string;
  readonly values: Readonly<Record<string, Json>>;
}

/** The attribute with which a resource sets for itself what its provider sets for all. */
const OWN_SETTING: Readonly<Record<string, string>> = {
  region: 'region',
  zone: 'zone',
  account: 'account_id',
  project: 'project',
};

/**
 * Every resource of AWS is in the region and the account of its provider, but for those that are in no region. Those of
 * Google Cloud are where they have an attribute for it.
 */
function isForcedBySetting({ type, setting, values }: SettingOf, ruleOf: ReplacementTable['ruleOf']): boolean {
  const attribute = OWN_SETTING[setting];
  const cloud = cloudOf(type);
  if (attribute === undefined || Object.hasOwn(values, attribute)) return false;
  if (cloud === 'aws') return setting === 'account' || (setting === 'region' && !isGlobal(type, values));
  return cloud === 'google' && ruleOf(type, attribute) === 'always';
}

const SIGNS: Readonly<Record<string, ReplacementRule>> = { '~': 'sometimes', '?': 'unknown', '=': 'never' };

const parseRow = (row: string): ReadonlyMap<string, ReplacementRule> =>
  new Map(
    row
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const rule = SIGNS[word[0]!];
        return rule === undefined ? [word, 'always'] : [word.slice(1), rule];
      }),
  );

function ruleIn(
  row: ReadonlyMap<string, ReplacementRule> | null,
  path: string,
  otherPath: string | undefined,
): ReplacementRule {
  if (row === null) return 'unknown';
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const rule = row.get(path.slice(0, end));
    if (rule !== undefined) return rule;
  }
  const other = otherPath === undefined ? undefined : row.get(otherPath);
  if (other !== undefined) return other;
  const below = `${path}.`;
  return [...row].some(([listed, rule]) => rule !== 'never' && listed.startsWith(below)) ? 'sometimes' : 'never';
}

/** What a cloud calls the setting of its provider that says whose resources they are. */
export const settingName = (type: string, setting: 'region' | 'zone' | 'account'): string =>
  setting === 'account' && cloudOf(type) === 'google' ? 'project' : setting;
