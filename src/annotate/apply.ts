/** Applies one annotation file to a draft: additions, disconnections, connections, updates. Removals of all files come last. */
import { countResources } from '../graph/counts.js';
import { createEdge } from '../graph/create.js';
import type { GraphEdge, GraphNode, Removed } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { isAddedByConnection } from './actors.js';
import type { Draft } from './draft.js';
import { CONNECTIONS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Addition, Annotations, Connection, Label, Pattern, Update } from './model.js';

type Author = Annotations['author'];

/** Provenance by author. If a person repeats a suggestion, it becomes `planned`. */
const PROVENANCE_OF = { person: 'planned', model: 'suggested' } as const;

/**
 * Applies one file. Additions come first, so that the rest of the file can refer to them. Disconnections precede connections, so
 * that `*` can be followed by exceptions.
 */
export function applyFile(file: Annotations, draft: Draft): void {
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
 * Adds actors at the ends of a connection, unless the other end matches nothing. A suggested actor becomes `planned` once a
 * person names it.
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

/** Adds an edge between two nodes, or the label to their existing edge. A model may only add edges of suggested nodes. */
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

const textsOf = (label: string | null, detail: string | null): Pick<GraphNode, 'called' | 'detail'> => ({
  ...(label !== null && { called: label }),
  ...(detail !== null && { detail }),
});

// ---- Removals.

/**
 * Removes nodes after all files have been applied. Children of a removed container move to its parent.
 * @returns the number of removed resources per file; a resource named by two files counts for the first
 */
export function removeNodes(patterns: readonly Pattern[], draft: Draft): readonly Removed[] {
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
