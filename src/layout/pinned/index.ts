/**
 * Applies the positions from a draw.io file to a fresh layout. Elements of the file keep their positions, and their
 * boxes grow for new elements, which are placed in free space. An edge keeps its route if its ends have not moved
 * against each other; otherwise it is routed again.
 */

import { largest } from '../../graph/order.js';
import type { Layout, PlacedEdge, Point, Rect } from '../layout.js';
import { routed } from './lines.js';
import type { PinnedLayout } from './model.js';
import { placeAll } from './place.js';
import { type Item, itemsOf } from './tree.js';

const MARGIN = 24;

/** Returns the layout with the positions from the file. */
export function withKept(layout: Layout, kept: PinnedLayout): Layout {
  const items = itemsOf(layout, kept);
  const placed = placeAll(items, kept);
  const shift = intoPage([...items.values()], placed);
  const at = (id: string): Rect => {
    const rect = placed.get(id)!;
    return { ...rect, x: rect.x + shift.x, y: rect.y + shift.y };
  };
  const edges = routed(layout.edges, { items, at, kept, shift });
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
    const points = lines.flatMap(({ points: way, label }) => [...way, ...(label ? [corner(label)] : [])]);
    const corners = [...boxes.map(corner), ...points];
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
