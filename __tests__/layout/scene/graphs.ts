/** Graphs in a few words: a node is its address, or its address and what is not usual about it. */

import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../src/graph/model.js';
import type { ModuleBoxes } from '../../../src/labels/grouping/modules.js';
import { present } from '../../../src/labels/index.js';
import { buildScene } from '../../../src/layout/scene/index.js';
import type { Scene, SceneBox, SceneNode } from '../../../src/layout/scene/model.js';

export interface Sketch {
  readonly title?: string;
  /** Container address (empty for the top) to what is in it. */
  readonly inside: Readonly<Record<string, readonly (string | (Partial<GraphNode> & { readonly address: string }))[]>>;
  readonly edges?: readonly (readonly [string, string, Partial<GraphEdge>?])[];
}

export const sceneOf = (sketch: Sketch, modules: ModuleBoxes = 'all'): Scene =>
  buildScene(present(graphOf(sketch), { modules }));

export function graphOf({ title = '', inside, edges = [] }: Sketch): Graph {
  const nodes = Object.entries(inside).flatMap(([parent, members]) =>
    members.map((member) =>
      createNode({
        parent: parent === '' ? null : parent,
        ...(typeof member === 'string' ? { address: member } : member),
      }),
    ),
  );
  return createGraph({
    title,
    nodes,
    edges: edges.map(([from, to, more]) => createEdge({ from, to, ...more })),
  });
}

export const nodeOf = (scene: Scene, id: string): SceneNode => {
  const item = scene.items.find((candidate) => candidate.id === id);
  if (item?.kind !== 'node') throw new Error(`no node ${id}`);
  return item;
};

export const boxOf = (scene: Scene, id: string): SceneBox => {
  const item = scene.items.find((candidate) => candidate.id === id);
  if (item?.kind !== 'box') throw new Error(`no box ${id}`);
  return item;
};

/** The containment as indented lines. */
export function outline(scene: Scene): string[] {
  const depth = new Map<string | null, number>([[null, -1]]);
  return scene.items.map(({ id, parent }) => {
    const level = (depth.get(parent) as number) + 1;
    depth.set(id, level);
    return '  '.repeat(level) + id;
  });
}
