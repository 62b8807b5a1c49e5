/**
 * Decides what a diagram shows of a union: an icon or a mark for everything that the report names, and either the whole
 * or the changes and their neighbours, with the rest counted.
 */

import { mostUsedCloud } from '../catalog/cloud.js';
import { isOpened } from '../catalog/exposure.js';
import { factsOf } from '../catalog/index.js';
import { KNOWLEDGE, type Knowledge } from '../catalog/knowledge.js';
import { originalOf } from '../graph/address.js';
import { addCount, type ChangeDetails, type JoinedResource, type PartWithoutIcon } from '../graph/changes.js';
import { countResources } from '../graph/counts.js';
import { createEdge, createGraph, createNode, headOf } from '../graph/create.js';
import { groupBy, put } from '../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType, isOutside, STUB_NAME } from '../graph/node-types.js';
import { byText } from '../graph/order.js';
import type { RightsChange } from '../graph/rights.js';
import { parseTerraformAddress, toGraphAddress } from '../graph/terraform-address.js';
import { isUnchangedHost, stemsIn } from '../graph/unchanged-host.js';
import { listedUpTo } from '../platform/text/english.js';
import { TOUCHED_TEXTS_MAX, USERS_DRAWN_MAX, USES_DRAWN_MAX } from './limits.js';
import { unchanged } from './messages.js';
import { type SharedIdentity, sharedIdentities } from './shared-rights.js';

/**
 * Returns the changed nodes, the nodes within `hops` edges of a change, and the containers of both.
 * Each container gets one icon for its omitted nodes, with their number, so that nobody takes the diagram for complete.
 * @param hops number of edges to follow from a change, in either direction
 */
export function focus(union: Graph, hops: number, knowledge: Knowledge = KNOWLEDGE): Graph {
  const included = withBoxes(nodesNearChanges(union, hops), union);
  const omitted = [...union.nodes.values()].filter(({ address }) => !included.has(address));
  const stubs = stubsOf(omitted, included, union, knowledge);
  const { nodes, edges, ...head } = union;
  const total = union.total ?? countResources([...nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));
  const parts = {
    ...head,
    total,
    nodes: [...[...nodes.values()].filter(({ address }) => included.has(address)), ...stubs],
    edges: edges.filter(({ from, to }) => included.has(from) && included.has(to)),
  };
  return Object.freeze({ ...head, ...createGraph(parts) });
}

/**
 * Returns the marked nodes and the nodes within `hops` edges of one, in either direction.
 * A changed edge between two unmarked nodes is a change itself, and its ends count as marked. A changed edge of a
 * marked node only adds its other end: otherwise the load balancer of a new service would bring in all its other
 * targets.
 */
function nodesNearChanges({ nodes, edges }: Graph, hops: number): ReadonlySet<string> {
  const neighbours = new Map<string, string[]>();
  const ends = new Set<string>();
  const reached = new Set<string>();
  for (const { address, change, changed } of nodes.values()) {
    if (change !== 'none' || changed !== undefined) reached.add(address);
  }
  const marked = new Set(reached);
  for (const { from, to, change } of edges) {
    put(neighbours, from, to);
    put(neighbours, to, from);
    if (change === undefined) continue;
    const isOwn = !marked.has(from) && !marked.has(to);
    for (const end of [from, to]) (isOwn ? reached : ends).add(end);
  }
  let frontier: readonly string[] = [...reached];
  for (let hop = 0; hop < hops && frontier.length > 0; hop++) {
    const next = new Set(
      frontier.flatMap((address) => neighbours.get(address) ?? []).filter((end) => !reached.has(end)),
    );
    for (const address of next) reached.add(address);
    frontier = [...next];
  }
  return new Set([...reached, ...ends]);
}

function withBoxes(reached: ReadonlySet<string>, { nodes }: Graph): ReadonlySet<string> {
  const included = new Set(reached);
  // The loop also visits the parents that are added here.
  for (const address of included) {
    const parent = nodes.get(address)?.parent ?? null;
    if (parent !== null) included.add(parent);
  }
  return included;
}

/**
 * Returns a lookup of the innermost remaining container of a node. Results are cached: chains of containers may be
 * long.
 */
function remainingContainers({ nodes }: Graph, remaining: ReadonlySet<string>): (node: GraphNode) => string | null {
  const containerByParent = new Map<string | null, string | null>([[null, null]]);
  for (const address of remaining) containerByParent.set(address, address);
  return ({ parent }) => {
    const path: string[] = [];
    let container = parent;
    for (
      ;
      container !== null && !containerByParent.has(container);
      container = (nodes.get(container) as GraphNode).parent
    )
      path.push(container);
    const innermost = containerByParent.get(container) as string | null;
    for (const address of path) containerByParent.set(address, innermost);
    return innermost;
  };
}

/**
 * Returns one icon for the omitted nodes of each remaining container or host and, at the top level, of each cloud. What
 * belongs to no cloud is counted in the one that most of the nodes belong to. What belongs to a cloud of which nothing
 * else remains is outside all clouds: the box of another cloud would seem to have to do with the change.
 */
function stubsOf(
  omitted: readonly GraphNode[],
  included: ReadonlySet<string>,
  union: Graph,
  knowledge: Knowledge,
): GraphNode[] {
  const { nodes } = union;
  const containerOf = remainingContainers(union, included);
  const mainCloud = mostUsedCloud(omitted.map(({ type }) => type));
  const clouds = new Set([...included].map((address) => knowledge.cloudOf(nodes.get(address)?.type ?? '')));
  const stubTypeOf = (node: GraphNode): string => {
    const own = knowledge.cloudOf(node.type);
    const cloud = own === 'other' ? mainCloud : own;
    return knowledge.contentsTypeOf(containerOf(node) !== null || clouds.has(cloud) ? cloud : 'other');
  };
  const hostOf = ({ runsIn, parent }: GraphNode): string | undefined =>
    runsIn !== undefined && included.has(runsIn) && nodes.get(runsIn)?.parent === parent ? runsIn : undefined;
  const groups = groupBy(omitted, (node) => hostOf(node) ?? containerOf(node) ?? ` ${stubTypeOf(node)}`);
  let n = 0;
  return [...groups.values()].map((members) => {
    const [first] = members as [GraphNode, ...GraphNode[]];
    const type = stubTypeOf(first);
    const count = members.reduce((sum, node) => sum + node.count, 0);
    const host = hostOf(first);
    let address = `${type}.${STUB_NAME}[${n++}]`;
    while (nodes.has(address)) address = `${type}.${STUB_NAME}[${n++}]`;
    return createNode({
      address,
      type,
      count,
      labelOverride: unchanged(count),
      parent: containerOf(first),
      ...(host !== undefined && { runsIn: host }),
    });
  });
}

// ---- Removes containers that only one revision shows and that end up empty in the union.

/**
 * Returns the graph without implied zones and regions that are new or gone and hold nothing.
 * Nodes in two zones may be drawn once in the union. A zone that becomes empty by that is neither created nor deleted.
 * Works from the inside out, so a region whose zones are all removed goes too.
 */
export function withoutBare(graph: Graph): Graph {
  const inside = new Map<string, number>();
  for (const { parent } of graph.nodes.values()) if (parent !== null) inside.set(parent, (inside.get(parent) ?? 0) + 1);
  const remaining = new Map(graph.nodes);
  const waiting = [...graph.nodes.values()].filter(isPlace);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ((inside.get(node.address) ?? 0) > 0 || !remaining.delete(node.address) || node.parent === null) continue;
    inside.set(node.parent, (inside.get(node.parent) ?? 0) - 1);
    const container = remaining.get(node.parent);
    if (container !== undefined && isPlace(container)) waiting.push(container);
  }
  if (remaining.size === graph.nodes.size) return graph;
  return {
    ...graph,
    nodes: remaining,
    edges: graph.edges.filter(({ from, to }) => remaining.has(from) && remaining.has(to)),
  };
}

const isPlace = ({ type, provenance, change }: GraphNode): boolean =>
  isContainerType(type) && provenance === 'implied' && (change === 'create' || change === 'delete');

// ---- Merges unchanged neighbours of a change that have identical edges into one icon.

/**
 * Returns the graph with one counted icon per group of unchanged nodes of one type and container whose edges are
 * identical: `Fargate service, 7 unchanged`. Edges keep their labels, because every member has all of them. Marked
 * nodes, ends of marked edges, hosts of other nodes and external actors are not merged. Returns the same object if
 * nothing merges.
 * @param least minimum number of nodes in a group
 */
export function mergeUnchanged(graph: Graph, least = 2): Graph {
  const edgesOf = edgesByNode(graph);
  const hosts = new Set([...graph.nodes.values()].flatMap(({ runsIn }) => runsIn ?? []));
  const isPlain = (node: GraphNode): boolean =>
    !isContainerType(node.type) &&
    !isOutside(node.type) &&
    !hosts.has(node.address) &&
    node.change === 'none' &&
    [node.changed, node.ghostOf, node.steps, node.isGone].every((mark) => mark === undefined) &&
    (edgesOf.get(node.address) ?? []).every(({ change, steps }) => change === undefined && steps === undefined);
  const groups = groupBy([...graph.nodes.values()].filter(isPlain), (node) =>
    JSON.stringify([
      ...[node.type, node.parent, node.runsIn ?? '', node.lookedUp, node.provenance],
      (edgesOf.get(node.address) ?? []).map((edge) => signatureOf(edge, node.address)).sort(byText),
    ]),
  );
  const usedAddresses = new Set(graph.nodes.keys());
  const mergedInto = new Map<string, string>();
  const merged = [...groups.values()].flatMap((members) => {
    if (members.length < least) return [];
    const node = mergedNode(members, usedAddresses);
    usedAddresses.add(node.address);
    for (const { address } of members) mergedInto.set(address, node.address);
    return [node];
  });
  if (merged.length === 0) return graph;
  const end = (address: string): string => mergedInto.get(address) ?? address;
  const once = new Map(graph.edges.map((edge) => [`${end(edge.from)}\n${end(edge.to)}`, edge]));
  const parts = {
    ...headOf(graph),
    nodes: [...[...graph.nodes.values()].filter(({ address }) => !mergedInto.has(address)), ...merged],
    edges: [...once.values()].map((edge) => createEdge({ ...edge, from: end(edge.from), to: end(edge.to) })),
  };
  const { nodes: _, edges: __, ...head } = graph;
  return Object.freeze({ ...head, ...createGraph(parts) });
}

function edgesByNode({ edges }: Graph): ReadonlyMap<string, readonly GraphEdge[]> {
  const edgesOf = new Map<string, GraphEdge[]>();
  for (const edge of edges) for (const end of new Set([edge.from, edge.to])) put(edgesOf, end, edge);
  return edgesOf;
}

/**
 * Serialises an edge without the given end. A self-loop includes the node's address, so such a node matches no other.
 */
function signatureOf({ from, to, ...edge }: GraphEdge, address: string): string {
  const isLoop = from === to;
  return JSON.stringify([from === address && !isLoop ? '' : from, to === address && !isLoop ? '' : to, edge]);
}

function mergedNode(members: readonly GraphNode[], usedAddresses: ReadonlySet<string>): GraphNode {
  const [first] = members as readonly [GraphNode, ...GraphNode[]];
  const count = members.reduce((sum, node) => sum + node.count, 0);
  const shared = Object.entries(first.attributes).filter(([name, value]) =>
    members.every(({ attributes }) => Object.hasOwn(attributes, name) && attributes[name] === value),
  );
  const { type, parent, runsIn, lookedUp, provenance } = first;
  const common = {
    ...{
      type,
      parent,
      lookedUp,
      provenance,
      count,
      labelOverride: unchanged(count),
      attributes: Object.fromEntries(shared),
    },
    ...(runsIn !== undefined && { runsIn }),
  };
  let n = 0;
  while (usedAddresses.has(`${type}.${STUB_NAME}[${n}]`)) n++;
  return createNode({ ...common, address: `${type}.${STUB_NAME}[${n}]` });
}

// ---- Shows what the report names and no node of the union shows.

/**
 * Returns the union as a diagram shows it: each resource that the report names has an icon or a mark. A union without
 * such resources is returned as it is.
 * @param touched what differs without a change to the architecture, in words, by address of the resource
 * @param parts resources that only the table of the report shows
 */
export function withMentioned(
  union: Graph,
  touched: ReadonlyMap<string, string>,
  parts: readonly PartWithoutIcon[] = [],
): Graph {
  const nodes = new Map([...union.nodes].map(([address, node]) => [address, asDrawn(node, union)]));
  const identities = withIdentities(nodes, union);
  for (const part of parts) addPart(part, nodes);
  for (const [address, texts] of touchedTexts(union, touched)) {
    const node = nodes.get(address);
    if (node?.change === 'none' && node.changed === undefined)
      nodes.set(address, { ...node, changed: { touched: listedUpTo(texts, TOUCHED_TEXTS_MAX) } });
  }
  const edges = [...identities, ...attachments(nodes, union)];
  if (union.changes?.plan === undefined) {
    for (const [address, node] of nodes)
      if (staysAsItIs(node, touched)) nodes.set(address, { ...node, change: 'none' });
  }
  const isSame = edges.length === 0 && nodes.size === union.nodes.size;
  if (isSame && [...nodes].every(([address, node]) => node === union.nodes.get(address))) return union;
  const { nodes: _, edges: __, ...head } = union;
  return Object.freeze({
    ...head,
    ...createGraph({ ...headOf(union), nodes: nodes.values(), edges: [...union.edges, ...edges] }),
  });
}

/**
 * True for a node that the table lists without a sign, because only its parts change, or the access and the rights that
 * others give it. The diagram then shows no change of the node itself either. Opened access keeps its red outline.
 */
const staysAsItIs = (node: GraphNode, touched: ReadonlyMap<string, string>): boolean =>
  !isOpened(node) && !touched.has(originalOf(node.address)) && isUnchangedHost(node, stemsIn(node));

/** Groups the texts by the node at which the diagram shows them. */
function touchedTexts({ nodes, undrawn }: Graph, touched: ReadonlyMap<string, string>) {
  const texts = new Map<string, string[]>();
  for (const [address, text] of touched) {
    const node = nodes.has(address) ? address : undrawn?.get(address)?.at;
    if (node !== undefined && text !== '' && texts.get(node)?.includes(text) !== true) put(texts, node, text);
  }
  return texts;
}

/** Adds a changed part to the node that shows it, and to its copies. */
function addPart({ part, nodes: candidates }: PartWithoutIcon, nodes: Map<string, GraphNode>): void {
  const copiesByAddress = groupBy([...nodes.values()], ({ address }) => originalOf(address));
  const host = candidates.map(originalOf).find((address) => copiesByAddress.has(address));
  const own = toGraphAddress(part.address, 'short');
  for (const node of copiesByAddress.get(host ?? '') ?? []) {
    // An icon that the diagram adds has the change of its resource already.
    if (own !== null && node.change === part.change && stemsIn(node).includes(own)) continue;
    const { folded, parts = [], touched: _, ...others } = node.changed ?? {};
    const changed = { ...others, folded: addCount(folded, part.change), parts: [...parts, part] };
    nodes.set(node.address, createNode({ ...node, change: node.change === 'none' ? 'update' : node.change, changed }));
  }
}

/** Returns the node in the box that only the revision before draws, and with the mark of what it stands for. */
function asDrawn(node: GraphNode, { nodes, undrawn }: Graph): GraphNode {
  const [box = null] = (node.before ?? []).map(({ parent }) => parent);
  const isMember =
    box !== null && box !== node.parent && nodes.get(box)?.isGone === true && undrawn?.get(box)?.at === node.address;
  const parent = isMember ? { parent: box } : {};
  const change = isReplacedTwin(node) ? { change: 'replace' as const } : {};
  return isMember || isReplacedTwin(node) ? createNode({ ...node, ...parent, ...change }) : node;
}

/** True for a node whose only change is the replacement of a resource of its own type, such as the other direction. */
const isReplacedTwin = ({ type, change, changed: { folded, parts = [], ...own } = {} }: GraphNode): boolean =>
  change === 'update' &&
  folded?.replace === parts.length &&
  Object.keys(own).length === 0 &&
  parts.every((part) => part.change === 'replace' && parseTerraformAddress(part.address)?.type === type);

/**
 * Adds the icons of resources whose exposure or rights change and that no node shows. Returns the edges to what they
 * may use. A supporting node, such as a provider of identities, does not show the rights of a role that trusts it.
 */
function withIdentities(nodes: Map<string, GraphNode>, union: Graph): readonly GraphEdge[] {
  const { exposure = [], rights = [], cloudNames, undrawn } = union;
  const details = new Map<string, Pick<ChangeDetails, 'exposure' | 'rights' | 'folded' | 'parts'>>();
  for (const { address, type: _, ...change } of exposure)
    details.set(address, { exposure: [...(details.get(address)?.exposure ?? []), change] });
  const add = (address: string, change: RightsChange): void => {
    const known = details.get(address);
    details.set(address, { ...known, rights: [...(known?.rights ?? []), change] });
  };
  for (const { address, ...change } of rights) add(address, change);
  for (const node of [...nodes.values()]) {
    const moved = rightsOfOthers(node);
    if (moved.length === 0) continue;
    for (const change of moved) add((change.isTrust ? change.target : change.principal).address as string, change);
    nodes.set(node.address, withoutRights(node, moved));
  }
  const shared = sharedIdentities(nodes);
  for (const { address, changed, users } of shared) {
    details.set(address, { ...details.get(address), ...changed });
    for (const { changed: _, ...user } of users) nodes.set(user.address, createNode({ ...user, change: 'none' }));
  }
  const added = [...details].filter(([address]) => !nodes.has(address));
  const changeOf = changesWithoutIcon(union);
  for (const [address, changed] of added) {
    const name = cloudNames?.get(address);
    const change = changeOf.get(address) ?? 'update';
    const lookedUp = undrawn?.get(address)?.isRead === true;
    nodes.set(
      address,
      createNode({ address, change, changed, lookedUp, ...(name !== undefined && { labelOverride: name }) }),
    );
  }
  const uses = added.flatMap(([from, { rights: changes = [] }]) =>
    (undrawn?.get(from)?.uses ?? []).slice(0, USES_DRAWN_MAX).map((to) => {
      const change = changeOfUse(nodes.get(from)?.change, changes, nodes.get(to));
      return createEdge({ from, to, ...(change !== undefined && { change }) });
    }),
  );
  return [...uses, ...shared.flatMap(edgesOfUsers)];
}

/** Returns the edges from nodes to the identity as which they run; none if there are too many. */
const edgesOfUsers = ({ address: to, users }: SharedIdentity): readonly GraphEdge[] =>
  users.length > USERS_DRAWN_MAX ? [] : users.map(({ address: from }) => createEdge({ from, to, thin: true }));

/** Returns the new and removed resources without a node, by graph address: parts of nodes, and those that no node shows. */
function changesWithoutIcon({ nodes, touched = [] }: Graph): ReadonlyMap<string, 'create' | 'delete'> {
  const parts = [...nodes.values()].flatMap(({ changed }) => changed?.parts ?? []);
  const all = [
    ...parts.map(({ address, change }) => [toGraphAddress(address, 'short') ?? address, change] as const),
    ...touched.map(({ address, change }) => [address, change] as const),
  ];
  return new Map(
    all.flatMap(([address, change]) =>
      change === 'create' || change === 'delete' ? [[address, change] as const] : [],
    ),
  );
}

/**
 * Returns the change of the edge from an identity to what it may use: new for a new identity and for a first right,
 * changed for a further one.
 */
function changeOfUse(
  change: GraphNode['change'] | undefined,
  rights: readonly RightsChange[],
  target: GraphNode | undefined,
): GraphEdge['change'] {
  if (change === 'create') return 'create';
  const own = target === undefined ? [] : stemsIn(target);
  const onTarget = rights.filter(({ target: { address }, isTrust }) => isTrust !== true && own.includes(address ?? ''));
  return onTarget.length === 0 ? undefined : 'update';
}

/** Returns the changed rights at a supporting node that are those of another resource. */
function rightsOfOthers({ address, type, instances = [address], change, changed }: GraphNode): readonly RightsChange[] {
  if (change !== 'update' || factsOf(type).supporting !== true) return [];
  return (changed?.rights ?? []).filter(({ isTrust, isWithNew, principal, target }) => {
    const subject = (isTrust === true ? target : principal).address;
    return isWithNew !== true && subject !== undefined && !instances.includes(subject);
  });
}

function withoutRights(node: GraphNode, moved: readonly RightsChange[]): GraphNode {
  const { rights = [], ...others } = node.changed ?? {};
  const remaining = rights.filter((change) => !moved.includes(change));
  const changed = { ...others, ...(remaining.length > 0 && { rights: remaining }) };
  if (Object.keys(changed).length > 0) return createNode({ ...node, changed });
  const { changed: _, ...plain } = node;
  return createNode({ ...plain, change: 'none' });
}

/** Returns an edge for each association that comes or goes between two nodes, unless an edge joins them already. */
function attachments(nodes: ReadonlyMap<string, GraphNode>, { edges, undrawn }: Graph): readonly GraphEdge[] {
  const nodeOf = ({ address }: JoinedResource): string => {
    const joined = toGraphAddress(address, 'short') ?? '';
    return nodes.has(joined) ? joined : (undrawn?.get(joined)?.was ?? '');
  };
  const key = (one: string, other: string): string => [one, other].sort(byText).join('\n');
  const joined = new Set(edges.map(({ from, to }) => key(from, to)));
  const added: GraphEdge[] = [];
  for (const node of nodes.values()) {
    for (const { change, joins } of node.changed?.parts ?? []) {
      if (joins === undefined || node.change !== 'update' || (change !== 'create' && change !== 'delete')) continue;
      const [from, to] = [nodeOf(joins), joins.to === undefined ? node.address : nodeOf(joins.to)];
      const start = nodes.get(from);
      if (start === undefined || isContainerType(start.type) || !nodes.has(to) || joined.has(key(from, to))) continue;
      joined.add(key(from, to));
      added.push(createEdge({ from, to, thin: true, change }));
    }
  }
  return added;
}
