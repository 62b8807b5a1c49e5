import { createGraph, createNode } from '../graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { nearest } from '../platform/text/matching.js';
import { PAIRS_MAX, SUGGESTIONS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Location, Pattern } from './model.js';
import type { Names } from './names.js';

/** The graph while annotation files are applied to it, with the warnings so far. */
export class Draft {
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

  #warnUnmatched({ text, location }: Pattern, hidden: string | null): void {
    if (hidden !== null) {
      this.warnings.push(messages.notDrawn(location, text, hidden));
      return;
    }
    const similar = this.#unmatched++ < SUGGESTIONS_MAX ? nearest(text, this.names.all()) : null;
    this.warnings.push(messages.unmatched(location, text, similar));
  }

  /** Adds a node that no code builds. */
  add(address: string, provenance: GraphNode['provenance'], texts: Pick<GraphNode, 'called' | 'detail'> = {}): void {
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
   * Counts a pair of nodes that an annotation is about to check, and returns false, after one warning, once the run has checked too
   * many. A few patterns that match many nodes each give an excessive number of pairs.
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
