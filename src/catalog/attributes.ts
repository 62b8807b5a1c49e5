import type { Json } from '../graph/inventory.js';
import type { Attributes } from '../graph/model.js';
import { ATTRIBUTE_TEXT_LENGTH } from '../limits.js';
import { DETAIL_ATTRIBUTES, DETAIL_PATHS, NUMBERS_ALONE, USUAL, WORDS_ALONE } from './detail-attributes.js';

// ---- The only attributes that may reach an output. A plan holds passwords and keys in clear, so nothing is shown because it looks
// harmless: an attribute is on this list by its exact name, or it stays inside.

/**
 * Of a module that cannot be read: whose cloud it is for and what it is called, `<provider>/<name>`, where its source says
 * so. Made by the planners; no input may bring it.
 */
export const MODULE_PURPOSE = 'module_purpose';

/**
 * What it is called before all that its own attributes say: what is known of its name, with `…` for what is not
 * (`shop-…-logs`), the name of a part that it is called after, or the one name of all that it stands for. Made here.
 */
export const SHOWN_NAME = 'name_shown';

/** What a thing is called: the same thing by another name is no other architecture. */
const NAMING: readonly string[] = [
  'name',
  SHOWN_NAME,
  'display_name',
  'identifier',
  'family',
  'domain',
  'email_identity',
  'bucket',
  'function_name',
  'cluster_identifier',
  'cluster_id',
  'cluster_name',
  'replication_group_id',
  'node_group_name',
  'fargate_profile_name',
  'alarm_name',
  'broker_name',
  'dataset_id',
  'table_id',
  'repository_id',
  'domain_name',
  'service_name',
  'agent_name',
  'agent_runtime_name',
  'connect_cluster_id',
  'gateway_id',
  'instance_id',
  'message_bus_id',
  'parameter_id',
  'pipeline_id',
  'replication_instance_id',
  'secret_id',
  'vector_bucket_name',
  'workgroup_name',
];

/** What is asked of most things. */
const COMMON: readonly string[] = [
  ...NAMING,
  // address ranges
  'cidr_block',
  'cidr_blocks',
  'ipv6_cidr_block',
  'ip_cidr_range',
  'address_space',
  'address_prefix',
  'address_prefixes',
  // where
  'project_id',
  'availability_zone',
  'availability_zone_id',
  'availability_zones',
  'zone',
  'zones',
  'region',
  'location',
  // what kind
  'engine',
  'engine_version',
  'database_version',
  'version',
  'kubernetes_version',
  'runtime',
  'load_balancer_type',
  'internal',
  'launch_type',
  'type',
  'kind',
  'tier',
  'account_tier',
  'account_replication_type',
  'access_tier',
  'storage_class',
  'billing_mode',
  'protocol_type',
  'os_type',
  MODULE_PURPOSE,
  // how big
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
  'memory_size',
  'allocated_storage',
  'disk_size_gb',
  'multi_az',
  // how many
  'desired_count',
  'desired_capacity',
  'min_size',
  'max_size',
  'node_count',
  'num_cache_clusters',
  'num_cache_nodes',
  'target_size',
  'instance_count',
  'capacity',
  // how it is reached
  'port',
  'protocol',
  'map_public_ip_on_launch',
];

/** Attributes of a resource's values. Lists of plain values are joined. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [...new Set([...COMMON, ...DETAIL_ATTRIBUTES])];

/** Values inside of blocks and maps, shown under a name of the list above where the resource has none of its own. */
const ALLOWED_PATHS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ...DETAIL_PATHS,
  [
    'name',
    [
      ['tags', 'Name'],
      ['metadata', 'name'],
    ],
  ],
]);

/** Where an attribute may stand, the first place that has it counts. */
export const placesOf = (name: string): readonly (readonly string[])[] => [[name], ...(ALLOWED_PATHS.get(name) ?? [])];

/** Words of people on a resource, by name: only those whose names are asked for leave the program. The first that has one counts. */
export const TAG_ATTRIBUTES: readonly string[] = ['tags', 'labels', 'user_labels', 'tags_all', 'effective_labels'];

/** Whether a subnet is `public` or `private`: no attribute of any resource, but made out of routes. */
export const ACCESS_ATTRIBUTE = 'access';

/** At which ports a group or a rule lets somebody in from outside: no attribute of any resource, but made out of its rules. */
export const OPENED_ATTRIBUTE = 'opened';

/** Whether it is what an account has one of from the start, `true`: no attribute of any resource, but made out of its type. */
export const SOLE_ATTRIBUTE = 'default';

const NAMES: ReadonlySet<string> = new Set(NAMING);
/** What a thing is called by others: a domain and a service are what they are, not only a name. */
const TELLING: ReadonlySet<string> = new Set(['domain', 'domain_name', 'service_name']);

/**
 * Whether another value of an attribute is another architecture: how big, of what kind, where and how it is reached is.
 * Two environments differ by their names in every resource. What is opened is said of the rule that opens it.
 */
export const isArchitecture = (attribute: string): boolean =>
  attribute !== OPENED_ATTRIBUTE && (!NAMES.has(attribute) || TELLING.has(attribute));

/** Whether two values of an attribute mean the same; null for none. */
export const isSameValue = (attribute: string, before: string | null, after: string | null): boolean =>
  (before ?? USUAL.get(attribute) ?? null) === (after ?? USUAL.get(attribute) ?? null);

const isPlain = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** One line, cut to length; empty where the value is no plain value and no list of them. */
function textOf(value: Json | undefined): string {
  const parts = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (!parts.every(isPlain)) return '';
  const text = parts.join(', ').replace(/\s+/g, ' ').trim();
  return text.length <= ATTRIBUTE_TEXT_LENGTH ? text : `${[...text].slice(0, ATTRIBUTE_TEXT_LENGTH - 1).join('')}…`;
}

/** A block is a list of one in plans, and may be an object in code; of several nobody knows which is meant. */
const onlyOf = (value: Json | undefined): Json | undefined =>
  Array.isArray(value) ? (value.length === 1 ? (value[0] as Json) : undefined) : value;

/** A step into the only one of several blocks that has what follows. */
const ONE_OF_SEVERAL = '*';

function at(values: Json | undefined, path: readonly string[]): Json | undefined {
  let value = values;
  for (const [depth, step] of path.entries()) {
    if (step === ONE_OF_SEVERAL) {
      const blocks: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value as Json];
      const there = blocks.map((block) => at(block, path.slice(depth + 1))).filter((one) => textOf(one) !== '');
      return there.length === 1 ? there[0] : undefined;
    }
    const block = onlyOf(value);
    if (block === null || typeof block !== 'object' || Array.isArray(block) || !Object.hasOwn(block, step)) {
      return undefined;
    }
    value = (block as Readonly<Record<string, Json>>)[step];
  }
  return value;
}

const NUMBER = /^\d+(\.\d+)?$/;

function shownAt(name: string, value: Json | undefined): string {
  const text = textOf(value);
  const isOther = NUMBER.test(text) ? WORDS_ALONE.has(name) : NUMBERS_ALONE.has(name);
  return isOther ? '' : text;
}

/** What may be said of the values of a resource, as short texts. */
export function valuesShown(values: { readonly [name: string]: Json }): Attributes {
  const attributes: Record<string, string> = {};
  for (const name of ALLOWED_ATTRIBUTES) {
    let text = Object.hasOwn(values, name) ? shownAt(name, values[name]) : '';
    for (const path of text === '' ? (ALLOWED_PATHS.get(name) ?? []) : []) {
      text = shownAt(name, at(values, path));
      if (text !== '') break;
    }
    if (text !== '') attributes[name] = text;
  }
  return attributes;
}

// ---- Changes of attributes: which of them are no news, and which lists have an order

/** Labels and notes for people: another value is neither another architecture nor worth a line. */
const NOTES: ReadonlySet<string> = new Set([
  'tags',
  'tags_all',
  'tag',
  'tag_specifications',
  'propagate_tags',
  'labels',
  'user_labels',
  'effective_labels',
  'terraform_labels',
  'resource_labels',
  'resource_tags',
  'description',
  'comment',
  'timeouts',
]);

/** Labels of these providers select what is reached, and annotations configure it: another value is another architecture. */
const SELECTS_BY_LABELS = /^(kubernetes|kubectl|helm)_/;
/** But for labels of the object itself, which say what it is. */
const OWN_LABELS = /^metadata\.labels(\.|$)/;

/**
 * Whether a change of the attribute is no news, unless it forces a replacement.
 *
 * @param path names of blocks and attribute joined with `.`, without indexes: `root_block_device.tags`
 * @example isNote('aws_instance', 'tags.Name') // true
 */
export function isNote(type: string, path: string): boolean {
  if (SELECTS_BY_LABELS.test(type)) return OWN_LABELS.test(path);
  return path.split('.').some((name) => NOTES.has(name));
}

/**
 * Lists in which the order means something. All others are compared as sets, as providers declare most of theirs: the order
 * of security groups, subnets, rules or statements in the code is no change.
 */
const ORDERED: ReadonlySet<string> = new Set([
  'args',
  'command',
  'commands',
  'entry_point',
  'entrypoint',
  'entryPoint',
  'ordered_cache_behavior',
  'origin_shield',
  'stage',
  'stages',
  'step',
  'steps',
]);

export const isOrdered = (name: string): boolean => ORDERED.has(name);

/** By these members the items of a list are the same item on both sides, best first. */
export const ITEM_KEYS: readonly string[] = ['name', 'Name', 'key', 'sid', 'Sid', 'id', 'rule_number', 'priority'];

/**
 * Members of maps and JSON texts whose names say what changes. All other keys in them are the user's own words, which no
 * allow-list knows: the attribute around them is named instead.
 */
const NAMED_MEMBERS: ReadonlySet<string> = new Set([
  'command',
  'cpu',
  'environment',
  'image',
  'memory',
  'portMappings',
  'secrets',
]);

/** Whether a key of a map or a JSON text may be named in an output. */
export const isNamedMember = (key: string): boolean => NAMED_MEMBERS.has(key);
