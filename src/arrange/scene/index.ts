import type { Presentation } from '../../present/model.js';
import { sceneBox } from './box.js';
import { sceneEdge } from './edges.js';
import { heading } from './heading.js';
import type { Scene } from './model.js';
import { sceneNode } from './node.js';

/** Everything in the picture with its texts and sizes, not placed yet. */
export const buildScene = (presentation: Presentation): Scene => ({
  ...heading(presentation),
  items: presentation.items.map((item) => (item.kind === 'box' ? sceneBox(item) : sceneNode(item))),
  edges: presentation.edges.map(sceneEdge),
});
