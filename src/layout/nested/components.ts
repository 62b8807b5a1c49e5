/** Finds the connected components of a level, which are laid out one by one. */

import type { Segment, Vertex } from './layered/model.js';

/** The vertices of a level by connectivity. */
interface Components {
  /** Vertices and segment numbers of each component with segments, in order of the first vertex. */
  readonly connected: { readonly members: number[]; readonly numbers: number[] }[];
  /** Vertices without segments. */
  readonly loose: number[];
}

/**
 * Returns the connected components, found by union-find. All ports count as connected, so that everything that reaches
 * a border is laid out together.
 */
export function byComponent(vertices: readonly Vertex[], segments: readonly Segment[]): Components {
  const parent = Int32Array.from(vertices, (_, v) => v);
  const findRoot = (v: number): number => {
    let root = v;
    while (parent[root] !== root) root = parent[root]!;
    // Shortens the path for the next search.
    for (let at = v; at !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const hasSegment = new Uint8Array(vertices.length);
  for (const { left, right } of segments) {
    hasSegment[left.vertex] = hasSegment[right.vertex] = 1;
    parent[findRoot(left.vertex)] = findRoot(right.vertex);
  }
  const ports = vertices.flatMap(({ border }, v) => (border === null ? [] : v));
  for (const port of ports) parent[findRoot(port)] = findRoot(ports[0]!);

  const byRoot = new Map<number, { members: number[]; numbers: number[] }>();
  const loose: number[] = [];
  vertices.forEach((_, v) => {
    if (!hasSegment[v]) {
      loose.push(v);
      return;
    }
    const root = findRoot(v);
    const component = byRoot.get(root);
    if (component) component.members.push(v);
    else byRoot.set(root, { members: [v], numbers: [] });
  });
  segments.forEach(({ left }, n) => {
    byRoot.get(findRoot(left.vertex))!.numbers.push(n);
  });
  return { connected: [...byRoot.values()], loose };
}
