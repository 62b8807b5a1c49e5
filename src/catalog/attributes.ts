/**
 * Attributes that may reach an output, an allow-list. It keeps passwords and keys of a plan out of diagrams and
 * reports.
 */

import type { Json } from '../graph/inventory.js';
import type { Attributes } from '../graph/model.js';
import { ATTRIBUTE_TEXT_LENGTH } from '../limits.js';
import {
  DEFAULT_VALUES,
  DETAIL_ATTRIBUTES,
  DETAIL_PATHS,
  NUMBER_ONLY_ATTRIBUTES,
  WORD_ONLY_ATTRIBUTES,
} from './detail-attributes.js';
import { holdsPlaceholderAddress, isStandInOf } from './examples.js';

// ---- The only attributes that may reach an output. A plan holds passwords and keys in clear text. An attribute is therefore
// shown only if this list has its exact name, never because it looks harmless.

/**
 * Purpose of an unread module, as `<provider>/<name>` from its source. Set by the planners; an input may not set it.
 */
export const MODULE_PURPOSE = 'module_purpose';

/**
 * Name that is shown instead of the resource's own: the known part of its name with `…` for the rest (`shop-…-logs`),
 * an inherited name, or the shared name of merged nodes. Set by inference.
 */
export const SHOWN_NAME = 'name_shown';

/**
 * The zone of a resource in one of the subnets that a box across zones stands for, or the region of one that is not in
 * the region of the title.
 */
export const SHOWN_ZONE = 'zone_shown';

/** The root module whose state names an existing network: `network/prod`. Set by inference. */
export const SHOWN_ROOT = 'root_shown';

/** Attributes with a name: a different name is not a different architecture. */
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

/** Attributes that many types have. */
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
  // location
  'project_id',
  SHOWN_ROOT,
  SHOWN_ZONE,
  'availability_zone',
  'availability_zone_id',
  'availability_zones',
  'zone',
  'zones',
  'region',
  'location',
  'location_id',
  // kind
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
  // size
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
  // number
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
  // access
  'port',
  'protocol',
  'map_public_ip_on_launch',
];

/** Allowed attributes of a resource. Lists of plain values are joined. */
export const ALLOWED_ATTRIBUTES: readonly string[] = [...new Set([...COMMON, ...DETAIL_ATTRIBUTES])];

/** Paths into blocks and maps whose value is shown under an allowed name, if the resource has no such attribute. */
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

/** Returns the paths at which the value of an attribute may be, in order of priority. */
export const pathsOfAttribute = (name: string): readonly (readonly string[])[] => [
  [name],
  ...(ALLOWED_PATHS.get(name) ?? []),
];

/** Attributes with labels and tags. Only requested keys are output; the first attribute with the key counts. */
export const TAG_ATTRIBUTES: readonly string[] = ['tags', 'labels', 'user_labels', 'tags_all', 'effective_labels'];

/** Attribute `public` or `private` of a subnet, inferred from its routes. */
export const ACCESS_ATTRIBUTE = 'access';

/** Attribute with the ports that a group or rule opens to outsiders, inferred from its rules. */
export const OPENED_ATTRIBUTE = 'opened';

/** Attribute `true` for a default resource of the account (the default VPC), inferred from its type. */
export const SOLE_ATTRIBUTE = 'default';

const NAMES: ReadonlySet<string> = new Set(NAMING);
/** Names that are part of the architecture, because users see them: a domain, a service name. */
const INFORMATIVE_NAMES: ReadonlySet<string> = new Set(['domain', 'domain_name', 'service_name']);

/**
 * True if a different value means a different architecture: size, kind, location, access. False for names, because they
 * differ between environments in every resource; for opened ports, which are reported with their rule; for the shown
 * zone, which is that of the subnet; and for the root module of an existing network.
 */
export const isArchitecture = (attribute: string): boolean =>
  attribute !== OPENED_ATTRIBUTE &&
  attribute !== SHOWN_ZONE &&
  attribute !== SHOWN_ROOT &&
  (!NAMES.has(attribute) || INFORMATIVE_NAMES.has(attribute));

/** True if two values of an attribute are equal after defaults; null for none. */
export const isSameValue = (attribute: string, before: string | null, after: string | null): boolean =>
  (before ?? DEFAULT_VALUES.get(attribute) ?? null) === (after ?? DEFAULT_VALUES.get(attribute) ?? null) ||
  (attribute === 'type' &&
    before !== null &&
    armTypeIn(before) !== null &&
    armTypeIn(before) === armTypeIn(after ?? ''));

/** Returns the type without the version of its interface: `microsoft.web/sites` of `Microsoft.Web/sites@2024-05-01`. */
const armTypeIn = (text: string): string | null => /^(microsoft\.[^@]+)@/i.exec(text)?.[1]?.toLowerCase() ?? null;

const isPlain = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns a value as one line, cut to length; empty if it is neither plain nor a list of plain values. */
function textOf(value: Json | undefined): string {
  const parts = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (!parts.every(isPlain)) return '';
  const text = parts.join(', ').replace(/\s+/g, ' ').trim();
  return text.length <= ATTRIBUTE_TEXT_LENGTH ? text : `${[...text].slice(0, ATTRIBUTE_TEXT_LENGTH - 1).join('')}…`;
}

/**
 * Returns the single block of a list. A plan has a block as a list of one, code may have an object; several blocks are
 * ambiguous.
 */
const onlyOf = (value: Json | undefined): Json | undefined =>
  Array.isArray(value) ? (value.length === 1 ? (value[0] as Json) : undefined) : value;

/** Path step into the only block, of several, that has the rest of the path. */
const ONE_OF_SEVERAL = '*';

/** Returns the value at a path; undefined for none, and for several blocks where the path does not say which. */
function valueAtPath(values: Json | undefined, path: readonly string[]): Json | undefined {
  let value = values;
  for (const [depth, step] of path.entries()) {
    if (step === ONE_OF_SEVERAL) {
      const blocks: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value as Json];
      const known = blocks
        .map((block) => valueAtPath(block, path.slice(depth + 1)))
        .filter((candidate) => textOf(candidate) !== '');
      return known.length === 1 ? known[0] : undefined;
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

/** Returns the text of an allowed attribute; empty for a value that may not be shown. */
function shownAs(name: string, value: Json | undefined): string {
  const text = textOf(value);
  if (text === '') return '';
  const isOfOtherMeaning = NUMBER.test(text) ? WORD_ONLY_ATTRIBUTES.has(name) : NUMBER_ONLY_ATTRIBUTES.has(name);
  return isOfOtherMeaning || holdsPlaceholderAddress(text) || isStandInOf(name, text) ? '' : text;
}

/** Returns the values of a resource that may be shown, as short texts. */
export function valuesShown(values: { readonly [name: string]: Json }): Attributes {
  const attributes: Record<string, string> = {};
  for (const name of ALLOWED_ATTRIBUTES) {
    let text = Object.hasOwn(values, name) ? shownAs(name, values[name]) : '';
    for (const path of text === '' ? (ALLOWED_PATHS.get(name) ?? []) : []) {
      text = shownAs(name, valueAtPath(values, path));
      if (text !== '') break;
    }
    if (text !== '') attributes[name] = text;
  }
  return attributes;
}

// ---- Attribute changes: those without interest, and lists with an order

/**
 * Attributes that the provider chooses and keeps if the code does not set them (optional and computed in the schemas of
 * hashicorp/aws 5.100.0 and hashicorp/google). Without the attribute in the code, the resource stays as it is.
 */
const COMPUTED_IF_UNSET: ReadonlySet<string> = new Set([
  'availability_zone',
  'availability_zones',
  'backup_window',
  'engine_version',
  'kms_key_id',
  'maintenance_window',
  'node_version',
  'option_group_name',
  'parameter_group_name',
  'preferred_backup_window',
  'preferred_maintenance_window',
  'private_ip',
  'snapshot_window',
  'zone',
]);

/** True if taking the attribute out of the code changes nothing, because the provider keeps the value that it had. */
export const isComputedIfUnset = (attribute: string): boolean => COMPUTED_IF_UNSET.has(attribute);

/** Labels and notes for people. A change to them is not reported. */
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

/** Providers whose labels select targets and whose annotations configure them, so that a change matters. */
const TYPES_WITH_SELECTING_LABELS = /^(kubernetes|kubectl|helm)_/;
/** Labels of the object itself, which select nothing. */
const OWN_LABELS = /^metadata\.labels(\.|$)/;

/**
 * True if a change of the attribute is not reported, unless it forces a replacement.
 * @param path names of blocks and attribute joined with `.`, without indexes: `root_block_device.tags`
 * @example isNote('aws_instance', 'tags.Name') // true
 */
export function isNote(type: string, path: string): boolean {
  if (TYPES_WITH_SELECTING_LABELS.test(type)) return OWN_LABELS.test(path);
  return path.split('.').some((name) => NOTES.has(name));
}

/**
 * Lists whose order matters. All others are compared as sets, as most providers declare them: the order of security
 * groups, subnets, rules or statements in code is no change.
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

/** True for a list whose order matters. */
export const isOrdered = (name: string): boolean => ORDERED.has(name);

/**
 * Members that match list items of both revisions, best first. The value of the first one that an item has is its name
 * in a report, if that may be shown.
 */
export const ITEM_KEYS: readonly string[] = [
  ...['name', 'Name', 'index_name', 'rule_id', 'key', 'sid', 'Sid', 'id', 'label'],
  ...['region_name', 'volume_name', 'device_name', 'rule_number', 'rule_no', 'priority'],
  ...['port', 'container_port', 'host_port', 'location', 'type'],
];

/**
 * Members of maps and JSON texts whose names may be shown. Other keys are the user's own words, which no allow-list
 * knows; the enclosing attribute is named instead.
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

/** True if a key of a map or JSON text may be named in an output. */
export const isNamedMember = (key: string): boolean => NAMED_MEMBERS.has(key);
