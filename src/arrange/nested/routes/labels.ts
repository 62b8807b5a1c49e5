/** Finds a place for every edge label: on a horizontal run of its own edge, as near to the target as nothing is in the way. */

import { groupBy } from '../../../graph/group-by.js';
import type { PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../../layout.js';
import { TITLE_HEIGHT } from '../solids.js';
import { LABEL_HEIGHT, LABEL_PAD } from '../spacing.js';
import { cellFor, SpatialIndex } from '../spatial-index.js';

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
    obstacles.add({ x, y, width: box.minWidth, height: TITLE_HEIGHT });
    for (const side of [x, x + width]) borders.add({ x: side, y, width: 0, height });
  }
  const runs = new SpatialIndex(cell);
  edges.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(runRect(points[i]!, points[i + 1]!), owner);
  });
  const arriving = new Map(
    [...groupBy([...edges.keys()], (owner) => wordsOf(edges[owner]!))].map(([words, all]) => [words, new Set(all)]),
  );
  const said = new Set<string>();
  return edges.map((placed, owner) => {
    const { label } = placed.edge;
    const words = wordsOf(placed);
    if (!label || said.has(words)) return placed;
    const isClear = (plate: Rect): boolean => !obstacles.hits(shrink(plate));
    const width = label.width + LABEL_PAD;
    // Edges that arrive on one line with the same words need them once, on the run that they share, where no other joins it.
    const together = arriving.get(words)!;
    const isTheirs = (plate: Rect): boolean => isClear(plate) && !runs.touches(plate, (other) => !together.has(other));
    const common = together.size > 1 ? candidates(placed.points.slice(-2), width).find(isTheirs) : undefined;
    if (common) said.add(words);
    const clear = candidates(placed.points, width).filter(isClear);
    const own = clear.filter((plate) => !runs.hits(plate, owner));
    // A label on a border seems to name the border.
    const onOwnRun = own.find((plate) => !borders.hits(plate)) ?? own[0];
    // Where the finest search finds no room, words over words help nobody: the edge's tooltip still has them.
    const best = common ?? onOwnRun ?? clear[0] ?? everywhere(placed.points, width).find(isClear) ?? null;
    if (best) obstacles.add(best);
    return { ...placed, label: best };
  });
}

/** The same for edges that arrive on one line with the same label. */
const wordsOf = ({ edge, points }: PlacedEdge): string =>
  `${edge.to} ${JSON.stringify(points.slice(-2))} ${edge.label?.text ?? ''}`;

const runRect = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** Plates may touch. */
const shrink = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 0.4,
  y: y + 0.4,
  width: width - 0.8,
  height: height - 0.8,
});

/** Places tried on one run, as fractions of its free length from the middle: near the target first, but not at its head. */
const SHIFTS = [0.38, 0.25, 0.5, 0.12, -0.12, -0.25, -0.38, -0.5] as const;

/** Plates on the horizontal runs, last run first; then on the vertical ones; then beside the horizontal ones. */
function candidates(points: readonly Point[], width: number): Rect[] {
  const onRuns: Rect[] = [];
  const onRises: Rect[] = [];
  for (let i = points.length - 1; i > 0; i--) {
    const a = points[i - 1]!;
    const b = points[i]!;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const plate = { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
    if (a.y === b.y) {
      const room = Math.abs(a.x - b.x) - width - 16;
      if (room < 0) continue;
      const towardsTarget = b.x > a.x ? 1 : -1;
      for (const shift of [0, ...SHIFTS]) onRuns.push({ ...plate, x: plate.x + room * shift * towardsTarget });
    } else if (Math.abs(a.y - b.y) > LABEL_HEIGHT + 12) {
      for (const shift of [0, ...SHIFTS]) onRises.push({ ...plate, y: plate.y + (b.y - a.y) * shift * 0.8 });
    }
  }
  const beside = [-1, 1].flatMap((side) => onRuns.map((plate) => ({ ...plate, y: plate.y + side * BESIDE })));
  return [...onRuns, ...onRises, ...beside];
}

/** Every few pixels on, above and below every horizontal run: for the rare line without any free place on the grid above. */
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

const FINE_STEP = 4;

/** A plate that finds no place on its line stands just above or below it. */
const BESIDE = LABEL_HEIGHT / 2 + 3;
