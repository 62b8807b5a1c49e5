/**
 * Boxes of one kind in a row get one height, so that their borders line up. A level is laid out by its edges, which leave boxes
 * at different heights. Afterwards each box grows into the free space above and below it. Its content and the ends of its edges
 * stay where they are, so no line changes.
 */

import { groupBy } from '../../graph/group-by.js';
import { smallest } from '../../graph/order.js';
import { type Rect, runRect } from '../layout.js';
import type { Routes } from './routes/joints.js';
import { LANE_GAP, PADDING, ROW_GAP } from './spacing.js';
import type { Item } from './tree.js';

/** Maximum number of boxes in a level. Among more, nobody sees that heights differ, and the search is quadratic. */
const MAX_BOXES = 60;

/** Gives the boxes of each row of a level one height, if there is room. All levels inside have been laid out. */
export function alignRows(level: Item, routes: ReadonlyMap<Item, Routes>): void {
  const boxes = level.children.filter(isFrame);
  if (boxes.length < 2 || boxes.length > MAX_BOXES) return;
  for (const alike of groupBy(boxes, ({ box }) => box!.style.split(':', 1)[0]!).values())
    for (const row of rowsOf(alike)) alignRow(row, level, routes);
}

const isFrame = ({ box, hollow }: Item): boolean => box !== null && !box.aside && !box.bare && !hollow;

interface Row {
  readonly boxes: Item[];
  top: number;
  bottom: number;
}

/** True if a box stands beside all boxes of a row, and shares more than half of the lower one's height with them. */
function belongsTo({ boxes, top, bottom }: Row, { x, y, width, height }: Item): boolean {
  const isBeside = boxes.every((other) => other.x + other.width <= x || x + width <= other.x);
  const shared = Math.min(bottom, y + height) - Math.max(top, y);
  return isBeside && shared * 2 > Math.min(bottom - top, height);
}

/** Returns the rows of at least two boxes. */
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

/** Returns the wanted growth of a box in each direction in which nothing is in its way; 0 for the others. */
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
 * Grows a box in both directions, and with it the boxes inside that end at its borders. The rest stays in place, or in the
 * middle if no edge holds it.
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
    for (const [joint, points] of inside ?? [])
      inside!.set(
        joint,
        points.map(({ x, y }) => ({ x, y: y + shift })),
      );
    for (const { child, ...wanted } of ending) {
      const childGrowth = possibleGrowth(child, wanted, { level: item, routes });
      if (childGrowth.up + childGrowth.down > 0) pending.push({ item: child, growth: childGrowth });
    }
  }
}
