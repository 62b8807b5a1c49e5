/** Labels: the texts of each node, box and edge. */

import { NAME_SAYS_ALL, REGION_STYLES } from '../catalog/boxes.js';
import { CLOUDS } from '../catalog/cloud.js';
import { boxFactsOf, cloudOf } from '../catalog/index.js';
import { KNOWLEDGE } from '../catalog/knowledge.js';
import { regionLabel } from '../catalog/locations.js';
import { type Cloud, linksOf } from '../catalog/model.js';
import { homeOf, productOf } from '../catalog/products.js';
import { parseAddress, withCopy } from '../graph/address.js';
import { glyphOf } from '../graph/changes.js';
import { countResources, isOfSource } from '../graph/counts.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import { largest } from '../graph/order.js';
import { ancestorsOf, childrenOf } from '../graph/tree.js';
import { NAMES_LISTED } from '../limits.js';
import { severalNames } from '../messages.js';
import { containerBox, groupBox } from './box.js';
import { nameBeyondTitle } from './box-title.js';
import { alertFor, detailValues } from './captions.js';
import { changeOf, changesOf, hiddenChanges, isAllNew, isChanged, showsChanges, withChangedArrows } from './changes.js';
import { emptiesOf, foldEmpties } from './grouping/empties.js';
import { withFellows } from './grouping/equivalent-nodes.js';
import { type Entry, type Group, isGroup } from './grouping/groups.js';
import { type IsBox, withHosts } from './grouping/hosts.js';
import { groupLoose, type Looseness } from './grouping/loose.js';
import { boxedModules, groupByModule, type ModuleBoxes } from './grouping/modules.js';
import { isLine, ofFirstRank, type Ranks, ranksOf, stripsIn } from './grouping/ranks.js';
import { isInferred, withConnections } from './lines/connections.js';
import { standsOnBorder, withGatewayPaths } from './lines/gateway-paths.js';
import {
  COUNT_UNKNOWN,
  holds,
  instanceCount,
  instancesInWords,
  isIn,
  NOTHING_DRAWN,
  resourceCount,
  resourcesOfBoth,
  usedBy,
  uses,
} from './messages.js';
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from './model.js';
import { namesOf, repeats } from './names.js';
import { type Context, inTiers, nameSiblings, type SiblingKey } from './siblings.js';
import { type Lone, loneInstances } from './words.js';

export interface PresentOptions {
  /** The modules that have a box. */
  readonly modules: ModuleBoxes;
  /** True if the source knows what exists, the default. An offline plan creates everything, which is not a change. */
  readonly changes?: boolean;
  /** True to mark changes even if everything is new. By default, a plan that creates everything has no marks. */
  readonly marksAllNew?: boolean;
  /**
   * True to draw operational and security resources small, in strips (the default); false to draw them like all others, with thin
   * edges.
   */
  readonly strips?: boolean;
  /** Title of a graph without a title. */
  readonly called?: string;
}

/** An entry that is not processed yet, with the id of its box. */
interface Waiting {
  readonly entry: Entry;
  readonly parent: string | null;
  /** Name and style; null for a group, which has a title. */
  readonly called: SiblingKey | null;
  /** Names of the enclosing boxes, outermost first. */
  readonly said: readonly string[];
}

/** Number of enclosing boxes whose names a title does not repeat: a network, a region, a zone. */
const SAID_BOXES = 3;

/**
 * Returns all elements of the diagram with their labels. Parents come before children. Siblings are sorted by address, except for
 * subnets: public ones come first.
 * An explicit stack replaces recursion, because the input may nest containers to any depth.
 */
export function present(given: Graph, options: PresentOptions): Presentation {
  const { modules, changes = true, marksAllNew = false, strips = true, called = '' } = options;
  const isMarked = changes && showsChanges(given, marksAllNew);
  const drawn = withinZones(withConnections(withGatewayPaths(isMarked ? withChangedArrows(given) : given)));
  const { graph, isBox } = withHosts(withoutSoleRegions(drawn));
  const ranks = strips ? ranksOf(graph, isBox) : NO_RANKS;
  const edges = graph.edges.filter(isLine(ranks));
  const items = itemsOf({ ...graph, edges }, ranks, { modules, isMarked, isBox });
  const unsaid = graph.edges.filter((edge) => !isLine(ranks)(edge));
  const lines = edges.map(presentedEdge);
  return {
    ...heading(given, called),
    ...withFellows({
      items: inWords(isMarked ? items : items.map(withoutChange), unsaid, ranks, isMarked),
      edges: isMarked ? lines : lines.map(edgeWithoutChange),
    }),
    flows: graph.flows ?? [],
    ...(isMarked ? changesOf(given, isAllNew(given)) : changes && !isChanged(given) && hiddenChanges(given)),
  };
}

const NO_RANKS: Ranks = new Map();

/** @param graph graph with the edges that are drawn */
function itemsOf(
  graph: Graph,
  ranks: Ranks,
  { modules, isMarked, isBox }: { readonly modules: ModuleBoxes; readonly isMarked: boolean; readonly isBox: IsBox },
): readonly (PresentedNode | PresentedBox)[] {
  const children = childrenOf(graph);
  const loops = loopsOf(graph);
  const context: Context = {
    lone: loneInstances(graph),
    childrenOf: (address) => children.get(address) ?? [],
    isSmall: (address) => ranks.has(address),
    isBox,
  };
  const group = groupingOf(graph, ranks, { lone: context.lone, modules, isBox });
  const empties = emptiesOf(graph, context.childrenOf, isMarked);

  const items: (PresentedNode | PresentedBox)[] = [];
  const stack: Waiting[] = [];
  const wait = (entries: readonly Entry[], parent: string | null, said: readonly string[]): void => {
    const nodes = entries.filter((entry): entry is GraphNode => !isGroup(entry));
    const called = nameSiblings(nodes, said, context);
    for (const entry of [...foldEmpties(entries, called, empties)].reverse()) {
      stack.push({ entry, parent, called: isGroup(entry) ? null : (called.get(entry.address) as SiblingKey), said });
    }
  };

  const saidOf = saidOfClouds(graph);
  const top = { childrenOf: context.childrenOf, saidOf };
  wait(topEntries(inTiers(children.get(null) ?? [], [], context), group, top), null, []);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { entry, parent, said } = next;
    if (isGroup(entry)) {
      items.push(groupBox(entry, parent));
      wait(entry.members, entry.id, said);
      continue;
    }
    const called = next.called as SiblingKey;
    const around = [...saidOf(cloudOf(entry.type)), ...said];
    if (isBox(entry)) {
      items.push(containerBox(entry, parent, called, around));
      const saidInside = saidIn(entry, called, said);
      const members = inTiers(context.childrenOf(entry.address), saidInside, context);
      wait(group(entry.address, members), entry.address, saidInside);
    } else {
      const loop = loops.get(entry.address) ?? null;
      const isSmall = ranks.has(entry.address);
      const onBorder = !isSmall && parent === entry.parent && standsOnBorder(entry, graph);
      items.push(presentedNode(entry, { parent, name: called.name, loop, isSmall, onBorder, said: around }));
    }
  }
  return items;
}

/** Both `shop-vpc-app` and `shop-app` repeat the name of a VPC `shop-vpc`. */
function saidIn({ type }: GraphNode, { name, style }: SiblingKey, said: readonly string[]): readonly string[] {
  const words = [name, nameBeyondTitle(type, style, name)].filter((each) => each !== '');
  return [...said, ...new Set(words)].slice(-2 * SAID_BOXES);
}

type Item = PresentedNode | PresentedBox;

/** Returns the item without its change, in its state after the plan. */
const withoutChange = ({ changed: _, changeLines: __, driftLine: ___, ghostOf: ____, ...item }: Item): Item =>
  ({ ...item, change: 'none', alert: '' }) as Item;

const edgeWithoutChange = ({ change: _, ...edge }: PresentedEdge): Presentation['edges'][number] => edge;

/**
 * Returns the graph's title and, as subtitle, its size; both empty for a graph without a title.
 * If annotations leave nothing to draw, the title states that, because an image without size cannot be opened.
 * @param called title for a graph that has none
 */
function heading(graph: Graph, called: string): Pick<Presentation, 'title' | 'subtitle' | 'sentence'> {
  const title = graph.title === '' ? (graph.nodes.size === 0 ? NOTHING_DRAWN : called) : graph.title;
  if (title.trim() === '') return { title: '', subtitle: '' };
  const drawn = countResources([...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));
  const { changes: { before, sentence } = {}, total = drawn, removed } = graph;
  const subtitle = before === undefined ? resourceCount(total, drawn, removed) : resourcesOfBoth(before, total);
  return { title, subtitle, ...(sentence !== undefined && { sentence }) };
}

function presentedEdge(edge: GraphEdge): PresentedEdge {
  const { from, to, twoWay, label, steps = [], provenance, thin, count = 0, change } = edge;
  return {
    ...{ from, to, twoWay, label, steps },
    inferred: isInferred(edge),
    suggested: provenance === 'suggested',
    thin: thin === true,
    ...(count > 0 && { count }),
    ...(change !== undefined && { change }),
  };
}

/** Returns the labels of self-loops, by address of the node. */
const loopsOf = ({ edges }: Graph): ReadonlyMap<string, string> =>
  new Map(edges.filter(({ from, to }) => from === to).map(({ from, label }) => [from, label]));

// ---- The only region, which is named beside the cloud instead of drawn as a box.
// A box inside of a network would wrongly exclude everything else in the region.

const REGION_TYPES: ReadonlySet<string> = new Set([...REGION_STYLES].map((style) => style.split(':', 1)[0] as string));

/** Returns the graph without such boxes; their contents move to the parent. A region with edges or annotations stays. */
function withoutSoleRegions(graph: Graph): Graph {
  const { nodes, edges, within = {} } = graph;
  const boxes = [...nodes.values()].filter(isRegion);
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const saidOf = ({ type }: GraphNode): readonly string[] => within[KNOWLEDGE.cloudOf(type)] ?? [];
  const isSaid = (node: GraphNode): boolean =>
    saidOf(node).some((place) => Object.values(node.attributes).includes(place));
  const sole = boxes.filter(({ type, address, steps, called, detail }) => {
    const ofCloud = boxes.filter((box) => KNOWLEDGE.cloudOf(box.type) === KNOWLEDGE.cloudOf(type));
    return ofCloud.every(isSaid) && !ends.has(address) && [steps, called, detail].every((one) => one === undefined);
  });
  if (sole.length === 0) return graph;
  const gone = new Map(sole.map(({ address, parent }) => [address, parent]));
  const staying = [...nodes].filter(([address]) => !gone.has(address));
  const moved = staying.map(([address, node]): [string, GraphNode] => [
    address,
    node.parent !== null && gone.has(node.parent) ? { ...node, parent: gone.get(node.parent) ?? null } : node,
  ]);
  return { ...graph, nodes: new Map(moved) };
}

/** Only implied boxes are regions: a group of accounts may have the same type. */
const isRegion = ({ type, provenance }: GraphNode): boolean => REGION_TYPES.has(type) && provenance === 'implied';

interface Top {
  /** Returns the locations of a cloud. */
  readonly saidOf: (cloud: Cloud) => readonly string[];
  readonly childrenOf: (address: string) => readonly GraphNode[];
}

/** Returns a lookup of the locations that apply to a whole cloud, for its box. A region with a box of its own is left out. */
function saidOfClouds({ nodes, within = {} }: Graph): (cloud: Cloud) => readonly string[] {
  const boxes = [...nodes.values()].filter(({ type }) => REGION_TYPES.has(type));
  const isInside = (place: string, cloud: Cloud): boolean =>
    boxes.some(({ type, attributes }) => cloudOf(type) === cloud && Object.values(attributes).includes(place));
  return (cloud) => {
    const said = Object.hasOwn(within, cloud) ? (within[cloud] as readonly string[]) : [];
    return said.filter((place) => !isInside(place, cloud));
  };
}

/** Returns the top level of the diagram: external actors and other providers, then one box per cloud. */
function topEntries(nodes: readonly GraphNode[], group: Grouping, { childrenOf, saidOf }: Top): Entry[] {
  /** A generic group belongs to the cloud of its type, unless all of its contents belong to other providers. */
  const cloudAround = (node: GraphNode): Cloud => {
    if (isOutside(node.type)) return 'other';
    const inside = NAME_SAYS_ALL.has(node.type) ? childrenOf(node.address) : [];
    const isStranger = inside.length > 0 && inside.every(({ type }) => cloudOf(type) === 'other');
    return isStranger ? 'other' : homeOf(node.type, node.attributes);
  };
  const livingIn = (home: Cloud): GraphNode[] => nodes.filter((node) => cloudAround(node) === home);
  const clouds = CLOUDS.flatMap((cloud): Group[] => {
    const members = livingIn(cloud);
    const style = `cloud:${cloud}`;
    if (members.length === 0) return [];
    const { title } = boxFactsOf(style);
    const said = saidOf(cloud);
    const detail = said.length > 0 && { detail: said.map(regionLabel).join(' · ') };
    return [{ kind: 'group', id: style, style, title, ...detail, members: group(style, members) }];
  });
  return [...group(null, livingIn('other')), ...clouds];
}

// ---- Groups in a container: strips, modules, and unconnected icons with equal properties.

/** @param parent id of the container; null at the top */
type Grouping = (parent: string | null, siblings: readonly GraphNode[]) => readonly Entry[];

interface Naming {
  readonly lone: Lone;
  /** The modules that have a box. */
  readonly modules: ModuleBoxes;
  readonly isBox: IsBox;
}

/**
 * Returns the function that divides the members of a container.
 * @param graph graph with the edges that are drawn
 */
function groupingOf(graph: Graph, ranks: Ranks, { lone, modules, isBox }: Naming): Grouping {
  const { nodes, edges } = graph;
  const byModule = groupingByModule(graph, ranks, { lone, modules, isBox });
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const about: Looseness = {
    isJoined: (address) => joined.has(address),
    isBox,
    nameOf: (node) => {
      const { title } = productOf(node.type, node.attributes);
      return namesOf(node, { title, lone, said: [] })[0] as string;
    },
  };
  return (parent, siblings) => {
    const first = byModule(parent, ofFirstRank(siblings, ranks));
    const style = parent === null ? null : (nodes.get(parent)?.type ?? parent);
    return [...groupLoose({ parent, style }, first, about), ...stripsIn(parent, siblings, ranks)];
  };
}

/** Small icons are never in a module's box, so they do not count towards one. */
function groupingByModule(graph: Graph, ranks: Ranks, { lone, modules, isBox }: Naming): Grouping {
  if (modules === 'none') return (_, siblings) => siblings;
  if (modules === 'all') return groupByModule(lone, null, isBox);
  const large = new Map([...graph.nodes].filter(([address]) => !ranks.has(address)));
  return groupByModule(lone, boxedModules({ ...graph, nodes: large }, lone, isBox), isBox);
}

// ---- Edges between copies.
// A service with one copy per zone calls another such service: a single connection, but nine edges across three zones.
// Only edges within a zone are drawn.

/** Returns the graph without edges to copies in other zones, if every copy is joined to every other. */
function withinZones(graph: Graph): Graph {
  const copies = copiesIn(graph);
  if (copies.size === 0) return graph;
  const resourceOf = (address: string): string => withCopy(address, null);
  const between = graph.edges.filter(
    ({ from, to, steps = [] }) =>
      isCopy(from) && isCopy(to) && steps.length === 0 && resourceOf(from) !== resourceOf(to),
  );
  const groups = groupBy(between, ({ from, to, twoWay, label, provenance, thin, change }) =>
    JSON.stringify([resourceOf(from), resourceOf(to), twoWay, label, provenance, thin === true, change]),
  );
  const far = new Set<GraphEdge>();
  for (const group of groups.values()) {
    const [{ from, to }] = group as [GraphEdge, ...GraphEdge[]];
    const sources = copies.get(resourceOf(from)) as readonly GraphNode[];
    const targets = copies.get(resourceOf(to)) as readonly GraphNode[];
    if (group.length < sources.length * targets.length) continue;
    for (const edge of farOf(group, graph)) far.add(edge);
  }
  return far.size === 0 ? graph : { ...graph, edges: graph.edges.filter((edge) => !far.has(edge)) };
}

const isCopy = (address: string): boolean => (parseAddress(address)?.copy ?? null) !== null;

/** Returns the copies of each resource. */
function copiesIn({ nodes }: Graph): ReadonlyMap<string, readonly GraphNode[]> {
  const copies = [...nodes.values()].filter(({ address }) => isCopy(address));
  return groupBy(copies, ({ address }) => withCopy(address, null));
}

/** Returns the edges that leave the innermost container that others stay in. Empty if a copy would lose its last edge. */
function farOf(group: readonly GraphEdge[], graph: Graph): readonly GraphEdge[] {
  const shared = new Map(group.map((edge) => [edge, sharedBoxes(edge, graph)]));
  const most = largest([...shared.values()]);
  const far = group.filter((edge) => (shared.get(edge) as number) < most);
  const near = group.filter((edge) => (shared.get(edge) as number) === most);
  const ends = (edges: readonly GraphEdge[]): number =>
    new Set(edges.map(({ from }) => from)).size + new Set(edges.map(({ to }) => to)).size;
  return ends(near) === ends(group) ? far : [];
}

/** Returns the number of containers that both ends share. */
function sharedBoxes({ from, to }: GraphEdge, graph: Graph): number {
  const around = new Set(ancestorsOf(graph, from).map(({ address }) => address));
  return ancestorsOf(graph, to).filter(({ address }) => around.has(address)).length;
}

/** The context of a node. */
interface NodeContext {
  readonly parent: string | null;
  readonly name: string;
  readonly loop: string | null;
  readonly isSmall: boolean;
  readonly onBorder: boolean;
  /** Texts around the node: the location of its cloud, and names of enclosing boxes. */
  readonly said: readonly string[];
}

function presentedNode(node: GraphNode, around: NodeContext): PresentedNode {
  const { parent, name, loop, isSmall, onBorder } = around;
  const { title, icon, said } = productOf(node.type, node.attributes);
  const names = (KNOWLEDGE.factsOf(node.type).detail ?? []).filter((attribute) => attribute !== said);
  return {
    kind: 'node',
    id: node.address,
    parent,
    type: node.type,
    icon,
    title,
    name: repeats(name, title) ? '' : name,
    details:
      node.detail === undefined
        ? detailsOf(node, names, name, around.said)
        : [node.detail].filter((text) => text !== ''),
    alert: alertFor(node),
    ...changeOf(node),
    count: node.count,
    badge: node.count > 1 ? instanceCount(node.count) : node.countUnknown === true ? COUNT_UNKNOWN : '',
    instances: node.count > 1 ? instancesInWords(node.count) : '',
    loop,
    steps: node.steps ?? [],
    lookedUp: node.lookedUp,
    ...(!isOfSource(node) && { isExtra: true as const }),
    suggested: node.provenance === 'suggested',
    isSmall,
    ...(onBorder && { onBorder }),
    relations: [],
  };
}

/** Leaves out locations that an enclosing box already names. */
const detailsOf = (node: GraphNode, names: readonly string[], name: string, around: readonly string[]): string[] =>
  detailValues(node, names, name).filter((value) => !around.includes(value));

// ---- Tooltips of small icons: thin edges that are not drawn.

/**
 * Returns the items with the users and the dependencies of each small icon, in the order of the edges.
 * @param isMarked true to put the sign of a change before the names of new and deleted edges
 */
function inWords(
  items: readonly Item[],
  unsaid: readonly GraphEdge[],
  ranks: Ranks,
  isMarked = false,
): readonly Item[] {
  if (unsaid.length === 0) return items;
  const names = new Map(items.map((item) => [item.id, nameOf(item)]));
  const within = new Set(items.filter((item) => item.kind === 'node' && isWithin(item)).map(({ id }) => id));
  const [users, used] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const [around, held] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (notes: Map<string, Set<string>>, at: string, other: string, mark: string): void => {
    const name = names.get(other);
    if (!ranks.has(at) || name === undefined) return;
    notes.set(at, (notes.get(at) ?? new Set()).add(mark + name));
  };
  for (const { from, to, change } of unsaid) {
    if (from === to) continue;
    const mark = change === undefined || !isMarked ? '' : `${glyphOf(change)} `;
    const isHeld = within.has(to) && ranks.get(from) === ranks.get(to);
    note(isHeld ? around : users, to, from, mark);
    note(isHeld ? held : used, from, to, mark);
  }
  return items.map((item) => {
    if (item.kind === 'box') return item;
    const words = [
      listed(around.get(item.id), isIn),
      listed(held.get(item.id), holds),
      listed(users.get(item.id), usedBy),
      listed(used.get(item.id), uses),
    ].filter((text) => text !== '');
    return words.length === 0 ? item : { ...item, relations: words };
  });
}

/** True for a type whose thin edges name its parent in an organization. */
const isWithin = ({ type }: PresentedNode): boolean =>
  linksOf(KNOWLEDGE.factsOf(type)).some((link) => link.isWithin === true);

const nameOf = (item: Item): string => (item.kind === 'box' || item.name === '' ? item.title : item.name);

function listed(names: ReadonlySet<string> | undefined, say: (names: string) => string): string {
  if (names === undefined) return '';
  return say(severalNames([...names].slice(0, NAMES_LISTED), Math.max(0, names.size - NAMES_LISTED)));
}
