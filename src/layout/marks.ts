/** Places the change sign of each edge on one of its runs, where it covers nothing else. */

import type { Presentation } from '../labels/model.js';
import { type Layout, type PlacedEdge, type Point, type Rect, runRect } from './layout.js';
import { cellFor, SpatialIndex } from './nested/spatial-index.js';
import { titleHeight } from './scene/box.js';
import { DISC, discWidth } from './scene/measures.js';
import type { SceneEdge } from './scene/model.js';

/** Free space on each side of a disc, in pixels. */
const CLEARANCE = 2;
/** Length at each end of an edge, in pixels, that stays free for an arrowhead and a visible piece of line. */
const HEAD_LENGTH = 14;

interface Obstacles {
  /** Areas that no sign may touch. */
  readonly solids: SpatialIndex;
  /** Lines and borders that a sign should not touch if possible. */
  readonly lines: SpatialIndex;
}

type Changes = Pick<Presentation, 'changes' | 'changesInside' | 'changeSummary'>;

/**
 * Adds the positions of the edge signs, and the counts and summary of the changes. An edge on which a sign has no room
 * gets none. If changes are not shown (`changes` is undefined), the layout only gets the members that are given.
 */
export function withMarks(layout: Layout, { changes, changesInside, changeSummary }: Changes): Layout {
  const summary = {
    ...(changeSummary !== undefined && { changeSummary }),
    ...(changesInside !== undefined && { changesInside }),
  };
  if (changes === undefined) return { ...layout, ...summary };
  const obstacles = obstaclesIn(layout);
  const edges = layout.edges.map((placed, owner): PlacedEdge => {
    const { mark: sign } = placed.edge;
    const position = sign === undefined ? null : signPosition(placed, sign, owner, obstacles);
    if (sign === undefined || position === null) return placed;
    obstacles.solids.add(discAt(position, sign));
    return { ...placed, mark: position };
  });
  return { ...layout, edges, changes, ...summary };
}

function obstaclesIn({ nodes, boxes, edges }: Layout): Obstacles {
  const cell = cellFor(edges.map(({ points }) => points));
  const obstacles = { solids: new SpatialIndex(cell), lines: new SpatialIndex(cell) };
  for (const { node, x, y } of nodes) obstacles.solids.add({ x, y, width: node.width, height: node.height });
  for (const { box, x, y, width, height } of boxes) {
    obstacles.solids.add({ x, y, width: box.minWidth, height: titleHeight(box) });
    for (const side of [x, x + width]) obstacles.lines.add({ x: side, y, width: 0, height });
    for (const side of [y, y + height]) obstacles.lines.add({ x, y: side, width, height: 0 });
  }
  edges.forEach(({ points, label }, owner) => {
    if (label !== null) obstacles.solids.add(label);
    for (let i = 0; i + 1 < points.length; i++) obstacles.lines.add(runRect(points[i]!, points[i + 1]!), owner);
    for (const end of [points[0], points.at(-1)]) if (end !== undefined) obstacles.solids.add(arrowheadAt(end));
  });
  return obstacles;
}

type Sign = NonNullable<SceneEdge['mark']>;

/**
 * Returns the centre of the sign: the first candidate that is clear of other edges and borders, or at least of texts,
 * icons and other signs; null if there is none.
 */
function signPosition(placed: PlacedEdge, sign: Sign, owner: number, { solids, lines }: Obstacles): Point | null {
  const clear = candidates(placed).filter((at) => !solids.hits(discAt(at, sign)));
  return clear.find((at) => !lines.hits(discAt(at, sign), owner)) ?? clear[0] ?? null;
}

const square = ({ x, y }: Point, half: number): Rect => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

function discAt({ x, y }: Point, sign: Sign): Rect {
  const width = discWidth(sign, DISC.edge) + 2 * CLEARANCE;
  const height = DISC.edge + 2 * CLEARANCE;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

const arrowheadAt = (at: Point): Rect => square(at, HEAD_LENGTH - DISC.edge / 2);

/** Candidate positions on each run, as fractions of its length, in order of preference. */
const FRACTIONS = [0.5, 0.35, 0.65, 0.2, 0.8] as const;

/** Returns candidate positions on runs with room for a disc, the longest run first. */
function candidates({ points, curve }: PlacedEdge): Point[] {
  if (curve !== undefined) return onCurve(curve);
  const runs = points.slice(1).map((b, i) => ({ a: points[i] as Point, b }));
  const length = ({ a, b }: { readonly a: Point; readonly b: Point }): number => Math.hypot(b.x - a.x, b.y - a.y);
  return runs
    .filter((run) => length(run) >= DISC.edge)
    .sort((a, b) => length(b) - length(a))
    .flatMap(({ a, b }) => FRACTIONS.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })));
}

/** Returns the middle of each Bézier curve, the middle curve first. */
function onCurve(curve: readonly Point[]): Point[] {
  const pieces = Array.from({ length: Math.floor((curve.length - 1) / 3) }, (_, i) => i);
  const middle = (pieces.length - 1) / 2;
  return pieces
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
    .map((i) => {
      const [a, b, c, d] = curve.slice(3 * i, 3 * i + 4) as [Point, Point, Point, Point];
      return { x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8 };
    });
}
