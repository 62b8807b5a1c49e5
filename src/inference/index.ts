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
import type { DirectedEdge } from './edges/candidates.js';
import { directEdges } from './edges/direction.js';
import { egressEdges, egressRoutes, gatewayFinder, outletEdges, type PlacedNode } from './edges/egress.js';
import { withoutIdleNames } from './edges/idle-names.js';
import { edgesOf, type Ingress, ingress } from './edges/ingress.js';
import { instancesOfCopies, multiplyEdges } from './edges/multiply.js';
import type { Outcome } from './edges/outcomes.js';
import { outsiders } from './edges/outsiders.js';
import { fold, withHidden } from './fold.js';
import { withSharedName } from './inherited-names.js';
import { connectIsolated, withoutPulls } from './isolated-nodes.js';
import { createLedger, type Implied, type Ledger, withoutNodes } from './ledger.js';
import { SESSIONS_MAX } from './limits.js';
import { HIDDEN_DATA_SOURCE, HIDDEN_IN_LOW_DETAIL, unknownTypes } from './messages.js';
import type { Model } from './model.js';
import { impliedBoxes, impliedBoxNode, nodesOf, severalOf } from './nodes.js';
import { type Access, accessOf } from './placement/access.js';
import { addAccounts, freshAddress, locationOf } from './placement/accounts.js';
import { copy } from './placement/copies.js';
import { group } from './placement/groups.js';
import type { ImpliedBox } from './placement/implied.js';
import { mergeSubnets } from './placement/multi-subnet.js';
import { placeResources } from './placement/place.js';
import { addProjects } from './placement/projects.js';
import { addRegions, rootFacts, withOtherRegions } from './placement/regions.js';
import { createScene, type Scene } from './scene.js';
import { select } from './select.js';
import { textsAt } from './values.js';
import { dropSupporting, supportingEdges, withSupporting } from './views/detail.js';

export interface Understanding {
  readonly graph: Graph;
  readonly ledger: Ledger;
  readonly scene: Scene;
  /** For the user: warnings of the inventory, then of this stage. */
  readonly warnings: readonly string[];
}

/**
 * Infers the diagram from an inventory. Each pass decides one question about every resource and records the evidence.
 * No pass names a cloud: type-specific facts come from `knowledge`.
 *
 * Inventory
 * - select: the resources in play, indexed; data sources contracted
 * - fold: resources that are part of another one
 * - place: the container of each; zones and regions implied
 * - copy: replicas in several subnets
 * - mergeSubnets: other multi-subnet resources, and subnets that hold nothing else
 * - group: security groups as containers, or folded
 * - createScene: all of that together
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
  const places = placeResources(model, folds);
  const access = accessOf(model);
  const { spans, copies } = mergeSubnets(model, folds, places, copy(model, folds, places), access);
  const groups = group(model, folds, places, copies, spans);
  const full = createScene({ model, folds, places, copies, spans, groups });
  const drawing = withOutsiders(inferEdges(full, access, detail), inventory);
  const { scene, placed, edges, entrances, outcomes } = drawing;

  const assembled = assemble(scene, placed, edges, entrances, outcomes);
  const graph = graphOf(assembled, scene);
  const ledger = createLedger(inventory, scene, assembled);
  const lowDetail = detail === 'low' ? dropSupporting(graph, knowledge) : null;
  return {
    graph: lowDetail?.graph ?? graph,
    scene,
    ledger: lowDetail === null ? ledger : withoutNodes(ledger, lowDetail.leftOut, HIDDEN_IN_LOW_DETAIL),
    warnings: [...inventory.warnings, ...unknownWarning(graph, knowledge)],
  };
}

interface Drawn {
  readonly scene: Scene;
  readonly placed: readonly PlacedNode[];
  readonly edges: readonly DirectedEdge[];
  readonly entrances: Ingress;
  readonly outcomes: readonly Outcome[];
}

/** Infers all edges. Requests come first; supporting edges join only nodes without requests. */
function inferEdges(fullScene: Scene, access: ReadonlyMap<string, Access>, detail: Detail): Drawn {
  const { edges: directed, outcomes } = directEdges(fullScene);
  const usedScene = withoutUnusedLookups(fullScene, directed);
  const { calls: requests, pulls } = withoutPulls(directed, usedScene);
  const routes = egressRoutes(usedScene);
  const entrances = ingress(usedScene, requests, access, routes);
  const entered = new Set(entrances.edges.map(({ to }) => to));
  const { scene, calls } = withoutIdleNames(usedScene, requests, entered);
  const supporting = [...pulls, ...supportingEdges(scene, directed)];
  const placed = nodesOf(scene, access);
  const multiplied = multiplyEdges(calls, scene);
  const routed = egressEdges(placed, multiplied, routes, scene);
  const gatewayEdges = outletEdges(scene, access, routes, gatewayFinder(scene));
  const outboundEdges = [...routed, ...gatewayEdges, ...sessions(placed, [...multiplied, ...routed], scene)];

  const { scene: finalScene, thin } =
    detail === 'all'
      ? { scene, thin: supporting.map((edge) => ({ ...edge, thin: true })) }
      : connectIsolated(scene, supporting, endsOf([...calls, ...entrances.edges, ...outboundEdges], placed));
  return {
    scene: finalScene,
    placed: finalScene === scene ? placed : nodesOf(finalScene, access),
    edges: [...multiplied, ...multiplyEdges(thin, finalScene), ...outboundEdges],
    entrances,
    outcomes: withSupporting(outcomes, thin, finalScene),
  };
}

/**
 * Hides looked-up services that no edge ends at and that nothing runs in. One with a built part is kept; a setting
 * counts as a part only if nothing else would be drawn.
 */
function withoutUnusedLookups(scene: Scene, edges: readonly DirectedEdge[]): Scene {
  const { drawn, folds, isContainer, model, rootOf } = scene;
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const isHost = (address: string): boolean =>
    model.knowledge.isHostType(model.typeOf(address)) &&
    model
      .referrersOf(address)
      .some(({ from, path }) => model.factsOf(from).runsIn?.some((end) => leadsInto(path, end)));
  const managed = [...model.resources.values()].filter(({ mode }) => mode === 'managed');
  const drawnFor = (parts: readonly Resource[]) => new Set(parts.map(({ address }) => rootOf(address)));
  const withParts = drawnFor(managed.filter(({ address }) => !isSetting(model.factsOf(address))));
  const elsewhere = new Set(model.externals.map(({ resource }) => resource.address));
  const unconnected = [...drawn].filter(
    (address) =>
      model.resources.get(address)?.mode === 'data' &&
      !elsewhere.has(address) &&
      !withParts.has(address) &&
      !isContainer(address) &&
      model.knowledge.isServiceType(model.typeOf(address)) &&
      !used.has(address) &&
      !isHost(address),
  );
  const isEverything = unconnected.length === [...drawn].filter((address) => !isContainer(address)).length;
  const withSettings = isEverything ? drawnFor(managed) : withParts;
  const unused = unconnected.filter((address) => !withSettings.has(address));
  if (unused.length === 0) return scene;
  return createScene({
    ...scene,
    folds: withHidden(folds, new Map(unused.map((address) => [address, HIDDEN_DATA_SOURCE]))),
  });
}

/** Adds the actors of outside identities, with their edges. */
function withOutsiders(drawing: Drawn, { references }: Inventory): Drawn {
  const { scene, edges, entrances } = drawing;
  const outsideActors = outsiders(scene, references);
  return {
    ...drawing,
    edges: [...edges, ...outsideActors.edges],
    entrances: {
      ...entrances,
      nodes: [...entrances.nodes, ...outsideActors.nodes],
      implied: [...entrances.implied, ...outsideActors.implied],
    },
  };
}

/** The resources at the ends of edges, some of which join replicas. */
function endsOf(edges: readonly DirectedEdge[], placed: readonly PlacedNode[]): ReadonlySet<string> {
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  return new Set(edges.flatMap(({ from, to }) => [from, to].map((end) => resources.get(end) ?? end)));
}

/** The results of all passes, before the graph and the ledger are made. */
export interface Drawing {
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly ImpliedBox[];
  /** Containers for accounts, regions and namespaces. */
  readonly outermost: readonly GraphNode[];
  readonly within: NonNullable<Graph['within']>;
  readonly edges: readonly DirectedEdge[];
  readonly entrances: Ingress;
  readonly collapsed: Collapsed;
  readonly implied: readonly Implied[];
  readonly outcomes: readonly Outcome[];
}

function assemble(
  scene: Scene,
  placed: readonly PlacedNode[],
  edges: readonly DirectedEdge[],
  entrances: Ingress,
  outcomes: readonly Outcome[],
): Drawing {
  const { model, copies, folds } = scene;
  const { knowledge } = model;
  const placedNodes = placed.map(({ node }) => node);
  const inAccounts = addAccounts(placedNodes, model, folds.partsOf);
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  const resourceOf = ({ address }: GraphNode): string => resources.get(address) ?? address;
  const boxes = impliedBoxes(placedNodes, scene);
  const inProjects = addProjects(inAccounts.nodes, model, resourceOf);
  const ownerByNode = new Map([...owners(inAccounts.nodes, model, resourceOf), ...inProjects.ownerOf]);
  const ownerOf = (address: string): string | null => ownerByNode.get(address) ?? null;
  const inRegions = addRegions(inAccounts.nodes, { model, resourceOf, inNetworks: boxes, ownerOf });
  const within = rootFacts(placedNodes, model, resourceOf);
  const inAll = withOtherRegions(withOwners(inRegions.nodes, ownerByNode), within, model, resourceOf);
  const { nodes, ...inNamespaces } = namespaces(inAll, model, resourceOf);
  const shown = ({ type, attributes }: GraphNode): string =>
    JSON.stringify((knowledge.factsOf(type).detail ?? []).map((name) => attributes[name] ?? ''));
  const leaves = nodes.filter(({ address }) => !scene.isContainer(address));
  const collapsed = collapse(leaves, edges, instancesOfCopies(model.instances, copies), shown);
  const external = model.externals.filter(({ resource }) => scene.drawn.has(resource.address));
  const implied = [
    ...boxes.map(({ address, proof }) => ({ address, proof })),
    ...external.map(({ resource, proof }) => ({ address: resource.address, proof })),
    ...inAccounts.implied,
    ...inProjects.implied,
    ...inRegions.implied,
    ...inNamespaces.implied,
    ...entrances.implied,
  ];
  const outermost = [...inAccounts.boxes, ...inProjects.boxes, ...inRegions.boxes, ...inNamespaces.boxes];
  return { nodes, boxes, outermost, within, edges, entrances, collapsed, implied, outcomes };
}

function graphOf({ nodes, boxes, outermost, within, edges, entrances, collapsed }: Drawing, { copies }: Scene): Graph {
  const representative = (address: string): string => collapsed.representativeOf.get(address) ?? address;
  const representatives = nodes.filter(({ address }) => !collapsed.representativeOf.has(address));
  const byAddress = new Map(nodes.map((node) => [node.address, node]));
  const mergedNode = ({ changed, ...original }: GraphNode): GraphNode => {
    const node = original.runsIn === undefined ? original : { ...original, runsIn: representative(original.runsIn) };
    const members = collapsed.members.get(node.address);
    if (members === undefined) return createNode({ ...node, ...(changed && { changed }) });
    const merged = members.map((member) => byAddress.get(member) as GraphNode);
    const attributes = withSharedName(node.attributes, merged);
    return createNode({ ...node, attributes, ...severalOf(members), ...mergeChanges(merged) });
  };
  return createGraph({
    ...(Object.keys(within).length > 0 && { within }),
    nodes: [...representatives.map(mergedNode), ...boxes.map(impliedBoxNode), ...outermost, ...entrances.nodes],
    edges: [
      ...edges.map(({ from, to, label, twoWay, thin, isImplied }) =>
        createEdge({
          ...{ from: representative(from), to: representative(to), label, twoWay: twoWay === true },
          ...(thin === true && { thin }),
          ...(isImplied === true && { provenance: 'implied' as const }),
        }),
      ),
      ...edgesOf(entrances, copies, representative),
    ],
  });
}

function unknownWarning(graph: Graph, knowledge: Knowledge): string[] {
  const types = new Set<string>();
  for (const { type } of graph.nodes.values()) if (!knowledge.isKnown(type)) types.add(type);
  return types.size === 0 ? [] : [unknownTypes([...types].sort(byText))];
}

// Sessions: a bastion leads to the machines of its network, if they are few.

/**
 * Adds session edges.
 * @param edges existing edges; joined pairs get no second one
 */
function sessions(
  placed: readonly PlacedNode[],
  edges: readonly DirectedEdge[],
  scene: Scene,
): readonly DirectedEdge[] {
  const { factsOf } = scene.model;
  const openers = placed.filter(({ resource }) => factsOf(resource).opensSessionsOn !== undefined);
  if (openers.length === 0) return [];
  const machinesByNetwork = groupBy(placed, ({ node: { parent } }) => networkOf(parent, scene));
  const joined = new Set(edges.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  return openers.flatMap(({ node: { address: from, parent }, resource }): DirectedEdge[] => {
    const network = networkOf(parent, scene);
    const types = factsOf(resource).opensSessionsOn ?? [];
    const machinesIn = (inNetwork: string): string[] =>
      (machinesByNetwork.get(inNetwork) ?? [])
        .filter(({ node }) => types.includes(node.type))
        .map(({ node }) => node.address);
    const inNetwork = network === null ? [] : machinesIn(network);
    // A peering carries sessions too, but only a single machine in the other network is assumed to be the target.
    const peered = network === null || inNetwork.length > 0 ? [] : peersOf(network, scene).flatMap(machinesIn);
    const targets = inNetwork.length > 0 ? inNetwork : peered.length === 1 ? peered : [];
    if (targets.length > SESSIONS_MAX) return [];
    return targets
      .filter((to) => !joined.has(`${from} ${to}`))
      .map((to) => ({ from, to, label: '', evidence: [{ rule: 'session', by: resource }] }));
  });
}

/** Networks that are joined with this one, e.g. by a peering. */
function peersOf(network: string, { model }: Scene): readonly string[] {
  const isNetwork = (address: string): boolean => model.factsOf(address).ranges?.isNetwork === true;
  const connections = model.referrersOf(network).filter(({ from }) => model.factsOf(from).connection !== undefined);
  const joinedNetworks = connections.flatMap(({ from }) => model.referencesOf(from).map(({ to }) => to));
  return [...new Set(joinedNetworks)].filter((other) => other !== network && isNetwork(other)).sort(byAddress);
}

function networkOf(start: string | null, { model, parentOf }: Scene): string | null {
  let at = start;
  while (at !== null && model.factsOf(at).ranges?.isNetwork !== true) at = parentOf(at);
  return at;
}

// Owners: resources in an account that is a resource itself, named by reference or by ID. A single account owns all of
// its cloud if nothing names another account.

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

  const ownerByNode = new Map<string, string>();
  const undecided: GraphNode[] = [];
  let hasOtherAccounts = false;
  for (const node of nodes) {
    const resource = resources.get(resourceOf(node));
    const isInCloud = [...accounts.values()].includes(knowledge.cloudOf(node.type));
    if (node.parent !== null || resource === undefined || !isInCloud) continue;
    if (knowledge.factsOf(node.type).holdsAccounts === true) continue;
    const [named] = namedBy(resource.address, [...knowledge.ownerAttributes]).filter((target) => accounts.has(target));
    const { account } = locationOf(resource, knowledge);
    const isStated = account !== null && !knowledge.isPlaceholderAccount(account);
    const owner = named ?? (isStated ? ids.get(account) : undefined);
    if (owner !== undefined) ownerByNode.set(node.address, owner);
    else if (isStated) hasOtherAccounts = true;
    else undecided.push(node);
  }
  const [sole] = accounts.keys();
  if (sole !== undefined && accounts.size === 1 && !hasOtherAccounts)
    for (const { address } of undecided) ownerByNode.set(address, sole);
  return ownerByNode;
}

/** Sets the owning account of top-level nodes that run in nothing else. */
const withOwners = (nodes: readonly GraphNode[], owned: ReadonlyMap<string, string>): readonly GraphNode[] =>
  nodes.map((node) => {
    const owner = owned.get(node.address);
    const isFree = node.parent === null && node.runsIn === undefined;
    return owner !== undefined && isFree ? createNode({ ...node, runsIn: owner }) : node;
  });

// Namespaces: containers around resources with the same group name, in the same container and on the same cluster.
// Groups made outside the input count too; the default group does not.

interface Grouped {
  /** The nodes passed in, with grouped ones moved into their container. */
  readonly nodes: readonly GraphNode[];
  readonly boxes: readonly GraphNode[];
  readonly implied: readonly Implied[];
}

// A group may be named after another group, and so on.
const GROUP_CHAIN_MAX = 8;

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
    if (rule === undefined || name === null || rule.defaultNames.includes(name)) return [];
    const key = JSON.stringify([node.parent, rule.box, name, [...namedBy(resource, rule.clusterAttributes)].sort()]);
    return [{ node, resource, rule, name, key, isGroup: rule.nameAttribute !== undefined }];
  });
  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const parents = new Map<string, string>();
  const boxes: GraphNode[] = [];
  const implied: Implied[] = [];
  for (const together of groupBy(members, ({ key }) => key).values()) {
    const [{ node, resource, rule, name }] = together as [(typeof together)[0]];
    // A group without members is drawn as a node.
    if (together.every(({ isGroup }) => isGroup)) continue;
    const address = freshAddress(rule.box, `${rule.noun}_${name.replace(/[^A-Za-z0-9_-]/g, '_')}`, takenAddresses);
    takenAddresses.add(address);
    const attributes = { name: `${rule.noun} ${name}` };
    boxes.push(createNode({ address, parent: node.parent, attributes, provenance: 'implied' }));
    implied.push({ address, proof: resource });
    for (const member of together) parents.set(member.node.address, address);
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
  if (rule === undefined || depth > GROUP_CHAIN_MAX) return null;
  const paths = rule.nameAttribute === undefined ? rule.attributes : [rule.nameAttribute];
  const known = paths.flatMap((path) => textsAt(valuesOf(address), path.split('.'))).find((text) => text !== '');
  if (known !== undefined) return known;
  if (rule.nameAttribute !== undefined) return resources.get(address)?.name ?? null;
  const named = referencesOf(address).filter(({ path, to }) => {
    const isGrouped = factsOf(to).grouped !== undefined;
    return isGrouped && rule.attributes.some((attribute) => leadsInto(path, attribute));
  });
  const names = new Set(named.map(({ to }) => groupNameOf(to, model, depth + 1)));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}
