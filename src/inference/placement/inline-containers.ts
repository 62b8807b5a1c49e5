/**
 * Inline containers, which a resource builds by nested blocks (`subnet` in `azurerm_virtual_network`). They are added
 * as if they were resources.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import type { InlineRule } from '../../catalog/rules.js';
import { formatAddress, parseAddress } from '../../graph/address.js';
import { type Json, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { textsAt } from '../values.js';
import { type ExternalResource, lastSegment } from './networks.js';

export interface InlineContainers {
  readonly added: readonly ExternalResource[];
  /** References from each container to its builder. */
  readonly references: readonly Reference[];
  /**
   * Redirects a reference from the builder to the inline container whose block has it, and a reference to the builder
   * to the inline container that it names. Unchanged unless exactly one container matches.
   */
  readonly redirected: (reference: Reference) => Reference;
}

/**
 * Returns the containers that nested blocks build.
 * @param resources in address order
 * @param references among the resources
 */
export function inlineContainers(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): InlineContainers {
  const byBuilder = new Map<string, readonly Resource[]>();
  const blocks = new Map<string, string>();
  const builderReferences: Reference[] = [];
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const rules = resources.map(({ type, mode }) => (mode === 'managed' ? knowledge.factsOf(type).inlines : undefined));
  if (rules.every((rule) => rule === undefined))
    return { added: [], references: [], redirected: (reference) => reference };

  const hasResource = separateResourceTest(resources, references, knowledge);
  for (const [i, builder] of resources.entries()) {
    const rule = rules[i];
    if (rule === undefined) continue;
    const byName = new Map<string, Resource>();
    for (const values of blocksOf(builder, rule)) {
      const [name = ''] = textsAt(values, ['name']);
      if (name === '' || byName.has(name) || hasResource(builder, name, textsAt(values, ['id']))) continue;
      const resource = resourceOf(builder, rule, name, values, takenAddresses);
      takenAddresses.add(resource.address);
      byName.set(name, resource);
      builderReferences.push({
        from: resource.address,
        to: builder.address,
        path: rule.parentAttribute,
        via: 'configuration',
      });
    }
    byBuilder.set(builder.address, [...byName.values()]);
    blocks.set(builder.address, rule.block);
  }
  return {
    added: [...byBuilder].flatMap(([proof, all]) => all.map((resource) => ({ resource, proof }))),
    references: builderReferences,
    redirected: (reference) => {
      const stated = inNestedBlock(reference, byBuilder.get(reference.from) ?? [], blocks.get(reference.from) ?? '');
      return redirect(stated, byBuilder.get(stated.to) ?? [], knowledge);
    },
  };
}

/**
 * Moves a reference of a nested block, such as the `security_group` of a `subnet` block, to the container of that
 * block.
 */
function inNestedBlock(reference: Reference, containers: readonly Resource[], block: string): Reference {
  const { block: literals, path } = reference;
  if (path?.startsWith(`${block}.`) !== true) return reference;
  const [container, ...others] = containers.filter(({ values }) => (literals?.name ?? values.name) === values.name);
  if (container === undefined || others.length > 0) return reference;
  return { ...reference, from: container.address, path: path.slice(block.length + 1) };
}

/**
 * Redirects a reference to the candidate that a text beside it names, otherwise to the only one that its attribute can
 * name.
 */
function redirect(reference: Reference, candidates: readonly Resource[], knowledge: Knowledge): Reference {
  const { path, nearbyTexts = [] } = reference;
  if (candidates.length === 0 || path === undefined) return reference;
  const names = new Set(nearbyTexts.map(lastSegment));
  const namedBeside = candidates.filter(({ values }) => names.has(values.name as string));
  const isPlacedByAttribute = ({ type }: Resource): boolean =>
    knowledge.factsOf(type).placementRefs?.test(nameOf(path)) === true;
  const matching = namedBeside.length > 0 ? namedBeside : candidates.filter(isPlacedByAttribute);
  return matching.length === 1 ? { ...reference, to: (matching[0] as Resource).address } : reference;
}

const blocksOf = ({ values }: Resource, { block }: InlineRule): readonly Resource['values'][] => {
  const blocks = Object.hasOwn(values, block) ? values[block] : null;
  const isBlock = (value: Json): value is Resource['values'] => value !== null && typeof value === 'object';
  return Array.isArray(blocks) ? (blocks as readonly Json[]).filter(isBlock) : [];
};

/**
 * Returns a test for blocks that list a separate resource. In a plan of existing infrastructure, a network's blocks
 * also list the subnets that other resources build.
 */
function separateResourceTest(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): (builder: Resource, name: string, ids: readonly string[]) => boolean {
  const knownKeys = new Set<string>();
  const named = new Map<string, string>();
  for (const { address, values, type } of resources) {
    const [name] = textsAt(values, ['name']);
    if (name === undefined || !knowledge.factsOf(type).placementRefs) continue;
    named.set(address, `${type} ${name}`);
    for (const id of textsAt(values, ['id'])) knownKeys.add(id);
    const containerTexts = knowledge.placedBy(type).flatMap((attribute) => textsAt(values, [attribute]));
    for (const text of containerTexts) knownKeys.add(`${lastSegment(text)}\n${type} ${name}`);
  }
  for (const { from, to } of references) if (named.has(from)) knownKeys.add(`${to}\n${named.get(from)}`);
  return ({ address, type, values }, name, ids) => {
    const inner = `${knowledge.factsOf(type).inlines?.type} ${name}`;
    const names = [address, ...textsAt(values, ['name'])];
    return (
      ids.some((id) => knownKeys.has(id)) || names.some((builderName) => knownKeys.has(`${builderName}\n${inner}`))
    );
  };
}

/**
 * Creates the resource of a block, with an address beside its builder's. The builder's modules and keys keep it unique.
 */
function resourceOf(
  builder: Resource,
  { type, parentAttribute }: InlineRule,
  name: string,
  values: Resource['values'],
  takenAddresses: ReadonlySet<string>,
): Resource {
  const parts = parseAddress(builder.address);
  const slug = `${builder.name}_${name}`.replace(/[^A-Za-z0-9_-]/g, '-');
  const addressOf = (text: string): string =>
    formatAddress({ modules: [], indexes: [], copy: null, ...parts, type, name: text });
  let address = addressOf(slug);
  for (let n = 2; takenAddresses.has(address); n++) address = addressOf(`${slug}_${n}`);
  const builderIds = textsAt(builder.values, ['id']).map((id) => [parentAttribute, id]);
  // The block changes with its builder; details of the change are shown there once.
  const { changed: _, ...others } = builder;
  return {
    ...others,
    address,
    origin: address,
    type,
    name,
    values: { ...values, ...Object.fromEntries(builderIds) },
    provenance: 'implied',
  };
}
