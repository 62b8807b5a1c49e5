import type { Presentation } from '../../labels/model.js';
import { sceneBox } from './box.js';
import { sceneEdge } from './edges.js';
import { heading } from './heading.js';
import type { Scene } from './model.js';
import { sceneNode } from './node.js';
import { openingEdges } from './opened.js';

/** Builds the scene: every element of the diagram with its texts and sizes, without positions. */
export function buildScene(presentation: Presentation): Scene {
  const isMarked = presentation.changes !== undefined;
  const opens = openingEdges(presentation);
  return {
    ...heading(presentation),
    items: presentation.items.map((item) =>
      item.kind === 'box' ? sceneBox(item, isMarked) : sceneNode(item, isMarked),
    ),
    edges: presentation.edges.map((edge) => sceneEdge(edge, isMarked, opens(edge))),
  };
}
