import type { PlacedNode } from '../../arrange/layout.js';
import type { Theme } from '../theme.js';
import { arrow, halo, openEdges, strokes } from './edges.js';

/** How far the loop goes past the icon; the scene leaves 18 px for it. */
const REACH = 14;
/** Gap between the icon and the ends of the loop. */
const GAP = 2;

/** The arrow from a node to itself: out of the upper part of the icon's right side, round the corner, in at the top. */
export function selfLoop({ node, x, y }: PlacedNode, theme: Theme): string {
  if (!node.selfLoop) return '';
  const left = x + node.iconX;
  const top = y + node.iconY;
  const right = left + node.iconSize;
  const points = [
    { x: right + GAP, y: top + node.iconSize / 4 },
    { x: right + REACH, y: top + node.iconSize / 4 },
    { x: right + REACH, y: top - REACH },
    { x: left + node.iconSize / 2, y: top - REACH },
    { x: left + node.iconSize / 2, y: top - GAP },
  ];
  const loop = arrow(points, false);
  const edge = { from: node.id, to: node.id, twoWay: false, dashed: false };
  return `${openEdges(theme)}${halo(loop.line, theme)}${strokes(edge, '', loop, theme)}</g>`;
}
