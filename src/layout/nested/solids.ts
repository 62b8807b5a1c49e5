import type { PlacedBox, PlacedNode } from '../layout.js';
import { titleHeight } from '../scene/box.js';
import { SpatialIndex } from './spatial-index.js';

/** Returns the obstacles for moved runs: nodes, titles, and the upper and lower borders of boxes. */
export function solidsOf(nodes: readonly PlacedNode[], boxes: readonly PlacedBox[], cell: number): SpatialIndex {
  const solids = new SpatialIndex(cell);
  for (const { node, x, y } of nodes) solids.add({ x: x + node.iconX, y, width: node.iconSize, height: node.height });
  for (const { box, x, y, width, height } of boxes) {
    solids.add({ x, y, width, height: 0 });
    solids.add({ x, y: y + height, width, height: 0 });
    solids.add({ x, y, width: box.minWidth, height: titleHeight(box) });
  }
  return solids;
}
