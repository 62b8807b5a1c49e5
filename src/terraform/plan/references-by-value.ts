/**
 * Finds references by value: attributes that contain another resource's id, ARN or name as plain text, such as
 * `vpc_id = "vpc-0a1b"`.
 */

import { holdsIdentities, IDENTITY_ATTRIBUTES, isSelfReference, namesOwner } from '../../catalog/attribute-roles.js';
import type { Json, Reference, Resource } from '../../graph/inventory.js';
import { IDENTITY_LENGTH_MIN, REFERENCE_VALUE_DEPTH, TYPE_ENDS_MAX } from '../limits.js';

/** Endings of attributes that contain names: `topic_name`. */
const NAME_ENDS = /_(?:name|names)$/;

/** Resources by the texts that identify them. */
interface Owners {
  /** The only resource with that id, ARN or self link, by value; null if several resources share the value. */
  readonly byIdentity: ReadonlyMap<string, Resource | null>;
  /**
   * The only resource with a name and an end of its type, by end and name: `_group` and `_subnet_group` of an
   * `aws_db_subnet_group`. Null if there are several.
   */
  readonly byName: ReadonlyMap<string, ReadonlyMap<string, Resource | null>>;
}

/**
 * Finds references by value: looks up each text of an identity attribute among the identities of all resources.
 * Returns at most one reference per pair of resources.
 * A name counts only if the attribute names the type: `network` refers to a `..._network`, `topic_name` to a
 * `..._topic`. A value that several resources share yields no reference.
 */
export function referencesByValue(resources: readonly Resource[]): Reference[] {
  const owners = findOwners(resources);
  const references: Reference[] = [];
  for (const resource of resources) {
    const seen = new Set<string>();
    for (const [attribute, value] of Object.entries(resource.values)) {
      for (const { name, path, text } of namedTexts(attribute, value)) {
        const owner = ownerOf(name, text, owners);
        if (owner === null || owner === resource || seen.has(owner.address) || isSelfReference(path)) continue;
        seen.add(owner.address);
        references.push({ from: resource.address, to: owner.address, path, via: 'value' });
      }
    }
  }
  return references;
}

/** True if a value contains the id, ARN, self link or name of this resource, which tells instances apart. */
export const containsIdentity = (value: Json, resource: Resource): boolean =>
  pathsOfIdentity('', value, resource).length > 0;

/**
 * Returns the paths within an attribute's value that contain an identity of the resource, without duplicates:
 * `vpc_config.subnet_ids`.
 */
export function pathsOfIdentity(attribute: string, value: Json, { values }: Resource): readonly string[] {
  const texts = [...IDENTITY_ATTRIBUTES, 'name'].map((name) => values[name]);
  const identities = texts.filter((text) => typeof text === 'string' && text.length >= IDENTITY_LENGTH_MIN);
  if (identities.length === 0) return [];
  const paths = new Set<string>();
  for (const { text, path } of namedTexts(attribute, value)) if (identities.includes(text)) paths.add(path);
  return [...paths];
}

/** Returns the resources by their ids, ARNs and self links, and by their names. */
function findOwners(resources: readonly Resource[]): Owners {
  const byIdentity = new Map<string, Resource | null>();
  const byName = new Map<string, Map<string, Resource | null>>();
  for (const resource of resources) {
    for (const identity of new Set(IDENTITY_ATTRIBUTES.map((name) => resource.values[name]))) {
      if (typeof identity !== 'string' || identity.length < IDENTITY_LENGTH_MIN) continue;
      const known = byIdentity.get(identity);
      byIdentity.set(identity, known === undefined ? resource : preferManaged(known, resource));
    }
    const name = resource.values.name;
    if (typeof name !== 'string' || name === '') continue;
    for (const end of endsOf(resource.type)) {
      const named = byName.get(end) ?? new Map<string, Resource | null>();
      byName.set(end, named.set(name, named.has(name) ? null : resource));
    }
  }
  return { byIdentity, byName };
}

/** Returns the ends of a type from its last underscores on, the shortest first. */
function endsOf(type: string): readonly string[] {
  const ends: string[] = [];
  for (let at = type.lastIndexOf('_'); at >= 0 && ends.length < TYPE_ENDS_MAX; at = type.lastIndexOf('_', at - 1)) {
    ends.push(type.slice(at));
    if (at === 0) break;
  }
  return ends;
}

/**
 * Returns the managed resource of the two, if the other one is a data source that reads the same object. Null for two
 * of the same mode: neither can be told to own the value.
 */
function preferManaged(known: Resource | null, other: Resource): Resource | null {
  if (known === null || known.mode === other.mode) return null;
  return known.mode === 'managed' ? known : other;
}

/** Returns the only resource that an attribute (`role_arn`) with this text may refer to; null for none or several. */
function ownerOf(name: string, text: string, { byIdentity, byName }: Owners): Resource | null {
  if (namesOwner(name)) return null;
  if (holdsIdentities(name)) {
    const owner = byIdentity.get(text);
    if (owner !== undefined) return owner;
  }
  return byName.get(`_${name.replace(NAME_ENDS, '')}`)?.get(text) ?? null;
}

/** A string in a value. */
interface NamedText {
  /** Name of the innermost attribute: `subnet_ids` in `vpc_config.subnet_ids`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/**
 * Yields every string in a value with its path, the last one first. A generator, because a value may contain millions
 * of strings.
 */
function* namedTexts(attribute: string, value: Json, path = attribute, depth = 0): Generator<NamedText> {
  if (typeof value === 'string') yield { name: attribute, path, text: value };
  if (typeof value !== 'object' || value === null || depth === REFERENCE_VALUE_DEPTH) return;
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index--) {
      const item = value[index] as Json;
      if (typeof item === 'string') yield { name: attribute, path, text: item };
      else yield* namedTexts(attribute, item, path, depth + 1);
    }
    return;
  }
  for (const [inner, item] of Object.entries(value).reverse()) {
    yield* namedTexts(inner, item as Json, `${path}.${inner}`, depth + 1);
  }
}
