/** Applies annotations by people, and suggestions of a model, to a graph. */

import { InvalidInput } from '../errors.js';
import { countResources } from '../graph/counts.js';
import { createEdge, createGraph, createNode, headOf } from '../graph/create.js';
import type { Flow, Graph, GraphEdge, GraphNode, Removed } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { nearest } from '../platform/text/matching.js';
import { isAddedByConnection } from './actors.js';
import { readAnswer } from './ai/answer.js';
import { decode } from './decode.js';
import { CONNECTIONS_MAX, DROPPED_LISTED, FLOW_STEPS_MAX, PAIRS_MAX, SUGGESTIONS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Annotations, Connection, FlowStep, FlowText, Location, Pattern, Update } from './model.js';
import { Names, type Whereabouts } from './names.js';
import { Problems, parseYaml } from './yaml.js';

export interface Annotated {
  readonly graph: Graph;
  /** Annotations that match nothing in the diagram. */
  readonly warnings: readonly string[];
  /** Font files named by people, highest precedence first. */
  readonly fonts: readonly Pattern[];
}

/**
 * Parses an annotation file written by a person.
 * @throws InvalidInput with file, line and column of each problem: not YAML, an unknown key, a wrong type
 */
export function readAnnotations(text: string, file: string): Annotations {
  const problems = new Problems();
  const value = parseYaml(text, file);
  // An empty file, or one with comments only.
  const isEmpty = value.kind === 'scalar' && value.value === null;
  const annotations = decode(isEmpty ? { ...value, kind: 'map', entries: [] } : value, 'person', problems);
  if (problems.total > 0) {
    throw new InvalidInput(messages.invalidAnnotations(file, problems.lines, problems.total), {
      remedy: messages.INVALID_ANNOTATIONS_REMEDY,
    });
  }
  return annotations;
}

/** Parses a suggestion file written by a model. Errors in it cause warnings and never stop the run. */
export function readSuggestions(
  text: string,
  file: string,
  graph: Graph,
): { readonly annotations: Annotations | null; readonly warnings: readonly string[] } {
  const found = readAnswer(text, graph, file);
  if (found === null) return { annotations: null, warnings: [messages.suggestionsUnreadable(file)] };
  const { annotations, dropped } = found;
  return { annotations, warnings: dropped.length === 0 ? [] : [messages.suggestionsDropped(dropped, DROPPED_LISTED)] };
}

/**
 * Returns the annotated graph.
 * @param files lowest precedence first: a later file overrides an earlier one for the same node, edge, flow or title. Removals
 * are applied last and override everything
 */
export function annotate(graph: Graph, files: readonly Annotations[], whereabouts: readonly Whereabouts[]): Annotated {
  const draft = new Draft(graph, new Names(graph, whereabouts));
  for (const file of files) apply(file, draft);
  const flows = number(mergeFlows(files), draft);
  const removed = remove(
    files.flatMap((file) => (file.author === 'person' ? file.remove : [])),
    draft,
  );
  const title = files.reduce((current, file) => file.title ?? current, graph.title);
  return {
    graph: {
      ...draft.finish(),
      ...headOf({ ...graph, title }),
      ...(flows.length > 0 && { flows }),
      ...(removed.length > 0 && { removed }),
    },
    warnings: [...new Set(draft.warnings)],
    fonts: [...files].reverse().flatMap((file) => (file.author === 'person' ? file.fonts : [])),
  };
}

/** Merges flows by name, in order of first appearance. */
function mergeFlows(files: readonly Annotations[]): FlowText[] {
  const flows = new Map<string, FlowText>();
  for (const flow of files.flatMap((file) => file.flows)) flows.set(flow.name, flow);
  return [...flows.values()];
}

// ---- Steps of flows.

/**
 * Returns the flows with numbered steps. Numbers continue across flows, so that each one in the diagram is unique. A step that
 * matches nothing stays in the table and causes a warning.
 */
function number(texts: readonly FlowText[], draft: Draft): Flow[] {
  let last = 0;
  const flows = texts.map(({ name, description, steps }) => ({
    name,
    description,
    steps: steps.slice(0, Math.max(0, FLOW_STEPS_MAX - last)).map((step) => {
      mark(step, ++last, draft);
      return { number: last, label: step.label || where(step), detail: step.detail };
    }),
  }));
  if (texts.reduce((sum, { steps }) => sum + steps.length, 0) > last) {
    draft.warnings.push(messages.tooManySteps(FLOW_STEPS_MAX));
  }
  return flows.filter(({ steps }) => steps.length > 0);
}

const where = ({ at, to }: FlowStep): string => (to === null ? at.text : `${at.text} → ${to.text}`);

function mark({ at, to }: FlowStep, step: number, draft: Draft): void {
  const nodes = draft.find(at);
  if (to === null) {
    for (const address of nodes) {
      const node = draft.nodes.get(address)!;
      draft.nodes.set(address, createNode({ ...node, steps: [...(node.steps ?? []), step] }));
    }
    return;
  }
  const targets = draft.find(to);
  const edges = nodes.flatMap((from) => targets.flatMap((target) => draft.edge(from, target) ?? []));
  for (const edge of edges) draft.put(createEdge({ ...edge, steps: [...(edge.steps ?? []), step] }));
  if (edges.length === 0 && nodes.length > 0 && targets.length > 0) {
    draft.warnings.push(messages.noConnection(at.place, at.text, to.text));
  }
}

// ---- Applying annotation files, one after the other.

/** The graph during annotation. */
class Draft {
  readonly nodes: Map<string, GraphNode>;
  /** Keyed by `from` and `to`, separated by a line break. */
  readonly edges: Map<string, GraphEdge>;
  readonly warnings: string[] = [];
  #pairs = 0;
  #unmatched = 0;

  constructor(
    readonly graph: Graph,
    readonly names: Names,
  ) {
    this.nodes = new Map(graph.nodes);
    this.edges = new Map(graph.edges.map((edge) => [keyOf(edge.from, edge.to), edge]));
  }

  /** Returns the nodes that a pattern matches. Warns if there are none. */
  find(pattern: Pattern): readonly string[] {
    const { nodes, hidden } = this.names.find(pattern);
    const there = nodes.filter((address) => this.nodes.has(address));
    if (nodes.length > 0) return there;
    const { text, place } = pattern;
    this.warnings.push(
      hidden === null
        ? messages.unmatched(place, text, this.#unmatched++ < SUGGESTIONS_MAX ? nearest(text, this.names.all()) : null)
        : messages.notDrawn(place, text, hidden),
    );
    return [];
  }

  /** Adds a node that no code builds. */
  add(address: string, provenance: GraphNode['provenance'], said: Partial<GraphNode> = {}): void {
    this.nodes.set(address, createNode({ address, provenance, isAdded: true, ...said }));
    this.names.add(address);
  }

  /**
   * True while the run may check another pair of nodes. A few patterns that match many nodes each give an excessive number of
   * pairs.
   */
  mayPair(place: Location): boolean {
    if (this.#pairs++ < PAIRS_MAX) return true;
    if (this.#pairs === PAIRS_MAX + 1) this.warnings.push(messages.tooManyPairs(place, PAIRS_MAX));
    return false;
  }

  /** Returns the edge between two nodes, in either direction if the edge is two-way. */
  edge(from: string, to: string): GraphEdge | null {
    const there = this.edges.get(keyOf(from, to));
    if (there !== undefined) return there;
    const back = this.edges.get(keyOf(to, from));
    return back?.twoWay === true ? back : null;
  }

  isSuggested(address: string): boolean {
    return this.nodes.get(address)?.provenance === 'suggested';
  }

  put(edge: GraphEdge): void {
    this.edges.set(keyOf(edge.from, edge.to), edge);
  }

  drop({ from, to }: GraphEdge): void {
    this.edges.delete(keyOf(from, to));
  }

  finish(): Graph {
    return createGraph({ nodes: this.nodes.values(), edges: this.edges.values() });
  }
}

const keyOf = (from: string, to: string): string => `${from}\n${to}`;

/**
 * Applies one file. Additions come first, so that the rest of the file can refer to them. Disconnections precede connections, so
 * that `*` can be followed by exceptions.
 */
function apply(annotations: Annotations, draft: Draft): void {
  const { author } = annotations;
  for (const { address, label, detail } of annotations.add) {
    if (draft.graph.nodes.has(address.text)) {
      draft.warnings.push(messages.alreadyThere(address.place, address.text));
    } else {
      draft.add(address.text, PROVENANCE_OF[author], words(label, detail));
    }
  }
  if (author === 'person') for (const connection of annotations.disconnect) disconnect(connection, draft);
  for (const connection of annotations.connect) connect(connection, author, draft);
  for (const one of annotations.update) update(one, draft);
}

/**
 * Removes nodes after all files have been applied. Children of a removed container move to its parent.
 * @returns the number of removed resources per file; a resource named by two files counts for the first
 */
function remove(patterns: readonly Pattern[], draft: Draft): readonly Removed[] {
  const byFile = new Map<string, number>();
  const gone = new Set<string>();
  for (const pattern of patterns) {
    const found = draft.find(pattern).filter((address) => !gone.has(address));
    for (const address of found) gone.add(address);
    const { file } = pattern.place;
    const count = countResources(found.map((address) => draft.nodes.get(address)!));
    if (count > 0) byFile.set(file, (byFile.get(file) ?? 0) + count);
  }
  for (const edge of [...draft.edges.values()]) if (gone.has(edge.from) || gone.has(edge.to)) draft.drop(edge);
  for (const node of [...draft.nodes.values()]) {
    if (gone.has(node.address)) continue;
    let parent = node.parent;
    while (parent !== null && gone.has(parent)) parent = draft.nodes.get(parent)?.parent ?? null;
    if (parent !== node.parent) draft.nodes.set(node.address, createNode({ ...node, parent }));
  }
  for (const address of gone) draft.nodes.delete(address);
  return [...byFile].map(([by, resources]) => ({ by, resources }));
}

function disconnect({ from, to }: Connection, draft: Draft): void {
  const sources = draft.find(from);
  const targets = draft.find(to);
  let found = false;
  for (const source of sources) {
    for (const target of targets) {
      if (!draft.mayPair(to.place)) return;
      const edge = draft.edge(source, target);
      if (edge === null) continue;
      found = true;
      draft.drop(edge);
      // A two-way edge keeps its other direction.
      if (edge.twoWay) draft.put(createEdge({ ...edge, from: target, to: source, twoWay: false }));
    }
  }
  if (!found && sources.length > 0 && targets.length > 0) {
    draft.warnings.push(messages.noConnection(to.place, from.text, to.text));
  }
}

/** Provenance by author. If a person repeats a suggestion, it becomes `planned`. */
const PROVENANCE_OF = { person: 'planned', model: 'suggested' } as const;

function connect({ from, to, label }: Connection, author: Annotations['author'], draft: Draft): void {
  addActors([from, to], author, draft);
  const sources = draft.find(from);
  const targets = draft.find(to);
  let made = 0;
  for (const source of sources) {
    for (const target of targets) {
      if (!draft.mayPair(to.place)) return;
      if (made++ >= CONNECTIONS_MAX) {
        draft.warnings.push(messages.tooManyConnections(to.place, CONNECTIONS_MAX));
        return;
      }
      connectPair(source, target, { from, to, label }, author, draft);
    }
  }
}

/**
 * Adds actors at the ends of a connection, unless the other end matches nothing. A suggested actor becomes `planned` once a
 * person names it.
 */
function addActors(ends: readonly [Pattern, Pattern], author: Annotations['author'], draft: Draft): void {
  const isThere = (end: Pattern) => draft.names.find(end).nodes.some((address) => draft.nodes.has(address));
  if (!ends.every((end) => isAddedByConnection(end.text) || isThere(end))) return;
  for (const end of ends) {
    if (!isAddedByConnection(end.text)) continue;
    const node = draft.nodes.get(end.text);
    if (node === undefined && !isThere(end)) draft.add(end.text, PROVENANCE_OF[author]);
    else if (node !== undefined && author === 'person' && node.provenance === 'suggested') {
      draft.nodes.set(end.text, createNode({ ...node, provenance: PROVENANCE_OF.person }));
    }
  }
}

function connectPair(from: string, to: string, asked: Connection, author: Annotations['author'], draft: Draft): void {
  const { place } = asked.to;
  const edge = draft.edge(from, to);
  if (edge !== null) {
    const provenance = author === 'person' && edge.provenance === 'suggested' ? 'planned' : edge.provenance;
    if (asked.label !== '' || provenance !== edge.provenance) {
      draft.put(createEdge({ ...edge, provenance, label: asked.label || edge.label }));
    }
  } else if (author === 'model' && !draft.isSuggested(from) && !draft.isSuggested(to)) {
    draft.warnings.push(messages.noConnection(place, from, to));
  } else if (from === to) {
    draft.warnings.push(messages.toItself(place, from));
  } else if (isContainerType(draft.nodes.get(from)!.type)) {
    draft.warnings.push(messages.startsAtBox(place, from));
  } else {
    draft.put(createEdge({ from, to, label: asked.label, provenance: PROVENANCE_OF[author] }));
  }
}

function update({ of, label, detail, edgeLabels }: Update, draft: Draft): void {
  const nodes = draft.find(of);
  for (const address of nodes) {
    const node = draft.nodes.get(address)!;
    draft.nodes.set(address, createNode({ ...node, ...words(label, detail) }));
  }
  for (const { to, label: text } of edgeLabels) {
    if (nodes.length === 0) continue;
    const targets = draft.find(to);
    const edges: GraphEdge[] = [];
    for (const from of nodes) {
      for (const target of targets) {
        if (!draft.mayPair(to.place)) return;
        const edge = draft.edge(from, target);
        if (edge !== null) edges.push(edge);
      }
    }
    for (const edge of edges) draft.put(createEdge({ ...edge, label: text }));
    if (edges.length === 0) {
      draft.warnings.push(messages.noConnection(to.place, of.text, to.text));
    }
  }
}

const words = (label: string | null, detail: string | null): Pick<GraphNode, 'called' | 'detail'> => ({
  ...(label !== null && { called: label }),
  ...(detail !== null && { detail }),
});
