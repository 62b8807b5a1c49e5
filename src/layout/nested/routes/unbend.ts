/**
 * Removes small vertical steps from finished routes. Each level is routed separately, so an edge may step by a few
 * pixels before a border and again behind it, or just before an icon. Such a step looks like a mistake.
 */

import { groupBy } from '../../../graph/group-by.js';
import type { PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../../layout.js';
import { titleHeight } from '../../scene/box.js';
import { simplify } from '../assemble.js';
import { LABEL_GAP, LINE_GAP } from '../spacing.js';
import { cellFor, SpatialIndex } from '../spatial-index.js';

/** Largest step that `unbend` removes, in pixels. A longer one shows the direction of the edge. */
const LARGEST_STEP = 30;
/** Rounds in both directions. A removed step can make the removal of another one possible. */
const ROUNDS = 2;

/** A vertical step that is followed by another step. */
interface Step {
  /** Index of the edge. */
  readonly owner: number;
  /** Index of the first corner of the step in the route, in the current direction. */
  readonly corner: number;
}

/**
 * The obstacles of a run to move: the runs of all edges, with the index of the edge as owner, and the drawn elements.
 */
export interface Obstacles {
  readonly horizontals: SpatialIndex;
  readonly verticals: SpatialIndex;
  readonly solids: SpatialIndex;
}

/**
 * Returns the edges with fewer bends. The first of two steps is removed, and the second one covers the distance of
 * both. The two steps of this edge cancel each other, so that it becomes straight:
 *
 *   ──┐   ┌──>
 *     └─┼─┘       becomes   ──────┼──>
 *
 * Edges that share the run between the steps change together or not at all.
 */
export function unbend(
  edges: readonly PlacedEdge[],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const routes = edges.map(({ points }) => [...points]);
  const obstacles = findObstacles(routes, nodes, boxes);
  for (let round = 0; round < ROUNDS; round++) {
    for (const backwards of [false, true]) {
      if (backwards) for (const points of routes) points.reverse();
      removeSteps(routes, obstacles);
      if (backwards) for (const points of routes) points.reverse();
    }
  }
  return edges.map((placed, i) => ({ ...placed, points: simplify(routes[i]!) }));
}

/** Returns the runs of all routes, each with the index of its route as owner, and the drawn elements. */
export function findObstacles(
  routes: readonly (readonly Point[])[],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): Obstacles {
  const cell = cellFor(routes);
  const obstacles: Obstacles = {
    horizontals: new SpatialIndex(cell),
    verticals: new SpatialIndex(cell),
    solids: solidsOf(nodes, boxes, cell),
  };
  for (const [owner, points] of routes.entries()) addRuns(obstacles, points, owner);
  return obstacles;
}

function removeSteps(routes: Point[][], obstacles: Obstacles): void {
  const steps: Step[] = [];
  routes.forEach((points, owner) => {
    for (let corner = 1; corner + 2 < points.length; corner++)
      if (isStep(points, corner)) steps.push({ owner, corner });
  });
  const groups = groupBy(steps, ({ owner, corner }) => {
    const [a, b] = [routes[owner]![corner]!, routes[owner]![corner + 1]!];
    return `${a.x} ${a.y} ${b.y}`;
  });
  const moved = new Set<number>();
  for (const group of groups.values()) {
    const owners = new Set(group.map(({ owner }) => owner));
    if (group.length > owners.size || [...owners].some((owner) => moved.has(owner))) continue;
    if (!group.every((step) => isFree(routes[step.owner]!, step.corner, owners, obstacles))) continue;
    for (const { owner, corner } of group) {
      const points = routes[owner]!;
      points.splice(corner, 3, { x: points[corner + 2]!.x, y: points[corner]!.y });
      addRuns(obstacles, points, owner);
      moved.add(owner);
    }
  }
}

/**
 * True if two vertical steps with a horizontal run between them start at `corner`, and the horizontal direction stays
 * the same.
 */
function isStep(points: readonly Point[], corner: number): boolean {
  const before = points[corner - 1]!;
  const a = points[corner]!;
  const b = points[corner + 1]!;
  const c = points[corner + 2]!;
  const d = points[corner + 3];
  if (!d || before.y !== a.y || a.x !== b.x || b.y !== c.y || c.x !== d.x) return false;
  return Math.abs(a.y - b.y) <= LARGEST_STEP && (a.x - before.x) * (c.x - b.x) > 0;
}

/** True if only the edges of the group use the old run, and nothing is in the way of the new runs. */
function isFree(points: readonly Point[], corner: number, owners: ReadonlySet<number>, obstacles: Obstacles): boolean {
  const [a, b, c] = [points[corner]!, points[corner + 1]!, points[corner + 2]!];
  const isOtherGroup = (owner: number): boolean => !owners.has(owner);
  const oldRun = rectOf(b, c, 1, 1);
  const swept = rectOf(a, c, 0, LINE_GAP - 2);
  const rise = rectOf({ x: c.x, y: a.y }, c, LINE_GAP - 2, 0);
  return (
    !obstacles.horizontals.touches(oldRun, isOtherGroup) &&
    !obstacles.horizontals.touches(swept, isOtherGroup) &&
    !obstacles.verticals.touches(rise, isOtherGroup) &&
    !obstacles.solids.hits(rectOf(a, c, 0, 4))
  );
}

/** Adds the runs of a route to the obstacles. */
export function addRuns({ horizontals, verticals }: Obstacles, points: readonly Point[], owner: number): void {
  for (let i = 0; i + 1 < points.length; i++) {
    const isHorizontal = points[i]!.y === points[i + 1]!.y;
    (isHorizontal ? horizontals : verticals).add(rectOf(points[i]!, points[i + 1]!, 0, 0), owner);
  }
}

function rectOf(a: Point, b: Point, marginX: number, marginY: number): Rect {
  return {
    x: Math.min(a.x, b.x) - marginX,
    y: Math.min(a.y, b.y) - marginY,
    width: Math.abs(a.x - b.x) + 2 * marginX,
    height: Math.abs(a.y - b.y) + 2 * marginY,
  };
}

// ---- Obstacles that are not edges.

/** Returns the obstacles for moved runs: nodes, titles, and the upper and lower borders of boxes. */
function solidsOf(nodes: readonly PlacedNode[], boxes: readonly PlacedBox[], cell: number): SpatialIndex {
  const solids = new SpatialIndex(cell);
  for (const { node, x, y } of nodes) solids.add({ x: x + node.iconX, y, width: node.iconSize, height: node.height });
  for (const { box, x, y, width, height } of boxes) {
    solids.add({ x, y, width, height: 0 });
    solids.add({ x, y: y + height, width, height: 0 });
    solids.add({ x, y, width: box.minWidth, height: titleHeight(box) });
  }
  return solids;
}

// ---- Jogs: small steps just before an icon. Without the jog, the edge meets the icon slightly off its middle.

/** Largest jog that is removed, in pixels. The edge must still clearly meet the icon. */
const LARGEST_JOG = 10;
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
  const nodeIds = new Set(nodes.map(({ node }) => node.id));
  const endCounts = new Map<string, number>();
  edges.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(rectOf(points[i]!, points[i + 1]!, 0, 0), owner);
    for (const end of [points[0]!, points.at(-1)!]) endCounts.set(keyOf(end), (endCounts.get(keyOf(end)) ?? 0) + 1);
  });
  return edges.map((placed, owner) => {
    const { from, to } = placed.edge;
    const isOnlyEnd = (end: Point): boolean => endCounts.get(keyOf(end)) === 1;
    let points = [...placed.points];
    const clearance = placed.edge.label ? LABEL_GAP : CLEARANCE;
    // Edges of the same fork are not obstacles, because a branch may run straight through the fork.
    const isObstacle = (other: number): boolean =>
      other !== owner && edges[other]!.edge.from !== from && edges[other]!.edge.to !== to;
    const isFree = (a: Point, b: Point): boolean =>
      !runs.touches(rectOf(a, b, 0, clearance), isObstacle) && !solids.hits(rectOf(a, b, 0, SOLID_CLEARANCE));
    if (nodeIds.has(to) && isOnlyEnd(points.at(-1)!)) points = smoothEnd(points, isFree);
    if (nodeIds.has(from) && isOnlyEnd(points[0]!)) points = smoothEnd(points.reverse(), isFree).reverse();
    return { ...placed, points };
  });
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Removes the last step of a route if it is small and the straight path is free. */
function smoothEnd(points: Point[], isFree: (a: Point, b: Point) => boolean): Point[] {
  const [before, step, turn, end] = points.slice(-4);
  if (!before || !step || !turn || !end) return points;
  const jog = Math.abs(turn.y - step.y);
  const keepsDirection = before.y === step.y && turn.y === end.y && (step.x - before.x) * (end.x - turn.x) > 0;
  if (!keepsDirection || jog === 0 || jog > LARGEST_JOG) return points;
  const straight = { x: end.x, y: step.y };
  if (!isFree(step, straight)) return points;
  return [...points.slice(0, -3), straight];
}
