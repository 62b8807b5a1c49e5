/** How much of a picture stays as it was when its source changes a little: order is what a reader remembers of a map. */

import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';
import type { Layout } from '../../src/layout/layout.js';
import { arrangeNested } from '../../src/layout/nested/index.js';
import { buildScene } from '../../src/layout/scene/index.js';

export type Change = 'remove' | 'add' | 'rename';
export const CHANGES = ['remove', 'add', 'rename'] as const satisfies readonly Change[];

/** @returns the changed graph, and the addresses that the change is about: before and after */
export type Changed = { readonly graph: Graph; readonly about: readonly string[] };

/** Resources that hold nothing: what people add and remove, and what a picture is made of. */
export function leavesOf(graph: Graph): GraphNode[] {
  const holders = new Set([...graph.nodes.values()].map(({ parent }) => parent));
  return [...graph.nodes.values()].filter(({ address }) => !holders.has(address));
}

export function change(graph: Graph, what: Change, { address, type, parent }: GraphNode): Changed {
  const nodes = [...graph.nodes.values()];
  const { title, edges } = graph;
  if (what === 'remove') {
    const left = edges.filter(({ from, to }) => from !== address && to !== address);
    return {
      graph: createGraph({ title, nodes: nodes.filter((node) => node.address !== address), edges: left }),
      about: [address],
    };
  }
  const other = `${type}.${what === 'add' ? 'one-more' : 'called-otherwise'}`;
  if (what === 'add') {
    // Joined as its model is: one line to the first thing that the model has one to.
    const line = edges.find(({ from }) => from === address);
    const more = line ? [createEdge({ from: other, to: line.to })] : [];
    return {
      graph: createGraph({
        title,
        nodes: [...nodes, createNode({ address: other, parent })],
        edges: [...edges, ...more],
      }),
      about: [other],
    };
  }
  const named = (old: string): string => (old === address ? other : old);
  return {
    graph: createGraph({
      title,
      nodes: nodes.map((node) => (node.address === address ? { ...node, address: other } : node)),
      edges: edges.map((edge) => ({ ...edge, from: named(edge.from), to: named(edge.to) })),
    }),
    about: [address, other],
  };
}

interface Place {
  readonly parent: string | null;
  readonly x: number;
  readonly y: number;
}

export interface Moved {
  /** Orders of unrelated siblings that turned around, of all: x and y of each pair. */
  readonly turned: number;
  readonly of: number;
}

/** What is in both pictures, beside each other in both, and neither changed itself nor joined to what did. */
export function movedBetween(before: Graph, after: Graph, about: readonly string[]): Moved {
  const [old, now] = [placesOf(before), placesOf(after)];
  const related = new Set(about);
  for (const { from, to } of [...before.edges, ...after.edges]) {
    if (about.includes(from)) related.add(to);
    if (about.includes(to)) related.add(from);
  }
  for (const graph of [before, after])
    for (const address of about)
      for (let at = graph.nodes.get(address)?.parent ?? null; at !== null; at = graph.nodes.get(at)!.parent)
        related.add(at);

  const families = new Map<string | null, string[]>();
  for (const [id, { parent }] of old)
    if (!related.has(id) && now.get(id)?.parent === parent) families.set(parent, [...(families.get(parent) ?? []), id]);

  let turned = 0;
  let of = 0;
  for (const family of families.values()) {
    family.forEach((a, i) => {
      for (const b of family.slice(i + 1)) {
        for (const axis of ['x', 'y'] as const) {
          of++;
          if (orderOf(old, a, b, axis) * orderOf(now, a, b, axis) < 0) turned++;
        }
      }
    });
  }
  return { turned, of };
}

/** Middles that are nearer than this are one above the other, or side by side. */
const LEVEL = 10;

function orderOf(places: ReadonlyMap<string, Place>, a: string, b: string, axis: 'x' | 'y'): number {
  const distance = places.get(a)![axis] - places.get(b)![axis];
  return Math.abs(distance) < LEVEL ? 0 : Math.sign(distance);
}

/** One graph is compared with many that differ from it. */
const known = new WeakMap<Graph, ReadonlyMap<string, Place>>();

function placesOf(graph: Graph): ReadonlyMap<string, Place> {
  const places = known.get(graph) ?? placesIn(graph);
  known.set(graph, places);
  return places;
}

/** Middles of icons and boxes. */
function placesIn(graph: Graph): ReadonlyMap<string, Place> {
  const layout: Layout = arrangeNested(buildScene(present(graph, { modules: 'auto' })));
  const places = new Map<string, Place>();
  for (const { box, x, y, width, height } of layout.boxes)
    places.set(box.id, { parent: box.parent, x: x + width / 2, y: y + height / 2 });
  for (const { node, x, y } of layout.nodes) {
    const half = node.iconSize / 2;
    places.set(node.id, { parent: node.parent, x: x + node.iconX + half, y: y + node.iconY + half });
  }
  return places;
}
