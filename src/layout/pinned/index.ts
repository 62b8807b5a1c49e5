/**
 * Applies the positions from a draw.io file to a fresh layout. Elements of the file keep their positions, and their
 * boxes grow for new elements, which are placed in free space. An edge keeps its route if its ends have not moved
 * against each other; otherwise it is routed again.
 */

import { largest, smallest } from '../../graph/order.js';
import { type Layout, type PlacedEdge, type Point, type Rect, runRect } from '../layout.js';
import { routeEdges } from './lines.js';
import { type Item, itemsOf, type PinnedLayout, TOLERANCE } from './model.js';

/** Margin of the whole diagram in pixels. */
const MARGIN = 24;

/** Returns the layout with the positions from the file, moved as a whole if something would be outside the page. */
export function withPinned(layout: Layout, pinned: PinnedLayout): Layout {
  const items = itemsOf(layout, pinned);
  const placed = placeAll(items, pinned);
  const shift = shiftIntoPage([...items.values()], placed);
  const rectOf = (id: string): Rect => {
    const rect = placed.get(id)!;
    return { ...rect, x: rect.x + shift.x, y: rect.y + shift.y };
  };
  const edges = routeEdges(layout.edges, { items, rectOf, pinned, shift });
  const boxes = layout.boxes.map(({ box }) => ({ ...rectOf(box.id), box }));
  const nodes = layout.nodes.map(({ node }) => ({ x: rectOf(node.id).x, y: rectOf(node.id).y, node }));
  return { ...layout, ...sizeOf(layout, [...items.keys()].map(rectOf), edges), boxes, nodes, edges };
}

/** Returns the shift that keeps every item at least as far from the left and top border as in the fresh layout. */
function shiftIntoPage(items: readonly Item[], placed: ReadonlyMap<string, Rect>): Point {
  if (items.length === 0) return { x: 0, y: 0 };
  const along = (axis: 'x' | 'y'): number => {
    const freshStart = smallest(items.map(({ fresh }) => fresh[axis]));
    const placedStart = smallest(items.map(({ id }) => placed.get(id)![axis]));
    return Math.max(0, freshStart - placedStart);
  };
  return { x: along('x'), y: along('y') };
}

/** Ends of the content that differ by less than this, in pixels, are equal. */
const SAME_END = 0.01;

/**
 * Returns width and height: those of the fresh layout if the content still ends at the same position, otherwise those
 * that the content needs.
 */
function sizeOf(layout: Layout, rects: readonly Rect[], edges: readonly PlacedEdge[]) {
  const freshNodes = layout.nodes.map(({ x, y, node: { width, height } }) => ({ x, y, width, height }));
  const [before, after] = [endOf([...layout.boxes, ...freshNodes], layout.edges), endOf(rects, edges)];
  const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME_END;
  return {
    width: isSame(before.x, after.x) ? layout.width : Math.max(after.x + MARGIN, headingWidth(layout)),
    height: isSame(before.y, after.y) ? layout.height : after.y + MARGIN,
  };
}

/** Returns the bottom right corner of the content. */
function endOf(rects: readonly Rect[], edges: readonly PlacedEdge[]): Point {
  const points = edges.flatMap((edge) => edge.points);
  const labels = edges.flatMap(({ label }) => label ?? []);
  const ends = [...[...rects, ...labels].map(bottomRight), ...points];
  return { x: largest(ends.map(({ x }) => x)), y: largest(ends.map(({ y }) => y)) };
}

const bottomRight = ({ x, y, width, height }: Rect): Point => ({ x: x + width, y: y + height });

/** Returns the width that title and subtitle need; 0 for a layout without a title. */
function headingWidth({ title, heading }: Layout): number {
  if (title === null) return 0;
  const lines = [...(heading?.broken ?? [heading?.title]), heading?.subtitle];
  return lines.reduce((sum, line) => sum + (line ? line.width + MARGIN : 0), 2 * MARGIN);
}

// ---- Contents of boxes, from the innermost outwards: pinned elements at their positions, then new ones in free space
// or in rows below.

/** Distance in pixels from the border of a box to its content. */
const PADDING = 16;

/**
 * The arranged content of a box. Coordinates are relative to the top left corner of the box in the file; for a box that
 * is not in the file, in the fresh layout.
 */
interface Content {
  /** The area of the box. It starts at 0,0 unless a user moved content beyond the top left corner. */
  readonly extent: Rect;
  /** Growth to the right and downwards, compared with the file, to make room for new elements. */
  readonly growth: Point;
  /** The position of each child by id. */
  readonly positions: ReadonlyMap<string, Point>;
}

type ContentByBox = ReadonlyMap<string, Content>;

/** Returns the area of every item on the page, by id. */
function placeAll(items: ReadonlyMap<string, Item>, pinned: PinnedLayout): ReadonlyMap<string, Rect> {
  const lineRects = [...pinned.lines.values()].flatMap(({ points }) =>
    points.slice(1).map((point, i) => runRect(points[i]!, point)),
  );
  const contentByBox = new Map<string, Content>();
  // Boxes come before their content in `items`, so the reverse order starts with the innermost.
  for (const item of [...items.values()].reverse()) {
    if (item.icon === null) contentByBox.set(item.id, arrangeContent(item, items, contentByBox, lineRects));
  }
  const topItems = [...items.values()].filter(({ parent }) => parent === null).map(({ id }) => id);
  const page = arrangeContent({ ...PAGE, children: topItems }, items, contentByBox, lineRects);
  const placed = new Map<string, Rect>();
  const placeWithContent = (id: string, corner: Point): void => {
    const { fresh, icon } = items.get(id)!;
    if (icon !== null) {
      placed.set(id, { ...fresh, x: corner.x, y: corner.y });
      return;
    }
    const { extent, positions } = contentByBox.get(id)!;
    placed.set(id, translated(extent, corner));
    for (const [child, { x, y }] of positions) placeWithContent(child, { x: corner.x + x, y: corner.y + y });
  };
  for (const [id, corner] of page.positions) placeWithContent(id, corner);
  return placed;
}

const EMPTY: Rect = { x: 0, y: 0, width: 0, height: 0 };
/** The page as a box without border and padding. */
const PAGE: Item = {
  id: '',
  parent: null,
  children: [],
  fresh: EMPTY,
  before: EMPTY,
  isPinned: true,
  header: 0,
  icon: null,
  title: null,
  isGate: false,
};

/**
 * Arranges the content of a box whose inner boxes are already arranged.
 * @param contentByBox the arranged content of the boxes inside it
 * @param lineRects runs of the pinned edges on the page, which new elements avoid
 */
function arrangeContent(
  box: Item,
  items: ReadonlyMap<string, Item>,
  contentByBox: ContentByBox,
  lineRects: readonly Rect[],
): Content {
  const children = box.children.map((id) => items.get(id)!);
  const origin = box.before;
  const pinned = children.filter(({ isPinned }) => isPinned);
  const sizeOf = ({ id, fresh }: Item): Rect => contentByBox.get(id)?.extent ?? { ...fresh, x: 0, y: 0 };
  if (origin === null || pinned.length === 0) return arrangeFreshContent(box, children, sizeOf);
  const positions = new Map(pinned.map(({ id, before }) => [id, { x: before!.x - origin.x, y: before!.y - origin.y }]));
  makeRoom(pinned, positions, contentByBox);
  const pinnedRects = pinned.map((item) => translated(sizeOf(item), positions.get(item.id)!));
  // A gate is half outside its box, which needs no room for that half.
  const inBox = pinnedRects.filter((_, i) => !pinned[i]!.isGate);
  const isPage = box.id === PAGE.id;
  const pinnedArea = isPage ? inBox.reduce(union) : enlargedFor({ ...origin, x: 0, y: 0 }, inBox);
  const area = isPage ? pinnedArea : insideOf(pinnedArea, box.header);
  const lines = lineRects.map((rect) => translated(rect, { x: -origin.x, y: -origin.y }));
  const added: Rect[] = [];
  let extent = pinnedArea;
  for (const item of children) {
    if (positions.has(item.id)) continue;
    const size = sizeOf(item);
    const corner =
      findFreePosition(size, area, [...pinnedRects, ...lines, ...added]) ??
      positionBelow(size, area, pinnedRects, added);
    const rect = { ...size, ...corner };
    added.push(rect);
    positions.set(item.id, { x: corner.x - size.x, y: corner.y - size.y });
    extent = union(extent, isPage ? rect : { ...rect, width: rect.width + PADDING, height: rect.height + PADDING });
  }
  const growth = { x: rightOf(extent) - rightOf(pinnedArea), y: bottomOf(extent) - bottomOf(pinnedArea) };
  return { extent, growth, positions };
}

/** Arranges a box without pinned content as in the fresh layout. A pinned box keeps at least its size. */
function arrangeFreshContent(box: Item, children: readonly Item[], sizeOf: (item: Item) => Rect): Content {
  const positions = new Map(
    children.map(({ id, fresh }) => [id, { x: fresh.x - box.fresh.x, y: fresh.y - box.fresh.y }]),
  );
  const freshExtent = children
    .filter(({ isGate }) => !isGate)
    .map((item) => translated(sizeOf(item), positions.get(item.id)!))
    .reduce(union, { ...box.fresh, x: 0, y: 0 });
  if (box.before === null) return { extent: freshExtent, growth: { x: 0, y: 0 }, positions };
  const before = { ...box.before, x: 0, y: 0 };
  const extent = union(before, freshExtent);
  return { extent, growth: { x: extent.width - before.width, y: extent.height - before.height }, positions };
}

/** Tolerance in pixels: an element is beside or below a box if it starts at most this far before the box ends. */
const OVERLAP = 1;

/**
 * Moves the pinned elements beside and below a box by the growth of the box, so that they keep their arrangement.
 * Changes `positions`.
 */
function makeRoom(pinned: readonly Item[], positions: Map<string, Point>, contentByBox: ContentByBox): void {
  const positionsBefore = new Map(positions);
  for (const { id, before } of pinned) {
    const growth = contentByBox.get(id)?.growth ?? { x: 0, y: 0 };
    const start = positionsBefore.get(id)!;
    const end = { x: start.x + before!.width, y: start.y + before!.height };
    for (const axis of ['x', 'y'] as const) {
      if (growth[axis] <= 0) continue;
      for (const [otherId, position] of positions)
        if (otherId !== id && positionsBefore.get(otherId)![axis] >= end[axis] - OVERLAP)
          positions.set(otherId, { ...position, [axis]: position[axis] + growth[axis] });
    }
  }
}

// ---- Rectangles.

const rightOf = ({ x, width }: Rect): number => x + width;
const bottomOf = ({ y, height }: Rect): number => y + height;

const translated = (rect: Rect, shift: Point): Rect => ({ ...rect, x: rect.x + shift.x, y: rect.y + shift.y });

/** Returns the smallest rectangle around two others. */
const union = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(rightOf(a), rightOf(b)) - x;
  return { x, y, width, height: Math.max(bottomOf(a), bottomOf(b)) - y };
};

/** Returns the box, enlarged on each side where a user moved content beyond its border. */
function enlargedFor(box: Rect, content: readonly Rect[]): Rect {
  if (content.length === 0) return box;
  const area = content.reduce(union);
  const paddingIf = (isBeyond: boolean): number => (isBeyond ? PADDING : 0);
  const left = paddingIf(area.x < box.x - TOLERANCE);
  const top = paddingIf(area.y < box.y - TOLERANCE);
  const right = paddingIf(rightOf(area) > rightOf(box) + TOLERANCE);
  const bottom = paddingIf(bottomOf(area) > bottomOf(box) + TOLERANCE);
  return union(box, {
    x: area.x - left,
    y: area.y - top,
    width: area.width + left + right,
    height: area.height + top + bottom,
  });
}

/** Returns the area for content: the box without its header and padding. */
const insideOf = ({ x, y, width, height }: Rect, header: number): Rect => ({
  x: x + PADDING,
  y: y + header + PADDING / 2,
  width: width - 2 * PADDING,
  height: height - header - 1.5 * PADDING,
});

// ---- Positions of new elements among those that are already placed.

/** Distance in pixels between a new element and the others. */
const GAP = 24;

/** Number of obstacles above which free space is not searched, because the search is cubic. */
const MAX_OBSTACLES = 400;

/** True if two rectangles overlap or are closer than GAP. */
const areTooClose = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;

/** Returns the highest free position in an area, and the leftmost of those; null if there is none. */
function findFreePosition(size: Rect, area: Rect, obstacles: readonly Rect[]): Point | null {
  if (size.width > area.width || size.height > area.height) return null;
  const nearby = obstacles.filter((rect) => areTooClose(rect, area));
  if (nearby.length > MAX_OBSTACLES) return null;
  // A highest and leftmost position starts at the edge of the area, or just after an obstacle.
  const startsAt = (areaStart: number, ends: readonly number[]) =>
    [...new Set([areaStart, ...ends])].sort((a, b) => a - b);
  const rows = startsAt(
    area.y,
    nearby.map(({ y, height }) => y + height + GAP),
  );
  const columns = startsAt(
    area.x,
    nearby.map(({ x, width }) => x + width + GAP),
  );
  for (const y of rows) {
    if (y < area.y || y + size.height > area.y + area.height) continue;
    for (const x of columns) {
      if (x < area.x || x + size.width > area.x + area.width) continue;
      const candidate = { ...size, x, y };
      if (!nearby.some((rect) => areTooClose(candidate, rect))) return { x, y };
    }
  }
  return null;
}

/** Heights in pixels that differ by less belong to one row. */
const ROW_TOLERANCE = 1;

/**
 * Returns a position in a row below the pinned elements. A row is as wide as the area, and a full row is followed by
 * another.
 * @param pinned at least one
 * @param added the new elements placed so far, in their order
 */
function positionBelow(size: Rect, area: Rect, pinned: readonly Rect[], added: readonly Rect[]): Point {
  const firstRow = largest(pinned.map((rect) => rect.y + rect.height)) + GAP;
  const addedBelow = added.filter((rect) => rect.y >= firstRow - ROW_TOLERANCE);
  const last = addedBelow.at(-1);
  if (last === undefined) return { x: area.x, y: firstRow };
  const x = last.x + last.width + GAP;
  if (x + size.width <= area.x + Math.max(area.width, size.width)) return { x, y: last.y };
  return { x: area.x, y: largest(addedBelow.map((rect) => rect.y + rect.height)) + GAP };
}
