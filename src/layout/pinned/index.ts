/**
 * Applies the positions from a draw.io file to a fresh layout. Elements of the file keep their positions, and their
 * boxes grow for new elements, which are placed in free space. An edge keeps its route if its ends have not moved
 * against each other; otherwise it is routed again.
 */

import { largest } from '../../graph/order.js';
import type { Layout, PlacedEdge, Point, Rect } from '../layout.js';
import { routed } from './lines.js';
import { type PinnedLayout, TOLERANCE } from './model.js';
import { type Item, itemsOf } from './tree.js';

/** Margin of the whole diagram. */
const MARGIN = 24;

/** Returns the layout with the positions from the file. */
export function withPinned(layout: Layout, pinned: PinnedLayout): Layout {
  const items = itemsOf(layout, pinned);
  const placed = placeAll(items, pinned);
  const shift = intoPage([...items.values()], placed);
  const at = (id: string): Rect => {
    const rect = placed.get(id)!;
    return { ...rect, x: rect.x + shift.x, y: rect.y + shift.y };
  };
  const edges = routed(layout.edges, { items, at, pinned, shift });
  const boxes = layout.boxes.map(({ box }) => ({ ...at(box.id), box }));
  const nodes = layout.nodes.map(({ node }) => ({ x: at(node.id).x, y: at(node.id).y, node }));
  return { ...layout, ...sizeOf(layout, [...items.keys()].map(at), edges), boxes, nodes, edges };
}

/** Returns the shift that keeps every item at least as far from the left and top border as in the fresh layout. */
function intoPage(items: readonly Item[], placed: ReadonlyMap<string, Rect>): Point {
  const least = (axis: 'x' | 'y', of: (item: Item) => Point) => -largest(items.map((item) => -of(item)[axis]));
  if (items.length === 0) return { x: 0, y: 0 };
  const by = (axis: 'x' | 'y') =>
    Math.max(0, least(axis, ({ fresh }) => fresh) - least(axis, ({ id }) => placed.get(id)!));
  return { x: by('x'), y: by('y') };
}

/**
 * Returns the size of the fresh layout if the content ends at the same position, else the size that the content needs.
 */
function sizeOf(layout: Layout, rects: readonly Rect[], edges: readonly PlacedEdge[]) {
  const end = (boxes: readonly Rect[], lines: readonly PlacedEdge[]) => {
    const lineCorners = lines.flatMap(({ points, label }) => [...points, ...(label ? [corner(label)] : [])]);
    const corners = [...boxes.map(corner), ...lineCorners];
    return { x: largest(corners.map(({ x }) => x)), y: largest(corners.map(({ y }) => y)) };
  };
  const fresh = [
    ...layout.boxes,
    ...layout.nodes.map(({ x, y, node: { width, height } }) => ({ x, y, width, height })),
  ];
  const [before, after] = [end(fresh, layout.edges), end(rects, edges)];
  const { title, heading } = layout;
  const words = [...(heading?.broken ?? [heading?.title]), heading?.subtitle].reduce(
    (sum, line) => sum + (line ? line.width + MARGIN : 0),
    2 * MARGIN,
  );
  const isSame = (a: number, b: number) => Math.abs(a - b) < 0.01;
  return {
    width: isSame(before.x, after.x) ? layout.width : Math.max(after.x + MARGIN, title === null ? 0 : words),
    height: isSame(before.y, after.y) ? layout.height : after.y + MARGIN,
  };
}

const corner = ({ x, y, width, height }: Rect): Point => ({ x: x + width, y: y + height });

// ---- Content of boxes, from the innermost outwards: pinned elements, then new ones in free space or below.

/** From the border of a box to its content. */
const PADDING = 16;
/** Between a new element and the others. */
const GAP = 24;

/** A box seen from inside. Its origin is the corner of the box in the file, or in the fresh layout. */
interface Block {
  /** The whole area. Starts at 0,0 unless a user moved content beyond the top left corner. */
  readonly extent: Rect;
  /** Growth compared with the file, to make room for new elements. */
  readonly more: Point;
  /** The position of each child. */
  readonly places: ReadonlyMap<string, Point>;
}

/** Returns the area of every item on the page. */
function placeAll(items: ReadonlyMap<string, Item>, pinned: PinnedLayout): ReadonlyMap<string, Rect> {
  const wires = [...pinned.lines.values()].flatMap(({ points }) =>
    points.slice(1).map((point, i) => runRect(points[i]!, point)),
  );
  const blocks = new Map<string | null, Block>();
  for (const item of [...items.values()].reverse()) {
    if (item.icon === null) blocks.set(item.id, blockOf(item, items, blocks, wires));
  }
  const top = [...items.values()].filter(({ parent }) => parent === null).map(({ id }) => id);
  const page = blockOf({ ...PAGE, children: top }, items, blocks, wires);
  const placed = new Map<string, Rect>();
  const put = (id: string, at: Point): void => {
    const { fresh, icon } = items.get(id)!;
    if (icon !== null) {
      placed.set(id, { ...fresh, x: at.x, y: at.y });
      return;
    }
    const { extent, places } = blocks.get(id)!;
    placed.set(id, { ...extent, x: at.x + extent.x, y: at.y + extent.y });
    for (const [child, { x, y }] of places) put(child, { x: at.x + x, y: at.y + y });
  };
  for (const [id, at] of page.places) put(id, at);
  return placed;
}

const NONE: Rect = { x: 0, y: 0, width: 0, height: 0 };
/** The page as a box without border and padding. */
const PAGE: Item = {
  id: '',
  parent: null,
  children: [],
  fresh: NONE,
  before: NONE,
  isPinned: true,
  header: 0,
  icon: null,
  isGate: false,
};

const runRect = (a: Point, b: Point): Rect => ({
  ...{ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
  ...{ width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) },
});

const union = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
};

/** Returns the box with padding around content that a user moved beyond its border. */
function grown(box: Rect, filled: Rect): Rect {
  const [x, y] = [filled.x < box.x - TOLERANCE ? PADDING : 0, filled.y < box.y - TOLERANCE ? PADDING : 0];
  const right = filled.x + filled.width > box.x + box.width + TOLERANCE ? PADDING : 0;
  const bottom = filled.y + filled.height > box.y + box.height + TOLERANCE ? PADDING : 0;
  const roomy = {
    x: filled.x - x,
    y: filled.y - y,
    width: filled.width + x + right,
    height: filled.height + y + bottom,
  };
  return union(box, roomy);
}

type Blocks = ReadonlyMap<string | null, Block>;

/** Arranges the inside of a box: pinned children at their positions, then new ones in free space. */
function blockOf(box: Item, items: ReadonlyMap<string, Item>, blocks: Blocks, wires: readonly Rect[]): Block {
  const children = box.children.map((id) => items.get(id)!);
  const pinned = children.filter(({ isPinned }) => isPinned && box.before !== null);
  const sizeOf = ({ id, fresh }: Item): Rect => blocks.get(id)?.extent ?? { ...fresh, x: 0, y: 0 };
  if (pinned.length === 0) return freshBlock(box, children, sizeOf);
  const origin = box.before as Rect;
  const places = new Map(pinned.map(({ id, before }) => [id, { x: before!.x - origin.x, y: before!.y - origin.y }]));
  makeRoom(pinned, places, blocks);
  const rectOf = (item: Item): Rect => moved(sizeOf(item), places.get(item.id)!);
  const isPage = box.id === '';
  const inBox = pinned.filter(({ isGate }) => !isGate).map(rectOf);
  const filled = isPage ? inBox.reduce(union) : inBox.reduce(union, inBox[0] ?? { ...origin, x: 0, y: 0 });
  const base = isPage ? filled : grown({ ...origin, x: 0, y: 0 }, filled);
  let extent = base;
  // Pinned elements, then lines, then the new elements placed so far.
  const taken = [...pinned.map(rectOf), ...wires.map((wire) => moved(wire, { x: -origin.x, y: -origin.y }))];
  for (const item of children) {
    if (places.has(item.id)) continue;
    const size = sizeOf(item);
    const inner = isPage ? base : inside(base, box.header);
    const at =
      freePlace(size, inner, taken, GAP) ??
      below(size, taken.slice(0, pinned.length), taken.slice(pinned.length + wires.length), inner);
    const rect = { ...size, ...at };
    taken.push(rect);
    places.set(item.id, { x: at.x - size.x, y: at.y - size.y });
    extent = union(extent, isPage ? rect : { ...rect, width: rect.width + PADDING, height: rect.height + PADDING });
  }
  const more = { x: extent.x + extent.width - base.x - base.width, y: extent.y + extent.height - base.y - base.height };
  return { extent, more, places };
}

const moved = (rect: Rect, { x, y }: Point): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y });

/** Returns the area for content: the box without its header and padding. */
const inside = ({ x, y, width, height }: Rect, header: number): Rect => ({
  x: x + PADDING,
  y: y + header + PADDING / 2,
  width: width - 2 * PADDING,
  height: height - header - 1.5 * PADDING,
});

/** Lays out a box without pinned children as in the fresh layout. A pinned box keeps at least its size. */
function freshBlock(box: Item, children: readonly Item[], sizeOf: (item: Item) => Rect): Block {
  const places = new Map(children.map(({ id, fresh }) => [id, { x: fresh.x - box.fresh.x, y: fresh.y - box.fresh.y }]));
  const freshSize = { ...box.fresh, x: 0, y: 0 };
  const inBox = children.filter(({ isGate }) => !isGate);
  const filled = inBox.map((item) => moved(sizeOf(item), places.get(item.id)!)).reduce(union, freshSize);
  const before = box.before === null ? filled : { ...box.before, x: 0, y: 0 };
  const extent = box.before === null ? filled : union(before, filled);
  return { extent, more: { x: extent.width - before.width, y: extent.height - before.height }, places };
}

/** Moves the elements below or beside a box by its growth, so that their arrangement isPinned the same. */
function makeRoom(pinned: readonly Item[], places: Map<string, Point>, blocks: Blocks): void {
  const startOf = new Map(places);
  for (const { id, before: rect } of pinned) {
    const more = blocks.get(id)?.more ?? { x: 0, y: 0 };
    const start = startOf.get(id)!;
    for (const axis of ['x', 'y'] as const) {
      if (more[axis] <= 0) continue;
      const end = start[axis] + (axis === 'x' ? rect!.width : rect!.height);
      for (const [other, at] of places)
        if (other !== id && startOf.get(other)![axis] >= end - 1)
          places.set(other, { ...at, [axis]: at[axis] + more[axis] });
    }
  }
}

/**
 * Places a new element in a row below the pinned ones. A row is as wide as the box, and a full row is followed by
 * another.
 */
function below(size: Rect, pinned: readonly Rect[], added: readonly Rect[], { x, width }: Rect): Point {
  const floor = Math.max(...pinned.map((rect) => rect.y + rect.height)) + GAP;
  const row = added.filter((rect) => rect.y >= floor - 1);
  const last = row.at(-1);
  if (last === undefined) return { x, y: floor };
  const next = last.x + last.width + GAP;
  if (next + size.width <= x + Math.max(width, size.width)) return { x: next, y: last.y };
  return { x, y: Math.max(...row.map((rect) => rect.y + rect.height)) + GAP };
}

// ---- Free space among placed elements.

/** With more elements nearby, the search takes too long to be worth it. */
const MOST_OBSTACLES = 400;

const overlaps = (a: Rect, b: Rect, gap: number): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

/** Returns the highest free position, and the leftmost of those; null if there is none. */
function freePlace(size: Rect, room: Rect, taken: readonly Rect[], gap: number): Point | null {
  if (size.width > room.width || size.height > room.height) return null;
  const near = taken.filter((rect) => overlaps(rect, room, gap));
  if (near.length > MOST_OBSTACLES) return null;
  const starts = (from: number, ends: readonly number[]) => [...new Set([from, ...ends])].sort((a, b) => a - b);
  const rows = starts(
    room.y,
    near.map(({ y, height }) => y + height + gap),
  );
  const columns = starts(
    room.x,
    near.map(({ x, width }) => x + width + gap),
  );
  for (const y of rows) {
    if (y < room.y || y + size.height > room.y + room.height) continue;
    for (const x of columns) {
      if (x < room.x || x + size.width > room.x + room.width) continue;
      const place = { ...size, x, y };
      if (!near.some((rect) => overlaps(place, rect, gap))) return { x, y };
    }
  }
  return null;
}
