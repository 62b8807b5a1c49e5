/**
 * Regions of clouds with global networks (Google Cloud). A resource outside networks gets a container for its region if
 * there are at least two regions, because a container for a single one would repeat the title of the cloud. Networks
 * have separate region containers (implied.ts).
 */

import { SHOWN_ZONE } from '../../catalog/attributes.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import { type Cloud, wrapsOf } from '../../catalog/model.js';
import { isPseudoType } from '../../graph/counts.js';
import { createNode } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import type { Resource } from '../../graph/inventory.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import type { Implied } from '../ledger.js';
import type { Model } from '../model.js';
import { freshAddress, locationOf } from './accounts.js';
import { type ImpliedBox, statedValue } from './implied.js';

export interface Regions {
  /** The nodes passed in, with top-level ones moved into their container. */
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly GraphNode[];
  readonly implied: readonly Implied[];
}

interface RegionContext {
  readonly model: Model;
  /** Returns the resource of a node or replica. */
  readonly resourceOf: (node: GraphNode) => string;
  /** Zones and regions inside networks. */
  readonly inNetworks: readonly ImpliedBox[];
  /** Returns the account that owns a top-level node; null for none. */
  readonly ownerOf: (address: string) => string | null;
}

/** Adds containers for regions, and moves resources outside networks into them. */
export function addRegions(nodes: readonly GraphNode[], context: RegionContext): Regions {
  const { knowledge } = context.model;
  const members = membersIn(nodes, context);
  const isService = ({ node }: Member): boolean => {
    const { imageConsumers, supporting } = knowledge.factsOf(node.type);
    return supporting !== true && imageConsumers === undefined;
  };
  const hasSeveralRegions = new Set(members.filter(isService).map(({ region }) => region)).size > 1;
  const inZones = members.flatMap(({ node, resource }): (readonly [string, string])[] => {
    const zone = node.parent === null ? zoneOf(resource, knowledge, context.inNetworks) : null;
    return zone === null ? [] : [[node.address, zone]];
  });
  const parents = new Map(inZones);
  const topLevel = members.filter(({ node }) => node.parent === null && !parents.has(node.address));
  const keyOf = ({ node, boxType, region }: Member): string =>
    JSON.stringify([boxType, region, context.ownerOf(node.address)]);
  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const boxes: GraphNode[] = [];
  const implied: Implied[] = [];
  for (const inRegion of hasSeveralRegions ? groupBy(topLevel, keyOf).values() : []) {
    // A container around a registry alone says nothing about the architecture.
    if (!inRegion.some(isService)) continue;
    const [{ node, boxType, region, resource }] = inRegion as [Member];
    const box = boxOf(boxType, region, context.ownerOf(node.address), takenAddresses);
    takenAddresses.add(box.address);
    boxes.push(box);
    implied.push({ address: box.address, proof: resource.address });
    for (const member of inRegion) parents.set(member.node.address, box.address);
  }
  return { nodes: moveIntoBoxes(parents, nodes), boxes, implied };
}

interface Member {
  readonly node: GraphNode;
  readonly resource: Resource;
  readonly boxType: string;
  readonly region: string;
}

function membersIn(nodes: readonly GraphNode[], { model, resourceOf }: RegionContext): Member[] {
  const { knowledge, resources } = model;
  return nodes.flatMap((node) => {
    const resource = resources.get(resourceOf(node));
    const boxType = knowledge.outerRegionOf(knowledge.cloudOf(node.type));
    const region = resource === undefined ? null : statedRegion(resource, knowledge);
    return resource === undefined || boxType === null || region === null ? [] : [{ node, resource, boxType, region }];
  });
}

function boxOf(type: string, region: string, owner: string | null, takenAddresses: ReadonlySet<string>): GraphNode {
  const address = freshAddress(type, region.replace(/[^A-Za-z0-9_-]/g, '_'), takenAddresses);
  return createNode({
    address,
    attributes: { region },
    provenance: 'implied',
    ...(owner !== null && { runsIn: owner }),
  });
}

/** Moves nodes into their containers, together with the nodes that run in them. */
function moveIntoBoxes(parents: ReadonlyMap<string, string>, nodes: readonly GraphNode[]): readonly GraphNode[] {
  if (parents.size === 0) return nodes;
  return nodes.map((node) => {
    const { address, parent, runsIn } = node;
    const newParent = parents.get(address) ?? (runsIn === undefined ? undefined : parents.get(runsIn));
    return parent !== null || newParent === undefined ? node : createNode({ ...node, parent: newParent });
  });
}

/**
 * Returns the zone container that a resource outside networks belongs to; null if no network, or several, have its
 * zone.
 */
function zoneOf(resource: Resource, { factsOf }: Knowledge, boxes: readonly ImpliedBox[]): string | null {
  const matching = wrapsOf(factsOf(resource.type)).flatMap(({ box, attributes, adoptsUnplaced }) =>
    adoptsUnplaced === true
      ? boxes.filter(
          ({ type, text }) => type === box && attributes.some((name) => statedValue(resource, name) === text),
        )
      : [],
  );
  return matching.length === 1 ? (matching[0] as ImpliedBox).address : null;
}

/**
 * Returns the region or zone that a resource sets, otherwise the region of its provider if the resource could set one
 * but does not. Null if neither is known, for a global resource, and for a multi-region.
 */
function statedRegion(resource: Resource, knowledge: Knowledge): string | null {
  if (knowledge.isGlobal(resource.type, resource.values)) return null;
  const stated = statedLocation(resource, knowledge);
  const isNotSet = stated === undefined && wrapsOf(knowledge.factsOf(resource.type)).length > 0;
  const location = isNotSet ? (resource.region ?? null) : (stated ?? null);
  return location !== null && knowledge.isRegionOrZone(location) ? location : null;
}

/**
 * Returns the location that the values of a resource state: a region, a zone or a location of another kind. Null for
 * global; undefined if not set.
 */
function statedLocation({ type, values }: Resource, { cloudOf, statedLocation }: Knowledge): string | null | undefined {
  return statedLocation(cloudOf(type), (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === 'string' ? value : '';
  });
}

// ---- Root facts: the only account and the only region of a cloud. They are part of the cloud's title, because a
// container around the whole diagram would say nothing.

/** Accounts or regions of each cloud, from resources and their provider configurations. */
class Facts {
  readonly #texts = new Map<Cloud, Set<string>>();
  /** Provider configurations that have not stated a value, for at least one resource. */
  readonly #withoutValue = new Map<Cloud, Set<string>>();
  /** Provider configurations that have stated a value. */
  readonly #withValue = new Set<string>();

  add(cloud: Cloud, { configured }: Resource, text: string | null): void {
    if (text !== null) this.valuesOf(cloud).add(text);
    if (configured === undefined) return;
    if (text !== null) this.#withValue.add(configured);
    else this.#withoutValue.set(cloud, (this.#withoutValue.get(cloud) ?? new Set()).add(configured));
  }

  /** Returns the values of a cloud, to add to them; from now on `has` is true for it. */
  valuesOf(cloud: Cloud): Set<string> {
    const texts = this.#texts.get(cloud) ?? new Set();
    this.#texts.set(cloud, texts);
    return texts;
  }

  has(cloud: Cloud): boolean {
    return this.#texts.has(cloud);
  }

  get clouds(): Iterable<Cloud> {
    return this.#texts.keys();
  }

  /**
   * Returns the only value, in a list of one. Empty if there are none or several, and if a provider configuration has
   * no value, because it may build anywhere.
   */
  only(cloud: Cloud): readonly string[] {
    const isUndecided = [...(this.#withoutValue.get(cloud) ?? [])].some((key) => !this.#withValue.has(key));
    const texts = this.#texts.get(cloud) ?? new Set();
    return texts.size === 1 && !isUndecided ? [...texts] : [];
  }
}

/**
 * Returns the accounts and regions that hold for a whole cloud, e.g. `{ aws: ['210987654321', 'eu-west-1'] }`.
 * @param nodes drawn nodes, before account and region containers
 * @param resourceOf returns the resource of a node
 */
export function rootFacts(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): NonNullable<Graph['within']> {
  const { knowledge, resources } = model;
  const [accounts, regions, ofProviders] = [new Facts(), new Facts(), new Facts()];
  const withoutAccount = new Set<Cloud>();
  const withoutRegion = new Set<Cloud>();
  for (const node of nodes) {
    const resource = resources.get(resourceOf(node));
    const cloud = knowledge.cloudOf(node.type);
    if (knowledge.factsOf(node.type).holdsAccounts === true) withoutAccount.add(cloud);
    // Supporting resources neither add a second account or region nor prove a single one: accounts.ts.
    if (resource === undefined || isPseudoType(node.type) || knowledge.factsOf(node.type).supporting === true) continue;
    const { account, region } = locationOf(resource, knowledge);
    accounts.add(cloud, resource, account === null || knowledge.isPlaceholderAccount(account) ? null : account);
    if (knowledge.isGlobal(resource.type, resource.values)) continue;
    if (isLocationUnknown(resource, cloud, knowledge)) withoutRegion.add(cloud);
    ofProviders.add(cloud, resource, resource.region ?? null);
    if (knowledge.regionBoxOf(cloud) !== null) {
      // A resource that sets its own region proves nothing about other resources of its provider.
      if (region !== null && Object.hasOwn(resource.values, knowledge.regionAttribute))
        regions.valuesOf(cloud).add(region);
      else regions.add(cloud, resource, region);
      continue;
    }
    const location = locationFor(resource, cloud, knowledge);
    // A location of another kind is not a region, and overrides the provider's.
    if (typeof statedLocation(resource, knowledge) === 'string') regions.valuesOf(cloud);
    if (location !== null) regions.valuesOf(cloud).add(location);
  }
  // If no resource states a region, the region of the providers is that of the cloud.
  const regionOf = (cloud: Cloud): readonly string[] =>
    withoutRegion.has(cloud)
      ? []
      : (regions.has(cloud) ? regions : ofProviders).only(cloud).filter(knowledge.isRegionOrZone);
  const accountOf = (cloud: Cloud): readonly string[] => (withoutAccount.has(cloud) ? [] : accounts.only(cloud));
  const clouds = [...new Set([...accounts.clouds, ...regions.clouds, ...ofProviders.clouds])].sort();
  const facts = clouds.map((cloud) => [cloud, [...accountOf(cloud), ...regionOf(cloud)]] as const);
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0));
}

/**
 * Adds the region to supporting top-level nodes whose region differs from the one in the title, such as the certificate
 * of a CDN.
 * @param within accounts and regions in the title of each cloud, as `rootFacts` returns them
 */
export function withOtherRegions(
  nodes: readonly GraphNode[],
  within: NonNullable<Graph['within']>,
  { knowledge, resources }: Model,
  resourceOf: (node: GraphNode) => string,
): readonly GraphNode[] {
  const { cloudOf, factsOf, isGlobal, isRegionOrZone } = knowledge;
  return nodes.map((node) => {
    const resource = resources.get(resourceOf(node));
    if (resource === undefined || node.parent !== null || factsOf(node.type).supporting !== true) return node;
    const titled = within[cloudOf(node.type)]?.find(isRegionOrZone);
    const { region } = locationOf(resource, knowledge);
    if (titled === undefined || region === null || region === titled) return node;
    if (isGlobal(resource.type, resource.values)) return node;
    return createNode({ ...node, attributes: { ...node.attributes, [SHOWN_ZONE]: region } });
  });
}

/** True if the code sets a location whose value is unknown. */
function isLocationUnknown(resource: Resource, cloud: Cloud, knowledge: Knowledge): boolean {
  const { values, declared } = resource;
  const names = [...knowledge.locationAttributesOf(cloud), knowledge.regionAttribute];
  return names.some((name) => declared?.lines.has(name)) && !names.some((name) => Object.hasOwn(values, name));
}

/**
 * Returns the location of a resource for the title: its region in a cloud with region containers, otherwise the
 * location that its values state. There, a multi-region counts as a location that differs from the region of other
 * resources.
 */
const locationFor = (resource: Resource, cloud: Cloud, knowledge: Knowledge): string | null =>
  knowledge.outerRegionOf(cloud) === null
    ? (statedLocation(resource, knowledge) ?? null)
    : statedRegion(resource, knowledge);
