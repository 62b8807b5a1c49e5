/**
 * Units of a level: an item, or peers (the zones of one network) that are stacked or stand in a row. A unit is one
 * vertex for the layered layout. Also equalises the sizes of boxes that stand near each other.
 */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import { COLUMN_GAP, HEADER_GAP, PADDING, ROW_GAP } from './spacing.js';
import type { Item } from './tree.js';

/** A box may grow to match its neighbours by less than this factor. */
export const STRETCH_MAX = 1.8;
/** The same for the width of a box that contains boxes. The inner boxes do not move, so the added width stays empty. */
const STRETCH_AROUND_BOXES_MAX = 1.3;

/** An item, or peers that form one vertex. */
export interface Unit {
  readonly items: readonly Item[];
  width: number;
  height: number;
  /** Top left of each item relative to the unit, by the same index as `items`. */
  offsets: { x: number; y: number }[];
}

/** Groups peers into units, in the order of the children. Sizes and offsets are not set yet. */
export function unitsOf(children: readonly Item[]): Unit[] {
  const groups = groupBy(children, (child) => child.peerKey ?? child);
  return [...groups.values()].map((items) => ({ items, width: 0, height: 0, offsets: [] }));
}

/**
 * Equalises the widths of unconnected boxes of one type, and their heights if they are similar, so that they read as a
 * table. Strips are excluded, because they stand in rows and are as wide as their icons.
 */
export function equalise(loose: readonly Unit[]): void {
  const boxes = singleBoxes(loose).filter(({ box }) => !box!.aside);
  for (const alike of groupBy(boxes, (item) => item.box!.style.split(':', 1)[0]!).values()) {
    const width = largest(alike.map((item) => item.width));
    const height = largest(alike.map((item) => item.height));
    for (const item of alike) {
      const maxStretch = item.children.some(({ box }) => box) ? STRETCH_AROUND_BOXES_MAX : STRETCH_MAX;
      if (width < item.width * maxStretch) widen(item, width);
      if (height < item.height * STRETCH_MAX) item.height = height;
    }
  }
}

/** Widths of two boxes that differ by a smaller factor look like a mistake. */
const NEARLY_AS_WIDE = 1.1;

/**
 * Equalises the widths of an unconnected box and of the connected boxes of its type that are almost as wide, because it
 * may stand below one of them.
 */
export function alignWidths(loose: readonly Unit[], joined: readonly Unit[]): void {
  const connectedBoxes = singleBoxes(joined);
  for (const item of singleBoxes(loose)) {
    const alike = connectedBoxes.filter(({ box }) => box!.style === item.box!.style);
    const similar = [item, ...alike].filter((other) => ratio(other.width, item.width) < NEARLY_AS_WIDE);
    const width = largest(similar.map((other) => other.width));
    for (const other of similar) widen(other, width);
  }
}

/** Widths of boxes whose titles differ by at most this many pixels look like a mistake. */
const TITLE_STEP = 6;

/**
 * Gives boxes of one kind and depth whose titles are almost equally wide the same minimum width. Otherwise the titles
 * `10.1.0.0/16` and `10.2.0.0/16` would shift the borders of two networks by a few pixels. Called before the layout.
 */
export function alignTitles(items: readonly Item[]): void {
  const titled = items.filter(({ box }) => box !== null && !box.aside && !box.bare);
  const kindOf = ({ box, depth }: Item): string => `${depth} ${box!.style.split(':', 1)[0]}`;
  for (const alike of groupBy(titled, kindOf).values()) {
    const widestFirst = [...new Set(alike.map(({ box }) => box!.minWidth))].sort((a, b) => b - a);
    for (const item of alike) {
      const width = widestFirst.find((other) => other <= item.box!.minWidth + TITLE_STEP)!;
      item.width = Math.max(item.width, width);
    }
  }
}

/**
 * Heights that differ by at most this factor are equalised, so that adjacent subnets line up at the top and at the
 * bottom.
 */
const NEARLY_AS_TALL = 1.3;
/** The same for boxes that contain boxes, where a larger difference would leave a hole. */
const NEARLY_AS_TALL_AROUND_BOXES = 1.08;

/** Equalises similar heights of single boxes of one type. */
export function alignHeights(units: readonly Unit[]): void {
  for (const alike of groupBy(singleBoxes(units), ({ box }) => box!.style.split(':', 1)[0]!).values()) {
    const tallestFirst = [...new Set(alike.map(({ height }) => height))].sort((a, b) => b - a);
    for (const item of alike) {
      const maxRatio = item.children.some(({ box }) => box) ? NEARLY_AS_TALL_AROUND_BOXES : NEARLY_AS_TALL;
      item.height = tallestFirst.find((height) => height <= item.height * maxRatio)!;
    }
  }
}

const ratio = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);

const singleBoxes = (units: readonly Unit[]): Item[] =>
  units.flatMap(({ items }) => (items.length === 1 && items[0]!.box ? [items[0]!] : []));

/**
 * Widens a box, in place. Icons stay in its middle (`shift`). If it contains boxes or gates, the content stays at the
 * left, so that borders line up with those of other boxes.
 */
export function widen(item: Item, width: number): void {
  if (item.inset === 0 && !item.children.some(({ box }) => box)) item.shift += Math.floor((width - item.width) / 2);
  item.width = width;
}

/** Width over height below which peers may stand in a row. Wider peers would make the row a ribbon. */
const ROW_ASPECT = 1.2;

/**
 * Equalises the size of peers and places them above each other, or in a row.
 * @param canBeRow the peers have no edges, so that a row is allowed
 */
export function placeUnit(unit: Unit, canBeRow: boolean): void {
  const { items } = unit;
  const width = largest(items.map((item) => item.width));
  const height = largest(items.map((item) => item.height));
  const isRow = canBeRow && items.length > 1 && width < height * ROW_ASPECT;
  for (const item of items) {
    item.width = width;
    // In a stack, a zone with one instance need not be as tall as one with twenty.
    if (!isRow && item.holdsNoNodes && item.children.length > 0) compact(item);
    else if (isRow || height < item.height * STRETCH_MAX) item.height = height;
  }
  let next = 0;
  unit.offsets = items.map((item, i) => {
    if (isRow) return { x: i * (width + COLUMN_GAP), y: 0 };
    const y = next;
    next += item.height + ROW_GAP;
    return { x: 0, y };
  });
  const last = unit.offsets.at(-1)!;
  unit.width = last.x + width;
  unit.height = last.y + items.at(-1)!.height;
}

// ---- Boxes without nodes at any depth: they contain at most other boxes with their titles.
// Their counterparts in other zones may hold nodes, and rows of such boxes line up. A title in a tall box would look as
// if content were missing. The row therefore keeps its height, but the box is drawn no taller than its content.

/** Factor by which a box without nodes may be taller than its content, so that adjacent borders line up. */
const EMPTY_STRETCH_MAX = 1.3;

/**
 * Returns the height at which a box without content is drawn: its title, with a gap below. After a second title line
 * the gap is left out, so that the box remains a line of text.
 */
const titleHeight = ({ box, height }: Item): number =>
  Math.min(height, (box?.headerHeight ?? 0) + (box?.subtitleBelow ? -SECOND_LINE_END : HEADER_GAP));
/** Part of the header, below a second title line, that is left out. */
const SECOND_LINE_END = 2;

/**
 * Returns the height at which each box without nodes is drawn. A box that keeps its height is absent.
 * @param items parents first, all placed
 */
export function drawnHeights(items: readonly Item[]): ReadonlyMap<Item, number> {
  const heights = new Map<Item, number>();
  for (const item of [...items].reverse()) {
    if (!item.holdsNoNodes) continue;
    const { children, height, y } = item;
    if (children.length === 0) heights.set(item, titleHeight(item));
    // A box with ports does not shrink, because edges may end anywhere on its border.
    else if (item.ports.size === 0) {
      const content = largest(children.map((child) => child.y - y + (heights.get(child) ?? child.height))) + PADDING;
      heights.set(item, height <= content * EMPTY_STRETCH_MAX ? height : content);
    }
  }
  return heights;
}

/**
 * Shrinks a box without nodes, and the boxes inside it, to their titles, in place. Nothing changes if an edge ends at
 * one of these boxes or passes through one.
 */
export function compact(item: Item): void {
  const { children } = item;
  if (children.length === 0 || [item, ...children].some(({ ports }) => ports.size > 0)) return;
  const placed: Item[] = [];
  const top = Math.min(...children.map(({ y }) => y));
  for (const child of [...children].sort((a, b) => a.y - b.y)) {
    if (child.children.length === 0) child.height = titleHeight(child);
    const above = placed.filter(({ x, width }) => x < child.x + child.width && child.x < x + width);
    child.y = largest([top, ...above.map(({ y, height }) => y + height + ROW_GAP)]);
    placed.push(child);
  }
  item.height = largest(children.map(({ y, height }) => y + height)) + PADDING;
}
