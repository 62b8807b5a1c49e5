import { KNOWLEDGE, type Knowledge } from '../catalog/knowledge.js';
import { createEdge, createGraph, createNode } from '../graph/create.js';
import type { Inventory } from '../graph/inventory.js';
import { mergeChanges } from '../graph/merge-changes.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';
import type { Detail } from '../options.js';
import { type Collapsed, collapse } from './collapse.js';
import type { Arrow } from './edges/candidates.js';
import { direct } from './edges/direction.js';
import { egress, type PlacedNode } from './edges/egress.js';
import { egressRoutes } from './edges/egress-routes.js';
import { edgesOf, type Ingress, ingress } from './edges/ingress.js';
import { toMembers } from './edges/members.js';
import { instancesOfCopies, multiply } from './edges/multiply.js';
import type { Outcome } from './edges/outcomes.js';
import { gateFinder, outlets } from './edges/outlets.js';
import { sessions } from './edges/sessions.js';
import { fold } from './fold.js';
import { withSharedName } from './inherited-names.js';
import { speak, withoutPulls } from './isolated-nodes.js';
import { account, type Implied, type Ledger, withoutNodes } from './ledger.js';
import { LEFT_OUT_OF_LOW, unknownTypes } from './messages.js';
import { boxNode, impliedBoxes, nodesOf, severalOf } from './nodes.js';
import { type Access, accessOf } from './placement/access.js';
import { accounts } from './placement/accounts.js';
import { copy } from './placement/copies.js';
import { group } from './placement/groups.js';
import type { ImpliedBox } from './placement/implied.js';
import { across } from './placement/multi-subnet.js';
import { namespaces } from './placement/namespaces.js';
import { owners, withOwners } from './placement/owners.js';
import { place } from './placement/place.js';
import { regions } from './placement/regions.js';
import { rootFacts } from './placement/root-facts.js';
import { picture, type Scene } from './scene.js';
import { select } from './select.js';
import { quietArrows, withoutQuiet, withQuiet } from './views/detail.js';

export interface Understanding {
  readonly graph: Graph;
  readonly ledger: Ledger;
  readonly picture: Scene;
  /** Words for the user: those of the inventory, then those of this stage. */
  readonly warnings: readonly string[];
}

/**
 * What a plan means as a picture. Each pass says one thing about every resource, and by what it is proved; none of them
 * names a cloud, since what is special about a type is in the tables of `knowledge`.
 *
 *   Inventory
 *     │ select     what is in play, indexed; data sources contracted
 *     │ fold       what joins something else
 *     │ place      which container each is in; zones and regions implied
 *     │ copy       what has a part in each of several subnets, once in each
 *     │ across     what else lies in several subnets, and subnets that hold nothing else, once
 *     │ group      security groups as boxes, or folded
 *     │ picture    all of that together: what is drawn, and where
 *     │ direct     references to arrows
 *     │ ingress    who comes in from outside, and where
 *     │ multiply   arrows of what is copied
 *     │ egress     the ways out of subnets
 *     │ speak      what is quiet, of what would have no arrow
 *     │ accounts   accounts and regions, where there are several
 *     │ namespaces groups that have a name and nothing else
 *     │ collapse   instances that are the same to one node
 *     │ account    where everything has gone, and why
 *     v
 *   Graph, Ledger
 */
export function understand(
  inventory: Inventory,
  knowledge: Knowledge = KNOWLEDGE,
  detail: Detail = 'normal',
): Understanding {
  const model = select(inventory, knowledge);
  const folds = fold(model, detail === 'all');
  const places = place(model, folds);
  const access = accessOf(model);
  const { spans, copies } = across(model, folds, places, copy(model, folds, places), access);
  const groups = group(model, folds, places, copies, spans);
  const drawn = arrowsIn(picture({ model, folds, places, copies, spans, groups }), access, detail);
  const { seen, placed, arrows, entrances, outcomes } = drawn;

  const drawing = assemble(seen, placed, arrows, entrances, outcomes);
  const graph = graphOf(drawing, seen);
  const ledger = account(inventory, seen, drawing);
  const low = detail === 'low' ? withoutQuiet(graph, knowledge) : null;
  return {
    graph: low?.graph ?? graph,
    picture: seen,
    ledger: low === null ? ledger : withoutNodes(ledger, low.left, LEFT_OUT_OF_LOW),
    warnings: [...inventory.warnings, ...unknownWarning(graph, knowledge)],
  };
}

interface Drawn {
  readonly seen: Scene;
  readonly placed: readonly PlacedNode[];
  readonly arrows: readonly Arrow[];
  readonly entrances: Ingress;
  readonly outcomes: readonly Outcome[];
}

/** Everything between what is drawn. Requests come first: what has none of them is joined by what is quiet. */
function arrowsIn(first: Scene, access: ReadonlyMap<string, Access>, detail: Detail): Drawn {
  const { arrows: directed, outcomes } = direct(first);
  const { calls, pulls } = withoutPulls(directed, first);
  const quiet = [...pulls, ...quietArrows(first, directed)];
  const routes = egressRoutes(first);
  const entrances = ingress(first, calls, access, routes);
  const placed = nodesOf(first, access);
  const multiplied = multiply(calls, first);
  const out = egress(placed, multiplied, routes, first);
  const outward = outlets(first, access, routes, gateFinder(first));
  const ways = [...out, ...outward, ...toMembers(first, calls), ...sessions(placed, [...multiplied, ...out], first)];

  const { seen, thin } =
    detail === 'all'
      ? { seen: first, thin: quiet.map((arrow) => ({ ...arrow, thin: true })) }
      : speak(first, quiet, endsOf([...calls, ...entrances.arrows, ...ways], placed));
  return {
    seen,
    placed: seen === first ? placed : nodesOf(seen, access),
    arrows: [...multiplied, ...multiply(thin, seen), ...ways],
    entrances,
    outcomes: withQuiet(outcomes, thin, seen),
  };
}

/** The resources at the ends of arrows, of which some are between copies. */
function endsOf(arrows: readonly Arrow[], placed: readonly PlacedNode[]): ReadonlySet<string> {
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  return new Set(arrows.flatMap(({ from, to }) => [from, to].map((end) => resources.get(end) ?? end)));
}

/** What all passes have found, before it is a graph and a ledger. */
export interface Drawing {
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly ImpliedBox[];
  /** Boxes of accounts, regions and namespaces. */
  readonly outermost: readonly GraphNode[];
  readonly within: NonNullable<Graph['within']>;
  readonly arrows: readonly Arrow[];
  readonly entrances: Ingress;
  readonly collapsed: Collapsed;
  readonly implied: readonly Implied[];
  readonly outcomes: readonly Outcome[];
}

function assemble(
  seen: Scene,
  placed: readonly PlacedNode[],
  arrows: readonly Arrow[],
  entrances: Ingress,
  outcomes: readonly Outcome[],
): Drawing {
  const { model, copies, folds } = seen;
  const { knowledge } = model;
  const placedNodes = placed.map(({ node }) => node);
  const around = accounts(placedNodes, model, folds.partsOf);
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  const resourceOf = ({ address }: GraphNode): string => resources.get(address) ?? address;
  const boxes = impliedBoxes(placedNodes, seen);
  const owned = owners(around.nodes, model, resourceOf);
  const ownerOf = (address: string): string | null => owned.get(address) ?? null;
  const regional = regions(around.nodes, { model, resourceOf, inNetworks: boxes, ownerOf });
  const { nodes, ...grouped } = namespaces(withOwners(regional.nodes, owned), model, resourceOf);
  const shown = ({ type, attributes }: GraphNode): string =>
    JSON.stringify((knowledge.factsOf(type).detail ?? []).map((name) => attributes[name] ?? ''));
  const single = nodes.filter(({ address }) => !seen.isContainer(address));
  const collapsed = collapse(single, arrows, instancesOfCopies(model.instances, copies), shown);
  const others = model.elsewhere.filter(({ resource }) => seen.drawn.has(resource.address));
  const implied = [
    ...boxes.map(({ address, proof }) => ({ address, proof })),
    ...others.map(({ resource, proof }) => ({ address: resource.address, proof })),
    ...around.implied,
    ...regional.implied,
    ...grouped.implied,
    ...entrances.implied,
  ];
  const outermost = [...around.boxes, ...regional.boxes, ...grouped.boxes];
  const within = rootFacts(placedNodes, model, resourceOf);
  return { nodes, boxes, outermost, within, arrows, entrances, collapsed, implied, outcomes };
}

function graphOf({ nodes, boxes, outermost, within, arrows, entrances, collapsed }: Drawing, { copies }: Scene): Graph {
  const standsFor = (address: string): string => collapsed.into.get(address) ?? address;
  const alone = nodes.filter(({ address }) => !collapsed.into.has(address));
  const byAddress = new Map(nodes.map((node) => [node.address, node]));
  const asOne = ({ changed, ...one }: GraphNode): GraphNode => {
    const node = one.runsIn === undefined ? one : { ...one, runsIn: standsFor(one.runsIn) };
    const members = collapsed.members.get(node.address);
    if (members === undefined) return createNode({ ...node, ...(changed && { changed }) });
    const all = members.map((member) => byAddress.get(member) as GraphNode);
    const attributes = withSharedName(node.attributes, all);
    return createNode({ ...node, attributes, ...severalOf(members), ...mergeChanges(all) });
  };
  return createGraph({
    ...(Object.keys(within).length > 0 && { within }),
    nodes: [...alone.map(asOne), ...boxes.map(boxNode), ...outermost, ...entrances.nodes],
    edges: [
      ...arrows.map(({ from, to, label, twoWay, thin, isImplied }) =>
        createEdge({
          ...{ from: standsFor(from), to: standsFor(to), label, twoWay: twoWay === true },
          ...(thin === true && { thin }),
          ...(isImplied === true && { provenance: 'implied' as const }),
        }),
      ),
      ...edgesOf(entrances, copies, standsFor),
    ],
  });
}

function unknownWarning(graph: Graph, knowledge: Knowledge): string[] {
  const types = new Set<string>();
  for (const { type } of graph.nodes.values()) if (!knowledge.isKnown(type)) types.add(type);
  return types.size === 0 ? [] : [unknownTypes([...types].sort(byText))];
}
