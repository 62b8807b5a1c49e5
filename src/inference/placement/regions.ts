/**
 * Regions of a cloud whose networks are in all of them: what is in no network is in a box of its region, only where there are two
 * regions at least. Its networks have boxes for their own parts of these (implied.ts). A box for one region alone would say what
 * stands beside the name of the cloud.
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
  /** The nodes that went in, those at the top in their boxes. */
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly GraphNode[];
  readonly implied: readonly Implied[];
}

interface RegionContext {
  readonly model: Model;
  /** What a node stands for, or is a copy of. */
  readonly resourceOf: (node: GraphNode) => string;
  /** The zones and regions in networks. */
  readonly inNetworks: readonly ImpliedBox[];
  /** Of a node at the top, the account whose box it is in; null for none. */
  readonly ownerOf: (address: string) => string | null;
}

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
    // A box for a registry alone says nothing of the architecture.
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

/** In their boxes, with what runs in them: that is where they are. */
function movedTo(parents: ReadonlyMap<string, string>, nodes: readonly GraphNode[]): readonly GraphNode[] {
  if (parents.size === 0) return nodes;
  return nodes.map((node) => {
    const { address, parent, runsIn } = node;
    const moved = parents.get(address) ?? (runsIn === undefined ? undefined : parents.get(runsIn));
    return parent !== null || moved === undefined ? node : createNode({ ...node, parent: moved });
  });
}

/** The box of its zone, for what is in no network: where two networks are in that zone, it is in neither. */
function zoneOf(resource: Resource, { factsOf }: Knowledge, boxes: readonly ImpliedBox[]): string | null {
  const found = wrapsOf(factsOf(resource.type)).flatMap(({ box, by, ofAny }) =>
    ofAny === true
      ? boxes.filter(({ type, text }) => type === box && by.some((name) => statedValue(resource, name) === text))
      : [],
  );
  return found.length === 1 ? (found[0] as ImpliedBox).address : null;
}

/** As it says itself; as its provider says, where it could say so itself and leaves it out. Null for no region, or several. */
export function statedRegion(resource: Resource, knowledge: Knowledge): string | null {
  if (knowledge.isGlobal(resource.type, resource.values)) return null;
  const said = statedLocation(resource, knowledge);
  const isLeftOut = said === undefined && wrapsOf(knowledge.factsOf(resource.type)).length > 0;
  const found = isLeftOut ? (resource.region ?? null) : (said ?? null);
  return found !== null && knowledge.isRegion(found) ? found : null;
}

/** As it says itself: a region, or a place of another kind; null for everywhere, undefined where it says nothing. */
export function statedLocation(
  { type, values }: Resource,
  { cloudOf, placeSaid }: Knowledge,
): string | null | undefined {
  return placeSaid(cloudOf(type), (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === 'string' ? value : '';
  });
}
