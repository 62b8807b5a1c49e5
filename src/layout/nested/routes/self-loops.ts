/** Places self-loops: small loops at the top right corner of the icon, in the space that the scene reserves. */
import type { PlacedEdge, PlacedNode } from '../../layout.js';
import type { Scene } from '../../scene/model.js';
import { ICON_GAP } from '../spacing.js';

/** Distance in pixels by which a loop extends beyond the icon, to the right and upwards. */
const REACH = 13;

/** Returns the edges from a node to itself, with their routes. */
export function placeSelfLoops(scene: Scene, nodes: readonly PlacedNode[]): PlacedEdge[] {
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  return scene.edges.flatMap((edge) => {
    const placed = edge.from === edge.to ? byId.get(edge.from) : undefined;
    if (!placed) return [];
    const { iconX, iconY, iconSize } = placed.node;
    const right = placed.x + iconX + iconSize;
    const top = placed.y + iconY;
    const points = [
      { x: right + ICON_GAP - 2, y: top + 12 },
      { x: right + REACH, y: top + 12 },
      { x: right + REACH, y: top - REACH },
      { x: right - 12, y: top - REACH },
      { x: right - 12, y: top - ICON_GAP + 2 },
    ];
    return [{ edge, points, label: null }];
  });
}
