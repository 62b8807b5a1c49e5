/**
 * Regions of clouds with global networks (Google Cloud). A resource outside networks gets a container for its region if there are
 * at least two regions; a container for a single one would repeat the title of the cloud. Networks have region containers of
 * their own (implied.ts).
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import { wrapsOf } from '../../catalog/model.js';
import { createNode } from '../../graph/create.js';
import { groupBy } from '../../graph/group-by.js';
import type { Resource } from '../../graph/inventory.js';
import type { GraphNode } from '../../graph/model.js';
import type { Implied } from '../ledger.js';
import type { Model } from '../model.js';
import { freshAddress } from './accounts.js';
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
  /** Returns the account around a top-level node; null for none. */
  readonly ownerOf: (address: string) => string | null;
}

/** Adds containers for regions, and moves resources outside networks into them. */
export function regions(nodes: readonly GraphNode[], asked: RegionContext): Regions {
  const { knowledge } = asked.model;
  const members = membersIn(nodes, asked);
  const isService = ({ node }: Member): boolean => {
    const { imageConsumers, supporting } = knowledge.factsOf(node.type);
    return supporting !== true && imageConsumers === undefined;
  };
  const isSeveral = new Set(members.filter(isService).map(({ region }) => region)).size > 1;
  const inZones = members.flatMap(({ node, resource }): (readonly [string, string])[] => {
    const zone = node.parent === null ? zoneOf(resource, knowledge, asked.inNetworks) : null;
    return zone === null ? [] : [[node.address, zone]];
  });
  const parents = new Map(inZones);
  const top = members.filter(({ node }) => node.parent === null && !parents.has(node.address));
  const keyOf = ({ node, boxType, region }: Member): string =>
    JSON.stringify([boxType, region, asked.ownerOf(node.address)]);
  const taken = new Set(nodes.map(({ address }) => address));
  const boxes: GraphNode[] = [];
  const implied: Implied[] = [];
  for (const all of isSeveral ? groupBy(top, keyOf).values() : []) {
    // A container around a registry alone says nothing about the architecture.
    if (!all.some(isService)) continue;
    const [{ node, boxType, region, resource }] = all as [Member];
    const box = boxOf(boxType, region, asked.ownerOf(node.address), taken);
    taken.add(box.address);
    boxes.push(box);
    implied.push({ address: box.address, proof: resource.address });
    for (const member of all) parents.set(member.node.address, box.address);
  }
  return { nodes: movedTo(parents, nodes), boxes, implied };
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

function boxOf(type: string, region: string, owner: string | null, taken: ReadonlySet<string>): GraphNode {
  const address = freshAddress(type, region.replace(/[^A-Za-z0-9_-]/g, '_'), taken);
  return createNode({
    address,
    attributes: { region },
    provenance: 'implied',
    ...(owner !== null && { runsIn: owner }),
  });
}

/** Moves nodes into their containers, together with the nodes that run in them. */
function movedTo(parents: ReadonlyMap<string, string>, nodes: readonly GraphNode[]): readonly GraphNode[] {
  if (parents.size === 0) return nodes;
  return nodes.map((node) => {
    const { address, parent, runsIn } = node;
    const moved = parents.get(address) ?? (runsIn === undefined ? undefined : parents.get(runsIn));
    return parent !== null || moved === undefined ? node : createNode({ ...node, parent: moved });
  });
}

/** Returns the zone of a resource outside networks; null if two networks have that zone. */
function zoneOf(resource: Resource, { factsOf }: Knowledge, boxes: readonly ImpliedBox[]): string | null {
  const found = wrapsOf(factsOf(resource.type)).flatMap(({ box, by, ofAny }) =>
    ofAny === true
      ? boxes.filter(({ type, text }) => type === box && by.some((name) => statedValue(resource, name) === text))
      : [],
  );
  return found.length === 1 ? (found[0] as ImpliedBox).address : null;
}

/**
 * Returns the region of a resource: from its own values, else from its provider if the type has a region attribute that is not
 * set. Null for no region or for a multi-region.
 */
export function statedRegion(resource: Resource, knowledge: Knowledge): string | null {
  if (knowledge.isGlobal(resource.type, resource.values)) return null;
  const said = statedLocation(resource, knowledge);
  const isLeftOut = said === undefined && wrapsOf(knowledge.factsOf(resource.type)).length > 0;
  const found = isLeftOut ? (resource.region ?? null) : (said ?? null);
  return found !== null && knowledge.isRegion(found) ? found : null;
}

/**
 * Returns the location in the resource's own values: a region or a location of another kind. Null for global, undefined if not
 * set.
 */
export function statedLocation(
  { type, values }: Resource,
  { cloudOf, placeSaid }: Knowledge,
): string | null | undefined {
  return placeSaid(cloudOf(type), (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === 'string' ? value : '';
  });
}
