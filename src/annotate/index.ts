/** Reads the annotation files of people and language models, and applies them to a graph: docs/annotations.md. */
import { dirname, join } from 'node:path/posix';
import { InvalidInput } from '../errors.js';
import { countResources } from '../graph/counts.js';
import { createEdge, createGraph, createNode, headOf } from '../graph/create.js';
import type { Flow, Graph, GraphEdge, GraphNode, NodeStyle, Removed } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { matchesWild, nearest } from '../platform/text/matching.js';
import { readAnswer } from './ai/answer.js';
import { decode } from './decode.js';
import { CONNECTIONS_MAX, DROPPED_LISTED, FLOW_STEPS_MAX, PAIRS_MAX, SUGGESTIONS_MAX } from './limits.js';
import * as messages from './messages.js';
import type {
  Addition,
  Annotations,
  Brand,
  Connection,
  FlowStep,
  FlowText,
  GroupText,
  IconText,
  Label,
  Location,
  Pattern,
  Update,
} from './model.js';
import { isAddedByConnection, Names, type ResourceNode } from './names.js';
import { Problems, parseYaml } from './yaml.js';

export interface Annotated {
  readonly graph: Graph;
  /** Annotations that match nothing in the diagram. */
  readonly warnings: readonly string[];
  /** Font files named by people, highest precedence first. */
  readonly fonts: readonly Pattern[];
  /** Icon files that nodes use, by slug. */
  readonly icons: ReadonlyMap<string, Pattern>;
  /** Null for the default colours and font. */
  readonly brand: Brand | null;
}

/**
 * Returns the addresses of the drawn resources with a tag of one of these values.
 * @param names spellings of the tag, such as `team` and `Team`
 */
export type FindTagged = (names: readonly string[], values: readonly string[]) => readonly string[];

/**
 * Parses an annotation file written by a person. A file that is empty or has only comments contains no annotations.
 * @throws InvalidInput with file, line and column of each problem: not YAML, an unknown key, a wrong type
 */
export function readAnnotations(text: string, file: string): Annotations {
  const problems = new Problems();
  const value = parseYaml(text, file);
  const isEmpty = value.kind === 'scalar' && value.value === null;
  const annotations = decode(isEmpty ? { ...value, kind: 'map', entries: [] } : value, 'person', problems);
  if (problems.total > 0) {
    throw new InvalidInput(messages.invalidAnnotations(file, problems.lines, problems.total), {
      remedy: messages.INVALID_ANNOTATIONS_REMEDY,
    });
  }
  return annotations;
}

/**
 * Parses a suggestion file written by a model. Errors in it cause warnings and never stop the run. `annotations` is
 * null if nothing in the file is readable.
 */
export function readSuggestions(
  text: string,
  file: string,
  graph: Graph,
): { readonly annotations: Annotations | null; readonly warnings: readonly string[] } {
  const suggestions = readAnswer(text, graph, file);
  if (suggestions === null) return { annotations: null, warnings: [messages.suggestionsUnreadable(file)] };
  const { annotations, dropped } = suggestions;
  return { annotations, warnings: dropped.length === 0 ? [] : [messages.suggestionsDropped(dropped, DROPPED_LISTED)] };
}

/**
 * Returns the annotated graph.
 * @param files lowest precedence first: a later file overrides an earlier one for the same node, edge, flow or title.
 * Removals are applied last and override everything
 * @param resources all resources of the source, so that annotations can name those that are drawn as part of another
 * one
 * @param findTagged finds none in a source without tags
 */
export function annotate(
  graph: Graph,
  files: readonly Annotations[],
  resources: readonly ResourceNode[],
  findTagged: FindTagged = () => [],
): Annotated {
  const draft = new Draft(graph, new Names(graph, resources));
  for (const file of files) applyFile(file, draft);
  const flows = numberFlows(mergeFlows(files), draft);
  const byPeople = files.filter(({ author }) => author === 'person');
  const removed = removeNodes(
    byPeople.flatMap((file) => file.remove),
    draft,
  );
  applyGroups(lastByName(byPeople.flatMap((file) => file.groups)), findTagged, draft);
  const icons = applyIcons(
    byPeople.flatMap((file) => file.icons),
    draft,
  );
  const title = files.findLast((file) => file.title !== null)?.title ?? graph.title;
  return {
    graph: {
      ...draft.finish(),
      ...headOf({ ...graph, title }),
      ...(flows.length > 0 && { flows }),
      ...(removed.length > 0 && { removed }),
    },
    warnings: [...new Set(draft.warnings)],
    fonts: byPeople.toReversed().flatMap((file) => file.fonts),
    icons,
    brand: mergeBrands(byPeople.flatMap((file) => file.brand ?? [])),
  };
}

// ---- The draft of the graph.
// Files are applied to it one after another: additions, disconnections, connections, updates. Removals and flows of all
// files come last.

/** The graph while annotation files are applied to it, with the warnings so far. */
class Draft {
  readonly nodes: Map<string, GraphNode>;
  /** Keyed by `from` and `to`, separated by a line break. */
  readonly edges: Map<string, GraphEdge>;
  readonly warnings: string[] = [];
  #pairs = 0;
  #unmatched = 0;

  /** @param original the graph before annotations */
  constructor(
    readonly original: Graph,
    readonly names: Names,
  ) {
    this.nodes = new Map(original.nodes);
    this.edges = new Map(original.edges.map((edge) => [keyOf(edge.from, edge.to), edge]));
  }

  /** Returns the addresses of the nodes that a pattern matches, in address order. Warns if it matches none. */
  find(pattern: Pattern): readonly string[] {
    const { nodes, hidden } = this.names.find(pattern);
    if (nodes.length > 0) return nodes.filter((address) => this.nodes.has(address));
    this.#warnUnmatched(pattern, hidden);
    return [];
  }

  /** Returns the addresses of the nodes of a type, which may be a pattern. Warns if there are none. */
  findType(pattern: Pattern): readonly string[] {
    const found = [...this.nodes.values()].filter(({ type }) => matchesWild(pattern.text, type));
    if (found.length === 0) this.#warnUnmatched(pattern, null);
    return found.map(({ address }) => address);
  }

  #warnUnmatched({ text, location }: Pattern, hidden: string | null): void {
    if (hidden !== null) {
      this.warnings.push(messages.notDrawn(location, text, hidden));
      return;
    }
    const similar = this.#unmatched++ < SUGGESTIONS_MAX ? nearest(text, this.names.all()) : null;
    this.warnings.push(messages.unmatched(location, text, similar));
  }

  /** Adds a node that no code builds. */
  add(
    address: string,
    provenance: GraphNode['provenance'],
    texts: Pick<GraphNode, 'labelOverride' | 'detail'> = {},
  ): void {
    this.nodes.set(address, createNode({ address, provenance, isAdded: true, ...texts }));
    this.names.add(address);
  }

  /** Replaces properties of an existing node. */
  change(address: string, properties: Partial<GraphNode>): void {
    this.nodes.set(address, createNode({ ...this.nodes.get(address)!, ...properties }));
  }

  /** Returns the edge between two nodes, in either direction if the edge is two-way; null if there is none. */
  edge(from: string, to: string): GraphEdge | null {
    const forward = this.edges.get(keyOf(from, to));
    if (forward !== undefined) return forward;
    const backward = this.edges.get(keyOf(to, from));
    return backward?.twoWay === true ? backward : null;
  }

  /** Adds an edge, or replaces the one with the same ends. */
  put(edge: GraphEdge): void {
    this.edges.set(keyOf(edge.from, edge.to), edge);
  }

  drop({ from, to }: GraphEdge): void {
    this.edges.delete(keyOf(from, to));
  }

  isSuggested(address: string): boolean {
    return this.nodes.get(address)?.provenance === 'suggested';
  }

  /**
   * Counts a pair of nodes that an annotation is about to check, and returns false, after one warning, once the run has
   * checked too many. A few patterns that match many nodes each give an excessive number of pairs.
   */
  countPair(location: Location): boolean {
    if (this.#pairs++ < PAIRS_MAX) return true;
    if (this.#pairs === PAIRS_MAX + 1) this.warnings.push(messages.tooManyPairs(location, PAIRS_MAX));
    return false;
  }

  finish(): Graph {
    return createGraph({ nodes: this.nodes.values(), edges: this.edges.values() });
  }
}

const keyOf = (from: string, to: string): string => `${from}\n${to}`;

// ---- One file.

type Author = Annotations['author'];

/** Provenance by author. If a person repeats a suggestion, it becomes `planned`. */
const PROVENANCE_OF = { person: 'planned', model: 'suggested' } as const;

/**
 * Applies one file. Additions come first, so that the rest of the file can refer to them. Disconnections precede
 * connections, so that `*` can be followed by exceptions.
 */
function applyFile(file: Annotations, draft: Draft): void {
  const { author } = file;
  for (const addition of file.add) add(addition, author, draft);
  if (author === 'person') for (const connection of file.disconnect) disconnect(connection, draft);
  for (const connection of file.connect) connect(connection, author, draft);
  for (const update of file.update) applyUpdate(update, draft);
}

function add({ address, label, detail }: Addition, author: Author, draft: Draft): void {
  if (draft.original.nodes.has(address.text)) {
    draft.warnings.push(messages.alreadyThere(address.location, address.text));
  } else {
    draft.add(address.text, PROVENANCE_OF[author], textsOf(label, detail));
  }
}

function disconnect({ from, to }: Connection, draft: Draft): void {
  const sources = draft.find(from);
  const targets = draft.find(to);
  let isConnected = false;
  for (const source of sources) {
    for (const target of targets) {
      if (!draft.countPair(to.location)) return;
      const edge = draft.edge(source, target);
      if (edge === null) continue;
      isConnected = true;
      draft.drop(edge);
      // A two-way edge keeps its other direction.
      if (edge.twoWay) draft.put(createEdge({ ...edge, from: target, to: source, twoWay: false }));
    }
  }
  if (!isConnected && sources.length > 0 && targets.length > 0) {
    draft.warnings.push(messages.noConnection(to.location, from.text, to.text));
  }
}

// ---- Connections.

function connect(connection: Connection, author: Author, draft: Draft): void {
  const { from, to } = connection;
  addActors([from, to], author, draft);
  const sources = draft.find(from);
  const targets = draft.find(to);
  let count = 0;
  for (const source of sources) {
    for (const target of targets) {
      if (!draft.countPair(to.location)) return;
      if (count++ >= CONNECTIONS_MAX) {
        draft.warnings.push(messages.tooManyConnections(to.location, CONNECTIONS_MAX));
        return;
      }
      connectPair(source, target, connection, author, draft);
    }
  }
}

/**
 * Adds actors at the ends of a connection, unless the other end matches nothing. A suggested actor becomes `planned`
 * once a person names it.
 */
function addActors(ends: readonly [Pattern, Pattern], author: Author, draft: Draft): void {
  const isDrawn = (end: Pattern): boolean => draft.names.find(end).nodes.some((address) => draft.nodes.has(address));
  if (!ends.every((end) => isAddedByConnection(end.text) || isDrawn(end))) return;
  for (const end of ends) {
    if (!isAddedByConnection(end.text)) continue;
    const node = draft.nodes.get(end.text);
    if (node === undefined && !isDrawn(end)) draft.add(end.text, PROVENANCE_OF[author]);
    else if (node !== undefined && author === 'person' && node.provenance === 'suggested')
      draft.change(end.text, { provenance: PROVENANCE_OF.person });
  }
}

/**
 * Adds an edge between two nodes, or the label to their existing edge. A model may only add edges of suggested nodes.
 */
function connectPair(from: string, to: string, { to: target, label }: Connection, author: Author, draft: Draft): void {
  const edge = draft.edge(from, to);
  if (edge !== null) {
    const provenance = author === 'person' && edge.provenance === 'suggested' ? 'planned' : edge.provenance;
    if (label !== '' || provenance !== edge.provenance) {
      draft.put(createEdge({ ...edge, provenance, label: label || edge.label }));
    }
  } else if (author === 'model' && !draft.isSuggested(from) && !draft.isSuggested(to)) {
    draft.warnings.push(messages.noConnection(target.location, from, to));
  } else if (from === to) {
    draft.warnings.push(messages.toItself(target.location, from));
  } else if (isContainerType(draft.nodes.get(from)!.type)) {
    draft.warnings.push(messages.startsAtBox(target.location, from));
  } else {
    draft.put(createEdge({ from, to, label, provenance: PROVENANCE_OF[author] }));
  }
}

// ---- Updates.

function applyUpdate({ of, label, detail, edgeLabels }: Update, draft: Draft): void {
  const nodes = draft.find(of);
  for (const address of nodes) draft.change(address, textsOf(label, detail));
  if (nodes.length === 0) return;
  for (const edgeLabel of edgeLabels) labelEdges(nodes, edgeLabel, of, draft);
}

/** Sets the label of the edges from the nodes to the targets of the label. */
function labelEdges(nodes: readonly string[], { to, label }: Label, of: Pattern, draft: Draft): void {
  const targets = draft.find(to);
  const edges: GraphEdge[] = [];
  for (const from of nodes) {
    for (const target of targets) {
      if (!draft.countPair(to.location)) return;
      const edge = draft.edge(from, target);
      if (edge !== null) edges.push(edge);
    }
  }
  for (const edge of edges) draft.put(createEdge({ ...edge, label }));
  if (edges.length === 0) draft.warnings.push(messages.noConnection(to.location, of.text, to.text));
}

const textsOf = (label: string | null, detail: string | null): Pick<GraphNode, 'labelOverride' | 'detail'> => ({
  ...(label !== null && { labelOverride: label }),
  ...(detail !== null && { detail }),
});

// ---- Removals.

/**
 * Removes nodes after all files have been applied. Children of a removed container move to its parent.
 * @returns the number of removed resources per file; a resource named by two files counts for the first
 */
function removeNodes(patterns: readonly Pattern[], draft: Draft): readonly Removed[] {
  const countByFile = new Map<string, number>();
  const removed = new Set<string>();
  for (const pattern of patterns) {
    const addresses = draft.find(pattern).filter((address) => !removed.has(address));
    for (const address of addresses) removed.add(address);
    const { file } = pattern.location;
    const count = countResources(addresses.map((address) => draft.nodes.get(address)!));
    if (count > 0) countByFile.set(file, (countByFile.get(file) ?? 0) + count);
  }
  for (const edge of [...draft.edges.values()]) if (removed.has(edge.from) || removed.has(edge.to)) draft.drop(edge);
  for (const { address, parent } of [...draft.nodes.values()]) {
    let remaining = parent;
    while (remaining !== null && removed.has(remaining)) remaining = draft.nodes.get(remaining)?.parent ?? null;
    if (remaining !== parent) draft.change(address, { parent: remaining });
  }
  for (const address of removed) draft.nodes.delete(address);
  return [...countByFile].map(([by, resources]) => ({ by, resources }));
}

// ---- Flows.

/**
 * Returns the flows with numbered steps, and puts the numbers on the nodes and edges of the draft. Numbers continue
 * across flows, so that each one in the diagram is unique. A step that matches nothing stays in the table and causes a
 * warning. Flows without steps are left out.
 */
function numberFlows(texts: readonly FlowText[], draft: Draft): Flow[] {
  let last = 0;
  let total = 0;
  const flows: Flow[] = [];
  for (const { name, description, steps } of texts) {
    total += steps.length;
    const numbered = steps.slice(0, FLOW_STEPS_MAX - last).map((step) => {
      last++;
      markStep(step, last, draft);
      return { number: last, label: step.label || routeOf(step), detail: step.detail };
    });
    if (numbered.length > 0) flows.push({ name, description, steps: numbered });
  }
  if (total > FLOW_STEPS_MAX) draft.warnings.push(messages.tooManySteps(FLOW_STEPS_MAX));
  return flows;
}

/** Merges flows by name, in order of first appearance. A later flow replaces an earlier one. */
function mergeFlows(files: readonly Annotations[]): FlowText[] {
  const flows = new Map<string, FlowText>();
  for (const flow of files.flatMap((file) => file.flows)) flows.set(flow.name, flow);
  return [...flows.values()];
}

const routeOf = ({ at, to }: FlowStep): string => (to === null ? at.text : `${at.text} → ${to.text}`);

function markStep({ at, to }: FlowStep, number: number, draft: Draft): void {
  const nodes = draft.find(at);
  if (to === null) {
    for (const address of nodes) draft.change(address, { steps: [...(draft.nodes.get(address)?.steps ?? []), number] });
    return;
  }
  const targets = draft.find(to);
  const edges = nodes.flatMap((from) => targets.flatMap((target) => draft.edge(from, target) ?? []));
  for (const edge of edges) draft.put(createEdge({ ...edge, steps: [...(edge.steps ?? []), number] }));
  if (edges.length === 0 && nodes.length > 0 && targets.length > 0) {
    draft.warnings.push(messages.noConnection(at.location, at.text, to.text));
  }
}

// ---- Groups, icons and brand.

/** Colour of a group without one. */
const GREY = '#667085';

/** Returns the groups in order of first appearance. A later one replaces an earlier one of the same name. */
const lastByName = (groups: readonly GroupText[]): readonly GroupText[] => [
  ...new Map(groups.map((group) => [group.name.text, group])).values(),
];

/**
 * Puts nodes into groups. A node has at most one box and one colour: if several groups match it, those of the first one
 * are used.
 */
function applyGroups(groups: readonly GroupText[], findTagged: FindTagged, draft: Draft): void {
  for (const { name, members, tags, draw, colour } of groups) {
    const tagged = tags.flatMap(({ names, values }) => findTagged(names, values));
    const found = tagged.flatMap((address) => draft.find({ text: address, location: name.location }));
    if (tags.length > 0 && found.length === 0) draft.warnings.push(messages.noTags(name.location, name.text));
    const property = draw === 'box' ? 'box' : 'highlight';
    for (const address of new Set([...members.flatMap((pattern) => draft.find(pattern)), ...found])) {
      const node = draft.nodes.get(address);
      if (node?.style?.[property] !== undefined) continue;
      if (draw === 'colour' && isContainerType(node?.type ?? '')) {
        draft.warnings.push(messages.boxHasNoHighlight(name.location, name.text));
        continue;
      }
      restyle(address, { [property]: { name: name.text, colour: colour ?? GREY } }, draft);
    }
  }
}

const restyle = (address: string, style: NodeStyle, draft: Draft): void =>
  draft.change(address, { style: { ...draft.nodes.get(address)?.style, ...style } });

/**
 * Sets the icons of nodes. An icon for an address takes precedence over one for a type, and a later entry over an
 * earlier one. The key of an entry with a dot is an address.
 * @returns the icon files that nodes still have at the end, by slug, such as `own-1`
 */
function applyIcons(icons: readonly IconText[], draft: Draft): ReadonlyMap<string, Pattern> {
  const byType = icons.filter(({ of }) => !of.text.includes('.'));
  const byAddress = icons.filter(({ of }) => of.text.includes('.'));
  const slugs = new Map<string, string>();
  const used = new Map<string, Pattern>();
  for (const { of, path } of [...byType, ...byAddress]) {
    const file = join(dirname(path.location.file), path.text);
    const slug = slugs.get(file) ?? `own-${slugs.size + 1}`;
    slugs.set(file, slug);
    const nodes = of.text.includes('.') ? draft.find(of) : draft.findType(of);
    for (const address of nodes) restyle(address, { icon: slug }, draft);
    if (nodes.length > 0 && !used.has(slug)) used.set(slug, path);
  }
  const drawn = new Set([...draft.nodes.values()].flatMap(({ style }) => style?.icon ?? []));
  return new Map([...used].filter(([slug]) => drawn.has(slug)));
}

/** Returns the colours and the font of all files; a later file overrides an earlier one. */
function mergeBrands(brands: readonly Brand[]): Brand | null {
  if (brands.length === 0) return null;
  return {
    light: Object.assign({}, ...brands.map(({ light }) => light)),
    dark: Object.assign({}, ...brands.map(({ dark }) => dark)),
    font: brands.findLast(({ font }) => font !== null)?.font ?? null,
    fontFiles: brands.findLast(({ fontFiles }) => fontFiles.length > 0)?.fontFiles ?? [],
  };
}
