/**
 * Makes boxes of one kind in a row equally tall, so that their borders line up. The layout of a level follows the
 * edges, so such boxes differ in y and height. Afterwards each box grows into the free space above and below it. Its
 * content and the ends of its edges stay where they are, so no line changes. When all levels are laid out, the icons of
 * such a box move towards its middle.
 */

import { groupBy } from '../../graph/group-by.js';
import { smallest } from '../../graph/order.js';
import { type PlacedBox, type PlacedEdge, type Point, type Rect, runRect } from '../layout.js';
import { placedNodes, simplify } from './assemble.js';
import type { Routes } from './routes/segments.js';
import { addRuns, findObstacles, type Obstacles } from './routes/unbend.js';
import { HEADER_GAP, LABEL_GAP, LANE_GAP, PADDING, ROW_GAP } from './spacing.js';
import type { Item } from './tree.js';

/**
 * Maximum number of boxes in a level for which rows are aligned. Among more, nobody sees that heights differ, and the
 * search is quadratic.
 */
const MAX_BOXES = 60;

/** Gives the boxes of each row of a level one height, if there is room. All levels inside have been laid out. */
export function alignRows(level: Item, routes: ReadonlyMap<Item, Routes>): void {
  const boxes = level.children.filter(isFrame);
  if (boxes.length < 2 || boxes.length > MAX_BOXES) return;
  for (const alike of groupBy(boxes, ({ box }) => box!.style.split(':', 1)[0]!).values())
    for (const row of rowsOf(alike)) alignRow(row, level, routes);
}

const isFrame = ({ box, holdsNoNodes }: Item): boolean => box !== null && !box.aside && !box.bare && !holdsNoNodes;

interface Row {
  readonly boxes: Item[];
  top: number;
  bottom: number;
}

/**
 * True if a box stands beside all boxes of a row and overlaps the row vertically by more than half of its own height,
 * or of the height of the row if that is less.
 */
function belongsTo({ boxes, top, bottom }: Row, { x, y, width, height }: Item): boolean {
  const isBeside = boxes.every((other) => other.x + other.width <= x || x + width <= other.x);
  const shared = Math.min(bottom, y + height) - Math.max(top, y);
  return isBeside && shared * 2 > Math.min(bottom - top, height);
}

/** Returns the rows of at least two boxes. The tallest boxes come first, because the others have to match them. */
function rowsOf(boxes: readonly Item[]): Row[] {
  const rows: Row[] = [];
  for (const box of [...boxes].sort((a, b) => b.height - a.height || a.x - b.x || a.y - b.y)) {
    const row = rows.find((candidate) => belongsTo(candidate, box));
    const [top, bottom] = [box.y, box.y + box.height];
    if (!row) {
      rows.push({ boxes: [box], top, bottom });
      continue;
    }
    row.boxes.push(box);
    row.top = Math.min(row.top, top);
    row.bottom = Math.max(row.bottom, bottom);
  }
  return rows.filter((row) => row.boxes.length > 1);
}

function alignRow({ boxes, top, bottom }: Row, level: Item, routes: ReadonlyMap<Item, Routes>): void {
  for (const box of boxes) {
    const growth = possibleGrowth(box, { up: box.y - top, down: bottom - box.y - box.height }, { level, routes });
    if (growth.up + growth.down > 0) grow(box, growth, routes);
  }
}

interface Growth {
  readonly up: number;
  readonly down: number;
}

/** Returns the given growth for each direction in which nothing is in the way, and 0 for the others. */
function possibleGrowth(
  box: Item,
  { up, down }: Growth,
  { level, routes }: { readonly level: Item; readonly routes: ReadonlyMap<Item, Routes> },
): Growth {
  const isFree = (top: number, bottom: number): boolean => {
    const meets = ({ x, y, width, height }: Rect, gap: number): boolean =>
      x < box.x + box.width && x + width > box.x && y < bottom + gap && y + height > top - gap;
    return (
      level.children.every((child) => child === box || !meets(child, ROW_GAP)) &&
      [...(routes.get(level)?.values() ?? [])].every((points) =>
        points.every((to, i) => i === 0 || !meets(runRect(points[i - 1]!, to), LANE_GAP)),
      )
    );
  };
  const end = box.y + box.height;
  return {
    up: up > 0 && isFree(box.y - up, box.y) ? up : 0,
    down: down > 0 && isFree(end, end + down) ? down : 0,
  };
}

/**
 * Grows a box in both directions, and with it the boxes inside that end at its upper or lower border. If edges cross
 * its border, the content stays where it is on the page; otherwise it moves to the middle.
 */
function grow(box: Item, growth: Growth, routes: ReadonlyMap<Item, Routes>): void {
  const pending = [{ item: box, growth }];
  for (const {
    item,
    growth: { up, down },
  } of pending) {
    const shift = item.ports.size > 0 ? up : Math.floor((up + down) / 2);
    const top = smallest(item.children.map(({ y }) => y));
    const bottom = item.height - PADDING;
    const ending = item.children.filter(isFrame).map((child) => ({
      child,
      up: child.y <= top ? shift : 0,
      down: child.y + child.height >= bottom ? up + down - shift : 0,
    }));
    item.y -= up;
    item.height += up + down;
    for (const child of item.children) child.y += shift;
    for (const port of item.ports.values()) port.y += shift;
    const inside = routes.get(item);
    for (const [segment, points] of inside ?? [])
      inside!.set(
        segment,
        points.map(({ x, y }) => ({ x, y: y + shift })),
      );
    for (const { child, ...desiredGrowth } of ending) {
      const childGrowth = possibleGrowth(child, desiredGrowth, { level: item, routes });
      if (childGrowth.up + childGrowth.down > 0) pending.push({ item: child, growth: childGrowth });
    }
  }
}

// ---- Icons of boxes that are taller than their content. An edge that bends before it reaches the box can as well
// arrive at another y, and may then need no bend.

/** A bend costs as much as this distance of the icons from the middle of the box, in pixels. */
const BEND_WORTH = 40;
/** Smallest improvement in cost, in pixels, for which icons move. */
const MIN_GAIN = 12;

/** The moves to try, as fractions of the distance to the middle. */
const PARTS = [1, 0.75, 0.5, 0.25];

/** A route with one end in a box, in the order from that end outwards. */
interface Arrival {
  readonly owner: number;
  readonly points: readonly Point[];
  readonly isReversed: boolean;
}

/**
 * Moves the icons of each box that holds only icons towards its middle, with the ends of their edges. Peers are left
 * out, because they are arranged like their counterparts.
 * @param items all items, with absolute positions; `y` of the moved ones is changed in place
 * @returns the edges with their new ends
 */
export function settleIcons(
  items: readonly Item[],
  edges: readonly PlacedEdge[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const frames = items.filter((item) => isFrame(item) && !item.isAmongPeers && !item.hasGates && hasRoom(item));
  if (frames.length === 0) return [...edges];
  const routes = edges.map(({ points }) => points);
  const obstacles = findObstacles(routes, placedNodes(items), boxes);
  const ownersAt = new Map<string, number[]>();
  edges.forEach(({ edge }, owner) => {
    for (const id of new Set([edge.from, edge.to])) ownersAt.set(id, [...(ownersAt.get(id) ?? []), owner]);
  });
  for (const frame of frames) {
    const ids = new Set(frame.children.map(({ id }) => id));
    const owners = new Set(frame.children.flatMap(({ id }) => ownersAt.get(id) ?? []));
    const arrivals = [...owners].map((owner): Arrival | null => {
      const { from, to } = edges[owner]!.edge;
      if (ids.has(from) && ids.has(to)) return null;
      const isReversed = ids.has(to);
      return { owner, points: isReversed ? routes[owner]!.toReversed() : routes[owner]!, isReversed };
    });
    if (arrivals.length === 0 || arrivals.some((arrival) => arrival === null || arrival.points.length < 4)) continue;
    settle(frame, arrivals as Arrival[], routes, obstacles);
  }
  return edges.map((placed, owner) =>
    routes[owner] === placed.points ? placed : { ...placed, points: simplify(routes[owner]!) },
  );
}

/** Returns the height of the free space above and below the icons of a box. */
function roomIn({ y, height, box, children }: Item): { readonly above: number; readonly below: number } {
  const top = smallest(children.map((child) => child.y));
  const bottom = -smallest(children.map((child) => -child.y - child.height));
  return { above: top - y - box!.headerHeight - HEADER_GAP, below: y + height - PADDING - bottom };
}

function hasRoom(item: Item): boolean {
  if (item.children.length === 0 || item.children.some(({ node }) => node === null)) return false;
  const { above, below } = roomIn(item);
  return above + below >= MIN_GAIN;
}

function settle(frame: Item, arrivals: readonly Arrival[], routes: (readonly Point[])[], obstacles: Obstacles): void {
  const { above, below } = roomIn(frame);
  const middle = Math.round((below - above) / 2);
  const stepOf = ({ points }: Arrival): number => points[2]!.y - points[1]!.y;
  const costOf = (shift: number): number =>
    Math.abs(shift - middle) + 2 * BEND_WORTH * arrivals.filter((arrival) => stepOf(arrival) !== shift).length;
  const candidates = [...new Set([...PARTS.map((part) => Math.round(part * middle)), ...arrivals.map(stepOf)])]
    .filter((shift) => shift >= -above && shift <= below && costOf(shift) <= costOf(0) - MIN_GAIN)
    .sort((a, b) => costOf(a) - costOf(b) || a - b);
  const owners = new Set(arrivals.map(({ owner }) => owner));
  const shift = candidates.find((candidate) =>
    arrivals.every((arrival) => canMove(arrival, candidate, owners, obstacles)),
  );
  if (shift === undefined) return;
  for (const child of frame.children) {
    child.y += shift;
    obstacles.solids.add(child, child.order);
  }
  for (const { owner, points, isReversed } of arrivals) {
    const moved = points.map(({ x, y }, i) => ({ x, y: i < 2 ? y + shift : y }));
    addRuns(obstacles, moved, owner);
    routes[owner] = isReversed ? moved.reverse() : moved;
  }
}

/**
 * True if the first run of a route, up to its first bend, can move: no other edge shares it, and nothing is in the way
 * at its new y.
 */
function canMove({ points }: Arrival, shift: number, owners: ReadonlySet<number>, obstacles: Obstacles): boolean {
  const [end, turn, next] = points as [Point, Point, Point];
  if (end.y !== turn.y || turn.x !== next.x) return false;
  const isForeign = (owner: number): boolean => !owners.has(owner);
  const moved = turn.y + shift;
  const [x, width] = [Math.min(end.x, turn.x), Math.abs(end.x - turn.x)];
  const run = (y: number, margin: number): Rect => ({ x, y: y - margin, width, height: 2 * margin });
  const crossed = (y: number): number => {
    const met = new Set<number>();
    obstacles.verticals.touches({ ...run(y, 0), x: x + 1, width: width - 2 }, (owner) => {
      if (isForeign(owner)) met.add(owner);
      return false;
    });
    return met.size;
  };
  const isShorter = Math.abs(moved - next.y) < Math.abs(turn.y - next.y) && (moved - next.y) * (turn.y - next.y) >= 0;
  const rise = { x: turn.x, y: Math.min(turn.y + 1, moved), width: 0, height: Math.abs(shift) - 1 };
  return (
    !obstacles.horizontals.touches(run(turn.y, 1), isForeign) &&
    !obstacles.horizontals.touches(run(moved, LABEL_GAP), isForeign) &&
    !obstacles.solids.hits(run(moved, LANE_GAP / 2)) &&
    crossed(moved) <= crossed(turn.y) &&
    (isShorter || isRiseFree(rise, isForeign, obstacles))
  );
}

/**
 * True if the additional part of a vertical run that becomes longer has no line beside or across it, and no element in
 * its way.
 */
function isRiseFree(rise: Rect, isForeign: (owner: number) => boolean, { solids, ...lines }: Obstacles): boolean {
  const beside = { ...rise, x: rise.x - LABEL_GAP, width: 2 * LABEL_GAP };
  return (
    !lines.verticals.touches(beside, isForeign) &&
    !lines.horizontals.touches(rise, isForeign) &&
    !solids.hits({ ...rise, x: rise.x - LANE_GAP / 2, width: LANE_GAP })
  );
}
