/**
 * Applies the positions from a draw.io file to a fresh layout. Elements of the file keep their positions, and their
 * boxes grow for new elements, which are placed in free space. An edge keeps its route if its ends have not moved
 * against each other; otherwise it is routed again.
 */

import { largest, smallest } from '../../graph/order.js';
import type { Layout, PlacedEdge, Point, Rect } from '../layout.js';
import { placeAll } from './content.js';
import { routeEdges } from './lines.js';
import type { PinnedLayout } from './model.js';
import { type Item, itemsOf } from './model.js';

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
