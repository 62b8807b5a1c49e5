import { KNOWLEDGE, type Knowledge } from '../catalog/knowledge.js';
import { isSetting } from '../catalog/model.js';
import { createEdge, createGraph, createNode } from '../graph/create.js';
import { groupBy } from '../graph/group-by.js';
import { type Inventory, leadsInto, type Resource } from '../graph/inventory.js';
import { mergeChanges } from '../graph/merge-changes.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import type { Detail } from '../options.js';
import { type Collapsed, collapse } from './collapse.js';
import type { Arrow } from './edges/candidates.js';
import { direct } from './edges/direction.js';
import { egress, egressRoutes, gateFinder, outlets, type PlacedNode } from './edges/egress.js';
import { edgesOf, type Ingress, ingress } from './edges/ingress.js';
import { instancesOfCopies, multiply } from './edges/multiply.js';
import type { Outcome } from './edges/outcomes.js';
import { outsiders } from './edges/outsiders.js';
import { fold, withHidden } from './fold.js';
import { withSharedName } from './inherited-names.js';
import { speak, withoutPulls } from './isolated-nodes.js';
import { account, type Implied, type Ledger, withoutNodes } from './ledger.js';
import { QUIET_CROWD, SESSIONS_MAX } from './limits.js';
import { HIDDEN_DATA_SOURCE, LEFT_OUT_OF_LOW, unknownTypes } from './messages.js';
import type { Model } from './model.js';
import { boxNode, impliedBoxes, nodesOf, severalOf } from './nodes.js';
import { type Access, accessOf } from './placement/access.js';
import { accounts, freshAddress, placeOf } from './placement/accounts.js';
import { copy } from './placement/copies.js';
import { group } from './placement/groups.js';
import type { ImpliedBox } from './placement/implied.js';
import { across } from './placement/multi-subnet.js';
import { place } from './placement/place.js';
import { projects } from './placement/projects.js';
import { regions, rootFacts } from './placement/regions.js';
import { picture, type Scene } from './scene.js';
import { select } from './select.js';
import { textsAt } from './values.js';
import { quietArrows, withoutQuiet, withQuiet } from './views/detail.js';

export interface Understanding {
  readonly graph: Graph;
  readonly ledger: Ledger;
  readonly picture: Scene;
  /** For the user: warnings of the inventory, then of this stage. */
  readonly warnings: readonly string[];
}

/**
 * Infers the diagram from an inventory. Each pass decides one question about every resource and records the evidence. No pass
 * names a cloud: type-specific facts come from `knowledge`.
 *
 * Inventory
 * - select: the resources in play, indexed; data sources contracted
 * - fold: resources that are part of another one
 * - place: the container of each; zones and regions implied
 * - copy: replicas in several subnets
 * - across: other multi-subnet resources, and subnets that hold nothing else
 * - group: security groups as containers, or folded
 * - picture: the scene, all of that together
 * - direct: references to edges
 * - ingress: actors from outside and their entry points
 * - multiply: edges of replicas
 * - egress: routes out of subnets
 * - speak: supporting edges for nodes without any other edge
 * - outsiders: identities outside, with the resources that their rights name
 * - accounts: accounts and regions, if there are several
 * - namespaces: groups that have a name and nothing else
 * - collapse: equal instances to one node
 * - account: the ledger
 * Graph, Ledger
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
  const scene = picture({ model, folds, places, copies, spans, groups });
  const drawn = withOutsiders(arrowsIn(scene, access, detail), inventory);
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

/** Infers all edges. Requests come first; supporting edges join only nodes without requests. */
function arrowsIn(all: Scene, access: ReadonlyMap<string, Access>, detail: Detail): Drawn {
  const { arrows: directed, outcomes } = direct(all);
  const first = withoutUnusedLookups(all, directed);
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

/**
 * Hides looked-up services that no edge ends at and that nothing runs in. One with a built part is kept; a setting counts as a part
 * only if nothing else would be drawn.
 */
function withoutUnusedLookups(scene: Scene, arrows: readonly Arrow[]): Scene {
  const { drawn, folds, isContainer, model, rootOf } = scene;
  const used = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const isHost = (address: string): boolean =>
    model.knowledge.isHostType(model.typeOf(address)) &&
    model
      .referrersOf(address)
      .some(({ from, path }) => model.factsOf(from).runsIn?.some((end) => leadsInto(path, end)));
  const managed = [...model.resources.values()].filter(({ mode }) => mode === 'managed');
  const wholesOf = (parts: readonly Resource[]) => new Set(parts.map(({ address }) => rootOf(address)));
  const withParts = wholesOf(managed.filter(({ address }) => !isSetting(model.factsOf(address))));
  const elsewhere = new Set(model.elsewhere.map(({ resource }) => resource.address));
  const idle = [...drawn].filter(
    (address) =>
      model.resources.get(address)?.mode === 'data' &&
      !elsewhere.has(address) &&
      !withParts.has(address) &&
      !isContainer(address) &&
      model.knowledge.isServiceType(model.typeOf(address)) &&
      !used.has(address) &&
      !isHost(address),
  );
  const isAll = idle.length === [...drawn].filter((address) => !isContainer(address)).length;
  const withSettings = isAll ? wholesOf(managed) : withParts;
  const unused = idle.filter((address) => !withSettings.has(address));
  if (unused.length === 0) return scene;
  return picture({
    ...scene,
    folds: withHidden(folds, new Map(unused.map((address) => [address, HIDDEN_DATA_SOURCE]))),
  });
}

/** Adds the actors of outside identities, with their edges. */
function withOutsiders(drawn: Drawn, { references }: Inventory): Drawn {
  const { seen, arrows, entrances } = drawn;
  const outside = outsiders(seen, references);
  return {
    ...drawn,
    arrows: [...arrows, ...outside.arrows],
    entrances: {
      ...entrances,
      nodes: [...entrances.nodes, ...outside.nodes],
      implied: [...entrances.implied, ...outside.implied],
    },
  };
}

/** The resources at the ends of edges, some of which join replicas. */
function endsOf(arrows: readonly Arrow[], placed: readonly PlacedNode[]): ReadonlySet<string> {
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  return new Set(arrows.flatMap(({ from, to }) => [from, to].map((end) => resources.get(end) ?? end)));
}

/** The results of all passes, before the graph and the ledger are made. */
export interface Drawing {
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly ImpliedBox[];
  /** Containers for accounts, regions and namespaces. */
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
  const stated = projects(around.nodes, model, resourceOf);
  const owned = new Map([...owners(around.nodes, model, resourceOf), ...stated.ownerOf]);
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
    ...stated.implied,
    ...regional.implied,
    ...grouped.implied,
    ...entrances.implied,
  ];
  const outermost = [...around.boxes, ...stated.boxes, ...regional.boxes, ...grouped.boxes];
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

// A feature that is enabled for all members of a fleet (of clusters) names none of them, so it is joined to each. The fleet is
// inferred: a project has only one.

/**
 * Adds edges to members that no call names.
 * @param calls edges that the input names
 */
function toMembers({ model, drawn, rootOf }: Scene, calls: readonly Arrow[]): readonly Arrow[] {
  const servants = [...drawn].filter((address) => model.factsOf(address).servesAll !== undefined);
  if (servants.length === 0) return [];
  const byType = groupBy([...model.resources.values()], ({ type, mode }) => (mode === 'managed' ? type : ''));
  const named = new Set(calls.map(({ from, to }) => `${from} ${to}`));
  return servants.flatMap((from) => {
    const project = model.resources.get(from)?.account;
    const members = (byType.get(model.factsOf(from).servesAll as string) ?? []).filter(
      ({ account }) => account === project,
    );
    const roots = new Map(members.map(({ address }) => [rootOf(address), address]));
    if (roots.size > QUIET_CROWD) return [];
    return [...roots].flatMap(([to, by]): Arrow[] =>
      to === null || to === from || !drawn.has(to) || named.has(`${from} ${to}`)
        ? []
        : [{ from, to, label: '', isImplied: true, evidence: [{ rule: 'only', by }] }],
    );
  });
}

// Sessions: a bastion leads to the machines of its network, if they are few.

/**
 * Adds session edges.
 * @param arrows existing edges; joined pairs get no second one
 */
function sessions(placed: readonly PlacedNode[], arrows: readonly Arrow[], picture: Scene): readonly Arrow[] {
  const { factsOf } = picture.model;
  const openers = placed.filter(({ resource }) => factsOf(resource).opensSessionsOn !== undefined);
  if (openers.length === 0) return [];
  const standing = groupBy(placed, ({ node: { parent } }) => networkAround(parent, picture));
  const joined = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  return openers.flatMap(({ node: { address: from, parent }, resource }): Arrow[] => {
    const network = networkAround(parent, picture);
    const types = factsOf(resource).opensSessionsOn ?? [];
    const machinesIn = (one: string): string[] =>
      (standing.get(one) ?? []).filter(({ node }) => types.includes(node.type)).map(({ node }) => node.address);
    const near = network === null ? [] : machinesIn(network);
    // A peering carries sessions too, but only a single machine in the other network is assumed to be the target.
    const far = network === null || near.length > 0 ? [] : peersOf(network, picture).flatMap(machinesIn);
    const few = near.length > 0 ? near : far.length === 1 ? far : [];
    if (few.length > SESSIONS_MAX) return [];
    return few
      .filter((to) => !joined.has(`${from} ${to}`))
      .map((to) => ({ from, to, label: '', evidence: [{ rule: 'session', by: resource }] }));
  });
}

/** Networks that are joined with this one, e.g. by a peering. */
function peersOf(network: string, { model }: Scene): readonly string[] {
  const isWhole = (address: string): boolean => model.factsOf(address).ranges?.isWhole === true;
  const joins = model.referrersOf(network).filter(({ from }) => model.factsOf(from).connection !== undefined);
  const others = joins.flatMap(({ from }) => model.referencesOf(from).map(({ to }) => to));
  return [...new Set(others)].filter((other) => other !== network && isWhole(other)).sort(byAddress);
}

function networkAround(start: string | null, { model, parentOf }: Scene): string | null {
  let at = start;
  while (at !== null && model.factsOf(at).ranges?.isWhole !== true) at = parentOf(at);
  return at;
}

// Owners: resources in an account that is a resource itself, named by reference or by ID. A single account owns all of its cloud
// if nothing names another account.

/**
 * Returns the account of each top-level node, by address.
 * @param resourceOf the resource of a node or replica
 */
function owners(
  nodes: readonly GraphNode[],
  model: Model,
  resourceOf: (node: GraphNode) => string,
): ReadonlyMap<string, string> {
  const { factsOf, knowledge, namedBy, resources, valuesOf } = model;
  const ids = new Map<string, string>();
  const accounts = new Map<string, string>();
  for (const node of nodes) {
    const { accountId } = factsOf(resourceOf(node));
    if (accountId === undefined || node.parent !== null) continue;
    accounts.set(node.address, knowledge.cloudOf(node.type));
    for (const id of textsAt(valuesOf(resourceOf(node)), [accountId])) ids.set(id, node.address);
  }
  if (accounts.size === 0) return new Map();

  const found = new Map<string, string>();
  const open: GraphNode[] = [];
  let others = false;
  for (const node of nodes) {
    const resource = resources.get(resourceOf(node));
    const isIn = [...accounts.values()].includes(knowledge.cloudOf(node.type));
    if (node.parent !== null || resource === undefined || !isIn) continue;
    if (knowledge.factsOf(node.type).holdsAccounts === true) continue;
    const [named] = namedBy(resource.address, [...knowledge.attributesOfOwners]).filter((one) => accounts.has(one));
    const { account } = placeOf(resource, knowledge);
    const isSaid = account !== null && !knowledge.isMadeUpAccount(account);
    const owner = named ?? (isSaid ? ids.get(account) : undefined);
    if (owner !== undefined) found.set(node.address, owner);
    else if (isSaid) others = true;
    else open.push(node);
  }
  const [sole] = accounts.keys();
  if (sole !== undefined && accounts.size === 1 && !others) for (const { address } of open) found.set(address, sole);
  return found;
}

/** Sets the owning account of top-level nodes that run in nothing else. */
const withOwners = (nodes: readonly GraphNode[], owned: ReadonlyMap<string, string>): readonly GraphNode[] =>
  nodes.map((node) => {
    const owner = owned.get(node.address);
    const isFree = node.parent === null && node.runsIn === undefined;
    return owner !== undefined && isFree ? createNode({ ...node, runsIn: owner }) : node;
  });

// Namespaces: containers around resources with the same group name, in the same container and on the same cluster. Groups made
// outside the input count too; the default group does not.

interface Grouped {
  /** The nodes passed in, with grouped ones moved into their container. */
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly GraphNode[];
  readonly implied: readonly Implied[];
}

// A group may be named after another group, and so on.
const LONGEST_WAY = 8;

/**
 * Moves grouped nodes into containers for their groups.
 * @param resourceOf the resource of a node or replica
 */
function namespaces(nodes: readonly GraphNode[], model: Model, resourceOf: (node: GraphNode) => string): Grouped {
  const { factsOf, namedBy } = model;
  const members = nodes.flatMap((node) => {
    const resource = resourceOf(node);
    const rule = factsOf(resource).grouped;
    const name = rule === undefined ? null : groupNameOf(resource, model);
    if (rule === undefined || name === null || rule.unless.includes(name)) return [];
    const key = JSON.stringify([node.parent, rule.box, name, [...namedBy(resource, rule.on)].sort()]);
    return [{ node, resource, rule, name, key, isGroup: rule.own !== undefined }];
  });
  const taken = new Set(nodes.map(({ address }) => address));
  const parents = new Map<string, string>();
  const boxes: GraphNode[] = [];
  const implied: Implied[] = [];
  for (const all of groupBy(members, ({ key }) => key).values()) {
    const [{ node, resource, rule, name }] = all as [(typeof all)[0]];
    // A group without members is drawn as a node.
    if (all.every(({ isGroup }) => isGroup)) continue;
    const address = freshAddress(rule.box, `${rule.says}_${name.replace(/[^A-Za-z0-9_-]/g, '_')}`, taken);
    taken.add(address);
    const attributes = { name: `${rule.says} ${name}` };
    boxes.push(createNode({ address, parent: node.parent, attributes, provenance: 'implied' }));
    implied.push({ address, proof: resource });
    for (const member of all) parents.set(member.node.address, address);
  }
  if (boxes.length === 0) return { nodes, boxes, implied };
  return {
    nodes: nodes.map((node) => createNode({ ...node, parent: parents.get(node.address) ?? node.parent })),
    boxes,
    implied,
  };
}

/** Returns the group's name as text, or that of the group it refers to, or the name in the code if neither is known. */
function groupNameOf(address: string, model: Model, depth = 0): string | null {
  const { factsOf, referencesOf, resources, valuesOf } = model;
  const { grouped: rule } = factsOf(address);
  if (rule === undefined || depth > LONGEST_WAY) return null;
  const paths = rule.own === undefined ? rule.by : [rule.own];
  const known = paths.flatMap((path) => textsAt(valuesOf(address), path.split('.'))).find((text) => text !== '');
  if (known !== undefined) return known;
  if (rule.own !== undefined) return resources.get(address)?.name ?? null;
  const named = referencesOf(address).filter(({ path, to }) => {
    const isGrouped = factsOf(to).grouped !== undefined;
    return isGrouped && rule.by.some((attribute) => leadsInto(path, attribute));
  });
  const names = new Set(named.map(({ to }) => groupNameOf(to, model, depth + 1)));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}
