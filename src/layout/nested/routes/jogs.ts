/**
 * Removes small jogs. Each level is routed separately, so that an edge may step by a few pixels just before an icon,
 * which looks like a mistake. The edge is drawn straight and meets the icon slightly off its middle.
 */
import type { PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../../layout.js';
import { LABEL_GAP } from '../spacing.js';
import { cellFor, SpatialIndex } from '../spatial-index.js';
import { solidsOf } from './unbend.js';

/** Largest step that is removed, in pixels; the edge must still clearly meet the icon. */
const MOST_JOG = 10;
/** Pixels between a moved run and other edges. */
const CLEARANCE = 9;
/** Pixels between a moved run and icons, captions and borders. */
const SOLID_CLEARANCE = 4;

/** Returns the edges without small jogs at their ends. */
export function removeJogs(
  edges: readonly PlacedEdge[],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const cell = cellFor(edges.map(({ points }) => points));
  const runs = new SpatialIndex(cell);
  const solids = solidsOf(nodes, boxes, cell);
  const isNode = new Set(nodes.map(({ node }) => node.id));
  const endsAt = new Map<string, number>();
  edges.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(runRect(points[i]!, points[i + 1]!, 0), owner);
    for (const end of [points[0]!, points.at(-1)!]) endsAt.set(keyOf(end), (endsAt.get(keyOf(end)) ?? 0) + 1);
  });
  return edges.map((placed, owner) => {
    const { from, to } = placed.edge;
    const isOnlyEnd = (end: Point): boolean => endsAt.get(keyOf(end)) === 1;
    let points = [...placed.points];
    const clearance = placed.edge.label ? LABEL_GAP : CLEARANCE;
    // Edges of the same fork are no obstacle, because the branch continues straight through it.
    const foreign = (other: number): boolean =>
      other !== owner && edges[other]!.edge.from !== from && edges[other]!.edge.to !== to;
    const isFree = (a: Point, b: Point): boolean =>
      !runs.touches(runRect(a, b, clearance), foreign) && !solids.hits(runRect(a, b, SOLID_CLEARANCE));
    if (isNode.has(to) && isOnlyEnd(points.at(-1)!)) points = smoothEnd(points, isFree);
    if (isNode.has(from) && isOnlyEnd(points[0]!)) points = smoothEnd(points.reverse(), isFree).reverse();
    return { ...placed, points };
  });
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Removes the last step of a route if it is small and the straight path is free. */
function smoothEnd(points: Point[], isFree: (a: Point, b: Point) => boolean): Point[] {
  const [before, step, turn, end] = points.slice(-4);
  if (!before || !step || !turn || !end) return points;
  const jog = Math.abs(turn.y - step.y);
  const onwards = before.y === step.y && turn.y === end.y && (step.x - before.x) * (end.x - turn.x) > 0;
  if (!onwards || jog === 0 || jog > MOST_JOG) return points;
  const straight = { x: end.x, y: step.y };
  if (!isFree(step, straight)) return points;
  return [...points.slice(0, -3), straight];
}

const runRect = (a: Point, b: Point, margin: number): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y) - margin,
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y) + 2 * margin,
});
