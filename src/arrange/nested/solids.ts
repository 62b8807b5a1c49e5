import type { PlacedBox, PlacedNode } from '../layout.js';
import { SpatialIndex } from './spatial-index.js';

/** The part of a box's header that its corner icon and title fill. */
export const TITLE_HEIGHT = 24;

/** What no run may be moved over: nodes, titles, and the upper and lower borders of boxes. */
export function solidsOf(nodes: readonly PlacedNode[], boxes: readonly PlacedBox[], cell: number): SpatialIndex {
  const solids = new SpatialIndex(cell);
  for (const { node, x, y } of nodes) solids.add({ x: x + node.iconX, y, width: node.iconSize, height: node.height });
  for (const { box, x, y, width, height } of boxes) {
    solids.add({ x, y, width, height: 0 });
    solids.add({ x, y: y + height, width, height: 0 });
    solids.add({ x, y, width: box.minWidth, height: TITLE_HEIGHT });
  }
  return solids;
}
