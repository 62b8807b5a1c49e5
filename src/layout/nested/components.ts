/**
 * Finds the connected components of a level. All ports count as connected, so that everything that reaches a border is
 * laid out together.
 */
import type { Segment, Vertex } from './layered/model.js';

/** The vertices of a level by connectivity. */
export interface Components {
  /** Vertices and segment numbers of each component with segments, in order of the first vertex. */
  readonly joined: { readonly members: number[]; readonly numbers: number[] }[];
  /** Vertices without segments. */
  readonly loose: number[];
}

/** Returns the connected components, found by union-find. */
export function byComponent(vertices: readonly Vertex[], segments: readonly Segment[]): Components {
  const parent = Int32Array.from(vertices, (_, v) => v);
  const find = (v: number): number => {
    let root = v;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = v; at !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const touched = new Uint8Array(vertices.length);
  const firstPort = vertices.findIndex((vertex) => vertex.border !== null);
  for (const { left, right } of segments) {
    touched[left.vertex] = touched[right.vertex] = 1;
    parent[find(left.vertex)] = find(right.vertex);
  }
  for (let v = Math.max(0, firstPort); firstPort >= 0 && v < vertices.length; v++)
    if (vertices[v]!.border) parent[find(v)] = find(firstPort);

  const byRoot = new Map<number, { members: number[]; numbers: number[] }>();
  const loose: number[] = [];
  vertices.forEach((_, v) => {
    if (!touched[v]) {
      loose.push(v);
      return;
    }
    const root = find(v);
    const component = byRoot.get(root);
    if (component) component.members.push(v);
    else byRoot.set(root, { members: [v], numbers: [] });
  });
  segments.forEach(({ left }, n) => {
    byRoot.get(find(left.vertex))!.numbers.push(n);
  });
  return { joined: [...byRoot.values()], loose };
}
