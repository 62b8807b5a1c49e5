import { ACCESS_ATTRIBUTE } from '../catalog/attributes.js';
import { KNOWLEDGE, type Knowledge } from '../catalog/knowledge.js';
import { createEdge, createGraph, createNode } from '../graph/create.js';
import type { Change, Inventory, Resource } from '../graph/inventory.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';
import type { Detail } from '../options.js';
import { collapse } from './collapse.js';
import { type Access, accessOf } from './containment/access.js';
import { estate } from './containment/accounts.js';
import { copy } from './containment/copies.js';
import { group } from './containment/groups.js';
import type { ImpliedBox } from './containment/implied.js';
import { type Places, place } from './containment/place.js';
import { describe } from './describe.js';
import { direct } from './edges/direction.js';
import { leave, type Placed } from './edges/egress.js';
import { waysOf } from './edges/egress-routes.js';
import { edgesOf, enter } from './edges/ingress.js';
import { instancesOfCopies, multiply } from './edges/multiply.js';
import { fold } from './fold.js';
import { account, type Ledger, withoutNodes } from './ledger.js';
import { LEFT_OUT_OF_LOW, unknownTypes } from './messages.js';
import { type Picture, picture } from './picture.js';
import { select } from './select.js';
import { quietArrows, withoutQuiet, withQuiet } from './views/detail.js';

export interface Understanding {
  readonly graph: Graph;
  readonly ledger: Ledger;
  /** Words for the user: those of the inventory, then those of this stage. */
  readonly warnings: readonly string[];
}

/**
 * What a plan means as a picture. Each pass says one thing about every resource; none of them names a cloud, since
 * what is special about a type is in the tables of `knowledge`.
 *
 *   Inventory
 *     │ select     what is in play; data sources contracted
 *     │ fold       what joins something else
 *     │ place      which container each is in; zones and regions implied
 *     │ copy       what lies in several subnets, once in each
 *     │ group      security groups as boxes, or folded
 *     │ direct     references to arrows
 *     │ enter      who comes in from outside, and where
 *     │ multiply   arrows of what is copied
 *     │ leave      the ways out of subnets
 *     │ estate     accounts and regions, where there are several
 *     │ collapse   instances that are the same to one node
 *     │ account    where everything has gone
 *     v
 *   Graph, Ledger
 */
export function understand(
  inventory: Inventory,
  knowledge: Knowledge = KNOWLEDGE,
  detail: Detail = 'normal',
): Understanding {
  const selection = select(inventory, knowledge);
  const folds = fold(selection, knowledge);
  const places = place(selection, folds, knowledge);
  const copies = copy(selection, folds, places, knowledge);
  const groups = group(selection, folds, places, copies, knowledge);
  const seen = picture(selection, folds, places, copies, groups);
  const { arrows: directed, fates } = direct(selection, folds, seen, knowledge);
  const quiet = detail === 'all' ? quietArrows(selection, seen, directed, knowledge) : [];
  const calls = [...directed, ...quiet];
  const access = accessOf(selection, knowledge);
  const ways = waysOf(selection, seen, knowledge);
  const entrances = enter(selection, seen, copies, calls, access, ways, knowledge);

  const placed = [...seen.drawn].flatMap((address): Placed[] => {
    const node = nodeOf(selection.resources.get(address) as Resource, seen, places, access);
    const parts = copies.of.get(address)?.map((one) => createNode({ ...node, ...one }));
    if (parts !== undefined) return parts.map((part) => ({ node: part, resource: address, seats: [] }));
    return [{ node, resource: address, seats: places.parentsOf(address) }];
  });
  const multiplied = multiply(calls, selection.instances, seen, copies, knowledge);
  const arrows = [...multiplied, ...leave(placed, multiplied, ways, selection, folds, seen, copies, knowledge)];
  const placedNodes = placed.map(({ node }) => node);
  const { nodes, ...outermost } = estate(placedNodes, selection, knowledge);
  const boxes = impliedBoxes(placedNodes, places);
  const shown = ({ type, attributes }: GraphNode): string =>
    JSON.stringify((knowledge.factsOf(type).detail ?? []).map((name) => attributes[name] ?? ''));
  const single = nodes.filter(({ address }) => !seen.isContainer(address));
  const collapsed = collapse(single, arrows, instancesOfCopies(selection.instances, copies), shown);

  const standsFor = (address: string): string => collapsed.into.get(address) ?? address;
  const graph = createGraph({
    nodes: [
      ...nodes
        .filter(({ address }) => !collapsed.into.has(address))
        .map((node) => createNode({ ...node, ...severalOf(collapsed.members.get(node.address)) })),
      ...boxes.map(boxNode),
      ...outermost.boxes,
      ...entrances.nodes,
    ],
    edges: [
      ...arrows.map(({ from, to, label }) => createEdge({ from: standsFor(from), to: standsFor(to), label })),
      ...edgesOf(entrances, copies, standsFor),
    ],
  });
  const ledger = account(
    inventory,
    selection,
    folds,
    groups,
    seen,
    copies,
    collapsed,
    [
      ...boxes.map(({ address, proof }) => ({ address, proof })),
      ...selection.elsewhere
        .filter(({ resource }) => seen.drawn.has(resource.address))
        .map(({ resource, proof }) => ({ address: resource.address, proof })),
      ...outermost.implied,
      ...entrances.implied,
    ],
    withQuiet(fates, quiet, seen),
  );
  const low = detail === 'low' ? withoutQuiet(graph, knowledge) : null;
  return {
    graph: low?.graph ?? graph,
    ledger: low === null ? ledger : withoutNodes(ledger, low.left, LEFT_OUT_OF_LOW),
    warnings: [...inventory.warnings, ...unknownWarning(graph, knowledge)],
  };
}

const CHANGES: Readonly<Record<Change, GraphNode['change']>> = {
  create: 'create',
  update: 'update',
  delete: 'delete',
  replace: 'replace',
  'no-op': 'none',
  read: 'none',
  forget: 'none',
};

const nodeOf = (resource: Resource, seen: Picture, places: Places, access: ReadonlyMap<string, Access>): GraphNode =>
  createNode({
    address: resource.address,
    type: resource.type,
    parent: seen.parentOf(resource.address),
    attributes: { ...describe(resource), ...accessAttribute(access.get(resource.address)) },
    provenance: places.assumed.has(resource.address) ? 'assumed' : resource.provenance,
    change: CHANGES[resource.change],
    lookedUp: resource.mode === 'data',
    ...(typeof resource.count === 'number' && { count: resource.count }),
    ...(resource.count === 'unknown' && { countUnknown: true }),
  });

const severalOf = (instances: readonly string[] | undefined): Pick<GraphNode, 'count' | 'instances'> | null =>
  instances === undefined ? null : { count: instances.length, instances };

const accessAttribute = (access: Access | undefined): { readonly [ACCESS_ATTRIBUTE]?: Access } =>
  access === undefined ? {} : { [ACCESS_ATTRIBUTE]: access };

/** Only boxes that something is drawn in: the zone of a subnet that was folded is none. */
function impliedBoxes(nodes: readonly GraphNode[], places: Places): ImpliedBox[] {
  const needed = new Set<string>();
  for (const { parent } of nodes) {
    for (let at = parent; at !== null && !needed.has(at); at = places.parentOf(at)) needed.add(at);
  }
  return [...places.implied.values()].filter(({ address }) => needed.has(address));
}

const boxNode = ({ address, type, parent, attribute, text }: ImpliedBox): GraphNode =>
  createNode({ address, type, parent, attributes: { [attribute]: text }, provenance: 'implied' });

function unknownWarning(graph: Graph, knowledge: Knowledge): string[] {
  const types = new Set<string>();
  for (const { type } of graph.nodes.values()) if (!knowledge.isKnown(type)) types.add(type);
  return types.size === 0 ? [] : [unknownTypes([...types].sort(byText))];
}
