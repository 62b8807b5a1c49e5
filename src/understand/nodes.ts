/** The nodes of the graph: what is drawn, as the picture has it. */
import { ACCESS_ATTRIBUTE } from '../catalog/attributes.js';
import { createNode } from '../graph/create.js';
import type { Change, Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import type { Access } from './containment/access.js';
import type { ImpliedBox } from './containment/implied.js';
import type { Places } from './containment/place.js';
import { describe } from './describe.js';
import type { Placed } from './edges/egress.js';
import type { Picture } from './picture.js';

const CHANGES: Readonly<Record<Change, GraphNode['change']>> = {
  create: 'create',
  update: 'update',
  delete: 'delete',
  replace: 'replace',
  'no-op': 'none',
  read: 'none',
  forget: 'none',
};

/** A node for each resource that is drawn, and for each of its copies. */
export function nodesOf(picture: Picture, access: ReadonlyMap<string, Access>): Placed[] {
  const { model, places, copies } = picture;
  return [...picture.drawn].flatMap((address): Placed[] => {
    const node = nodeOf(model.resources.get(address) as Resource, picture, access);
    const parts = copies.of.get(address)?.map((one) => createNode({ ...node, ...one }));
    if (parts !== undefined) return parts.map((part) => ({ node: part, resource: address, seats: [] }));
    return [{ node, resource: address, seats: places.parentsOf(address) }];
  });
}

function nodeOf(resource: Resource, { parentOf, places }: Picture, access: ReadonlyMap<string, Access>): GraphNode {
  const { address, change, count, mode, provenance, type } = resource;
  const reached = access.get(address);
  return createNode({
    address,
    type,
    parent: parentOf(address),
    attributes: { ...describe(resource), ...(reached !== undefined && { [ACCESS_ATTRIBUTE]: reached }) },
    provenance: places.isAssumed(address) ? 'assumed' : provenance,
    change: CHANGES[change],
    lookedUp: mode === 'data',
    ...(typeof count === 'number' && { count }),
    ...(count === 'unknown' && { countUnknown: true }),
  });
}

export const severalOf = (instances: readonly string[] | undefined): Pick<GraphNode, 'count' | 'instances'> | null =>
  instances === undefined ? null : { count: instances.length, instances };

/** Zones and regions that something is drawn in: the zone of a subnet that was folded is none. */
export function impliedBoxes(nodes: readonly GraphNode[], places: Places): ImpliedBox[] {
  const needed = new Set<string>();
  for (const { parent } of nodes) {
    for (let at = parent; at !== null && !needed.has(at); at = places.parentOf(at)) needed.add(at);
  }
  return [...places.implied.values()].filter(({ address }) => needed.has(address));
}

export const boxNode = ({ address, type, parent, attribute, text }: ImpliedBox): GraphNode =>
  createNode({ address, type, parent, attributes: { [attribute]: text }, provenance: 'implied' });
