/** The nodes of the graph: what is drawn, as the picture has it. */

import { ACCESS_ATTRIBUTE, OPENED_ATTRIBUTE, SHOWN_NAME, SOLE_ATTRIBUTE } from '../catalog/attributes.js';
import { BOX_DETAILS } from '../catalog/boxes.js';
import { createNode } from '../graph/create.js';
import type { Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import { insideChanges, ownChange } from './changes.js';
import { describe } from './describe.js';
import type { PlacedNode } from './edges/egress.js';
import { lentNames } from './inherited-names.js';
import { openedInWords } from './messages.js';
import { openedGuards } from './permissions/guards.js';
import type { Access } from './placement/access.js';
import { hostOf } from './placement/hosts.js';
import type { ImpliedBox } from './placement/implied.js';
import type { Scene } from './scene.js';
import { isSole } from './sole.js';
import { isSet, textsAt } from './values.js';
import { severalBox } from './views/simplify/together.js';

/** A node for each resource that is drawn, and for each of its copies. */
export function nodesOf(picture: Scene, access: ReadonlyMap<string, Access>): PlacedNode[] {
  const { model, places, copies } = picture;
  const withInside = insideChanges(picture);
  const opened = openedGuards(picture);
  const lent = lentNames(picture);
  const withSaid = (node: GraphNode): GraphNode => {
    const [ports, name] = [opened.get(node.address), lent.get(node.address)];
    if (ports === undefined && name === undefined) return node;
    const said = {
      ...(ports !== undefined && { [OPENED_ATTRIBUTE]: openedInWords(ports) }),
      ...(name !== undefined && { [SHOWN_NAME]: name }),
    };
    return createNode({ ...node, attributes: { ...node.attributes, ...said } });
  };
  return [...picture.drawn].flatMap((address): PlacedNode[] => {
    const node = withInside(withSaid(nodeOf(model.resources.get(address) as Resource, picture, access)));
    const parts = copies.of.get(address)?.map((one) => createNode({ ...node, ...one }));
    if (parts !== undefined) return parts.map((part) => ({ node: part, resource: address, seats: [] }));
    const boxes = picture.spans.members.get(address);
    if (boxes !== undefined) return [{ node: withInside(boxOf(boxes, picture, access)), resource: address, seats: [] }];
    return [{ node, resource: address, seats: places.parentsOf(address) }];
  });
}

/** The box that stands for several subnets. */
function boxOf(boxes: readonly string[], picture: Scene, access: ReadonlyMap<string, Access>): GraphNode {
  const { instances, resources } = picture.model;
  const nodes = boxes.map((address) => nodeOf(resources.get(address) as Resource, picture, access));
  const [first] = nodes as [GraphNode, ...GraphNode[]];
  const blocks = new Set(boxes.map((address) => instances.get(address)?.block));
  const { called, ...box } = severalBox(nodes);
  const isNamed = called !== undefined && blocks.size > 1;
  const attributes = { ...box.attributes, ...rangesOf(nodes) };
  return createNode({ ...box, attributes, parent: first.parent, ...(isNamed && { called }), ...severalOf(boxes) });
}

/** What is written at a box, of all that it stands for. */
function rangesOf(boxes: readonly GraphNode[]): GraphNode['attributes'] {
  const isOfAll = (name: string): boolean => boxes.every(({ attributes }) => Object.hasOwn(attributes, name));
  const textOf = (name: string): string => [...new Set(boxes.map(({ attributes }) => attributes[name]))].join(', ');
  return Object.fromEntries(BOX_DETAILS.filter(isOfAll).map((name) => [name, textOf(name)]));
}

function nodeOf(resource: Resource, picture: Scene, access: ReadonlyMap<string, Access>): GraphNode {
  const { model, parentOf, places } = picture;
  const { address, count, mode, provenance, type } = resource;
  const reached = access.get(address);
  const host = hostOf(address, picture);
  const isOnly = model.isContainer(address) && isSole(resource, model.knowledge);
  const isNamed = model.knowledge.ownNamesOf(type).some((name) => textsAt(resource.values, [name]).length > 0);
  return createNode({
    address,
    type,
    parent: parentOf(address),
    ...(host !== null && { runsIn: host }),
    attributes: {
      ...describe(resource),
      ...(reached !== undefined && { [ACCESS_ATTRIBUTE]: reached }),
      ...(isOnly && { [SOLE_ATTRIBUTE]: 'true' }),
    },
    // What every account has is called what it is, and not after the code that takes it over.
    ...(isOnly && !isNamed && !isSet(resource.values, ['tags', 'Name']) && { called: SOLE_ATTRIBUTE }),
    provenance: places.isAssumed(address) ? 'assumed' : provenance,
    ...ownChange(resource),
    lookedUp: mode === 'data',
    ...(typeof count === 'number' && { count }),
    ...(count === 'unknown' && { countUnknown: true }),
  });
}

export const severalOf = (instances: readonly string[] | undefined): Pick<GraphNode, 'count' | 'instances'> | null =>
  instances === undefined ? null : { count: instances.length, instances };

/** Zones and regions that something is drawn in: the zone of a subnet that was folded is none. */
export function impliedBoxes(nodes: readonly GraphNode[], { parentOf, places }: Scene): ImpliedBox[] {
  const needed = new Set<string>();
  for (const { parent } of nodes) {
    for (let at = parent; at !== null && !needed.has(at); at = parentOf(at)) needed.add(at);
  }
  return [...places.implied.values()].filter(({ address }) => needed.has(address));
}

export const boxNode = ({ address, type, parent, attribute, text }: ImpliedBox): GraphNode =>
  createNode({ address, type, parent, attributes: { [attribute]: text }, provenance: 'implied' });
