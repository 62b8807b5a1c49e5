/**
 * Inline containers, which a resource builds by nested blocks (`subnet` in `azurerm_virtual_network`). They are added as if they
 * were resources.
 */

import type { Knowledge } from '../../catalog/knowledge.js';
import type { InlineRule } from '../../catalog/rules.js';
import { formatAddress, parseAddress } from '../../graph/address.js';
import { type Json, nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { textsAt } from '../values.js';
import { type Elsewhere, lastSegment } from './networks.js';

export interface InlineContainers {
  readonly all: readonly Elsewhere[];
  /** References from each container to its builder. */
  readonly references: readonly Reference[];
  /** Redirects a reference to the inline container it means, if only one fits. */
  readonly exact: (reference: Reference) => Reference;
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
  const own: Reference[] = [];
  const taken = new Set(resources.map(({ address }) => address));
  const rules = resources.map(({ type, mode }) => (mode === 'managed' ? knowledge.factsOf(type).inlines : undefined));
  if (rules.every((rule) => rule === undefined)) return { all: [], references: [], exact: (reference) => reference };

  const hasResource = resourcesOfTheirOwn(resources, references, knowledge);
  for (const [i, builder] of resources.entries()) {
    const rule = rules[i];
    if (rule === undefined) continue;
    const found = new Map<string, Resource>();
    for (const values of blocksOf(builder, rule)) {
      const [name = ''] = textsAt(values, ['name']);
      if (name === '' || found.has(name) || hasResource(builder, name, textsAt(values, ['id']))) continue;
      const resource = resourceOf(builder, rule, name, values, taken);
      taken.add(resource.address);
      found.set(name, resource);
      own.push({ from: resource.address, to: builder.address, path: rule.by, via: 'configuration' });
    }
    byBuilder.set(builder.address, [...found.values()]);
  }
  return {
    all: [...byBuilder].flatMap(([proof, all]) => all.map((resource) => ({ resource, proof }))),
    references: own,
    exact: (reference) => exact(reference, byBuilder.get(reference.to) ?? [], knowledge),
  };
}

/** Resolves a reference by a text beside it, or to the only candidate if the attribute is named like its type. */
function exact(reference: Reference, candidates: readonly Resource[], knowledge: Knowledge): Reference {
  const { path, nearbyTexts: beside = [] } = reference;
  if (candidates.length === 0 || path === undefined) return reference;
  const names = new Set(beside.map(lastSegment));
  const said = candidates.filter(({ values }) => names.has(values.name as string));
  const isCalledSo = ({ type }: Resource): boolean =>
    knowledge.factsOf(type).placementRefs?.test(nameOf(path)) === true;
  const meant = said.length > 0 ? said : candidates.filter(isCalledSo);
  return meant.length === 1 ? { ...reference, to: (meant[0] as Resource).address } : reference;
}

const blocksOf = ({ values }: Resource, { block }: InlineRule): readonly Resource['values'][] => {
  const blocks = Object.hasOwn(values, block) ? values[block] : null;
  const isBlock = (one: Json): one is Resource['values'] => one !== null && typeof one === 'object';
  return Array.isArray(blocks) ? (blocks as readonly Json[]).filter(isBlock) : [];
};

/**
 * Returns a test for blocks that are resources of their own. In a plan of existing infrastructure, a network's blocks also list
 * subnets that other resources build.
 */
function resourcesOfTheirOwn(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): (builder: Resource, name: string, ids: readonly string[]) => boolean {
  const known = new Set<string>();
  const named = new Map<string, string>();
  for (const { address, values, type } of resources) {
    const [name] = textsAt(values, ['name']);
    if (name === undefined || !knowledge.factsOf(type).placementRefs) continue;
    named.set(address, `${type} ${name}`);
    for (const id of textsAt(values, ['id'])) known.add(id);
    const around = knowledge.placedBy(type).flatMap((attribute) => textsAt(values, [attribute]));
    for (const text of around) known.add(`${lastSegment(text)}\n${type} ${name}`);
  }
  for (const { from, to } of references) if (named.has(from)) known.add(`${to}\n${named.get(from)}`);
  return ({ address, type, values }, name, ids) => {
    const inner = `${knowledge.factsOf(type).inlines?.type} ${name}`;
    const names = [address, ...textsAt(values, ['name'])];
    return ids.some((id) => known.has(id)) || names.some((one) => known.has(`${one}\n${inner}`));
  };
}

/** Creates the resource of a block, with an address beside its builder's. The builder's modules and keys keep it unique. */
function resourceOf(
  builder: Resource,
  { type, by }: InlineRule,
  name: string,
  values: Resource['values'],
  taken: ReadonlySet<string>,
): Resource {
  const parts = parseAddress(builder.address);
  const slug = `${builder.name}_${name}`.replace(/[^A-Za-z0-9_-]/g, '-');
  const addressOf = (text: string): string =>
    formatAddress({ modules: [], indexes: [], copy: null, ...parts, type, name: text });
  let address = addressOf(slug);
  for (let n = 2; taken.has(address); n++) address = addressOf(`${slug}_${n}`);
  const around = textsAt(builder.values, ['id']).map((id) => [by, id]);
  // The block changes with its builder; details of the change are shown there once.
  const { changed: _, ...others } = builder;
  return {
    ...others,
    address,
    origin: address,
    type,
    name,
    values: { ...values, ...Object.fromEntries(around) },
    provenance: 'implied',
  };
}
