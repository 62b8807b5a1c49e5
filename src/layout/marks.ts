/** Places the change sign of an edge on one of its runs, where it covers nothing else. */

import type { Presentation } from '../labels/model.js';
import { type Layout, type PlacedEdge, type Point, type Rect, runRect } from './layout.js';
import { cellFor, SpatialIndex } from './nested/spatial-index.js';
import { titleHeight } from './scene/box.js';
import { DISC, discWidth } from './scene/measures.js';
import type { SceneEdge } from './scene/model.js';

/** Space around a disc. */
const CLEAR = 2;
/** Space at the end of an edge for its arrowhead and a visible piece of line. */
const HEAD = 14;

interface Obstacles {
  /** Areas that no sign may touch. */
  readonly solids: SpatialIndex;
  /** Lines and borders that a sign should not touch if possible. */
  readonly lines: SpatialIndex;
}

/** Adds the positions of the edge signs and the number of changes. If changes are not shown, only `inAll` is added. */
export function withMarks(layout: Layout, { changes, inAll }: Pick<Presentation, 'changes' | 'inAll'>): Layout {
  const said = inAll === undefined ? {} : { inAll };
  if (changes === undefined) return { ...layout, ...said };
  const around = aroundIn(layout);
  const edges = layout.edges.map((placed, owner): PlacedEdge => {
    const { mark: sign } = placed.edge;
    const mark = sign === undefined ? null : placeFor(placed, sign, owner, around);
    if (sign === undefined || mark === null) return placed;
    around.solids.add(discAt(mark, sign));
    return { ...placed, mark };
  });
  return { ...layout, edges, changes, ...said };
}

function aroundIn({ nodes, boxes, edges }: Layout): Obstacles {
  const cell = cellFor(edges.map(({ points }) => points));
  const around = { solids: new SpatialIndex(cell), lines: new SpatialIndex(cell) };
  for (const { node, x, y } of nodes) around.solids.add({ x, y, width: node.width, height: node.height });
  for (const { box, x, y, width, height } of boxes) {
    around.solids.add({ x, y, width: box.minWidth, height: titleHeight(box) });
    for (const side of [x, x + width]) around.lines.add({ x: side, y, width: 0, height });
    for (const side of [y, y + height]) around.lines.add({ x, y: side, width, height: 0 });
  }
  edges.forEach(({ points, label }, owner) => {
    if (label !== null) around.solids.add(label);
    for (let i = 0; i + 1 < points.length; i++) around.lines.add(runRect(points[i]!, points[i + 1]!), owner);
    for (const end of [points[0], points.at(-1)]) if (end !== undefined) around.solids.add(headAt(end));
  });
  return around;
}

type Sign = NonNullable<SceneEdge['mark']>;

function placeFor(placed: PlacedEdge, sign: Sign, owner: number, { solids, lines }: Obstacles): Point | null {
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
  const width = discWidth(sign, DISC.edge) + 2 * CLEAR;
  const height = DISC.edge + 2 * CLEAR;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
const headAt = (at: Point): Rect => square(at, HEAD - DISC.edge / 2);

/** Candidate positions on each run, as fractions of its length. The middle comes first. */
const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8] as const;

/** Candidate positions, the longest run first. */
function candidates({ points, curve }: PlacedEdge): Point[] {
  if (curve !== undefined) return onCurve(curve);
  const runs = points.slice(1).map((b, i) => ({ a: points[i] as Point, b }));
  const length = ({ a, b }: { readonly a: Point; readonly b: Point }): number => Math.hypot(b.x - a.x, b.y - a.y);
  return runs
    .filter((run) => length(run) >= DISC.edge)
    .sort((one, other) => length(other) - length(one))
    .flatMap(({ a, b }) => PARTS.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })));
}

/** Candidate positions at the middle of each curve, the middle curve first. */
function onCurve(curve: readonly Point[]): Point[] {
  const pieces = Array.from({ length: Math.floor((curve.length - 1) / 3) }, (_, i) => i);
  const middle = (pieces.length - 1) / 2;
  return pieces
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
    .map((i) => {
      const [a, b, c, d] = curve.slice(3 * i, 3 * i + 4) as [Point, Point, Point, Point];
      const at = (p: number, q: number, r: number, s: number): number => (p + 3 * q + 3 * r + s) / 8;
      return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
    });
}
