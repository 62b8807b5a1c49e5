/** Small marked graphs, as a comparison or a plan makes them, and what a report says of them. */

import type { Code, CodeResource, RevisionCode } from '../../../../src/diff/report/code.js';
import { reportOf } from '../../../../src/diff/report/index.js';
import type { ChangeReport } from '../../../../src/diff/report/model.js';
import { createEdge, createGraph, createNode } from '../../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../../src/graph/model.js';
import { present } from '../../../../src/labels/index.js';

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

export const reported = (graph: Graph, code?: Code): ChangeReport =>
  reportOf(graph, present(graph, { modules: 'auto', strips: true }), code);

/** Resources of one side: address to line of `main.tf`, with the lines of attributes. */
export type Lines = Readonly<
  Record<string, number | ({ readonly line: number } & Partial<Omit<CodeResource, 'origin'>>)>
>;

export function sideOf(
  side: 'before' | 'after',
  lines: Lines,
  edges: Readonly<Record<string, string>> = {},
): RevisionCode {
  const all = Object.entries(lines).map(([origin, given]): CodeResource => {
    const { line, ...more } = typeof given === 'number' ? { line: given } : given;
    return { origin, source: { side, file: 'main.tf', line }, lines: new Map(), values: {}, ...more };
  });
  const known = new Map(all.map((resource) => [resource.origin, resource]));
  return {
    all,
    doubts: [],
    resource: (address) => known.get(address),
    resourceWithOrigin: (origin) => known.get(origin),
    resourceThatImplies: () => undefined,
    edge: (from, to) => {
      const resource = known.get(edges[`${from} ${to}`] ?? '');
      return resource === undefined ? [] : [{ resource }];
    },
  };
}

/** Each node is a resource of both sides, at the line of its place in the graph. */
export function codeFor({ nodes }: Graph): Code {
  const lines = Object.fromEntries([...nodes.keys()].map((address, at) => [address, at + 1]));
  return { before: sideOf('before', lines), after: sideOf('after', lines) };
}
