/** Places every edge label on a horizontal run of its own edge, in a free position close to the target. */

import { groupBy } from '../../../graph/group-by.js';
import { type PlacedBox, type PlacedEdge, type PlacedNode, type Point, type Rect, runRect } from '../../layout.js';
import { titleHeight } from '../../scene/box.js';
import { LABEL_HEIGHT, LABEL_PAD } from '../spacing.js';
import { cellFor, SpatialIndex } from '../spatial-index.js';

/**
 * Returns the edges with their label plates. A label without a free position gets none (`label` is null), and the
 * tooltip still has its text.
 */
export function placeLabels(
  edges: readonly PlacedEdge[],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  if (!edges.some(({ edge }) => edge.label)) return [...edges];
  const cell = cellFor(edges.map(({ points }) => points));
  const obstacles = new SpatialIndex(cell);
  for (const { node, x, y } of nodes) {
    const { iconX, iconY, iconSize, width, height } = node;
    const caption = iconY + iconSize;
    obstacles.add({ x: x + iconX, y: y + iconY, width: iconSize, height: iconSize });
    obstacles.add({ x, y: y + caption, width, height: height - caption });
  }
  const borders = new SpatialIndex(cell);
  for (const { box, x, y, width, height } of boxes) {
    obstacles.add({ x, y, width: box.minWidth, height: titleHeight(box) });
    for (const side of [x, x + width]) borders.add({ x: side, y, width: 0, height });
  }
  const runs = new SpatialIndex(cell);
  edges.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(runRect(points[i]!, points[i + 1]!), owner);
  });
  const isClear = (plate: Rect): boolean => !obstacles.hits(shrink(plate));
  const common = placeCommon(edges, { isClear, runs, solids: obstacles });
  return edges.map((placed, owner) => {
    const { label } = placed.edge;
    if (!label) return placed;
    const shared = common.get(owner);
    if (shared !== undefined) return shared === null ? placed : { ...placed, label: shared };
    const width = label.width + LABEL_PAD;
    const clear = candidates(placed.points, width).filter(isClear);
    const onlyOwn = clear.filter((plate) => !runs.hits(plate, owner));
    // A label across the side of a box would seem to name the box.
    const onOwnRun = onlyOwn.find((plate) => !borders.hits(plate)) ?? onlyOwn[0];
    // If even the finest search finds no room, the label is dropped rather than drawn over other text.
    const best = onOwnRun ?? clear[0] ?? everywhere(placed.points, width).find(isClear) ?? null;
    if (best) obstacles.add(best);
    return { ...placed, label: best };
  });
}

/** Areas that labels avoid. */
interface Obstacles {
  /** True if a plate covers no icon, text or other plate. */
  readonly isClear: (plate: Rect) => boolean;
  /** Every run of every edge, by edge index. */
  readonly runs: SpatialIndex;
  /** Icons, texts and the plates placed so far. */
  readonly solids: SpatialIndex;
}

/**
 * Places one label for edges with the same text that arrive on one line, on the run that only they share. Returns the
 * plate by edge index; null if the plate of another edge serves it.
 */
function placeCommon(edges: readonly PlacedEdge[], obstacles: Obstacles): ReadonlyMap<number, Rect | null> {
  const plates = new Map<number, Rect | null>();
  const labelled = edges.map((_, owner) => owner).filter((owner) => edges[owner]!.edge.label);
  const runOf = (owner: number): Rect => runRect(...lastRun(edges[owner]!));
  const lengthOf = (owner: number): number => Math.max(runOf(owner).width, runOf(owner).height);
  for (const group of groupBy(labelled, (owner) => arrivalOf(edges[owner]!)).values()) {
    const members = new Set(group);
    const open = new Set(group);
    // A position on the shortest run is on all of the runs, which end at the same point.
    for (const owner of [...group].sort((a, b) => lengthOf(a) - lengthOf(b) || a - b)) {
      if (open.size < 2 || !open.has(owner)) continue;
      const width = edges[owner]!.edge.label!.width + LABEL_PAD;
      const isCommon = (plate: Rect): boolean =>
        obstacles.isClear(plate) && !obstacles.runs.touches(shrink(plate), (other) => !members.has(other));
      const plate = candidates(lastRun(edges[owner]!), width).find(isCommon);
      const along = plate === undefined ? [] : [...open].filter((other) => isAlong(plate, runOf(other)));
      if (plate === undefined || along.length < 2) continue;
      obstacles.solids.add(plate);
      for (const other of along) {
        plates.set(other, other === owner ? plate : null);
        open.delete(other);
      }
    }
  }
  return plates;
}

const lastRun = ({ points }: PlacedEdge): [Point, Point] => points.slice(-2) as [Point, Point];

/** Returns a key that is equal for edges with the same label that arrive on one line. */
function arrivalOf(placed: PlacedEdge): string {
  const [a, b] = lastRun(placed);
  const { edge } = placed;
  return JSON.stringify([edge.to, b.x, b.y, Math.sign(b.x - a.x), Math.sign(b.y - a.y), edge.label?.text]);
}

/** True if a plate is on or beside a run, between its ends. */
const isAlong = (plate: Rect, run: Rect): boolean =>
  run.height === 0
    ? plate.x >= run.x && plate.x + plate.width <= run.x + run.width
    : plate.y >= run.y && plate.y + plate.height <= run.y + run.height;

/** Returns a slightly smaller plate, because plates may touch, and touching rectangles count as overlapping. */
const shrink = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 0.4,
  y: y + 0.4,
  width: width - 0.8,
  height: height - 0.8,
});

/**
 * Candidate positions on a run after its middle, as fractions of the free length, positive towards the target. Those
 * closer to the target come first, but not those at the arrowhead.
 */
const SHIFTS = [0.38, 0.25, 0.5, 0.12, -0.12, -0.25, -0.38, -0.5] as const;

/**
 * Returns candidate plates in order of preference: on the horizontal runs, then on the vertical runs, then above and
 * below the horizontal ones. The last run of the edge comes first.
 */
function candidates(points: readonly Point[], width: number): Rect[] {
  const onRuns: Rect[] = [];
  const onRises: Rect[] = [];
  for (let i = points.length - 1; i > 0; i--) {
    const a = points[i - 1]!;
    const b = points[i]!;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const plate = { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
    if (a.y === b.y) {
      const freeLength = Math.abs(a.x - b.x) - width - 16;
      if (freeLength < 0) continue;
      const towardsTarget = b.x > a.x ? 1 : -1;
      for (const shift of [0, ...SHIFTS]) onRuns.push({ ...plate, x: plate.x + freeLength * shift * towardsTarget });
    } else if (Math.abs(a.y - b.y) > LABEL_HEIGHT + 12) {
      for (const shift of [0, ...SHIFTS]) onRises.push({ ...plate, y: plate.y + (b.y - a.y) * shift * 0.8 });
    }
  }
  const besideRuns = [-1, 1].flatMap((side) => onRuns.map((plate) => ({ ...plate, y: plate.y + side * BESIDE })));
  return [...onRuns, ...onRises, ...besideRuns];
}

/**
 * Returns plates every few pixels on, above and below every horizontal run: for the rare edge without a free plate
 * among `candidates`.
 */
function everywhere(points: readonly Point[], width: number): Rect[] {
  const plates: Rect[] = [];
  for (let i = points.length - 1; i > 0; i--) {
    const a = points[i - 1]!;
    const b = points[i]!;
    if (a.y !== b.y) continue;
    for (const side of [0, -1, 1])
      for (let x = Math.min(a.x, b.x); x + width <= Math.max(a.x, b.x); x += FINE_STEP)
        plates.push({ x, y: a.y - LABEL_HEIGHT / 2 + side * BESIDE, width, height: LABEL_HEIGHT });
  }
  return plates;
}

/** Pixels between two neighbouring plates of `everywhere`. */
const FINE_STEP = 4;

/** Distance from the middle of a plate to the edge that it stands above or below. */
const BESIDE = LABEL_HEIGHT / 2 + 3;
