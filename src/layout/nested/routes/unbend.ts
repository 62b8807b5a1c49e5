/**
 * Removes two bends from an edge that steps before a border and again behind it, because each level was routed
 * separately. The first step is removed, and the second one covers the full distance:
 *
 *   ──┐   ┌──>            ──────┐  ┌──>
 *     └─┼─┘       becomes       └──┘ ... or, here, one straight run
 *
 * Edges that share the piece move together or not at all.
 */

import { groupBy } from '../../../graph/group-by.js';
import type { PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../../layout.js';
import { titleHeight } from '../../scene/box.js';
import { simplify } from '../assemble.js';
import { LINE_GAP } from '../spacing.js';
import { cellFor, SpatialIndex } from '../spatial-index.js';

/** Largest step that is removed; a longer one shows the direction of the edge. */
const LARGEST = 30;
const ROUNDS = 2;

interface Step {
  readonly owner: number;
  /** Index of the first corner of the step in the route, in the current direction. */
  readonly at: number;
}

interface Surroundings {
  readonly horizontals: SpatialIndex;
  readonly verticals: SpatialIndex;
  readonly solids: SpatialIndex;
}

/** Returns the edges with fewer bends. */
export function unbend(
  edges: readonly PlacedEdge[],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const routes = edges.map(({ points }) => [...points]);
  const cell = cellFor(routes);
  const around: Surroundings = {
    horizontals: new SpatialIndex(cell),
    verticals: new SpatialIndex(cell),
    solids: solidsOf(nodes, boxes, cell),
  };
  for (const [owner, points] of routes.entries()) addRuns(around, points, owner);
  for (let round = 0; round < ROUNDS; round++) {
    for (const backwards of [false, true]) {
      if (backwards) for (const points of routes) points.reverse();
      removeSteps(routes, around);
      if (backwards) for (const points of routes) points.reverse();
    }
  }
  return edges.map((placed, i) => ({ ...placed, points: simplify(routes[i]!) }));
}

function removeSteps(routes: Point[][], around: Surroundings): void {
  const steps: Step[] = [];
  routes.forEach((points, owner) => {
    for (let at = 1; at + 2 < points.length; at++) if (isStep(points, at)) steps.push({ owner, at });
  });
  const groups = groupBy(steps, ({ owner, at }) => {
    const [a, b] = [routes[owner]![at]!, routes[owner]![at + 1]!];
    return `${a.x} ${a.y} ${b.y}`;
  });
  const moved = new Set<number>();
  for (const group of groups.values()) {
    const owners = new Set(group.map(({ owner }) => owner));
    if (group.length > owners.size || [...owners].some((owner) => moved.has(owner))) continue;
    if (!group.every((step) => isFree(routes[step.owner]!, step.at, owners, around))) continue;
    for (const { owner, at } of group) {
      const points = routes[owner]!;
      points.splice(at, 3, { x: points[at + 2]!.x, y: points[at]!.y });
      addRuns(around, points, owner);
      moved.add(owner);
    }
  }
}

/**
 * True if two vertical steps with a horizontal run between them start at corner `at`, and the horizontal direction
 * stays the same.
 */
function isStep(points: readonly Point[], at: number): boolean {
  const before = points[at - 1]!;
  const a = points[at]!;
  const b = points[at + 1]!;
  const c = points[at + 2]!;
  const d = points[at + 3];
  if (!d || before.y !== a.y || a.x !== b.x || b.y !== c.y || c.x !== d.x) return false;
  return Math.abs(a.y - b.y) <= LARGEST && (a.x - before.x) * (c.x - b.x) > 0;
}

/** True if only the group uses the old run, and the new runs are free. */
function isFree(points: readonly Point[], at: number, owners: ReadonlySet<number>, around: Surroundings): boolean {
  const [a, b, c] = [points[at]!, points[at + 1]!, points[at + 2]!];
  const foreign = (owner: number): boolean => !owners.has(owner);
  const old = rectOf(b, c, 1, 1);
  const swept = rectOf(a, c, 0, LINE_GAP - 2);
  const rise = rectOf({ x: c.x, y: a.y }, c, LINE_GAP - 2, 0);
  return (
    !around.horizontals.touches(old, foreign) &&
    !around.horizontals.touches(swept, foreign) &&
    !around.verticals.touches(rise, foreign) &&
    !around.solids.hits(rectOf(a, c, 0, 4))
  );
}

function addRuns({ horizontals, verticals }: Surroundings, points: readonly Point[], owner: number): void {
  for (let i = 0; i + 1 < points.length; i++) {
    const flat = points[i]!.y === points[i + 1]!.y;
    (flat ? horizontals : verticals).add(rectOf(points[i]!, points[i + 1]!, 0, 0), owner);
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

// ---- Solids.

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
