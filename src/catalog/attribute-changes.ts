/** How changes of attributes are compared and named: which of them are no news, and which lists have an order. */

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
