/** Small marked graphs, as a comparison or a plan makes them, and what a report says of them. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/present/index.js';
import { reportOf } from '../../../src/report/index.js';
import type { ChangeReport } from '../../../src/report/model.js';

type Of<T> = Partial<Omit<T, 'address' | 'from' | 'to'>>;

export const n = (address: string, partial: Of<GraphNode> = {}): GraphNode => createNode({ address, ...partial });

/** In a box. */
export const within = (parent: string, ...nodes: readonly GraphNode[]): GraphNode[] =>
  nodes.map((node) => createNode({ ...node, parent }));

/** Alike in one thing: their change. */
export const all = (change: GraphNode['change'], ...addresses: readonly string[]): GraphNode[] =>
  addresses.map((address) => n(address, { change }));

export const e = (from: string, to: string, partial: Of<GraphEdge> = {}): GraphEdge =>
  createEdge({ from, to, ...partial });

export const marked = (nodes: readonly GraphNode[], edges: readonly GraphEdge[] = []): Graph =>
  createGraph({ nodes, edges });

export const reported = (graph: Graph): ChangeReport =>
  reportOf(graph, present(graph, { modules: 'auto', strips: true }));
