/**
 * Labels: decides which nodes, boxes and edges of a graph are drawn, in which boxes, and with which texts. The layout
 * and all formats take them from here, so that they agree.
 */

import { cloudOf, factsOf } from '../catalog/index.js';
import { productOf } from '../catalog/products.js';
import { withCopy } from '../graph/address.js';
import { countResources } from '../graph/counts.js';
import { groupBy, put } from '../graph/group-by.js';
import type { Flow, Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { entersByNetwork, isOutside } from '../graph/node-types.js';
import { childrenOf } from '../graph/tree.js';
import { STEPS_INFERRED_MAX } from '../limits.js';
import { removedNote } from '../messages.js';
import { containerBox, groupBox } from './box.js';
import { nameBeyondTitle } from './box-title.js';
import { changesOf, hiddenChanges, isAllNew, isChanged, showsChanges, withChangedEdges } from './change-marks.js';
import type { NodeName } from './changes.js';
import { isInferred, withConnections } from './edges/connections.js';
import { isOnBorder, withGatewayPaths } from './edges/gateway-paths.js';
import { foldableIn, foldEmpty } from './grouping/empties.js';
import { countEqualNodes, type Elements, groupEquivalentNodes, withCountInTitle } from './grouping/equivalent-nodes.js';
import { type Entry, isGroup } from './grouping/groups.js';
import { type IsBox, withHosts } from './grouping/hosts.js';
import { cloudLocationsOf, groupByCloud, groupingFor } from './grouping/index.js';
import type { ModuleBoxes } from './grouping/modules.js';
import { withoutRepeatedNamespaces } from './grouping/namespaces.js';
import { drawnEdgesOf, joinStrips, type SmallNodes, smallNodesOf } from './grouping/strips.js';
import { MAIN_PATH, NOTHING_DRAWN, resourceCount, resourcesOfBoth, stepBetween, stepsLeft } from './messages.js';
import type { Presentation, PresentedBox, PresentedEdge, PresentedNode } from './model.js';
import { namesOf } from './names.js';
import { formerNode, presentedNode, withRelations } from './node.js';
import { withoutCrossZoneEdges, withoutSoleRegions } from './redundant-elements.js';
import { labelSiblings, type SiblingContext, type SiblingLabel, sortSubnets } from './siblings.js';
import { isStub } from './stubs.js';
import { type NameContext, nameContextOf } from './words.js';

/** The choices of the user about labels. */
export interface PresentOptions {
  /** The modules that have a box. */
  readonly modules: ModuleBoxes;
  /** True if the source knows what exists, the default. An offline plan creates everything, which is not a change. */
  readonly changes?: boolean;
  /** True to mark changes even if everything is new. By default, a plan that creates everything has no marks. */
  readonly marksAllNew?: boolean;
  /**
   * True to draw operational and security resources small, in strips (the default); false to draw them like all others,
   * with thin edges.
   */
  readonly strips?: boolean;
  /** True to number the main path, unless annotations describe flows. A diagram with change marks has no main path. */
  readonly steps?: boolean;
  /** Title of a graph without a title; empty by default. */
  readonly fallbackTitle?: string;
}

type Item = PresentedNode | PresentedBox;

/**
 * Returns all elements of the diagram with their labels. Parents come before children. Siblings are sorted by address,
 * except for subnets: public ones come first.
 */
export function present(original: Graph, options: PresentOptions): Presentation {
  const { modules, changes = true, marksAllNew = false, strips = true, fallbackTitle = '' } = options;
  const isMarked = changes && showsChanges(original, marksAllNew);
  const { graph: whole, isBox } = withHosts(reduced(isMarked ? withChangedEdges(original) : original));
  const small: SmallNodes = strips ? smallNodesOf(whole, isBox, isMarked) : new Map();
  // In a comparison each resource keeps its place and its mark.
  const graph = isMarked ? whole : withoutRepeatedNamespaces(whole, small);
  const drawn = drawnEdgesOf(graph, small);
  const drawnEdges = graph.edges.filter((edge) => drawn.has(edge));
  const hiddenEdges = graph.edges.filter((edge) => !drawn.has(edge));
  const items = itemsOf({ ...graph, edges: drawnEdges }, { small, modules, isMarked, isBox });
  const mainPath = mainPathOf(graph, drawnEdges, small);
  const edges = drawnEdges.map((edge) => presentedEdge(edge, !isMarked && mainPath.has(edge)));
  const elements = grouped(
    {
      items: withRelations(isMarked ? items : items.map(withoutChange), hiddenEdges, small, isMarked),
      edges: isMarked ? edges : edges.map(edgeWithoutChange),
    },
    isMarked,
  );
  const { flows = [] } = original;
  const numbered = options.steps === true && flows.length === 0 ? withSteps(elements) : null;
  return {
    ...titlesOf(original, fallbackTitle),
    ...(numbered?.elements ?? elements),
    flows: numbered === null ? flows : [numbered.flow],
    ...(isMarked && changesOf(original, isAllNew(original))),
    ...(changes && !isChanged(original) && hiddenChanges(original)),
  };
}

/**
 * Returns the elements with one icon or box for equal nodes, and with the small icons of each box aligned. In a
 * comparison each resource keeps its icon and its name, which the report names.
 */
function grouped(elements: Elements, isMarked: boolean): Elements {
  const counted = isMarked ? elements : countEqualNodes(elements);
  const { items, edges } = joinStrips(groupEquivalentNodes(counted));
  return { items: items.map(withCountInTitle), edges };
}

/** Returns the graph without nodes and edges that only repeat what other elements of the diagram show. */
const reduced = (graph: Graph): Graph =>
  withoutSoleRegions(withoutCrossZoneEdges(withConnections(withGatewayPaths(graph))));

// ---- Nodes and boxes.

/** An entry that is not processed yet. */
interface Pending {
  readonly entry: Entry;
  /** Id of the enclosing box; null at the top. */
  readonly parent: string | null;
  /** Null for a group, which has a title. */
  readonly label: SiblingLabel | null;
  /** Names of the enclosing boxes, outermost first. */
  readonly enclosingNames: readonly string[];
}

interface ItemContext {
  readonly small: SmallNodes;
  readonly modules: ModuleBoxes;
  readonly isMarked: boolean;
  readonly isBox: IsBox;
}

/**
 * Returns the nodes and boxes, parents first. An explicit stack replaces recursion, because the input may nest
 * containers to any depth.
 * @param graph graph with the edges that are drawn
 */
function itemsOf(graph: Graph, { small, modules, isMarked, isBox }: ItemContext): readonly Item[] {
  const children = childrenOf(graph);
  const context: SiblingContext = {
    names: nameContextOf(graph),
    childrenOf: (address) => children.get(address) ?? [],
    isSmall: (address) => small.has(address),
    isBox,
  };
  const loopLabels = new Map(graph.edges.filter(({ from, to }) => from === to).map(({ from, label }) => [from, label]));
  const group = groupingFor(graph, { names: context.names, modules, isBox, small });
  const isFoldable = foldableIn(graph, context.childrenOf, isMarked);
  const locationsOf = cloudLocationsOf(graph);

  const nodeName = nodeNames(graph, context.names);
  const stubIn = stubFinder(graph);
  const items: Item[] = [];
  const stack: Pending[] = [];
  const push = (entries: readonly Entry[], parent: string | null, enclosingNames: readonly string[]): void => {
    const nodes = entries.filter((entry): entry is GraphNode => !isGroup(entry));
    const labels = labelSiblings(nodes, enclosingNames, context);
    for (const entry of [...foldEmpty(entries, labels, isFoldable)].reverse()) {
      const label = isGroup(entry) ? null : (labels.get(entry.address) as SiblingLabel);
      stack.push({ entry, parent, label, enclosingNames });
    }
  };

  const top = sortSubnets(children.get(null) ?? [], [], context);
  push(groupByCloud(top, { locationsOf, childrenOf: context.childrenOf, group }), null, []);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { entry, parent, enclosingNames } = next;
    if (isGroup(entry)) {
      items.push(groupBox(entry, parent));
      push(entry.members, entry.id, enclosingNames);
      continue;
    }
    const { address } = entry;
    const label = next.label as SiblingLabel;
    const enclosingTexts = [...locationsOf(cloudOf(entry.type)), ...enclosingNames];
    if (isBox(entry)) {
      const inside = context.childrenOf(address);
      const stub = stubIn(entry, inside);
      const omitted = stub?.labelOverride;
      items.push(containerBox(entry, { parent, label, enclosingTexts, nodeName, ...(omitted && { omitted }) }));
      const names = namesInside(entry, label, enclosingNames);
      const drawn = inside.filter((node) => node !== stub);
      push(group(address, sortSubnets(drawn, names, context)), address, names);
    } else {
      const isSmall = small.has(address);
      // An icon in a group is not on the border of the container around the group.
      const onBorder = !isSmall && parent === entry.parent && isOnBorder(entry, graph);
      const loop = loopLabels.get(address) ?? null;
      const former = isMarked ? formerNode(entry, label.name, context.names) : undefined;
      const texts = { name: label.name, loop, enclosingTexts, nodeName, former };
      items.push(presentedNode(entry, { parent, isSmall, onBorder, ...texts }));
    }
  }
  return items;
}

/**
 * Returns the lookup of the icon that counts the omitted contents of a box, whose header has room for the number. A
 * changed box needs its header for the change, and an icon with edges stays.
 */
function stubFinder({ edges }: Graph): (box: GraphNode, inside: readonly GraphNode[]) => GraphNode | undefined {
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const isWithoutEdges = (node: GraphNode): boolean => isStub(node) && !ends.has(node.address);
  return ({ change, changed }, inside) =>
    change !== 'none' || changed !== undefined ? undefined : inside.find(isWithoutEdges);
}

/**
 * Returns a lookup of the shortest name of a node, by its address without copy number. A resource without a node has its
 * name in the cloud; undefined if that is unknown.
 */
function nodeNames({ nodes, cloudNames }: Graph, names: NameContext): NodeName {
  return (address) => {
    const node = nodes.get(address) ?? nodes.get(withCopy(address, 1));
    if (node === undefined) return cloudNames?.get(address);
    const title = productOf(node.type, node.attributes).title;
    const [name] = namesOf(node, { title, context: names, enclosingNames: [] });
    return name === '' ? title : name;
  };
}

/** Number of enclosing boxes whose names a title does not repeat, such as a network, a region and a zone. */
const ENCLOSING_MAX = 3;

/**
 * Returns the enclosing names for the contents of a box. Both `shop-vpc-app` and `shop-app` repeat the name of a VPC
 * `shop-vpc`.
 */
function namesInside(
  { type }: GraphNode,
  { name, style }: SiblingLabel,
  enclosingNames: readonly string[],
): readonly string[] {
  const names = [name, nameBeyondTitle(type, style, name)].filter((text) => text !== '');
  // Each box has up to two names.
  return [...enclosingNames, ...new Set(names)].slice(-2 * ENCLOSING_MAX);
}

/** Returns the item as it is after the plan, without marks and texts of its change. */
const withoutChange = (item: Item): Item => {
  const { changed: _1, changeLines: _2, alertLines: _3, losesData: _4, driftLine: _5, ghostOf: _6, ...plain } = item;
  return { ...plain, change: 'none', alert: '' } as Item;
};

// ---- Edges.

function presentedEdge(edge: GraphEdge, isMain: boolean): PresentedEdge {
  const { from, to, twoWay, steps = [], provenance, thin, count = 0, change } = edge;
  return {
    from,
    to,
    twoWay,
    label: labelWithNewFirst(edge),
    steps,
    inferred: isInferred(edge),
    suggested: provenance === 'suggested',
    thin: thin === true,
    ...(isMain && { main: true as const }),
    ...(count > 0 && { count }),
    ...(change !== undefined && { change }),
  };
}

/** Separates the parts of a label, such as several ports. */
const LABEL_SEPARATOR = ', ';

/** Returns the label with its new parts first, because a long label is cut at its end. */
function labelWithNewFirst({ change, label, before = [] }: GraphEdge): string {
  if (change !== 'update') return label;
  const old = new Set(before.flatMap((edge) => edge.label.split(LABEL_SEPARATOR)));
  const parts = label.split(LABEL_SEPARATOR);
  return [...parts.filter((part) => !old.has(part)), ...parts.filter((part) => old.has(part))].join(LABEL_SEPARATOR);
}

const edgeWithoutChange = ({ change: _, ...edge }: PresentedEdge): PresentedEdge => edge;

// ---- Title.

type Headings = Pick<Presentation, 'title' | 'subtitle' | 'note' | 'sentence' | 'dangers'>;

/**
 * Returns the graph's title, with its size and the number of resources that annotations left out. A graph without a title
 * has none of these texts. If annotations leave nothing to draw, the title says so, because an image without size cannot
 * be opened.
 */
function titlesOf(graph: Graph, fallbackTitle: string): Headings {
  const { changes: { before, sentence, dangers } = {} } = graph;
  const ofChange = dangers === undefined ? {} : { dangers };
  const title = graph.title || (graph.nodes.size === 0 ? NOTHING_DRAWN : fallbackTitle);
  if (title.trim() === '') return { title: '', subtitle: '', ...ofChange };
  const drawn = countResources([...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === undefined));
  const { total = drawn, removed } = graph;
  const subtitle = before === undefined ? resourceCount(total, drawn, removed) : resourcesOfBoth(before, total);
  const note = removedNote(removed);
  return { title, subtitle, ...(note !== '' && { note }), ...(sentence !== undefined && { sentence }), ...ofChange };
}

// ---- Main path: the requests of users, from where they enter to the stores of the programs that answer them.

/**
 * Returns the edges of the main path; empty for a diagram without users. The path ends at queues, topics and schedules,
 * because no user waits for the programs that they start, and at small icons.
 * @param edges edges that are drawn
 */
function mainPathOf({ nodes }: Graph, edges: readonly GraphEdge[], small: SmallNodes): ReadonlySet<GraphEdge> {
  const requestsFrom = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    if (edge.thin === true || edge.change === 'move' || small.has(edge.to) || isEvent(edge, nodes)) continue;
    put(requestsFrom, edge.from, edge);
  }
  const targets = new Set(edges.map(({ to }) => to));
  const reached = new Set([...nodes.values()].flatMap((node) => (isEntry(node, targets) ? [node.address] : [])));
  const main = new Set<GraphEdge>();
  for (const address of reached) {
    for (const edge of requestsFrom.get(address) ?? []) {
      main.add(edge);
      reached.add(edge.to);
    }
  }
  return main;
}

/** True for users, offices and the internet, unless edges lead to them. */
const isEntry = ({ type, address }: GraphNode, targets: ReadonlySet<string>): boolean =>
  entersByNetwork(type) && !targets.has(address);

/** True for an edge to or from a queue, topic or schedule. */
const isEvent = ({ from, to }: GraphEdge, nodes: Graph['nodes']): boolean =>
  [from, to].some((end) => factsOf(nodes.get(end)?.type ?? '').category === 'integration');

// ---- Steps: numbers of the main path of a diagram, from the users to the data (`--steps`).

/** Edges with the same texts: to each replica of a service, or from each of several. They share a number. */
interface Step {
  readonly edges: readonly PresentedEdge[];
  readonly label: string;
  readonly detail: string;
  /** Number of edges between the users and the start. */
  readonly depth: number;
}

/**
 * Returns the elements with numbers on their main path, and the numbers with their texts as a flow; null if the diagram
 * has no main path. If the path has more connections than numbers, the path to the most distant data is numbered first,
 * then the connections closest to the users.
 * @param elements with edges that are marked as `main`
 * @example users -> balancer -> database: `1 Users to Load balancer web`, `2 Load balancer web to Database orders`
 */
function withSteps(elements: Elements): { readonly elements: Elements; readonly flow: Flow } | null {
  const steps = stepsOf(elements);
  if (steps.length === 0) return null;
  const toData = pathToData(steps, elements);
  const byImportance = [...toData, ...steps.filter((step) => !toData.has(step))];
  const chosen = new Set(byImportance.slice(0, STEPS_INFERRED_MAX));
  const numbered = steps
    .filter((step) => chosen.has(step))
    .sort((a, b) => a.depth - b.depth || Number(toData.has(b)) - Number(toData.has(a)));
  const numberOf = new Map(numbered.flatMap(({ edges }, index) => edges.map((edge) => [edge, index + 1] as const)));
  const edges = elements.edges.map((edge) => {
    const number = numberOf.get(edge);
    return number === undefined ? edge : { ...edge, steps: [number] };
  });
  return {
    elements: { items: elements.items, edges },
    flow: {
      name: MAIN_PATH,
      description: stepsLeft(steps.length - numbered.length),
      steps: numbered.map(({ label, detail }, index) => ({ number: index + 1, label, detail })),
    },
  };
}

/** Returns the steps in the order in which requests take them: by distance from the users, then as drawn. */
function stepsOf({ items, edges }: Elements): readonly Step[] {
  const main = edges.filter((edge) => edge.main === true);
  const texts = new Map(items.map((item) => [item.id, textOf(item)]));
  const depthOf = depthsIn(main);
  const steps = [...groupBy(main, ({ from, to }) => stepBetween(texts.get(from) ?? '', texts.get(to) ?? ''))].map(
    ([label, same]): Step => ({
      edges: same,
      label,
      detail: [...new Set(same.flatMap((edge) => (edge.label === '' ? [] : [edge.label])))].join(', '),
      depth: Math.min(...same.map(({ from }) => depthOf(from))),
    }),
  );
  return steps.sort((a, b) => a.depth - b.depth);
}

/** Returns title and name of a node; the name alone of an external actor. */
const textOf = (item: Elements['items'][number]): string => {
  if (item.kind === 'box' || item.name === '') return item.title;
  return isOutside(item.type) ? item.name : `${item.title} ${item.name}`;
};

/** Returns the number of edges between the start of the path and each id on it. */
function depthsIn(main: readonly PresentedEdge[]): (id: string) => number {
  const targets = new Set(main.map(({ to }) => to));
  const depths = new Map<string, number>(main.flatMap(({ from }) => (targets.has(from) ? [] : [[from, 0]])));
  const byStart = groupBy(main, ({ from }) => from);
  for (const [id, depth] of depths) {
    for (const { to } of byStart.get(id) ?? []) if (!depths.has(to)) depths.set(to, depth + 1);
  }
  return (id) => depths.get(id) ?? 0;
}

/**
 * Returns the steps to the data store that is farthest from the users; to the farthest end if the path reaches none.
 */
function pathToData(steps: readonly Step[], { items }: Elements): ReadonlySet<Step> {
  const stores = new Set(
    items.flatMap((item) => (item.kind === 'node' && factsOf(item.type).holdsData === true ? [item.id] : [])),
  );
  const farthest = (candidates: readonly Step[]): Step | undefined =>
    candidates.reduce<Step | undefined>((best, step) => (step.depth > (best?.depth ?? -1) ? step : best), undefined);
  const path = new Set<Step>();
  let step = farthest(steps.filter(({ edges }) => edges.some(({ to }) => stores.has(to)))) ?? farthest(steps);
  while (step !== undefined) {
    path.add(step);
    const { depth, edges } = step;
    const starts = new Set(edges.map(({ from }) => from));
    step = steps.find((candidate) => candidate.depth < depth && candidate.edges.some(({ to }) => starts.has(to)));
  }
  return path;
}
